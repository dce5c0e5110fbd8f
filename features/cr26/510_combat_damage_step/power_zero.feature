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

  @cr26:510.1a.5
  Scenario: Ornithopter that blocks Hill Giant deals no combat damage and is destroyed, and Grizzly Bears that blocks Craw Wurm deals its damage
    Given Alice controls "Hill Giant" and "Craw Wurm"
    And Bob controls "Ornithopter" and "Grizzly Bears"
    When Alice attacks with "Hill Giant" and "Craw Wurm"
    And Bob blocks "Hill Giant" with "Ornithopter" and "Craw Wurm" with "Grizzly Bears"
    And combat damage is dealt
    Then "Ornithopter" has dealt no combat damage
    And "Hill Giant" has no damage marked
    And "Ornithopter" was destroyed
    And "Craw Wurm" has 2 damage marked

  @cr26:510.1a.4
  Scenario: Ornithopter with power -1 deals no combat damage to Bob, and Grizzly Bears deal theirs
    Given Alice controls "Ornithopter" and "Grizzly Bears"
    And Bob controls "Umezawa's Jitte" with 1 charge counter
    When Alice attacks with "Ornithopter" and "Grizzly Bears"
    And Bob activates "spend" of "Umezawa's Jitte" choosing "wither" targeting "Ornithopter"
    And the stack resolves
    Then "Ornithopter" is -1/1
    When Bob doesn't block
    And combat damage is dealt
    Then Bob is at 18 life
    And "Ornithopter" has dealt no combat damage

  @cr26:510.1a.7
  Scenario: Hill Giant with power -2, to which Hydrosurge gave -5/-0, deals no combat damage to Bob, and Grizzly Bears deal theirs
    Given Alice controls "Hill Giant" and "Grizzly Bears"
    And Bob has "Hydrosurge" in hand and can pay {U}
    When Alice attacks with "Hill Giant" and "Grizzly Bears"
    And Bob plays "Hydrosurge" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is -2/3
    When Bob doesn't block
    And combat damage is dealt
    Then Bob is at 18 life
    And "Hill Giant" has dealt no combat damage
