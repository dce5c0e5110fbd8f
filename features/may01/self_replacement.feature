Feature: Self-replacement effects

  # A kicked Urza's Rage deals 10 damage that can't be prevented instead of 3 damage.
  @may01:general.1.ex2 @cr26:615.1a.2
  Scenario: Healing Salve prevents no damage of a kicked Urza's Rage
    Given Alice has "Urza's Rage" in hand and can pay {10}{R}{R}
    And Bob has "Healing Salve" in hand and can pay {W}
    When Alice plays "Urza's Rage" kicked targeting Bob
    And Bob plays "Healing Salve" choosing "prevent" targeting Bob
    And the stack resolves
    Then Bob is at 10 life
    And "Urza's Rage" has dealt 10 damage to Bob

  @may01:general.1.ex2
  Scenario: Healing Salve prevents all 3 damage of Urza's Rage that isn't kicked
    Given Alice has "Urza's Rage" and "Urza's Rage" as "the second Rage" in hand and can pay {4}{R}{R}
    And Bob has "Healing Salve" in hand and can pay {W}
    When Alice plays "Urza's Rage" targeting Bob
    And Bob plays "Healing Salve" choosing "prevent" targeting Bob
    And the stack resolves
    Then "Urza's Rage" has resolved
    And Bob is at 20 life
    And "Urza's Rage" has dealt no damage
    When Alice plays "the second Rage" targeting Bob
    And the stack resolves
    Then Bob is at 17 life

  @may01:general.1.ex2
  Scenario Outline: A kicked Urza's Rage doesn't use up Healing Salve's shield, which lasts until the turn ends
    Given Alice has "Urza's Rage" as "the plain Rage" and "Urza's Rage" as "the kicked Rage" in hand
    And Alice can pay {2}{R} and can pay {10}{R}{R}
    And Bob has "Healing Salve" in hand and can pay {W}
    When Bob plays "Healing Salve" choosing "prevent" targeting Bob
    And the stack resolves
    And the game goes on to <moment>
    And Alice plays "the kicked Rage" kicked targeting Bob
    Then the total cost of "the kicked Rage" is {10}{R}{R}
    When the stack resolves
    Then Bob is at 10 life
    When Alice plays "the plain Rage" targeting Bob
    And the stack resolves
    Then Bob is at <life> life

    Examples:
      | moment       | life |
      | the end step | 10   |
      | Bob's upkeep | 7    |

  # Memory Lapse puts the countered spell on top of the library. Yawgmoth's Will exiles cards that would be put into its controller's graveyard.
  @may01:general.1.ex1
  Scenario: Memory Lapse puts the countered spell on the library, so Yawgmoth's Will doesn't exile it
    Given Alice has "Yawgmoth's Will" and "Grizzly Bears" in hand and can pay {2}{B} and can pay {1}{G}
    And Bob has "Memory Lapse" in hand and can pay {1}{U}
    When Alice plays "Yawgmoth's Will"
    And the stack resolves
    And Alice plays "Grizzly Bears"
    And Bob plays "Memory Lapse" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" was countered
    And the top of Alice's library is "Grizzly Bears"

  @may01:general.1.ex1
  Scenario: Memory Lapse puts the countered spell on top of its owner's library
    Given Alice has "Grizzly Bears" in hand and can pay {1}{G}
    And Bob has "Memory Lapse" in hand and can pay {1}{U}
    When Alice plays "Grizzly Bears"
    And Bob plays "Memory Lapse" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" was countered
    And the top of Alice's library is "Grizzly Bears"

  @may01:general.1.ex1
  Scenario: Yawgmoth's Will exiles a spell countered by Counterspell, and not one countered by Memory Lapse
    Given Alice has "Yawgmoth's Will" and "Grizzly Bears" as "the first" and "Grizzly Bears" as "the second" in hand
    And Alice can pay {2}{B} and can pay {2}{G}{G}
    And Alice has "Reach Through Mists" and "Wandering Ones" in graveyard and can pay {U}{U}
    And Bob has "Counterspell" and "Memory Lapse" in hand and can pay {1}{U}{U}{U}
    When Alice plays "Yawgmoth's Will"
    And the stack resolves
    Then Alice can play "Reach Through Mists" from graveyard
    When Alice plays "the first"
    And Bob plays "Counterspell" targeting "the first"
    And the stack resolves
    Then "the first" is removed from the game
    And "Counterspell" is in Bob's graveyard
    When Alice plays "the second"
    And Bob plays "Memory Lapse" targeting "the second"
    And the stack resolves
    Then "the second" is in Alice's library
    When the game goes on to the second main phase
    And Alice plays "Reach Through Mists" from graveyard
    And the stack resolves
    Then "Reach Through Mists" is removed from the game
    And Alice can play "Wandering Ones" from graveyard

  @may01:general.1.ex1
  Scenario: Memory Lapse that counters a copy of a spell puts no card on a library
    Given Alice has "Healing Salve" and "Fork" in hand and can pay {W} and can pay {R}{R}
    And Alice has "Forest" on top of library
    And Bob has 2 "Memory Lapse" as "lapse" in hand and can pay {2}{U}{U}
    When Alice plays "Healing Salve" choosing "gain" targeting Alice
    And Alice plays "Fork" targeting "Healing Salve"
    And the top of the stack resolves
    And as it resolves, Alice keeps the targets
    And Bob plays "lapse 1" targeting the copy of "Healing Salve"
    And the top of the stack resolves
    Then the top of Alice's library is "Forest"
    When Bob plays "lapse 2" targeting "Healing Salve"
    And the stack resolves
    Then the top of Alice's library is "Healing Salve" and "Forest"
    And Alice is at 20 life

  @may01:general.1.ex1
  Scenario: Yawgmoth's Will exiles cards put into Alice's graveyard this turn, and not a spell that Memory Lapse counters
    Given Alice has "Yawgmoth's Will" and "Wrath of God" as "the wrath" in hand
    And Alice has "Wrath of God" as "the lapsed wrath" in hand
    And Alice can pay {2}{B} and can pay {2}{W}{W} and can pay {2}{W}{W}
    And Alice controls "Trained Armodon" owned by Bob
    And Bob controls "Grizzly Bears" owned by Alice
    And Bob has "Memory Lapse" in hand and can pay {1}{U}
    When Alice plays "Yawgmoth's Will"
    And the stack resolves
    And Alice plays "the lapsed wrath"
    And Bob plays "Memory Lapse" targeting "the lapsed wrath"
    And the stack resolves
    Then the top of Alice's library is "the lapsed wrath"
    When Alice plays "the wrath"
    And the stack resolves
    Then "Grizzly Bears" and "the wrath" are removed from the game
    And "Trained Armodon" is in Bob's graveyard
    When the game goes on to Alice's next main phase
    Then "the lapsed wrath" is in Alice's hand
    When Alice plays "the lapsed wrath"
    And the stack resolves
    Then "the lapsed wrath" is in Alice's graveyard

  @may01:general.1.ex1
  Scenario: Yawgmoth's Will applies only to its controller, only to that player's graveyard, and only this turn
    Given Alice has "Yawgmoth's Will" and "Grizzly Bears" in hand and can pay {2}{B} and can pay {1}{G}
    And Alice has "Wandering Ones" in graveyard and can pay {U}
    And Alice has "Reach Through Mists" as "the lost" removed from the game and can pay {U}
    And Alice has "Reach Through Mists" as "Alice's Reach" in graveyard
    And Bob has "Memory Lapse" in hand and can pay {1}{U}{U}{U}
    And Bob has "Reach Through Mists" as "Bob's Reach" in graveyard
    When Alice plays "Yawgmoth's Will"
    And the stack resolves
    Then Alice can play "Wandering Ones" from graveyard
    When Alice tries to play "Bob's Reach" from graveyard
    And Alice tries to play "the lost" from exile
    Then "Bob's Reach" is in Bob's graveyard
    And "the lost" is removed from the game
    When Alice plays "Grizzly Bears"
    And Bob tries to play "Bob's Reach" from graveyard
    And Bob tries to play "Alice's Reach" from graveyard
    Then the stack holds "Grizzly Bears"
    And "Bob's Reach" is in Bob's graveyard
    And "Alice's Reach" is in Alice's graveyard
    When Bob plays "Memory Lapse" targeting "Grizzly Bears"
    And the stack resolves
    Then the top of Alice's library is "Grizzly Bears"
    When the game goes on to Alice's next main phase
    And Alice tries to play "Wandering Ones" from graveyard
    Then "Wandering Ones" is in Alice's graveyard

  @may01:general.1
  Scenario: Furnace of Rath doubles the 10 damage of a kicked Urza's Rage to 20
    Given Bob controls "Furnace of Rath" and is at 25 life
    And Alice has "Urza's Rage" in hand and can pay {10}{R}{R}
    When Alice plays "Urza's Rage" kicked targeting Bob
    And the stack resolves
    Then "Urza's Rage" has dealt 20 damage to Bob
    And Bob is at 5 life

  @may01:general.1 @cr26:701.10g.2
  Scenario: Furnace of Rath doubles the 3 damage of Urza's Rage that isn't kicked to 6
    Given Bob controls "Furnace of Rath" and "Craw Wurm" and is at 25 life
    And Alice has 2 "Urza's Rage" as "rage" in hand and can pay {4}{R}{R}
    When Alice plays "rage 1" targeting Bob
    And the stack resolves
    Then "rage 1" has dealt 6 damage to Bob
    And Bob is at 19 life
    When Alice plays "rage 2" targeting "Craw Wurm"
    And the stack resolves
    Then "rage 2" has dealt 6 damage to "Craw Wurm"

  @may01:general.1
  Scenario: A kicked Urza's Rage replaces its own damage before Healing Salve or Furnace of Rath can apply
    Given Bob has "Healing Salve" in hand and can pay {W}
    And Alice controls "Furnace of Rath"
    And Alice has "Urza's Rage" as "the first Rage" and "Urza's Rage" as "the second Rage" in hand
    And Alice can pay {2}{R} and can pay {10}{R}{R}
    When Alice plays "the first Rage" targeting Bob
    And Bob plays "Healing Salve" choosing "prevent" targeting Bob
    And the stack resolves
    And as it resolves, Bob applies "Healing Salve" first
    Then Bob is at 20 life
    When Alice plays "the second Rage" kicked targeting Bob
    And the stack resolves
    Then Bob is at 0 life
