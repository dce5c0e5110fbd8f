Feature: Costs to attack

  @cr26:508.1h
  Scenario: If Sphere of Safety is its controller's only enchantment, an opponent pays {1} for each attacking creature
    Given Bob controls "Sphere of Safety"
    And Alice controls "Hill Giant" and "Grizzly Bears" and can pay {1}
    Then Alice can attack with "Hill Giant"
    And Alice can't attack with "Hill Giant" and "Grizzly Bears" because of the first printed ability of "Sphere of Safety"
    When Alice attacks with "Hill Giant"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 17 life

  @cr26:508.1h
  Scenario: If Sphere of Safety's controller controls two enchantments, an attack with two creatures costs {4}
    Given Bob controls "Sphere of Safety" and "Castle"
    And Alice controls "Hill Giant" and "Grizzly Bears" and can pay {4}
    When Alice attacks with "Hill Giant" and "Grizzly Bears"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 15 life
