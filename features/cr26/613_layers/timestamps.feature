Feature: Timestamps

  @cr26:613.7 @cr26:613.3.3
  Scenario: Leaden Anklet takes the flying that an older Flight gives, and a newer Flight gives flying again
    Given Alice controls "Grizzly Bears" and "Flight" as "old"
    And "old" is attached to "Grizzly Bears"
    And Alice has "Leaden Anklet" and "Flight" as "new" in hand and can pay {R}{U}
    When Alice plays "Leaden Anklet" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" doesn't have "flying"
    When Alice plays "new" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" has "flying"

  @cr26:613.3.5
  Scenario: Bob controls Hill Giant by Threaten, which is newer than Alice's Control Magic, and Alice controls it again after the turn
    Given Alice has "Control Magic" in hand and can pay {2}{U}{U}
    And Bob controls "Hill Giant" and "Grizzly Bears"
    And Bob has "Threaten" in hand and can pay {2}{R}
    And Bob has 4 "Mountain" as "peak" as library
    When Alice plays "Control Magic" targeting "Hill Giant"
    And the stack resolves
    And the game goes on to Bob's main phase
    Then Alice controls "Hill Giant"
    When Bob plays "Threaten" targeting "Hill Giant"
    And the stack resolves
    Then Bob controls "Hill Giant"
    And "Control Magic" is attached to "Hill Giant"
    When the turn ends
    Then Alice controls "Hill Giant"
    And Bob controls "Grizzly Bears"

  @cr26:613.3.5
  Scenario: Grizzly Bears are Elves by the newer of two Conspiracies, and Frogs by the older one once the newer one is destroyed
    Given Alice controls "Conspiracy" as "old" and "Grizzly Bears"
    And "old" has the chosen creature type "Frog"
    And Alice has "Conspiracy" as "new" in hand and can pay {3}{B}{B}
    And Bob has "Disenchant" in hand and can pay {1}{W}
    Then "Grizzly Bears" has exactly the types "creature" and "Frog"
    When Alice plays "new"
    And the stack resolves
    And Alice chooses the creature type "Elf" for "new"
    Then "Grizzly Bears" has exactly the types "creature" and "Elf"
    When Bob plays "Disenchant" targeting "new"
    And the stack resolves
    Then "Grizzly Bears" has exactly the types "creature" and "Frog"

  @cr26:613.3.5
  Scenario: Grizzly Bears are red by the newer of two Shifting Skies, and blue by the older one once the newer one is destroyed
    Given Alice controls "Shifting Sky" as "old" and "Grizzly Bears"
    And "old" has the chosen color "blue"
    And Alice has "Shifting Sky" as "new" in hand and can pay {2}{U}
    And Bob has "Disenchant" in hand and can pay {1}{W}
    Then "Grizzly Bears" is blue
    When Alice plays "new"
    And the stack resolves
    And Alice chooses the color "red" for "new"
    Then "Grizzly Bears" is red
    When Bob plays "Disenchant" targeting "new"
    And the stack resolves
    Then "Grizzly Bears" is blue

  @cr26:613.7b
  Scenario: Canopy Claws, which resolved after Flight entered, takes flying away until the turn ends
    Given Alice controls "Grizzly Bears" and "Flight"
    And "Flight" is attached to "Grizzly Bears"
    And Bob has "Canopy Claws" in hand and can pay {G}
    Then "Grizzly Bears" has "flying"
    When Bob plays "Canopy Claws" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" doesn't have "flying"
    When the turn ends
    Then "Grizzly Bears" has "flying"

  @cr26:613.7d
  Scenario: Gravity Sphere that returned to hand and was cast again is newer than Flight, and takes flying away
    Given Alice controls "Grizzly Bears", "Gravity Sphere" and "Flight" and can pay {U}{U}{2}{R}
    And "Flight" is attached to "Grizzly Bears"
    And Alice has "Boomerang" in hand
    Then "Grizzly Bears" has "flying"
    When Alice plays "Boomerang" targeting "Gravity Sphere"
    And the stack resolves
    And Alice plays "Gravity Sphere"
    And the stack resolves
    Then "Grizzly Bears" doesn't have "flying"

  @cr26:613.7d.2
  Scenario: Wonder, which is put into the graveyard after Gravity Sphere entered, gives the creatures flying again
    Given Alice controls "Grizzly Bears", "Island", "Wonder", "Gravity Sphere" and "Hill Giant"
    And Bob has "Lightning Bolt" in hand and can pay {R}
    Then "Grizzly Bears" doesn't have "flying"
    When Bob plays "Lightning Bolt" targeting "Wonder"
    And the stack resolves
    Then "Wonder" is in Alice's graveyard
    And "Grizzly Bears" has "flying"
    And "Hill Giant" has "flying"

  @cr26:613.7d.2
  Scenario: Gravity Sphere, which enters after Wonder was put into the graveyard, takes flying away
    Given Alice controls "Grizzly Bears" and "Island"
    And Alice has "Wonder" in graveyard
    And Alice has "Gravity Sphere" in hand and can pay {2}{R}
    Then "Grizzly Bears" has "flying"
    When Alice plays "Gravity Sphere"
    And the stack resolves
    Then "Grizzly Bears" doesn't have "flying"

  @cr26:613.7d.3
  Scenario: Elspeth's emblem, which is newer than Humility, makes Hill Giant indestructible, and a Humility that enters after it takes that away
    Given Alice controls "Elspeth, Knight-Errant" with 8 loyalty counters, "Hill Giant" and "Grizzly Bears"
    And Bob controls "Humility" as "old"
    And Alice has "Humility" as "new" in hand and can pay {2}{W}{W}
    Then "Hill Giant" is 1/1
    When Alice activates "bastion" of "Elspeth, Knight-Errant"
    And the stack resolves
    Then "Hill Giant" has "indestructible"
    When Alice plays "new"
    And the stack resolves
    Then "Hill Giant" doesn't have "indestructible"

  @cr26:613.7e @cr26:701.3c.2
  Scenario: Colossus Hammer that is attached to Grizzly Bears anew is newer than Flight on them, and takes flying away
    Given Alice controls "Grizzly Bears", "Hill Giant", "Colossus Hammer" and "Flight"
    And Alice can pay {8}{8}
    And "Colossus Hammer" is attached to "Grizzly Bears"
    And "Flight" is attached to "Grizzly Bears"
    Then "Grizzly Bears" has "flying"
    And "Grizzly Bears" is 12/12
    When Alice equips "Hill Giant" with "Colossus Hammer"
    And the stack resolves
    And Alice equips "Grizzly Bears" with "Colossus Hammer"
    And the stack resolves
    Then "Grizzly Bears" is 12/12
    And "Grizzly Bears" doesn't have "flying"

  @cr26:613.7f
  Scenario: Today, Grounding Watcher that is turned face up is newer than Flight, and takes flying away
    Given Alice controls a face-down "Grounding Watcher" as "mask" and can pay {W}
    And Bob controls "Grizzly Bears" and "Flight"
    And "Flight" is attached to "Grizzly Bears"
    Then "Grizzly Bears" has "flying"
    When Alice turns "mask" face up
    Then "mask" is named "Grounding Watcher"
    And "Grizzly Bears" doesn't have "flying"

  @cr26:613.7f.before
  Scenario: Until 2013, Grounding Watcher that is turned face up is older than Flight, and leaves the creature flying
    Given Alice controls a face-down "Grounding Watcher" as "mask" and can pay {W}
    And Bob controls "Grizzly Bears", "Serra Angel" and "Flight"
    And "Flight" is attached to "Grizzly Bears"
    Then "Serra Angel" has "flying"
    When Alice turns "mask" face up
    Then "Serra Angel" doesn't have "flying"
    And "Grizzly Bears" has "flying"

  @cr26:613.7g
  Scenario: Tidal Sentry that has transformed is newer than Shifting Sky, and makes all creatures red
    Given Alice controls "Tidal Sentry" and can pay {1}
    And Bob controls "Grizzly Bears" and "Shifting Sky"
    And "Shifting Sky" has the chosen color "blue"
    Then "Grizzly Bears" is blue
    When Alice activates "Tidal Sentry"
    And the stack resolves
    Then "Tidal Sentry" is 3/3
    And "Grizzly Bears" is red

  @cr26:613.7g
  Scenario: Tidal Sentry gets a new timestamp each time it transforms, to its back face and to its front face
    Given Alice controls "Tidal Sentry" and can pay {1}
    And Alice has "Moonmist" in hand and can pay {1}{G}
    And Bob controls "Grizzly Bears", "Vedalken Orrery" and "Shifting Sky"
    And "Shifting Sky" has the chosen color "blue"
    And Bob has "Shifting Sky" as "new sky" in hand and can pay {2}{U}
    When Alice activates "Tidal Sentry"
    And the stack resolves
    Then "Grizzly Bears" is red
    When Bob in response plays "new sky"
    And the stack resolves
    And Bob chooses the color "green"
    Then "Grizzly Bears" is green
    When Alice plays "Moonmist"
    And the stack resolves
    Then "Tidal Sentry" is 2/2
    And "Grizzly Bears" is red

  @cr26:613.7g.2
  Scenario: Tidal Sentry that Sudden Refit has converted is newer than Shifting Sky, and makes all creatures red
    Given Alice controls "Tidal Sentry"
    And Alice has "Sudden Refit" in hand and can pay {R}
    And Bob controls "Grizzly Bears" and "Shifting Sky"
    And "Shifting Sky" has the chosen color "blue"
    Then "Grizzly Bears" is blue
    When Alice plays "Sudden Refit" targeting "Tidal Sentry"
    And the stack resolves
    Then "Tidal Sentry" is 3/3
    And "Grizzly Bears" is red

  @cr26:613.7g.2
  Scenario: Tidal Sentry gets a new timestamp each time it converts, to its back face and to its front face
    Given Alice controls "Tidal Sentry"
    And Alice has 2 "Sudden Refit" as "refit" in hand and can pay {R}{R}
    And Bob controls "Grizzly Bears", "Vedalken Orrery" and "Shifting Sky"
    And "Shifting Sky" has the chosen color "blue"
    And Bob has "Shifting Sky" as "new sky" in hand and can pay {2}{U}
    When Alice plays "refit 1" targeting "Tidal Sentry"
    And the stack resolves
    Then "Grizzly Bears" is red
    When Bob in response plays "new sky"
    And the stack resolves
    And Bob chooses the color "green"
    Then "Grizzly Bears" is green
    When Alice plays "refit 2" targeting "Tidal Sentry"
    And the stack resolves
    Then "Tidal Sentry" is 2/2
    And "Grizzly Bears" is red

  @cr26:613.7e.2
  Scenario: Flight that Crown of the Ages moves to Hill Giant is newer than Leaden Anklet there, so Hill Giant has flying
    Given Alice controls "Grizzly Bears", "Hill Giant" and "Crown of the Ages" and can pay {4}
    And Alice controls "Flight" attached to "Grizzly Bears"
    And Bob controls "Leaden Anklet" attached to "Hill Giant"
    Then "Grizzly Bears" has "flying"
    When Alice activates "Crown of the Ages" targeting "Flight"
    And the stack resolves
    Then "Hill Giant" has "flying"
    And "Grizzly Bears" doesn't have "flying"

  @cr26:613.7b
  Scenario: Canopy Claws, cast before Flight entered and resolved after it, takes flying away, and Flight that enters after that gives it again
    Given Alice controls "Grizzly Bears" and "Vedalken Orrery"
    And Alice has "Flight" as "one" and "Flight" as "two" in hand and can pay {U}{U}
    And Bob has "Canopy Claws" in hand and can pay {G}
    When Bob plays "Canopy Claws" targeting "Grizzly Bears"
    And Alice in response plays "one" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" has "flying"
    When the stack resolves
    Then "Grizzly Bears" doesn't have "flying"
    When Alice plays "two" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" has "flying"

  @cr26:613.7b @cr26:613.9.ex1
  Scenario: Morphling's ability, activated before Gravity Sphere entered and resolved after it, gives flying; a newer Gravity Sphere takes it away
    Given Alice controls "Morphling" and "Vedalken Orrery"
    And Alice has "Gravity Sphere" as "one" and "Gravity Sphere" as "two" in hand and can pay {U}{2}{R}{2}{R}
    When Alice activates "fly" of "Morphling"
    And Alice in response plays "one"
    And the top of the stack resolves
    Then "one" is in play
    And "Morphling" doesn't have "flying"
    When the stack resolves
    Then "Morphling" has "flying"
    When Alice plays "two"
    And the stack resolves
    Then "Morphling" doesn't have "flying"

  @cr26:613.7a.2
  Scenario: The flying that an older Rune of Flight gives through Bonesplitter is newer than Leaden Anklet once Bonesplitter has been attached anew
    Given Alice controls "Hill Giant", "Bonesplitter" and "Rune of Flight" attached to "Bonesplitter"
    And Bob controls "Leaden Anklet" attached to "Hill Giant"
    And Bob has "Canopy Claws" in hand and can pay {G}
    And Alice can pay {1}
    When Alice equips "Hill Giant" with "Bonesplitter"
    And the stack resolves
    Then "Hill Giant" has "flying"
    And "Hill Giant" is 5/3
    When Bob plays "Canopy Claws" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" doesn't have "flying"

  @cr26:613.7a.3
  Scenario: Rune of Flight, put on Colossus Hammer that is attached to Serra Angel, gives it flying newer than the Hammer's loss of flying
    Given Alice controls "Serra Angel" and "Colossus Hammer" attached to "Serra Angel"
    And Alice has "Rune of Flight" in hand and can pay {1}{U}
    And Alice has "Island" as library
    Then "Serra Angel" doesn't have "flying"
    When Alice plays "Rune of Flight" targeting "Colossus Hammer"
    And the stack resolves
    Then "Serra Angel" has "flying"
    And "Serra Angel" is 14/14

  @cr26:613.3.6
  Scenario: Bog Wraith, whose word Swamp the older of two Magical Hacks changes to Plains, has no word Swamp left that the newer one could change to Island
    Given Alice controls "Bog Wraith"
    And Bob controls "Island", "Swamp" and "Grizzly Bears"
    And Alice has 2 "Magical Hack" as "hack" in hand and can pay {U}{U}
    When Alice plays "hack 1" targeting "Bog Wraith"
    And the stack resolves
    And Alice chooses the land type "Swamp"
    And Alice chooses the land type "Plains"
    And Alice plays "hack 2" targeting "Bog Wraith"
    And the stack resolves
    And Alice chooses the land type "Swamp"
    And Alice chooses the land type "Island"
    Then the text of "Bog Wraith" says "plains"
    And the text of "Bog Wraith" doesn't say "island"
    When Alice attacks with "Bog Wraith"
    Then Bob can block "Bog Wraith" with "Grizzly Bears"
    When Bob blocks "Bog Wraith" with "Grizzly Bears"
    And combat damage is dealt
    Then "Bog Wraith" has 2 damage marked

  @cr26:613.3.6
  Scenario: Bog Wraith, whose word Swamp the older of two Magical Hacks changes to Plains and whose word Plains the newer one changes to Island, has islandwalk
    Given Alice controls "Bog Wraith"
    And Bob controls "Plains", "Swamp" and "Grizzly Bears"
    And Alice has 2 "Magical Hack" as "hack" in hand and can pay {U}{U}
    When Alice plays "hack 1" targeting "Bog Wraith"
    And the stack resolves
    And Alice chooses the land type "Swamp"
    And Alice chooses the land type "Plains"
    Then the text of "Bog Wraith" says "plains"
    When Alice plays "hack 2" targeting "Bog Wraith"
    And the stack resolves
    And Alice chooses the land type "Plains"
    And Alice chooses the land type "Island"
    Then the text of "Bog Wraith" says "island"
    And the text of "Bog Wraith" doesn't say "plains"
    When Alice attacks with "Bog Wraith"
    Then Bob can block "Bog Wraith" with "Grizzly Bears"
    When Bob blocks "Bog Wraith" with "Grizzly Bears"
    And combat damage is dealt
    Then "Bog Wraith" has 2 damage marked
