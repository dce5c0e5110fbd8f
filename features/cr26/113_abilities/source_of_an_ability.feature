Feature: The source of an ability

  @cr26:113.7
  Scenario: An effect that returns the source of an activated ability to hand returns the creature whose ability it is
    Given Alice controls "Echoing Imp"
    And Bob controls "Frostwielder"
    And it is Bob's main phase
    When Bob activates "chill" of "Frostwielder" targeting "Echoing Imp"
    And the stack resolves
    Then "Frostwielder" is in Bob's hand
    And "Echoing Imp" has 1 damage marked

  @cr26:113.7
  Scenario: An effect that returns the source of a triggered ability to hand returns the enchantment whose ability it is
    Given Alice controls "Echoing Imp"
    And Bob controls "Honden of Infinite Rage"
    And it is Alice's end step
    When the game goes on to Bob's upkeep
    And Bob targets "Echoing Imp" for "Honden of Infinite Rage"
    And the top of the stack resolves
    Then "Honden of Infinite Rage" is in Bob's hand
    And the stack holds the ability of "Honden of Infinite Rage"

  @cr26:113.7
  Scenario: An effect that returns a source from the battlefield to hand doesn't move a spell, which stays on the stack
    Given Alice controls "Echoing Imp"
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Bob plays "Boomerang" targeting "Echoing Imp"
    And the top of the stack resolves
    Then the stack holds "Boomerang"
    When the stack resolves
    Then "Echoing Imp" is in Alice's hand
    And "Boomerang" is in Bob's graveyard

  @cr26:113.7.2
  Scenario: An effect that returns the source of an ability that Clash of Realities gave to Kami of Ancient Law returns the Kami, not Clash of Realities
    Given it is Bob's main phase
    And Alice controls "Echoing Imp"
    And Bob controls "Clash of Realities" and has "Kami of Ancient Law" in hand and can pay {1}{W}
    When Bob plays "Kami of Ancient Law"
    And the top of the stack resolves
    Then the stack holds the ability of "Echoing Imp" and the ability of "Kami of Ancient Law"
    When the top of the stack resolves
    Then "Kami of Ancient Law" is in Bob's hand
    And "Clash of Realities" is in play
    When the stack resolves
    And Bob says yes
    Then "Echoing Imp" is in Alice's graveyard

  @cr26:113.7 @cr26:113.3c
  Scenario: Bob's Underworld Dreams is the source of three abilities that have triggered and wait while Brainstorm resolves, and that are put on the stack as Alice would get priority
    Given Bob controls "Underworld Dreams"
    And Alice has "Brainstorm", "Forest" and "Swamp" in hand and can pay {U}
    And Alice has "Island", "Plains", "Mountain" and "Wastes" as library
    When Alice plays "Brainstorm"
    And the top of the stack resolves
    Then Alice has drawn 3 cards
    And "Underworld Dreams" has triggered 3 times
    And the stack holds "Brainstorm"
    When Alice chooses "Forest" and "Swamp" for "Brainstorm"
    And Alice puts "Forest" and "Swamp" in this order for "Brainstorm"
    Then Alice has priority
    And Alice is at 20 life
    When the top of the stack resolves
    Then "Underworld Dreams" has dealt 1 damage to Alice
    And Alice is at 19 life
    When the stack resolves
    Then Alice is at 17 life

  @cr26:113.7a.2
  Scenario: The ability that Weighed Charity gave to Grizzly Bears gains Alice 2 life after Boomerang has returned Grizzly Bears in response
    Given Alice controls "Grizzly Bears" and has "Weighed Charity" in hand and can pay {W}
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice plays "Weighed Charity" with X = 0 targeting "Grizzly Bears"
    And the stack resolves
    And Alice activates "alms" of "Grizzly Bears"
    And Bob in response plays "Boomerang" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" is in Alice's hand
    And Alice is at 20 life
    When the stack resolves
    Then Alice is at 22 life

  @cr26:113.7a.2
  Scenario: The ability that Weighed Charity gave to Hill Giant gains Alice 6 life after Giant Growth in response, and 6 again after Boomerang has returned Hill Giant in response
    Given Alice controls "Hill Giant" and has "Weighed Charity" and "Giant Growth" in hand and can pay {W}{G}
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice plays "Weighed Charity" with X = 0 targeting "Hill Giant"
    And the stack resolves
    And Alice activates "alms" of "Hill Giant"
    And Alice in response plays "Giant Growth" targeting "Hill Giant"
    And the stack resolves
    Then Alice is at 26 life
    When Alice activates "alms" of "Hill Giant"
    And Bob in response plays "Boomerang" targeting "Hill Giant"
    And the top of the stack resolves
    Then "Hill Giant" is in Alice's hand
    When the stack resolves
    Then Alice is at 32 life

  @cr26:113.7a.3
  Scenario: Scattering Ogre's attack trigger divides 3 damage, its power as the trigger is put on the stack, also after Giant Growth in response
    Given Alice controls "Scattering Ogre" and has "Giant Growth" in hand and can pay {G}
    And Bob controls "Grizzly Bears"
    When Alice attacks with "Scattering Ogre"
    And Alice targets "Grizzly Bears" and Bob
    Then Alice is asked for a division by "Scattering Ogre"
    When Alice divides 2 to "Grizzly Bears" and 1 to Bob
    And Alice plays "Giant Growth" targeting "Scattering Ogre"
    And the stack resolves
    Then "Scattering Ogre" is 6/6
    And "Grizzly Bears" was destroyed
    And Bob is at 19 life

  @cr26:113.7a.3
  Scenario: Scattering Ogre's attack trigger with Bob as its only target deals all of its 3 damage to him
    Given Alice controls "Scattering Ogre"
    When Alice attacks with "Scattering Ogre"
    And Alice targets Bob
    And the stack resolves
    Then Bob is at 17 life
    And "Scattering Ogre" is 3/3

  @cr26:113.7a.4
  Scenario: Scattering Ogre that dies with power 6 divides 6 damage as its trigger is put on the stack
    Given Alice controls "Scattering Ogre" and has "Giant Growth" in hand and can pay {G}
    And Bob controls "Craw Wurm" and has "Terror" in hand and can pay {1}{B}
    When Alice plays "Giant Growth" targeting "Scattering Ogre"
    And the stack resolves
    And Bob plays "Terror" targeting "Scattering Ogre"
    And the stack resolves
    And Alice targets "Craw Wurm" and Bob
    Then Alice is asked for a division by "Scattering Ogre"
    When Alice divides 4 to "Craw Wurm" and 2 to Bob
    Then "Craw Wurm" was destroyed
    And Bob is at 18 life
