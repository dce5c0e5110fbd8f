Feature: Mana of any type that lands could produce

  @cr26:106.7.2 @cr26:106.1b.3
  Scenario: Reflecting Pool makes colourless mana or mana of a colour that another land of its controller could produce
    Given Alice controls "Reflecting Pool" as "one", "Reflecting Pool" as "two", "Wastes" and "Island"
    And Bob controls "Swamp"
    Then Alice can tap "one" for mana making {C}
    And Alice can't tap "one" for mana making {B} by rule 608.2d
    When Alice taps "one" for mana
    And Alice chooses the color "colorless"
    Then Alice has {C} in the mana pool
    When Alice taps "two" for mana making {U}
    Then Alice has {C}{U} in the mana pool

  @cr26:106.7.2
  Scenario: Reflecting Pool makes mana of either colour of two other lands
    Given Alice controls "Reflecting Pool", "Island" and "Forest"
    When Alice taps "Reflecting Pool" for mana
    And Alice chooses the color "green"
    Then Alice has {G} in the mana pool

  @cr26:106.7.2
  Scenario: Mana of a type that only Reflecting Pool gives pays a cost of colourless mana
    Given Alice controls "Reflecting Pool" and tapped "Wastes"
    And Alice has "Thought-Knot Sigil" in hand and can pay {1}
    When Alice casts "Thought-Knot Sigil"
    Then "Reflecting Pool" is tapped
    And "Thought-Knot Sigil" is on the stack

  @cr26:106.7.3
  Scenario: Reflecting Pool makes the mana that Gaea's Cradle would make, and none without a creature
    Given Alice controls "Reflecting Pool" as "the first pool", "Reflecting Pool" as "the second pool" and "Gaea's Cradle"
    And Alice has "Ornithopter" in hand
    When Alice taps "the first pool" for mana
    Then Alice has no mana in the mana pool
    When Alice plays "Ornithopter"
    And the stack resolves
    And Alice taps "the second pool" for mana
    Then Alice has {G} in the mana pool

  @cr26:106.7.3
  Scenario: Reflecting Pool makes mana of the only colour to which its controller is devoted, or the colourless mana of Nykthos
    Given it is Alice's main phase
    And Alice controls "Reflecting Pool", "Nykthos, Shrine to Nyx" and "Grizzly Bears"
    Then Alice can tap "Reflecting Pool" for mana making {C}
    And Alice can't tap "Reflecting Pool" for mana making {U} by rule 608.2d
    When Alice taps "Reflecting Pool" for mana
    And Alice chooses the color "green"
    Then Alice has {G} in the mana pool

  @cr26:107.4h
  Scenario: Reflecting Pool beside Snow-Covered Mountain makes red mana and no colourless mana, as snow is no type of mana
    Given Alice controls "Reflecting Pool" and "Snow-Covered Mountain"
    Then Alice can't tap "Reflecting Pool" for mana making {C} by rule 602.2
    And Alice can tap "Reflecting Pool" for mana making {R}
    When Alice taps "Reflecting Pool" for mana making {R}
    Then Alice has {R} in the mana pool
    When Alice taps "Snow-Covered Mountain" for mana
    Then Alice has {R}{R} in the mana pool
