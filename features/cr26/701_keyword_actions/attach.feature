Feature: Attach

  @cr26:701.3d
  Scenario: A creature is sacrificed when the Grafted Wargear attached to it is moved to another creature
    Given Alice controls "Grafted Wargear", "Hill Giant" and "Grizzly Bears"
    When Alice activates "equip" of "Grafted Wargear" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is 6/5
    And "Hill Giant" is in play
    When Alice activates "equip" of "Grafted Wargear" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 5/4
    And "Hill Giant" was sacrificed

  @cr26:701.3d
  Scenario: A creature is sacrificed when the Grafted Wargear attached to it is destroyed
    Given Alice controls "Grafted Wargear" and "Hill Giant"
    And Bob controls "Grizzly Bears"
    And "Grafted Wargear" is attached to "Hill Giant"
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When Bob casts "Naturalize" targeting "Grafted Wargear"
    And the stack resolves
    Then "Hill Giant" was sacrificed
    And "Grizzly Bears" is in play

  @cr26:301.5c.5 @cr26:701.3a @cr26:301.5a
  Scenario: Magnetic Theft takes Oathkeeper from the creature that it was attached to
    Given Alice controls "Grizzly Bears" and "Hill Giant"
    And Alice controls "Oathkeeper, Takeno's Daisho" attached to "Grizzly Bears"
    And Alice has "Magnetic Theft" in hand and can pay {R}
    Then "Grizzly Bears" is 5/3
    When Alice plays "Magnetic Theft" targeting "Oathkeeper, Takeno's Daisho" then "Hill Giant"
    And the stack resolves
    Then "Oathkeeper, Takeno's Daisho" is attached to "Hill Giant"
    And "Hill Giant" is 6/4
    And "Grizzly Bears" is 2/2

  @cr26:701.3a.2 @cr26:701.3b @cr26:303.4j @cr26:702.16c.3 @cr26:303.4
  Scenario: Autumn-Tail can't move a red Aura to a creature with protection from red, and moves it to another creature
    Given Alice controls a flipped "Kitsune Mystic" as "sage", "Crimson Acolyte" and "Serra Angel" and can pay {2}
    And Bob controls "Wings of the Guard"
    And Alice controls "Leaden Anklet" attached to "Wings of the Guard"
    When Alice activates "transfer" of "sage" targeting "Leaden Anklet"
    And the stack resolves
    And Alice chooses "Crimson Acolyte"
    Then "Leaden Anklet" is attached to "Wings of the Guard"
    When Alice activates "transfer" of "sage" targeting "Leaden Anklet"
    And the stack resolves
    And Alice chooses "Serra Angel"
    Then "Leaden Anklet" is attached to "Serra Angel"
    And "Serra Angel" doesn't have "flying"

  @cr26:702.16c.3
  Scenario: Passed Burden can't move red Leaden Anklet to Crimson Acolyte, which has protection from red, and moves white Holy Strength to it
    Given Alice controls "Crimson Acolyte"
    And Bob controls "Wings of the Guard"
    And Alice controls "Leaden Anklet" attached to "Wings of the Guard"
    And Alice controls "Holy Strength" attached to "Wings of the Guard"
    And Alice has "Passed Burden" as "one" and "Passed Burden" as "two" in hand and can pay {B}{B}
    When Alice plays "one" targeting "Leaden Anklet" then "Crimson Acolyte"
    And the stack resolves
    Then "Leaden Anklet" is attached to "Wings of the Guard"
    When Alice plays "two" targeting "Holy Strength" then "Crimson Acolyte"
    And the stack resolves
    Then "Holy Strength" is attached to "Crimson Acolyte"
    And "Crimson Acolyte" is 2/3

  @cr26:701.3c @edition:2004-10 @edition:2005-02 @edition:2006-10 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Mind Control that Autumn-Tail moves to a creature under a newer Threads of Disloyalty is now the newer effect
    Given Alice controls a flipped "Kitsune Mystic" as "sage" and can pay {1}
    And Bob controls "Hill Giant"
    And Alice controls "Mind Control" attached to "Hill Giant"
    And Alice controls "Grizzly Bears"
    And Bob controls "Threads of Disloyalty" attached to "Grizzly Bears"
    Then Bob controls "Grizzly Bears"
    And Alice controls "Hill Giant"
    When Alice activates "transfer" of "sage" targeting "Mind Control"
    And the stack resolves
    And Alice chooses "Grizzly Bears"
    Then Alice controls "Grizzly Bears"
    And Bob controls "Hill Giant"

  @cr26:701.3d
  Scenario: Grafted Wargear triggers when the creature to which it is attached returns to a hand
    Given Alice controls "Grafted Wargear" and "Hill Giant"
    And "Grafted Wargear" is attached to "Hill Giant"
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Bob plays "Boomerang" targeting "Hill Giant"
    And the stack resolves
    Then "Grafted Wargear" has triggered once
    And "Grafted Wargear" is attached to nothing
    And "Hill Giant" is in Alice's hand

  @cr26:701.3a.3 @cr26:701.3b.4
  Scenario: Magnetic Theft can't move Konda's Banner to Hill Giant, which isn't legendary, and moves Bonesplitter there
    Given Alice controls "Isamaru, Hound of Konda" and "Hill Giant"
    And Alice controls "Konda's Banner" attached to "Isamaru, Hound of Konda"
    And Alice controls "Bonesplitter" attached to "Isamaru, Hound of Konda"
    And Alice has "Magnetic Theft" as "one" and "Magnetic Theft" as "two" in hand and can pay {R}{R}
    When Alice plays "one" targeting "Konda's Banner" then "Hill Giant"
    And the stack resolves
    Then "one" has resolved
    And "Konda's Banner" is attached to "Isamaru, Hound of Konda"
    When Alice plays "two" targeting "Bonesplitter" then "Hill Giant"
    And the stack resolves
    Then "Bonesplitter" is attached to "Hill Giant"
    And "Hill Giant" is 5/3

  @cr26:701.3a.3
  Scenario: Magnetic Theft moves Konda's Banner from one legendary creature to another one, which it could equip
    Given Alice controls "Isamaru, Hound of Konda" and "Marrow-Gnawer"
    And Alice controls "Konda's Banner" attached to "Isamaru, Hound of Konda"
    And Alice has "Magnetic Theft" in hand and can pay {R}
    When Alice plays "Magnetic Theft" targeting "Konda's Banner" then "Marrow-Gnawer"
    And the stack resolves
    Then "Konda's Banner" is attached to "Marrow-Gnawer"
    And "Marrow-Gnawer" is 4/5
    And "Isamaru, Hound of Konda" is 2/2

  @cr26:701.3a.4
  Scenario: Roving Weight, which enchants a player, is attached to Bob and to no creature, and Holy Strength can't enchant a player
    Given Alice has "Roving Weight" and "Holy Strength" in hand and can pay {1}{U}{W}
    And Bob controls "Serra Angel"
    Then Alice can target only "Serra Angel" with "Holy Strength"
    And Alice can target only Alice and Bob with "Roving Weight"
    When Alice plays "Roving Weight" targeting Bob
    And the stack resolves
    Then "Roving Weight" is attached to Bob
    And "Serra Angel" doesn't have "flying"

  @cr26:701.3a.4 @edition:2026-01
  Scenario: Curse of the Bloody Tome is attached to a player, and Holy Strength can't be
    Given Alice has "Curse of the Bloody Tome" and "Holy Strength" in hand and can pay {2}{U}{W}
    And Alice controls "Hill Giant"
    And Bob has "Island", "Forest", "Swamp" and "Plains" as library
    Then Alice can target only "Hill Giant" with "Holy Strength"
    And Alice can target only Alice and Bob with "Curse of the Bloody Tome"
    When Alice plays "Curse of the Bloody Tome" targeting Bob
    And the stack resolves
    Then "Curse of the Bloody Tome" is attached to Bob
    When the game goes on to Bob's upkeep
    And the stack resolves
    Then Bob's graveyard holds "Island" and "Forest"

  @cr26:701.3c.3 @cr26:613.7e.3
  Scenario: Roving Weight that moves from Alice to Bob is newer than Flight on Grizzly Bears, and takes flying away
    Given Alice has "Roving Weight" and "Flight" in hand and can pay {1}{U}{U}{U}
    And Bob controls "Grizzly Bears" and "Serra Angel"
    When Alice plays "Roving Weight" targeting Alice
    And the stack resolves
    Then "Roving Weight" is attached to Alice
    When Alice plays "Flight" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" and "Serra Angel" are in play
    And "Grizzly Bears" has "flying"
    When Alice activates "rove" of "Roving Weight" targeting Bob
    And the stack resolves
    Then "Roving Weight" is attached to Bob
    And "Grizzly Bears" doesn't have "flying"
    And "Serra Angel" doesn't have "flying"

  @cr26:701.3c.3 @cr26:613.7e.3
  Scenario: Flight that Alice casts after she has moved Roving Weight to Bob is the newer one, and gives flying
    Given Alice has "Roving Weight" and "Flight" in hand and can pay {1}{U}{U}{U}
    And Bob controls "Grizzly Bears" and "Serra Angel"
    When Alice plays "Roving Weight" targeting Alice
    And the stack resolves
    And Alice activates "rove" of "Roving Weight" targeting Bob
    And the stack resolves
    Then "Serra Angel" doesn't have "flying"
    When Alice plays "Flight" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" has "flying"
    And "Serra Angel" doesn't have "flying"

  @cr26:701.3c.2 @cr26:701.3b.2
  Scenario: Colossus Hammer that equips the creature to which it is attached gets no new timestamp, and gets one by way of Hill Giant
    Given Alice controls "Grizzly Bears", "Hill Giant", "Colossus Hammer" and "Flight"
    And Alice can pay {8}{8}{8}
    And "Colossus Hammer" is attached to "Grizzly Bears"
    And "Flight" is attached to "Grizzly Bears"
    When Alice equips "Grizzly Bears" with "Colossus Hammer"
    And the stack resolves
    Then "Grizzly Bears" has "flying"
    And "Grizzly Bears" is 12/12
    When Alice equips "Hill Giant" with "Colossus Hammer"
    And the stack resolves
    Then "Grizzly Bears" is 2/2
    When Alice equips "Grizzly Bears" with "Colossus Hammer"
    And the stack resolves
    Then "Grizzly Bears" doesn't have "flying"

  @cr26:701.3b.3
  Scenario: Bonesplitter that Song of the Dryads makes a Forest in response to equip isn't attached, and another Bonesplitter is
    Given Alice controls "Bonesplitter" as "one", "Bonesplitter" as "two", "Hill Giant" and can pay {1}{1}
    And Bob controls "Vedalken Orrery" and has "Song of the Dryads" in hand and can pay {2}{G}
    When Alice equips "Hill Giant" with "one"
    And Bob in response plays "Song of the Dryads" targeting "one"
    And the top of the stack resolves
    Then "one" has exactly the types "land" and "Forest"
    When the stack resolves
    Then "one" is attached to nothing
    And "Hill Giant" is 3/3
    When Alice equips "Hill Giant" with "two"
    And the stack resolves
    Then "Hill Giant" is 5/3

  @cr26:701.3a.2 @cr26:701.3b
  Scenario: Crown of the Ages can't move Leaden Anklet to Crimson Acolyte with protection from red, and another Crown moves it to Serra Angel
    Given Alice controls 2 "Crown of the Ages" as "crown", "Crimson Acolyte" and "Serra Angel" and can pay {4}{4}
    And Bob controls "Wings of the Guard"
    And Alice controls "Leaden Anklet" attached to "Wings of the Guard"
    When Alice activates "crown 1" targeting "Leaden Anklet"
    And the stack resolves
    And Alice chooses "Crimson Acolyte"
    Then "Leaden Anklet" is attached to "Wings of the Guard"
    When Alice activates "crown 2" targeting "Leaden Anklet"
    And the stack resolves
    And Alice chooses "Serra Angel"
    Then "Leaden Anklet" is attached to "Serra Angel"
    And "Serra Angel" doesn't have "flying"

  @cr26:701.3c
  Scenario: Mind Control that Crown of the Ages moves to a creature under a newer Threads of Disloyalty is now the newer effect
    Given Alice controls "Crown of the Ages" and can pay {4}
    And Bob controls "Hill Giant"
    And Alice controls "Mind Control" attached to "Hill Giant"
    And Alice controls "Grizzly Bears"
    And Bob controls "Threads of Disloyalty" attached to "Grizzly Bears"
    Then Bob controls "Grizzly Bears"
    When Alice activates "Crown of the Ages" targeting "Mind Control"
    And the stack resolves
    And Alice chooses "Grizzly Bears"
    Then Alice controls "Grizzly Bears"
    And Bob controls "Hill Giant"

  @cr26:701.3d.2
  Scenario: Seal of Parting triggers once each as it moves to another creature, as that creature leaves and as it is destroyed itself
    Given Alice controls "Crown of the Ages" and can pay {4}
    And Alice controls "Hill Giant" and "Grizzly Bears"
    And Alice controls "Seal of Parting" as "moved" attached to "Hill Giant"
    And Alice controls "Seal of Parting" as "broken" attached to "Hill Giant"
    And Bob has "Unsummon" and "Naturalize" in hand and can pay {U}{1}{G}
    When Alice activates "Crown of the Ages" targeting "moved"
    And the stack resolves
    Then "moved" is attached to "Grizzly Bears"
    And Alice is at 22 life
    When Alice passes
    And Bob plays "Unsummon" targeting "Grizzly Bears"
    And the stack resolves
    Then "moved" is in Alice's graveyard
    And Alice is at 24 life
    When Alice passes
    And Bob plays "Naturalize" targeting "broken"
    And the stack resolves
    Then Alice is at 26 life

  @cr26:701.3d.2
  Scenario: Seal of Parting triggers once as Naturalize destroys it, and the creature that it enchanted stays
    Given Alice controls "Hill Giant"
    And Alice controls "Seal of Parting" attached to "Hill Giant"
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When Bob plays "Naturalize" targeting "Seal of Parting"
    And the stack resolves
    Then "Seal of Parting" was destroyed
    And "Seal of Parting" has triggered once
    And Alice is at 22 life
    And "Hill Giant" is in play

  @cr26:701.3d.3
  Scenario: Seal of Parting triggers as Carol, to whom it is attached, leaves the game
    Given Carol is playing too
    And Carol is at 3 life
    And Alice has "Seal of Parting" and "Lightning Bolt" in hand and can pay {W}{R}
    When Alice plays "Seal of Parting" targeting Carol
    And the stack resolves
    Then "Seal of Parting" is attached to Carol
    When Alice plays "Lightning Bolt" targeting Carol
    And the stack resolves
    Then Carol has lost the game
    And "Seal of Parting" is in Alice's graveyard
    And Alice is at 22 life

  @cr26:701.3b.6
  Scenario: Roving Weight that would be attached to Bob, whom it enchants already, is no newer than Flight on Grizzly Bears
    Given Alice has "Roving Weight" and "Flight" in hand and can pay {1}{U}{U}{U}
    And Bob controls "Grizzly Bears" and "Serra Angel"
    When Alice plays "Roving Weight" targeting Bob
    And the stack resolves
    Then "Serra Angel" doesn't have "flying"
    When Alice plays "Flight" targeting "Grizzly Bears"
    And the stack resolves
    And Alice activates "rove" of "Roving Weight" targeting Bob
    And the stack resolves
    Then "Roving Weight" is attached to Bob
    And "Grizzly Bears" has "flying"
    And "Serra Angel" doesn't have "flying"
