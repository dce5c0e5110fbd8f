Feature: Nevinyrral's Disk

  @cr26:614.1d.2
  Scenario: Nevinyrral's Disk enters tapped, and in the next turn destroys artifacts, creatures and enchantments, itself included
    Given Alice controls "Forest" and has "Nevinyrral's Disk" in hand and can pay {4}{1}
    And Bob controls "Hill Giant", "Sol Ring", "Humility" and "Plains"
    When Alice plays "Nevinyrral's Disk"
    And the stack resolves
    Then "Nevinyrral's Disk" is tapped
    And "Nevinyrral's Disk" has triggered never
    And Alice can't activate "Nevinyrral's Disk" by rule 118.3
    When the game goes on to Alice's next main phase
    Then Alice can activate "Nevinyrral's Disk"
    When Alice activates "Nevinyrral's Disk"
    And the stack resolves
    Then "Nevinyrral's Disk", "Hill Giant", "Sol Ring" and "Humility" were destroyed
    And "Forest" and "Plains" are in play

  @cr26:614.1d.2
  Scenario: Bob destroys Nevinyrral's Disk with Disenchant in response to its ability, which destroys Hill Giant all the same
    Given Alice controls "Nevinyrral's Disk" as "disk" and has "Nevinyrral's Disk" as "other" in hand and can pay {4} and can pay {1}
    And Bob controls "Hill Giant" and "Plains" and has "Disenchant" in hand and can pay {1}{W}
    When Alice plays "other"
    And the stack resolves
    Then "other" is tapped
    When Alice activates "disk"
    And Bob plays "Disenchant" targeting "disk"
    And the top of the stack resolves
    Then "disk" was destroyed
    And "Hill Giant" is in play
    When the stack resolves
    Then "Hill Giant" was destroyed
    And "other" was destroyed
    And "Plains" is in play
