Feature: Kindred spells

  @cr26:405.4.4 @cr26:308.2 @edition:2026-01
  Scenario: Crib Swap, a kindred instant with all creature types, is a Spirit spell for Teller of Tales, but isn't a creature spell
    Given Alice controls "Teller of Tales"
    And Alice has "Crib Swap" in hand and can pay {2}{W}
    And Bob controls "Hill Giant"
    When Alice plays "Crib Swap" targeting "Hill Giant"
    Then "Teller of Tales" has triggered once
    And "Crib Swap" has the types "kindred", "instant", "Shapeshifter", "Spirit" and "Time Lord"
    And "Crib Swap" doesn't have the type "creature"
    When Alice targets "Hill Giant"
    And the top of the stack resolves
    And Alice chooses the option "neither"
    And the stack resolves
    Then "Hill Giant" is exiled
    And the first "Shapeshifter" token is 1/1

  @cr26:405.4.4 @cr26:308.2
  Scenario: Crib Swap, for which Teller of Tales triggers as for a Spirit spell, is no creature spell for Essence Scatter
    Given Alice controls "Teller of Tales"
    And Alice has "Crib Swap" in hand and can pay {2}{W}
    And Bob controls "Hill Giant"
    And Bob has "Essence Scatter" and "Counterspell" in hand and can pay {1}{U}{U}{U}
    When Alice plays "Crib Swap" targeting "Hill Giant"
    Then "Teller of Tales" has triggered once
    And "Crib Swap" has the types "kindred", "instant", "Shapeshifter" and "Spirit"
    When Alice targets "Hill Giant"
    Then Bob can't play "Essence Scatter" targeting "Crib Swap" by rule 601.2c
    And Bob can play "Counterspell" targeting "Crib Swap"
    When the top of the stack resolves
    And Alice chooses the option "tap"
    Then "Hill Giant" is tapped
    When the stack resolves
    Then "Hill Giant" is exiled

  @cr26:308.2.2
  Scenario: Cousins' Banner, a kindred artifact that is an Elf, becomes a Goblin, too, by Goblin Census, and no creature
    Given Alice has "Goblin Census" in hand and can pay {1}{R}
    And Alice controls "Cousins' Banner"
    Then "Cousins' Banner" has exactly the types "kindred", "artifact" and "Elf"
    When Alice casts "Goblin Census"
    And the stack resolves
    Then "Cousins' Banner" has exactly the types "kindred", "artifact", "Elf" and "Goblin"
