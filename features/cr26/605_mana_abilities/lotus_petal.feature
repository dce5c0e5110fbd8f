Feature: Lotus Petal

  @cr26:605.3b.3 @cr26:605.3a.4
  Scenario: Lotus Petal is sacrificed for the red mana of Shock
    Given Alice controls "Lotus Petal" and has "Shock" in hand
    And Bob controls "Wall of Stone"
    Then Alice can tap "Lotus Petal" for mana making {R}
    And Alice can play "Shock" targeting "Wall of Stone"
    When Alice plays "Shock" targeting "Wall of Stone"
    And Alice chooses the color "red" for "Lotus Petal"
    Then {R} was spent on "Shock"
    And "Lotus Petal" was sacrificed
    And the stack holds "Shock"
    When the stack resolves
    Then "Wall of Stone" has 2 damage marked

  @cr26:605.3b.3
  Scenario: Alice sacrifices Lotus Petal for one green mana while Disenchant targets it, and Disenchant does not resolve
    Given Alice controls "Lotus Petal" and "Sol Ring"
    And Bob has "Disenchant" in hand and can pay {1}{W}
    When Bob in response plays "Disenchant" targeting "Lotus Petal"
    And Alice taps "Lotus Petal" for mana making {G}
    Then Alice has {G} in the mana pool
    And the stack holds "Disenchant"
    When the stack resolves
    Then "Disenchant" did not resolve
    And "Lotus Petal" was sacrificed
    And "Sol Ring" is untapped

  @cr26:601.2g.3
  Scenario: Alice can play Lightning Helix with the mana of Plains and the red mana of Lotus Petal, once
    Given Alice controls "Plains" and "Lotus Petal" and has "Lightning Helix" as "first" and "Lightning Helix" as "second" in hand
    And Bob controls "Wall of Stone"
    Then Alice can play "first" targeting "Wall of Stone"
    When Alice taps "Lotus Petal" for mana making {R}
    And Alice plays "first" targeting "Wall of Stone"
    And the stack resolves
    Then "Wall of Stone" has 3 damage marked
    And "Lotus Petal" was sacrificed
    And Alice can't play "second" targeting "Wall of Stone" by rule 118.3

  @cr26:601.2g.3
  Scenario: Alice can play Lightning Helix with the mana of two Lotus Petals, and not with that of one
    Given Alice controls 2 "Lotus Petal" as "petal" and has "Lightning Helix" in hand
    And Bob controls "Wall of Stone" and has "Naturalize" in hand and can pay {1}{G}
    Then Alice can play "Lightning Helix" targeting "Wall of Stone"
    When Alice passes
    And Bob plays "Naturalize" targeting "petal 1"
    And the stack resolves
    Then "petal 1" was destroyed
    And Alice can't play "Lightning Helix" targeting "Wall of Stone" by rule 118.3
