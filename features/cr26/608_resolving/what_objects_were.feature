Feature: What objects were when an event happened

  @cr26:608.2i.2
  Scenario: A creature that attacked and then became an enchantment counts as a creature that attacked, and one that didn't attack doesn't count
    Given Alice controls "Day Ledger", "Grizzly Bears" and "Hill Giant"
    And Bob controls "Soul Sculptor" and can pay {1}{W}
    When Alice attacks with "Grizzly Bears"
    And Bob doesn't block
    And the game goes on to the second main phase
    And Bob activates "Soul Sculptor" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" doesn't have the type "creature"
    When Alice activates "attackers" of "Day Ledger"
    And the stack resolves
    Then Alice is at 21 life

  @cr26:608.2i.2
  Scenario: A creature that attacked and died counts as a creature that attacked
    Given Alice controls "Day Ledger" and "Grizzly Bears"
    And Bob controls "Hill Giant"
    When Alice attacks with "Grizzly Bears"
    And Bob blocks "Grizzly Bears" with "Hill Giant"
    And the game goes on to the second main phase
    Then "Grizzly Bears" is in Alice's graveyard
    When Alice activates "attackers" of "Day Ledger"
    And the stack resolves
    Then Alice is at 21 life

  @cr26:608.2i.2
  Scenario: An attacker that another player gained control of afterwards counts for the player who controlled it as it attacked
    Given Alice controls "Day Ledger" as "hers" and "Grizzly Bears"
    And Bob controls "Day Ledger" as "his" and "Merieke Ri Berit"
    When Alice attacks with "Grizzly Bears"
    And Bob doesn't block
    And the game goes on to the second main phase
    And Bob activates "Merieke Ri Berit" targeting "Grizzly Bears"
    And the stack resolves
    Then Bob controls "Grizzly Bears"
    When Alice activates "attackers" of "hers"
    And the stack resolves
    Then Alice is at 21 life
    When Bob activates "attackers" of "his"
    And the stack resolves
    Then Bob is at 18 life

  @cr26:608.2i.2
  Scenario: A creature that entered and then became an enchantment counts as a creature that entered, and an artifact that entered doesn't count
    Given Alice controls "Day Ledger"
    And Alice has "Grizzly Bears" and "Sol Ring" in hand and can pay {1}{G}{1}
    And Bob controls "Soul Sculptor" and can pay {1}{W}
    When Alice plays "Grizzly Bears"
    And the stack resolves
    And Alice plays "Sol Ring"
    And the stack resolves
    And Bob activates "Soul Sculptor" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" doesn't have the type "creature"
    When Alice activates "arrivals" of "Day Ledger"
    And the stack resolves
    Then Alice is at 21 life

  @cr26:608.2i.2
  Scenario: A Vehicle that entered and was crewed afterwards doesn't count as a creature that entered
    Given Alice controls "Day Ledger" and "Hill Giant"
    And Alice has "Sky Skiff" and "Grizzly Bears" in hand and can pay {2}{1}{G}
    When Alice plays "Sky Skiff"
    And the stack resolves
    And Alice plays "Grizzly Bears"
    And the stack resolves
    And Alice activates "Sky Skiff" tapping "Hill Giant"
    And the stack resolves
    Then "Sky Skiff" has the type "creature"
    When Alice activates "arrivals" of "Day Ledger"
    And the stack resolves
    Then Alice is at 21 life

  @cr26:608.2i.2
  Scenario: Damage dealt to a creature that then became an enchantment counts as damage dealt to a creature, and damage dealt to a player doesn't count
    Given Alice controls "Day Ledger", "Hill Giant" and has "Lava Spike" in hand and can pay {R}
    And Bob controls "Soul Sculptor" and has "Glacial Ray" in hand and can pay {1}{R}{1}{W}
    When Bob plays "Glacial Ray" targeting "Hill Giant"
    And the stack resolves
    And Alice plays "Lava Spike" targeting Bob
    And the stack resolves
    And Bob activates "Soul Sculptor" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" doesn't have the type "creature"
    When Alice activates "wounds" of "Day Ledger"
    And the stack resolves
    Then Alice is at 21 life

  @cr26:608.2i.2
  Scenario: A creature that became tapped and then became an enchantment counts as a creature that became tapped, and a land doesn't count
    Given Alice controls "Day Ledger", "Grizzly Bears" and "Forest"
    And Bob controls "Soul Sculptor" and can pay {1}{W}
    When Alice taps "Forest" for mana
    And Alice attacks with "Grizzly Bears"
    And Bob doesn't block
    And Bob activates "Soul Sculptor" targeting "Grizzly Bears"
    And the stack resolves
    And Alice activates "rest" of "Day Ledger"
    And the stack resolves
    Then Alice is at 21 life

  @cr26:608.2i.2
  Scenario: A creature that got a counter and then became an enchantment counts as a creature that got a counter
    Given Alice controls "Day Ledger" and "Grizzly Bears"
    And Alice has "Hunger of the Howlpack" in hand and can pay {G}
    And Bob controls "Soul Sculptor" and can pay {1}{W}
    When Alice plays "Hunger of the Howlpack" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" has 1 +1/+1 counter
    When Bob activates "Soul Sculptor" targeting "Grizzly Bears"
    And the stack resolves
    And Alice activates "growth" of "Day Ledger"
    And the stack resolves
    Then Alice is at 21 life

  @cr26:608.2i.2
  Scenario: After a creature that entered became an enchantment, the next creature that enters is the second one of the turn
    Given Alice controls "Day Ledger"
    And Alice has "Ornithopter" and "Zombify" in hand and can pay {3}{B}
    And Alice has "Grizzly Bears" in graveyard
    And Alice has 2 "Island" as "page" as library
    And Bob controls "Soul Sculptor" and can pay {1}{W}
    When Alice plays "Ornithopter"
    And the stack resolves
    And Bob activates "Soul Sculptor" targeting "Ornithopter"
    And the stack resolves
    Then "Ornithopter" doesn't have the type "creature"
    And the ability "second" of "Day Ledger" has triggered never
    When Alice plays "Zombify" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then the ability "second" of "Day Ledger" has triggered once
    When the stack resolves
    Then Alice has drawn 1 card

  @cr26:608.2i.4
  Scenario: Relentless Assault untaps Hill Giant that attacked, and not Grizzly Bears that attacked and then became an enchantment
    Given Alice controls "Grizzly Bears" and "Hill Giant"
    And Alice has "Relentless Assault" in hand and can pay {2}{R}{R}
    And Bob controls "Soul Sculptor" and can pay {1}{W}
    When Alice attacks with "Grizzly Bears" and "Hill Giant"
    And Bob doesn't block
    And the game goes on to the second main phase
    And Bob activates "Soul Sculptor" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" doesn't have the type "creature"
    When Alice plays "Relentless Assault"
    And the stack resolves
    Then "Hill Giant" is untapped
    And "Grizzly Bears" is tapped
