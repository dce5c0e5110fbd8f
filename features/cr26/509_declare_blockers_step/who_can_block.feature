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
