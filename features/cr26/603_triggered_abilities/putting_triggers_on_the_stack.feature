Feature: Putting triggered abilities on the stack

  @cr26:603.3
  Scenario: City of Brass is tapped to pay for a spell; City of Brass's trigger goes on the stack above that spell
    Given Alice controls "City of Brass" and has "Lava Spike" in hand
    When Alice plays "Lava Spike" paying {R} with "City of Brass" targeting Bob
    Then the stack holds the ability "toll" of "City of Brass" and "Lava Spike"
    And Alice is at 20 life
    When the top of the stack resolves
    Then Alice is at 19 life
    And Bob is at 20 life
    When the stack resolves
    Then Bob is at 17 life

  @cr26:603.3 @cr26:603.2e
  Scenario: City of Brass gives mana before its trigger deals damage, and doesn't trigger when it untaps
    Given Alice controls "City of Brass" and "Forest"
    When Alice taps "Forest" for mana
    And Alice taps "City of Brass" for mana making {R}
    Then "City of Brass" is tapped
    And Alice has {R}{G} in the mana pool
    And Alice is at 20 life
    When the stack resolves
    Then Alice is at 19 life
    When the game goes on to Bob's main phase
    And the game goes on to Alice's upkeep
    Then "City of Brass" is untapped
    And it happened once that "City of Brass" triggered

  @cr26:603.3
  Scenario: City of Brass deals damage to its controller and to no other player
    Given Alice controls "City of Brass"
    When Alice taps "City of Brass" for mana making {U}
    And the stack resolves
    Then "City of Brass" has dealt 1 damage to Alice
    And Bob is at 20 life

  @cr26:603.3.2
  Scenario: Aven Shrine's trigger resolves before the spell, so it counts the card of that name in a graveyard, but not the spell
    Given Alice controls "Aven Shrine"
    And Alice has "Lava Spike" as "the first" in hand and can pay {R}
    And Bob has "Lava Spike" as "the second" in the graveyard
    When Alice plays "the first" targeting Bob
    Then "Aven Shrine" has triggered once
    When the stack resolves
    Then Alice is at 21 life
    And Bob is at 17 life

  @cr26:603.3.2
  Scenario: Aven Shrine's trigger counts the cards with the spell's name in both players' graveyards
    Given Alice controls "Aven Shrine"
    And Alice has "Lava Spike" as "the first" in hand and can pay {R}
    And Alice has "Lava Spike" as "the second" in the graveyard
    And Bob has "Lava Spike" as "the third" in the graveyard
    When Alice plays "the first" targeting Bob
    And the stack resolves
    Then Alice is at 22 life
    And Bob is at 17 life
