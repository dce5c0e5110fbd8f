Feature: What is tapped for mana, in rulings of our own

  @may01:ours.99
  Scenario: Colourless mana comes twice, too
    Given Alice controls "Mana Flare" and "Wastes"
    When Alice taps "Wastes" for mana
    Then Alice has {C}{C} in the mana pool

  @may01:ours.99
  Scenario: A land under a flare pays for two that are colourless
    Given Alice controls "Mana Flare" and "Wastes"
    And Alice has "Meter of Wells" in hand
    Then the mana cost of "Meter of Wells" is {2}
    And "Meter of Wells" has exactly the type "artifact"
    When Alice plays "Meter of Wells"
    And the stack resolves
    Then "Meter of Wells" is in play
    And "Wastes" is tapped

  @may01:ours.99
  Scenario: What hurts waits for the stack, what makes mana does not
    Given Alice controls "Mana Flare" and "Island"
    And Bob controls "Manabarbs"
    Then the mana cost of "Manabarbs" is {3}{R}
    And "Manabarbs" is red
    And "Manabarbs" has exactly the type "enchantment"
    When Alice taps "Island" for mana
    Then Alice has {U}{U} in the mana pool
    And the stack holds the ability of "Manabarbs"
    And Alice is at 20 life
    When the stack resolves
    Then Alice is at 19 life

  @may01:ours.131
  Scenario: What another player gets of a land isn't one's own to pay with
    Given Bob controls "Well at the Border"
    And Alice controls "Island" as "one" and "Island" as "other"
    And Alice has "Echoing Imp" in hand
    Then the mana cost of "Well at the Border" is {2}{G}
    And "Well at the Border" is green
    And "Well at the Border" has exactly the type "enchantment"
    When Alice plays "Echoing Imp"
    Then Bob has {U}{U} in the mana pool
    And "one" and "other" are tapped
    And Alice has no mana in the mana pool

  @may01:ours.131
  Scenario: What grows on a land is its player's own to pay with
    Given Alice controls "Forest" and "Wild Growth"
    And "Wild Growth" is attached to "Forest"
    And Alice has "Gift Stone" in hand
    Then the mana cost of "Wild Growth" is {G}
    And "Wild Growth" is green
    And "Wild Growth" has exactly the types "enchantment" and "Aura"
    When Alice plays "Gift Stone"
    Then Alice has {G} in the mana pool
    And "Forest" is tapped

  @may01:ours.130
  Scenario: What costs something else isn't tapped
    Given Alice controls "Meter of Wells", "Food Chain", "Grizzly Bears" and "Island"
    When Alice activates "Food Chain" removing "Grizzly Bears" making {G}{G}{G}
    Then Alice has {G}{G}{G} in the mana pool
    And "Meter of Wells" has triggered never
    When Alice taps "Island" for mana
    And the stack resolves
    Then "Meter of Wells" has triggered once
    And Alice is at 21 life

  @may01:ours.130 @edition:2026-01
  Scenario: Where nothing is made nothing is tapped for mana
    Given Alice controls "Meter of Wells" and "Gaea's Cradle"
    And Alice controls "Forest"
    Then "Gaea's Cradle" has exactly the types "legendary" and "land"
    When Alice taps "Gaea's Cradle" for mana
    Then "Meter of Wells" has triggered never
    And "Gaea's Cradle" is tapped
    When Alice taps "Forest" for mana
    And the stack resolves
    Then "Meter of Wells" has triggered once
    And Alice is at 21 life

  @may01:ours.130 @edition:2001-07 @edition:2004-10 @edition:2005-02 @edition:2006-10
  Scenario: A land that is tapped for no mana is tapped for mana
    Given Alice controls "Meter of Wells" and "Gaea's Cradle"
    When Alice taps "Gaea's Cradle" for mana
    Then "Meter of Wells" has triggered once
    And Alice has no mana in the mana pool
    When the stack resolves
    Then Alice is at 21 life
