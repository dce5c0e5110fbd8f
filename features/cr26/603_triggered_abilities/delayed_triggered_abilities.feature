Feature: Delayed triggered abilities

  @cr26:603.7 @cr26:610.2
  Scenario: A delayed trigger that waits for 5 or less life triggers when its player's life total falls to 5
    Given Alice is at 8 life
    And Alice has "Deathbed Promise" in hand and can pay {W}
    And Bob has "Lava Spike" in hand and can pay {R}
    And it is Bob's main phase
    When Alice plays "Deathbed Promise"
    And the stack resolves
    Then Alice is at 8 life
    And the stack is empty
    When Bob plays "Lava Spike" targeting Alice
    And the stack resolves
    Then Alice is at 10 life

  @cr26:603.7
  Scenario: A delayed trigger that waits for 5 or less life triggers immediately for a player at 4 life, and only once
    Given Alice is at 4 life
    And Alice has "Deathbed Promise" in hand and can pay {W}
    And Bob has "Lava Spike" as "one" and "Lava Spike" as "two" in hand and can pay {R}{R}
    And it is Bob's main phase
    When Alice plays "Deathbed Promise"
    And the stack resolves
    Then Alice is at 9 life
    When Bob plays "one" targeting Alice
    And the stack resolves
    And Bob plays "two" targeting Alice
    And the stack resolves
    Then Alice is at 3 life

  @cr26:603.7b
  Scenario: If two creatures die together, the controller of a delayed trigger on a creature dying chooses for which of them it triggers
    Given Alice has "Patient Keepsake" and "Wrath of God" in hand and can pay {B}{2}{W}{W}
    And Alice controls "Grizzly Bears" and "Hill Giant"
    When Alice plays "Patient Keepsake"
    And the stack resolves
    And Alice plays "Wrath of God"
    And the stack resolves
    And as it resolves, Alice chooses "Hill Giant"
    Then "Hill Giant" is in Alice's hand
    And "Grizzly Bears" is in Alice's graveyard

  @cr26:603.7b.4
  Scenario: Last Keepsake, which waits for the next creature that dies this turn, returns the first one that dies, and none that dies after the turn
    Given Alice has "Last Keepsake" as "first", "Last Keepsake" as "second" in hand and can pay {B}{B}
    And Alice controls "Grizzly Bears", "Hill Giant" and "Watchwolf"
    And Bob has "Terror" as "one", "Terror" as "two" and "Terror" as "three" in hand and can pay {1}{B}{1}{B}{1}{B}
    When Alice plays "first"
    And the stack resolves
    And Bob plays "one" targeting "Grizzly Bears"
    And the stack resolves
    And Bob plays "two" targeting "Hill Giant"
    And the stack resolves
    Then "Grizzly Bears" is in Alice's hand
    And "Hill Giant" is in Alice's graveyard
    When Alice plays "second"
    And the stack resolves
    And the game goes on to Bob's main phase
    And Bob plays "three" targeting "Watchwolf"
    And the stack resolves
    Then "Watchwolf" is in Alice's graveyard

  @cr26:603.7d @cr26:113.3c.6
  Scenario: Slow Fuse is the source of the damage that its delayed trigger deals in the end step, although Slow Fuse is in the graveyard
    Given Alice has "Slow Fuse" in hand and can pay {R}
    Then Alice can play "Slow Fuse" targeting Bob
    When Alice plays "Slow Fuse" targeting Bob
    And the stack resolves
    Then Bob is at 20 life
    When the game goes on to Alice's end step
    Then Alice controls the ability of "Slow Fuse"
    When the stack resolves
    Then "Slow Fuse" has dealt 3 damage to Bob

  @cr26:603.7d
  Scenario: The delayed triggers of two Slow Fuses both deal their damage in the same end step
    Given Alice has "Slow Fuse" as "first" and "Slow Fuse" as "second" in hand and can pay {R}{R}
    When Alice plays "first" targeting Bob
    And the stack resolves
    And Alice plays "second" targeting Bob
    And the stack resolves
    And the game goes on to Bob's upkeep
    And Alice puts "first" and "second" in this order
    Then Bob is at 14 life

  @cr26:603.7d.2
  Scenario: Bob, who gained control of Alice's Slow Fuse before it resolved, controls the trigger that Slow Fuse created
    Given Alice has "Slow Fuse" in hand and can pay {R}
    And Bob has "Borrowed Incantation" in hand and can pay {U}{U}
    When Alice plays "Slow Fuse" targeting Bob
    And Bob in response plays "Borrowed Incantation" targeting "Slow Fuse"
    And the stack resolves
    And the game goes on to Alice's end step
    Then Bob controls the ability of "Slow Fuse"
    When the stack resolves
    Then "Slow Fuse" has dealt 3 damage to Bob
    And Bob is at 17 life

  @cr26:603.7e
  Scenario: In Bob's upkeep, the delayed trigger of Mishra's Bauble, which Alice sacrificed in her turn, draws Alice a card
    Given Alice controls "Mishra's Bauble"
    When Alice activates "Mishra's Bauble" targeting Bob
    And the stack resolves
    Then Alice has drawn no cards
    When the game goes on to Bob's upkeep
    Then the stack holds the trigger of "Mishra's Bauble"
    And Alice controls the trigger of "Mishra's Bauble"
    When the stack resolves
    Then Alice has drawn 1 card
    And Bob has drawn no cards

  @cr26:603.7e @cr26:109.5.8
  Scenario: In Bob's upkeep, the delayed trigger of Mishra's Bauble, which Bob owns and Alice controlled, draws Alice a card
    Given Alice controls "Mishra's Bauble" owned by Bob
    When Alice activates "Mishra's Bauble" targeting Bob
    And the stack resolves
    Then "Mishra's Bauble" is in Bob's graveyard
    When the game goes on to Bob's upkeep
    Then the stack holds the trigger of "Mishra's Bauble"
    And Alice controls the trigger of "Mishra's Bauble"
    When the stack resolves
    Then Alice has drawn 1 card
    And Bob has drawn no cards

  @cr26:603.7f
  Scenario: Bob, who controls Alice's Patient Scribe as it replaces his gain of life, draws the card in the end step
    Given it is Bob's main phase
    And Alice controls "Patient Scribe"
    And Bob has "Act of Treason" and "Renewed Faith" in hand and can pay {2}{R}{2}{W}
    When Bob plays "Act of Treason" targeting "Patient Scribe"
    And the stack resolves
    And Bob plays "Renewed Faith"
    And the stack resolves
    Then Bob is at 20 life
    When the game goes on to Bob's end step
    Then the stack holds the trigger of "Patient Scribe"
    And Bob controls the trigger of "Patient Scribe"
    When the stack resolves
    Then Bob has drawn 1 card
    And Alice has drawn no cards
    And "Patient Scribe" is 1/2

  @cr26:603.7f @cr26:109.5.6
  Scenario: Alice, who controlled Patient Scribe as it replaced her gain of life, draws the card although Bob controls the Scribe in the end step
    Given it is Bob's main phase
    And Alice controls "Patient Scribe"
    And Alice has "Renewed Faith" in hand and can pay {2}{W}
    And Bob has "Act of Treason" in hand and can pay {2}{R}
    When Alice plays "Renewed Faith"
    And the stack resolves
    Then Alice is at 20 life
    When Bob plays "Act of Treason" targeting "Patient Scribe"
    And the stack resolves
    And the game goes on to Bob's end step
    Then Bob controls "Patient Scribe"
    And Alice controls the trigger of "Patient Scribe"
    When the stack resolves
    Then Alice has drawn 1 card
    And Bob has drawn no cards

  @cr26:603.7f @cr26:603.7a
  Scenario: Patient Scribe that stays under Alice's control draws her a card in the end step for the life that she would have gained
    Given Alice controls "Patient Scribe"
    And Alice has "Renewed Faith" in hand and can pay {2}{W}
    When Alice plays "Renewed Faith"
    And the stack resolves
    And the game goes on to Alice's end step
    Then the stack holds the trigger of "Patient Scribe"
    And Alice controls the trigger of "Patient Scribe"
    When the stack resolves
    Then Alice has drawn 1 card
    And Alice is at 20 life
    And "Patient Scribe" is 1/2

  @cr26:603.7a
  Scenario: Patient Scribe doesn't replace the life that Bob gains, and by Bob's next turn Alice has drawn a card for the life that she would have gained
    Given Alice controls "Patient Scribe"
    And Alice has "Renewed Faith" in hand and can pay {2}{W}
    And Bob has "Healing Salve" in hand and can pay {W}
    When Bob plays "Healing Salve" choosing "gain" targeting Bob
    And the stack resolves
    Then Bob is at 23 life
    When Alice plays "Renewed Faith"
    And the stack resolves
    And the game goes on to Bob's main phase
    Then Alice has drawn 1 card
    And Alice is at 20 life

  @cr26:603.7f
  Scenario: Alice, whose Patient Scribe replaces the gain of life from Bob's Healing Salve, controls the delayed trigger and draws the card, and Bob draws none
    Given it is Bob's main phase
    And Alice controls "Patient Scribe"
    And Bob has "Healing Salve" in hand and can pay {W}
    When Bob plays "Healing Salve" choosing "gain" targeting Alice
    And the stack resolves
    Then Alice is at 20 life
    When the game goes on to Bob's end step
    Then the stack holds the trigger of "Patient Scribe"
    And Alice controls the trigger of "Patient Scribe"
    When the stack resolves
    Then Alice has drawn 1 card
    And Bob has drawn no cards

  @cr26:603.7g @cr26:603.7a.2 @cr26:109.4b.2 @cr26:603.3a.2
  Scenario: Alice, who cast Lightning Berserker for its dash cost, controls the trigger that returns it although Bob controls the Berserker
    Given Bob controls "Vedalken Orrery"
    And Alice has "Lightning Berserker" in hand and can pay {R}
    And Bob has "Act of Treason" in hand and can pay {2}{R}
    When Alice plays "Lightning Berserker" instead of its mana cost by "dash"
    And the stack resolves
    And Bob plays "Act of Treason" targeting "Lightning Berserker"
    And the stack resolves
    Then Bob controls "Lightning Berserker"
    When the game goes on to Alice's end step
    Then the stack holds the trigger of "Lightning Berserker"
    And Alice controls the trigger of "Lightning Berserker"
    When the stack resolves
    Then "Lightning Berserker" is in Alice's hand

  @cr26:603.7g @cr26:702.109a
  Scenario: Alice, who cast Bob's Lightning Berserker for its dash cost, controls the trigger that returns it to Bob's hand
    Given Alice controls "Ghoul's Ledger" and can pay {R}
    And Bob has "Lightning Berserker" in graveyard
    When Alice plays "Lightning Berserker" from graveyard instead of its mana cost by "dash"
    And the stack resolves
    Then Alice controls "Lightning Berserker"
    And "Lightning Berserker" has "haste"
    When the game goes on to Alice's end step
    Then the stack holds the trigger of "Lightning Berserker"
    And Alice controls the trigger of "Lightning Berserker"
    When the stack resolves
    Then "Lightning Berserker" is in Bob's hand

  @cr26:603.7b.2 @cr26:603.7.3
  Scenario: Massacre Girl's delayed trigger triggers for each of three creatures that die one after another, and Siege Wurm gets -4/-4
    Given Alice has "Massacre Girl" in hand and can pay {3}{B}{B}
    And Bob controls "Llanowar Elves", "Grizzly Bears", "Hill Giant" and "Siege Wurm"
    When Alice plays "Massacre Girl"
    And the stack resolves
    Then "Llanowar Elves", "Grizzly Bears" and "Hill Giant" are in Bob's graveyard
    And "Siege Wurm" is 1/1
    And "Massacre Girl" is 4/4

  @cr26:603.7.3
  Scenario: No creature dies after Massacre Girl enters, so her delayed trigger doesn't trigger, and Siege Wurm is 4/4
    Given Alice has "Massacre Girl" in hand and can pay {3}{B}{B}
    And Bob controls "Siege Wurm" and "Hill Giant"
    When Alice plays "Massacre Girl"
    And the stack resolves
    Then "Siege Wurm" is 4/4
    And "Hill Giant" is 2/2
    And "Massacre Girl" is 4/4

  @cr26:603.7b.2
  Scenario: Massacre Girl's delayed trigger triggers for each of two creatures that die at the same time, and Siege Wurm gets -3/-3
    Given Alice has "Massacre Girl" in hand and can pay {3}{B}{B}
    And Bob controls 2 "Llanowar Elves" as "elf" and "Siege Wurm"
    When Alice plays "Massacre Girl"
    And the top of the stack resolves
    And the top of the stack resolves
    Then it happened at once that "elf 1" died and "elf 2" died
    When the stack resolves
    Then "Siege Wurm" is 2/2
    And "Massacre Girl" is 4/4

  @cr26:603.7b.2
  Scenario: Massacre Girl's delayed trigger triggers for the first creature that dies, and a creature that is large enough survives
    Given Alice has "Massacre Girl" and "Terror" in hand and can pay {3}{B}{B}{1}{B}
    And Bob controls "Llanowar Elves", "Wall of Stone" and "Siege Wurm"
    When Alice plays "Massacre Girl"
    And the stack resolves
    Then "Llanowar Elves" is in Bob's graveyard
    And "Siege Wurm" is 3/3
    When the game goes on to Bob's main phase
    And Alice plays "Terror" targeting "Wall of Stone"
    And the stack resolves
    Then "Wall of Stone" is in Bob's graveyard
    And "Siege Wurm" is 5/5

  @cr26:603.7e.2 @cr26:113.8.5 @cr26:109.4b.2
  Scenario: Alice, whose Flickerwisp exiled Hill Giant, controls the trigger that returns it although Bob controls Flickerwisp in the end step
    Given Bob controls "Hill Giant" and "Vedalken Orrery"
    And Bob has "Threaten" in hand and can pay {2}{R}
    And Alice has "Flickerwisp" in hand and can pay {1}{W}{W}
    When Alice plays "Flickerwisp"
    And the top of the stack resolves
    And Alice targets "Hill Giant" for "Flickerwisp"
    And the stack resolves
    And Bob plays "Threaten" targeting "Flickerwisp"
    And the stack resolves
    Then Bob controls "Flickerwisp"
    When the game goes on to Alice's end step
    Then the stack holds the second trigger of "Flickerwisp"
    And Alice controls the second trigger of "Flickerwisp"
    When the stack resolves
    Then "Hill Giant" is in play under Bob's control

  @cr26:603.7e.2
  Scenario: Alice controls the trigger that returns Hill Giant, although Bob took Flickerwisp before its first trigger resolved
    Given Bob controls "Hill Giant" and "Vedalken Orrery"
    And Bob has "Threaten" in hand and can pay {2}{R}
    And Alice has "Flickerwisp" in hand and can pay {1}{W}{W}
    When Alice plays "Flickerwisp"
    And the top of the stack resolves
    And Alice targets "Hill Giant" for "Flickerwisp"
    And Bob in response plays "Threaten" targeting "Flickerwisp"
    And the top of the stack resolves
    Then Bob controls "Flickerwisp"
    When the stack resolves
    Then "Hill Giant" is exiled
    When the game goes on to Alice's end step
    Then the stack holds the second trigger of "Flickerwisp"
    And Alice controls the second trigger of "Flickerwisp"
    When the stack resolves
    Then "Hill Giant" is in play under Bob's control

  @cr26:603.7e.3 @cr26:603.3a.2 @cr26:109.4b.4
  Scenario: Alice controls the delayed trigger of the ability that she activated, although Bob controls Crazed Armodon as the ability resolves
    Given Bob controls "Vedalken Orrery"
    And Alice controls "Crazed Armodon" and can pay {G}
    And Bob has "Act of Treason" in hand and can pay {2}{R}
    When Alice activates "rage" of "Crazed Armodon"
    And Bob in response plays "Act of Treason" targeting "Crazed Armodon"
    And the top of the stack resolves
    Then Bob controls "Crazed Armodon"
    When the stack resolves
    Then "Crazed Armodon" is 6/3
    When the game goes on to Alice's end step
    Then the stack holds the trigger of "Crazed Armodon"
    And Alice controls the trigger of "Crazed Armodon"
    When the stack resolves
    Then "Crazed Armodon" was destroyed

  @cr26:603.7e.3.before
  Scenario: Until 2006, Bob, who controls Crazed Armodon in the end step, controls the delayed trigger of the ability that Alice activated
    Given Bob controls "Vedalken Orrery"
    And Alice controls "Crazed Armodon" and can pay {G}
    And Bob has "Act of Treason" in hand and can pay {2}{R}
    When Alice activates "rage" of "Crazed Armodon"
    And the stack resolves
    And Bob plays "Act of Treason" targeting "Crazed Armodon"
    And the stack resolves
    Then Bob controls "Crazed Armodon"
    When the game goes on to Alice's end step
    Then the stack holds the trigger of "Crazed Armodon"
    And Bob controls the trigger of "Crazed Armodon"
    When the stack resolves
    Then "Crazed Armodon" was destroyed

  @cr26:603.7e.3.before
  Scenario: Until 2006, too, Alice controls the delayed trigger of the ability that she activated if Crazed Armodon stays under her control
    Given Alice controls "Crazed Armodon" and can pay {G}
    When Alice activates "rage" of "Crazed Armodon"
    And the stack resolves
    And the game goes on to Alice's end step
    Then Alice controls the trigger of "Crazed Armodon"
    When the stack resolves
    Then "Crazed Armodon" was destroyed

  @cr26:113.8.5.before
  Scenario: Until 2006, Late Ember, whose ability Alice activated, deals the damage of the delayed trigger to Alice, because Bob controls it in the end step
    Given Bob controls "Vedalken Orrery"
    And Alice controls "Late Ember"
    And Bob has "Act of Treason" in hand and can pay {2}{R}
    When Alice activates "glow" of "Late Ember"
    And the stack resolves
    And Bob plays "Act of Treason" targeting "Late Ember"
    And the stack resolves
    And the game goes on to Alice's end step
    And the stack resolves
    Then "Late Ember" has dealt 3 damage to Alice
    And Bob is at 20 life

  @cr26:113.8.5.before
  Scenario: Until 2006, too, Late Ember that stays under Alice's control deals the damage of its delayed trigger to Bob
    Given Alice controls "Late Ember"
    When Alice activates "glow" of "Late Ember"
    And the stack resolves
    And the game goes on to Alice's end step
    Then Alice controls the trigger of "Late Ember"
    When the stack resolves
    Then "Late Ember" has dealt 3 damage to Bob
    And Alice is at 20 life

  @cr26:603.7b.3
  Scenario: Patient Keepsake's delayed trigger, which has no duration, triggers for the first creature that dies in the next turn, and for no further one
    Given Alice has "Patient Keepsake" in hand and can pay {B}
    And Alice controls "Grizzly Bears" and "Hill Giant"
    And Bob has "Terror" as "one" and "Terror" as "two" in hand and can pay {1}{B}{1}{B}
    When Alice plays "Patient Keepsake"
    And the stack resolves
    And the game goes on to Bob's main phase
    And Bob plays "one" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in Alice's hand
    When Bob plays "two" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is in Alice's graveyard
    And "Patient Keepsake" has triggered once

  @cr26:603.7b.3
  Scenario: Patient Keepsake's delayed trigger returns Hill Giant, the only creature that dies, in the next turn
    Given Alice has "Patient Keepsake" in hand and can pay {B}
    And Alice controls "Grizzly Bears" and "Hill Giant"
    And Bob has "Terror" in hand and can pay {1}{B}
    When Alice plays "Patient Keepsake"
    And the stack resolves
    And the game goes on to Bob's main phase
    Then "Patient Keepsake" has triggered never
    When Bob plays "Terror" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in Alice's hand
    And "Grizzly Bears" is in play

  @cr26:603.7b.3
  Scenario: Patient Keepsake's delayed trigger returns Hill Giant, which dies first in the same turn, and not Grizzly Bears, which die afterwards
    Given Alice has "Patient Keepsake" in hand and can pay {B}
    And Alice controls "Grizzly Bears" and "Hill Giant"
    And Bob has "Terror" as "one" and "Terror" as "two" in hand and can pay {1}{B}{1}{B}
    When Alice plays "Patient Keepsake"
    And the stack resolves
    And Bob plays "one" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in Alice's hand
    When Bob plays "two" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is in Alice's graveyard
    And "Patient Keepsake" has triggered once

  @cr26:603.7b
  Scenario: Bob's Wrath of God destroys two creatures at once, and Alice chooses for which of them her Patient Keepsake triggers
    Given it is Bob's main phase
    And Alice has "Patient Keepsake" in hand and can pay {B}
    And Alice controls "Grizzly Bears" and "Hill Giant"
    And Bob has "Wrath of God" in hand and can pay {2}{W}{W}
    When Bob passes
    And Alice plays "Patient Keepsake"
    And the stack resolves
    And Bob plays "Wrath of God"
    And the stack resolves
    Then Alice is asked for objects by "Patient Keepsake" among "Grizzly Bears" and "Hill Giant"
    When Alice chooses "Grizzly Bears"
    Then "Grizzly Bears" is in Alice's hand
    And "Hill Giant" is in Alice's graveyard
    And "Patient Keepsake" has triggered once

  @cr26:603.7b
  Scenario: Bob, who controlled Alice's Patient Keepsake as it resolved, chooses for which of her two creatures it triggers as her Wrath of God destroys both
    Given Alice has "Patient Keepsake" and "Wrath of God" in hand and can pay {B}{2}{W}{W}
    And Alice controls "Grizzly Bears" and "Hill Giant"
    And Bob has "Borrowed Incantation" in hand and can pay {U}{U}
    When Alice plays "Patient Keepsake"
    And Bob in response plays "Borrowed Incantation" targeting "Patient Keepsake"
    And the stack resolves
    And Alice plays "Wrath of God"
    And the stack resolves
    And Bob chooses "Hill Giant"
    Then "Hill Giant" is in Alice's hand
    And "Grizzly Bears" is in Alice's graveyard

  @cr26:603.7a.3
  Scenario: Last Keepsake doesn't return Grizzly Bears, which died in response to it, and returns Hill Giant, which dies next
    Given Alice has "Last Keepsake" in hand and can pay {B}
    And Alice controls "Grizzly Bears" and "Hill Giant"
    And Bob has "Terror" as "one" and "Terror" as "two" in hand and can pay {1}{B}{1}{B}
    When Alice plays "Last Keepsake"
    And Bob in response plays "one" targeting "Grizzly Bears"
    And the stack resolves
    Then "Last Keepsake" has triggered never
    And "Grizzly Bears" is in Alice's graveyard
    When Bob plays "two" targeting "Hill Giant"
    And the stack resolves
    Then "Last Keepsake" has triggered once
    And "Hill Giant" is in Alice's hand
    And "Grizzly Bears" is in Alice's graveyard

  @cr26:603.7e.4
  Scenario: The source of the delayed triggers of Late Ember's activated and triggered abilities is Late Ember, red and destroyed by then, so Sphere of Law prevents 2 damage of each
    Given Alice controls "Late Ember" as "old"
    And Alice has "Late Ember" as "new" in hand and can pay {1}{R}
    And Bob controls "Sphere of Law"
    And Bob has 2 "Shock" as "shock" in hand and can pay {R}{R}
    When Alice activates "old"
    And the stack resolves
    And Alice plays "new"
    And the stack resolves
    And Bob plays "shock 1" targeting "old"
    And Bob plays "shock 2" targeting "new"
    And the stack resolves
    Then "old" and "new" are in Alice's graveyard
    When the game goes on to Alice's end step
    And Alice puts "old" and "new" in this order
    And the stack resolves
    Then "old" has dealt 1 damage to Bob
    And "new" has dealt 1 damage to Bob
    And Bob is at 18 life

  @cr26:603.7e.4
  Scenario: Late Ember that stays on the battlefield deals 3 damage to Bob in the end step
    Given Alice controls "Late Ember"
    When Alice activates "Late Ember"
    And the stack resolves
    Then Bob is at 20 life
    When the game goes on to Alice's end step
    And the stack resolves
    Then "Late Ember" has dealt 3 damage to Bob
    And Bob is at 17 life

  @cr26:603.7f.2
  Scenario: Red Banked Ember, and not the white Renewed Faith whose gain of life it replaced, deals the damage of its delayed trigger, so Sphere of Law prevents 2 of the 3 damage
    Given Alice controls "Banked Ember"
    And Alice has "Renewed Faith" in hand and can pay {2}{W}
    And Bob controls "Sphere of Law"
    When Alice plays "Renewed Faith"
    And the stack resolves
    Then Alice is at 20 life
    When the game goes on to Alice's end step
    Then the stack holds the ability of "Banked Ember"
    When the stack resolves
    Then "Banked Ember" has dealt 1 damage to Bob
    And "Renewed Faith" has dealt no damage
    And Bob is at 19 life

  @cr26:603.7f.2
  Scenario: Banked Ember replaces the life that Alice would gain, and Bob is at 17 life after the end step
    Given Alice controls "Banked Ember"
    And Alice has "Renewed Faith" in hand and can pay {2}{W}
    When Alice plays "Renewed Faith"
    And the stack resolves
    Then Alice is at 20 life
    And Bob is at 20 life
    When the game goes on to Alice's end step
    And the stack resolves
    Then Bob is at 17 life
