Feature: Kitsune Palliator

  @bok:kitsune-palliator.1
  Scenario: Kitsune Palliator prevents 1 damage to each player and each creature on the battlefield, not to one that enters later
    Given Alice controls "Kitsune Palliator" and "Grizzly Bears" as "the elder bear"
    And Alice has "Grizzly Bears" as "the younger bear" and "Dry Spell" in hand
    And Alice can pay {2}{B}{G}
    And Bob controls "Hill Giant"
    When Alice activates "Kitsune Palliator"
    And the stack resolves
    And Alice plays "the younger bear"
    And the stack resolves
    And the game goes on to the second main phase
    And Alice plays "Dry Spell"
    And the stack resolves
    Then "the younger bear" has 1 damage marked
    And "the elder bear" has no damage marked
    And "Hill Giant" has no damage marked
    And Alice is at 20 life
    And Bob is at 20 life

  @bok:kitsune-palliator.1
  Scenario: Kitsune Palliator prevents no damage to a land that becomes a creature after Kitsune Palliator's ability has resolved
    Given Alice controls "Kitsune Palliator" and "Stalking Stones"
    And Alice has "Dry Spell" in hand and can pay {7}{B}
    When Alice activates "Kitsune Palliator"
    And the stack resolves
    And Alice activates the second printed ability of "Stalking Stones"
    And the stack resolves
    And Alice plays "Dry Spell"
    And the stack resolves
    Then "Stalking Stones" has 1 damage marked
    And "Kitsune Palliator" has no damage marked

  @bok:kitsune-palliator.1
  Scenario: Kitsune Palliator prevents 1 damage to a land that is a creature as Kitsune Palliator's ability resolves
    Given Alice controls "Kitsune Palliator" and "Stalking Stones"
    And Alice has "Dry Spell" in hand and can pay {7}{B}
    When Alice activates the second printed ability of "Stalking Stones"
    And the stack resolves
    And Alice activates "Kitsune Palliator"
    And the stack resolves
    And Alice plays "Dry Spell"
    And the stack resolves
    Then "Dry Spell" has resolved
    And "Stalking Stones" is 3/3
    And "Stalking Stones" has no damage marked

  @bok:kitsune-palliator.1
  Scenario: Kitsune Palliator prevents 1 damage this turn to a creature that enters before Kitsune Palliator's ability resolves
    Given Alice controls "Kitsune Palliator"
    And Alice has "Silverstorm Samurai" in hand and can pay {4}{W}{W}
    And Bob has "Glacial Ray" as "the first ray" and "Glacial Ray" as "the second ray" in hand
    And Bob can pay {2}{R}{R}
    When Alice activates "Kitsune Palliator"
    And Alice plays "Silverstorm Samurai"
    And the stack resolves
    And Bob plays "the first ray" targeting "Silverstorm Samurai"
    And the stack resolves
    Then "Silverstorm Samurai" has 1 damage marked
    And "Kitsune Palliator" is 0/2
    And "Kitsune Palliator" is tapped
    When the turn ends
    And Bob plays "the second ray" targeting "Kitsune Palliator"
    And the stack resolves
    Then "the second ray" has dealt 2 damage to "Kitsune Palliator"
