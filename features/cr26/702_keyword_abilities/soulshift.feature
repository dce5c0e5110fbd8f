Feature: Soulshift

  @cr26:702.46a
  Scenario: Sol Ring with soulshift 8 that Bob owns and Alice controls returns a Spirit card of Alice as it is destroyed, and can't return Bob's
    Given Alice controls "Sol Ring" owned by Bob
    And "Sol Ring" has "soulshift 8"
    And Alice controls "Gibbering Kami"
    And Alice has "Wandering Ones" and "River Kaijin" in graveyard
    And Bob has "Thousand-legged Kami" in graveyard
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When Bob plays "Naturalize" targeting "Sol Ring"
    And the top of the stack resolves
    Then Alice may target "Wandering Ones" for "Sol Ring"
    And Alice may not target "Thousand-legged Kami" for "Sol Ring"
    And Alice may not target "Wandering Ones" and "River Kaijin" for "Sol Ring"
    And "Gibbering Kami" has triggered never
    When Alice targets "River Kaijin" for "Sol Ring"
    And the stack resolves
    And as it resolves, Alice says yes to "Sol Ring"
    Then "River Kaijin" is in Alice's hand
    And "Sol Ring" is in Bob's graveyard

  @cr26:702.46a
  Scenario: Sol Ring with soulshift 3 returns Wandering Ones as it is destroyed, and can't return Thousand-legged Kami, whose mana value is 8
    Given Alice controls "Sol Ring"
    And "Sol Ring" has "soulshift 3"
    And Alice has "Wandering Ones", "River Kaijin" and "Thousand-legged Kami" in graveyard
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When Bob plays "Naturalize" targeting "Sol Ring"
    And the top of the stack resolves
    Then Alice may target "River Kaijin" for "Sol Ring"
    And Alice may not target "Thousand-legged Kami" for "Sol Ring"
    When Alice targets "Wandering Ones" for "Sol Ring"
    And the stack resolves
    And as it resolves, Alice says yes to "Sol Ring"
    Then "Wandering Ones" is in Alice's hand
    And "Sol Ring" is in Alice's graveyard
