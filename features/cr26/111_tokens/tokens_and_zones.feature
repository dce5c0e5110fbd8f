Feature: Tokens that can't enter, tokens that leave, and tokens with names

  @cr26:111.5
  Scenario: With Worms of the Earth, no land can enter, so Sow the Plain creates no land token
    Given Alice controls "Worms of the Earth"
    And Alice has 2 "Sow the Plain" as "seed" and "Naturalize" in hand and can pay {G}{G}{1}{G}
    When Alice plays "seed 1"
    And the stack resolves
    Then Alice controls no "token" permanents
    And Alice is at 23 life
    When Alice plays "Naturalize" targeting "Worms of the Earth"
    And the stack resolves
    And Alice plays "seed 2"
    And the stack resolves
    Then Alice controls 1 "token" permanent
    And the first "Forest" token has exactly the types "land" and "Forest"

  @cr26:111.5
  Scenario: With Worms of the Earth, the ability of Likeness Press creates no token copy of a land card, and creates one of a creature card
    Given Alice controls "Worms of the Earth" and "Likeness Press"
    And Alice has "Forest" and "Hill Giant" in graveyard
    When Alice activates "press" of "Likeness Press" targeting "Forest"
    And the stack resolves
    Then Alice controls no "token" permanents
    When Alice activates "press" of "Likeness Press" targeting "Hill Giant"
    And the stack resolves
    Then Alice controls 1 "token" permanent
    And Alice controls the "Hill Giant" token

  @cr26:111.8 @cr26:111.7.3 @cr26:704.5d.3
  Scenario: A token that Otherworldly Journey exiles never returns, and a creature card returns
    Given Alice controls "Grizzly Bears"
    And Alice controls a 1/1 black "Rat" creature token as "vermin"
    And Alice has "Island" as library
    And Alice has 2 "Otherworldly Journey" as "journey" in hand and can pay {2}{W}{W}
    When Alice plays "journey 1" targeting "vermin"
    And the stack resolves
    Then "vermin" is gone
    And Alice has no cards in exile
    When Alice plays "journey 2" targeting "Grizzly Bears"
    And the stack resolves
    Then Alice has 1 card in exile
    When the game goes on to Alice's end step
    And Alice puts "journey 1" and "journey 2" in this order
    And the stack resolves
    Then "Grizzly Bears" is 3/3
    And "vermin" is gone
    And Alice controls no "token" permanents

  @cr26:111.7.4 @cr26:704.5d
  Scenario: A Rat token that Oust puts into Alice's library ceases to exist, and Grizzly Bears stays there second from the top
    Given it is Bob's main phase
    And Alice controls "Grizzly Bears"
    And Alice controls a 1/1 black "Rat" creature token as "vermin"
    And Alice has "Island" and "Forest" as library
    And Alice has "Swamp" in graveyard
    And Bob has 2 "Oust" as "oust" in hand and can pay {W}{W}
    When Bob plays "oust 1" targeting "vermin"
    And the stack resolves
    Then "vermin" is gone
    And Alice controls no "token" permanents
    And Alice's library holds, in order, "Island" and "Forest"
    When Bob plays "oust 2" targeting "Grizzly Bears"
    And the stack resolves
    Then Alice's library holds, in order, "Island", "Grizzly Bears" and "Forest"

  @cr26:704.5d
  Scenario: Hill Giant, which is a card, stays in the library into which Oust puts it, and a Rat token that Boomerang returns ceases to exist
    Given Alice has "Oust" and "Boomerang" in hand and can pay {W}{U}{U}
    And Bob controls "Hill Giant"
    And Bob controls a 1/1 black "Rat" creature token as "vermin"
    And Bob has "Island" and "Forest" as library
    When Alice plays "Oust" targeting "Hill Giant"
    And the stack resolves
    Then Bob's library holds, in order, "Island", "Hill Giant" and "Forest"
    And Bob is at 23 life
    When Alice plays "Boomerang" targeting "vermin"
    And the stack resolves
    Then "vermin" is gone
    And Bob's hand is empty
    And Bob controls no "token" permanents

  @cr26:111.9 @cr26:111.3.2
  Scenario: Minsc creates Boo, a legendary Hamster token that is named Boo
    Given Alice has "Minsc, Beloved Ranger" in hand and can pay {R}{G}{W}
    When Alice plays "Minsc, Beloved Ranger"
    And the stack resolves
    Then the first "Boo" token is named "Boo"
    And the first "Boo" token is 1/1
    And the first "Boo" token has exactly the types "legendary", "creature" and "Hamster"
    And the first "Boo" token is red
    And the first "Boo" token has exactly "trample" and "haste"

  @cr26:111.13
  Scenario: The copy of Grizzly Bears that Double Major makes becomes a token, which Doubling Season doesn't double
    Given Alice controls "Doubling Season"
    And Alice has "Grizzly Bears" and "Double Major" in hand and can pay {1}{G}{G}{U}
    When Alice plays "Grizzly Bears"
    And Alice plays "Double Major" targeting "Grizzly Bears"
    And the stack resolves
    Then Alice controls 1 "token" permanent
    And Alice controls 2 "Bear" permanents
    And "Grizzly Bears" is 2/2
    And the copy of "Grizzly Bears" is 2/2
    And the copy of "Grizzly Bears" is green
    And the mana cost of the copy of "Grizzly Bears" is {1}{G}

  @cr26:111.12.2
  Scenario: Last Likeness creates a token that is a copy of Hill Giant, which was sacrificed for its cost, as Hill Giant last existed
    Given Alice has "Last Likeness" in hand and can pay {1}{U}
    And Alice controls "Hill Giant"
    When Alice plays "Last Likeness" sacrificing "Hill Giant"
    Then "Hill Giant" is in Alice's graveyard
    When the stack resolves
    Then the first "Hill Giant" token is 3/3
    And Alice controls 1 "token" permanent

  @cr26:111.12.2 @cr26:704.5d.4
  Scenario: Last Likeness creates a token that is a copy of a Rat token, which was sacrificed for its cost and has ceased to exist
    Given Alice has "Last Likeness" in hand and can pay {1}{U}
    And Alice controls a 1/1 black "Rat" creature token as "vermin"
    And Alice has 2 "Island" as "page" as library
    When Alice plays "Last Likeness" sacrificing "vermin"
    Then "vermin" is gone
    And Alice controls no "token" permanents
    When the stack resolves
    Then Alice controls one 1/1 black "Rat" creature token
    And Alice's graveyard holds "Last Likeness"

  @cr26:111.8.3
  Scenario: Recoil returns a Rat token to Alice's hand, and she can't discard it but discards Island
    Given Alice controls a 1/1 black "Rat" creature token as "vermin"
    And Alice has "Island" in hand
    And Bob controls "Megrim"
    And Bob has 2 "Recoil" as "recoil" in hand and can pay {1}{U}{B}{1}{U}{B}
    And it is Bob's main phase
    When Bob plays "recoil 1" targeting "vermin"
    And the stack resolves
    Then "vermin" is gone
    And "Island" is in Alice's graveyard
    And it happened never that "vermin" was discarded
    And Alice is at 18 life
    When Bob plays "recoil 2" targeting "Megrim"
    And the stack resolves
    Then "Megrim" is in Bob's graveyard

  @cr26:111.7.2 @cr26:704.5d
  Scenario: Upheaval returns a Rat token and Hill Giant to Bob's hand at the same time, where the token ceases to exist and Hill Giant stays
    Given Alice has "Upheaval" in hand and can pay {4}{U}{U}
    And Bob controls a 1/1 black "Rat" creature token as "vermin"
    And Bob controls "Hill Giant"
    When Alice plays "Upheaval"
    And the stack resolves
    Then "vermin" is gone
    And it happened once that "vermin" left play
    And Bob has 1 card in hand
    And Bob's hand holds "Hill Giant"

  @cr26:111.8.3
  Scenario: Recoil returns a Rat token to Alice's empty hand, and she discards nothing
    Given Alice controls a 1/1 black "Rat" creature token as "vermin"
    And Bob controls "Megrim"
    And Bob has "Recoil" in hand and can pay {1}{U}{B}
    And it is Bob's main phase
    When Bob plays "Recoil" targeting "vermin"
    And the stack resolves
    Then "vermin" is gone
    And it happened once that "vermin" left play
    And it happened never that Alice discarded
    And Alice is at 20 life

  @cr26:111.8 @cr26:111.8.2
  Scenario: Cloudshift exiles a Rat token, which doesn't return as the spell goes on, and returns Grizzly Bears
    Given Alice controls "Grizzly Bears"
    And Alice controls a 1/1 black "Rat" creature token as "vermin"
    And Alice has 2 "Cloudshift" as "shift" in hand and can pay {W}{W}
    When Alice plays "shift 1" targeting "vermin"
    And the stack resolves
    Then "vermin" is gone
    And Alice controls no "token" permanents
    And it happened never that "vermin" entered
    When Alice plays "shift 2" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is a new object
    And it happened once that "Grizzly Bears" entered

  @cr26:111.13.2
  Scenario: Staff of the Storyteller doesn't trigger for the token that a copy of Grizzly Bears becomes, and triggers for a token that Curio Cabinet creates
    Given Alice controls "Staff of the Storyteller" and "Curio Cabinet"
    And Alice has "Grizzly Bears" and "Double Major" in hand and can pay {1}{G}{G}{U}
    When Alice plays "Grizzly Bears"
    And Alice plays "Double Major" targeting "Grizzly Bears"
    And the stack resolves
    Then Alice controls 1 "token" permanent
    And "Staff of the Storyteller" has no story counters
    When Alice activates "walker" of "Curio Cabinet"
    And the stack resolves
    Then "Staff of the Storyteller" has 1 story counter
    And "Staff of the Storyteller" has triggered once

  @cr26:111.7.2 @cr26:111.6.2 @cr26:110.1
  Scenario: A Rat token that Boomerang returns to Alice's hand ceases to exist, and Grizzly Bears stays there
    Given Alice controls "Grizzly Bears"
    And Alice controls a 1/1 black "Rat" creature token as "vermin"
    And Bob has 2 "Boomerang" as "boomerang" in hand and can pay {U}{U}{U}{U}
    Then Bob can target "vermin" with "boomerang 1"
    When Bob plays "boomerang 1" targeting "vermin"
    And the stack resolves
    Then "vermin" is gone
    And Alice's hand is empty
    And Alice controls 1 "creature" permanent
    When Bob plays "boomerang 2" targeting "Grizzly Bears"
    And the stack resolves
    Then Alice's hand holds "Grizzly Bears"
    And Alice controls no "creature" permanents

  @cr26:111.13.3 @cr26:707.9b.4
  Scenario: Double Major's copy of Isamaru isn't legendary, and neither is the token that it becomes
    Given Alice controls "Mirror Gallery"
    And Alice has "Isamaru, Hound of Konda" and "Double Major" in hand and can pay {W}{G}{U}
    When Alice plays "Isamaru, Hound of Konda"
    And Alice plays "Double Major" targeting "Isamaru, Hound of Konda"
    And the top of the stack resolves
    Then the copy of "Isamaru, Hound of Konda" doesn't have the type "legendary"
    When the stack resolves
    Then Alice controls 1 "token" permanent
    And "Isamaru, Hound of Konda" is in play
    And "Isamaru, Hound of Konda" has the type "legendary"
    And the copy of "Isamaru, Hound of Konda" doesn't have the type "legendary"
    And the copy of "Isamaru, Hound of Konda" is named "Isamaru, Hound of Konda"
    And the copy of "Isamaru, Hound of Konda" is 2/2

  @cr26:111.1.2
  Scenario: Sow the Plain creates a Forest token, a land permanent that Alice taps for mana and that Boomerang can target, and Terror can't
    Given Alice has "Sow the Plain" in hand and can pay {G}
    And Bob has "Boomerang" and "Terror" in hand and can pay {U}{U}{1}{B}
    When Alice plays "Sow the Plain"
    And the stack resolves
    Then the first "Forest" token has exactly the types "land" and "Forest"
    And Alice controls 1 "token" permanent
    And Bob can target the first "Forest" token with "Boomerang"
    And Bob can't target the first "Forest" token with "Terror"
    When Alice taps the first "Forest" token for mana
    Then Alice has {G} in the mana pool

  @cr26:111.1.2
  Scenario: Alice controls the Forest token of Sow the Plain beside her Hill Giant, and gains 3 life
    Given Alice controls "Hill Giant"
    And Alice has "Sow the Plain" in hand and can pay {G}
    When Alice plays "Sow the Plain"
    And the stack resolves
    Then Alice controls 1 "token" permanent
    And Bob controls no "token" permanents
    And "Hill Giant" is 3/3
    And Alice is at 23 life

  @cr26:111.3.2
  Scenario: Boo, the token of Minsc's ability, is a legendary Hamster with trample and haste, which can attack as it is created
    Given Alice has "Minsc, Beloved Ranger" in hand and can pay {R}{G}{W}
    When Alice plays "Minsc, Beloved Ranger"
    And the stack resolves
    Then the first "Boo" token is named "Boo"
    And the first "Boo" token has exactly the types "legendary", "creature" and "Hamster"
    And the first "Boo" token has exactly "trample" and "haste"
    When Alice attacks with the first "Boo" token
    And combat damage is dealt
    Then Bob is at 19 life

  @cr26:111.3.2
  Scenario: The Hamster token that Minsc's ability creates is legendary, red and 1/1, is named Boo, and has Minsc's controller as its own
    Given Alice has "Minsc, Beloved Ranger" in hand and can pay {R}{G}{W}
    When Alice plays "Minsc, Beloved Ranger"
    And the stack resolves
    Then Alice controls 1 "token" permanent
    And the first "Boo" token is named "Boo"
    And the first "Boo" token has exactly the types "legendary", "creature" and "Hamster"
    And the first "Boo" token is red
    And the first "Boo" token is 1/1

  @cr26:111.7.2 @cr26:111.8.3
  Scenario: A Rat token that Recoil returns is in Alice's hand until she has discarded Island, which she chooses, and ceases to exist afterwards
    Given Alice controls a 1/1 black "Rat" creature token as "vermin"
    And Alice has "Island" and "Forest" in hand
    And Bob has "Recoil" in hand and can pay {1}{U}{B}
    And it is Bob's main phase
    When Bob plays "Recoil" targeting "vermin"
    And the stack resolves
    Then "vermin" is in Alice's hand
    And Alice may choose "Forest"
    And Alice may not choose "vermin"
    When Alice chooses "Island"
    Then "vermin" is gone
    And Alice's hand holds "Forest"
    And "Island" is in Alice's graveyard
