Feature: Casting spells from among face-down cards in exile

  @cr26:406.3b @cr26:601.3f.2
  Scenario: Alice may cast a creature spell from among the face-down cards that she may look at, but not the instant
    Given Alice has "Buried Trove" in hand and can pay {1}{U}{1}{G}{R}
    And Alice has "Grizzly Bears" and "Lightning Bolt" on top of library
    When Alice plays "Buried Trove"
    And the stack resolves
    Then "Grizzly Bears" and "Lightning Bolt" are in exile
    And Alice can't play "Lightning Bolt" from exile targeting Bob by rule 601.3
    And Alice can play "Grizzly Bears" from exile
    When Alice plays "Grizzly Bears" from exile
    Then "Grizzly Bears" is face up
    When the stack resolves
    Then "Grizzly Bears" is in play under Alice's control
    And "Lightning Bolt" is in exile

  @cr26:406.3b @cr26:601.3f.2
  Scenario: Bob may not look at the face-down cards, so he can't cast a creature spell from among them in his turn
    Given Alice has "Buried Trove" in hand and can pay {1}{U}{1}{G}
    And Alice has "Grizzly Bears" and "Lightning Bolt" on top of library
    And Bob can pay {1}{G}
    When Alice plays "Buried Trove"
    And the stack resolves
    And the game goes on to Bob's main phase
    Then Bob can't play "Grizzly Bears" from exile by rule 601.3
    When the game goes on to Alice's next main phase
    Then Alice can play "Grizzly Bears" from exile

  @cr26:406.3b
  Scenario: Alice may cast both of two face-down creature cards in exile that she may look at
    Given Alice has "Buried Trove" in hand and can pay {1}{U}{1}{G}{3}{R}
    And Alice has "Grizzly Bears" and "Hill Giant" on top of library
    When Alice plays "Buried Trove"
    And the stack resolves
    Then Alice can play "Hill Giant" from exile
    When Alice plays "Grizzly Bears" from exile
    And the stack resolves
    And Alice plays "Hill Giant" from exile
    And the stack resolves
    Then "Grizzly Bears" is in play under Alice's control
    And "Hill Giant" is 3/3
    And "Hill Giant" is face up

  @cr26:406.3b
  Scenario: Alice may cast the face-down card Bonecrusher Giant as a creature spell, and not as the instant Stomp
    Given Alice has "Buried Trove" in hand and can pay {1}{U}{2}{R}
    And Alice has "Bonecrusher Giant" and "Lightning Bolt" on top of library
    When Alice plays "Buried Trove"
    And the stack resolves
    Then Alice can't play "Bonecrusher Giant" as "Stomp" from exile targeting Bob by rule 601.3
    And Alice can play "Bonecrusher Giant" from exile
    When Alice plays "Bonecrusher Giant" from exile
    And the stack resolves
    Then "Bonecrusher Giant" is in play under Alice's control
    And "Bonecrusher Giant" is 4/3
