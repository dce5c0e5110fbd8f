Feature: Horsemanship

  @cr26:702.31b
  Scenario: Hill Giant can't block a creature with horsemanship, and a creature with horsemanship can block Grizzly Bears
    Given Alice controls "Shu Cavalry" and "Grizzly Bears"
    And Bob controls "Shu Cavalry" as "rider" and "Hill Giant"
    When Alice attacks with "Shu Cavalry" and "Grizzly Bears"
    Then Bob can't block "Shu Cavalry" with "Hill Giant" because "Shu Cavalry" has "horsemanship"
    And Bob can block "Shu Cavalry" with "rider"
    And Bob can block "Grizzly Bears" with "rider"

  @cr26:702.31b
  Scenario: An attacker with horsemanship can be blocked by a creature with horsemanship, and not by Hill Giant
    Given Alice controls "Shu Cavalry"
    And Bob controls "Shu Cavalry" as "rider" and "Hill Giant"
    When Alice attacks with "Shu Cavalry"
    Then Bob can't block "Shu Cavalry" with "Hill Giant" because "Shu Cavalry" has "horsemanship"
    And Bob can block "Shu Cavalry" with "rider"

  @cr26:702.31c
  Scenario: Shu Cavalry with two instances of horsemanship can be blocked by a creature with horsemanship and not by another creature
    Given Alice controls "Shu Cavalry" as "raider"
    And Bob controls "Shu Cavalry" as "guard" and "Grizzly Bears"
    And "raider" has "horsemanship"
    When Alice attacks with "raider"
    Then Bob can't block "raider" with "Grizzly Bears" by rule 509.1b
    And Bob can block "raider" with "guard"
    When Bob blocks "raider" with "guard"
    And combat damage is dealt
    Then "raider" and "guard" were destroyed
