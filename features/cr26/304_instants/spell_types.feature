Feature: Spell types

  @cr26:304.3 @cr26:307.3
  Scenario: Glacial Ray is spliced onto Reach Through Mists, an Arcane instant, and onto Lava Spike, an Arcane sorcery, and not onto Lightning Bolt
    Given Alice has "Reach Through Mists", "Lava Spike", "Lightning Bolt" and "Glacial Ray" in hand and can pay {U}{R}{1}{R}{1}{R}
    And Bob controls "Wall of Stone"
    Then Alice can't play "Lightning Bolt" targeting Bob splicing "Glacial Ray" targeting "Wall of Stone" by rule 702.47
    And Alice can play "Reach Through Mists" splicing "Glacial Ray" targeting "Wall of Stone"
    And Alice can play "Lava Spike" targeting Bob splicing "Glacial Ray" targeting "Wall of Stone"
    When Alice plays "Reach Through Mists" splicing "Glacial Ray" targeting "Wall of Stone"
    And the stack resolves
    Then "Wall of Stone" has 2 damage marked
    When Alice plays "Lava Spike" targeting Bob splicing "Glacial Ray" targeting "Wall of Stone"
    And the stack resolves
    Then "Wall of Stone" has 4 damage marked
    And Bob is at 17 life
