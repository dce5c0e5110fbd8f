Feature: Aura Barbs

  @bok:aura-barbs.1
  Scenario: With Aura Barbs, each enchantment first damages its controller for 2, and then each Aura damages its creature for 2
    Given Alice has "Aura Barbs" in hand and can pay {2}{R}
    And Bob controls "Craw Wurm"
    And Bob controls "Holy Strength" attached to "Craw Wurm"
    And Bob controls "Ghostly Prison"
    When Alice plays "Aura Barbs"
    And the stack resolves
    Then "Holy Strength" has dealt 2 damage to Bob
    And "Holy Strength" has dealt 2 damage to "Craw Wurm"
    And "Ghostly Prison" has dealt 2 damage to Bob
    And "Ghostly Prison" has dealt no damage to "Craw Wurm"
    And "Aura Barbs" has dealt no damage
    And Bob is at 16 life
    And Alice is at 20 life
    And it happened in this order that Bob was dealt damage, then "Craw Wurm" was dealt damage

  @bok:aura-barbs.1
  Scenario: With Aura Barbs, an Aura on an opponent's creature deals damage to the Aura's controller and to that creature
    Given Alice has "Aura Barbs" in hand and can pay {2}{R}
    And Bob controls "Craw Wurm"
    And Alice controls "Ward of Piety" attached to "Craw Wurm"
    When Alice plays "Aura Barbs"
    And the stack resolves
    Then Alice is at 18 life
    And Bob is at 20 life
    And "Craw Wurm" has 2 damage marked

  @bok:aura-barbs.1
  Scenario: With Aura Barbs, a white Aura damages the enchanted creature although that creature has protection from red
    Given Alice has "Aura Barbs" and "Glacial Ray" in hand and can pay {3}{R}{R}
    And Bob controls a flipped "Akki Lavarunner" as "Tok-Tok"
    And Bob controls "Holy Strength" attached to "Tok-Tok"
    Then Alice can't play "Glacial Ray" targeting "Tok-Tok" by rule 502.7b
    And Alice can play "Glacial Ray" targeting Bob
    When Alice plays "Aura Barbs"
    And the stack resolves
    Then "Holy Strength" has dealt 2 damage to "Tok-Tok"
    And "Tok-Tok" has 2 damage marked

  @bok:aura-barbs.1
  Scenario: With Aura Barbs, an Aura that enchants a land deals damage only to the Aura's controller
    Given Alice has "Aura Barbs" in hand and can pay {2}{R}
    And Bob controls "Forest" and "Genju of the Cedars" attached to "Forest"
    When Alice plays "Aura Barbs"
    And the stack resolves
    Then Bob is at 18 life
    And "Genju of the Cedars" has dealt 2 damage to Bob
    And "Genju of the Cedars" has dealt no damage to "Forest"

  @bok:aura-barbs.1
  Scenario: Aura Barbs itself deals only the damage of a spliced Glacial Ray; the enchantments deal the other damage
    Given it is Bob's main phase
    And Alice has "Aura Barbs" and "Glacial Ray" in hand and can pay {3}{R}{R}
    And Bob controls "Craw Wurm" and "Holy Strength" attached to "Craw Wurm"
    And Bob controls "Oathkeeper, Takeno's Daisho" attached to "Craw Wurm"
    When Alice plays "Aura Barbs" splicing "Glacial Ray" targeting Bob
    And the stack resolves
    Then "Aura Barbs" has dealt 2 damage to Bob
    And "Holy Strength" has dealt 2 damage to Bob
    And "Oathkeeper, Takeno's Daisho" has dealt no damage
    And "Craw Wurm" has 2 damage marked
    And Bob is at 16 life

  @bok:aura-barbs.1
  Scenario: With Aura Barbs, all enchantments damage their controllers at once, and then all Auras damage their creatures at once
    Given Alice has "Aura Barbs" in hand and can pay {2}{R}
    And Alice controls "Craw Wurm" and "Holy Strength" attached to "Craw Wurm"
    And Bob controls "Hill Giant" and "Flight" attached to "Hill Giant"
    When Alice plays "Aura Barbs"
    And the stack resolves
    Then "Holy Strength" has dealt 2 damage to Alice
    And "Flight" has dealt 2 damage to Bob
    And it happened at once that Alice was dealt damage and Bob was dealt damage
    And it happened at once that "Craw Wurm" was dealt damage and "Hill Giant" was dealt damage
    And it happened in this order that Alice was dealt damage, then "Hill Giant" was dealt damage

  @bok:aura-barbs.1
  Scenario: With Aura Barbs, an enchantment that Alice controls and Bob owns deals damage to Alice
    Given Alice has "Aura Barbs" in hand and can pay {2}{R}
    And Alice controls "Ghostly Prison" owned by Bob
    When Alice plays "Aura Barbs"
    And the stack resolves
    Then "Ghostly Prison" has dealt 2 damage to Alice
    And Alice is at 18 life
    And Bob is at 20 life

  @bok:aura-barbs.1 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: With Aura Barbs, an Aura that enchants a planeswalker deals damage only to the Aura's controller
    Given Alice has "Aura Barbs" in hand and can pay {2}{R}
    And Bob controls "Chandra Nalaar" and "Rune of Flight" as "the Rune" attached to "Chandra Nalaar"
    And Bob controls "Craw Wurm" and "Rune of Flight" as "another Rune" attached to "Craw Wurm"
    When Alice plays "Aura Barbs"
    And the stack resolves
    Then "the Rune" has dealt 2 damage to Bob
    And "Chandra Nalaar" has 6 loyalty counters
    And "another Rune" has dealt 2 damage to "Craw Wurm"
