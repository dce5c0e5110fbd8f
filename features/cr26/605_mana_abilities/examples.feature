Feature: Examples of section 605

  @cr26:605.2.ex1
  Scenario: Gaea's Cradle, tapped and without creatures to count, untaps under Tsabo's Web, because its ability is still a mana ability
    Given it is Bob's end step
    And Alice controls a tapped "Gaea's Cradle" and a tapped "Kher Keep"
    And Bob controls "Tsabo's Web"
    And Alice has 4 "Island" as "page" as library
    When the game goes on to Alice's upkeep
    Then "Gaea's Cradle" is untapped
    And "Kher Keep" is tapped

  @cr26:605.2.ex1 @cr26:605.1a.6
  Scenario: Gaea's Cradle can be tapped for mana without a creature, which adds nothing and doesn't use the stack
    Given Alice controls "Gaea's Cradle" as "first" and nonlegendary "Gaea's Cradle" as "second"
    And Alice has "Ornithopter" in hand
    Then Alice can tap "first" for mana
    When Alice taps "first" for mana
    Then "first" is tapped
    And the stack is empty
    And Alice has no mana in the mana pool
    When Alice plays "Ornithopter"
    And the stack resolves
    And Alice taps "second" for mana
    Then Alice has {G} in the mana pool
    And the stack is empty

  @cr26:605.4a.ex1
  Scenario: The mana that Mana Flare adds for the one Mountain that is tapped pays for the spell being cast
    Given Bob controls "Mana Flare"
    And Alice controls "Mountain"
    And Alice has "Glacial Ray" and "Hill Giant" in hand
    And Bob controls "Wall of Stone"
    Then Alice can't play "Hill Giant" by rule 118.3
    And Alice can play "Glacial Ray" targeting "Wall of Stone"
    When Alice plays "Glacial Ray" targeting "Wall of Stone"
    Then the stack holds "Glacial Ray"
    And "Mountain" is tapped
    And Alice has no mana in the mana pool
    When the stack resolves
    Then "Wall of Stone" has 2 damage marked
