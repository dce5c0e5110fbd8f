Feature: Sakura-Tribe Elder

  @cr26:602.2b.8 @cr26:510.1c.2
  Scenario: Sakura-Tribe Elder blocks Hill Giant and is sacrificed for a tapped Forest, so no damage is dealt
    Given Alice controls "Hill Giant"
    And Bob controls "Sakura-Tribe Elder" and has "Tundra", "Forest" and "Island" as library
    When Alice attacks with "Hill Giant"
    And Bob blocks "Hill Giant" with "Sakura-Tribe Elder"
    And Bob activates "Sakura-Tribe Elder"
    Then "Sakura-Tribe Elder" was sacrificed
    When the stack resolves
    Then Bob may not choose "Tundra" for "Sakura-Tribe Elder"
    And Bob may choose "Island" for "Sakura-Tribe Elder"
    When Bob chooses "Forest" for "Sakura-Tribe Elder"
    Then "Forest" is tapped
    When combat damage is dealt
    Then Bob is at 20 life
    And "Hill Giant" is blocked
    And it happened once that Bob shuffled

  @cr26:602.2b.8
  Scenario: Hill Giant with Rancor, blocked by a Sakura-Tribe Elder that is sacrificed, deals all its damage to Bob
    Given Alice controls "Hill Giant" and "Rancor"
    And "Rancor" is attached to "Hill Giant"
    And Bob controls "Sakura-Tribe Elder" and has "Tundra" and "Forest" as library
    When Alice attacks with "Hill Giant"
    And Bob blocks "Hill Giant" with "Sakura-Tribe Elder"
    And Bob activates "Sakura-Tribe Elder"
    And the stack resolves
    And Bob chooses "Forest" for "Sakura-Tribe Elder"
    Then "Forest" is in play under Bob's control
    And "Hill Giant" is blocked
    When combat damage is dealt
    Then Bob is at 15 life
    And "Hill Giant" has no damage marked
