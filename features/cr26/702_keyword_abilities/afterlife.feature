Feature: Afterlife

  @cr26:702.135a
  Scenario: Two Spirit tokens with flying are created when a creature with afterlife 2 dies
    Given Alice controls "Ministrant of Obligation"
    And Bob has "Terror" in hand and can pay {1}{B}
    When Bob plays "Terror" targeting "Ministrant of Obligation"
    And the stack resolves
    Then Alice controls two 1/1 white and black "Spirit" creature tokens
    And the second "Spirit" token has exactly "flying"
