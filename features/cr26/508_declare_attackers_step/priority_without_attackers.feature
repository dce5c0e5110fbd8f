Feature: Priority in a declare attackers step without attackers

  @cr26:508.2.before
  Scenario: In 2001, no player gets priority in a declare attackers step in which no creature attacks
    Given Alice controls "Hill Giant"
    And Bob controls "Grizzly Bears"
    When Alice attacks with nothing
    And the game goes on to Bob's main phase
    And Bob attacks with "Grizzly Bears"
    And Alice doesn't block
    And combat damage is dealt
    Then Alice is at 18 life
    And it happened once that Alice got priority in the declare attackers step

  @cr26:508.2.before
  Scenario: In 2001, each player gets priority in a declare attackers step in which a creature attacks
    Given Alice controls "Hill Giant"
    When Alice attacks with "Hill Giant"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 17 life
    And it happened once that Alice got priority in the declare attackers step
    And it happened once that Bob got priority in the declare attackers step

  @cr26:508.2
  Scenario: Since 2004, players get priority in a declare attackers step even if no creature attacks
    Given Alice controls "Hill Giant"
    And Bob controls "Grizzly Bears"
    When Alice attacks with nothing
    Then it is Alice's declare attackers step
    And Alice has priority
    When Alice passes
    Then Bob has priority
    When the game goes on to Bob's main phase
    And Bob attacks with "Grizzly Bears"
    And Alice doesn't block
    And combat damage is dealt
    Then Alice is at 18 life
    And it happened twice that Alice got priority in the declare attackers step
