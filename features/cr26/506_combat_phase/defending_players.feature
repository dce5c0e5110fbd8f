Feature: Several opponents as defending players

  Background:
    Given Carol is playing too
    And Alice controls "Hill Giant" and "Grizzly Bears"
    And Bob controls "Wall of Stone"
    And Carol controls "Wall of Wood"

  @cr26:506.2a.today @cr26:509.1a.4 @cr26:509.1.5 @cr26:508.1b.2 @cr26:802.2 @cr26:510.1b.3
  Scenario: Today, two creatures can attack two opponents, and each opponent can block only the creature that attacks that opponent
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
    And Alice was asked for a player never

  @cr26:506.2a.2
  Scenario: In a multiplayer game, Alice can attack Bob or Carol, but can't attack herself
    Then Alice can attack with "Hill Giant" attacking Bob
    And Alice can attack with "Hill Giant" attacking Carol
    And Alice can't attack with "Hill Giant" attacking Alice by rule 508.1b
    When Alice attacks with "Hill Giant" attacking Carol
    And Carol doesn't block
    And combat damage is dealt
    Then Carol is at 17 life
    And Bob is at 20 life

  @cr26:506.2a
  Scenario: In 2006, two creatures can attack the same opponent, but can't attack two opponents in one combat phase
    Then Alice can't attack with "Hill Giant" attacking Bob and "Grizzly Bears" attacking Carol
    And Alice can attack with "Hill Giant" and "Grizzly Bears" attacking Carol
    When Alice attacks with "Hill Giant" and "Grizzly Bears" attacking Carol
    And Carol blocks "Hill Giant" with "Wall of Wood"
    And combat damage is dealt
    Then Bob is at 20 life
    And Carol is at 18 life
