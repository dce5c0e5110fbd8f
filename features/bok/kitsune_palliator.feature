Feature: Kitsune Palliator

  @bok:kitsune-palliator.1
  Scenario: Each creature and player that is there has a shield of its own, a creature that comes later has none
    Given Alice controls "Kitsune Palliator" and "Grizzly Bears" as "the elder bear"
    And Alice has "Grizzly Bears" as "the younger bear" and "Dry Spell" in hand
    And Alice can pay {2}{B}{G}
    And Bob controls "Hill Giant"
    Then the mana cost of "Kitsune Palliator" is {2}{W}
    And "Kitsune Palliator" is white
    And "Kitsune Palliator" has exactly the types "creature", "Fox" and "Cleric"
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
  Scenario: A land that becomes a creature afterwards has no shield
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
  Scenario: A land that is a creature already has its shield
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
  Scenario: Who came while the ability was waiting has a shield too, good for one point
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
