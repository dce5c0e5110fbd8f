Feature: Subtypes without their card type

  @cr26:205.3d
  Scenario: Goblin Census makes Ornithopter a Goblin, and not Sol Ring, which is no creature
    Given Alice has "Goblin Census" in hand and can pay {1}{R}
    And Alice controls "Ornithopter" and "Sol Ring"
    When Alice casts "Goblin Census"
    And the stack resolves
    Then "Ornithopter" has exactly the types "artifact", "creature", "Thopter" and "Goblin"
    And "Sol Ring" has exactly the types "artifact"
