Feature: Toshiro Umezawa

  @bok:toshiro-umezawa.1
  Scenario: An instant that Alice casts from the graveyard with Toshiro must be paid for and is then exiled
    Given Alice controls "Toshiro Umezawa" and can pay {1}{R}
    And Alice has "Glacial Ray" and "Lava Spike" in graveyard
    And Bob controls "Grizzly Bears" and can pay {1}{B}
    And Bob has "Terror" in hand
    When Bob plays "Terror" targeting "Grizzly Bears"
    And the top of the stack resolves
    And the top of the stack resolves
    And while "Toshiro Umezawa" resolves, Alice plays "Glacial Ray" targeting Bob
    Then {1}{R} was spent on "Glacial Ray"
    And the stack holds "Glacial Ray"
    And Bob is at 20 life
    When the stack resolves
    Then Bob is at 18 life
    And "Glacial Ray" is removed from the game
    And "Terror" is in Bob's graveyard

  @bok:toshiro-umezawa.1
  Scenario: An instant that Alice doesn't cast with Toshiro stays in the graveyard for a later trigger
    Given Alice controls "Toshiro Umezawa" and can pay {1}{R}
    And Alice has "Glacial Ray" in graveyard
    And Bob controls "Grizzly Bears" and "Hill Giant"
    And Bob has "Terror" as "the first terror" and "Terror" as "the second terror" in hand and can pay {2}{B}{B}
    When Bob plays "the first terror" targeting "Grizzly Bears"
    And the stack resolves
    And as it resolves, Alice says no to "Toshiro Umezawa"
    Then "Glacial Ray" is in Alice's graveyard
    And Bob is at 20 life
    When Bob plays "the second terror" targeting "Hill Giant"
    And the stack resolves
    And while "Toshiro Umezawa" resolves, Alice plays "Glacial Ray" targeting Bob
    Then Bob is at 18 life
    And "Glacial Ray" is removed from the game

  @bok:toshiro-umezawa.2
  Scenario: Terror that killed a creature can be cast again with Toshiro
    Given Alice controls "Toshiro Umezawa"
    And Alice has "Terror" in hand and can pay {2}{B}{B}
    And Bob controls "Grizzly Bears" and "Hill Giant"
    When Alice plays "Terror" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Terror" is in Alice's graveyard
    And the ability of "Toshiro Umezawa" targets "Terror"
    And it happened in this order that "Grizzly Bears" died, then "Terror" resolved, then "Terror" was targeted
    When the top of the stack resolves
    And while "Toshiro Umezawa" resolves, Alice plays "Terror" targeting "Hill Giant"
    And the stack resolves
    Then "Grizzly Bears" and "Hill Giant" are in Bob's graveyard
    And "Terror" is removed from the game

  @bok:toshiro-umezawa.2
  Scenario: Toshiro doesn't trigger for its controller's own creature or for an artifact
    Given Alice controls "Toshiro Umezawa" and "Grizzly Bears"
    And Alice has "Terror" as "the first terror" and "Terror" as "the second terror" in hand
    And Alice has "Naturalize" in hand and can pay {3}{B}{B}{G}
    And Bob controls "Hill Giant" owned by Alice and "Mirror Gallery"
    When Alice plays "the first terror" targeting "Grizzly Bears"
    And the stack resolves
    And Alice plays "Naturalize" targeting "Mirror Gallery"
    And the stack resolves
    Then "Toshiro Umezawa" has triggered never
    And "the first terror" is in Alice's graveyard
    When Alice plays "the second terror" targeting "Hill Giant"
    And the top of the stack resolves
    And Alice targets "the first terror" for "Toshiro Umezawa"
    Then "Toshiro Umezawa" has triggered once
    And the ability of "Toshiro Umezawa" targets "the first terror"

  @bok:toshiro-umezawa.1
  Scenario: Toshiro triggers for a creature that Toshiro killed in combat, and the instant must be paid for
    Given Alice controls "Toshiro Umezawa" and can pay {1}{R}
    And Alice has "Glacial Ray" in graveyard
    And Bob controls "Grizzly Bears"
    When Alice attacks with "Toshiro Umezawa"
    And Bob blocks "Toshiro Umezawa" with "Grizzly Bears"
    And the stack resolves
    Then "Toshiro Umezawa" is 3/3
    When combat damage is dealt
    Then "Grizzly Bears" is in Bob's graveyard
    When the stack resolves
    And while "Toshiro Umezawa" resolves, Alice plays "Glacial Ray" targeting Bob
    Then {1}{R} was spent on "Glacial Ray"
    And Bob is at 18 life
    And "Glacial Ray" is removed from the game

  @bok:toshiro-umezawa.1
  Scenario: An instant cast with Toshiro goes to the library if Memory Lapse counters it, and to exile if Counterspell does
    Given Alice controls "Toshiro Umezawa" and can pay {2}{R}{R}
    And Alice has "Glacial Ray" as "the first ray" and "Glacial Ray" as "the second ray" in graveyard
    And Bob controls "Grizzly Bears" and "Hill Giant"
    And Bob has "Terror" as "the first terror", "Terror" as "the second terror", "Memory Lapse" and "Counterspell" in hand
    And Bob can pay {3}{B}{B}{U}{U}{U}
    When Bob plays "the first terror" targeting "Grizzly Bears"
    And the top of the stack resolves
    And Alice targets "the first ray" for "Toshiro Umezawa"
    And the top of the stack resolves
    And while "Toshiro Umezawa" resolves, Alice plays "the first ray" targeting Bob
    And Bob plays "Memory Lapse" targeting "the first ray"
    And the stack resolves
    Then the top of Alice's library is "the first ray"
    When Bob plays "the second terror" targeting "Hill Giant"
    And the top of the stack resolves
    And the top of the stack resolves
    And while "Toshiro Umezawa" resolves, Alice plays "the second ray" targeting Bob
    And Bob plays "Counterspell" targeting "the second ray"
    And the stack resolves
    Then "the second ray" was countered
    And "the second ray" is removed from the game
    And Bob is at 20 life

  @bok:toshiro-umezawa.1
  Scenario: An instant cast with Toshiro that is cast again from hand in the same turn goes to the graveyard
    Given Alice controls "Toshiro Umezawa" and can pay {2}{R}{R}{U}
    And Alice has "Glacial Ray" in graveyard
    And Alice has "Reach Through Mists" in hand
    And Bob controls "Grizzly Bears"
    And Bob has "Terror" and "Memory Lapse" in hand and can pay {2}{B}{U}
    When Bob plays "Terror" targeting "Grizzly Bears"
    And the top of the stack resolves
    And the top of the stack resolves
    And while "Toshiro Umezawa" resolves, Alice plays "Glacial Ray" targeting Bob
    And Bob plays "Memory Lapse" targeting "Glacial Ray"
    And the stack resolves
    Then the top of Alice's library is "Glacial Ray"
    When the game goes on to the second main phase
    And Alice plays "Reach Through Mists"
    And the stack resolves
    Then "Glacial Ray" is in Alice's hand
    When Alice plays "Glacial Ray" targeting Bob
    And the stack resolves
    Then Bob is at 18 life
    And "Glacial Ray" is in Alice's graveyard

  @bok:toshiro-umezawa.1
  Scenario: An instant cast with Toshiro that is cast again from hand in a later turn goes to the graveyard
    Given Alice controls "Toshiro Umezawa" and can pay {2}{R}{R}
    And Alice has "Glacial Ray" in graveyard
    And Bob controls "Grizzly Bears" and "Hill Giant"
    And Bob has "Terror" as "the first terror", "Terror" as "the second terror" and "Memory Lapse" in hand
    And Bob can pay {3}{B}{B}{U}
    When Bob plays "the first terror" targeting "Grizzly Bears"
    And the top of the stack resolves
    And the top of the stack resolves
    And while "Toshiro Umezawa" resolves, Alice plays "Glacial Ray" targeting Bob
    And Bob plays "Memory Lapse" targeting "Glacial Ray"
    And the stack resolves
    Then the top of Alice's library is "Glacial Ray"
    When the game goes on to Alice's next main phase
    And Alice plays "Glacial Ray" targeting Bob
    And the stack resolves
    Then "Glacial Ray" is in Alice's graveyard
    When Bob plays "the second terror" targeting "Hill Giant"
    And the top of the stack resolves
    And the top of the stack resolves
    And while "Toshiro Umezawa" resolves, Alice plays "Glacial Ray" targeting Bob
    And the stack resolves
    Then Bob is at 16 life
    And "Glacial Ray" is removed from the game
