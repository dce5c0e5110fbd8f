Feature: What pays for what, in rulings of our own

  @may01:ours.132
  Scenario: A source of two isn't tapped for one, and one of nothing isn't tapped at all
    Given Alice controls "Gaea's Cradle", "Sol Ring", "Gift Stone" and "Wastes"
    And Alice has "Grave Lantern" and "Meter of Wells" in hand
    Then the mana cost of "Sol Ring" is {1}
    And "Sol Ring" has exactly the type "artifact"
    And the mana cost of "Grave Lantern" is {1}
    And the mana cost of "Gift Stone" is {1}
    When Alice plays "Grave Lantern"
    Then "Wastes" is tapped
    And "Sol Ring", "Gift Stone" and "Gaea's Cradle" are untapped
    And Alice has no mana in the mana pool
    When the stack resolves
    And Alice plays "Meter of Wells"
    Then "Sol Ring" is tapped
    And "Gift Stone" and "Gaea's Cradle" are untapped
    And Bob has no mana in the mana pool
    When Alice taps "Gift Stone" for mana
    Then Bob has {C} in the mana pool

  @may01:ours.132
  Scenario Outline: A land that makes one or three makes what a cost of <cost> asks for
    Given Alice controls "Deep Quarry"
    And Alice has "<card>" in hand
    When Alice plays "<card>"
    Then Alice has <pool> in the mana pool
    When the stack resolves
    Then "<card>" is in play
    And "Deep Quarry" is tapped

    Examples:
      | cost | card             | pool |
      | {1}  | Grave Lantern    | no mana |
      | {2}  | Meter of Wells | {C}  |

  @may01:ours.132
  Scenario: One of two lands of either colour pays for one
    Given Alice controls "Tundra" as "one" and "Tundra" as "other"
    And Alice has "Echoing Imp" and "Twisted Image" in hand
    And Bob controls "Wall of Stone"
    When Alice plays "Twisted Image" targeting "Wall of Stone"
    And the stack resolves
    Then "Wall of Stone" is in Bob's graveyard
    And "one" is tapped
    And "other" is untapped

  @may01:ours.132
  Scenario: A source of any colour makes the one that is asked for
    Given Alice controls "City of Brass"
    And Alice has "Lava Spike" in hand
    When Alice plays "Lava Spike" targeting Bob
    And the stack resolves
    Then {R} was spent on "Lava Spike"
    And Alice is at 19 life
    And Bob is at 17 life

  @may01:ours.133
  Scenario: Two colours are paid for in both
    Given Alice controls "Plains" as "one" and "Plains" as "other"
    And Alice has "Watchwolf" and "Forest" in hand
    Then Alice can't play "Watchwolf"
    When Alice plays the land "Forest"
    Then Alice can play "Watchwolf"
    When Alice plays "Watchwolf"
    Then {G}{W} was spent on "Watchwolf"
    When the stack resolves
    Then "Watchwolf" is 3/3

  @may01:ours.133
  Scenario: Under the dawn each white mana still pays for one symbol
    Given Alice controls "Celestial Dawn" and has {W}{C} in the mana pool
    And Alice has "Watchwolf" and "Plains" in hand
    Then Alice can't play "Watchwolf"
    When Alice plays the land "Plains"
    Then Alice can play "Watchwolf"
    When Alice plays "Watchwolf"
    Then Alice has {C} in the mana pool
    And "Plains" is tapped

  @may01:ours.133
  Scenario: A symbol for either of two colours is paid for in one of them
    Given Alice has {U}{R}{R}{R} in the mana pool
    And Alice has "Mirrorweave" and "Plains" in hand
    And Bob controls "Grizzly Bears" and "Hill Giant"
    Then Alice can't play "Mirrorweave" targeting "Grizzly Bears"
    When Alice plays the land "Plains"
    Then Alice can play "Mirrorweave" targeting "Grizzly Bears"
    When Alice plays "Mirrorweave" targeting "Grizzly Bears"
    Then Alice has {R} in the mana pool
    When the stack resolves
    Then "Hill Giant" is 2/2

  @may01:ours.134
  Scenario: What makes hasty pays first unless its player says otherwise
    Given Alice controls "Hall of the Bandit Lord" and "Wastes"
    And Alice has "Steel Wall" in hand
    When Alice taps "Wastes" for mana
    And Alice taps "Hall of the Bandit Lord" for mana
    Then Alice has {C}{C} in the mana pool
    And Alice is at 17 life
    When Alice plays "Steel Wall"
    And the stack resolves
    Then "Steel Wall" has "haste"
    And mana from "Hall of the Bandit Lord" was spent on "Steel Wall"

  @may01:ours.134
  Scenario: What makes hasty is kept where its player names other mana
    Given Alice controls "Hall of the Bandit Lord" and "Wastes"
    And Alice has "Steel Wall" as "slow" and "Steel Wall" as "swift" in hand
    When Alice taps "Wastes" for mana
    And Alice taps "Hall of the Bandit Lord" for mana
    And Alice plays "slow" paying {1} with "Wastes"
    And the stack resolves
    Then "slow" doesn't have "haste"
    And mana from "Wastes" was spent on "slow"
    And Alice has {C} in the mana pool
    When Alice plays "swift"
    And the stack resolves
    Then "swift" has "haste"

  @may01:ours.135 @edition:2001-07
  Scenario: What is sacrificed for a spell lights the lantern that pays for it
    Given Alice controls "Grave Lantern", "Swamp" as "one", "Swamp" as "two", "Swamp" as "three" and "Grizzly Bears"
    And Alice has "Death Bomb" in hand
    And Bob controls "Hill Giant"
    When Alice plays "Death Bomb" sacrificing "Grizzly Bears" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" was destroyed
    And Bob is at 18 life
    And mana from "Grave Lantern" was spent on "Death Bomb"

  @may01:ours.135 @edition:2004-10 @edition:2005-02 @edition:2006-10 @edition:2026-01
  Scenario: What is sacrificed for a spell lights the lantern too late to pay for it
    Given Alice controls "Grave Lantern", "Swamp" as "one", "Swamp" as "two", "Swamp" as "three" and "Grizzly Bears"
    And Alice has "Death Bomb" and "Swamp" as "four" in hand
    And Bob controls "Hill Giant"
    Then Alice can't play "Death Bomb" sacrificing "Grizzly Bears" targeting "Hill Giant"
    When Alice plays the land "four"
    Then Alice can play "Death Bomb" sacrificing "Grizzly Bears" targeting "Hill Giant"
    When Alice plays "Death Bomb" sacrificing "Grizzly Bears" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" was destroyed
    And Bob is at 18 life
    And "Grave Lantern" is untapped

  @may01:ours.135
  Scenario: What is sacrificed for a spell has paid for it first
    Given Alice controls "Llanowar Elves", "Swamp" as "one", "Swamp" as "two" and "Swamp" as "three"
    And Alice has "Death Bomb" in hand
    And Bob controls "Hill Giant"
    When Alice plays "Death Bomb" sacrificing "Llanowar Elves" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" was destroyed
    And "Llanowar Elves" was sacrificed
    And mana from "Llanowar Elves" was spent on "Death Bomb"

  @may01:ours.136
  Scenario: The fuel is gone as the flame is announced
    Given Alice controls "Pyromancy" and can pay {3}
    And Alice has "Hill Giant" in hand
    Then the mana cost of "Pyromancy" is {2}{R}{R}
    And "Pyromancy" is red
    And "Pyromancy" has exactly the type "enchantment"
    When Alice activates "burn" of "Pyromancy" targeting Bob
    Then "Hill Giant" is in Alice's graveyard
    And Bob is at 20 life
    When the stack resolves
    Then Bob is at 16 life

  @may01:ours.136 @edition:2026-01
  Scenario: The mage taps before chance takes a card
    Given Alice controls "Mage il-Vec"
    And Alice has "Hill Giant" in hand
    Then "Mage il-Vec" is 2/2
    When Alice activates "bolt" of "Mage il-Vec" targeting Bob
    Then "Hill Giant" is in Alice's graveyard
    And "Mage il-Vec" is tapped
    When the stack resolves
    Then Bob is at 19 life
