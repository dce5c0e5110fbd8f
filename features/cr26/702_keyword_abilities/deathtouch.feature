Feature: Deathtouch

  @cr26:702.2f
  Scenario: Typhoid Rats with two instances of deathtouch destroys Hill Giant with 1 damage
    Given Alice controls "Typhoid Rats"
    And "Typhoid Rats" has "deathtouch"
    And Bob controls "Hill Giant"
    Then "Typhoid Rats" has "deathtouch" and "deathtouch"
    When Alice attacks with "Typhoid Rats"
    And Bob blocks "Typhoid Rats" with "Hill Giant"
    And combat damage is dealt
    Then "Hill Giant" was destroyed
    And "Typhoid Rats" has dealt 1 damage to "Hill Giant"
