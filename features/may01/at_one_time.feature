Feature: What happens at one time

  @may01:ours.255
  Scenario: What goes as something comes still says how it comes
    Given Alice controls "Goblin Welder"
    And Bob controls "Orb of Dreams" and has "Steel Golem" in graveyard
    Then the mana cost of "Goblin Welder" is {R}
    And "Goblin Welder" has exactly the types "creature", "Goblin" and "Artificer"
    And "Goblin Welder" is 1/1
    And "Goblin Welder" is red
    And the mana cost of "Orb of Dreams" is {3}
    And "Orb of Dreams" has exactly the type "artifact"
    When Alice activates "Goblin Welder" targeting "Orb of Dreams" then "Steel Golem"
    And the stack resolves
    Then "Orb of Dreams" is in Bob's graveyard
    And "Steel Golem" is in play under Bob's control
    And "Steel Golem" is tapped

  @may01:ours.255
  Scenario: What comes as the Orb goes doesn't see it the next time
    Given Alice controls "Goblin Welder" as "one" and "Goblin Welder" as "two"
    And Bob controls "Sol Ring" and has "Orb of Dreams" and "Steel Golem" in graveyard
    When Alice activates "one" targeting "Sol Ring" then "Orb of Dreams"
    And the stack resolves
    Then "Orb of Dreams" is untapped
    And "Sol Ring" is in Bob's graveyard
    When Alice activates "two" targeting "Orb of Dreams" then "Sol Ring"
    And the stack resolves
    Then "Sol Ring" is tapped
    And "Orb of Dreams" is in Bob's graveyard
    And "Steel Golem" is in Bob's graveyard

  @may01:ours.255
  Scenario: One artifact goes, and its controller's other comes
    Given Alice controls "Goblin Welder"
    And Bob controls "Sol Ring" and has "Steel Golem" in graveyard
    When Alice activates "Goblin Welder" targeting "Sol Ring" then "Steel Golem"
    And the stack resolves
    Then "Sol Ring" is in Bob's graveyard
    And "Steel Golem" is in play under Bob's control
