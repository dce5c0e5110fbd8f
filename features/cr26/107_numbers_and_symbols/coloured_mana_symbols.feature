Feature: Coloured mana symbols in costs

  @cr26:107.4a
  Scenario Outline: {<symbol>} can be paid with mana of <right>, but not with mana of <wrong>
    Given Alice controls "<wrong>"
    And Alice has "<spell>" and "<right>" in hand
    And Bob controls "Hill Giant"
    Then Alice can't play "<spell>"<options>
    When Alice plays the land "<right>"
    Then Alice can play "<spell>"<options>
    When Alice plays "<spell>"<options>
    Then {<symbol>} was spent on "<spell>"
    And "<right>" is tapped
    And "<wrong>" is untapped

    Examples:
      | symbol | wrong    | right    | spell                 | options                          |
      | W      | Island   | Plains   | Healing Salve         |  choosing "gain" targeting Alice |
      | U      | Swamp    | Island   | Reach Through Mists   |                                  |
      | B      | Mountain | Swamp    | Vampiric Tutor        |                                  |
      | R      | Forest   | Mountain | Lava Spike            |  targeting Bob                   |
      | G      | Plains   | Forest   | Kodama's Might        |  targeting "Hill Giant"          |
      | R      | Wastes   | Mountain | Lava Spike            |  targeting Bob                   |

  @cr26:107.4a
  Scenario: Two Plains can't pay {G}{W}; a Plains and a Forest can
    Given Alice controls "Plains" as "one" and "Plains" as "other"
    And Alice has "Watchwolf" and "Forest" in hand
    Then Alice can't play "Watchwolf"
    When Alice plays the land "Forest"
    Then Alice can play "Watchwolf"
    When Alice plays "Watchwolf"
    Then {G}{W} was spent on "Watchwolf"
    When the stack resolves
    Then "Watchwolf" is 3/3

  @cr26:107.4a
  Scenario: With Celestial Dawn, one white mana can pay {G} or {W}, but not both symbols of {G}{W}
    Given Alice controls "Celestial Dawn" and has {W}{C} in the mana pool
    And Alice has "Watchwolf" and "Plains" in hand
    Then Alice can't play "Watchwolf"
    When Alice plays the land "Plains"
    Then Alice can play "Watchwolf"
    When Alice plays "Watchwolf"
    Then Alice has {C} in the mana pool
    And "Plains" is tapped

  @cr26:107.4a.2
  Scenario: Mana abilities with {B}, {G} and {R} add black, green and red mana
    Given Alice controls "Charcoal Diamond", "Llanowar Elves" and "Great Furnace"
    And Alice has "Vampiric Tutor", "Giant Growth" and "Lava Spike" in hand
    And Alice has "Island" and "Forest" as library
    When Alice taps "Charcoal Diamond" for mana
    Then Alice has {B} in the mana pool
    When Alice taps "Llanowar Elves" for mana
    Then Alice has {B}{G} in the mana pool
    When Alice taps "Great Furnace" for mana
    Then Alice has {B}{G}{R} in the mana pool
    When Alice plays "Lava Spike" targeting Bob
    Then {R} was spent on "Lava Spike"
    And Alice has {B}{G} in the mana pool
    When the stack resolves
    Then Bob is at 17 life

  @cr26:107.4a.2
  Scenario: The mana abilities of Tundra, whose effects are {W} and {U}, add white and blue mana
    Given Alice controls "Tundra" as "one" and "Tundra" as "two"
    And Alice has "Healing Salve" and "Reach Through Mists" in hand
    When Alice taps "one" for mana making {W}
    Then Alice has {W} in the mana pool
    When Alice taps "two" for mana making {U}
    Then Alice has {W}{U} in the mana pool
    When Alice plays "Healing Salve" choosing "gain" targeting Alice
    Then {W} was spent on "Healing Salve"
    When the stack resolves
    Then Alice is at 23 life
    And Alice has {U} in the mana pool

  @cr26:107.4a
  Scenario Outline: No mana of the four other colours and no colourless mana pays for {<symbol>}
    Given Alice controls <others> and "Wastes"
    And Alice has "<spell>" and "<right>" in hand
    And Bob controls "Hill Giant"
    Then Alice can't play "<spell>"<options> by rule 118.3
    When Alice plays the land "<right>"
    Then Alice can play "<spell>"<options>
    When Alice plays "<spell>"<options>
    Then {<symbol>} was spent on "<spell>"
    And <others> and "Wastes" are untapped

    Examples:
      | symbol | others                                     | right    | spell               | options                          |
      | W      | "Island", "Swamp", "Mountain", "Forest"    | Plains   | Healing Salve       |  choosing "gain" targeting Alice |
      | U      | "Plains", "Swamp", "Mountain", "Forest"    | Island   | Reach Through Mists |                                  |
      | B      | "Plains", "Island", "Mountain", "Forest"   | Swamp    | Vampiric Tutor      |                                  |
      | R      | "Plains", "Island", "Swamp", "Forest"      | Mountain | Lava Spike          |  targeting Bob                   |
      | G      | "Plains", "Island", "Swamp", "Mountain"    | Forest   | Kodama's Might      |  targeting "Hill Giant"          |

  @cr26:107.4h
  Scenario: Pentad Prism paid with mana of Snow-Covered Mountain and of Mountain gets one counter, as snow is no colour
    Given Alice controls "Snow-Covered Mountain" and "Mountain"
    And Alice has "Pentad Prism" in hand
    When Alice casts "Pentad Prism"
    Then {R}{R} was spent on "Pentad Prism"
    When the stack resolves
    Then "Snow-Covered Mountain" is tapped
    And "Pentad Prism" has 1 charge counter
