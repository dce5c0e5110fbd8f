Feature: Creature types

  @cr26:205.3m
  Scenario: Mutavault has all creature types while it is a creature, so Goblin King makes it 3/3
    Given it is Alice's main phase
    And Alice controls "Goblin King", "Mutavault" and "Wastes"
    When Alice activates "shape" of "Mutavault"
    Then "Mutavault" has exactly the type "land"
    When the stack resolves
    Then "Mutavault" is 3/3
    And "Mutavault" has the types "land", "creature", "goblin" and "elf"
    When the game goes on to Bob's main phase
    Then "Mutavault" has exactly the type "land"

  @cr26:205.3m
  Scenario: Without an effect that asks for a creature type, Mutavault is a 2/2 creature
    Given it is Alice's main phase
    And Alice controls "Mutavault" and "Wastes"
    And Alice has "Kodama's Might" in hand and can pay {G}
    When Alice activates "shape" of "Mutavault"
    And the stack resolves
    Then "Mutavault" is 2/2
    And "Mutavault" has the types "land" and "creature"
    When Alice plays "Kodama's Might" targeting "Mutavault"
    And the stack resolves
    Then "Mutavault" is 4/4

  @cr26:205.4b.2
  Scenario: In 2001, Conspiracy with Legend chosen makes Grizzly Bears legendary
    Given Alice controls "Grizzly Bears" and has "Conspiracy" in hand and can pay {3}{B}{B}
    Then "Grizzly Bears" doesn't have the type "legendary"
    When Alice plays "Conspiracy"
    And the stack resolves
    And as it resolves, Alice chooses the creature type "Legend"
    Then "Grizzly Bears" has exactly the types "legendary", "creature" and "Legend"
    And "Conspiracy" doesn't have the type "legendary"

  @cr26:205.4b.2.today
  Scenario: Since 2004, Conspiracy changes Jasmine Boreal's creature type, but Jasmine Boreal stays legendary
    Given Alice controls "Jasmine Boreal" and "Grizzly Bears"
    And Alice has "Conspiracy" in hand and can pay {3}{B}{B}
    When Alice plays "Conspiracy"
    And the stack resolves
    And as it resolves, Alice chooses the creature type "Frog"
    Then "Jasmine Boreal" has exactly the types "legendary", "creature" and "Frog"
    And "Grizzly Bears" has exactly the types "creature" and "Frog"

  @cr26:205.3b @cr26:302.3.2 @edition:2026-01
  Scenario: Time Lord is one creature type of two words for Conspiracy, and Lord by itself is none
    Given Alice has "Conspiracy" in hand and can pay {3}{B}{B}
    And Alice controls "Grizzly Bears"
    When Alice plays "Conspiracy"
    And the stack resolves
    Then Alice may choose the creature type "Time Lord" for "Conspiracy"
    And Alice may not choose the creature type "Lord" for "Conspiracy"
    When Alice chooses the creature type "Time Lord" for "Conspiracy"
    Then "Grizzly Bears" has exactly the types "creature" and "Time Lord"

  @cr26:205.3f
  Scenario: Goblin King, printed as a Lord, is a Goblin and no Lord, so a second Goblin King makes it 3/3
    Given Alice controls "Goblin King" as "elder" and has "Goblin King" as "younger" in hand and can pay {1}{R}{R}
    When Alice plays "younger"
    And the stack resolves
    Then "elder" has exactly the types "creature" and "Goblin"
    And "elder" and "younger" are 3/3
