Feature: Lotus Petal

  @cr26:605.3b.3
  Scenario: Lotus Petal is sacrificed for the red mana of Shock
    Given Alice controls "Lotus Petal" and has "Shock" in hand
    And Bob controls "Wall of Stone"
    Then Alice can tap "Lotus Petal" for mana making {R}
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
