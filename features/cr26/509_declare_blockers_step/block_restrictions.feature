Feature: Restrictions on blocking

  @cr26:509.1b
  Scenario: A creature with flying can block Treetop Scout, but a creature without flying can't
    Given Alice controls "Treetop Scout"
    And Bob controls "Serra Angel" and "Grizzly Bears"
    When Alice attacks with "Treetop Scout"
    Then Bob can block "Treetop Scout" with "Serra Angel"
    And Bob can't block "Treetop Scout" with "Grizzly Bears" because of the ability "treetops" of "Treetop Scout"

  @cr26:509.1b
  Scenario: A creature without flying can block Hill Giant, but can't block Treetop Scout, which attacks too
    Given Alice controls "Treetop Scout" and "Hill Giant"
    And Bob controls "Grizzly Bears"
    When Alice attacks with "Treetop Scout" and "Hill Giant"
    Then Bob can block "Hill Giant" with "Grizzly Bears"
    And Bob can't block "Treetop Scout" with "Grizzly Bears" because of the ability "treetops" of "Treetop Scout"
    When Bob doesn't block
    And combat damage is dealt
    Then Bob is at 16 life

  @cr26:509.1b.2
  Scenario: A creature with power 2 can't block Steel Leaf Champion, but a creature with power 3 can
    Given Alice controls "Steel Leaf Champion" and "Hill Giant"
    And Bob controls "Grizzly Bears" and "Watchwolf"
    When Alice attacks with "Steel Leaf Champion" and "Hill Giant"
    Then Bob can't block "Steel Leaf Champion" with "Grizzly Bears" because of the ability "daunt" of "Steel Leaf Champion"
    And Bob can block "Hill Giant" with "Grizzly Bears"
    And Bob can block "Steel Leaf Champion" with "Watchwolf"
    When Bob blocks "Steel Leaf Champion" with "Watchwolf"
    And combat damage is dealt
    Then "Watchwolf" is in Bob's graveyard
    And Bob is at 17 life

  @cr26:509.1b.2
  Scenario: A creature with power 2 can't block Steel Leaf Champion, but a creature with power 6 can
    Given Alice controls "Steel Leaf Champion"
    And Bob controls "Grizzly Bears" and "Craw Wurm"
    When Alice attacks with "Steel Leaf Champion"
    Then Bob can't block "Steel Leaf Champion" with "Grizzly Bears" because of the ability "daunt" of "Steel Leaf Champion"
    And Bob can block "Steel Leaf Champion" with "Craw Wurm"
    When Bob blocks "Steel Leaf Champion" with "Craw Wurm"
    And combat damage is dealt
    Then "Steel Leaf Champion" is in Alice's graveyard
    And "Craw Wurm" is in Bob's graveyard

  @cr26:509.1b.2
  Scenario: A creature with power 2 that gets +2/+2 before blockers are declared can block Steel Leaf Champion
    Given Alice controls "Steel Leaf Champion"
    And Bob controls "Grizzly Bears" and has "Kodama's Might" in hand and can pay {G}
    When Alice attacks with "Steel Leaf Champion"
    Then Bob can't block "Steel Leaf Champion" with "Grizzly Bears" because of the ability "daunt" of "Steel Leaf Champion"
    When Bob plays "Kodama's Might" targeting "Grizzly Bears"
    And the stack resolves
    Then Bob can block "Steel Leaf Champion" with "Grizzly Bears"
    When Bob blocks "Steel Leaf Champion" with "Grizzly Bears"
    And combat damage is dealt
    Then "Steel Leaf Champion" was destroyed
    And Bob is at 20 life

  @cr26:509.1b.2
  Scenario: Watchwolf, which becomes a 1/1 creature after it has blocked Steel Leaf Champion, still blocks it
    Given Alice controls "Steel Leaf Champion"
    And Alice has "Turn to Frog" in hand and can pay {1}{U}
    And Bob controls "Watchwolf" and "Grizzly Bears"
    When Alice attacks with "Steel Leaf Champion"
    Then Bob can't block "Steel Leaf Champion" with "Grizzly Bears" because of the ability "daunt" of "Steel Leaf Champion"
    When Bob blocks "Steel Leaf Champion" with "Watchwolf"
    And Alice plays "Turn to Frog" targeting "Watchwolf"
    And the stack resolves
    Then "Watchwolf" is 1/1
    And "Watchwolf" is blocking "Steel Leaf Champion"
    When combat damage is dealt
    Then "Steel Leaf Champion" has 1 damage marked
    And Bob is at 20 life

  @cr26:509.1b.3
  Scenario: Charging Rhino can be blocked by one creature, but not by two creatures together
    Given Alice controls "Charging Rhino" and "Hill Giant"
    And Bob controls "Grizzly Bears" and "Watchwolf"
    When Alice attacks with "Charging Rhino" and "Hill Giant"
    Then Bob can't block "Charging Rhino" with "Grizzly Bears" and "Watchwolf" because of the ability "charge" of "Charging Rhino"
    And Bob can block "Hill Giant" with "Grizzly Bears" and "Watchwolf"
    And Bob can block "Charging Rhino" with "Watchwolf"
    When Bob blocks "Charging Rhino" with "Watchwolf" and "Hill Giant" with "Grizzly Bears"
    And combat damage is dealt
    Then "Watchwolf" is in Bob's graveyard
    And Bob is at 20 life

  @cr26:509.1b.3
  Scenario: Two creatures together can block Hill Giant, but can't block Charging Rhino, which attacks too
    Given Alice controls "Charging Rhino" and "Hill Giant"
    And Bob controls "Grizzly Bears" and "Watchwolf"
    When Alice attacks with "Charging Rhino" and "Hill Giant"
    Then Bob can't block "Charging Rhino" with "Grizzly Bears" and "Watchwolf" because of the ability "charge" of "Charging Rhino"
    And Bob can block "Hill Giant" with "Grizzly Bears" and "Watchwolf"
    When Bob blocks "Hill Giant" with "Watchwolf" and "Grizzly Bears"
    And combat damage is dealt
    And Alice divides 3 to "Watchwolf" for "Hill Giant"
    Then Bob is at 16 life
    And "Hill Giant" is in Alice's graveyard

  @cr26:509.1b.7
  Scenario: Flight on an attacker that is already blocked doesn't change the block, and keeps Grizzly Bears from blocking it in the next turn
    Given Alice controls "Hill Giant", "Gray Ogre" and "Vedalken Orrery"
    And Alice has "Flight" in hand and can pay {U}
    And Bob controls "Wall of Stone" and "Grizzly Bears"
    When Alice attacks with "Hill Giant"
    And Bob blocks "Hill Giant" with "Wall of Stone"
    And Alice plays "Flight" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" has "flying"
    And "Wall of Stone" is blocking "Hill Giant"
    When combat damage is dealt
    Then "Wall of Stone" has 3 damage marked
    And Bob is at 20 life
    When the game goes on to Alice's next main phase
    And Alice attacks with "Hill Giant" and "Gray Ogre"
    Then Bob can't block "Hill Giant" with "Grizzly Bears" because of the ability "flight" of "Flight"
    And Bob can block "Gray Ogre" with "Grizzly Bears"

  @cr26:509.1b.8
  Scenario: Wall of Air goes on blocking Serra Angel after Canopy Claws has taken her flying, and no other creature blocks her
    Given Alice controls "Serra Angel" and "Hill Giant"
    And Bob controls "Wall of Air" and "Grizzly Bears"
    And Bob has "Canopy Claws" in hand and can pay {G}
    When Alice attacks with "Serra Angel" and "Hill Giant"
    Then Bob can't block "Serra Angel" with "Grizzly Bears" because "Serra Angel" has "flying"
    When Bob blocks "Serra Angel" with "Wall of Air"
    And Bob plays "Canopy Claws" targeting "Serra Angel"
    And the stack resolves
    Then "Serra Angel" doesn't have "flying"
    And "Wall of Air" is blocking "Serra Angel"
    When combat damage is dealt
    Then "Wall of Air" has 4 damage marked
    And "Serra Angel" has 1 damage marked
    And Bob is at 17 life

  @cr26:509.1b.9
  Scenario: Halting Sentinel can block while Bob controls Sol Ring, and can't block once he controls no artifact, although Alice controls one
    Given Alice controls "Hill Giant" and "Lotus Petal"
    And Alice has "Naturalize" in hand and can pay {1}{G}
    And Bob controls "Halting Sentinel", "Wall of Stone" and "Sol Ring"
    When Alice attacks with "Hill Giant"
    Then Bob can block "Hill Giant" with "Halting Sentinel"
    When Alice plays "Naturalize" targeting "Sol Ring"
    And the stack resolves
    Then Bob can't block "Hill Giant" with "Halting Sentinel" because of the ability "halt" of "Halting Sentinel"
    And Bob can block "Hill Giant" with "Wall of Stone"
    When Bob blocks "Hill Giant" with "Wall of Stone"
    And combat damage is dealt
    Then "Wall of Stone" has 3 damage marked
