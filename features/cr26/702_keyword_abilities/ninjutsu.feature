Feature: Ninjutsu

  @cr26:702.49c.2
  Scenario: Ninja of the Deep Hours that replaces an attacker of Jace Beleren deals its damage to Jace Beleren
    Given Alice controls "Grizzly Bears" and has "Ninja of the Deep Hours" in hand and can pay {1}{U}
    And Bob controls "Jace Beleren"
    When Alice attacks with "Grizzly Bears" attacking "Jace Beleren"
    And Bob doesn't block
    And Alice uses ninjutsu with "Ninja of the Deep Hours" returning "Grizzly Bears"
    And the stack resolves
    And combat damage is dealt
    Then "Jace Beleren" has 1 loyalty counter
    And Bob is at 20 life
    And "Grizzly Bears" is in Alice's hand
