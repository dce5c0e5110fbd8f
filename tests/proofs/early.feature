Feature: Mechanics that the rules of an edition do not know

  @proofs:always
  Scenario: Prowess is used in editions whose rules do not know it
    Given Alice controls "Monastery Swiftspear"
    And Alice has "Lava Spike" in hand and can pay {R}
    When Alice plays "Lava Spike" targeting Bob
    And the stack resolves
    Then "Monastery Swiftspear" is 2/3
    And Bob is at 17 life

  @proofs:always @edition:2026-01
  Scenario: Prowess is used in an edition whose rules know it
    Given Alice controls "Monastery Swiftspear"
    And Alice has "Lava Spike" in hand and can pay {R}
    When Alice plays "Lava Spike" targeting Bob
    And the stack resolves
    Then "Monastery Swiftspear" is 2/3
    And Bob is at 17 life
