Feature: Devotion and type-changing effects

  @cr26:700.5a
  Scenario: Purphoros is a creature only as long as a control effect gives its controller five red mana symbols
    Given Alice controls "Purphoros, God of the Forge", "Glorybringer" and "Hill Giant"
    And Bob controls "Goblin Raider"
    And Alice has "Threaten" in hand and can pay {2}{R}
    Then "Purphoros, God of the Forge" doesn't have the type "creature"
    When Alice plays "Threaten" targeting "Goblin Raider"
    And the stack resolves
    Then "Purphoros, God of the Forge" has the type "creature"
    And "Purphoros, God of the Forge" is 6/5
    When the game goes on to Bob's upkeep
    Then "Purphoros, God of the Forge" doesn't have the type "creature"
    And Bob controls "Goblin Raider"

  @cr26:700.5a
  Scenario: Purphoros with devotion one isn't a creature, and its ability that gives creatures +1/+0 doesn't affect it
    Given Alice controls "Purphoros, God of the Forge" and "Grizzly Bears" and can pay {2}{R}{2}{R}
    And Alice has "Hill Giant" in hand and can pay {3}{R}
    When Alice activates "bellows" of "Purphoros, God of the Forge"
    And the stack resolves
    And Alice activates "bellows" of "Purphoros, God of the Forge"
    And the stack resolves
    Then "Grizzly Bears" is 4/2
    And "Purphoros, God of the Forge" has no power
    When Alice plays "Hill Giant"
    And the stack resolves
    Then Bob is at 18 life
    And "Hill Giant" is 3/3

  @cr26:700.5a.2
  Scenario: Mirrorweave makes Hill Giant a copy of Glorybringer, and Purphoros with devotion five becomes a creature until end of turn
    Given Alice controls "Purphoros, God of the Forge", "Glorybringer" and "Hill Giant"
    And Alice has "Mirrorweave" in hand and can pay {2}{W}{W}
    Then "Purphoros, God of the Forge" doesn't have the type "creature"
    When Alice plays "Mirrorweave" targeting "Glorybringer"
    And the stack resolves
    Then "Hill Giant" is named "Glorybringer"
    And "Purphoros, God of the Forge" has the type "creature"
    And "Purphoros, God of the Forge" is 6/5
    When the turn ends
    Then "Hill Giant" is 3/3
    And "Purphoros, God of the Forge" doesn't have the type "creature"
