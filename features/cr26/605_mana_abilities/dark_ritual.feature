Feature: Dark Ritual

  @cr26:605.5b.2
  Scenario: One Dark Ritual is countered, and another one adds {B}{B}{B} as it resolves
    Given Alice has "Dark Ritual" as "first", "Dark Ritual" as "second" and "Hypnotic Specter" in hand and can pay {B}{B}
    And Bob has "Negate" in hand and can pay {1}{U}
    When Alice plays "first"
    And Bob plays "Negate" targeting "first"
    And the stack resolves
    Then Alice has no mana in the mana pool
    When Alice plays "second"
    Then Alice has no mana in the mana pool
    When the stack resolves
    Then Alice has {B}{B}{B} in the mana pool
    And Alice can play "Hypnotic Specter"
