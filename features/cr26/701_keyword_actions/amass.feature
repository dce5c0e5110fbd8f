Feature: Amass

  @cr26:701.47a @cr26:701.47c @cr26:701.47d
  Scenario: A player who amasses Zombies 3 creates an Army with three counters, and then amasses Orcs 3 onto it, so that it is 6/6 and also an Orc
    Given Alice has "Relentless Advance" and "Surrounded by Orcs" in hand and can pay {3}{U}{3}{U}
    And Bob controls a 1/1 black "Army" creature token as "theirs"
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice plays "Relentless Advance"
    And the stack resolves
    Then Alice controls one 3/3 black "Zombie Army" creature token
    When Alice plays "Surrounded by Orcs" targeting Bob
    And the stack resolves
    Then the first "Zombie Army" token is 6/6
    And the first "Zombie Army" token has exactly the types "creature", "Zombie", "Orc" and "Army"
    And Alice controls 1 "token" permanent
    And Bob has 6 cards in graveyard
    And "theirs" is 1/1

  @cr26:701.47d
  Scenario: Relentless Advance puts its three counters on the Army that Alice controls, whatever its other creature types
    Given Alice controls a 1/1 black "Army" creature token as "mine"
    And Bob controls a 1/1 black "Army" creature token as "theirs"
    And Alice has "Relentless Advance" in hand and can pay {3}{U}
    When Alice plays "Relentless Advance"
    And the stack resolves
    Then "mine" is 4/4
    And "mine" has exactly the types "creature", "Zombie" and "Army"
    And "theirs" is 1/1
    And Alice controls 1 "token" permanent

  @cr26:701.47a
  Scenario: Of two Armies, the player who amasses chooses the one that gets the counters
    Given Alice controls a 1/1 black "Army" creature token as "one" and a 2/2 black "Army" creature token as "two"
    And Alice has "Relentless Advance" in hand and can pay {3}{U}
    When Alice plays "Relentless Advance"
    And the stack resolves
    And Alice chooses "two"
    Then "two" is 5/5
    And "two" has 3 +1/+1 counters
    And "two" has exactly the types "creature", "Zombie" and "Army"
    And "one" is 1/1
    And Alice controls 2 "token" permanents
    When the turn ends
    Then "two" has exactly the types "creature", "Zombie" and "Army"
    And "two" is 5/5

  @cr26:701.47c
  Scenario: Surrounded by Orcs mills as many cards as the power of the Army that was chosen, and not of another Army
    Given Alice controls a 1/1 black "Army" creature token as "one" and a 5/5 black "Army" creature token as "two"
    And Alice has "Surrounded by Orcs" in hand and can pay {3}{U}
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice plays "Surrounded by Orcs" targeting Bob
    And the stack resolves
    And Alice chooses "one"
    Then "one" is 4/4
    And "one" has exactly the types "creature", "Orc" and "Army"
    And Bob has 4 cards in graveyard

  @cr26:701.47c
  Scenario: Surrounded by Orcs mills three cards for the power of the Army that it has created
    Given Alice controls "Hill Giant" and has "Surrounded by Orcs" in hand and can pay {3}{U}
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice plays "Surrounded by Orcs" targeting Bob
    And the stack resolves
    Then Alice controls one 3/3 black "Orc Army" creature token
    And Bob has 3 cards in graveyard
    And "Hill Giant" is 3/3

  @cr26:701.47c.2
  Scenario: Dusk Levy, which amasses Orcs 0, mills as many cards as the power of the chosen Army, which got no counter
    Given Alice controls a 3/3 black "Army" creature token as "one" and a 5/5 black "Army" creature token as "two"
    And Alice has "Dusk Levy" in hand and can pay {B}
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice plays "Dusk Levy" with X = 0
    And the stack resolves
    And Alice chooses "one"
    Then "one" is 3/3
    And "one" has no +1/+1 counters
    And "one" has exactly the types "creature", "Orc" and "Army"
    And "two" has exactly the types "creature" and "Army"
    And Bob has 3 cards in graveyard

  @cr26:701.47c.2
  Scenario: Dusk Levy, which amasses Orcs 2, mills as many cards as the power of the chosen Army with its two counters
    Given Alice controls a 1/1 black "Army" creature token as "one" and a 5/5 black "Army" creature token as "two"
    And Alice has "Dusk Levy" in hand and can pay {2}{B}
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice plays "Dusk Levy" with X = 2
    And the stack resolves
    And Alice chooses "one"
    Then "one" is 3/3
    And Bob has 3 cards in graveyard
    And "two" is 5/5

  @cr26:701.47c.2
  Scenario: Dusk Levy, which amasses Orcs 2 for a player without an Army, creates an Army and mills two cards for its power
    Given Alice controls "Hill Giant" and has "Dusk Levy" in hand and can pay {2}{B}
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice plays "Dusk Levy" with X = 2
    And the stack resolves
    Then Alice controls one 2/2 black "Orc Army" creature token
    And the first "Orc Army" token has 2 +1/+1 counters
    And Bob has 2 cards in graveyard
    And "Hill Giant" is 3/3

  @cr26:701.47a
  Scenario: Woodland Changeling, a creature of every type, is an Army, so Relentless Advance puts the counters on it and creates no token
    Given Alice controls "Woodland Changeling" and "Grizzly Bears"
    And Alice has "Relentless Advance" in hand and can pay {3}{U}
    When Alice plays "Relentless Advance"
    And the stack resolves
    Then "Woodland Changeling" is 5/5
    And Alice controls no "token" permanents
    And "Grizzly Bears" is 2/2

  @cr26:701.47a.2
  Scenario: Wellspring of Kin, an enchantment of all creature types, is no Army creature, so Relentless Advance creates a token, and a second one puts counters on that token
    Given Alice controls "Wellspring of Kin"
    And Alice has "Relentless Advance" as "one" and "Relentless Advance" as "two" in hand and can pay {3}{U}{3}{U}
    When Alice plays "one"
    And the stack resolves
    Then nobody is asked anything
    And Alice controls one 3/3 black "Zombie Army" creature token
    And "Wellspring of Kin" has no +1/+1 counters
    When Alice plays "two"
    And the stack resolves
    Then the first "Zombie Army" token is 6/6
    And Alice controls 1 "token" permanent
    And "Wellspring of Kin" has no +1/+1 counters

  @cr26:701.47a
  Scenario: Dusk Levy that amasses Orcs 0 for a player without an Army creates a 0/0 Army, which dies, and with X = 2 it creates one with two counters
    Given Alice controls "Blood Artist"
    And Alice has 2 "Dusk Levy" as "levy" in hand and can pay {B}{2}{B}
    And Bob has 4 "Swamp" as "leaf" as library
    When Alice plays "levy 1" with X = 0
    And the stack resolves
    And Alice targets Bob
    Then "Blood Artist" has triggered once
    And Bob is at 19 life
    And Alice controls no "token" permanents
    When Alice plays "levy 2" with X = 2
    And the stack resolves
    Then Alice controls one 2/2 black "Orc Army" creature token
    And "Blood Artist" has triggered once

  @cr26:701.47a
  Scenario: Alice, whose Army token Bob has gained control of, creates another one with Relentless Advance, and the lost token gets no counters
    Given Alice controls a 1/1 black "Army" creature token as "lost"
    And Alice has "Relentless Advance" in hand and can pay {3}{U}
    And Bob has "Sudden Claim" in hand and can pay {U}
    When Bob plays "Sudden Claim" targeting "lost"
    And the stack resolves
    And Alice plays "Relentless Advance"
    And the stack resolves
    Then Alice controls one 3/3 black "Zombie Army" creature token
    And "lost" is 1/1
    And Bob controls "lost"

  @cr26:701.47b
  Scenario: Alice, who creates an Army and puts two counters on it, has amassed, and Muster Drum triggers once
    Given Alice controls "Muster Drum" and has "Grave Muster" in hand and can pay {B}
    When Alice plays "Grave Muster"
    And the top of the stack resolves
    Then the first "Zombie Army" token is 2/2
    And "Muster Drum" has triggered once
    When the stack resolves
    Then Alice is at 23 life

  @cr26:701.47b
  Scenario: Under Solemnity, which lets no counter be put on the Army, Alice has amassed all the same
    Given Alice controls "Muster Drum", "Solemnity" and a 1/1 black "Army" creature token as "army"
    And Alice has "Grave Muster" in hand and can pay {B}
    When Alice plays "Grave Muster"
    And the stack resolves
    Then "army" is 1/1
    And "army" has the types "creature", "Zombie" and "Army"
    And "Muster Drum" has triggered once
    And Alice is at 23 life

  @cr26:701.47b
  Scenario: Under Barren Ground, which lets no token be created, Alice, who controls no Army, can do nothing as she amasses, and has amassed all the same
    Given Alice controls "Muster Drum" and "Barren Ground"
    And Alice has "Grave Muster" in hand and can pay {B}
    When Alice plays "Grave Muster"
    And the stack resolves
    Then Alice controls no "Army" permanents
    And "Muster Drum" has triggered once
    And Alice is at 23 life

  @cr26:701.47b
  Scenario: Alice, who controls two Armies, has amassed only after she has chosen one and put the counters on it, and Muster Drum triggers then
    Given Alice controls "Muster Drum", a 1/1 black "Army" creature token as "one" and a 2/2 black "Army" creature token as "two"
    And Alice has "Grave Muster" in hand and can pay {B}
    When Alice plays "Grave Muster"
    And the top of the stack resolves
    Then Alice is asked for objects
    And "Muster Drum" has triggered never
    When Alice chooses "one"
    Then "one" is 3/3
    And "Muster Drum" has triggered once
    When the stack resolves
    Then Alice is at 23 life
