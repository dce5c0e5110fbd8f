Feature: Damage from deathtouch

  @cr26:704.5h @cr26:702.2b
  Scenario: Typhoid Rats with deathtouch deals 1 damage to Wall of Stone, which is destroyed
    Given Alice controls "Typhoid Rats"
    And Bob controls "Wall of Stone" and "Grizzly Bears"
    When Alice attacks with "Typhoid Rats"
    And Bob blocks "Typhoid Rats" with "Wall of Stone"
    And combat damage is dealt
    Then "Wall of Stone" was destroyed
    And "Grizzly Bears" is in play
    And "Typhoid Rats" is in play

  @cr26:704.5h @cr26:701.8c.3 @cr26:702.2b
  Scenario: A creature with a regeneration shield regenerates when damage from deathtouch would destroy it
    Given Alice controls "Ink-Eyes, Servant of Oni" and can pay {1}{B}
    And Bob controls "Typhoid Rats"
    When Alice activates "regeneration" of "Ink-Eyes, Servant of Oni"
    And the stack resolves
    And Alice attacks with "Ink-Eyes, Servant of Oni"
    And Bob blocks "Ink-Eyes, Servant of Oni" with "Typhoid Rats"
    And combat damage is dealt
    Then "Ink-Eyes, Servant of Oni" is in play
    And "Ink-Eyes, Servant of Oni" has no damage marked
    And "Ink-Eyes, Servant of Oni" isn't attacking
    And "Typhoid Rats" was destroyed

  @cr26:704.5h
  Scenario: Typhoid Rats deal 1 damage outside combat to Craw Wurm, which is destroyed
    Given Alice controls "Pandemonium" and has "Typhoid Rats" in hand and can pay {B}
    And Bob controls "Craw Wurm" and "Grizzly Bears"
    When Alice plays "Typhoid Rats"
    And the top of the stack resolves
    And Alice targets "Craw Wurm" for "Pandemonium"
    And the stack resolves
    And Alice says yes to "Pandemonium"
    Then "Craw Wurm" was destroyed
    And "Typhoid Rats" has dealt 1 damage to "Craw Wurm"
    And "Grizzly Bears" is in play

  @cr26:704.5h.3 @cr26:702.2b.3
  Scenario: Llanowar Elves that Typhoid Rats with wither give a -1/-1 counter aren't destroyed, and are put into the graveyard for their toughness
    Given Alice controls "Typhoid Rats"
    And "Typhoid Rats" has "wither"
    And Bob controls "Llanowar Elves"
    When Alice attacks with "Typhoid Rats"
    And Bob blocks "Typhoid Rats" with "Llanowar Elves"
    And combat damage is dealt
    Then "Typhoid Rats" has dealt 1 damage to "Llanowar Elves"
    And "Llanowar Elves" is in Bob's graveyard
    And "Llanowar Elves" was put there for lack of toughness
    And it happened never that "Llanowar Elves" was destroyed

  @cr26:704.5h.3.before
  Scenario: In 2009, Hill Giant with two -1/-1 counters, which Typhoid Rats with wither give another one, is also destroyed
    Given Alice controls "Typhoid Rats" and "Grizzly Bears"
    And "Typhoid Rats" has "wither"
    And "Grizzly Bears" has "wither"
    And Bob controls "Hill Giant" with 2 -1/-1 counters and "Gray Ogre"
    When Alice attacks with "Typhoid Rats" and "Grizzly Bears"
    And Bob blocks "Typhoid Rats" with "Hill Giant" and "Grizzly Bears" with "Gray Ogre"
    And combat damage is dealt
    Then "Hill Giant" is in Bob's graveyard
    And it happened once that "Hill Giant" was destroyed
    And "Gray Ogre" is in Bob's graveyard
    And it happened never that "Gray Ogre" was destroyed

  @cr26:704.5h.3 @cr26:702.2b.3 @cr26:704.5f
  Scenario: A creature with toughness 0 that was dealt damage from deathtouch isn't destroyed and can't regenerate
    Given Alice controls "Sickle Ripper", "Typhoid Rats" and "Grizzly Bears"
    And "Sickle Ripper" has "deathtouch"
    And Bob controls "Ink-Eyes, Servant of Oni" with 2 -1/-1 counters and "Hill Giant" and can pay {1}{B}
    When Bob activates "regeneration" of "Ink-Eyes, Servant of Oni"
    And the stack resolves
    And Alice attacks with "Sickle Ripper" and "Typhoid Rats"
    And Bob blocks "Sickle Ripper" with "Ink-Eyes, Servant of Oni" and "Typhoid Rats" with "Hill Giant"
    And combat damage is dealt
    Then "Ink-Eyes, Servant of Oni" is in Bob's graveyard
    And "Ink-Eyes, Servant of Oni" was put there for lack of toughness
    And "Hill Giant" was destroyed

  @cr26:704.5h.2
  Scenario: Wall of Stone that was indestructible when Typhoid Rats damaged it isn't destroyed when it stops being indestructible
    Given Alice controls 2 "Typhoid Rats" as "rats" and has "Naturalize" in hand and can pay {1}{G}
    And Bob controls "That Which Was Taken", "Wall of Stone" as "guarded" and "Wall of Stone" as "bare"
    And "guarded" has 1 divinity counter
    When Alice attacks with "rats 1" and "rats 2"
    And Bob blocks "rats 1" with "guarded" and "rats 2" with "bare"
    And combat damage is dealt
    Then "bare" was destroyed
    And "guarded" has 1 damage marked
    When Alice plays "Naturalize" targeting "That Which Was Taken"
    And the stack resolves
    Then "That Which Was Taken" is in Bob's graveyard
    And "guarded" is in play
    And "guarded" has 1 damage marked
