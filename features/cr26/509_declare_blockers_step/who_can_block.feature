Feature: Which creatures can block

  @cr26:509.1a @cr26:509.1.5
  Scenario: Only an untapped creature on the battlefield that the defending player controls can block
    Given Alice controls "Hill Giant" and "Watchwolf"
    And Bob controls "Grizzly Bears", tapped "Gray Ogre" and "Forest"
    And Bob has "Trained Armodon" in hand
    When Alice attacks with "Hill Giant"
    Then Bob can block "Hill Giant" with "Grizzly Bears"
    And Bob can't block "Hill Giant" with "Gray Ogre"
    And Bob can't block "Hill Giant" with "Watchwolf"
    And Bob can't block "Hill Giant" with "Trained Armodon"
    And Bob can't block "Hill Giant" with "Forest"

  @cr26:509.1a
  Scenario: Grizzly Bears, which the defending player controls, can block, and Watchwolf, which the attacking player controls, can't
    Given Alice controls "Hill Giant" and "Watchwolf"
    And Bob controls "Grizzly Bears"
    When Alice attacks with "Hill Giant"
    Then Bob can't block "Hill Giant" with "Watchwolf"
    And Bob can block "Hill Giant" with "Grizzly Bears"
    When Bob blocks "Hill Giant" with "Grizzly Bears"
    And combat damage is dealt
    Then "Hill Giant" has 2 damage marked
    And Bob is at 20 life

  @cr26:509.1a.3
  Scenario: Bob's Craw Wurm can block Hill Giant, which attacks Bob's planeswalker, and Carol's Wall of Wood can't
    Given Carol is playing too
    And Alice controls "Hill Giant" and "Grizzly Bears"
    And Bob controls "Jace Beleren" and "Craw Wurm"
    And Carol controls "Wall of Wood"
    When Alice attacks with "Hill Giant" attacking "Jace Beleren" and "Grizzly Bears" attacking Carol
    Then Bob can block "Hill Giant" with "Craw Wurm"
    When Bob blocks "Hill Giant" with "Craw Wurm"
    Then Carol can't block "Hill Giant" with "Wall of Wood" by rule 509.1a
    And Carol can block "Grizzly Bears" with "Wall of Wood"
    When Carol doesn't block
    And combat damage is dealt
    Then "Craw Wurm" has 3 damage marked
    And "Jace Beleren" has 3 loyalty counters
