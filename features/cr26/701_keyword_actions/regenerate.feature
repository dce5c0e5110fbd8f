Feature: Regenerate

  @cr26:701.19a
  Scenario: A creature that must attack each combat regenerates from lethal damage and becomes tapped
    Given Bob controls "Fumiko the Lowblood"
    And Bob has "Torrent of Stone" in hand and can pay {3}{R}
    And Alice controls "Ink-Eyes, Servant of Oni" and can pay {1}{B}
    When Alice activates "regeneration" of "Ink-Eyes, Servant of Oni"
    And the stack resolves
    And Bob plays "Torrent of Stone" targeting "Ink-Eyes, Servant of Oni"
    And the stack resolves
    Then "Ink-Eyes, Servant of Oni" is in play
    And "Ink-Eyes, Servant of Oni" is tapped
    And "Ink-Eyes, Servant of Oni" has no damage marked

  @cr26:701.19a @cr26:506.4.3 @cr26:614.8.2
  Scenario: A regenerated attacker is removed from combat and deals no combat damage
    Given Alice controls "Ink-Eyes, Servant of Oni" and "Grizzly Bears" and can pay {1}{B}
    And Bob has "Torrent of Stone" in hand and can pay {3}{R}
    When Alice attacks with "Ink-Eyes, Servant of Oni" and "Grizzly Bears"
    And Alice activates "regeneration" of "Ink-Eyes, Servant of Oni"
    And the stack resolves
    And Bob plays "Torrent of Stone" targeting "Ink-Eyes, Servant of Oni"
    And the stack resolves
    Then "Ink-Eyes, Servant of Oni" isn't attacking
    And "Ink-Eyes, Servant of Oni" has no damage marked
    And "Ink-Eyes, Servant of Oni" is tapped
    When Bob doesn't block
    And combat damage is dealt
    Then Bob is at 18 life
    And "Ink-Eyes, Servant of Oni" is in play

  @cr26:701.19a @cr26:614.8.2
  Scenario: One regeneration of Ink-Eyes replaces one destruction, and a second Blaze destroys it
    Given it is Bob's main phase
    And Alice controls "Ink-Eyes, Servant of Oni" and can pay {1}{B}
    And Bob has 2 "Blaze" as "blaze" in hand and can pay {8}{R}{R}
    When Alice activates "regeneration" of "Ink-Eyes, Servant of Oni"
    And the stack resolves
    And Bob plays "blaze 1" with X = 4 targeting "Ink-Eyes, Servant of Oni"
    And the stack resolves
    Then "Ink-Eyes, Servant of Oni" is in play
    When Bob plays "blaze 2" with X = 4 targeting "Ink-Eyes, Servant of Oni"
    And the stack resolves
    Then "Ink-Eyes, Servant of Oni" was destroyed

  @cr26:701.19a @cr26:614.8.2
  Scenario: A regeneration of Ink-Eyes that replaces no destruction ends with the turn
    Given it is Bob's main phase
    And Alice controls 2 "Ink-Eyes, Servant of Oni" as "ogre" and "Mirror Gallery" and can pay {2}{B}{B}
    And Bob has 2 "Blaze" as "blaze" in hand and can pay {8}{R}{R}
    When Alice activates "regeneration" of "ogre 1"
    And Alice activates "regeneration" of "ogre 2"
    And the stack resolves
    And Bob plays "blaze 1" with X = 4 targeting "ogre 1"
    And the stack resolves
    Then "ogre 1" is in play
    When the game goes on to Bob's next main phase
    And Bob plays "blaze 2" with X = 4 targeting "ogre 2"
    And the stack resolves
    Then "ogre 2" was destroyed
    And "ogre 1" is in play

  @cr26:701.19a @cr26:506.4.3
  Scenario: A regenerated blocker is removed from combat, and the attacker that it blocked stays blocked
    Given it is Bob's main phase
    And Alice controls "Ink-Eyes, Servant of Oni" and can pay {1}{B}
    And Bob controls "Hill Giant" and has "Torrent of Stone" in hand and can pay {3}{R}
    When Bob attacks with "Hill Giant"
    And Alice blocks "Hill Giant" with "Ink-Eyes, Servant of Oni"
    Then "Ink-Eyes, Servant of Oni" is blocking
    When Alice activates "regeneration" of "Ink-Eyes, Servant of Oni"
    And the stack resolves
    And Bob plays "Torrent of Stone" targeting "Ink-Eyes, Servant of Oni"
    And the stack resolves
    Then "Ink-Eyes, Servant of Oni" isn't blocking
    And "Ink-Eyes, Servant of Oni" is tapped
    When combat damage is dealt
    Then "Hill Giant" has no damage marked
    And Alice is at 20 life

  @cr26:701.19a.2 @cr26:614.8.3
  Scenario: Sol Ring that Welding Jar regenerates survives the first Naturalize tapped, and the second one destroys it
    Given it is Bob's main phase
    And Alice controls "Welding Jar", "Sol Ring" and "Howling Mine"
    And Bob has 2 "Naturalize" as "naturalize" in hand and can pay {1}{G}{1}{G}
    When Alice in response activates "Welding Jar" targeting "Sol Ring"
    And the stack resolves
    And Bob plays "naturalize 1" targeting "Sol Ring"
    And the stack resolves
    Then "Sol Ring" is in play
    And "Sol Ring" is tapped
    And "Welding Jar" was sacrificed
    When Bob plays "naturalize 2" targeting "Sol Ring"
    And the stack resolves
    Then "Sol Ring" was destroyed
    And "Howling Mine" is untapped

  @cr26:701.19b
  Scenario: Mossbridge Troll regenerates each time that it would be destroyed, also while it is tapped
    Given Bob controls "Mossbridge Troll", "Hill Giant", "Craw Wurm" and "Charging Rhino"
    And Alice has "Murder" as "first", "Murder" as "second" and "Murder" as "third" in hand and can pay {1}{B}{B}{1}{B}{B}{1}{B}{B}
    When Alice plays "first" targeting "Mossbridge Troll"
    And the stack resolves
    Then "Mossbridge Troll" is tapped
    When Alice passes
    And Bob activates "bridge" of "Mossbridge Troll", tapping "Craw Wurm" and "Charging Rhino"
    And the stack resolves
    Then "Mossbridge Troll" is 25/25
    When Alice plays "second" targeting "Mossbridge Troll"
    And the stack resolves
    And Alice plays "third" targeting "Hill Giant"
    And the stack resolves
    Then "Mossbridge Troll" is in play
    And "Hill Giant" was destroyed

  @cr26:701.19b.2
  Scenario: Mossbridge Troll that lethal combat damage would destroy is tapped, undamaged and no longer attacking
    Given Alice controls "Mossbridge Troll"
    And Bob controls "Craw Wurm"
    When Alice attacks with "Mossbridge Troll"
    And Bob blocks "Mossbridge Troll" with "Craw Wurm"
    And combat damage is dealt
    Then "Mossbridge Troll" is in play
    And "Mossbridge Troll" is tapped
    And "Mossbridge Troll" has no damage marked
    And "Mossbridge Troll" isn't attacking
    And "Craw Wurm" was destroyed

  @cr26:701.19c @cr26:701.19a.3
  Scenario: Grizzly Bears with a regeneration shield are destroyed by Terror, and survive Murder
    Given Bob controls "Grizzly Bears" as "one" and "Grizzly Bears" as "two"
    And Bob has "Death Ward" as "first" and "Death Ward" as "second" in hand and can pay {W}{W}
    And Alice has "Terror" and "Murder" in hand and can pay {1}{B}{1}{B}{B}
    When Alice plays "Terror" targeting "one"
    And Bob in response plays "first" targeting "one"
    And the stack resolves
    Then "first" has resolved
    And "one" was destroyed
    When Alice plays "Murder" targeting "two"
    And Bob in response plays "second" targeting "two"
    And the stack resolves
    Then "two" is in play
    And "two" is tapped

  @cr26:701.19b.2
  Scenario: Mossbridge Troll that blocks and would be destroyed is tapped, undamaged and no longer blocking
    Given it is Bob's main phase
    And Alice controls "Mossbridge Troll"
    And Bob controls "Craw Wurm" and "Hill Giant"
    When Bob attacks with "Craw Wurm"
    And Alice blocks "Craw Wurm" with "Mossbridge Troll"
    Then "Mossbridge Troll" is blocking
    When combat damage is dealt
    Then "Mossbridge Troll" is in play
    And "Mossbridge Troll" is tapped
    And "Mossbridge Troll" has no damage marked
    And "Mossbridge Troll" isn't blocking
    And "Craw Wurm" was destroyed
    And Alice is at 20 life

  @cr26:701.19c.4
  Scenario: Drudge Skeletons that can't be regenerated can still be activated and stay untapped, and Murder destroys them
    Given Bob controls "Drudge Skeletons" as "one" and "Drudge Skeletons" as "two" and can pay {B}{B}
    And Bob has "Death Ward" in hand and can pay {W}
    And Alice has "Sealed Marrow", "Murder" as "first" and "Murder" as "second" in hand and can pay {B}{1}{B}{B}{1}{B}{B}
    When Alice plays "Sealed Marrow" targeting "one"
    And the stack resolves
    And Alice passes
    Then Bob can activate "one"
    When Bob activates "one"
    And the stack resolves
    And Bob plays "Death Ward" targeting "one"
    And the stack resolves
    Then "Death Ward" has resolved
    And "one" is untapped
    When Bob activates "two"
    And the stack resolves
    And Alice plays "first" targeting "one"
    And the stack resolves
    And Alice plays "second" targeting "two"
    And the stack resolves
    Then "one" was destroyed
    And "two" is in play
    And "two" is tapped

  @cr26:701.19c.4
  Scenario: Death Ward can be cast for Grizzly Bears that can't be regenerated, and doesn't save them from Murder, and saves Hill Giant
    Given Bob controls "Grizzly Bears" and "Hill Giant"
    And Bob has "Death Ward" as "ward" and "Death Ward" as "other ward" in hand and can pay {W}{W}
    And Alice has "Sealed Marrow", "Murder" as "first" and "Murder" as "second" in hand and can pay {B}{1}{B}{B}{1}{B}{B}
    When Alice plays "Sealed Marrow" targeting "Grizzly Bears"
    And the stack resolves
    And Alice passes
    Then Bob can play "ward" targeting "Grizzly Bears"
    When Bob plays "ward" targeting "Grizzly Bears"
    And Bob plays "other ward" targeting "Hill Giant"
    And the stack resolves
    Then "ward" has resolved
    When Alice plays "first" targeting "Grizzly Bears"
    And the stack resolves
    And Alice plays "second" targeting "Hill Giant"
    And the stack resolves
    Then "Grizzly Bears" was destroyed
    And "Hill Giant" is in play
    And "Hill Giant" is tapped

  @cr26:701.19a
  Scenario: Two regenerations of Ink-Eyes replace two destructions, one each, and a third Blaze destroys it
    Given it is Bob's main phase
    And Alice controls "Ink-Eyes, Servant of Oni" and can pay {1}{B}{1}{B}
    And Bob has 3 "Blaze" as "blaze" in hand and can pay {12}{R}{R}{R}
    When Alice activates "regeneration" of "Ink-Eyes, Servant of Oni"
    And Alice activates "regeneration" of "Ink-Eyes, Servant of Oni"
    And the stack resolves
    And Bob plays "blaze 1" with X = 4 targeting "Ink-Eyes, Servant of Oni"
    And the stack resolves
    And Bob plays "blaze 2" with X = 4 targeting "Ink-Eyes, Servant of Oni"
    And the stack resolves
    Then "Ink-Eyes, Servant of Oni" is in play
    And "Ink-Eyes, Servant of Oni" has no damage marked
    And "Ink-Eyes, Servant of Oni" is tapped
    When Bob plays "blaze 3" with X = 4 targeting "Ink-Eyes, Servant of Oni"
    And the stack resolves
    Then "Ink-Eyes, Servant of Oni" was destroyed

  @cr26:701.19a
  Scenario: Ink-Eyes that was regenerated, returned to its owner's hand and was cast again has no regeneration shield, and another Ink-Eyes that stayed has its own
    Given Bob controls 2 "Ink-Eyes, Servant of Oni" as "ogre" and "Mirror Gallery" and can pay {1}{B}{1}{B}{4}{B}{B}
    And Bob controls "Vedalken Orrery"
    And Alice has "Boomerang" and 2 "Murder" as "murder" in hand and can pay {U}{U}{1}{B}{B}{1}{B}{B}
    When Bob activates "regeneration" of "ogre 1"
    And Bob activates "regeneration" of "ogre 2"
    And the stack resolves
    And Alice plays "Boomerang" targeting "ogre 1"
    And the stack resolves
    And Bob plays "ogre 1"
    And the stack resolves
    And Alice plays "murder 1" targeting "ogre 1"
    And the stack resolves
    Then "ogre 1" was destroyed
    When Alice plays "murder 2" targeting "ogre 2"
    And the stack resolves
    Then "ogre 2" is in play
    And "ogre 2" is tapped

  @cr26:701.19c.5
  Scenario: Ink-Eyes with 2 damage, whose regeneration Alice activates as it blocks, stays untapped, damaged and blocking, and is tapped and undamaged only after Murder would have destroyed it
    Given it is Bob's main phase
    And Alice controls "Ink-Eyes, Servant of Oni" and can pay {1}{B}
    And Bob controls "Hill Giant" and has "Shock" and "Murder" in hand and can pay {R}{1}{B}{B}
    When Bob attacks with "Hill Giant"
    And Alice blocks "Hill Giant" with "Ink-Eyes, Servant of Oni"
    And Bob plays "Shock" targeting "Ink-Eyes, Servant of Oni"
    And the stack resolves
    And Alice activates "regeneration" of "Ink-Eyes, Servant of Oni"
    And the stack resolves
    Then "Ink-Eyes, Servant of Oni" is blocking
    And "Ink-Eyes, Servant of Oni" has 2 damage marked
    And "Ink-Eyes, Servant of Oni" is untapped
    When Bob plays "Murder" targeting "Ink-Eyes, Servant of Oni"
    And the stack resolves
    Then "Ink-Eyes, Servant of Oni" isn't blocking
    And "Ink-Eyes, Servant of Oni" has no damage marked
    And "Ink-Eyes, Servant of Oni" is tapped
    And "Ink-Eyes, Servant of Oni" is in play

  @cr26:701.19c.5
  Scenario: Grizzly Bears with 1 damage, on which Bob casts Death Ward, stay untapped and damaged, and are tapped and undamaged only after Murder would have destroyed them
    Given Bob controls "Grizzly Bears" and has "Death Ward" in hand and can pay {W}
    And Alice controls "Frostwielder" and has "Murder" in hand and can pay {1}{B}{B}
    When Alice activates "Frostwielder" targeting "Grizzly Bears"
    And the stack resolves
    And Alice passes
    And Bob plays "Death Ward" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" has 1 damage marked
    And "Grizzly Bears" is untapped
    When Alice plays "Murder" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is in play
    And "Grizzly Bears" has no damage marked
    And "Grizzly Bears" is tapped

  @cr26:701.19a.4
  Scenario: Spirit Link on Hill Giant triggers for the 3 damage that Hill Giant deals to Drudge Skeletons, which regenerate
    Given Alice controls "Hill Giant"
    And Alice controls "Spirit Link" attached to "Hill Giant"
    And Bob controls "Drudge Skeletons" and can pay {B}
    When Alice attacks with "Hill Giant"
    And Bob blocks "Hill Giant" with "Drudge Skeletons"
    And Bob activates "Drudge Skeletons"
    And the stack resolves
    And combat damage is dealt
    Then "Hill Giant" has dealt 3 damage to "Drudge Skeletons"
    And "Spirit Link" has triggered once
    When the stack resolves
    Then "Drudge Skeletons" is in play
    And "Drudge Skeletons" is tapped
    And "Drudge Skeletons" has no damage marked
    And Alice is at 23 life
