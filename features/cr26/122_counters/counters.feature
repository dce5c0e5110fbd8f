Feature: Counters on permanents and players

  @cr26:122.1a @cr26:613.4c.4
  Scenario: Two +1/+1 counters and one -1/-1 counter of another creature change power and toughness
    Given Alice controls "Grizzly Bears" and "Hill Giant"
    And "Grizzly Bears" has 2 +1/+1 counters
    And "Hill Giant" has 1 -1/-1 counter
    And Alice has "Lesson of Strength" in hand and can pay {G}
    Then "Grizzly Bears" is 4/4
    And "Hill Giant" is 2/2
    When Alice attacks with "Grizzly Bears" and "Hill Giant"
    And combat damage is dealt
    Then Bob is at 14 life

  @cr26:122.1e
  Scenario: Jace Beleren that loses its last loyalty counter is put into its owner's graveyard
    Given Alice controls "Jace Beleren" with 1 loyalty counter
    And Alice has "Plains" and "Forest" as library
    When Alice activates "gift" of "Jace Beleren" targeting Alice
    Then "Jace Beleren" is in Alice's graveyard
    When the stack resolves
    Then Alice has drawn 1 card
    And "Plains" is in Alice's hand

  @cr26:122.1f @edition:2013-07 @edition:2026-01
  Scenario: A player who gets a tenth poison counter loses
    Given Alice controls "Glistener Elf" and "Hill Giant"
    And Bob has 8 poison counters
    When Alice attacks with "Glistener Elf"
    And combat damage is dealt
    Then Bob has 9 poison counters
    And Bob is still in the game
    When the game goes on to Alice's next main phase
    And Alice attacks with "Glistener Elf"
    And combat damage is dealt
    Then Bob has lost the game

  @cr26:122.2 @cr26:122.1.6
  Scenario: The counters of Grizzly Bears cease to exist as Boomerang returns it to hand
    Given Alice controls "Grizzly Bears" and "Forest"
    And "Grizzly Bears" has 3 +1/+1 counters
    And Alice has "Boomerang" in hand
    And Alice has {U}{U}{U} in the mana pool
    Then "Grizzly Bears" is 5/5
    And Alice can target only "Grizzly Bears" and "Forest" with "Boomerang"
    When Alice plays "Boomerang" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is in Alice's hand
    And "Grizzly Bears" has no +1/+1 counters
    When Alice plays "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 2/2
    And "Grizzly Bears" has no +1/+1 counters

  @cr26:122.2
  Scenario: The counters of Gray Ogre cease to exist as Boomerang returns it to hand, and it is 2/2 after it is cast again
    Given Alice controls "Gray Ogre"
    And "Gray Ogre" has 3 +1/+1 counters
    And Alice has "Boomerang" in hand and can pay {U}{U}{2}{R}
    Then "Gray Ogre" is 5/5
    When Alice plays "Boomerang" targeting "Gray Ogre"
    And the stack resolves
    Then "Gray Ogre" is in Alice's hand
    And "Gray Ogre" has no +1/+1 counters
    When Alice plays "Gray Ogre"
    And the stack resolves
    Then "Gray Ogre" is 2/2
    And "Gray Ogre" has no +1/+1 counters

  @cr26:122.2
  Scenario: The counters of Grizzly Bears cease to exist as it dies, and it has none after Raise Dead has returned it to hand and it is cast again
    Given Alice controls "Grizzly Bears"
    And "Grizzly Bears" has 2 +1/+1 counters
    And Alice has "Raise Dead" in hand and can pay {B}{1}{G}
    And Bob has "Terror" in hand and can pay {1}{B}
    Then "Grizzly Bears" is 4/4
    When Bob plays "Terror" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is in Alice's graveyard
    And "Grizzly Bears" has no +1/+1 counters
    When Alice plays "Raise Dead" targeting "Grizzly Bears"
    And the stack resolves
    And Alice plays "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 2/2
    And "Grizzly Bears" has no +1/+1 counters

  @cr26:122.2 @edition:2006-10 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: The time counters of Ancestral Vision cease to exist as Pull from Eternity puts it from exile into the graveyard
    Given Alice has "Ancestral Vision" and "Pull from Eternity" in hand and can pay {U}{W}
    When Alice activates "suspend" of "Ancestral Vision"
    Then "Ancestral Vision" has 4 time counters
    When Alice plays "Pull from Eternity" targeting "Ancestral Vision"
    And the stack resolves
    Then "Ancestral Vision" is in Alice's graveyard
    And "Ancestral Vision" has no time counters

  @cr26:122.3 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: The two -1/-1 counters of Sickle Ripper's damage remove two of three +1/+1 counters with themselves
    Given Alice controls "Sickle Ripper"
    And Bob controls "Craw Wurm"
    And "Craw Wurm" has 3 +1/+1 counters
    When Alice attacks with "Sickle Ripper"
    And Bob blocks "Sickle Ripper" with "Craw Wurm"
    And combat damage is dealt
    Then "Craw Wurm" has 1 +1/+1 counter
    And "Craw Wurm" has no -1/-1 counters
    And "Craw Wurm" is 7/5

  @cr26:122.1f.2 @cr26:120.3b
  Scenario: Septic Rats that attack Bob get +1/+1 once he has a poison counter and so is poisoned, and not before
    Given Alice controls "Septic Rats"
    When Alice attacks with "Septic Rats"
    And Bob doesn't block
    And combat damage is dealt
    Then "Septic Rats" has triggered never
    And "Septic Rats" is 2/2
    And Bob has 2 poison counters
    When the game goes on to Alice's next main phase
    And Alice attacks with "Septic Rats"
    And the stack resolves
    Then "Septic Rats" is 3/3
    When combat damage is dealt
    Then Bob has 5 poison counters
    And Bob is at 20 life

  @cr26:122.2.2
  Scenario: Vanishing triggers for the last time counter that one Calciderm loses, and not for the two that another has as Wrath of God destroys it
    Given it is Bob's end step
    And Alice controls "Calciderm" as "fading" with 1 time counter and "Calciderm" as "fresh" with 3 time counters
    And Alice has "Wrath of God" in hand and can pay {2}{W}{W}
    When the game goes on to Alice's upkeep
    And Alice puts "fading" and "fresh" in this order
    And the stack resolves
    Then the vanishing ability of "fading" has triggered twice
    And "fading" was sacrificed
    And "fresh" has 2 time counters
    When the game goes on to Alice's main phase
    And Alice plays "Wrath of God"
    And the stack resolves
    Then "fresh" was destroyed
    And the vanishing ability of "fresh" has triggered once

  @cr26:122.1f.2
  Scenario: Septic Rats that attack Bob, who has three poison counters, are 3/3
    Given Alice controls "Septic Rats"
    And Bob has 3 poison counters
    When Alice attacks with "Septic Rats"
    And the stack resolves
    Then "Septic Rats" is 3/3
    When combat damage is dealt
    Then Bob has 6 poison counters
    And Bob is at 20 life

  @cr26:122.1f.2
  Scenario: Septic Rats that attack Bob, who has one poison counter, trigger and give him three more
    Given Alice controls "Septic Rats"
    And Bob has 1 poison counter
    When Alice attacks with "Septic Rats"
    Then "Septic Rats" has triggered once
    When combat damage is dealt
    Then "Septic Rats" is 3/3
    And Bob has 4 poison counters
    And Bob is at 20 life

  @cr26:122.1 @cr26:122.1.5
  Scenario: Parallel Lives doubles the Zombie token of Doomed Dissenter, and not the +1/+1 counter of Ajani's Pridemate
    Given Alice controls "Parallel Lives", "Ajani's Pridemate" and "Doomed Dissenter"
    And Alice has "Healing Salve" in hand and can pay {W}
    And Alice has "Lightning Bolt" in hand and can pay {R}
    When Alice plays "Healing Salve" choosing "gain" targeting Alice
    And the stack resolves
    Then "Ajani's Pridemate" has 1 +1/+1 counter
    And "Ajani's Pridemate" is 3/3
    And Alice controls no "token" permanents
    When Alice plays "Lightning Bolt" targeting "Doomed Dissenter"
    And the stack resolves
    Then Alice controls two 2/2 black "Zombie" creature tokens
    And Alice controls 3 "creature" permanents

  @cr26:122.1
  Scenario: Hardened Scales adds a +1/+1 counter to that of Ajani's Pridemate, and no token to the Zombie of Doomed Dissenter
    Given Alice controls "Hardened Scales", "Ajani's Pridemate" and "Doomed Dissenter"
    And Alice has "Healing Salve" in hand and can pay {W}
    And Alice has "Lightning Bolt" in hand and can pay {R}
    When Alice plays "Healing Salve" choosing "gain" targeting Alice
    And the stack resolves
    Then "Ajani's Pridemate" has 2 +1/+1 counters
    And "Ajani's Pridemate" is 4/4
    And Alice controls no "token" permanents
    When Alice plays "Lightning Bolt" targeting "Doomed Dissenter"
    And the stack resolves
    Then Alice controls one 2/2 black "Zombie" creature token
    And Alice controls 2 "creature" permanents

  @cr26:122.1e.2 @cr26:306.5c.2 @edition:2026-01
  Scenario Outline: Drain Life deals <x> damage to Jace Beleren with <loyalty> loyalty counters, whose loyalty limits the gain to <gained> life
    Given Alice has "Drain Life" in hand and can pay {1}{B}{B}{B}{B}{B}{B}
    And Bob controls "Jace Beleren" with <loyalty> loyalty counters and "Hill Giant"
    When Alice casts "Drain Life" with X = <x> targeting "Jace Beleren"
    And the stack resolves
    Then Alice is at <life> life
    And "Jace Beleren" is in Bob's graveyard
    And "Hill Giant" is in play

    Examples:
      | x | loyalty | gained | life |
      | 5 | 5       | 5      | 25   |
      | 4 | 2       | 2      | 22   |

  @cr26:122.1e
  Scenario: Alice, who gains control of Bob's Jace Beleren, activates its ability with the last loyalty counter, and Jace goes to Bob's graveyard
    Given Bob controls "Jace Beleren" with 1 loyalty counter
    And Alice has "Sudden Claim" in hand and can pay {U}
    And Alice has "Plains" and "Forest" as library
    Then Alice can't activate "gift" of "Jace Beleren" targeting Alice by rule 602.2
    When Alice plays "Sudden Claim" targeting "Jace Beleren"
    And the stack resolves
    Then Alice can activate "gift" of "Jace Beleren" targeting Alice
    When Alice activates "gift" of "Jace Beleren" targeting Alice
    Then "Jace Beleren" is in Bob's graveyard
    When the stack resolves
    Then "Plains" is in Alice's hand

  @cr26:122.3.2
  Scenario: Ajani's Pridemate with a -1/-1 counter gets a +1/+1 counter after Song of the Dryads has made it a land, and both counters are removed
    Given Alice controls "Ajani's Pridemate"
    And "Ajani's Pridemate" has 1 -1/-1 counter
    And Alice has "Healing Salve" and "Naturalize" in hand and can pay {W}{1}{G}
    And Bob controls "Vedalken Orrery" and has "Song of the Dryads" in hand and can pay {2}{G}
    When Alice plays "Healing Salve" choosing "gain" targeting Alice
    And the top of the stack resolves
    And Bob in response plays "Song of the Dryads" targeting "Ajani's Pridemate"
    And the top of the stack resolves
    Then "Ajani's Pridemate" has no power
    And "Ajani's Pridemate" has 1 -1/-1 counter
    When the top of the stack resolves
    Then "Ajani's Pridemate" has no -1/-1 counters
    And "Ajani's Pridemate" has no +1/+1 counters
    When Alice plays "Naturalize" targeting "Song of the Dryads"
    And the stack resolves
    Then "Ajani's Pridemate" is 2/2

  @cr26:122.1a.2 @cr26:613.4c.4
  Scenario: A +0/+2 counter and a -2/-0 counter change only the toughness or only the power of a creature
    Given Alice controls "Grizzly Bears" with 1 +0/+2 counter
    And Alice controls "Hill Giant" with 1 -2/-0 counter
    And Bob has 2 "Lightning Bolt" as "bolt" in hand and can pay {R}{R}
    Then "Grizzly Bears" is 2/4
    And "Hill Giant" is 1/3
    When Bob plays "bolt 1" targeting "Grizzly Bears"
    And Bob plays "bolt 2" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" was destroyed
    And "Grizzly Bears" is in play
    And "Grizzly Bears" has 3 damage marked

  @cr26:122.1a.3
  Scenario: Grizzly Bears in exile is 4/4 once Grave-Grown Idol has put two +1/+1 counters on it, and Hill Giant in exile stays 3/3
    Given Alice controls "Grave-Grown Idol"
    And Bob has "Grizzly Bears" and "Hill Giant" exiled
    When Alice activates "grow" of "Grave-Grown Idol" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 4/4
    And "Hill Giant" is 3/3
    And "Grizzly Bears" is exiled

  @cr26:122.1a.3
  Scenario: Hill Giant, which Alice owns in exile, is 5/5 with the two +1/+1 counters of her Grave-Grown Idol
    Given Alice controls "Grave-Grown Idol"
    And Alice has "Hill Giant" exiled
    When Alice activates "grow" of "Grave-Grown Idol" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is 5/5
    And "Hill Giant" is exiled

  @cr26:122.1a.4
  Scenario: Grizzly Bears in a graveyard is 4/4 with two +1/+1 counters of Mound of First Growth and 3/3 with a -1/-1 counter besides, and Hill Giant there stays 3/3
    Given Alice controls "Mound of First Growth" and can pay {G}{B}
    And Bob has "Grizzly Bears" and "Hill Giant" in graveyard
    When Alice activates "grow" of "Mound of First Growth" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 4/4
    And "Hill Giant" is 3/3
    When Alice activates "wither" of "Mound of First Growth" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 3/3
    And "Grizzly Bears" is in Bob's graveyard

  @cr26:122.1a.4
  Scenario: Hill Giant in a graveyard is 2/2 with a -1/-1 counter of Mound of First Growth
    Given Alice controls "Mound of First Growth" and can pay {B}
    And Alice has "Hill Giant" and "Grizzly Bears" in graveyard
    When Alice activates "wither" of "Mound of First Growth" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is 2/2
    And "Hill Giant" is in Alice's graveyard
    And "Grizzly Bears" is 2/2

  @cr26:122.1a.5
  Scenario: Hill Giant in Alice's hand is 5/5 and Grizzly Bears in her library 4/4 with two +1/+1 counters each, and Gray Ogre in Bob's hand stays 2/2
    Given Alice controls "Mound of First Growth" and can pay {W}
    And Alice has "Hill Giant" in hand
    And Alice has "Grizzly Bears" and "Island" as library
    And Bob has "Gray Ogre" in hand
    When Alice activates "tend" of "Mound of First Growth"
    And the stack resolves
    Then "Hill Giant" is 5/5
    And "Hill Giant" is in Alice's hand
    And "Grizzly Bears" is 4/4
    And "Grizzly Bears" is in Alice's library
    And "Gray Ogre" is 2/2

  @cr26:122.1a.5
  Scenario: Hill Giant on the stack is 5/5 once two +1/+1 counters are put on it
    Given Alice controls "Mound of First Growth" and has "Hill Giant" in hand and can pay {3}{R}{R}
    When Alice casts "Hill Giant"
    And Alice activates "swell" of "Mound of First Growth" targeting "Hill Giant"
    And the top of the stack resolves
    Then "Hill Giant" is on the stack
    And "Hill Giant" is 5/5

  @cr26:122.1.2 @cr26:122.1f @edition:2013-07 @edition:2026-01
  Scenario: Contentious Plan puts a +1/+1 counter on Grizzly Bears, which are 4/4, and a tenth poison counter on Bob, who loses the game
    Given Alice controls "Grizzly Bears"
    And "Grizzly Bears" has 1 +1/+1 counter
    And Bob has 9 poison counters
    And Alice has "Contentious Plan" in hand and can pay {1}{U}
    And Alice has "Island" and "Forest" as library
    Then "Grizzly Bears" is 3/3
    When Alice plays "Contentious Plan"
    And the stack resolves
    And Alice chooses "Grizzly Bears" and Bob for "Contentious Plan"
    Then "Grizzly Bears" has 2 +1/+1 counters
    And "Grizzly Bears" is 4/4
    And Bob has 10 poison counters
    And "Island" is in Alice's hand
    And Bob has lost the game

  @cr26:122.1.2
  Scenario: Marsh Viper with a +1/+1 counter deals 2 damage to Bob, who has eight poison counters, gets two more and loses the game
    Given Alice controls "Marsh Viper"
    And "Marsh Viper" has 1 +1/+1 counter
    And Bob has 8 poison counters
    When Alice attacks with "Marsh Viper"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 18 life
    And "Marsh Viper" is 2/3
    When the stack resolves
    Then Bob has 10 poison counters
    And Bob has lost the game

  @cr26:122.1.4 @cr26:122.1.5
  Scenario: The two charge counters that Twofold Charge puts on Chalice of the Void count like the two with which it entered, so it counters Fireball with X = 3 and not with X = 1
    Given Alice has "Chalice of the Void", "Twofold Charge", "Fireball" as "low" and "Fireball" as "high" in hand
    And Alice has {C}{C}{C}{C}{C}{C}{C}{C}{G}{R}{R} in the mana pool
    When Alice plays "Chalice of the Void" with X = 2
    And the stack resolves
    Then "Chalice of the Void" has 2 charge counters
    When Alice plays "Twofold Charge" targeting "Chalice of the Void"
    And the stack resolves
    Then "Chalice of the Void" has 4 charge counters
    When Alice plays "low" with X = 1 targeting Bob
    And the stack resolves
    Then "low" has resolved
    And Bob is at 19 life
    When Alice plays "high" with X = 3 targeting Bob
    And the stack resolves
    Then "high" was countered
    And "Chalice of the Void" has triggered once

  @cr26:122.1.4 @edition:2004-10 @edition:2005-02 @edition:2006-10 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Each of the four charge counters of Pentad Prism pays for its ability, the two of sunburst and the two of Twofold Charge, and Alice isn't asked which she removes
    Given Alice has "Pentad Prism" and "Twofold Charge" in hand
    And Alice has {W}{U}{G} in the mana pool
    When Alice plays "Pentad Prism"
    And the stack resolves
    Then "Pentad Prism" has 2 charge counters
    When Alice plays "Twofold Charge" targeting "Pentad Prism"
    And the stack resolves
    Then "Pentad Prism" has 4 charge counters
    When Alice activates "mana" of "Pentad Prism" making {R}
    And Alice activates "mana" of "Pentad Prism" making {R}
    And Alice activates "mana" of "Pentad Prism" making {R}
    And Alice activates "mana" of "Pentad Prism" making {R}
    Then Alice has {R}{R}{R}{R} in the mana pool
    And "Pentad Prism" has no charge counters
    And Alice was asked for objects never
    And Alice can't activate "mana" of "Pentad Prism" making {R} by rule 118.3

  @cr26:122.1.7 @edition:2004-10 @edition:2005-02 @edition:2006-10 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: The +1/+1 counter that Arcbound Worker got from another one counts like the one with which it entered, so Ornithopter gets two as it dies
    Given Alice has "Arcbound Worker" as "first" and "Arcbound Worker" as "second" in hand and can pay {1}{1}
    And Alice controls "Ornithopter"
    And Bob has 2 "Shock" as "shock" in hand and can pay {R}{R}
    When Alice plays "first"
    And the stack resolves
    And Alice plays "second"
    And the stack resolves
    And Bob plays "shock 1" targeting "second"
    And the top of the stack resolves
    And Alice targets "first" for "second"
    And the stack resolves
    And Alice says yes
    Then "first" has 2 +1/+1 counters
    When Bob plays "shock 2" targeting "first"
    And the top of the stack resolves
    And Alice targets "Ornithopter" for "first"
    And the stack resolves
    And Alice says yes
    Then "Ornithopter" has 2 +1/+1 counters
    And "Ornithopter" is 2/4

  @cr26:122.1.7
  Scenario: The +1/+1 counter with which kicked Kavu Aggressor enters and the one that it gets later make it 5/4, and Aether Snap removes both
    Given Alice has "Kavu Aggressor", "Lead by Example" and "Aether Snap" in hand and can pay {6}{R}{1}{G}{3}{B}{B}
    When Alice plays "Kavu Aggressor" kicked
    And the stack resolves
    Then "Kavu Aggressor" is 4/3
    When Alice plays "Lead by Example" targeting "Kavu Aggressor"
    And the stack resolves
    Then "Kavu Aggressor" has 2 +1/+1 counters
    And "Kavu Aggressor" is 5/4
    When Alice plays "Aether Snap"
    And the stack resolves
    Then "Kavu Aggressor" has no +1/+1 counters
    And "Kavu Aggressor" is 3/2

  @cr26:122.1.4
  Scenario: The charge counter that Twofold Charge puts on Umezawa's Jitte pays for its ability like the one that was there
    Given Alice controls "Umezawa's Jitte" with 1 charge counter
    And Alice has "Twofold Charge" in hand and can pay {G}
    When Alice plays "Twofold Charge" targeting "Umezawa's Jitte"
    And the stack resolves
    Then "Umezawa's Jitte" has 2 charge counters
    When Alice activates "spend" of "Umezawa's Jitte" choosing "mend"
    And Alice activates "spend" of "Umezawa's Jitte" choosing "mend"
    Then "Umezawa's Jitte" has no charge counters
    And Alice can't activate "spend" of "Umezawa's Jitte" choosing "mend" by rule 118.3
    When the stack resolves
    Then Alice is at 24 life

  @cr26:122.1.3
  Scenario: Everflowing Chalice, kicked once, makes {C}{C} after Twofold Charge has put a second charge counter on it
    Given Alice has "Everflowing Chalice" and "Twofold Charge" in hand and can pay {2}{G}
    When Alice plays "Everflowing Chalice" paying the optional cost "kicker"
    And the stack resolves
    Then "Everflowing Chalice" has 1 charge counter
    When Alice plays "Twofold Charge" targeting "Everflowing Chalice"
    And the stack resolves
    Then "Everflowing Chalice" has 2 charge counters
    When Alice taps "Everflowing Chalice" for mana
    Then Alice has {C}{C} in the mana pool
