Feature: Deathtouch

  @cr26:702.2f
  Scenario: Typhoid Rats with two instances of deathtouch destroys Hill Giant with 1 damage
    Given Alice controls "Typhoid Rats"
    And "Typhoid Rats" has "deathtouch"
    And Bob controls "Hill Giant"
    Then "Typhoid Rats" has "deathtouch" and "deathtouch"
    When Alice attacks with "Typhoid Rats"
    And Bob blocks "Typhoid Rats" with "Hill Giant"
    And combat damage is dealt
    Then "Hill Giant" was destroyed
    And "Typhoid Rats" has dealt 1 damage to "Hill Giant"

  @cr26:702.2f
  Scenario: Hill Giant with one regeneration shield regenerates when Typhoid Rats with two instances of deathtouch deal 1 damage to it
    Given Alice controls "Typhoid Rats"
    And "Typhoid Rats" has "deathtouch"
    And Bob controls "Hill Giant" and has "Death Ward" in hand and can pay {W}
    When Alice attacks with "Typhoid Rats"
    And Bob blocks "Typhoid Rats" with "Hill Giant"
    And Bob plays "Death Ward" targeting "Hill Giant"
    And the stack resolves
    And combat damage is dealt
    Then "Hill Giant" is in play
    And "Hill Giant" is tapped
    And "Hill Giant" has no damage marked

  @cr26:702.2b @cr26:702.2d @cr26:704.5h.4
  Scenario: Glacial Ray with deathtouch from Pestilent Spirit destroys Wall of Stone with 2 damage
    Given Alice controls "Pestilent Spirit" and has "Glacial Ray" in hand and can pay {1}{R}
    And Bob controls "Wall of Stone"
    When Alice plays "Glacial Ray" targeting "Wall of Stone"
    And the stack resolves
    Then "Wall of Stone" was destroyed
    And "Glacial Ray" has dealt 2 damage to "Wall of Stone"

  @cr26:702.2d.2
  Scenario: Grave Stinger with deathtouch destroys Wall of Stone with 2 damage that it deals from the graveyard
    Given Alice has "Grave Stinger" in graveyard and can pay {1}
    And Bob controls "Wall of Stone"
    When Alice activates "sting" of "Grave Stinger" targeting "Wall of Stone"
    And the stack resolves
    Then "Wall of Stone" was destroyed
    And "Grave Stinger" is in Alice's graveyard
    And "Grave Stinger" has dealt 2 damage to "Wall of Stone"

  @cr26:702.2c
  Scenario: Siege Wurm with trample and deathtouch may assign 1 damage to Craw Wurm and 4 damage to the player
    Given Alice controls "Siege Wurm"
    And "Siege Wurm" has "deathtouch"
    And Bob controls "Craw Wurm"
    And "Craw Wurm" gets +0/+2 until end of turn
    When Alice attacks with "Siege Wurm"
    And Bob blocks "Siege Wurm" with "Craw Wurm"
    And combat damage is dealt
    Then Alice is asked for a division
    When Alice divides 1 to "Craw Wurm" and 4 to Bob
    Then Bob is at 16 life
    And "Craw Wurm" was destroyed
    And "Siege Wurm" has dealt 1 damage to "Craw Wurm"

  @cr26:702.2e
  Scenario: The damage of Frostwielder's ability destroys Hill Giant although Frostwielder, which had deathtouch, has left the battlefield
    Given Alice controls "Frostwielder"
    And "Frostwielder" has "deathtouch"
    And Bob controls "Hill Giant" and has "Boomerang" in hand and can pay {U}{U}
    When Alice activates "Frostwielder" targeting "Hill Giant"
    And Bob in response plays "Boomerang" targeting "Frostwielder"
    And the stack resolves
    Then "Frostwielder" is in Alice's hand
    And "Hill Giant" was destroyed

  @cr26:702.2b.2
  Scenario: Pestilent Spirit with deathtouch deals 3 damage to Craw Wurm, which it blocks, and Craw Wurm is destroyed
    Given Alice controls "Pestilent Spirit"
    And Bob controls "Craw Wurm" and "Grizzly Bears"
    And it is Bob's main phase
    When Bob attacks with "Craw Wurm"
    And Alice blocks "Craw Wurm" with "Pestilent Spirit"
    And combat damage is dealt
    Then "Craw Wurm" was destroyed
    And "Pestilent Spirit" was destroyed
    And "Grizzly Bears" is 2/2
    And Alice is at 20 life

  @cr26:702.2b.2
  Scenario: Pestilent Spirit with deathtouch destroys two blockers with 3 damage
    Given Alice controls "Pestilent Spirit"
    And Bob controls "Wall of Stone", "Craw Wurm" and "Grizzly Bears"
    When Alice attacks with "Pestilent Spirit"
    And Bob blocks "Pestilent Spirit" with "Wall of Stone" and "Craw Wurm"
    And combat damage is dealt
    And Alice divides 1 to "Wall of Stone" and 2 to "Craw Wurm"
    Then "Wall of Stone" and "Craw Wurm" were destroyed
    And "Grizzly Bears" is 2/2

  @cr26:702.2b
  Scenario: Craw Wurm that was dealt deathtouch damage while it was indestructible isn't destroyed when it loses indestructible
    Given Alice controls "Typhoid Rats" and has "Boomerang" in hand and can pay {U}{U}
    And Bob controls "That Which Was Taken", "Craw Wurm" with 1 divinity counter and "Hill Giant"
    When Alice attacks with "Typhoid Rats"
    And Bob blocks "Typhoid Rats" with "Craw Wurm" and "Hill Giant"
    And combat damage is dealt
    And Alice divides 1 to "Craw Wurm" for "Typhoid Rats"
    Then "Craw Wurm" has 1 damage marked
    And "Craw Wurm" has "indestructible"
    When Alice plays "Boomerang" targeting "That Which Was Taken"
    And the stack resolves
    Then "Craw Wurm" doesn't have "indestructible"
    And "Craw Wurm" is in play
    And "Typhoid Rats" was destroyed

  @cr26:702.2e
  Scenario: Of two Frostwielders that have left, the one that lost deathtouch before it left doesn't destroy Craw Wurm, and the other one destroys Hill Giant
    Given Alice controls 2 "Frostwielder" as "witch"
    And "witch 1" has "deathtouch"
    And "witch 2" has "deathtouch"
    And Bob controls "Hill Giant" and "Craw Wurm"
    And Bob has "Turn to Frog" and 2 "Boomerang" as "recall" in hand and can pay {1}{U}{U}{U}{U}{U}
    When Alice activates "witch 1" targeting "Hill Giant"
    And Alice activates "witch 2" targeting "Craw Wurm"
    And Bob in response plays "Turn to Frog" targeting "witch 2"
    And the top of the stack resolves
    Then "witch 2" doesn't have "deathtouch"
    When Bob plays "recall 1" targeting "witch 1"
    And Bob plays "recall 2" targeting "witch 2"
    And the stack resolves
    Then "witch 1" and "witch 2" are in Alice's hand
    And "Hill Giant" was destroyed
    And "Craw Wurm" has 1 damage marked

  @cr26:702.2c
  Scenario: A creature with deathtouch and power 0 assigns no damage, so Siege Wurm must assign all its damage to Palace Guard
    Given Alice controls "Kitsune Palliator", "Siege Wurm" and "Craw Giant"
    And "Kitsune Palliator" has "deathtouch"
    And Bob controls "Palace Guard" and "Grizzly Bears"
    And "Palace Guard" gets +0/+2 until end of turn
    When Alice attacks with "Siege Wurm", "Kitsune Palliator" and "Craw Giant"
    And Bob blocks "Kitsune Palliator" with "Palace Guard" and "Siege Wurm" with "Palace Guard" and "Craw Giant" with "Grizzly Bears"
    And the stack resolves
    And combat damage is dealt
    And Alice divides 2 to "Grizzly Bears" and 4 to Bob for "Craw Giant"
    And Bob divides 0 to "Kitsune Palliator" and 1 to "Siege Wurm" for "Palace Guard"
    Then "Siege Wurm" has dealt 5 damage to "Palace Guard"
    And Alice was asked for a division once
    And Bob is at 16 life
    And "Palace Guard" is in play

  @cr26:702.2b @cr26:704.5h
  Scenario: Typhoid Rats with deathtouch destroy Wall of Stone, and Jace Beleren, whom others attack, only loses one loyalty counter
    Given Alice controls "Typhoid Rats" as "one" and "Typhoid Rats" as "two"
    And Bob controls "Jace Beleren" and "Wall of Stone"
    When Alice attacks with "one" attacking "Jace Beleren" and "two" attacking Bob
    And Bob blocks "two" with "Wall of Stone"
    And combat damage is dealt
    Then "Wall of Stone" was destroyed
    And "Jace Beleren" has 2 loyalty counters
    And "Jace Beleren" is in play

  @cr26:702.2b @cr26:704.5h
  Scenario: Ornithopter with deathtouch and power 0 deals no damage and destroys nothing, and Typhoid Rats destroy the creature that blocks them
    Given Alice controls "Ornithopter" and "Typhoid Rats"
    And "Ornithopter" has "deathtouch"
    And Bob controls "Wall of Air" and "Craw Wurm"
    When Alice attacks with "Ornithopter" and "Typhoid Rats"
    And Bob blocks "Ornithopter" with "Wall of Air" and "Typhoid Rats" with "Craw Wurm"
    And combat damage is dealt
    Then "Wall of Air" is in play
    And "Ornithopter" has dealt no damage
    And "Craw Wurm" was destroyed

  @cr26:702.2d.3
  Scenario: Far Stinger with deathtouch destroys Wall of Stone with 2 damage that it deals from the hand, and Craw Wurm with 2 that it deals from exile
    Given Alice has "Far Stinger" as "held" in hand and "Far Stinger" as "away" exiled and can pay {1}{1}
    And Bob controls "Wall of Stone" and "Craw Wurm"
    When Alice activates "near" of "held" targeting "Wall of Stone"
    And the stack resolves
    Then "Wall of Stone" was destroyed
    And "held" has dealt 2 damage to "Wall of Stone"
    And "held" is in Alice's hand
    When Alice activates "far" of "away" targeting "Craw Wurm"
    And the stack resolves
    Then "Craw Wurm" was destroyed
    And "away" has dealt 2 damage to "Craw Wurm"
    And "away" is exiled

  @cr26:702.2e.2
  Scenario: Grave Stinger, which had deathtouch in the graveyard and was exiled from there in response, destroys Wall of Stone with 2 damage
    Given Alice has "Grave Stinger" in graveyard and can pay {1}
    And Bob controls "Wall of Stone" and has "Cremate" in hand and can pay {B}
    When Alice activates "sting" of "Grave Stinger" targeting "Wall of Stone"
    And Bob plays "Cremate" targeting "Grave Stinger"
    And the top of the stack resolves
    Then "Grave Stinger" is exiled
    When the stack resolves
    Then "Wall of Stone" was destroyed
    And "Grave Stinger" has dealt 2 damage to "Wall of Stone"

  @cr26:702.2d.4 @cr26:702.15d.4
  Scenario: Vampire Nighthawk destroys Wall of Stone with 2 damage that Depth Gauge has it deal from Alice's library, she gains 2 life, and Hill Giant in Bob's library destroys nothing
    Given Alice controls "Depth Gauge" and "Craw Wurm" and has "Vampire Nighthawk" and "Island" as library
    And Bob controls "Wall of Stone" and "Depth Gauge" as "his gauge" and has "Hill Giant" and "Swamp" as library
    When Alice activates "Depth Gauge" targeting "Wall of Stone"
    And the stack resolves
    Then "Wall of Stone" was destroyed
    And "Vampire Nighthawk" has dealt 2 damage to "Wall of Stone"
    And "Vampire Nighthawk" is in Alice's library
    And Alice is at 22 life
    When Alice passes
    And Bob activates "his gauge" targeting "Craw Wurm"
    And the stack resolves
    Then "Craw Wurm" has 2 damage marked
    And Bob is at 20 life

  @cr26:702.2d.5 @cr26:702.15d.5
  Scenario: The emblem of Stinging Oath, which has deathtouch and lifelink, destroys Wall of Stone with 2 damage from the command zone, and Alice gains 2 life
    Given Alice has "Stinging Oath" in hand and can pay {B}
    And Alice has 3 "Island" as "page" as library
    And Bob has 3 "Swamp" as "leaf" as library
    And Bob controls "Wall of Stone" and "Craw Wurm"
    When Alice plays "Stinging Oath"
    And the stack resolves
    And the game goes on to Alice's next upkeep
    And Alice targets "Wall of Stone"
    And the stack resolves
    Then "Wall of Stone" was destroyed
    And "Craw Wurm" has no damage marked
    And Alice is at 22 life

  @cr26:702.15d.5 @cr26:120.2.4
  Scenario: Alice gains 2 life for the 2 damage that the emblem of Stinging Oath, which has lifelink, deals to Bob from the command zone
    Given Alice has "Stinging Oath" in hand and can pay {B}
    And Alice has 3 "Island" as "page" as library
    And Bob has 3 "Swamp" as "leaf" as library
    And Bob controls "Craw Wurm"
    When Alice plays "Stinging Oath"
    And the stack resolves
    And the game goes on to Alice's next upkeep
    And Alice targets Bob
    And the stack resolves
    Then Alice is at 22 life
    And Bob is at 18 life
    And Bob has been dealt 2 damage
    And "Craw Wurm" has no damage marked

  @cr26:702.2d.5
  Scenario: The emblem of Stinging Oath destroys Craw Wurm with 2 damage from the command zone in Alice's next upkeep, and Wall of Stone is dealt none
    Given Alice has "Stinging Oath" in hand and can pay {B}
    And Alice has 3 "Island" as "page" as library
    And Bob has 3 "Swamp" as "leaf" as library
    And Bob controls "Wall of Stone" and "Craw Wurm"
    When Alice plays "Stinging Oath"
    And the stack resolves
    And the game goes on to Alice's next upkeep
    And Alice targets "Craw Wurm"
    And the stack resolves
    Then "Craw Wurm" was destroyed
    And "Wall of Stone" has no damage marked
    And Bob is at 20 life

  @cr26:702.2e
  Scenario: The damage of Frostwielder's ability destroys Hill Giant although Frostwielder, which had deathtouch, has died in response
    Given Alice controls "Frostwielder"
    And "Frostwielder" has "deathtouch"
    And Bob controls "Hill Giant" and "Gray Ogre" and has "Shock" in hand and can pay {R}
    When Alice activates "Frostwielder" targeting "Hill Giant"
    And Bob in response plays "Shock" targeting "Frostwielder"
    And the stack resolves
    Then "Frostwielder" is in Alice's graveyard
    And it happened once that "Hill Giant" was dealt damage
    And "Hill Giant" was destroyed
    And "Gray Ogre" has no damage marked
