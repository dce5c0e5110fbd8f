Feature: How long a shield lasts and what it checks

  @cr26:615.1
  Scenario: Samite Healer's shield prevents 1 of the 3 damage of Lightning Bolt that is cast later, and nothing of the next one
    Given Alice controls "Samite Healer"
    And Bob has "Lightning Bolt" as "first" and "Lightning Bolt" as "second" in hand and can pay {R}{R}
    When Alice activates "Samite Healer" targeting Alice
    And the stack resolves
    Then Alice is at 20 life
    When Bob plays "first" targeting Alice
    And the stack resolves
    Then Alice is at 18 life
    When Bob plays "second" targeting Alice
    And the stack resolves
    Then Alice is at 15 life

  @cr26:615.1 @cr26:615.3
  Scenario: Samite Healer's shield prevents all of the 1 damage that Frostwielder would deal
    Given Alice controls "Samite Healer" and "Hill Giant"
    And Bob controls "Frostwielder" and "Grizzly Bears"
    When Alice activates "Samite Healer" targeting "Hill Giant"
    And the stack resolves
    And Bob activates "Frostwielder" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" has 0 damage marked
    And "Frostwielder" is tapped

  @cr26:615.3
  Scenario: Samite Healer's shield that no damage has used up ends with the turn
    Given Alice controls "Samite Healer"
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Alice activates "Samite Healer" targeting Alice
    And the stack resolves
    And the game goes on to Bob's upkeep
    And Bob plays "Lightning Bolt" targeting Alice
    And the stack resolves
    Then Alice is at 17 life
    And "Samite Healer" is tapped
