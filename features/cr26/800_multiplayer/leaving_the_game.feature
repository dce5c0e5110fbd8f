Feature: Leaving a multiplayer game

  @cr26:800.4a @cr26:405.6h
  Scenario: When Carol loses, Alice regains a creature that Carol took, and Alice's card that Carol put onto the battlefield is exiled
    Given Carol is playing too
    And it is Carol's main phase
    And Carol controls "Ink-Eyes, Servant of Oni", "Grizzly Bears" and has "Threaten" in hand and can pay {2}{R}
    And Alice controls "Hill Giant" and has "Watchwolf" in graveyard
    And Carol is at 2 life
    And Bob has "Glacial Ray" in hand and can pay {1}{R}
    When Carol attacks with "Ink-Eyes, Servant of Oni" attacking Alice
    And Alice doesn't block
    And combat damage is dealt
    And Carol targets "Watchwolf" for "Ink-Eyes, Servant of Oni"
    And the stack resolves
    And as it resolves, Carol says yes to "Ink-Eyes, Servant of Oni"
    Then Carol controls "Watchwolf"
    When the game goes on to Carol's second main phase
    And Carol plays "Threaten" targeting "Hill Giant"
    And the stack resolves
    Then Carol controls "Hill Giant"
    When Bob plays "Glacial Ray" targeting Carol
    And the stack resolves
    Then Carol has lost the game
    And Alice controls "Hill Giant"
    And "Hill Giant" is the same object
    And "Watchwolf" is removed from the game
    And "Grizzly Bears" is gone
    And "Ink-Eyes, Servant of Oni" is gone

  @cr26:800.4a.2 @cr26:405.6h
  Scenario: When Carol loses, an ability that she controls on the stack ceases to exist
    Given Carol is playing too
    And it is Carol's main phase
    And Carol controls "Frostwielder" and is at 2 life
    And Alice controls "Hill Giant"
    And Bob has "Glacial Ray" in hand and can pay {1}{R}
    When Carol activates "chill" of "Frostwielder" targeting "Hill Giant"
    And Bob in response plays "Glacial Ray" targeting Carol
    And the top of the stack resolves
    Then Carol has lost the game
    And "Frostwielder" is gone
    And "Glacial Ray" has dealt 2 damage to Carol
    And the stack is empty
    And "Hill Giant" has no damage marked
    And "Hill Giant" is in play

  @cr26:800.4i
  Scenario: An effect counts the cards that were in the graveyard of a player who has lost, as they were before that player left
    Given Carol is playing too
    And Alice has "Last Farewell" in hand and can pay {B}
    And Carol has "Grizzly Bears", "Forest" and "Lava Spike" in graveyard
    And Carol has "Hill Giant" in hand
    And Bob has "Boomerang" in graveyard
    When Alice plays "Last Farewell" targeting Carol
    And the stack resolves
    Then Carol has lost the game
    And "Grizzly Bears" is gone
    When the game goes on to Alice's end step
    And the stack resolves
    Then Alice is at 23 life

  @cr26:400.11c
  Scenario: Pull from Eternity can't target a card exiled by Otherworldly Journey that left the game with its owner, and can target Alice's exiled card
    Given Carol is playing too
    And Carol is at 3 life
    And Carol controls "Hill Giant"
    And Alice controls "Grizzly Bears"
    And Alice has "Otherworldly Journey" as "one", "Otherworldly Journey" as "two" and "Lightning Bolt" in hand and can pay {1}{W}{1}{W}{R}
    And Alice has "Pull from Eternity" in hand and can pay {W}
    When Alice casts "one" targeting "Hill Giant"
    And the stack resolves
    And Alice casts "two" targeting "Grizzly Bears"
    And the stack resolves
    Then Alice can cast "Pull from Eternity" targeting "Hill Giant"
    When Alice casts "Lightning Bolt" targeting Carol
    And the stack resolves
    Then Alice can't cast "Pull from Eternity" targeting "Hill Giant" by rule 601.2c
    And Alice can cast "Pull from Eternity" targeting "Grizzly Bears"
    And "Hill Giant" is gone
    When Alice casts "Pull from Eternity" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is in Alice's graveyard

  @cr26:400.11c @cr26:800.4
  Scenario: A card that left the game with its owner is outside the game, and the effect that would return it from exile doesn't affect it
    Given Carol is playing too
    And Carol is at 3 life
    And Carol controls "Hill Giant"
    And Alice controls "Grizzly Bears"
    And Alice has "Otherworldly Journey" as "one", "Otherworldly Journey" as "two" and "Lightning Bolt" in hand and can pay {1}{W}{1}{W}{R}
    When Alice casts "one" targeting "Hill Giant"
    And the stack resolves
    And Alice casts "two" targeting "Grizzly Bears"
    And the stack resolves
    Then "Hill Giant" is removed from the game
    When Alice casts "Lightning Bolt" targeting Carol
    And the stack resolves
    Then "Hill Giant" is gone
    When the game goes on to Alice's end step
    And Alice puts "one" and "two" in this order
    And the stack resolves
    Then "Grizzly Bears" is on the battlefield
    And "Hill Giant" is gone

  @cr26:702.26n.2
  Scenario: Grizzly Bears, which phased out under Carol's control before she lost in her own turn, stay phased out in Alice's untap step right after it, and phase in a round later
    Given Carol is playing too
    And Carol is at 3 life
    And Carol has "Act of Treason" in hand and can pay {2}{R}
    And Alice controls "Grizzly Bears"
    And Alice has "Reality Ripple" in hand and can pay {1}{U}
    And Bob has "Lightning Bolt" in hand and can pay {R}
    And it is Carol's precombat main phase
    When Carol casts "Act of Treason" targeting "Grizzly Bears"
    And the stack resolves
    And Carol passes
    And Alice casts "Reality Ripple" targeting "Grizzly Bears"
    And the top of the stack resolves
    And Bob casts "Lightning Bolt" targeting Carol
    And the stack resolves
    Then Carol has lost the game
    And "Grizzly Bears" is phased out
    When the game goes on to Alice's upkeep
    Then "Grizzly Bears" is phased out
    When the game goes on to Bob's upkeep
    Then "Grizzly Bears" is phased out
    When the game goes on to Alice's next upkeep
    Then "Grizzly Bears" is phased in
    And Alice controls "Grizzly Bears"

  @cr26:702.26n.3
  Scenario: When Carol loses, a phased-out Hill Giant of Alice that came to the battlefield under Carol's control is exiled, and phased-out Grizzly Bears that Carol took stay
    Given Carol is playing too
    And Carol is at 3 life
    And Carol controls "Hill Giant" owned by Alice
    And Carol has "Act of Treason" in hand and can pay {2}{R}
    And Alice controls "Grizzly Bears"
    And Alice has 2 "Reality Ripple" as "ripple" in hand and can pay {1}{U}{1}{U}
    And Bob has "Lightning Bolt" in hand and can pay {R}
    And it is Carol's precombat main phase
    When Carol casts "Act of Treason" targeting "Grizzly Bears"
    And the stack resolves
    And Carol passes
    And Alice casts "ripple 1" targeting "Hill Giant"
    And Alice casts "ripple 2" targeting "Grizzly Bears"
    And the top of the stack resolves
    And the top of the stack resolves
    Then "Hill Giant" is phased out
    And "Grizzly Bears" is phased out
    When Bob casts "Lightning Bolt" targeting Carol
    And the stack resolves
    Then Carol has lost the game
    And "Hill Giant" is in exile
    And "Grizzly Bears" is phased out

  @cr26:702.26n @edition:2026-01
  Scenario: Grizzly Bears, which phased out under Carol's control before she lost in Alice's turn, phase in under Alice's control in her next untap step
    Given Carol is playing too
    And Carol is at 3 life
    And Carol has "Act of Treason" in hand and can pay {2}{R}
    And Alice controls "Grizzly Bears"
    And Alice has "Reality Ripple" in hand and can pay {1}{U}
    And Bob has "Lightning Bolt" in hand and can pay {R}
    And it is Carol's precombat main phase
    When Carol casts "Act of Treason" targeting "Grizzly Bears"
    And the stack resolves
    And Carol passes
    And Alice casts "Reality Ripple" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" is phased out
    When the game goes on to Alice's upkeep
    Then "Grizzly Bears" is phased out
    When Alice passes
    And Bob casts "Lightning Bolt" targeting Carol
    And the stack resolves
    Then Carol has lost the game
    And "Grizzly Bears" is phased out
    When the game goes on to Bob's upkeep
    Then "Grizzly Bears" is phased out
    When the game goes on to Alice's next upkeep
    Then "Grizzly Bears" is phased in
    And Alice controls "Grizzly Bears"

  @cr26:702.26n @edition:2026-01
  Scenario: Of four players, Grizzly Bears, which phased out under Carol's control before she lost in Alice's turn, phase in under Alice's control in Dave's untap step
    Given Carol is playing too
    And Dave is playing too
    And Carol is at 3 life
    And Carol has "Act of Treason" in hand and can pay {2}{R}
    And Alice controls "Grizzly Bears"
    And Alice has "Reality Ripple" in hand and can pay {1}{U}
    And Bob has "Lightning Bolt" in hand and can pay {R}
    And it is Carol's precombat main phase
    When Carol casts "Act of Treason" targeting "Grizzly Bears"
    And the stack resolves
    And Carol passes
    And Dave passes
    And Alice casts "Reality Ripple" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" is phased out
    When the game goes on to Alice's upkeep
    And Alice passes
    And Bob casts "Lightning Bolt" targeting Carol
    And the stack resolves
    Then Carol has lost the game
    When the game goes on to Bob's upkeep
    Then "Grizzly Bears" is phased out
    When the game goes on to Dave's upkeep
    Then "Grizzly Bears" is phased in
    And Alice controls "Grizzly Bears"

  @cr26:800.4c
  Scenario: Serra Angel of Bob, which Carol put onto the battlefield before she lost, is exiled as Alice's control of it ends
    Given Carol is playing too
    And it is Carol's main phase
    And Carol has "Bribery" in hand and can pay {3}{U}{U}
    And Bob has "Serra Angel" and "Forest" as library
    And Carol is at 3 life
    And Alice has "Act of Treason" and "Lightning Bolt" in hand and can pay {2}{R}{R}
    When Carol plays "Bribery" targeting Bob
    And the stack resolves
    And Carol chooses "Serra Angel"
    And the game goes on to Alice's main phase
    And Alice plays "Act of Treason" targeting "Serra Angel"
    And the stack resolves
    And Alice plays "Lightning Bolt" targeting Carol
    And the stack resolves
    Then Carol has lost the game
    And Alice controls "Serra Angel"
    When Alice attacks with "Serra Angel"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 16 life
    And Alice controls "Serra Angel"
    When the turn ends
    Then "Serra Angel" is exiled
    And it happened once that Alice's cleanup step began
    And it happened never that Alice got priority in the cleanup step

  @cr26:800.4c @cr26:800.4c.2
  Scenario: Serra Angel, which Carol put onto the battlefield before she lost, isn't exiled as Alice's control ends if Bob's Mind Control enchants it
    Given Carol is playing too
    And it is Carol's main phase
    And Carol has "Bribery" in hand and can pay {3}{U}{U}
    And Bob has "Serra Angel" and "Forest" as library
    And Carol is at 3 life
    And Bob controls "Vedalken Orrery" and has "Mind Control" in hand and can pay {3}{U}{U}
    And Alice has "Act of Treason" and "Lightning Bolt" in hand and can pay {2}{R}{R}
    When Carol plays "Bribery" targeting Bob
    And the stack resolves
    And Carol chooses "Serra Angel"
    And Bob plays "Mind Control" targeting "Serra Angel"
    And the stack resolves
    Then Bob controls "Serra Angel"
    When the game goes on to Alice's main phase
    And Alice plays "Act of Treason" targeting "Serra Angel"
    And the stack resolves
    And Alice plays "Lightning Bolt" targeting Carol
    And the stack resolves
    Then Carol has lost the game
    And Alice controls "Serra Angel"
    When the turn ends
    Then "Serra Angel" is in play
    And Bob controls "Serra Angel"

  @cr26:800.4c.2
  Scenario: Serra Angel, which Carol put onto the battlefield before she lost, is Alice's again by her Mind Control as Bob's Act of Treason ends
    Given Carol is playing too
    And it is Carol's main phase
    And Carol has "Bribery" in hand and can pay {3}{U}{U}
    And Bob has "Serra Angel" and 4 "Forest" as "grove" as library
    And Alice has 4 "Plains" as "field" as library
    And Carol is at 3 life
    And Alice controls "Vedalken Orrery" and has "Mind Control" in hand and can pay {3}{U}{U}
    And Bob has "Act of Treason" and "Lightning Bolt" in hand and can pay {2}{R}{R}
    When Carol plays "Bribery" targeting Bob
    And the stack resolves
    And Carol chooses "Serra Angel"
    And Alice plays "Mind Control" targeting "Serra Angel"
    And the stack resolves
    Then Alice controls "Serra Angel"
    When the game goes on to Bob's main phase
    And Bob plays "Act of Treason" targeting "Serra Angel"
    And the stack resolves
    And Bob plays "Lightning Bolt" targeting Carol
    And the stack resolves
    Then Carol has lost the game
    And Bob controls "Serra Angel"
    When the turn ends
    Then "Serra Angel" is in play
    And Alice controls "Serra Angel"

  @cr26:800.4e
  Scenario: Sacred Cat that attacks Carol, who has lost, assigns no damage, and Sacred Cat that attacks Bob deals damage
    Given Carol is playing too
    And Alice controls "Sacred Cat" as "first" and "Sacred Cat" as "second"
    And Carol is at 3 life
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Alice attacks with "first" attacking Bob and "second" attacking Carol
    And Bob plays "Lightning Bolt" targeting Carol
    And the stack resolves
    Then Carol has lost the game
    And "second" is attacking
    When combat damage is dealt
    Then Bob is at 19 life
    And Alice is at 21 life
    And "second" is in play

  @cr26:800.4j @cr26:703.2
  Scenario: After Carol has lost in her turn, Alice gets priority in Carol's place, and the turn goes on until it ends
    Given Carol is playing too
    And it is Carol's main phase
    And Carol is at 3 life
    And Alice has 2 "Lightning Bolt" as "bolt" in hand and can pay {R}{R}
    And Bob controls "Hill Giant" and has "Otherworldly Journey" and "Giant Growth" in hand and can pay {1}{W}{G}
    And Bob controls "Gray Ogre"
    When Bob plays "Giant Growth" targeting "Gray Ogre"
    And Bob plays "Otherworldly Journey" targeting "Hill Giant"
    And the stack resolves
    And Alice plays "bolt 1" targeting Carol
    And the stack resolves
    Then Carol has lost the game
    And "Hill Giant" is removed from the game
    And Alice has priority
    When Alice plays "bolt 2" targeting Bob
    And Alice passes
    Then Bob has priority
    When Bob passes
    Then Bob is at 17 life
    And it is Carol's main phase
    And Alice has priority
    When Alice passes
    And Bob passes
    Then it is Carol's beginning of combat step
    And Alice has priority
    When the game goes on to Carol's end step
    And the stack resolves
    Then "Hill Giant" is in play
    And "Gray Ogre" is 5/5
    When the game goes on to Alice's upkeep
    Then "Gray Ogre" is 2/2

  @cr26:800.4k
  Scenario: After Bob's turn, in which Carol lost, Alice's turn begins, and Infernal Genesis triggers in no upkeep of Carol
    Given Carol is playing too
    And it is Bob's main phase
    And Carol is at 3 life
    And Alice controls "Infernal Genesis"
    And Alice has "Grizzly Bears" on top of library
    And Bob has "Craw Wurm" on top of library
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Bob plays "Lightning Bolt" targeting Carol
    And the stack resolves
    Then Carol has lost the game
    When the game goes on to Alice's upkeep
    Then "Infernal Genesis" has triggered once
    When the stack resolves
    Then Alice controls two 1/1 black "Minion" creature tokens
    When the game goes on to Bob's upkeep
    Then "Infernal Genesis" has triggered twice

  @cr26:800.4f
  Scenario: Late Levy's cost isn't paid by Carol, who has lost, and can be paid by Bob
    Given Carol is playing too
    And Alice has "Late Levy" as "first" and "Late Levy" as "second" in hand and can pay {W}{W}
    And Bob can pay {1}{R}
    And Carol can pay {1}
    And Carol is at 3 life
    And Bob has "Lightning Bolt" in hand
    When Alice plays "first" targeting Bob
    And the stack resolves
    And Alice plays "second" targeting Carol
    And the stack resolves
    And Bob plays "Lightning Bolt" targeting Carol
    And the stack resolves
    Then Carol has lost the game
    When the game goes on to Alice's end step
    And Alice puts "second" and "first" in this order
    And the top of the stack resolves
    And Bob says yes
    Then Alice is at 20 life
    When the stack resolves
    Then Alice is at 23 life

  @cr26:800.4f
  Scenario: Late Levy gains Alice 3 life if Carol, who is still in the game, doesn't pay
    Given Carol is playing too
    And Alice has "Late Levy" in hand and can pay {W}
    And Carol can pay {1}
    When Alice plays "Late Levy" targeting Carol
    And the stack resolves
    And the game goes on to Alice's end step
    And the top of the stack resolves
    Then Carol is asked for a payment by "Late Levy"
    When Carol says no
    Then Alice is at 23 life

  @cr26:800.4b
  Scenario: Carol, who has lost, gets no creature, no card from the graveyard and no token by one Deferred Bequest, and Bob gets all three by another
    Given Carol is playing too
    And Alice has "Deferred Bequest" as "first" and "Deferred Bequest" as "second" in hand and can pay {1}{B}{1}{B}
    And Alice controls "Hill Giant" and "Gray Ogre"
    And Alice has "Grizzly Bears" and "Craw Wurm" in graveyard
    And Carol is at 3 life
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Alice plays "first" targeting Bob then "Hill Giant" then "Grizzly Bears"
    And the stack resolves
    And Alice plays "second" targeting Carol then "Gray Ogre" then "Craw Wurm"
    And the stack resolves
    And Bob plays "Lightning Bolt" targeting Carol
    And the stack resolves
    Then Carol has lost the game
    When the game goes on to Alice's end step
    And Alice puts "first" and "second" in this order
    And the stack resolves
    Then Alice is at 26 life
    And Bob controls "Hill Giant"
    And Bob controls "Grizzly Bears"
    And Bob controls one 1/1 white "Spirit" creature token
    And Alice controls "Gray Ogre"
    And "Craw Wurm" is in Alice's graveyard
    And Carol controls 0 "Spirit" permanents

  @cr26:800.4b
  Scenario: Carol, who has lost, gets no token by Deferred Bequest, while Bob, whom another one names, gets his
    Given Carol is playing too
    And Alice has "Deferred Bequest" as "first" and "Deferred Bequest" as "second" in hand and can pay {1}{B}{1}{B}
    And Alice controls "Hill Giant" and "Gray Ogre"
    And Alice has "Grizzly Bears" and "Craw Wurm" in graveyard
    And Carol is at 3 life
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Alice plays "first" targeting Carol then "Hill Giant" then "Grizzly Bears"
    And the stack resolves
    And Alice plays "second" targeting Bob then "Gray Ogre" then "Craw Wurm"
    And the stack resolves
    And Bob plays "Lightning Bolt" targeting Carol
    And the stack resolves
    Then Carol has lost the game
    When the game goes on to Alice's end step
    And Alice puts "first" and "second" in this order
    And the stack resolves
    Then Alice controls no "token" permanents
    And Bob controls one 1/1 white "Spirit" creature token
    And Carol controls no "token" permanents
    And Alice is at 26 life

  @cr26:800.4d @cr26:800.4b.2
  Scenario: The Spirit token of Deferred Bequest isn't created for Carol, who has lost, and Bob's is created
    Given Carol is playing too
    And Alice has "Deferred Bequest" as "first" and "Deferred Bequest" as "second" in hand and can pay {1}{B}{1}{B}
    And Alice controls "Hill Giant" and "Gray Ogre"
    And Alice has "Grizzly Bears" and "Craw Wurm" in graveyard
    And Carol is at 3 life
    And Bob controls "Tormod's Crypt"
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Alice plays "first" targeting Carol then "Hill Giant" then "Grizzly Bears"
    And the stack resolves
    And Alice plays "second" targeting Bob then "Gray Ogre" then "Craw Wurm"
    And the stack resolves
    And Bob activates "Tormod's Crypt" targeting Alice
    And the stack resolves
    And Bob plays "Lightning Bolt" targeting Carol
    And the stack resolves
    Then Carol has lost the game
    When the game goes on to Alice's end step
    And Alice puts "first" and "second" in this order
    And the stack resolves
    Then Alice controls "Hill Giant"
    And Bob controls "Gray Ogre"
    And Alice controls no "token" permanents
    And Bob controls one 1/1 white "Spirit" creature token
    And Carol controls no "token" permanents
    And Alice is at 26 life

  @cr26:800.4d
  Scenario: The Spirit token of Deferred Bequest is created for Carol, who is still in the game after Bob has lost
    Given Carol is playing too
    And Alice has "Deferred Bequest" in hand and can pay {1}{B}
    And Alice controls "Hill Giant"
    And Alice has "Grizzly Bears" in graveyard
    And Bob is at 3 life
    And Carol has "Lightning Bolt" in hand and can pay {R}
    When Alice plays "Deferred Bequest" targeting Carol then "Hill Giant" then "Grizzly Bears"
    And the stack resolves
    And Carol plays "Lightning Bolt" targeting Bob
    And the stack resolves
    Then Bob has lost the game
    When the game goes on to Alice's end step
    And the stack resolves
    Then Carol controls one 1/1 white "Spirit" creature token
    And Alice controls no "token" permanents
    And Alice is at 23 life

  @cr26:800.4b
  Scenario: Carol, who is still in the game, gets a creature, a card from the graveyard and a token by Deferred Bequest
    Given Carol is playing too
    And Alice has "Deferred Bequest" in hand and can pay {1}{B}
    And Alice controls "Hill Giant"
    And Alice has "Grizzly Bears" in graveyard
    When Alice plays "Deferred Bequest" targeting Carol then "Hill Giant" then "Grizzly Bears"
    And the stack resolves
    And the game goes on to Alice's end step
    And the stack resolves
    Then Carol controls "Hill Giant"
    And Carol controls "Grizzly Bears"
    And Carol controls one 1/1 white "Spirit" creature token
    And Alice is at 23 life

  @cr26:800.4i.2
  Scenario: Grapeshot counts the spell that Carol cast this turn before she lost and left the game
    Given Carol is playing too
    And Carol has "Lightning Bolt" as "hers" in hand and can pay {R}
    And Carol is at 3 life
    And Alice has "Grapeshot" and "Lightning Bolt" as "bolt" in hand and can pay {1}{R}{R}
    When Carol plays "hers" targeting Bob
    And the stack resolves
    And Alice plays "bolt" targeting Carol
    And the stack resolves
    Then Carol has lost the game
    When Alice plays "Grapeshot" targeting Bob
    And the top of the stack resolves
    And Alice keeps the targets
    And Alice keeps the targets
    And the stack resolves
    Then Bob is at 14 life

  @cr26:800.4j
  Scenario: After Bob has lost in his turn, Carol gets priority in his place, the turn goes on without him, and Carol's turn follows
    Given Carol is playing too
    And it is Bob's main phase
    And Bob is at 3 life
    And Alice has "Lightning Bolt" in hand and can pay {R}
    When Alice plays "Lightning Bolt" targeting Bob
    And the stack resolves
    Then Bob has lost the game
    And Carol has priority
    When Carol passes
    Then Alice has priority
    When Alice passes
    Then it is Bob's beginning of combat step
    And Carol has priority
    When the game goes on to Carol's upkeep
    Then Carol has priority

  @cr26:800.4k
  Scenario: The extra turn that Time Warp gave Carol does not begin after she has lost, and Bob's turn begins
    Given Carol is playing too
    And Carol is at 3 life
    And Alice has "Time Warp" and "Lava Spike" in hand and can pay {3}{U}{U}{R}
    And Alice controls "Infernal Genesis"
    And Bob has "Craw Wurm" on top of library
    When Alice plays "Time Warp" targeting Carol
    And the stack resolves
    And Alice plays "Lava Spike" targeting Carol
    And the stack resolves
    Then Carol has lost the game
    When the game goes on to Bob's upkeep
    Then "Infernal Genesis" has triggered once
    And it happened never that Carol's upkeep began
    And it happened never that Alice's upkeep began
    When the stack resolves
    Then Bob controls six 1/1 black "Minion" creature tokens

  @cr26:800.4k.2
  Scenario: After Alice's turn, in which Bob lost, Carol's turn begins, and Infernal Genesis triggers in no upkeep of Bob
    Given Carol is playing too
    And Bob is at 3 life
    And Alice controls "Infernal Genesis"
    And Carol has "Craw Wurm" and "Hill Giant" on top of library
    And Alice has "Grizzly Bears" on top of library
    And Alice has "Lightning Bolt" in hand and can pay {R}
    When Alice plays "Lightning Bolt" targeting Bob
    And the stack resolves
    Then Bob has lost the game
    When the game goes on to Carol's upkeep
    Then "Infernal Genesis" has triggered once
    And it happened never that Bob's upkeep began
    And it happened never that Alice's upkeep began
    When the stack resolves
    Then Carol controls six 1/1 black "Minion" creature tokens
    When the game goes on to Alice's upkeep
    Then "Infernal Genesis" has triggered twice

  @cr26:800.4i.3
  Scenario: Last Farewell counts Carol's graveyard with Platinum Angel, which went there after Last Farewell resolved and before Carol lost
    Given Carol is playing too
    And Alice has "Last Farewell" and "Lava Spike" in hand and can pay {B}{R}
    And Carol controls "Platinum Angel" and has "Grizzly Bears" and "Forest" in graveyard
    And Carol is at 3 life
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When Alice plays "Last Farewell" targeting Carol
    And the stack resolves
    And Bob plays "Naturalize" targeting "Platinum Angel"
    And the stack resolves
    Then Carol is still in the game
    When Alice plays "Lava Spike" targeting Carol
    And the stack resolves
    Then Carol has lost the game
    When the game goes on to Alice's end step
    And the stack resolves
    Then Alice is at 23 life

  @cr26:800.4i.3
  Scenario: Last Farewell counts the graveyard of Carol, who is still in the game, as it is in the end step
    Given Carol is playing too
    And Alice has "Last Farewell" in hand and can pay {B}
    And Carol controls "Platinum Angel" and "Hill Giant" and has "Grizzly Bears" and "Forest" in graveyard
    And Bob has "Murder" in hand and can pay {1}{B}{B}
    When Alice plays "Last Farewell" targeting Carol
    And the stack resolves
    And Bob plays "Murder" targeting "Hill Giant"
    And the stack resolves
    And the game goes on to Alice's end step
    And the stack resolves
    Then Alice is at 23 life
    And Carol is still in the game

  @cr26:800.4.2
  Scenario: After Carol and Dave have lost the game, Alice and Bob play on, and Bob draws in his next draw step
    Given Carol is playing too
    And Dave is playing too
    And Carol is at 3 life
    And Dave is at 3 life
    And Carol controls "Hill Giant"
    And Dave controls "Grizzly Bears"
    And Alice has 2 "Lightning Bolt" as "bolt" in hand and can pay {R}{R}
    And Alice controls "Serra Angel"
    And Bob has 4 "Swamp" as "leaf" as library
    When Alice plays "bolt 1" targeting Carol
    And the stack resolves
    Then Carol has lost the game
    And "Hill Giant" is gone
    When Alice plays "bolt 2" targeting Dave
    And the stack resolves
    Then Dave has lost the game
    And "Grizzly Bears" is gone
    And Alice is still in the game
    And Bob is still in the game
    When Alice attacks with "Serra Angel"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 16 life
    When the game goes on to Bob's main phase
    Then Bob has drawn 1 card

  @cr26:800.4d.2
  Scenario: The emblem of Deferred Crest isn't created for Carol, who has lost, and Bob's is created and gives each creature +1/+1
    Given Carol is playing too
    And Alice has "Deferred Crest" as "first" and "Deferred Crest" as "second" in hand and can pay {1}{R}{1}{R}
    And Alice controls "Hill Giant"
    And Carol is at 3 life
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Alice plays "first" targeting Carol
    And the stack resolves
    And Alice plays "second" targeting Bob
    And the stack resolves
    And Bob plays "Lightning Bolt" targeting Carol
    And the stack resolves
    Then Carol has lost the game
    And "Hill Giant" is 3/3
    When the game goes on to Alice's end step
    And Alice puts "first" and "second" in this order
    And the stack resolves
    Then "Hill Giant" is 4/4
    And "first" has triggered once

  @cr26:800.4d.2
  Scenario: The emblems of Deferred Crest are created for Bob and for Carol, who are in the game, and give each creature +2/+2
    Given Carol is playing too
    And Alice has "Deferred Crest" as "first" and "Deferred Crest" as "second" in hand and can pay {1}{R}{1}{R}
    And Bob controls "Hill Giant"
    When Alice plays "first" targeting Carol
    And the stack resolves
    And Alice plays "second" targeting Bob
    And the stack resolves
    And the game goes on to Alice's end step
    And Alice puts "first" and "second" in this order
    And the stack resolves
    Then "Hill Giant" is 5/5

  @cr26:800.4a.3
  Scenario: When Carol loses, her copy of Alice's Lightning Bolt ceases to exist, and Alice's Lightning Bolt resolves
    Given Carol is playing too
    And Carol is at 3 life
    And Alice has "Lightning Bolt" as "hers" in hand and can pay {R}
    And Bob has "Lightning Bolt" as "his" in hand and can pay {R}
    And Carol has "Fork" in hand and can pay {R}{R}
    When Alice plays "hers" targeting Bob
    And Carol plays "Fork" targeting "hers"
    And the top of the stack resolves
    And Carol keeps the targets for "Fork"
    And Bob plays "his" targeting Carol
    And the top of the stack resolves
    Then Carol has lost the game
    And the stack holds "hers"
    When the stack resolves
    Then Bob is at 17 life

  @cr26:800.4a.4
  Scenario: The creatures of Carol, whom Farewell Tally makes lose, have left the game as it counts the creatures
    Given Carol is playing too
    And Alice controls "Grizzly Bears"
    And Carol controls "Hill Giant" and "Watchwolf"
    And Alice has "Farewell Tally" in hand and can pay {B}
    When Alice plays "Farewell Tally" targeting Carol
    And the stack resolves
    Then Carol has lost the game
    And Alice is at 21 life

  @cr26:800.4a.4
  Scenario: Farewell Tally counts the creatures of Alice and Bob if Carol, whom it makes lose, has none
    Given Carol is playing too
    And Alice controls "Grizzly Bears"
    And Bob controls "Hill Giant"
    And Alice has "Farewell Tally" in hand and can pay {B}
    When Alice plays "Farewell Tally" targeting Carol
    And the stack resolves
    Then Carol has lost the game
    And Alice is at 22 life

  @cr26:800.4a.5
  Scenario: As Alice, who has priority, loses by the mana ability of Ruinous Well, Bob gets priority, and Carol after him
    Given Carol is playing too
    And Alice controls "Ruinous Well"
    Then Alice has priority
    When Alice taps "Ruinous Well" for mana
    Then Alice has lost the game
    And Bob has priority
    When Bob passes
    Then Carol has priority

  @cr26:800.4b.3
  Scenario Outline: <who> copies Alice's Lava Spike for Shared Echoes
    Given Carol is playing too
    And Carol is at <life> life
    And Alice has "Shared Echoes" and "Lava Spike" in hand and can pay {U}{R}
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Alice plays "Shared Echoes" targeting Carol
    And the stack resolves
    And Bob plays "Lightning Bolt" targeting Carol
    And the stack resolves
    And Alice plays "Lava Spike" targeting Bob
    And the stack resolves
    Then Alice is at 21 life
    And Bob is at <result> life

    Examples:
      | who                           | life | result |
      | Carol, who has lost, never    | 3    | 17     |
      | Carol, who has not lost,      | 4    | 14     |
