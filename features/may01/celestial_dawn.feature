Feature: Celestial Dawn

  @may01:errata.celestial-dawn
  Scenario: Until 2013, Celestial Dawn makes its controller's nonland objects white in every zone, and the lands they control Plains
    Given Alice has "Celestial Dawn" in hand and can pay {1}{W}{W}
    And Alice controls "Hill Giant", "Steel Wall" and "Badlands"
    And Alice controls "Craw Wurm" owned by Bob and "Mountain" owned by Bob
    And Alice controls a 1/1 black "Rat" creature token as "vermin"
    And Alice has "Terror", "Island", "Llanowar Elves", "Pandemonium", "Lava Spike" and "Chromatic Alchemiter" in hand
    And Alice has "Naturalize" in graveyard
    And Alice has "Boomerang" exiled
    And Bob controls "Grizzly Bears" and "Forest"
    And Bob controls "Trained Armodon" owned by Alice and "Swamp" owned by Alice
    And Bob has "Counterspell" in hand
    Then "Celestial Dawn" is white
    And "Celestial Dawn" has exactly the type "enchantment"
    And "Hill Giant" is red
    When Alice plays "Celestial Dawn"
    And the stack resolves
    Then "Hill Giant" is white
    And "Hill Giant" has exactly the types "creature" and "Giant"
    And "Steel Wall" is white
    And "Craw Wurm" is white
    And "vermin" is white
    And "Trained Armodon" is green
    And "Terror", "Llanowar Elves", "Pandemonium", "Lava Spike" and "Chromatic Alchemiter" are white
    And "Naturalize" is white
    And "Boomerang" is white
    And "Island" has exactly the types "basic", "land" and "Island"
    And "Island" is colorless
    And "Mountain" has exactly the types "basic", "land" and "Plains"
    And "Swamp" has exactly the types "basic", "land" and "Swamp"
    And "Badlands" has the types "land" and "Plains"
    And "Badlands" doesn't have the type "Swamp"
    And "Badlands" is colorless
    And "Grizzly Bears" is green
    And "Forest" has exactly the types "basic", "land" and "Forest"
    And "Counterspell" is blue

  @may01:errata.celestial-dawn
  Scenario: Under Celestial Dawn, white mana can pay for black Terror, and the mana spent is still white mana
    Given Alice controls "Celestial Dawn", "Badlands" and "Island"
    And Alice has "Terror" in hand
    And Bob controls "Hill Giant" and 2 "Plains"
    And Bob has "Boomerang" in hand
    Then Bob can't play "Boomerang" targeting "Celestial Dawn" by rule 409.1f
    And Alice can play "Terror" targeting "Hill Giant"
    When Alice taps "Badlands" for mana
    Then Alice has {W} in the mana pool
    When Alice plays "Terror" targeting "Hill Giant"
    Then {W}{W} was spent on "Terror"
    And "Terror" is white
    When the stack resolves
    Then "Hill Giant" was destroyed

  @may01:errata.celestial-dawn
  Scenario Outline: Under Celestial Dawn, white mana pays for spells of any colour
    Given Alice controls "Celestial Dawn" and 2 "Plains" as "field"
    And Alice has "<spell>" in hand
    When Alice plays "<spell>"
    Then <mana> was spent on "<spell>"

    Examples:
      | spell               | mana   |
      | Reach Through Mists | {W}    |
      | Vampiric Tutor      | {W}    |
      | Desperate Ritual    | {W}{W} |
      | Llanowar Elves      | {W}    |

  @may01:errata.celestial-dawn
  Scenario: Until 2013, spells and abilities of Celestial Dawn's controller produce white mana in place of any other colour
    Given Alice controls "Celestial Dawn", "Llanowar Elves", "Chromatic Alchemiter" and "Stalking Stones"
    And Alice has "Desperate Ritual" in hand and can pay {1}{R}
    And Alice has "Forest" on top of library
    And Bob controls "Llanowar Elves" as "Bob's Elves"
    When Alice plays "Desperate Ritual"
    And the stack resolves
    Then Alice has {W}{W}{W} in the mana pool
    When Alice taps "Llanowar Elves" for mana
    Then Alice has {W}{W}{W}{W} in the mana pool
    When Alice taps "Chromatic Alchemiter" for mana
    And Alice chooses the color "blue" for "Chromatic Alchemiter"
    Then Alice has {W}{W}{W}{W}{W} in the mana pool
    When Bob taps "Bob's Elves" for mana
    Then Bob has {G} in the mana pool

  @may01:errata.celestial-dawn
  Scenario: Until 2013, under Celestial Dawn, red mana in the mana pool can pay red costs, and no blue costs
    Given Alice controls "Celestial Dawn" and has {R}{R} in the mana pool
    And Alice has "Lava Spike" and "Flight" in hand
    And Bob controls "Hill Giant"
    Then Alice can't play "Flight" targeting "Hill Giant" by rule 409.1f
    And Alice can play "Lava Spike" targeting Bob
    When Alice plays "Lava Spike" targeting Bob
    Then Alice has {R} in the mana pool
    When the stack resolves
    Then Bob is at 17 life

  @may01:errata.celestial-dawn.today
  Scenario: Today, green mana under Celestial Dawn pays no green cost, but pays generic costs
    Given Alice controls "Celestial Dawn" and "Llanowar Elves" as "the elder Elves"
    And Alice has "Llanowar Elves" as "the younger Elves", "Chromatic Alchemiter" and "Forest" in hand
    When Alice taps "the elder Elves" for mana
    Then Alice has {G} in the mana pool
    And Alice can't cast "the younger Elves" by rule 118.3
    And Alice can cast "Chromatic Alchemiter"
    When Alice plays the land "Forest"
    And Alice casts "the younger Elves"
    Then {W} was spent on "the younger Elves"
    And Alice has {G} in the mana pool

  @may01:errata.celestial-dawn.today
  Scenario: Today, nonland cards are white in every zone under Celestial Dawn, and its controller's lands are Plains
    Given Alice controls "Celestial Dawn", "Hill Giant" and "Badlands"
    And Alice has "Terror" and "Island" in hand
    And Bob controls "Grizzly Bears" and has "Counterspell" in hand
    Then "Hill Giant" is white
    And "Terror" is white
    And "Island" has exactly the types "basic", "land" and "Island"
    And "Badlands" has exactly the types "land" and "Plains"
    And "Grizzly Bears" is green
    And "Counterspell" is blue
    When Alice taps "Badlands" for mana
    Then Alice has {W} in the mana pool

  @may01:errata.celestial-dawn.today
  Scenario Outline: Today, under Celestial Dawn, only white mana can pay coloured costs: <mana> can't pay for <spell>, and {W} can
    Given Alice controls "Celestial Dawn" and has <mana> in the mana pool
    And Alice has "<spell>", "Plains" and "Chromatic Alchemiter" in hand
    And Bob has "Reach Through Mists" as "Bob's Mists" in hand
    And Bob has {U} in the mana pool
    And Carol is playing too
    And Carol has "Boomerang" in hand
    And Carol has {W}{W} in the mana pool
    Then Alice can't cast "<spell>" <target> by rule 118.3
    And Bob can cast "Bob's Mists"
    And Carol can't cast "Boomerang" targeting "Celestial Dawn" by rule 118.3
    When Alice plays the land "Plains"
    And Alice casts "<spell>" <target>
    Then {W} was spent on "<spell>"
    And Alice has <mana> in the mana pool

    Examples:
      | spell               | target        | mana |
      | Reach Through Mists |               | {U}  |
      | Vampiric Tutor      |               | {B}  |
      | Lava Spike          | targeting Bob | {R}  |
      | Llanowar Elves      |               | {G}  |

  @may01:errata.celestial-dawn.today
  Scenario: Today, Celestial Dawn makes its controller's spells and copies of spells white, and leaves an opponent's Boomerang blue
    Given Alice controls "Celestial Dawn", "Steel Wall", "Pandemonium" and "Badlands"
    And Alice controls "Craw Wurm" owned by Bob
    And Alice controls a 1/1 black "Rat" creature token as "vermin"
    And Alice has "Reach Through Mists" and "Fork" in hand
    And Alice has "Llanowar Elves", "Lava Spike", "Chromatic Alchemiter" and "Island" in hand
    And Alice has "Naturalize" in graveyard
    And Alice has {W}{W}{W} in the mana pool
    And Bob controls "Trained Armodon" owned by Alice
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice casts "Reach Through Mists"
    And Alice casts "Fork" targeting "Reach Through Mists"
    And the top of the stack resolves
    And Bob casts "Boomerang" targeting "Steel Wall"
    Then the copy of "Reach Through Mists" is white
    And "Reach Through Mists" is white
    And "Boomerang" is blue
    And "Steel Wall", "Pandemonium", "Craw Wurm" and "vermin" are white
    And "Trained Armodon" is green
    And "Llanowar Elves", "Lava Spike" and "Chromatic Alchemiter" are white
    And "Naturalize" is white
    And "Badlands" is colorless
    And "Island" is colorless
