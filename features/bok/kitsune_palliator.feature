Feature: Kitsune Palliator

  @bok:kitsune-palliator.1
  Scenario: Each creature and player that is there has a shield of its own, a creature that comes later has none
    Given Alice controls "Kitsune Palliator" and "Grizzly Bears" as "the elder bear"
    And Alice has "Grizzly Bears" as "the younger bear" and "Dry Spell" in hand
    And Alice can pay {2}{B}{G}
    And Bob controls "Hill Giant"
    When Alice activates "Kitsune Palliator"
    And the stack resolves
    And Alice plays "the younger bear"
    And the stack resolves
    And Alice plays "Dry Spell"
    And the stack resolves
    Then "the younger bear" has 1 damage marked
    And "the elder bear" has no damage marked
    And "Hill Giant" has no damage marked
    And Alice is at 20 life
    And Bob is at 20 life

  @bok:kitsune-palliator.1
  Scenario: A land that becomes a creature afterwards has no shield
    Given Alice controls "Kitsune Palliator" and "Stalking Stones"
    And Alice has "Dry Spell" in hand and can pay {7}{B}
    When Alice activates "Kitsune Palliator"
    And the stack resolves
    And Alice activates "stalk" of "Stalking Stones"
    And the stack resolves
    And Alice plays "Dry Spell"
    And the stack resolves
    Then "Stalking Stones" has 1 damage marked
    And "Kitsune Palliator" has no damage marked

  @bok:kitsune-palliator.1
  Scenario: A land that is a creature already has its shield
    Given Alice controls "Kitsune Palliator" and "Stalking Stones"
    And Alice has "Dry Spell" in hand and can pay {7}{B}
    When Alice activates "stalk" of "Stalking Stones"
    And the stack resolves
    And Alice activates "Kitsune Palliator"
    And the stack resolves
    And Alice plays "Dry Spell"
    And the stack resolves
    Then "Dry Spell" has resolved
    And "Stalking Stones" is 3/3
    And "Stalking Stones" has no damage marked
