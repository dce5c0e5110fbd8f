Feature: Trample

  @cr26:702.19b
  Scenario: Damage already marked on a blocker reduces the damage that an attacker with trample must assign to that blocker
    Given Alice controls "Craw Giant"
    And Bob controls "Grizzly Bears" and "Hill Giant"
    And Alice has "Glacial Ray" in hand and can pay {1}{R}
    When Alice plays "Glacial Ray" targeting "Hill Giant"
    And the stack resolves
    And Alice attacks with "Craw Giant"
    And Bob blocks "Craw Giant" with "Grizzly Bears" and "Hill Giant"
    And the stack resolves
    Then "Craw Giant" is 8/6
    When combat damage is dealt
    And Alice divides 2 to "Grizzly Bears" and 1 to "Hill Giant" and 5 to Bob
    Then Bob is at 15 life
    And "Grizzly Bears" and "Hill Giant" are in Bob's graveyard

  @cr26:702.19b
  Scenario: An attacker with trample may assign more than lethal damage to its blockers and the rest to the player
    Given Alice controls "Craw Giant"
    And Bob controls "Grizzly Bears" and "Hill Giant"
    When Alice attacks with "Craw Giant"
    And Bob blocks "Craw Giant" with "Grizzly Bears" and "Hill Giant"
    And combat damage is dealt
    And Alice divides 3 to "Grizzly Bears" and 3 to "Hill Giant" and 2 to Bob
    Then Bob is at 18 life
    And "Craw Giant" has dealt 3 damage to "Grizzly Bears"

  @cr26:702.19b
  Scenario: Craw Giant with trample may assign all its damage to one of two blockers and none to the player
    Given Alice controls "Craw Giant"
    And Bob controls "Grizzly Bears" and "Hill Giant"
    When Alice attacks with "Craw Giant"
    And Bob blocks "Craw Giant" with "Grizzly Bears" and "Hill Giant"
    And combat damage is dealt
    And Alice divides 8 to "Grizzly Bears" and 0 to "Hill Giant" and 0 to Bob
    Then "Craw Giant" has dealt 8 damage to "Grizzly Bears"
    And "Hill Giant" has no damage marked
    And Bob is at 20 life

  @cr26:702.19b
  Scenario: An attacker with trample deals no damage to the player if its power is no more than its blockers' toughness
    Given Alice controls "Hill Giant", "Watchwolf" and "Craw Giant"
    And "Hill Giant" has "trample"
    And "Watchwolf" has "trample"
    And Bob controls "Grizzly Bears", "Llanowar Elves" and "Wall of Wood" and "Standing Troops"
    When Alice attacks with "Hill Giant", "Watchwolf" and "Craw Giant"
    And Bob blocks "Hill Giant" with "Llanowar Elves" and "Grizzly Bears" and "Watchwolf" with "Standing Troops" and "Craw Giant" with "Wall of Wood"
    And combat damage is dealt
    And Alice divides 1 to "Grizzly Bears" and 2 to "Llanowar Elves"
    And Alice divides 3 to "Wall of Wood" and 3 to Bob
    Then "Standing Troops" has 3 damage marked
    And "Grizzly Bears" has 1 damage marked
    And "Llanowar Elves" is in Bob's graveyard
    And Bob is at 17 life
    And Alice was asked for a division twice

  @cr26:702.19b @cr26:510.1e
  Scenario: If one creature blocks two attackers with trample, lethal damage from one of them is enough for both
    Given Alice controls 2 "Craw Giant" as "giant"
    And Bob controls "Watchwolf" and has "Belated Guard" in hand and can pay {W}
    When Alice attacks with "giant 1" and "giant 2"
    And Bob blocks "giant 1" with "Watchwolf"
    And Bob plays "Belated Guard" targeting "Watchwolf" then "giant 2"
    And combat damage is dealt
    And Alice divides 3 to "Watchwolf" and 3 to Bob for "giant 1"
    And Alice divides 0 to "Watchwolf" and 6 to Bob for "giant 2"
    And Bob divides 3 to "giant 1" and 0 to "giant 2"
    Then Bob is at 11 life
    And "Watchwolf" was destroyed

  @cr26:702.19b @cr26:510.1e
  Scenario: If one creature blocks two attackers with trample, the first may rely on the lethal damage that the second assigns
    Given Alice controls 2 "Craw Giant" as "giant"
    And Bob controls "Watchwolf" and has "Belated Guard" in hand and can pay {W}
    When Alice attacks with "giant 1" and "giant 2"
    And Bob blocks "giant 1" with "Watchwolf"
    And Bob plays "Belated Guard" targeting "Watchwolf" then "giant 2"
    And combat damage is dealt
    And Alice divides 1 to "Watchwolf" and 5 to Bob for "giant 1"
    And Alice divides 2 to "Watchwolf" and 4 to Bob for "giant 2"
    And Bob divides 3 to "giant 1" and 0 to "giant 2"
    Then Bob is at 11 life
    And "Watchwolf" was destroyed

  @cr26:702.19b @cr26:510.1e
  Scenario: If one creature blocks two attackers with trample whose damage together is not lethal, all of it is assigned to that creature
    Given Alice controls 2 "Watchwolf" as "wolf" and "Craw Giant"
    And "wolf 1" has "trample"
    And "wolf 2" has "trample"
    And Bob controls "Wall of Stone" and "Wall of Wood" and has "Belated Guard" in hand and can pay {W}
    When Alice attacks with "wolf 1", "wolf 2" and "Craw Giant"
    And Bob blocks "wolf 1" with "Wall of Stone" and "Craw Giant" with "Wall of Wood"
    And Bob plays "Belated Guard" targeting "Wall of Stone" then "wolf 2"
    And combat damage is dealt
    And Alice divides 3 to "Wall of Wood" and 3 to Bob
    Then "Wall of Stone" has 6 damage marked
    And Bob is at 17 life
    And Alice was asked for a division once

  @cr26:702.19b
  Scenario: An attacker with trample must assign lethal damage to a blocker with protection, though that damage is prevented
    Given Alice controls "Craw Giant"
    And Bob controls "Grizzly Bears"
    And "Grizzly Bears" has "protection from green"
    When Alice attacks with "Craw Giant"
    And Bob blocks "Craw Giant" with "Grizzly Bears"
    And combat damage is dealt
    And Alice divides 2 to "Grizzly Bears" and 4 to Bob
    Then Bob is at 16 life
    And "Grizzly Bears" has no damage marked
    And "Craw Giant" has 2 damage marked

  @cr26:702.19b
  Scenario: Watchwolf with trample assigns all its damage to Wall of Wood with protection from green, though it is prevented, and none to the player
    Given Alice controls "Watchwolf" and "Craw Giant"
    And "Watchwolf" has "trample"
    And Bob controls 2 "Wall of Wood" as "wall"
    And "wall 1" has "protection from green"
    When Alice attacks with "Watchwolf" and "Craw Giant"
    And Bob blocks "Watchwolf" with "wall 1" and "Craw Giant" with "wall 2"
    And combat damage is dealt
    And Alice divides 3 to "wall 2" and 3 to Bob
    Then Bob is at 17 life
    And "wall 1" has no damage marked
    And "wall 2" was destroyed
    And Alice was asked for a division once

  @cr26:702.19b.2
  Scenario: A blocked creature with trample that attacks a planeswalker deals its excess damage to the planeswalker
    Given Alice controls "Craw Giant"
    And Bob controls "Jace Beleren" and "Hill Giant"
    When Alice attacks with "Craw Giant" attacking "Jace Beleren"
    And Bob blocks "Craw Giant" with "Hill Giant"
    And combat damage is dealt
    And Alice divides 4 to "Hill Giant" and 2 to "Jace Beleren"
    Then "Jace Beleren" has 1 loyalty counter
    And Bob is at 20 life
    And "Hill Giant" was destroyed

  @cr26:702.19b
  Scenario: A blocked attacker with power 0 assigns no damage, and its controller isn't asked to divide damage for it
    Given Alice controls "Kitsune Palliator" and "Craw Giant"
    And Bob controls "Grizzly Bears", "Llanowar Elves" and "Wall of Wood"
    When Alice attacks with "Kitsune Palliator" and "Craw Giant"
    And Bob blocks "Kitsune Palliator" with "Grizzly Bears" and "Llanowar Elves" and "Craw Giant" with "Wall of Wood"
    And combat damage is dealt
    And Alice divides 3 to "Wall of Wood" and 3 to Bob
    Then "Kitsune Palliator" has dealt no combat damage
    And "Kitsune Palliator" is in Alice's graveyard
    And Alice was asked for a division once
    And Bob is at 17 life

  @cr26:702.19d
  Scenario: Craw Giant with trample whose blocker leaves combat deals all its damage to the player, and Craw Wurm deals none
    Given Alice controls "Craw Giant" and "Craw Wurm"
    And Bob controls "Grizzly Bears" and "Hill Giant"
    And Bob has 2 "Boomerang" as "boomerang" in hand and can pay {U}{U}{U}{U}
    When Alice attacks with "Craw Giant" and "Craw Wurm"
    And Bob blocks "Craw Giant" with "Grizzly Bears" and "Craw Wurm" with "Hill Giant"
    And Bob plays "boomerang 1" targeting "Grizzly Bears"
    And Bob plays "boomerang 2" targeting "Hill Giant"
    And the stack resolves
    And combat damage is dealt
    Then Bob is at 14 life
    And "Craw Wurm" has dealt no combat damage

  @cr26:702.2c
  Scenario: Palace Guard gets its lethal damage from Typhoid Rats, so Siege Wurm, which tramples, may deal all its damage to the player
    Given Alice controls "Typhoid Rats" and "Siege Wurm"
    And Bob controls "Palace Guard"
    When Alice attacks with "Siege Wurm" and "Typhoid Rats"
    And Bob blocks "Typhoid Rats" with "Palace Guard" and "Siege Wurm" with "Palace Guard"
    And combat damage is dealt
    And Alice divides 0 to "Palace Guard" and 5 to Bob for "Siege Wurm"
    And Bob divides 0 to "Typhoid Rats" and 1 to "Siege Wurm" for "Palace Guard"
    Then Bob is at 15 life
    And "Siege Wurm" has dealt no damage to "Palace Guard"
    And "Palace Guard" was destroyed

  @cr26:702.2c
  Scenario: Without a source with deathtouch, Siege Wurm must assign lethal damage to Palace Guard before it deals damage to the player
    Given Alice controls "Grizzly Bears" and "Siege Wurm"
    And Bob controls "Palace Guard"
    When Alice attacks with "Siege Wurm" and "Grizzly Bears"
    And Bob blocks "Grizzly Bears" with "Palace Guard" and "Siege Wurm" with "Palace Guard"
    And combat damage is dealt
    And Alice divides 2 to "Palace Guard" and 3 to Bob for "Siege Wurm"
    And Bob divides 0 to "Grizzly Bears" and 1 to "Siege Wurm" for "Palace Guard"
    Then Bob is at 17 life
    And "Palace Guard" was destroyed

  @cr26:702.19g
  Scenario: Craw Giant with two instances of trample deals the damage beyond lethal damage to the player
    Given Alice controls "Craw Giant"
    And "Craw Giant" has "trample"
    And Bob controls "Grizzly Bears"
    When Alice attacks with "Craw Giant"
    And Bob blocks "Craw Giant" with "Grizzly Bears"
    And combat damage is dealt
    And Alice divides 2 to "Grizzly Bears" and 4 to Bob
    Then Bob is at 16 life
    And "Grizzly Bears" was destroyed

  @cr26:702.19g
  Scenario: Crazed Armodon, which has trample and gains it once more, deals the damage beyond lethal damage to the player
    Given Alice controls "Crazed Armodon" and can pay {G}
    And "Crazed Armodon" has "trample"
    And Bob controls "Grizzly Bears"
    When Alice activates "rage" of "Crazed Armodon"
    And the stack resolves
    And Alice attacks with "Crazed Armodon"
    And Bob blocks "Crazed Armodon" with "Grizzly Bears"
    And combat damage is dealt
    And Alice divides 2 to "Grizzly Bears" and 4 to Bob
    Then Bob is at 16 life
    And "Grizzly Bears" was destroyed

  @cr26:702.19a
  Scenario: Craw Giant with trample that blocks Grizzly Bears deals all its damage to Grizzly Bears
    Given Alice controls "Grizzly Bears" and "Elite Vanguard"
    And Bob controls "Craw Giant"
    When Alice attacks with "Grizzly Bears"
    And Bob blocks "Grizzly Bears" with "Craw Giant"
    And combat damage is dealt
    Then "Craw Giant" has dealt 6 damage to "Grizzly Bears"
    And Alice is at 20 life
    And Alice was asked for a division never
    And Bob was asked for a division never
    When the game goes on to Bob's main phase
    And Bob attacks with "Craw Giant"
    And Alice blocks "Craw Giant" with "Elite Vanguard"
    And combat damage is dealt
    And Bob divides 1 to "Elite Vanguard" and 5 to Alice
    Then Alice is at 15 life

  @cr26:702.19a.2
  Scenario: Craw Giant with trample that fights Grizzly Bears deals all its damage to Grizzly Bears
    Given Alice controls "Craw Giant" and has "Prey Upon" in hand and can pay {G}
    And Bob controls "Grizzly Bears"
    When Alice plays "Prey Upon" targeting "Craw Giant" then "Grizzly Bears"
    And the stack resolves
    Then "Craw Giant" has dealt 6 damage to "Grizzly Bears"
    And "Craw Giant" has 2 damage marked
    And Bob is at 20 life

  @cr26:702.19f
  Scenario: Craw Giant with trample deals more damage to Jace Beleren than it has loyalty, and none to Jace's controller
    Given Alice controls "Craw Giant"
    And Bob controls "Jace Beleren" and "Grizzly Bears"
    When Alice attacks with "Craw Giant" attacking "Jace Beleren"
    And Bob blocks "Craw Giant" with "Grizzly Bears"
    And combat damage is dealt
    And Alice divides 2 to "Grizzly Bears" and 4 to "Jace Beleren"
    Then "Jace Beleren" is in Bob's graveyard
    And Bob is at 20 life

  @cr26:702.19f
  Scenario: Unblocked Craw Giant with trample deals all its 6 damage to Jace Beleren with three loyalty counters, and none to Bob
    Given Alice controls "Craw Giant" and "Hill Giant"
    And Bob controls "Jace Beleren"
    When Alice attacks with "Craw Giant" attacking "Jace Beleren" and "Hill Giant" attacking Bob
    And Bob doesn't block
    And combat damage is dealt
    Then "Craw Giant" has dealt 6 damage to "Jace Beleren"
    And "Jace Beleren" is in Bob's graveyard
    And Bob is at 17 life

  @cr26:702.19f.2
  Scenario: Craw Giant, whose attacked planeswalker has left the battlefield, deals no damage to the player
    Given Alice controls "Craw Giant" and "Hill Giant"
    And Bob controls "Jace Beleren" and has "Boomerang" in hand and can pay {U}{U}
    When Alice attacks with "Craw Giant" attacking "Jace Beleren" and "Hill Giant" attacking Bob
    And Bob plays "Boomerang" targeting "Jace Beleren"
    And the stack resolves
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 17 life
    And "Craw Giant" has dealt no combat damage

  @cr26:702.19d.2
  Scenario: Craw Giant with trample whose blocker leaves combat deals all its 6 damage to Jace Beleren, and none to Bob
    Given Alice controls "Craw Giant"
    And Bob controls "Jace Beleren" and "Grizzly Bears" and has "Boomerang" in hand and can pay {U}{U}
    When Alice attacks with "Craw Giant" attacking "Jace Beleren"
    And Bob blocks "Craw Giant" with "Grizzly Bears"
    And Bob plays "Boomerang" targeting "Grizzly Bears"
    And the stack resolves
    And combat damage is dealt
    Then "Craw Giant" has dealt 6 damage to "Jace Beleren"
    And "Jace Beleren" is in Bob's graveyard
    And Bob is at 20 life

  @cr26:702.19d.2 @cr26:702.19f
  Scenario: Watchwolf with trample whose blocker leaves combat deals all its damage to Jace Beleren
    Given Alice controls "Watchwolf" and "Craw Wurm"
    And "Watchwolf" has "trample"
    And Bob controls "Jace Beleren", "Grizzly Bears" and "Hill Giant"
    And Bob has 2 "Boomerang" as "boomerang" in hand and can pay {U}{U}{U}{U}
    When Alice attacks with "Watchwolf" attacking "Jace Beleren" and "Craw Wurm" attacking Bob
    And Bob blocks "Watchwolf" with "Grizzly Bears" and "Craw Wurm" with "Hill Giant"
    And Bob plays "boomerang 1" targeting "Grizzly Bears"
    And Bob plays "boomerang 2" targeting "Hill Giant"
    And the stack resolves
    And combat damage is dealt
    Then "Jace Beleren" is in Bob's graveyard
    And "Watchwolf" has dealt 3 damage to "Jace Beleren"
    And "Craw Wurm" has dealt no combat damage
    And Bob is at 20 life

  @cr26:702.19f.2
  Scenario: Blocked Craw Giant, whose attacked planeswalker has left the battlefield, deals all its damage to its blocker
    Given Alice controls "Craw Giant" and "Hill Giant"
    And Bob controls "Jace Beleren" and "Grizzly Bears" and has "Boomerang" in hand and can pay {U}{U}
    When Alice attacks with "Craw Giant" attacking "Jace Beleren" and "Hill Giant" attacking Bob
    And Bob blocks "Craw Giant" with "Grizzly Bears"
    And Bob plays "Boomerang" targeting "Jace Beleren"
    And combat damage is dealt
    Then "Craw Giant" has dealt 6 damage to "Grizzly Bears"
    And Alice was asked for a division never
    And Bob is at 17 life

  @cr26:702.19f.3
  Scenario: Craw Wurm without trample deals all its 6 damage to Jace Beleren with three loyalty counters, and none to Bob
    Given Alice controls "Craw Wurm" and "Hill Giant"
    And Bob controls "Jace Beleren"
    When Alice attacks with "Craw Wurm" attacking "Jace Beleren" and "Hill Giant" attacking Bob
    And Bob doesn't block
    And combat damage is dealt
    Then "Craw Wurm" has dealt 6 damage to "Jace Beleren"
    And "Jace Beleren" is in Bob's graveyard
    And Bob is at 17 life

  @cr26:702.19f.4
  Scenario: Craw Wurm without trample, whose attacked planeswalker has left the battlefield, deals no combat damage, and Hill Giant deals 3 to Bob
    Given Alice controls "Craw Wurm" and "Hill Giant"
    And Bob controls "Jace Beleren" and has "Boomerang" in hand and can pay {U}{U}
    When Alice attacks with "Craw Wurm" attacking "Jace Beleren" and "Hill Giant" attacking Bob
    And Bob plays "Boomerang" targeting "Jace Beleren"
    And the stack resolves
    Then "Craw Wurm" is attacking
    When Bob doesn't block
    And combat damage is dealt
    Then "Craw Wurm" has dealt no combat damage
    And Bob is at 17 life

  @cr26:702.19a.3
  Scenario: With Pandemonium, Craw Giant with trample deals all its 6 damage to Grizzly Bears as it enters, and none to Bob
    Given Alice controls "Pandemonium" and has "Craw Giant" in hand and can pay {3}{G}{G}{G}{G}
    And Bob controls "Grizzly Bears" and "Hill Giant"
    When Alice plays "Craw Giant"
    And the top of the stack resolves
    And Alice targets "Grizzly Bears" for "Pandemonium"
    And the stack resolves
    And Alice says yes to "Pandemonium"
    Then "Grizzly Bears" was destroyed
    And "Craw Giant" has dealt 6 damage to "Grizzly Bears"
    And Bob is at 20 life
    And "Hill Giant" has no damage marked

  @cr26:702.19a.3
  Scenario: With Pandemonium, Craw Wurm without trample deals all its 6 damage to Hill Giant as it enters, and none to Bob
    Given Alice controls "Pandemonium" and has "Craw Wurm" in hand and can pay {4}{G}{G}
    And Bob controls "Grizzly Bears" and "Hill Giant"
    When Alice plays "Craw Wurm"
    And the top of the stack resolves
    And Alice targets "Hill Giant" for "Pandemonium"
    And the stack resolves
    And Alice says yes to "Pandemonium"
    Then "Hill Giant" was destroyed
    And "Craw Wurm" has dealt 6 damage to "Hill Giant"
    And Bob is at 20 life
    And "Grizzly Bears" has no damage marked
