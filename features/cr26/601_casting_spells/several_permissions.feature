Feature: Several permissions to cast a card

  @cr26:601.2b.2
  Scenario: With Yawgmoth's Will, Alice can cast Firebolt from her graveyard for its mana cost, and another Firebolt for its flashback cost
    Given Alice has "Yawgmoth's Will" in hand and can pay {2}{B}{R}{4}{R}
    And Alice has "Firebolt" as "one" and "Firebolt" as "two" in graveyard
    When Alice plays "Yawgmoth's Will"
    And the stack resolves
    And Alice plays "one" from graveyard targeting Bob
    Then {R} was spent on "one"
    When the stack resolves
    And Alice plays "two" from graveyard instead of its mana cost by "flashback" targeting Bob
    Then {4}{R} was spent on "two"
    When the stack resolves
    And Alice applies "Yawgmoth's Will" first
    Then Bob is at 16 life

  @cr26:601.2b.2
  Scenario: Alice casts one Firebolt with flashback, and with Yawgmoth's Will another for {R}, though she could pay for flashback again
    Given Alice has "Yawgmoth's Will" in hand and can pay {4}{R}{2}{B}{4}{R}
    And Alice has "Firebolt" as "one" and "Firebolt" as "two" in graveyard
    When Alice plays "one" from graveyard targeting Bob
    Then the total cost of "one" is {4}{R}
    When the stack resolves
    And Alice plays "Yawgmoth's Will"
    And the stack resolves
    Then Alice can play "two" from graveyard targeting Bob
    When Alice plays "two" from graveyard targeting Bob
    Then the total cost of "two" is {R}
    And {R} was spent on "two"

  @cr26:601.2b.2 @edition:2026-01
  Scenario: With Yawgmoth's Will, Alice can cast Voracious Typhon from her graveyard with escape
    Given Alice has "Yawgmoth's Will" in hand and can pay {2}{B}{5}{G}{G}
    And Alice has "Voracious Typhon" and 4 "Forest" as "wood" in graveyard
    When Alice plays "Yawgmoth's Will"
    And the stack resolves
    Then Alice can play "Voracious Typhon" from graveyard
    When Alice plays "Voracious Typhon" from graveyard instead of its mana cost by "escape" exiling "wood 1", "wood 2", "wood 3" and "wood 4"
    And the stack resolves
    Then "Voracious Typhon" is 7/7
    And "wood 1" is exiled

  @cr26:601.2b.2 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: With Yawgmoth's Will, Alice can cast Raven's Crime from her graveyard with retrace, or without it
    Given Alice has "Yawgmoth's Will" and "Forest" in hand and can pay {2}{B}{B}{B}
    And Alice has "Raven's Crime" as "one" and "Raven's Crime" as "two" in graveyard
    And Bob has "Craw Wurm" and "Hill Giant" in hand
    When Alice plays "Yawgmoth's Will"
    And the stack resolves
    And Alice plays "one" from graveyard paying the optional cost "retrace.retrace" discarding "Forest" targeting Bob
    Then "Forest" was discarded
    When the stack resolves
    And Bob chooses "Craw Wurm"
    And Alice plays "two" from graveyard targeting Bob
    And the stack resolves
    Then Bob's hand is empty
    And "two" is exiled
