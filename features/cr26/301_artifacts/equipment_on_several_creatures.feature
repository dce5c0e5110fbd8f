Feature: Equipment that would be attached to several creatures

  @cr26:301.5c.8
  Scenario: Alice chooses one of her creatures for Loxodon Warhammer, which One for All would attach to each of them
    Given Alice controls "Loxodon Warhammer", "Grizzly Bears" and "Hill Giant"
    And Bob controls "Gray Ogre"
    And Alice has "One for All" in hand and can pay {W}
    When Alice plays "One for All" targeting "Loxodon Warhammer"
    And the stack resolves
    And Alice chooses "Hill Giant"
    Then "Loxodon Warhammer" is attached to "Hill Giant"
    And "Hill Giant" is 6/3
    And "Grizzly Bears" is 2/2

  @cr26:301.5c.8
  Scenario: One for All attaches Loxodon Warhammer to Grizzly Bears, the only creature of its player, and nobody chooses
    Given Alice controls "Loxodon Warhammer" and "Grizzly Bears"
    And Bob controls "Gray Ogre"
    And Alice has "One for All" in hand and can pay {W}
    When Alice plays "One for All" targeting "Loxodon Warhammer"
    And the stack resolves
    Then nobody is asked anything
    And "Loxodon Warhammer" is attached to "Grizzly Bears"
    And "Grizzly Bears" is 5/2
    And "Gray Ogre" is 2/2

  @cr26:301.5c.8
  Scenario: Bob, who controls Loxodon Warhammer, chooses which of Alice's creatures her One for All attaches it to
    Given Bob controls "Loxodon Warhammer" and "Gray Ogre"
    And Alice controls "Grizzly Bears" and "Hill Giant"
    And Alice has "One for All" in hand and can pay {W}
    When Alice plays "One for All" targeting "Loxodon Warhammer"
    And the stack resolves
    Then Bob may choose "Grizzly Bears"
    And Bob may not choose "Gray Ogre"
    When Bob chooses "Hill Giant"
    Then "Loxodon Warhammer" is attached to "Hill Giant"
    And Bob controls "Loxodon Warhammer"
    And "Hill Giant" is 6/3
