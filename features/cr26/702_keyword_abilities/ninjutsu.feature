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

  @cr26:702.49c.3
  Scenario: Ninja of the Deep Hours, for which Hill Giant that attacks Carol is returned, damages Carol, and not Bob
    Given Carol is playing too
    And Alice controls "Hill Giant" and "Grizzly Bears"
    And Alice has "Ninja of the Deep Hours" in hand and can pay {1}{U}
    When Alice attacks with "Hill Giant" attacking Carol and "Grizzly Bears" attacking Carol
    And Carol doesn't block
    And Alice uses ninjutsu with "Ninja of the Deep Hours" returning "Hill Giant"
    And the stack resolves
    Then nobody is asked anything
    And "Ninja of the Deep Hours" is unblocked
    When combat damage is dealt
    Then "Ninja of the Deep Hours" has dealt 2 combat damage to Carol
    And Carol is at 16 life
    And Bob is at 20 life
