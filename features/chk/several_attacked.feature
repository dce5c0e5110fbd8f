Feature: Whom one attack goes to, in rulings of our own

  Background:
    Given Carol is playing too
    And Alice controls "Hill Giant" and "Grizzly Bears"
    And Bob controls "Wall of Stone"
    And Carol controls "Wall of Wood"

  @chk:ours.10.today
  Scenario: Each of two attacked players blocks what attacks that player, and nothing else
    Then Alice can attack with "Hill Giant" attacking Bob and "Grizzly Bears" attacking Carol
    When Alice attacks with "Hill Giant" attacking Bob and "Grizzly Bears" attacking Carol
    Then "Hill Giant" and "Grizzly Bears" are attacking
    And Bob can block "Hill Giant" with "Wall of Stone"
    And Bob can't block "Grizzly Bears" with "Wall of Stone" by rule 509.1a
    When Bob blocks "Hill Giant" with "Wall of Stone"
    Then "Grizzly Bears" is attacking
    And Carol can block "Grizzly Bears" with "Wall of Wood"
    And Carol can't block "Hill Giant" with "Wall of Wood" by rule 509.1a
    When Carol doesn't block
    And combat damage is dealt
    Then Bob is at 20 life
    And Carol is at 18 life
    And "Wall of Stone" has been dealt 3 damage

  @chk:ours.10
  Scenario: Two attack one opponent, or the other, and not one each
    Then Alice can't attack with "Hill Giant" attacking Bob and "Grizzly Bears" attacking Carol
    And Alice can attack with "Hill Giant" and "Grizzly Bears" attacking Carol
    When Alice attacks with "Hill Giant" and "Grizzly Bears" attacking Carol
    And Carol blocks "Hill Giant" with "Wall of Wood"
    And combat damage is dealt
    Then Bob is at 20 life
    And Carol is at 18 life
