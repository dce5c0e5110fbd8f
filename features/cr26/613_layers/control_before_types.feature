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

  @cr26:613.1b.3 @cr26:613.1.6
  Scenario: With Suzerain's Horn, Alice controls Grizzly Bears as soon as Cytoshape makes it a copy of Goblin Raider, until the turn ends
    Given Alice controls "Suzerain's Horn" and "Goblin Raider"
    And Bob controls "Grizzly Bears" and "Hill Giant"
    And Alice has "Cytoshape" in hand and can pay {1}{G}{U}
    When Alice plays "Cytoshape" targeting "Grizzly Bears"
    And the stack resolves
    And Alice chooses "Goblin Raider" for "Cytoshape"
    Then "Grizzly Bears" is named "Goblin Raider"
    And Alice controls "Grizzly Bears"
    And Bob controls "Hill Giant"
    When the turn ends
    Then Bob controls "Grizzly Bears"

  @cr26:613.1b.3 @cr26:613.1.6
  Scenario: Suzerain's Horn gives Alice control of Bob's Goblin Raider, and not of Grizzly Bears, which Bob's Conspiracy makes a Goblin
    Given Bob controls "Conspiracy", "Grizzly Bears" and "Goblin Raider"
    And "Conspiracy" has the chosen creature type "Goblin"
    And Alice has "Suzerain's Horn" in hand and can pay {3}{U}{U}
    When Alice plays "Suzerain's Horn"
    And the stack resolves
    Then Alice controls "Goblin Raider"
    And "Grizzly Bears" has exactly the types "creature" and "Goblin"
    And Bob controls "Grizzly Bears"

  @cr26:613.1b.4 @cr26:613.1.6
  Scenario: Suzerain's Horn, whose word Goblin Artificial Evolution has changed to Bear, still gives Alice control of Goblin Raider, and not of Grizzly Bears
    Given Alice controls "Suzerain's Horn"
    And Bob controls "Goblin Raider" and "Grizzly Bears"
    And Alice has "Artificial Evolution" in hand and can pay {U}
    Then Alice controls "Goblin Raider"
    When Alice plays "Artificial Evolution" targeting "Suzerain's Horn"
    And the stack resolves
    And Alice chooses the creature type "Goblin"
    And Alice chooses the creature type "Bear"
    Then the text of "Suzerain's Horn" says "bear"
    And the text of "Suzerain's Horn" doesn't say "goblin"
    And Alice controls "Goblin Raider"
    And Bob controls "Grizzly Bears"
