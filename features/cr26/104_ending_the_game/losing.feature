Feature: Losing the game

  @cr26:104.1
  Scenario: As Felidar Sovereign's ability wins the game, the game ends immediately, and the trigger of Dark Confidant never resolves
    Given it is Bob's end step
    And Alice controls "Felidar Sovereign" and "Dark Confidant"
    And Alice is at 40 life
    And Alice has 4 "Plains" as "dune" as library
    When the game goes on to Alice's upkeep
    And Alice puts "Dark Confidant" and "Felidar Sovereign" in this order
    And the stack resolves
    Then Alice has won the game
    And Bob has lost the game
    And it happened never that the ability of "Dark Confidant" resolved
    And Alice has no cards in hand

  @cr26:104.2a
  Scenario: A player whose only opponent has lost wins, even if Crown of the Modest says that this player can't win
    Given Alice controls "Crown of the Modest"
    And Bob is at 3 life
    And Alice has "Lightning Bolt" in hand and can pay {R}
    When Alice plays "Lightning Bolt" targeting Bob
    And the stack resolves
    Then Bob has lost the game
    And Alice has won the game

  @cr26:104.2a
  Scenario: Crown of the Modest keeps its controller from winning by Felidar Sovereign while an opponent is in the game
    Given it is Bob's end step
    And Alice controls "Crown of the Modest" and "Felidar Sovereign"
    And Alice is at 40 life
    And Bob is at 3 life
    And Alice has "Lightning Bolt" in hand and can pay {R}
    When the game goes on to Alice's upkeep
    And the stack resolves
    Then "Felidar Sovereign" has triggered once
    And Alice is still in the game
    And Bob is still in the game
    When Alice plays "Lightning Bolt" targeting Bob
    And the stack resolves
    Then Alice has won the game
    And Bob has lost the game

  @cr26:104.2b
  Scenario: Crown of the Modest keeps Alice from winning by Felidar Sovereign's ability, and in her next upkeep she wins without it
    Given it is Bob's end step
    And Alice controls "Crown of the Modest" and "Felidar Sovereign"
    And Alice is at 40 life
    And Alice has "Naturalize" in hand and can pay {1}{G}
    And Alice has 4 "Plains" as "dune" as library
    And Bob has 4 "Plains" as "field" as library
    When the game goes on to Alice's upkeep
    And the stack resolves
    Then "Felidar Sovereign" has triggered once
    And Bob is still in the game
    When Alice plays "Naturalize" targeting "Crown of the Modest"
    And the stack resolves
    And the game goes on to Alice's next upkeep
    And the stack resolves
    Then Alice has won the game
    And Bob has lost the game

  @cr26:104.2a
  Scenario: Alice with Crown of the Modest hasn't won as Bob has lost, because Carol is still in the game, and wins as Carol has lost, too
    Given Carol is playing too
    And Alice controls "Crown of the Modest"
    And Bob is at 3 life
    And Carol is at 3 life
    And Alice has "Lightning Bolt" as "first" and "Lightning Bolt" as "second" in hand and can pay {R}{R}
    When Alice plays "first" targeting Bob
    And the stack resolves
    Then Bob has lost the game
    And Alice is still in the game
    And Carol is still in the game
    When Alice plays "second" targeting Carol
    And the stack resolves
    Then Carol has lost the game
    And Alice has won the game

  @cr26:104.3b
  Scenario: A player at 1 life stays in the game, and loses it for 3 damage
    Given Bob is at 4 life
    And Alice has "Lightning Bolt" and "Lava Spike" in hand and can pay {R}{R}
    When Alice plays "Lightning Bolt" targeting Bob
    And the stack resolves
    Then Bob is at 1 life
    And Bob is still in the game
    When Alice plays "Lava Spike" targeting Bob
    And the stack resolves
    Then Bob has lost the game

  @cr26:104.3c
  Scenario: A player who has to draw two cards from a library of one draws that card and loses
    Given Alice has "Counsel of the Soratami" in hand and can pay {2}{U}
    And Alice has "Island" as library
    When Alice plays "Counsel of the Soratami"
    And the stack resolves
    Then Alice has lost the game
    And Alice has drawn 1 card
    And Bob has won the game

  @cr26:104.3d @edition:2013-07 @edition:2026-01
  Scenario: A player who gets a tenth poison counter loses, and a player with nine doesn't
    Given Alice controls "Glistener Elf" and "Hill Giant"
    And Bob has 9 poison counters
    When Alice attacks with "Hill Giant"
    And combat damage is dealt
    Then Bob is at 17 life
    And Bob is still in the game
    When the game goes on to Alice's next main phase
    And Alice attacks with "Glistener Elf"
    And combat damage is dealt
    Then Bob has lost the game
    And Bob has 10 poison counters

  @cr26:104.3e
  Scenario: Last Sentence makes Bob lose the game with 20 life
    Given Alice has "Last Sentence" in hand and can pay {B}
    When Alice plays "Last Sentence" targeting Bob
    And the stack resolves
    Then Bob has lost the game
    And Alice has won the game
    And Bob is at 20 life

  @cr26:104.5
  Scenario: In a three-player game, Carol loses and leaves the game with her permanents, and the game goes on
    Given Carol is playing too
    And Carol is at 3 life
    And Carol controls "Hill Giant"
    And Bob controls "Grizzly Bears"
    And Alice has "Lightning Bolt" in hand and can pay {R}
    When Alice plays "Lightning Bolt" targeting Carol
    And the stack resolves
    Then Carol has lost the game
    And "Hill Giant" is not on the battlefield
    And "Grizzly Bears" is on the battlefield
    And Alice is still in the game
    When the game goes on to Bob's upkeep
    And the turn ends
    Then it is Alice's upkeep

  @cr26:104.4b.3
  Scenario: In a three-player game, Ghost of No Rest dies and returns without end, and all players draw the game
    Given Carol is playing too
    And Alice has "Swamp" exiled
    And Alice controls "Hollow Choir"
    And Alice has "Ghost of No Rest" in hand and can pay {1}{B}
    When Alice plays "Ghost of No Rest"
    And the stack resolves
    Then Alice has drawn the game
    And Bob has drawn the game
    And Carol has drawn the game

  @cr26:104.4b.2
  Scenario: Alice, who may return Ghost of Some Rest each time it dies, returns it once and then doesn't, and the game goes on
    Given Alice has "Swamp" exiled
    And Alice controls "Hollow Choir"
    And Alice has "Ghost of Some Rest" in hand and can pay {1}{B}
    When Alice plays "Ghost of Some Rest"
    And the stack resolves
    And Alice says yes to "Ghost of Some Rest"
    And Alice says no to "Ghost of Some Rest"
    Then "Ghost of Some Rest" is in Alice's graveyard
    And it happened twice that "Ghost of Some Rest" died
    And Alice is still in the game
    And Bob is still in the game

  @cr26:104.4b.2 @cr26:731.4.2
  Scenario: Alice, who may return Ghost of Some Rest each time it dies, returns it twice and then doesn't, and the game goes on
    Given Alice has "Swamp" exiled
    And Alice controls "Hollow Choir"
    And Alice has "Ghost of Some Rest" in hand and can pay {1}{B}
    When Alice plays "Ghost of Some Rest"
    And the stack resolves
    And Alice says yes to "Ghost of Some Rest"
    And Alice says yes to "Ghost of Some Rest"
    And Alice says no to "Ghost of Some Rest"
    Then "Ghost of Some Rest" is in Alice's graveyard
    And it happened 3 times that "Ghost of Some Rest" died
    And Alice is still in the game
    And Bob is still in the game

  @cr26:104.3b
  Scenario: 3 damage takes Bob, who is at 3 life, to exactly 0 life, and he loses the game
    Given Bob is at 3 life
    And Alice has "Lava Spike" in hand and can pay {R}
    When Alice plays "Lava Spike" targeting Bob
    And the stack resolves
    Then Bob is at 0 life
    And Bob has lost the game
    And Alice has won the game

  @cr26:104.3b.2
  Scenario: Lightning Helix takes Alice from 3 life to 0, and then she gains 3 life, so she stays in the game; Lava Spike takes her to 0 for good
    Given Alice is at 3 life
    And Alice has "Lightning Helix" and "Lava Spike" in hand and can pay {R}{W}{R}
    When Alice plays "Lightning Helix" targeting Alice
    And the stack resolves
    Then Alice has been dealt 3 damage
    And Alice is at 3 life
    And Alice is still in the game
    When Alice plays "Lava Spike" targeting Alice
    And the stack resolves
    Then Alice has lost the game

  @cr26:104.3c @cr26:121.4 @cr26:704.5b.4
  Scenario: Alice, who has to draw two cards from a library of one for Sign in Blood, draws one and loses 2 life before she loses the game
    Given Alice has "Sign in Blood" in hand and can pay {B}{B}
    And Alice has "Island" as library
    When Alice plays "Sign in Blood" targeting Alice
    And the stack resolves
    Then Alice has drawn 1 card
    And Alice is at 18 life
    And Alice has lost the game

  @cr26:104.3d @cr26:122.1f @edition:2013-07 @edition:2026-01
  Scenario: Bob with nine poison counters gets two at one time and loses the game with eleven
    Given Alice controls 2 "Glistener Elf" as "elf"
    And Bob has 9 poison counters
    When Alice attacks with "elf 1" and "elf 2"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob has 11 poison counters
    And Bob has lost the game
    And Bob is at 20 life

  @cr26:104.3d @cr26:104.3d.2
  Scenario: Prologue to Phyresis gives Bob a tenth poison counter, Alice draws a card, and then Bob loses the game
    Given Bob has 9 poison counters
    And Alice has "Prologue to Phyresis" in hand and can pay {1}{U}
    And Alice has "Forest" and "Island" as library
    When Alice plays "Prologue to Phyresis"
    And the stack resolves
    Then Bob has 10 poison counters
    And Alice has drawn 1 card
    And Bob has lost the game
    And Alice has won the game

  @cr26:104.3d.2
  Scenario: Bob is still in the game with the ninth poison counter of a Prologue to Phyresis, and loses it with the tenth of another
    Given Bob has 8 poison counters
    And Alice has 2 "Prologue to Phyresis" as "prologue" in hand and can pay {1}{U}{1}{U}
    And Alice has "Forest", "Island" and "Swamp" as library
    When Alice plays "prologue 1"
    And the stack resolves
    Then Bob has 9 poison counters
    And Alice has drawn 1 card
    When Alice plays "prologue 2"
    And the stack resolves
    Then Bob has lost the game
    And Alice has won the game

  @cr26:104.4b
  Scenario: In a two-player game, too, Ghost of No Rest dies and returns without end, and both players draw the game
    Given Alice has "Swamp" exiled
    And Alice controls "Hollow Choir"
    And Alice has "Ghost of No Rest" in hand and can pay {1}{B}
    When Alice plays "Ghost of No Rest"
    And the stack resolves
    Then Alice has drawn the game
    And Bob has drawn the game

  @cr26:104.2a.2
  Scenario: Mutual Sentence makes Bob lose the game, and Alice wins at once, before the spell makes her lose
    Given Alice has "Mutual Sentence" in hand and can pay {B}
    When Alice plays "Mutual Sentence" targeting Bob
    And the stack resolves
    Then Bob has lost the game
    And Alice has won the game
    And Alice is at 20 life

  @cr26:104.2a.2
  Scenario: Mutual Sentence can't make Bob, who controls Platinum Angel, lose the game, so the rest of its text is carried out, and Alice loses
    Given Bob controls "Platinum Angel"
    And Alice has "Mutual Sentence" in hand and can pay {B}
    When Alice plays "Mutual Sentence" targeting Bob
    And the stack resolves
    Then Alice has lost the game
    And Bob has won the game

  @cr26:104.2a.2 @cr26:104.3e.2
  Scenario: In a three-player game, Mutual Sentence makes Bob lose the game and then Alice, so that Carol wins
    Given Carol is playing too
    And Alice has "Mutual Sentence" in hand and can pay {B}
    When Alice plays "Mutual Sentence" targeting Bob
    And the stack resolves
    Then Bob has lost the game
    And Alice has lost the game
    And Carol has won the game

  @cr26:104.3c
  Scenario: Alice, who draws exactly the two cards of her library, stays in the game, and loses it as she has to draw one more
    Given Alice has "Counsel of the Soratami" and "Reach Through Mists" in hand and can pay {2}{U}{U}
    And Alice has "Island" and "Forest" as library
    When Alice plays "Counsel of the Soratami"
    And the stack resolves
    Then Alice has drawn 2 cards
    And Alice is still in the game
    And Alice has priority
    When Alice plays "Reach Through Mists"
    And the stack resolves
    Then Alice has lost the game
    And Alice has drawn 2 cards

  @cr26:104.3d
  Scenario: Bob with nine poison counters stays in the game as Marsh Viper deals damage to him, and loses with eleven as its ability gives him two at one time
    Given Alice controls "Marsh Viper"
    And Bob has 9 poison counters
    When Alice attacks with "Marsh Viper"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 19 life
    And Bob is still in the game
    When the top of the stack resolves
    Then Bob has 11 poison counters
    And Bob has lost the game

  @cr26:104.3c
  Scenario: Alice's Sign in Blood makes Bob lose the game, who has no card to draw, before Alice would get priority
    Given Alice has "Sign in Blood" in hand and can pay {B}{B}
    And Bob has an empty library
    When Alice plays "Sign in Blood" targeting Bob
    And the top of the stack resolves
    Then Bob has drawn no cards
    And Bob is at 18 life
    And Bob has lost the game
