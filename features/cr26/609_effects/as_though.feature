Feature: As though

  @cr26:609.4
  Scenario: With Masako, Bob's tapped Hill Giant can block as though it were untapped, and stays tapped for Castle, which gives its bonus to untapped creatures
    Given Bob controls "Masako the Humorless", "Castle", tapped "Hill Giant" and "Wall of Stone"
    And Alice controls "Grizzly Bears"
    When Alice attacks with "Grizzly Bears"
    And Bob blocks "Grizzly Bears" with "Hill Giant"
    Then "Hill Giant" is tapped
    And "Hill Giant" is 3/3
    And "Wall of Stone" is 0/10
    When combat damage is dealt
    Then "Grizzly Bears" was destroyed
    And "Hill Giant" has 2 damage marked

  @cr26:609.4 @cr26:510.1a.6
  Scenario: With Masako, a tapped Hill Giant blocks and deals combat damage
    Given Bob controls "Masako the Humorless" and tapped "Hill Giant"
    And Alice controls "Grizzly Bears"
    When Alice attacks with "Grizzly Bears"
    And Bob blocks "Grizzly Bears" with "Hill Giant"
    And combat damage is dealt
    Then "Hill Giant" has 2 damage marked
    And "Grizzly Bears" was destroyed

  @cr26:609.4
  Scenario: With Masako, a tapped Wall of Stone blocks Hill Giant, is dealt 3 damage and stays tapped
    Given Bob controls "Masako the Humorless" and tapped "Wall of Stone"
    And Alice controls "Hill Giant"
    When Alice attacks with "Hill Giant"
    And Bob blocks "Hill Giant" with "Wall of Stone"
    And combat damage is dealt
    Then "Wall of Stone" has 3 damage marked
    And "Wall of Stone" is tapped
    And Bob is at 20 life
