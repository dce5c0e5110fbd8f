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

  @cr26:605.5b.2
  Scenario: Dark Ritual in hand can't pay for Hypnotic Specter, and can be cast for its mana before
    Given Alice has "Dark Ritual" and "Hypnotic Specter" in hand and can pay {B}
    Then "Dark Ritual" has exactly the types "instant"
    And Alice can't play "Hypnotic Specter" by rule 118.3
    And Alice can play "Dark Ritual"
    When Alice plays "Dark Ritual"
    And the stack resolves
    And Alice plays "Hypnotic Specter"
    Then the total cost of "Hypnotic Specter" is {1}{B}{B}
    When the stack resolves
    Then "Hypnotic Specter" is 2/2
