Feature: Prohibitions on casting spells

  @cr26:601.3
  Scenario: Ashes of the Abhorrent prohibits casting a spell from a graveyard with flashback, but not casting a spell from hand
    Given Alice controls "Ashes of the Abhorrent"
    And Alice has "Firebolt" in graveyard and can pay {4}{R}
    And Bob controls "Grizzly Bears"
    And Alice has "Glacial Ray" in hand
    Then Alice can't cast "Firebolt" from graveyard targeting "Grizzly Bears" because of the ability "ashes" of "Ashes of the Abhorrent"
    And Alice can cast "Glacial Ray" targeting "Grizzly Bears"
    When Alice casts "Glacial Ray" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is in Bob's graveyard
    And Alice is at 21 life

  @cr26:601.3.2 @cr26:601.2.3
  Scenario: With Rule of Law, each player can cast one spell each turn, and a countered spell counts as cast
    Given Bob controls "Rule of Law"
    And Alice has "Hill Giant" and "Grizzly Bears" in hand and can pay {3}{R}{1}{G}
    And Bob has "Counterspell" in hand and can pay {U}{U}
    Then Alice can play "Grizzly Bears"
    When Alice casts "Hill Giant"
    Then Bob can play "Counterspell" targeting "Hill Giant"
    When Bob casts "Counterspell" targeting "Hill Giant"
    And the stack resolves
    Then Alice can't play "Grizzly Bears" by rule 601.3

  @cr26:601.3.2
  Scenario: With Rule of Law, Alice and Bob each cast one spell in the same turn, and both spells resolve
    Given Bob controls "Rule of Law"
    And Alice controls "Craw Wurm"
    And Alice has "Hill Giant" in hand and can pay {3}{R}
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Alice casts "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in play under Alice's control
    When Bob casts "Lightning Bolt" targeting "Craw Wurm"
    And the stack resolves
    Then "Craw Wurm" has 3 damage marked
    And Bob is at 20 life

  @cr26:601.3.2
  Scenario: With Rule of Law, a player who has cast a spell can cast another one in the next turn
    Given Bob controls "Rule of Law"
    And Alice has "Hill Giant" and "Boomerang" in hand and can pay {3}{R}
    And Alice controls 2 "Island"
    When Alice casts "Hill Giant"
    And the stack resolves
    Then Alice can't play "Boomerang" targeting "Hill Giant"
    When the game goes on to Bob's main phase
    Then Alice can play "Boomerang" targeting "Hill Giant"
