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
