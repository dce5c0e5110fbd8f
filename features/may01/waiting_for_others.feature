Feature: Which effects wait for others, in rulings of our own

  @may01:ours.200
  Scenario: Whoever comes to control the Threads controls what they hold
    Given Alice controls "Aura Thief" and "Grizzly Bears"
    And Bob controls "Threads of Disloyalty" and "Hill Giant"
    And "Threads of Disloyalty" is attached to "Grizzly Bears"
    And Alice has "Glacial Ray" in hand and can pay {1}{R}
    Then Bob controls "Grizzly Bears"
    When Alice plays "Glacial Ray" targeting "Aura Thief"
    And the stack resolves
    Then Alice controls "Threads of Disloyalty"
    And Alice controls "Grizzly Bears"
    And Bob controls "Hill Giant"

  @may01:ours.200
  Scenario: The small are small by what makes everybody greater
    Given Alice controls "Comfort of the Small", "Llanowar Elves" and "Grizzly Bears"
    And Alice has "Rising Tide" in hand and can pay {1}{W}
    Then "Llanowar Elves" is 2/2
    And "Grizzly Bears" is 2/2
    When Alice plays "Rising Tide"
    And the stack resolves
    Then "Llanowar Elves" is 2/1
    And "Grizzly Bears" is 3/2

  @may01:ours.19
  Scenario: Of three that set sizes the latest that speaks of the Bear says its size
    Given Alice controls "Sorceress Queen" and can pay {5}{W}{W}{U}
    And Bob controls "Grizzly Bears"
    And Alice has "Humility" and "March of the Machines" in hand
    When Alice activates "Sorceress Queen" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 0/2
    When Alice plays "Humility"
    And the stack resolves
    And Alice plays "March of the Machines"
    And the stack resolves
    Then "Grizzly Bears" is 1/1

  @may01:ours.32 @edition:2001-07
  Scenario: In 2001 an ability that waits has the colour of what it is of, and none of its abilities
    Given Alice controls "Frostwielder"
    And Bob controls "Serra Angel"
    And Bob has "Stifle" in hand and can pay {U}
    When Alice activates "chill" of "Frostwielder" targeting "Serra Angel"
    Then the ability of "Frostwielder" is red
    And the ability of "Frostwielder" doesn't have the ability "chill"
    When Bob plays "Stifle" targeting the ability of "Frostwielder"
    Then "Stifle" is blue
    When the stack resolves
    Then the ability of "Frostwielder" was countered

  @may01:ours.32 @edition:2004-10 @edition:2005-02 @edition:2006-10 @edition:2026-01
  Scenario: Since 2004 an ability that waits has no colour
    Given Alice controls "Frostwielder"
    And Bob controls "Serra Angel"
    And Bob has "Stifle" in hand and can pay {U}
    When Alice activates "chill" of "Frostwielder" targeting "Serra Angel"
    Then the ability of "Frostwielder" is colorless
    When Bob plays "Stifle" targeting the ability of "Frostwielder"
    And the stack resolves
    Then the ability of "Frostwielder" was countered
    And "Serra Angel" has no damage marked

  @may01:ours.201
  Scenario: Whoever is made a Legend is legendary in 2001
    Given Alice controls "Grizzly Bears" and has "Conspiracy" in hand and can pay {3}{B}{B}
    Then "Grizzly Bears" doesn't have the type "legendary"
    When Alice plays "Conspiracy"
    And the stack resolves
    And as it resolves, Alice chooses the creature type "Legend"
    Then "Grizzly Bears" has exactly the types "legendary", "creature" and "Legend"
    And "Conspiracy" doesn't have the type "legendary"

  @may01:ours.201.today
  Scenario: Since 2004 whoever is legendary is so whatever else
    Given Alice controls "Jasmine Boreal" and "Grizzly Bears"
    And Alice has "Conspiracy" in hand and can pay {3}{B}{B}
    When Alice plays "Conspiracy"
    And the stack resolves
    And as it resolves, Alice chooses the creature type "Frog"
    Then "Jasmine Boreal" has exactly the types "legendary", "creature" and "Frog"
    And "Grizzly Bears" has exactly the types "creature" and "Frog"

  @may01:ours.203
  Scenario: What is taken over is what its new player has named, in 2001 too
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

  @may01:ours.202
  Scenario: Counters count on top of what a creature says itself that it is
    Given Alice controls "Gaea's Liege", 2 "Forest" as "wood" and has "Hunger of the Howlpack" in hand and can pay {G}
    Then "Gaea's Liege" is 3/3
    When Alice plays "Hunger of the Howlpack" targeting "Gaea's Liege"
    And the stack resolves
    Then "Gaea's Liege" has 1 +1/+1 counter
    And "Gaea's Liege" is 4/4
