Feature: Nevinyrral's Disk

  @cr26:614.1d.2
  Scenario: Nevinyrral's Disk enters tapped, and in the next turn destroys artifacts, creatures and enchantments, itself included
    Given Alice controls "Forest" and has "Nevinyrral's Disk" in hand and can pay {4}
    And Bob controls "Hill Giant", "Sol Ring", "Humility" and "Plains"
    When Alice plays "Nevinyrral's Disk"
    And the stack resolves
    Then "Nevinyrral's Disk" is tapped
    When the game goes on to Alice's next main phase
    And Alice activates "Nevinyrral's Disk"
    And the stack resolves
    Then "Nevinyrral's Disk", "Hill Giant", "Sol Ring" and "Humility" were destroyed
    And "Forest" and "Plains" are in play
