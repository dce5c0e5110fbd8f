Feature: Combat damage to planeswalkers

  @cr26:510.1b @cr26:509.1a.3
  Scenario: If two creatures attack Jace Beleren, only the unblocked creature deals combat damage to Jace
    Given Alice controls "Hill Giant" and "Grizzly Bears"
    And Bob controls "Jace Beleren" and "Craw Wurm"
    When Alice attacks with "Hill Giant" attacking "Jace Beleren" and "Grizzly Bears" attacking "Jace Beleren"
    And Bob blocks "Grizzly Bears" with "Craw Wurm"
    And combat damage is dealt
    Then "Jace Beleren" is in Bob's graveyard
    And Bob is at 20 life
    And "Grizzly Bears" is in Alice's graveyard
