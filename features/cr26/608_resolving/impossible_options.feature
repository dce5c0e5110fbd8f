Feature: Options that are impossible

  @cr26:608.2d
  Scenario: A player with no card in hand isn't asked whether to discard a card for Keldon Raider's ability
    Given Alice has "Keldon Raider" in hand and can pay {2}{R}{R}
    And Alice has "Forest" on top of library
    When Alice plays "Keldon Raider"
    And the stack resolves
    Then "Keldon Raider" is in play
    And "Keldon Raider" has triggered once
    And Alice has drawn no cards
    And Alice was asked for yes or no never

  @cr26:608.2d
  Scenario: A player with a card in hand may discard it for Keldon Raider's ability and then draws a card
    Given Alice has "Keldon Raider" and "Island" in hand and can pay {2}{R}{R}
    And Alice has "Forest" on top of library
    When Alice plays "Keldon Raider"
    And the stack resolves
    And as it resolves, Alice says yes
    Then Alice's hand holds "Forest"
    And "Island" is in Alice's graveyard

  @cr26:608.2d.3 @edition:2004-10 @edition:2005-02 @edition:2006-10 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: After Hikari, Twilight Guardian was exiled by the first of two abilities, its controller isn't asked about the second
    Given Alice controls "Hikari, Twilight Guardian"
    And Alice has 2 "Kodama's Might" as "might" in hand and can pay {G}{G}
    When Alice plays "might 1" targeting "Hikari, Twilight Guardian"
    And Alice in response plays "might 2" targeting "Hikari, Twilight Guardian"
    And the top of the stack resolves
    Then Alice is asked for yes or no by "Hikari, Twilight Guardian"
    When Alice says yes to "Hikari, Twilight Guardian"
    Then "Hikari, Twilight Guardian" is removed from the game
    And "Hikari, Twilight Guardian" has triggered twice
    When the stack resolves
    Then nobody is asked anything
    And the stack is empty
    And "Hikari, Twilight Guardian" is removed from the game

  @cr26:608.2d.3
  Scenario: After the first of two abilities exiled Hikari, for which Alice cast Otherworldly Journey twice, she isn't asked about the second
    Given Alice controls "Hikari, Twilight Guardian" and "Wall of Stone"
    And Alice has 2 "Otherworldly Journey" as "journey" in hand and can pay {1}{W}{1}{W}
    When Alice plays "journey 1" targeting "Wall of Stone"
    And Alice in response plays "journey 2" targeting "Wall of Stone"
    And the top of the stack resolves
    Then Alice is asked for yes or no by "Hikari, Twilight Guardian"
    When Alice says yes to "Hikari, Twilight Guardian"
    Then "Hikari, Twilight Guardian" is removed from the game
    And "Hikari, Twilight Guardian" has triggered twice
    When the stack resolves
    Then nobody is asked anything
    And the stack is empty
    And "Hikari, Twilight Guardian" is removed from the game

  @cr26:608.2n.3
  Scenario: Shock, which Bob owns and Alice casts with Ornate Kanzashi, is put into Bob's graveyard after it has resolved
    Given Alice controls "Ornate Kanzashi" and can pay {2}{R}
    And Bob controls "Hill Giant"
    And Bob has "Shock" on top of library
    When Alice activates "Ornate Kanzashi" targeting Bob
    And the stack resolves
    And Alice plays "Shock" from exile targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" has 2 damage marked
    And "Shock" is in Bob's graveyard
    And Alice controls "Ornate Kanzashi"

  @cr26:608.2g.5 @cr26:608.2g.3
  Scenario: While Twin Recital resolves, Alice casts Lightning Bolt and then Shock out of her graveyard, and Shock resolves first
    Given Alice has "Twin Recital" in hand and can pay {1}{U}
    And Alice has "Shock" and "Lightning Bolt" in graveyard
    And Bob controls "Wall of Stone"
    When Alice plays "Twin Recital"
    And the top of the stack resolves
    Then the stack holds "Twin Recital"
    When while "Twin Recital" resolves, Alice plays "Lightning Bolt" targeting Bob
    Then the stack holds "Lightning Bolt" and "Twin Recital"
    When while "Twin Recital" resolves, Alice plays "Shock" targeting "Wall of Stone"
    And the stack resolves
    Then it happened in this order that "Wall of Stone" was dealt damage, then Bob was dealt damage
    And Bob is at 17 life
    And "Wall of Stone" has 2 damage marked

  @cr26:608.2g.5
  Scenario: While Twin Recital resolves, Alice casts Shock and then Lightning Bolt out of her graveyard, and Lightning Bolt resolves first
    Given Alice has "Twin Recital" in hand and can pay {1}{U}
    And Alice has "Shock" and "Lightning Bolt" in graveyard
    And Bob controls "Wall of Stone"
    When Alice plays "Twin Recital"
    And the top of the stack resolves
    And while "Twin Recital" resolves, Alice plays "Shock" targeting "Wall of Stone"
    And while "Twin Recital" resolves, Alice plays "Lightning Bolt" targeting Bob
    And the stack resolves
    Then it happened in this order that Bob was dealt damage, then "Wall of Stone" was dealt damage
    And Bob is at 17 life
    And "Wall of Stone" has 2 damage marked

  @cr26:608.2g.3
  Scenario: Twin Recital has none of the cards in Alice's graveyard cast, because none of them is an instant card
    Given Alice has "Twin Recital" in hand and can pay {1}{U}
    And Alice has "Lava Spike" and "Hill Giant" in graveyard
    When Alice plays "Twin Recital"
    And the stack resolves
    Then nobody is asked anything
    And "Twin Recital" has resolved
    And Alice's graveyard holds "Lava Spike", "Hill Giant" and "Twin Recital"
    And Bob is at 20 life

  @cr26:608.2d.4
  Scenario: On Bob's turn, Alice isn't asked whether to play the exiled spell, because Dosan the Falling Leaf forbids it
    Given Alice controls "Shell of the Last Kappa" and can pay {3}{3}
    And Bob controls "Dosan the Falling Leaf"
    And Bob has "Lava Spike" in hand and can pay {R}
    And it is Bob's main phase
    When Bob plays "Lava Spike" targeting Alice
    And Alice in response activates "seal" of "Shell of the Last Kappa" targeting "Lava Spike"
    And the stack resolves
    And the game goes on to Alice's next main phase
    And the game goes on to Bob's next main phase
    And Bob passes
    And Alice activates "release" of "Shell of the Last Kappa"
    And the stack resolves
    Then nobody is asked anything
    And "Lava Spike" is removed from the game
    And "Shell of the Last Kappa" was sacrificed

  @cr26:608.2d.4
  Scenario: On her own turn, Alice plays the exiled spell, which Dosan the Falling Leaf doesn't forbid
    Given Alice controls "Shell of the Last Kappa" and can pay {3}{3}
    And Bob controls "Dosan the Falling Leaf"
    And Bob has "Lava Spike" in hand and can pay {R}
    And it is Bob's main phase
    When Bob plays "Lava Spike" targeting Alice
    And Alice in response activates "seal" of "Shell of the Last Kappa" targeting "Lava Spike"
    And the stack resolves
    And the game goes on to Alice's next main phase
    And Alice activates "release" of "Shell of the Last Kappa"
    And the stack resolves
    Then Alice is asked for a play by "Shell of the Last Kappa"
    When Alice says yes to "Shell of the Last Kappa"
    And Alice targets Bob for "Lava Spike"
    Then Bob is at 17 life

  @cr26:608.2d
  Scenario: Bob, who controls one land, isn't asked whether he sacrifices two lands for Worms of the Earth, and lets it deal 5 damage to him instead
    Given it is Alice's end step
    And Alice controls "Worms of the Earth" and "Island"
    And Bob controls "Swamp"
    When the game goes on to Bob's upkeep
    And the stack resolves
    Then Bob is asked for yes or no by "Worms of the Earth"
    When Bob says yes
    Then Alice is asked for yes or no by "Worms of the Earth"
    When Alice says no
    Then Bob is at 15 life
    And Alice is at 20 life
    And "Worms of the Earth" was destroyed
    And "Swamp" is in play

  @cr26:608.2d
  Scenario: Bob, who controls two lands, may sacrifice them for Worms of the Earth, and it deals no damage
    Given it is Alice's end step
    And Alice controls "Worms of the Earth"
    And Bob controls "Swamp" and "Mountain"
    When the game goes on to Bob's upkeep
    And the stack resolves
    Then Bob is asked for a payment by "Worms of the Earth"
    When Bob pays
    And Alice says no
    Then "Worms of the Earth" was destroyed
    And "Swamp" and "Mountain" were sacrificed
    And Bob is at 20 life

  @cr26:608.2d.8
  Scenario: Mimic Vat's controller isn't asked to exile a card that Cremate has exiled, but is asked to exile another one
    Given Alice controls "Mimic Vat"
    And Bob controls "Hill Giant" and "Grizzly Bears"
    And Alice has "Murder" as "one", "Murder" as "two" and "Cremate" in hand and can pay {1}{B}{B}{1}{B}{B}{B}
    And Alice has "Swamp" as library
    When Alice plays "one" targeting "Hill Giant"
    And the top of the stack resolves
    And Alice plays "Cremate" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is removed from the game
    And Alice was asked for yes or no never
    When Alice plays "two" targeting "Grizzly Bears"
    And the stack resolves
    And Alice says yes to "Mimic Vat"
    Then "Grizzly Bears" is removed from the game
    And "Hill Giant" is removed from the game
    And Alice was asked for yes or no once
