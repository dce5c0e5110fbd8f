Feature: Spectacle

  @cr26:702.137a
  Scenario: Skewer the Critics is cast for {R} after an opponent has lost life
    Given Alice has "Skewer the Critics" and "Lava Spike" in hand and can pay {R}{R}
    When Alice plays "Lava Spike" targeting Bob
    And the stack resolves
    And Alice plays "Skewer the Critics" instead of its mana cost targeting Bob
    Then {R} was spent on "Skewer the Critics"
    When the stack resolves
    Then Bob is at 14 life

  @cr26:702.137a
  Scenario: With Sphere of Resistance, Skewer the Critics costs {1}{R} by spectacle
    Given Alice has "Skewer the Critics" and "Lava Spike" in hand and can pay {1}{R}{1}{R}
    And Bob controls "Sphere of Resistance" and "Wall of Stone"
    When Alice plays "Lava Spike" targeting Bob
    And the stack resolves
    And Alice plays "Skewer the Critics" instead of its mana cost targeting "Wall of Stone"
    Then the total cost of "Skewer the Critics" is {1}{R}
    When the stack resolves
    Then "Wall of Stone" has 3 damage marked

  @cr26:702.137a
  Scenario: Skewer the Critics can't be cast for its spectacle cost before an opponent has lost life
    Given Alice has "Skewer the Critics" and "Lava Spike" in hand and can pay {R}{2}{R}
    Then Alice can't play "Skewer the Critics" instead of its mana cost targeting Bob by rule 118.9
    When Alice plays "Lava Spike" targeting Bob
    And the stack resolves
    Then Alice can play "Skewer the Critics" instead of its mana cost targeting Bob
    When Alice plays "Skewer the Critics" instead of its mana cost targeting Bob
    Then {R} was spent on "Skewer the Critics"
    When the stack resolves
    Then Bob is at 14 life

  @cr26:702.137a
  Scenario: An opponent's loss of life on an earlier turn and its controller's own loss don't allow the spectacle cost
    Given Alice has "Skewer the Critics", "Blaze", "Lava Spike" as "one" and "Lava Spike" as "two" in hand and can pay {3}{R}{R}{R}
    When Alice plays "one" targeting Bob
    And the stack resolves
    And the game goes on to Alice's next main phase
    And Alice plays "Blaze" with X = 1 targeting Alice
    And the stack resolves
    Then Alice is at 19 life
    And Alice can't play "Skewer the Critics" instead of its mana cost targeting Bob by rule 118.9
    When Alice plays "two" targeting Bob
    And the stack resolves
    Then Alice can play "Skewer the Critics" instead of its mana cost targeting Bob
    When Alice plays "Skewer the Critics" instead of its mana cost targeting Bob
    And the stack resolves
    Then Bob is at 11 life

  @cr26:702.137a
  Scenario: Infect damage is no loss of life, and does not allow the spectacle cost of Skewer the Critics
    Given Alice controls "Glistener Elf" and has "Skewer the Critics" and "Shock" in hand and can pay {2}{R}{R}
    When Alice attacks with "Glistener Elf"
    And combat damage is dealt
    And the game goes on to Alice's second main phase
    Then Bob has 1 poison counter
    And Alice can't play "Skewer the Critics" instead of its mana cost targeting Bob by rule 118.9
    And Alice can play "Shock" targeting Bob
    When Alice plays "Shock" targeting Bob
    And the stack resolves
    And Alice plays "Skewer the Critics" instead of its mana cost targeting Bob
    And the stack resolves
    Then Bob is at 15 life

  @cr26:702.137a
  Scenario: Damage that Bob deals to himself allows Alice the spectacle cost of Skewer the Critics
    Given Alice has "Skewer the Critics" in hand and can pay {2}{R}
    And Bob has "Lightning Bolt" in hand and can pay {R}
    Then Alice can't play "Skewer the Critics" instead of its mana cost targeting Bob by rule 118.9
    When Bob plays "Lightning Bolt" targeting Bob
    And the stack resolves
    Then Alice can play "Skewer the Critics" instead of its mana cost targeting Bob
    When Alice plays "Skewer the Critics" instead of its mana cost targeting Bob
    And the stack resolves
    Then Bob is at 14 life

  @cr26:702.137a
  Scenario: Life that Bob pays allows Alice the spectacle cost of Skewer the Critics
    Given Alice has "Skewer the Critics" in hand and can pay {2}{R}
    And Bob controls "Aether Storm"
    Then Alice can't play "Skewer the Critics" instead of its mana cost targeting Bob by rule 118.9
    When Bob activates "calm" of "Aether Storm"
    And the stack resolves
    Then Bob is at 16 life
    And Alice can play "Skewer the Critics" instead of its mana cost targeting Bob
    When Alice plays "Skewer the Critics" instead of its mana cost targeting Bob
    And the stack resolves
    Then Bob is at 13 life

  @cr26:702.137a
  Scenario: Skewer the Critics may be cast for its spectacle cost after only Carol, one of two opponents, has lost life
    Given Carol is playing too
    And Alice has "Skewer the Critics" and "Lava Spike" in hand and can pay {2}{R}{R}
    Then Alice can't play "Skewer the Critics" instead of its mana cost targeting Bob by rule 118.9
    When Alice plays "Lava Spike" targeting Carol
    And the stack resolves
    Then Alice can play "Skewer the Critics" instead of its mana cost targeting Bob
    When Alice plays "Skewer the Critics" instead of its mana cost targeting Bob
    And the stack resolves
    Then Bob is at 17 life
    And Carol is at 17 life

  @cr26:702.137a
  Scenario: Skewer the Critics may be cast for its spectacle cost after Bob has lost 3 life and gained 3 life
    Given Alice has "Skewer the Critics" and "Lava Spike" in hand and can pay {2}{R}{R}
    And Bob has "Healing Salve" in hand and can pay {W}
    Then Alice can't play "Skewer the Critics" instead of its mana cost targeting Bob by rule 118.9
    When Alice plays "Lava Spike" targeting Bob
    And the stack resolves
    And Bob plays "Healing Salve" choosing "gain" targeting Bob
    And the stack resolves
    Then Bob is at 20 life
    And Alice can play "Skewer the Critics" instead of its mana cost targeting Bob
    When Alice plays "Skewer the Critics" instead of its mana cost targeting Bob
    And the stack resolves
    Then Bob is at 17 life

  @cr26:702.137a
  Scenario: With Experimental Frenzy, Skewer the Critics is cast from the top of the library for its spectacle cost
    Given Alice controls "Experimental Frenzy" and can pay {2}{R}
    And Alice has "Skewer the Critics" on top of library
    And Bob has "Lightning Bolt" in hand and can pay {R}
    Then Alice can't play "Skewer the Critics" from library instead of its mana cost targeting Bob by rule 118.9
    When Bob plays "Lightning Bolt" targeting Bob
    And the stack resolves
    Then Alice can play "Skewer the Critics" from library instead of its mana cost targeting Bob
    When Alice plays "Skewer the Critics" from library instead of its mana cost targeting Bob
    Then the total cost of "Skewer the Critics" is {R}
    When the stack resolves
    Then Bob is at 14 life

  @cr26:702.137a
  Scenario: With Omniscience, Skewer the Critics can be cast for nothing, and can't be cast for its spectacle cost without mana although Bob has lost life
    Given Alice controls "Omniscience" and has "Skewer the Critics" in hand
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Bob plays "Lightning Bolt" targeting Bob
    And the stack resolves
    Then Alice can't play "Skewer the Critics" instead of its mana cost by "spectacle" targeting Bob by rule 118.3
    And Alice can play "Skewer the Critics" without paying its mana cost targeting Bob
    When Alice plays "Skewer the Critics" without paying its mana cost targeting Bob
    Then the total cost of "Skewer the Critics" is {0}
    When the stack resolves
    Then Bob is at 14 life
