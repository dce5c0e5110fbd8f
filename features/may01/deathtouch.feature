Feature: Deathtouch, in rulings of our own

  @may01:ours.22
  Scenario: The Rats' touch kills whom they damage, however little, and nobody beside
    Given Alice controls "Typhoid Rats"
    And Bob controls "Wall of Stone" and "Grizzly Bears"
    Then the mana cost of "Typhoid Rats" is {B}
    And "Typhoid Rats" is black
    And "Typhoid Rats" has exactly the types "creature" and "Rat"
    And "Typhoid Rats" is 1/1
    And "Typhoid Rats" has exactly "deathtouch"
    When Alice attacks with "Typhoid Rats"
    And Bob blocks "Typhoid Rats" with "Wall of Stone"
    And combat damage is dealt
    Then "Wall of Stone" was destroyed
    And "Grizzly Bears" is in play
    And "Typhoid Rats" is in play
