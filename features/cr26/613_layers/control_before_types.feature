Feature: Control-changing effects apply before type-changing effects

  @cr26:613.1b @cr26:613.1.5
  Scenario: With Frog chosen for Conspiracy, Grizzly Bears is a Frog only while Conspiracy's controller controls it by Threaten
    Given Alice controls "Conspiracy" and has "Threaten" in hand and can pay {2}{R}
    And "Conspiracy" has the chosen creature type "Frog"
    And Bob controls "Grizzly Bears" and "Hill Giant"
    Then "Grizzly Bears" doesn't have the type "Frog"
    When Alice plays "Threaten" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" has exactly the types "creature" and "Frog"
    And "Hill Giant" has exactly the types "creature" and "Giant"
    When the game goes on to Bob's upkeep
    Then "Grizzly Bears" has exactly the types "creature" and "Bear"
