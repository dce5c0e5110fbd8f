Feature: Suspect

  @cr26:701.60a
  Scenario: Hill Giant that Whispered Charge suspects can't block, and needs two blockers as it attacks in a later turn
    Given Alice has "Whispered Charge" as "one" and "Whispered Charge" as "two" in hand and can pay {W}{W}
    And Alice controls "Grizzly Bears", "Elvish Regrower" and "Llanowar Elves"
    And Bob controls "Hill Giant" and "Gray Ogre"
    When Alice plays "one" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" has exactly "menace"
    When Alice plays "two" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" has exactly "menace"
    When Alice attacks with "Grizzly Bears"
    Then Bob can't block "Grizzly Bears" with "Hill Giant" by rule 509.1b
    And Bob can block "Grizzly Bears" with "Gray Ogre"
    When Bob doesn't block
    And the game goes on to Bob's main phase
    And Bob attacks with "Hill Giant"
    Then Alice can't block "Hill Giant" with "Elvish Regrower" by rule 509.1b
    And Alice can block "Hill Giant" with "Elvish Regrower" and "Llanowar Elves"
