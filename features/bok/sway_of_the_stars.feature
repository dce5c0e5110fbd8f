Feature: Sway of the Stars

  @bok:sway-of-the-stars.1
  Scenario: When Sway of the Stars makes life totals 7, a player at 3 life gains life and a player at 20 life loses life
    Given Alice has "Sway of the Stars" in hand and can pay {8}{U}{U}
    And Alice is at 3 life
    And Alice has 7 "Island" as library
    And Bob has 7 "Forest" as library
    When Alice plays "Sway of the Stars"
    And the stack resolves
    Then Alice is at 7 life
    And Bob is at 7 life
    And it happened once that Alice gained life
    And it happened once that Bob lost life
    And it happened never that Alice lost life
    And it happened never that Bob gained life

  @bok:sway-of-the-stars.1
  Scenario: Sway of the Stars doesn't raise the life total of a player who can't gain life
    Given Alice has "Sway of the Stars" and "Flames of the Blood Hand" in hand and can pay {10}{U}{U}{R}
    And Bob is at 9 life
    And Alice is at 3 life
    And Alice has 7 "Island" as library
    And Bob has 7 "Forest" as library
    When Alice plays "Flames of the Blood Hand" targeting Bob
    And the stack resolves
    Then Bob is at 5 life
    When Alice plays "Sway of the Stars"
    And the stack resolves
    Then Bob is at 5 life
    And Alice is at 7 life

  @bok:sway-of-the-stars.2
  Scenario: Sway of the Stars shuffles hands, graveyards and permanents into libraries, and a token ceases to exist
    Given Alice controls 10 "Island" as "land" and has "Sway of the Stars" and "Craw Wurm" in hand
    And Alice controls a 1/1 black "Rat" creature token as "the rat" and "Grizzly Bears"
    And Alice has "Glacial Ray" in graveyard
    And Alice has 7 "Swamp" as library
    And Bob controls "Hill Giant" and "Threads of Disloyalty" attached to "Grizzly Bears"
    And Bob has 7 "Forest" as library
    When Alice plays "Sway of the Stars"
    And the stack resolves
    Then "the rat" is gone
    And it happened once that Alice shuffled
    And it happened once that Bob shuffled
    And it happened in this order that "Hill Giant" left play, then Bob shuffled, then Bob drew, then Bob lost life
    And Bob has 7 cards in hand
    And Alice has 7 cards in hand
    And Bob has 2 cards in library
    And Alice controls no "land" permanents
    And Bob controls no "creature" permanents
    And Alice's graveyard holds "Sway of the Stars"

  @bok:sway-of-the-stars.2
  Scenario: A token shuffled into a library with Sway of the Stars is never drawn, because it isn't a card
    Given Alice controls 10 "Island" as "land" and has "Sway of the Stars" in hand
    And Alice controls a 1/1 black "Rat" creature token as "the rat"
    And Alice has "Swamp" as library
    And Bob has 7 "Forest" as library
    When Alice plays "Sway of the Stars"
    And the stack resolves
    Then "the rat" is gone
    And Alice has drawn 7 cards
    And Alice has 7 cards in hand
    And Alice has 4 cards in library
