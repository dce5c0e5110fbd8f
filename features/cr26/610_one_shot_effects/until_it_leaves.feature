Feature: Objects that return when a permanent leaves the battlefield

  @cr26:610.3
  Scenario: A creature that Banisher Priest exiled returns to the battlefield immediately after Banisher Priest leaves, without the stack
    Given Alice has "Banisher Priest" in hand and can pay {1}{W}{W}
    And Bob controls "Hill Giant" and has "Boomerang" in hand and can pay {U}{U}
    When Alice plays "Banisher Priest"
    And the top of the stack resolves
    And Alice targets "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is exiled
    When Alice passes
    And Bob plays "Boomerang" targeting "Banisher Priest"
    And the top of the stack resolves
    Then "Banisher Priest" is in Alice's hand
    And "Hill Giant" is in play
    And the stack is empty
    And "Banisher Priest" has triggered once

  @cr26:610.3
  Scenario: A creature that Banisher Priest exiled stays exiled while Banisher Priest is on the battlefield, and has returned after it left
    Given Alice has "Banisher Priest" in hand and can pay {1}{W}{W}
    And Bob controls "Hill Giant" and has "Terror" in hand and can pay {1}{B}
    When Alice plays "Banisher Priest"
    And the top of the stack resolves
    And Alice targets "Hill Giant"
    And the stack resolves
    And the game goes on to Alice's end step
    Then "Hill Giant" is exiled
    When Alice passes
    And Bob plays "Terror" targeting "Banisher Priest"
    And the stack resolves
    Then "Banisher Priest" was destroyed
    And "Hill Giant" is 3/3
    And Bob controls "Hill Giant"

  @cr26:610.3b
  Scenario: Banisher Priest that has left before its ability resolves exiles nothing
    Given Alice has "Banisher Priest" in hand and can pay {1}{W}{W}
    And Bob controls "Hill Giant" and has "Terror" in hand and can pay {1}{B}
    When Alice plays "Banisher Priest"
    And the top of the stack resolves
    And Alice targets "Hill Giant"
    And Alice passes
    And Bob plays "Terror" targeting "Banisher Priest"
    And the stack resolves
    Then "Banisher Priest" was destroyed
    And "Banisher Priest" has triggered once
    And "Hill Giant" is 3/3
    And it happened never that "Hill Giant" left play

  @cr26:610.3b
  Scenario: The ability of Banisher Priest that Cloudshift has returned as a new object in response doesn't exile Hill Giant, and the new one exiles Grizzly Bears
    Given Alice has "Banisher Priest" and "Cloudshift" in hand and can pay {1}{W}{W}{W}
    And Bob controls "Hill Giant" and "Grizzly Bears"
    When Alice plays "Banisher Priest"
    And the top of the stack resolves
    And Alice targets "Hill Giant"
    And Alice plays "Cloudshift" targeting "Banisher Priest"
    And the top of the stack resolves
    And Alice targets "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is exiled
    And "Hill Giant" is in play
    And it happened never that "Hill Giant" left play
    And "Banisher Priest" is in play

  @cr26:610.3b
  Scenario: Banisher Priest that hasn't left before its ability resolves exiles the creature
    Given Alice has "Banisher Priest" in hand and can pay {1}{W}{W}
    And Bob controls "Hill Giant" and "Grizzly Bears"
    When Alice plays "Banisher Priest"
    And the top of the stack resolves
    And Alice targets "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is exiled
    And "Banisher Priest" is 2/2
    And "Grizzly Bears" is 2/2

  @cr26:610.3c
  Scenario: A creature of Bob that Carol controlled as Banisher Priest exiled it returns under Bob's control
    Given Carol is playing too
    And Alice has "Banisher Priest" in hand and can pay {1}{W}{W}
    And Bob controls "Hill Giant"
    And Carol controls "Mind Control" and has "Boomerang" in hand and can pay {U}{U}
    And "Mind Control" is attached to "Hill Giant"
    Then Carol controls "Hill Giant"
    When Alice plays "Banisher Priest"
    And the top of the stack resolves
    And Alice targets "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is exiled
    When Alice passes
    And Bob passes
    And Carol plays "Boomerang" targeting "Banisher Priest"
    And the stack resolves
    Then Bob controls "Hill Giant"
    And "Banisher Priest" is in Alice's hand

  @cr26:610.3c
  Scenario: A creature of Alice that Bob controlled as Banisher Priest exiled it returns under Alice's control
    Given Alice has "Banisher Priest" in hand and can pay {1}{W}{W}
    And Alice controls "Hill Giant"
    And Bob controls "Mind Control" and has "Boomerang" in hand and can pay {U}{U}
    And "Mind Control" is attached to "Hill Giant"
    Then Bob controls "Hill Giant"
    When Alice plays "Banisher Priest"
    And the top of the stack resolves
    And Alice targets "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is exiled
    When Alice passes
    And Bob plays "Boomerang" targeting "Banisher Priest"
    And the stack resolves
    Then Alice controls "Hill Giant"
    And "Mind Control" is in Bob's graveyard
    And "Banisher Priest" is in Alice's hand

  @cr26:610.3d.ex1
  Scenario: Creatures that two Banisher Priests exiled return at the same time as Wrath of God destroys both
    Given Alice has "Banisher Priest" as "elder" in hand and can pay {1}{W}{W}
    And Bob has "Banisher Priest" as "younger" and "Wrath of God" in hand and can pay {1}{W}{W}{2}{W}{W}
    And Alice controls "Soul Warden"
    And Bob controls "Hill Giant"
    And Bob has 2 "Swamp" as "leaf" as library
    When Alice plays "elder"
    And the top of the stack resolves
    And Alice puts "elder" and "Soul Warden" in this order
    And Alice targets "Hill Giant" for "elder"
    And the stack resolves
    And the game goes on to Bob's next main phase
    And Bob plays "younger"
    And the top of the stack resolves
    And Bob targets "Soul Warden" for "younger"
    And the stack resolves
    Then "Soul Warden" and "Hill Giant" are exiled
    And "Soul Warden" has triggered twice
    When Bob plays "Wrath of God"
    And the stack resolves
    Then "Soul Warden" and "Hill Giant" are in play
    And it happened at once that "Soul Warden" entered and "Hill Giant" entered
    And "Soul Warden" has triggered 3 times
    And Alice is at 23 life
    And "elder" is in Alice's graveyard

  @cr26:610.3d.2
  Scenario: Soul Warden and Hill Giant, which one Banisher Priest exiled by two triggers, return at the same time as it dies
    Given Alice controls "Panharmonicon"
    And Alice has "Banisher Priest" in hand and can pay {1}{W}{W}
    And Bob controls "Soul Warden" and "Hill Giant"
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Alice plays "Banisher Priest"
    And the top of the stack resolves
    And Alice targets "Soul Warden" for "Banisher Priest"
    And Alice targets "Hill Giant" for "Banisher Priest"
    And the stack resolves
    Then "Soul Warden" and "Hill Giant" are exiled
    When Bob plays "Lightning Bolt" targeting "Banisher Priest"
    And the top of the stack resolves
    Then "Soul Warden" and "Hill Giant" are in play under Bob's control
    And it happened at once that "Soul Warden" entered and "Hill Giant" entered
    And "Soul Warden" has triggered twice
    When the stack resolves
    Then it happened at once that "Soul Warden" entered and "Hill Giant" entered

  @cr26:610.3a
  Scenario: Locked Reliquary that is destroyed in response to its own ability exiles nothing
    Given Alice controls "Locked Reliquary" and can pay {1}
    And Bob controls "Hill Giant"
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When Alice activates "Locked Reliquary" targeting "Hill Giant"
    And Bob plays "Naturalize" targeting "Locked Reliquary"
    And the stack resolves
    Then "Locked Reliquary" was destroyed
    And "Hill Giant" is in play
    And it happened never that "Hill Giant" left play

  @cr26:610.3a
  Scenario: Locked Reliquary exiles a creature until the Reliquary is destroyed
    Given Alice controls "Locked Reliquary" and can pay {1}
    And Bob controls "Hill Giant"
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When Alice activates "Locked Reliquary" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is exiled
    When Bob plays "Naturalize" targeting "Locked Reliquary"
    And the stack resolves
    Then "Hill Giant" is in play
    And "Hill Giant" is a new object

  @cr26:610.3a.5
  Scenario: Brittle Reliquary, which is sacrificed to pay for its ability, exiles nothing
    Given Alice controls "Brittle Reliquary" and can pay {1}
    And Bob controls "Hill Giant"
    When Alice activates "Brittle Reliquary" targeting "Hill Giant"
    Then "Brittle Reliquary" was sacrificed
    And the stack holds the ability of "Brittle Reliquary"
    When the stack resolves
    Then the ability of "Brittle Reliquary" has resolved
    And it happened never that "Hill Giant" left play

  @cr26:610.3a.5
  Scenario: Brittle Reliquary, which is sacrificed to pay for its ability, doesn't exile Hill Giant, which has died before the ability resolves, either
    Given Alice controls "Brittle Reliquary" and can pay {1}
    And Bob controls "Hill Giant" and "Grizzly Bears"
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Alice activates "Brittle Reliquary" targeting "Hill Giant"
    Then "Brittle Reliquary" was sacrificed
    When Bob plays "Lightning Bolt" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in Bob's graveyard
    And "Grizzly Bears" is in play

  @cr26:610.3a.2
  Scenario: Sealed Verdict exiles nothing, because Sol Ring, until whose leaving the creature would be exiled, is destroyed in response
    Given Alice has "Sealed Verdict" in hand and can pay {W}
    And Bob controls "Hill Giant" and "Sol Ring"
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When Alice plays "Sealed Verdict" targeting "Hill Giant" then "Sol Ring"
    And Bob plays "Naturalize" targeting "Sol Ring"
    And the stack resolves
    Then "Sol Ring" was destroyed
    And "Sealed Verdict" has resolved
    And "Hill Giant" is in play
    And it happened never that "Hill Giant" left play

  @cr26:610.3a.2
  Scenario: Sealed Verdict exiles Hill Giant until Sol Ring is destroyed
    Given Alice has "Sealed Verdict" in hand and can pay {W}
    And Bob controls "Hill Giant" and "Sol Ring"
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When Alice plays "Sealed Verdict" targeting "Hill Giant" then "Sol Ring"
    And the stack resolves
    Then "Hill Giant" is exiled
    When Bob plays "Naturalize" targeting "Sol Ring"
    And the stack resolves
    Then "Hill Giant" is in play
    And "Hill Giant" is a new object

  @cr26:610.3.3 @cr26:406.2.2
  Scenario: Hill Giant, which Brain Maggot exiled from Bob's revealed hand, returns to his hand immediately after Brain Maggot dies
    Given Alice has "Brain Maggot" in hand and can pay {1}{B}
    And Bob has "Hill Giant", "Forest" and "Terror" in hand
    And Alice has "Lightning Bolt" in hand and can pay {R}
    When Alice plays "Brain Maggot"
    And the top of the stack resolves
    And the top of the stack resolves
    Then Alice may choose "Terror" for "Brain Maggot"
    And Alice may not choose "Forest" for "Brain Maggot"
    When Alice chooses "Hill Giant" for "Brain Maggot"
    Then "Hill Giant" is exiled
    And it happened once that "Forest" was revealed
    When Alice plays "Lightning Bolt" targeting "Brain Maggot"
    And the top of the stack resolves
    Then "Brain Maggot" was destroyed
    And Bob's hand holds "Hill Giant", "Forest" and "Terror"
    And the stack is empty
    When the game goes on to Alice's end step
    Then Bob's hand holds "Hill Giant", "Forest" and "Terror"

  @cr26:610.3.3
  Scenario: Hill Giant, which Brain Maggot exiled, stays in exile while Brain Maggot is on the battlefield, also when another creature dies
    Given Alice has "Brain Maggot" in hand and can pay {1}{B}
    And Alice controls "Grizzly Bears"
    And Bob has "Hill Giant" and "Forest" in hand
    And Alice has "Lightning Bolt" in hand and can pay {R}
    When Alice plays "Brain Maggot"
    And the top of the stack resolves
    And the top of the stack resolves
    And Alice chooses "Hill Giant" for "Brain Maggot"
    And Alice plays "Lightning Bolt" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" was destroyed
    And "Hill Giant" is exiled
    And Bob's hand holds "Forest"
    And "Brain Maggot" is 1/1

  @cr26:406.2.2
  Scenario: Bob, whose revealed hand holds only lands, loses no card to Brain Maggot, and Hill Giant to Swords to Plowshares
    Given Alice has "Brain Maggot" and "Swords to Plowshares" in hand and can pay {1}{B}{W}
    And Bob has "Forest" and "Island" in hand
    And Bob controls "Hill Giant"
    When Alice plays "Brain Maggot"
    And the stack resolves
    Then it happened once that "Forest" was revealed
    And Bob's hand holds "Forest" and "Island"
    When Alice plays "Swords to Plowshares" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is exiled
    And Bob is at 23 life
    And Bob's graveyard is empty
    And "Brain Maggot" is 1/1

  @cr26:610.3.4
  Scenario: Sol Ring, which Hostage Taker exiled, returns to the battlefield immediately after Hostage Taker leaves, as a new object
    Given Alice has "Hostage Taker" in hand and can pay {2}{U}{B}
    And Bob controls "Sol Ring" and "Howling Mine" and has "Terminate" in hand and can pay {B}{R}
    When Alice plays "Hostage Taker"
    And the top of the stack resolves
    And Alice targets "Sol Ring" for "Hostage Taker"
    And the stack resolves
    Then "Sol Ring" is exiled
    And "Howling Mine" is in play
    When Bob in response plays "Terminate" targeting "Hostage Taker"
    And the top of the stack resolves
    Then "Hostage Taker" was destroyed
    And Bob controls "Sol Ring"
    And "Sol Ring" is a new object
    And the stack is empty

  @cr26:610.3.4
  Scenario: Sol Ring stays exiled while Hostage Taker, to which Shock has dealt 2 damage, is in play
    Given Alice has "Hostage Taker" in hand and can pay {2}{U}{B}
    And Bob controls "Sol Ring" and "Howling Mine" and has "Shock" in hand and can pay {R}
    When Alice plays "Hostage Taker"
    And the top of the stack resolves
    And Alice targets "Sol Ring" for "Hostage Taker"
    And the stack resolves
    And Bob in response plays "Shock" targeting "Hostage Taker"
    And the stack resolves
    Then "Hostage Taker" has 2 damage marked
    And Alice controls "Hostage Taker"
    And "Sol Ring" is exiled

  @cr26:610.3.5
  Scenario: As two Banisher Priests leave, Grizzly Bears return from exile, and Hill Giant, which Pull from Eternity put into the graveyard, stays there
    Given Alice has "Banisher Priest" as "first" and "Banisher Priest" as "second" in hand and can pay {1}{W}{W}{1}{W}{W}
    And Bob controls "Hill Giant" and "Grizzly Bears"
    And Bob has "Pull from Eternity", "Boomerang" as "one" and "Boomerang" as "two" in hand and can pay {W}{U}{U}{U}{U}
    When Alice plays "first"
    And the top of the stack resolves
    And Alice targets "Hill Giant" for "first"
    And the stack resolves
    And Alice plays "second"
    And the stack resolves
    Then "Hill Giant" and "Grizzly Bears" are exiled
    When Bob plays "Pull from Eternity" targeting "Hill Giant"
    And the stack resolves
    And Bob plays "one" targeting "first"
    And the stack resolves
    And Bob plays "two" targeting "second"
    And the stack resolves
    Then "Grizzly Bears" is in play under Bob's control
    And "Hill Giant" is in Bob's graveyard

  @cr26:610.3a.3
  Scenario: Watcher's Vault exiles Hill Giant, although Gray Ogre, for which it waits, left before the ability was activated
    Given Alice controls "Watcher's Vault" and can pay {1}{1}
    And Bob controls "Gray Ogre", "Hill Giant" and "Grizzly Bears"
    And "Watcher's Vault" has the chosen object "Gray Ogre"
    And Bob has "Unsummon" in hand and can pay {U}
    When Alice activates "Watcher's Vault" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is exiled
    When Alice passes
    And Bob plays "Unsummon" targeting "Gray Ogre"
    And the stack resolves
    Then "Grizzly Bears" is in play
    When Alice activates "Watcher's Vault" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is exiled
    And "Gray Ogre" is in Bob's hand

  @cr26:610.3a.3
  Scenario: Watcher's Vault exiles nothing if Gray Ogre leaves after the ability was activated
    Given Alice controls "Watcher's Vault" and can pay {1}
    And Bob controls "Gray Ogre" and "Hill Giant"
    And "Watcher's Vault" has the chosen object "Gray Ogre"
    And Bob has "Unsummon" in hand and can pay {U}
    When Alice activates "Watcher's Vault" targeting "Hill Giant"
    And Alice passes
    And Bob plays "Unsummon" targeting "Gray Ogre"
    And the stack resolves
    Then "Gray Ogre" is in Bob's hand
    And it happened never that "Hill Giant" left play

  @cr26:610.3a.4
  Scenario: Sealed Witness exiles Hill Giant, although Mogg Fanatic, for which it waits, was sacrificed before Sealed Witness was cast
    Given Alice has "Sealed Witness" in hand and can pay {W}
    And Bob controls "Mogg Fanatic" and "Hill Giant"
    When Bob in response activates "Mogg Fanatic" targeting Alice
    And Alice plays "Sealed Witness" targeting "Hill Giant" then the ability of "Mogg Fanatic"
    And the stack resolves
    Then "Mogg Fanatic" is in Bob's graveyard
    And "Hill Giant" is exiled

  @cr26:610.3a.4
  Scenario: Sealed Witness exiles nothing if Frostwielder, for which it waits, leaves after Sealed Witness was cast
    Given Alice has "Sealed Witness" in hand and can pay {W}
    And Bob controls "Frostwielder" and "Hill Giant"
    And Bob has "Unsummon" in hand and can pay {U}
    When Bob in response activates "Frostwielder" targeting Alice
    And Alice plays "Sealed Witness" targeting "Hill Giant" then the ability of "Frostwielder"
    And Bob plays "Unsummon" targeting "Frostwielder"
    And the stack resolves
    Then "Sealed Witness" has resolved
    And "Frostwielder" is in Bob's hand
    And it happened never that "Hill Giant" left play

  @cr26:610.3a.4
  Scenario: Sealed Witness exiles Hill Giant until Frostwielder, for which it waits, leaves
    Given Alice has "Sealed Witness" in hand and can pay {W}
    And Bob controls "Frostwielder" and "Hill Giant"
    And Bob has "Unsummon" in hand and can pay {U}
    When Bob in response activates "Frostwielder" targeting Alice
    And Alice plays "Sealed Witness" targeting "Hill Giant" then the ability of "Frostwielder"
    And the stack resolves
    Then "Hill Giant" is exiled
    When Bob plays "Unsummon" targeting "Frostwielder"
    And the stack resolves
    Then "Hill Giant" is in play
    And "Hill Giant" is a new object

  @cr26:610.3a.3.before
  Scenario: In 2013, Watcher's Vault exiles nothing once Gray Ogre, for which it waits, has left
    Given Alice controls "Watcher's Vault" and can pay {1}{1}
    And Bob controls "Gray Ogre", "Hill Giant" and "Grizzly Bears"
    And "Watcher's Vault" has the chosen object "Gray Ogre"
    And Bob has "Unsummon" in hand and can pay {U}
    When Alice activates "Watcher's Vault" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is exiled
    When Alice passes
    And Bob plays "Unsummon" targeting "Gray Ogre"
    And the stack resolves
    Then "Grizzly Bears" is in play
    When Alice activates "Watcher's Vault" targeting "Hill Giant"
    And the stack resolves
    Then it happened never that "Hill Giant" left play
    And "Gray Ogre" is in Bob's hand

  @cr26:610.3b.2
  Scenario: The triggered ability of Watcher's Vault exiles Hill Giant, although Gray Ogre left before it triggered
    Given Alice has "Watcher's Vault" and "Forest" in hand and can pay {2}
    And Bob controls "Gray Ogre" and "Hill Giant"
    And Bob has "Unsummon" in hand and can pay {U}
    When Alice plays "Watcher's Vault"
    And the stack resolves
    And Alice chooses "Gray Ogre"
    And Alice passes
    And Bob plays "Unsummon" targeting "Gray Ogre"
    And the stack resolves
    And Alice plays the land "Forest"
    And Alice targets "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is exiled
    And "Gray Ogre" is in Bob's hand

  @cr26:610.3b.2
  Scenario: The triggered ability of Watcher's Vault exiles nothing if Gray Ogre leaves after it triggered
    Given Alice controls "Watcher's Vault" and has "Forest" in hand
    And Bob controls "Gray Ogre" and "Hill Giant"
    And "Watcher's Vault" has the chosen object "Gray Ogre"
    And Bob has "Unsummon" in hand and can pay {U}
    When Alice plays the land "Forest"
    And Alice targets "Hill Giant"
    And Alice passes
    And Bob plays "Unsummon" targeting "Gray Ogre"
    And the stack resolves
    Then "Watcher's Vault" has triggered once
    And "Gray Ogre" is in Bob's hand
    And it happened never that "Hill Giant" left play

  @cr26:610.3b.2
  Scenario: The triggered ability of Watcher's Vault exiles nothing if Gray Ogre is destroyed after it triggered and before it is put onto the stack
    Given Alice controls "Watcher's Vault"
    And Alice has "Sudden Grove" and "Forest" in hand and can pay {G}
    And Bob controls "Gray Ogre" and "Hill Giant"
    And "Watcher's Vault" has the chosen object "Gray Ogre"
    When Alice plays "Sudden Grove" targeting "Gray Ogre"
    And the top of the stack resolves
    And Alice targets "Hill Giant"
    Then "Gray Ogre" was destroyed
    And the stack holds the trigger of "Watcher's Vault"
    When the stack resolves
    Then it happened never that "Hill Giant" left play
