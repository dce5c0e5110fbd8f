Feature: Examples of section 613

  @cr26:613.4d.ex1
  Scenario: A 1/3 creature that gets +0/+1, is switched to 4/1 and then gets +5/+0 is 4/6
    Given Alice controls "Restless Sentry"
    And Alice has "Angelic Shield", "Twisted Image" and "Howl from Beyond" in hand and can pay {W}{U}{U}{5}{B}
    Then "Restless Sentry" is 1/3
    When Alice plays "Angelic Shield"
    And the stack resolves
    Then "Restless Sentry" is 1/4
    When Alice plays "Twisted Image" targeting "Restless Sentry"
    And the stack resolves
    Then "Restless Sentry" is 4/1
    When Alice plays "Howl from Beyond" with X = 5 targeting "Restless Sentry"
    And the stack resolves
    Then "Restless Sentry" is 4/6

  @cr26:613.4d.ex1.before
  Scenario: Until 2005, a 1/3 creature that gets +0/+1, is switched to 4/1 and then gets +5/+0 is 9/1
    Given Alice controls "Restless Sentry"
    And Alice has "Angelic Shield", "Twisted Image" and "Howl from Beyond" in hand and can pay {W}{U}{U}{5}{B}
    When Alice plays "Angelic Shield"
    And the stack resolves
    Then "Restless Sentry" is 1/4
    When Alice plays "Twisted Image" targeting "Restless Sentry"
    And the stack resolves
    Then "Restless Sentry" is 4/1
    When Alice plays "Howl from Beyond" with X = 5 targeting "Restless Sentry"
    And the stack resolves
    Then "Restless Sentry" is 9/1

  @cr26:613.4d.ex2
  Scenario: A 1/3 creature that gets +0/+1 and is switched to 4/1 becomes 3/1 when the +0/+1 ends
    Given Alice controls "Restless Sentry", "Angelic Shield" and "Grizzly Bears"
    And Alice has "Twisted Image" in hand and can pay {U}
    When Alice plays "Twisted Image" targeting "Restless Sentry"
    And the stack resolves
    Then "Restless Sentry" is 4/1
    When Alice activates "Angelic Shield" targeting "Grizzly Bears"
    And the stack resolves
    Then "Restless Sentry" is 3/1
    And "Grizzly Bears" is in Alice's hand

  @cr26:613.4d.ex3
  Scenario: A 1/3 creature that gets +0/+1 and is switched twice is 1/4
    Given Alice controls "Restless Sentry" and "Angelic Shield"
    And Alice has 2 "Twisted Image" as "image" in hand and can pay {U}{U}
    When Alice plays "image 1" targeting "Restless Sentry"
    And the stack resolves
    Then "Restless Sentry" is 4/1
    When Alice plays "image 2" targeting "Restless Sentry"
    And the stack resolves
    Then "Restless Sentry" is 1/4

  @cr26:613.5.ex1
  Scenario: A black 2/2 creature is 3/3 with Honor of the Pure once it is white, and 2/2 again once it is red
    Given Alice controls "Honor of the Pure" and "Walking Corpse"
    And Alice has "Niveous Wisps" and "Crimson Wisps" in hand and can pay {W}{R}
    Then "Walking Corpse" is black
    And "Walking Corpse" is 2/2
    When Alice plays "Niveous Wisps" targeting "Walking Corpse"
    And the stack resolves
    Then "Walking Corpse" is white
    And "Walking Corpse" is 3/3
    When Alice plays "Crimson Wisps" targeting "Walking Corpse"
    And the stack resolves
    Then "Walking Corpse" is red
    And "Walking Corpse" is 2/2

  @cr26:613.5.ex1
  Scenario: With Honor of the Pure, Alice's white creature is larger by 1 as soon as it enters, and Bob's creature that becomes white isn't larger
    Given Alice controls "Honor of the Pure"
    And Bob controls "Hill Giant"
    And Alice has "Mosquito Guard" and "Niveous Wisps" in hand and can pay {W}{W}
    When Alice plays "Mosquito Guard"
    And the stack resolves
    Then "Mosquito Guard" is 2/2
    When Alice plays "Niveous Wisps" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is white
    And "Hill Giant" is 3/3

  @cr26:613.5.ex2
  Scenario: A later 0/1 effect on Gray Ogre leaves its counter, +4/+4 and +0/+2, so Gray Ogre is 5/8
    Given Alice controls "Gray Ogre"
    And Alice has "Hunger of the Howlpack", "Titanic Growth", "Castle" and "Ovinize" in hand and can pay {G}{1}{G}{3}{W}{1}{U}
    When Alice plays "Hunger of the Howlpack" targeting "Gray Ogre"
    And the stack resolves
    Then "Gray Ogre" is 3/3
    When Alice plays "Titanic Growth" targeting "Gray Ogre"
    And the stack resolves
    Then "Gray Ogre" is 7/7
    When Alice plays "Castle"
    And the stack resolves
    Then "Gray Ogre" is 7/9
    When Alice plays "Ovinize" targeting "Gray Ogre"
    And the stack resolves
    Then "Gray Ogre" is 5/8

  @cr26:613.5.ex2
  Scenario: Ovinize makes Gray Ogre without bonuses a 0/1 creature, and a later +4/+4 makes it 4/5
    Given Alice controls "Gray Ogre"
    And Alice has "Ovinize" and "Titanic Growth" in hand and can pay {1}{U}{1}{G}
    When Alice plays "Ovinize" targeting "Gray Ogre"
    And the stack resolves
    Then "Gray Ogre" is 0/1
    When Alice plays "Titanic Growth" targeting "Gray Ogre"
    And the stack resolves
    Then "Gray Ogre" is 4/5

  @cr26:613.5.ex2.before
  Scenario Outline: <when>, a later 0/1 effect on Gray Ogre with a counter, +4/+4 and +0/+2 makes it <size>
    Given Alice controls "Gray Ogre"
    And Alice has "Hunger of the Howlpack", "Titanic Growth", "Castle" and "Ovinize" in hand and can pay {G}{1}{G}{3}{W}{1}{U}
    When Alice plays "Hunger of the Howlpack" targeting "Gray Ogre"
    And the stack resolves
    Then "Gray Ogre" is 3/3
    When Alice plays "Titanic Growth" targeting "Gray Ogre"
    And the stack resolves
    Then "Gray Ogre" is 7/7
    When Alice plays "Castle"
    And the stack resolves
    Then "Gray Ogre" is 7/9
    When Alice plays "Ovinize" targeting "Gray Ogre"
    And the stack resolves
    Then "Gray Ogre" is <size>

    @edition:2001-07 @edition:2004-10 @edition:2005-02
    Examples:
      | when       | size |
      | Until 2005 | 0/1  |

    @edition:2006-10
    Examples:
      | when    | size |
      | In 2006 | 1/4  |

  @cr26:613.6.ex1 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Turn to Frog changes the colour that Wild Mongrel chose, but not the +1/+1 of the same ability
    Given Alice controls "Wild Mongrel" and has "Forest" in hand
    And Bob has "Turn to Frog" in hand and can pay {1}{U}
    When Alice activates "Wild Mongrel" discarding "Forest"
    And the stack resolves
    And as it resolves, Alice chooses the color "red"
    Then "Wild Mongrel" is red
    And "Wild Mongrel" is 3/3
    When Bob plays "Turn to Frog" targeting "Wild Mongrel"
    And the stack resolves
    Then "Wild Mongrel" is blue
    And "Wild Mongrel" is 2/2
    When the turn ends
    Then "Wild Mongrel" is green
    And "Wild Mongrel" is 2/2

  @cr26:613.6.ex1
  Scenario: Wild Mongrel that becomes white gets the +1/+1 of its own ability and the +1/+1 of Crusade
    Given Alice controls "Wild Mongrel" and "Crusade" and has "Forest" in hand
    When Alice activates "Wild Mongrel" discarding "Forest"
    And the stack resolves
    And as it resolves, Alice chooses the color "white"
    Then "Wild Mongrel" is white
    And "Wild Mongrel" is 4/4

  @cr26:613.6.ex1
  Scenario: Wild Mongrel with Holy Strength that becomes red by its own ability is red and 4/5
    Given Alice controls "Wild Mongrel" and "Holy Strength" attached to "Wild Mongrel" and has "Forest" in hand
    Then "Wild Mongrel" is 3/4
    When Alice activates "Wild Mongrel" discarding "Forest"
    And the stack resolves
    And as it resolves, Alice chooses the color "red"
    Then "Wild Mongrel" is red
    And "Wild Mongrel" is 4/5

  @cr26:613.6.ex1
  Scenario: Wild Mongrel that Sorceress Queen made 0/2 is red and 1/3 by its own ability, and still 1/3 when Tidal Dye has made it blue
    Given Alice controls "Wild Mongrel" and has "Forest" in hand
    And Alice has "Tidal Dye" in hand and can pay {1}{U}
    And Bob controls "Sorceress Queen"
    When Bob activates "Sorceress Queen" targeting "Wild Mongrel"
    And the stack resolves
    Then "Wild Mongrel" is 0/2
    When Alice activates "Wild Mongrel" discarding "Forest"
    And the stack resolves
    And as it resolves, Alice chooses the color "red"
    Then "Wild Mongrel" is red
    And "Wild Mongrel" is 1/3
    When Alice plays "Tidal Dye"
    And the stack resolves
    Then "Wild Mongrel" is blue
    And "Wild Mongrel" is 1/3

  @cr26:613.6.ex2
  Scenario: Humility cast after Act of Treason takes haste from the creature, but Alice still controls the creature
    Given Alice has "Act of Treason" and "Humility" in hand and can pay {2}{R}{2}{W}{W}
    And Bob controls a tapped "Hill Giant"
    When Alice plays "Act of Treason" targeting "Hill Giant"
    And the stack resolves
    Then Alice controls "Hill Giant"
    And "Hill Giant" is untapped
    And "Hill Giant" has "haste"
    And Alice can attack with "Hill Giant"
    When Alice plays "Humility"
    And the stack resolves
    Then Alice controls "Hill Giant"
    And "Hill Giant" doesn't have "haste"
    And "Hill Giant" is 1/1
    And Alice can't attack with "Hill Giant" by rule 302.6
    When the turn ends
    Then Bob controls "Hill Giant"

  @cr26:613.6.ex2
  Scenario: Act of Treason cast after Humility gives a creature haste
    Given Alice controls "Humility"
    And Alice has "Act of Treason" in hand and can pay {2}{R}
    And Bob controls "Hill Giant"
    When Alice plays "Act of Treason" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" has "haste"
    When Alice attacks with "Hill Giant"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 19 life

  @cr26:613.6.ex2
  Scenario: Act of Treason gives control of a creature and haste until the turn ends
    Given Alice has "Act of Treason" in hand and can pay {2}{R}
    And Bob controls "Hill Giant"
    When Alice plays "Act of Treason" targeting "Hill Giant"
    And the stack resolves
    Then Alice controls "Hill Giant"
    And "Hill Giant" has "haste"
    And Alice can attack with "Hill Giant"
    When the turn ends
    Then Bob controls "Hill Giant"
    And "Hill Giant" doesn't have "haste"

  @cr26:613.6.ex3
  Scenario: A spell makes all noncreature artifacts 2/2 artifact creatures until end of turn, and leaves an artifact creature as it is
    Given Alice has "Waking Order" in hand and can pay {3}{U}
    And Alice controls "Sol Ring" and "Ornithopter"
    And Bob controls "Mirror Gallery"
    When Alice plays "Waking Order"
    And the stack resolves
    Then "Sol Ring" and "Mirror Gallery" are 2/2
    And "Sol Ring" has the types "artifact" and "creature"
    And "Ornithopter" is 0/2
    When the turn ends
    Then "Sol Ring" doesn't have the type "creature"

  @cr26:613.6.ex3
  Scenario: March of the Machines sets the size of an artifact that it makes a creature, but not the size of an artifact creature
    Given Alice has "March of the Machines" in hand and can pay {3}{U}
    And Alice controls "Mirror Gallery" and "Steel Wall"
    When Alice plays "March of the Machines"
    And the stack resolves
    Then "Mirror Gallery" is 5/5
    And "Mirror Gallery" has the types "artifact" and "creature"
    And "Steel Wall" is 0/4

  @cr26:613.6.ex4
  Scenario: Svogthos, a 4/4 land creature by Vivify and Aggressive Urge, is 11/11 by its own ability, and 4/4 after another Vivify
    Given Alice controls "Svogthos, the Restless Tomb"
    And Alice has 10 "Grizzly Bears" as "bear" in graveyard
    And Alice has "Vivify" as "first", "Vivify" as "second", "Aggressive Urge" and "Zombify" in hand and can pay {2}{G}{2}{G}{1}{G}{3}{B}{3}{B}{G}
    When Alice plays "first" targeting "Svogthos, the Restless Tomb"
    And the stack resolves
    Then "Svogthos, the Restless Tomb" is 3/3
    When Alice plays "Aggressive Urge" targeting "Svogthos, the Restless Tomb"
    And the stack resolves
    Then "Svogthos, the Restless Tomb" is 4/4
    When Alice activates "rise" of "Svogthos, the Restless Tomb"
    And the stack resolves
    Then "Svogthos, the Restless Tomb" is 11/11
    And "Svogthos, the Restless Tomb" has the types "land", "creature", "Plant" and "Zombie"
    And "Svogthos, the Restless Tomb" is black and green
    When Alice plays "Zombify" targeting "bear 1"
    And the stack resolves
    Then "Svogthos, the Restless Tomb" is 10/10
    When Alice plays "second" targeting "Svogthos, the Restless Tomb"
    And the stack resolves
    Then "Svogthos, the Restless Tomb" is 4/4
    And "Svogthos, the Restless Tomb" is black and green

  @cr26:613.6.ex4.before
  Scenario: In 2006, Svogthos, a 4/4 land creature by Vivify and Aggressive Urge, is 10/10 by its own ability, and 3/3 after another Vivify
    Given Alice controls "Svogthos, the Restless Tomb"
    And Alice has 10 "Grizzly Bears" as "bear" in graveyard
    And Alice has "Vivify" as "first", "Vivify" as "second", "Aggressive Urge" and "Zombify" in hand and can pay {2}{G}{2}{G}{1}{G}{3}{B}{3}{B}{G}
    When Alice plays "first" targeting "Svogthos, the Restless Tomb"
    And the stack resolves
    And Alice plays "Aggressive Urge" targeting "Svogthos, the Restless Tomb"
    And the stack resolves
    Then "Svogthos, the Restless Tomb" is 4/4
    When Alice activates "rise" of "Svogthos, the Restless Tomb"
    And the stack resolves
    Then "Svogthos, the Restless Tomb" is 10/10
    When Alice plays "Zombify" targeting "bear 1"
    And the stack resolves
    Then "Svogthos, the Restless Tomb" is 9/9
    When Alice plays "second" targeting "Svogthos, the Restless Tomb"
    And the stack resolves
    Then "Svogthos, the Restless Tomb" is 3/3
    And "Svogthos, the Restless Tomb" is black and green

  @cr26:613.6.ex4.before
  Scenario: In 2006, Svogthos, which is 3/3 by its own ability, is 4/4 by a newer Aggressive Urge
    Given Alice controls "Svogthos, the Restless Tomb"
    And Alice has 3 "Grizzly Bears" as "bear" in graveyard
    And Alice has "Aggressive Urge" in hand and can pay {3}{B}{G}{1}{G}
    When Alice activates "rise" of "Svogthos, the Restless Tomb"
    And the stack resolves
    Then "Svogthos, the Restless Tomb" is 3/3
    When Alice plays "Aggressive Urge" targeting "Svogthos, the Restless Tomb"
    And the stack resolves
    Then "Svogthos, the Restless Tomb" is 4/4
    And Alice has drawn 1 card

  @cr26:613.6.ex4
  Scenario: Svogthos becomes a 3/3 creature by its own ability if its controller has three creature cards in the graveyard
    Given Alice controls "Svogthos, the Restless Tomb"
    And Alice has 3 "Grizzly Bears" as "bear" and "Zombify" in graveyard
    And Alice can pay {3}{B}{G}
    When Alice activates "rise" of "Svogthos, the Restless Tomb"
    And the stack resolves
    Then "Svogthos, the Restless Tomb" is 3/3
    And "Svogthos, the Restless Tomb" has the types "land", "creature", "Plant" and "Zombie"

  @cr26:613.6.ex4
  Scenario: Svogthos, a 4/4 creature by its own ability and Aggressive Urge, is 5/5 as soon as another creature card is put into its controller's graveyard
    Given Alice controls "Svogthos, the Restless Tomb" and "Hill Giant"
    And Alice has 3 "Grizzly Bears" as "bear" in graveyard
    And Alice has "Vivify" and "Aggressive Urge" in hand and can pay {2}{G}{1}{G}{3}{B}{G}
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Alice plays "Vivify" targeting "Svogthos, the Restless Tomb"
    And the stack resolves
    And Alice plays "Aggressive Urge" targeting "Svogthos, the Restless Tomb"
    And the stack resolves
    And Alice activates "rise" of "Svogthos, the Restless Tomb"
    And the stack resolves
    Then "Svogthos, the Restless Tomb" is 4/4
    When Bob plays "Lightning Bolt" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in Alice's graveyard
    And "Svogthos, the Restless Tomb" is 5/5

  @cr26:613.7a.ex1
  Scenario: The flying that Rune of Flight gives through Colossus Hammer overrides the Hammer's loss of flying, also on its next bearer
    Given Alice controls "Colossus Hammer", "Serra Angel" and "Wall of Air"
    And "Colossus Hammer" is attached to "Serra Angel"
    And Alice has "Rune of Flight" in hand and can pay {1}{U}{8}
    Then "Serra Angel" doesn't have "flying"
    When Alice plays "Rune of Flight" targeting "Colossus Hammer"
    And the stack resolves
    Then "Serra Angel" has "flying"
    And "Serra Angel" is 14/14
    When Alice equips "Wall of Air" with "Colossus Hammer"
    And the stack resolves
    Then "Wall of Air" has "flying"
    And "Wall of Air" is 11/15

  @cr26:613.7a.ex1
  Scenario: A creature with an older Rune of Flight loses flying when it becomes equipped with Colossus Hammer
    Given Alice controls "Colossus Hammer", "Hill Giant" and can pay {8}
    And Alice has "Rune of Flight" in hand and can pay {1}{U}
    When Alice plays "Rune of Flight" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" has "flying"
    When Alice equips "Hill Giant" with "Colossus Hammer"
    And the stack resolves
    Then "Hill Giant" doesn't have "flying"
    And "Hill Giant" is 13/13

  @cr26:613.9.ex1
  Scenario: If one Aura gives a creature flying and another takes flying away, the Aura that was attached last applies
    Given Alice controls "Hill Giant" and "Grizzly Bears"
    And Alice has "Flight" as "early wings", "Leaden Anklet" as "late weight", "Leaden Anklet" as "early weight" and "Flight" as "late wings" in hand and can pay {U}{R}{R}{U}
    And Alice controls "Vedalken Orrery"
    When Alice plays "early wings" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" has "flying"
    When Alice plays "late weight" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" doesn't have "flying"
    When Alice plays "early weight" targeting "Grizzly Bears"
    And the stack resolves
    And Alice plays "late wings" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" has "flying"

  @cr26:613.9.ex1
  Scenario: Canopy Claws takes the flying of an older Flight until end of turn, and a newer Flight gives flying again
    Given Alice controls "Hill Giant" and "Flight" attached to "Hill Giant"
    And Alice has "Canopy Claws" and "Flight" as "new wings" in hand and can pay {G}{U}
    When Alice plays "Canopy Claws" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" doesn't have "flying"
    When Alice plays "new wings" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" has "flying"

  @cr26:613.9.ex1
  Scenario: Gravity Sphere takes flying from all creatures that had it before, and a newer Flight gives flying
    Given Alice controls "Serra Angel", "Hill Giant" and "Flight" attached to "Hill Giant"
    And Alice has "Gravity Sphere" and "Flight" as "new wings" in hand and can pay {2}{R}{U}
    When Alice plays "Gravity Sphere"
    And the stack resolves
    Then "Serra Angel" doesn't have "flying"
    And "Hill Giant" doesn't have "flying"
    When Alice plays "new wings" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" has "flying"
    And "Serra Angel" doesn't have "flying"

  @cr26:613.9.ex2
  Scenario Outline: A <colour> creature that an Aura makes white gets +1/+1 from Crusade
    Given Alice controls "Crusade" and "<creature>" and "Gray Ogre"
    And Alice has "Chalk Mantle" in hand and can pay {W}
    Then "<creature>" is <before>
    When Alice plays "Chalk Mantle" targeting "<creature>"
    And the stack resolves
    Then "<creature>" is white
    And "<creature>" is <after>
    And "Gray Ogre" is 2/2

    Examples:
      | colour | creature       | before | after |
      | black  | Walking Corpse | 2/2    | 3/3   |
      | green  | Craw Wurm      | 6/4    | 7/5   |

  @cr26:613.9.ex2
  Scenario: Crusade cast after the Aura that makes a creature white also gives that creature +1/+1
    Given Alice controls "Walking Corpse" and "Chalk Mantle" attached to "Walking Corpse"
    And Bob controls "Gray Ogre"
    And Alice has "Crusade" in hand and can pay {W}{W}
    When Alice plays "Crusade"
    And the stack resolves
    Then "Walking Corpse" is 3/3
    And "Gray Ogre" is 2/2
