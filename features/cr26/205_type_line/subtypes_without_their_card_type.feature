Feature: Subtypes without their card type

  @cr26:205.3d
  Scenario: Goblin Census makes Ornithopter a Goblin, and not Sol Ring, which is no creature
    Given Alice has "Goblin Census" in hand and can pay {1}{R}
    And Alice controls "Ornithopter" and "Sol Ring"
    When Alice casts "Goblin Census"
    And the stack resolves
    Then "Ornithopter" has exactly the types "artifact", "creature", "Thopter" and "Goblin"
    And "Sol Ring" has exactly the types "artifact"

  @cr26:205.3d.2
  Scenario: Goblin Census makes Cousins' Banner, a kindred artifact, a Goblin, although it is no creature, and not Sol Ring
    Given Alice has "Goblin Census" in hand and can pay {1}{R}
    And Alice controls "Cousins' Banner" and "Sol Ring"
    When Alice casts "Goblin Census"
    And the stack resolves
    Then "Cousins' Banner" has exactly the types "kindred", "artifact", "Elf" and "Goblin"
    And "Sol Ring" has exactly the types "artifact"
