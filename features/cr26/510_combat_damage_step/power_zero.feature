Feature: Creatures with power 0 in combat

  @cr26:510.1a.2
  Scenario: Karn, Silver Golem becomes 0/8 when it becomes blocked, so its blocker survives
    Given Alice controls "Karn, Silver Golem"
    And Bob controls "Hill Giant"
    When Alice attacks with "Karn, Silver Golem"
    And Bob blocks "Karn, Silver Golem" with "Hill Giant"
    And the stack resolves
    Then "Karn, Silver Golem" is 0/8
    When combat damage is dealt
    Then "Hill Giant" is in play
    And "Karn, Silver Golem" has 3 damage marked

  @cr26:510.1a.2
  Scenario: Karn, Silver Golem with power 0 is dealt combat damage by its blocker, but deals none
    Given Alice controls "Karn, Silver Golem"
    And Bob controls "Grizzly Bears"
    When Alice attacks with "Karn, Silver Golem"
    And Bob blocks "Karn, Silver Golem" with "Grizzly Bears"
    And the stack resolves
    And combat damage is dealt
    Then "Karn, Silver Golem" has dealt no combat damage
    And "Karn, Silver Golem" has 2 damage marked
    And "Grizzly Bears" is in play
