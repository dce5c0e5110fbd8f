Feature: Loyalty abilities of planeswalkers, and attacks on them

  @cr26:306.5c @edition:2013-07 @edition:2026-01
  Scenario: Jace Beleren with 9 loyalty counters can't remove 10, and can after proliferate
    Given Alice controls "Jace Beleren" with 9 loyalty counters
    And Alice has "Contentious Plan" in hand and can pay {1}{U}
    And Bob has 3 "Swamp" as "bog" as library
    Then Alice can't activate "oblivion" of "Jace Beleren" targeting Bob by rule 606.6
    And Alice can activate "gift" of "Jace Beleren" targeting Bob
    When Alice plays "Contentious Plan"
    And the stack resolves
    And Alice chooses "Jace Beleren"
    And Alice activates "oblivion" of "Jace Beleren" targeting Bob
    And the stack resolves
    Then Bob's library is empty
    And "Jace Beleren" is in Alice's graveyard

  @cr26:306.5d
  Scenario: Jace Beleren's abilities can't be activated in an upkeep, and only one of them in a turn
    Given it is Alice's upkeep
    And Alice controls "Jace Beleren" with 3 loyalty counters and "Chandra Nalaar" with 6 loyalty counters
    Then Alice can't activate "share" of "Jace Beleren" by rule 606.3
    When the game goes on to Alice's main phase
    And Alice activates "share" of "Jace Beleren"
    Then Alice can't activate "gift" of "Jace Beleren" targeting Alice by rule 606.3
    When the stack resolves
    Then "Jace Beleren" has 5 loyalty counters
    And Alice can't activate "gift" of "Jace Beleren" targeting Alice by rule 606.3
    And Alice can activate the first printed ability of "Chandra Nalaar" targeting Bob

  @cr26:306.5d
  Scenario: Jace of the Quiet Page gets a loyalty counter for its ability, which can't be activated again in the turn
    Given Alice controls "Jace of the Quiet Page"
    And Alice has 4 "Island" as "book" as library
    When Alice activates "read" of "Jace of the Quiet Page"
    Then "Jace of the Quiet Page" has 3 loyalty counters
    When the stack resolves
    Then Alice has drawn 1 card
    And Alice can't activate "read" of "Jace of the Quiet Page" by rule 606.3

  @cr26:306.5d
  Scenario: Keeper of Pages gets a loyalty counter for its ability in each turn of its controller
    Given Alice controls "Keeper of Pages"
    And Alice has 4 "Island" as "book" as library
    And Bob has 4 "Swamp" as "page" as library
    When Alice activates "page" of "Keeper of Pages"
    And the stack resolves
    Then "Keeper of Pages" has 3 loyalty counters
    And Alice can't activate "page" of "Keeper of Pages" by rule 606.3
    When the game goes on to Alice's next main phase
    And Alice activates "page" of "Keeper of Pages"
    Then "Keeper of Pages" has 4 loyalty counters

  @cr26:306.6 @cr26:120.3c.4 @cr26:306.8.2
  Scenario: Hill Giant that attacks Jace Beleren removes three loyalty counters, and a blocked creature removes none
    Given Alice controls "Hill Giant" and "Grizzly Bears"
    And Bob controls "Jace Beleren" with 5 loyalty counters and "Wall of Stone"
    When Alice attacks with "Hill Giant" attacking "Jace Beleren" and "Grizzly Bears" attacking "Jace Beleren"
    And Bob blocks "Grizzly Bears" with "Wall of Stone"
    And combat damage is dealt
    Then "Jace Beleren" has 2 loyalty counters
    And Bob is at 20 life
    And "Wall of Stone" has 2 damage marked

  @cr26:306.5c
  Scenario: Jace Beleren with 9 loyalty counters can't remove 10, and in Alice's next turn, with 11 by its first ability, it can and has 1
    Given Alice controls "Jace Beleren" with 9 loyalty counters
    And Alice has 3 "Island" as "isle" as library
    And Bob has 5 "Swamp" as "bog" as library
    Then Alice can't activate "oblivion" of "Jace Beleren" targeting Bob by rule 606.6
    And Alice can activate "gift" of "Jace Beleren" targeting Bob
    When Alice activates "share" of "Jace Beleren"
    And the stack resolves
    Then "Jace Beleren" has 11 loyalty counters
    When the game goes on to Alice's next main phase
    And Alice activates "oblivion" of "Jace Beleren" targeting Bob
    And the stack resolves
    Then Bob's library is empty
    And "Jace Beleren" has 1 loyalty counter

  @cr26:306.5c
  Scenario: Jace Beleren with 8 loyalty counters has 10 by its first ability, and none after it has removed 10 in Alice's next turn, so it dies
    Given Alice controls "Jace Beleren" with 8 loyalty counters
    And Alice has 3 "Island" as "isle" as library
    And Bob has 5 "Swamp" as "bog" as library
    When Alice activates "share" of "Jace Beleren"
    And the stack resolves
    Then "Jace Beleren" has 10 loyalty counters
    When the game goes on to Alice's next main phase
    And Alice activates "oblivion" of "Jace Beleren" targeting Bob
    And the stack resolves
    Then Bob's library is empty
    And "Jace Beleren" is in Alice's graveyard
