Feature: The number of targets of a spell

  @cr26:115.9a
  Scenario: Misdirection, which requires a spell with a single target, can't target a spell with two targets
    Given Alice controls "Hill Giant" and "Craw Wurm"
    And Alice has "Twin Sparks" and "Terror" in hand and can pay {1}{R}{R}{1}{B}
    And Bob has "Misdirection" and "Counsel of the Soratami" in hand
    When Alice plays "Twin Sparks" targeting "Hill Giant" and "Craw Wurm" dividing 2 to "Hill Giant" and 1 to "Craw Wurm"
    And Alice plays "Terror" targeting "Craw Wurm"
    Then Bob can't play "Misdirection" targeting "Twin Sparks" instead of its mana cost removing "Counsel of the Soratami"
    And Bob can play "Misdirection" targeting "Terror" instead of its mana cost removing "Counsel of the Soratami"
    When Bob plays "Misdirection" targeting "Terror" removing "Counsel of the Soratami" instead of its mana cost
    And the stack resolves
    Then "Craw Wurm" is on the battlefield
    And "Hill Giant" is in Alice's graveyard

  @cr26:115.9a
  Scenario: A spell cast with two targets still has two targets after one of them has left the battlefield
    Given Alice controls "Hill Giant" and "Craw Wurm"
    And Alice has "Twin Sparks" and "Terror" in hand and can pay {1}{R}{R}{1}{B}
    And Bob has "Boomerang", "Misdirection" and "Counsel of the Soratami" in hand and can pay {U}{U}
    When Alice plays "Terror" targeting "Hill Giant"
    And Alice plays "Twin Sparks" targeting "Hill Giant" and "Craw Wurm" dividing 2 to "Hill Giant" and 1 to "Craw Wurm"
    And Bob in response plays "Boomerang" targeting "Hill Giant"
    And the top of the stack resolves
    Then "Hill Giant" is in Alice's hand
    And Bob can't play "Misdirection" targeting "Twin Sparks" instead of its mana cost removing "Counsel of the Soratami"
    And Bob can play "Misdirection" targeting "Terror" instead of its mana cost removing "Counsel of the Soratami"
    When the top of the stack resolves
    Then "Craw Wurm" has 1 damage marked

  @cr26:115.9a @cr26:115.3.2
  @edition:2004-10 @edition:2005-02 @edition:2006-10 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Consuming Vortex with a spliced Glacial Ray has two targets even if both parts target the same creature
    Given Bob controls "Hill Giant" and "Craw Wurm"
    And Alice has "Consuming Vortex" as "vortex", "Glacial Ray", "Terror" and "Boomerang" in hand and can pay {1}{U}{1}{R}{1}{B}
    And Bob has "Misdirection" and "Counsel of the Soratami" in hand
    Then Alice can play "vortex" splicing "Glacial Ray" targeting "Hill Giant" for "vortex" then "Hill Giant" for "Glacial Ray"
    When Alice plays "vortex" splicing "Glacial Ray" targeting "Hill Giant" for "vortex" then "Hill Giant" for "Glacial Ray"
    And Alice plays "Terror" targeting "Craw Wurm"
    Then Bob can't play "Misdirection" targeting "vortex" instead of its mana cost removing "Counsel of the Soratami" by rule 601.2c
    And Bob can play "Misdirection" targeting "Terror" instead of its mana cost removing "Counsel of the Soratami"
    When Bob plays "Misdirection" targeting "Terror" removing "Counsel of the Soratami" instead of its mana cost
    And the top of the stack resolves
    And the top of the stack resolves
    Then "Craw Wurm" is on the battlefield
    And "Hill Giant" is in Bob's graveyard

  @cr26:115.6.2
  Scenario: Frost Breath cast without targets is no spell with a target, so Pointed Denial can counter only the one that has a target
    Given Alice has "Frost Breath" as "bare" and "Frost Breath" as "aimed" in hand and can pay {2}{U}{2}{U}
    And Bob controls "Hill Giant" and has "Pointed Denial" in hand and can pay {U}
    When Alice plays "bare" targeting nothing
    Then Bob can't play "Pointed Denial" targeting "bare" by rule 601.2c
    When Alice plays "aimed" targeting "Hill Giant"
    Then Bob can target only "aimed" with "Pointed Denial"
    And Bob can play "Pointed Denial" targeting "aimed"
    When Bob plays "Pointed Denial" targeting "aimed"
    And the stack resolves
    Then "aimed" was countered
    And "bare" has resolved
    And "Hill Giant" is untapped

  @cr26:115.6.2
  Scenario: Pointed Denial counters the Frost Breath whose only target is Hill Giant, and another Frost Breath taps two creatures
    Given Alice has "Frost Breath" as "narrow" and "Frost Breath" as "wide" in hand and can pay {2}{U}{2}{U}
    And Bob controls "Hill Giant" and "Craw Wurm" and has "Pointed Denial" in hand and can pay {U}
    When Alice plays "narrow" targeting "Hill Giant"
    And Bob in response plays "Pointed Denial" targeting "narrow"
    And the stack resolves
    Then "narrow" was countered
    And "Hill Giant" is untapped
    When Alice plays "wide" targeting "Hill Giant" and "Craw Wurm"
    And the stack resolves
    Then "Hill Giant" is tapped
    And "Craw Wurm" is tapped

  @cr26:115.6.3 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Teferi's -3 ability is activated without a target, and Alice draws a card, although it could return Hill Giant or Sol Ring
    Given Alice controls "Teferi, Time Raveler"
    And Alice has "Island" on top of library
    And Bob controls "Hill Giant" and "Sol Ring"
    Then Alice can activate "bounce" of "Teferi, Time Raveler" targeting "Sol Ring"
    And Alice can't activate "bounce" of "Teferi, Time Raveler" targeting "Hill Giant" and "Sol Ring" by rule 601.2c
    And Alice can activate "bounce" of "Teferi, Time Raveler" targeting nothing
    When Alice activates "bounce" of "Teferi, Time Raveler" targeting nothing
    Then the ability of "Teferi, Time Raveler" targets nothing
    When the stack resolves
    Then "Island" is in Alice's hand
    And "Hill Giant" and "Sol Ring" are in play
    And "Teferi, Time Raveler" has 1 loyalty counter

  @cr26:115.9a.2 @edition:2004-10 @edition:2005-02 @edition:2006-10 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Willbender, which requires a single target, can't target Inferno Titan's ability with two targets after one of them has left, and can target Shock
    Given Alice controls "Inferno Titan" and has "Shock" and "Lightning Bolt" in hand and can pay {R}{R}
    And Bob controls "Hill Giant", "Craw Wurm" and a face-down "Willbender" and can pay {1}{U}
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice attacks with "Inferno Titan"
    And Alice targets "Hill Giant" and "Craw Wurm" for "Inferno Titan"
    And Alice divides 1 to "Hill Giant" and 2 to "Craw Wurm" for "Inferno Titan"
    And Alice plays "Lightning Bolt" targeting "Craw Wurm"
    And Alice plays "Shock" targeting "Craw Wurm"
    And Bob plays "Boomerang" targeting "Hill Giant"
    And the top of the stack resolves
    Then "Hill Giant" is in Bob's hand
    When Alice passes
    And Bob turns "Willbender" face up
    Then Bob may not target the ability of "Inferno Titan" for "Willbender"
    And Bob may target "Shock" for "Willbender"
    When Bob targets "Shock" for "Willbender"
    And the top of the stack resolves
    And Bob targets "Inferno Titan" for "Willbender"
    And the top of the stack resolves
    Then "Inferno Titan" has 2 damage marked
    When the stack resolves
    Then "Craw Wurm" is in Bob's graveyard
    And "Inferno Titan" has 2 damage marked

  @cr26:115.9a.2 @edition:2004-10 @edition:2005-02 @edition:2006-10 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Willbender, which requires a single target, targets the ability of Prodigal Sorcerer, for which one target was chosen, and turns it to its controller
    Given Alice controls "Prodigal Sorcerer" and has "Lightning Bolt" in hand and can pay {R}
    And Bob controls a face-down "Willbender" and can pay {1}{U}
    When Alice activates "Prodigal Sorcerer" targeting Bob
    And Alice plays "Lightning Bolt" targeting Bob
    And Alice passes
    And Bob turns "Willbender" face up
    Then Bob may target the ability of "Prodigal Sorcerer" for "Willbender"
    And Bob may target "Lightning Bolt" for "Willbender"
    When Bob targets the ability of "Prodigal Sorcerer" for "Willbender"
    And the top of the stack resolves
    And Bob targets Alice for "Willbender"
    And the stack resolves
    Then Alice is at 19 life
    And Bob is at 17 life

  @cr26:115.9a.2
  Scenario: Bending Wind, which requires a single target, can't target Inferno Titan's ability with two targets after one of them has left, and can target Shock
    Given Alice controls "Inferno Titan" and has "Shock" in hand and can pay {R}
    And Bob controls "Hill Giant" and "Craw Wurm"
    And Bob has "Boomerang" and "Bending Wind" in hand and can pay {U}{U}{1}{U}
    When Alice attacks with "Inferno Titan"
    And Alice targets "Hill Giant" and "Craw Wurm" for "Inferno Titan"
    And Alice divides 1 to "Hill Giant" and 2 to "Craw Wurm" for "Inferno Titan"
    And Alice plays "Shock" targeting "Craw Wurm"
    And Bob plays "Boomerang" targeting "Hill Giant"
    And the top of the stack resolves
    Then "Hill Giant" is in Bob's hand
    And Bob can target only "Shock" with "Bending Wind"
    When Bob plays "Bending Wind" targeting "Shock"
    And the top of the stack resolves
    And Bob targets "Inferno Titan" for "Bending Wind"
    And the top of the stack resolves
    Then "Inferno Titan" has 2 damage marked
    When the stack resolves
    Then "Craw Wurm" has 2 damage marked

  @cr26:115.9a.2
  Scenario: Bending Wind, which requires a single target, turns the ability of Prodigal Sorcerer, for which one target was chosen, to its controller
    Given Alice controls "Prodigal Sorcerer"
    And Bob has "Bending Wind" in hand and can pay {1}{U}
    When Alice activates "Prodigal Sorcerer" targeting Bob
    And Bob in response plays "Bending Wind" targeting the ability of "Prodigal Sorcerer"
    And the top of the stack resolves
    And Bob targets Alice for "Bending Wind"
    And the stack resolves
    Then Alice is at 19 life
    And Bob is at 20 life

  @cr26:115.9a.3
  Scenario: An ability of Needle of Two Eyes that targets Hill Giant twice, or Bob twice, has two targets, so Willbender can't target it
    Given Alice controls 2 "Needle of Two Eyes" as "needle" and "Prodigal Sorcerer"
    And Alice has "Lightning Bolt" in hand and can pay {R}
    And Bob controls "Hill Giant" and a face-down "Willbender" and can pay {1}{U}
    When Alice activates "needle 1" targeting "Hill Giant" then "Hill Giant"
    And Alice activates "needle 2" targeting Bob then Bob
    And Alice activates "Prodigal Sorcerer" targeting Bob
    And Alice plays "Lightning Bolt" targeting Bob
    And Alice passes
    And Bob turns "Willbender" face up
    Then Bob may not target the ability of "needle 1" for "Willbender"
    And Bob may not target the ability of "needle 2" for "Willbender"
    And Bob may target the ability of "Prodigal Sorcerer" for "Willbender"
    When Bob targets the ability of "Prodigal Sorcerer" for "Willbender"
    And the top of the stack resolves
    And Bob targets Alice for "Willbender"
    And the stack resolves
    Then Alice is at 19 life
    And Bob is at 15 life
    And "Hill Giant" has 2 damage marked

  @cr26:115.3.5
  Scenario: The ability of Inferno Titan, which has up to three targets, can target Hill Giant, Craw Wurm and Bob, and neither Hill Giant nor Bob twice
    Given Alice controls "Inferno Titan"
    And Bob controls "Hill Giant" and "Craw Wurm"
    When Alice attacks with "Inferno Titan"
    Then Alice may not target "Hill Giant" and "Hill Giant" for "Inferno Titan"
    And Alice may not target Bob and Bob for "Inferno Titan"
    And Alice may not target "Hill Giant" then "Hill Giant" for "Inferno Titan"
    And Alice may target "Hill Giant" and Bob for "Inferno Titan"
    When Alice targets "Hill Giant", "Craw Wurm" and Bob for "Inferno Titan"
    And Alice divides 1 to "Hill Giant", 1 to "Craw Wurm" and 1 to Bob
    And the stack resolves
    Then "Hill Giant" has 1 damage marked
    And "Craw Wurm" has 1 damage marked
    And Bob is at 19 life

  @cr26:115.3.6
  Scenario: Hill Giant, and also Bob, can be both targets of the ability of Needle of Two Eyes, which says "target" twice
    Given Alice controls 2 "Needle of Two Eyes" as "needle"
    And Bob controls "Hill Giant" and "Craw Wurm"
    Then Alice can activate "needle 1" targeting "Hill Giant" then "Craw Wurm"
    And Alice can activate "needle 1" targeting "Hill Giant" then "Hill Giant"
    When Alice activates "needle 1" targeting "Hill Giant" then "Hill Giant"
    And the stack resolves
    Then "Hill Giant" has 2 damage marked
    And "Craw Wurm" has no damage marked
    When Alice activates "needle 2" targeting Bob then Bob
    And the stack resolves
    Then Bob is at 18 life

  @cr26:115.6.5
  Scenario: Herald of Panic's ability with X = 0 goes onto the stack without a target, resolves, and costs Alice no life, and Hill Giant can block
    Given Alice controls "Herald of Panic"
    And Bob controls "Hill Giant"
    When Alice attacks with "Herald of Panic"
    And Alice chooses the number 0
    Then the ability of "Herald of Panic" targets nothing
    When the stack resolves
    Then the ability of "Herald of Panic" has resolved
    And Alice is at 20 life
    And Bob can block "Herald of Panic" with "Hill Giant"

  @cr26:115.6.4
  Scenario: Herald of Panic's ability with X = 0 has no target, so Pointed Hush can counter only the ability of Prodigal Sorcerer
    Given Alice controls "Herald of Panic" and "Prodigal Sorcerer"
    And Bob controls "Hill Giant" and has "Pointed Hush" in hand and can pay {U}
    When Alice attacks with "Herald of Panic"
    And Alice chooses the number 0
    Then the ability of "Herald of Panic" targets nothing
    When Alice activates "Prodigal Sorcerer" targeting "Hill Giant"
    Then Bob can target only the ability of "Prodigal Sorcerer" with "Pointed Hush"
    When Bob in response plays "Pointed Hush" targeting the ability of "Prodigal Sorcerer"
    And the stack resolves
    Then "Hill Giant" has no damage marked
    And the ability of "Herald of Panic" has resolved
    And Alice is at 20 life

  @cr26:115.6.4
  Scenario: Pointed Hush counters Herald of Panic's ability with X = 1, which targets Hill Giant, so Hill Giant can block
    Given Alice controls "Herald of Panic" and "Prodigal Sorcerer"
    And Bob controls "Hill Giant" and has "Pointed Hush" in hand and can pay {U}
    When Alice attacks with "Herald of Panic"
    And Alice chooses the number 1
    And Alice targets "Hill Giant"
    And Alice activates "Prodigal Sorcerer" targeting Bob
    Then Bob can target only the ability of "Herald of Panic" with "Pointed Hush"
    When Bob in response plays "Pointed Hush" targeting the ability of "Herald of Panic"
    And the stack resolves
    Then the ability of "Herald of Panic" was countered
    And Alice is at 20 life
    And Bob is at 19 life
    And Bob can block "Herald of Panic" with "Hill Giant"

  @cr26:115.6.4
  Scenario: Pointed Hush can counter Herald of Panic's ability with X = 1, which targets Hill Giant, and not Lightning Bolt, which is a spell
    Given Alice controls "Herald of Panic" and has "Lightning Bolt" in hand and can pay {R}
    And Bob controls "Hill Giant" and has "Pointed Hush" in hand and can pay {U}
    When Alice attacks with "Herald of Panic"
    And Alice chooses the number 1
    And Alice targets "Hill Giant"
    And Alice plays "Lightning Bolt" targeting Bob
    Then Bob can target only the ability of "Herald of Panic" with "Pointed Hush"
    When Bob in response plays "Pointed Hush" targeting the ability of "Herald of Panic"
    And the stack resolves
    Then the ability of "Herald of Panic" was countered
    And Alice is at 20 life
    And Bob is at 17 life
    And Bob can block "Herald of Panic" with "Hill Giant"

  @cr26:115.3.8
  Scenario: Great Furnace, an artifact land, can be both targets of Ruin and Rust, and neither Sol Ring, which is no land, nor Forest, which is no artifact, can
    Given Alice has "Ruin and Rust" in hand and can pay {2}{R}
    And Bob controls "Great Furnace", "Sol Ring" and "Forest"
    Then Alice can't play "Ruin and Rust" targeting "Sol Ring" then "Sol Ring" by rule 601.2c
    And Alice can't play "Ruin and Rust" targeting "Forest" then "Forest" by rule 601.2c
    And Alice can play "Ruin and Rust" targeting "Sol Ring" then "Forest"
    When Alice plays "Ruin and Rust" targeting "Great Furnace" then "Great Furnace"
    And the stack resolves
    Then "Great Furnace" was destroyed
    And "Sol Ring" and "Forest" are in play

  @cr26:115.3.8
  Scenario: Ruin and Rust destroys Sol Ring, its artifact, and Forest, its land
    Given Alice has "Ruin and Rust" in hand and can pay {2}{R}
    And Bob controls "Sol Ring", "Forest" and "Hill Giant"
    When Alice plays "Ruin and Rust" targeting "Sol Ring" then "Forest"
    And the stack resolves
    Then "Sol Ring" and "Forest" were destroyed
    And "Hill Giant" is in play

  @cr26:115.3.2
  Scenario: Seeds of Strength, which says "target" three times, can have Grizzly Bears as its target three times
    Given Alice controls "Grizzly Bears" and "Hill Giant"
    And Alice has "Seeds of Strength" in hand and can pay {G}{W}
    Then Alice can play "Seeds of Strength" targeting "Grizzly Bears" then "Grizzly Bears" then "Grizzly Bears"
    When Alice plays "Seeds of Strength" targeting "Grizzly Bears" then "Grizzly Bears" then "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 5/5
    And "Hill Giant" is 3/3

  @cr26:115.3.2
  Scenario: Seeds of Strength can have two creatures as its targets, one of them twice
    Given Alice controls "Grizzly Bears" and "Hill Giant"
    And Alice has "Seeds of Strength" in hand and can pay {G}{W}
    When Alice plays "Seeds of Strength" targeting "Grizzly Bears" then "Hill Giant" then "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 4/4
    And "Hill Giant" is 4/4

  @cr26:115.3.9
  Scenario: Swerving Wind changes all three targets of Seeds of Strength, which says "target" three times, to Craw Wurm
    Given Alice controls "Grizzly Bears" and "Hill Giant"
    And Alice has "Seeds of Strength" in hand and can pay {G}{W}
    And Bob controls "Craw Wurm" and has "Swerving Wind" in hand and can pay {1}{U}
    When Alice plays "Seeds of Strength" targeting "Grizzly Bears" then "Hill Giant" then "Grizzly Bears"
    And Bob in response plays "Swerving Wind" targeting "Seeds of Strength"
    And the top of the stack resolves
    Then Bob may target "Craw Wurm" then "Craw Wurm" then "Craw Wurm" for "Swerving Wind"
    When Bob targets "Craw Wurm" then "Craw Wurm" then "Craw Wurm" for "Swerving Wind"
    And the stack resolves
    Then "Craw Wurm" is 9/7
    And "Grizzly Bears" is 2/2
    And "Hill Giant" is 3/3

  @cr26:115.3.9
  Scenario: With Redirect, Bob chooses Craw Wurm as the new target of Seeds of Strength for all three instances of "target"
    Given Alice controls "Grizzly Bears" and "Hill Giant"
    And Alice has "Seeds of Strength" in hand and can pay {G}{W}
    And Bob controls "Craw Wurm" and has "Redirect" in hand and can pay {U}{U}
    When Alice plays "Seeds of Strength" targeting "Grizzly Bears" then "Hill Giant" then "Grizzly Bears"
    And Bob in response plays "Redirect" targeting "Seeds of Strength"
    And the top of the stack resolves
    Then Bob may target "Craw Wurm" then "Craw Wurm" then "Craw Wurm" for "Redirect"
    When Bob targets "Craw Wurm" then "Craw Wurm" then "Craw Wurm" for "Redirect"
    And the stack resolves
    Then "Craw Wurm" is 9/7
    And "Grizzly Bears" is 2/2
    And "Hill Giant" is 3/3

  @cr26:115.3.9
  Scenario: Swerving Gale changes both targets of the ability of Needle of Two Eyes, which says "target" twice, to Craw Wurm
    Given Alice controls "Needle of Two Eyes"
    And Bob controls "Hill Giant", "Gray Ogre" and "Craw Wurm" and has "Swerving Gale" in hand and can pay {2}{U}
    When Alice activates "Needle of Two Eyes" targeting "Hill Giant" then "Gray Ogre"
    And Bob in response plays "Swerving Gale" targeting the ability of "Needle of Two Eyes"
    And the top of the stack resolves
    Then Bob may target "Craw Wurm" then "Craw Wurm" for "Swerving Gale"
    When Bob targets "Craw Wurm" then "Craw Wurm" for "Swerving Gale"
    And the stack resolves
    Then "Craw Wurm" has 2 damage marked
    And "Hill Giant" has no damage marked
    And "Gray Ogre" has no damage marked

  @cr26:115.6.3
  Scenario: The ability of Candelabra of Tawnos with X = 0 is activated without a target, and resolves
    Given Alice controls 2 "Candelabra of Tawnos" as "branch" and a tapped "Forest" and can pay {1}
    Then Alice can activate "branch 1" with X = 1 targeting "Forest"
    And Alice can activate "branch 1" with X = 0 targeting nothing
    When Alice activates "branch 1" with X = 0 targeting nothing
    Then the ability of "branch 1" targets nothing
    When the stack resolves
    Then the ability of "branch 1" has resolved
    And "Forest" is tapped
    When Alice activates "branch 2" with X = 1 targeting "Forest"
    And the stack resolves
    Then "Forest" is untapped

  @cr26:115.6.4
  Scenario: Under Living Plane, Pointed Hush can counter the ability of the Candelabra of Tawnos that targets a land creature, and not that of another Candelabra with X = 0, which has no target
    Given Alice controls "Living Plane", a tapped "Forest", "Candelabra of Tawnos" as "bare" and "Candelabra of Tawnos" as "aimed" and can pay {1}
    And Bob has "Pointed Hush" in hand and can pay {U}
    When Alice activates "bare" with X = 0 targeting nothing
    Then Bob can target only nothing with "Pointed Hush"
    When Alice activates "aimed" with X = 1 targeting "Forest"
    Then Bob can target only the ability of "aimed" with "Pointed Hush"
    When Bob plays "Pointed Hush" targeting the ability of "aimed"
    And the stack resolves
    Then the ability of "aimed" was countered
    And the ability of "bare" has resolved
    And "Forest" is tapped

  @cr26:115.6.5 @edition:2005-02 @edition:2006-10 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: The ability of Skullsnatcher, which has up to two targets, triggers without a target, and both cards stay in Bob's graveyard
    Given Alice controls "Skullsnatcher"
    And Bob has "Hill Giant" and "Craw Wurm" in graveyard
    When Alice attacks with "Skullsnatcher"
    And combat damage is dealt
    Then Bob is at 18 life
    And Alice may target "Hill Giant" and "Craw Wurm" for "Skullsnatcher"
    And Alice may target nothing for "Skullsnatcher"
    When Alice targets nothing for "Skullsnatcher"
    Then the ability of "Skullsnatcher" targets nothing
    When the stack resolves
    Then the ability of "Skullsnatcher" has resolved
    And Bob's graveyard holds "Hill Giant" and "Craw Wurm"

  @cr26:115.6.5 @edition:2005-02 @edition:2006-10 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: The ability of Skullsnatcher, which has up to two targets, is put onto the stack with one, and Craw Wurm stays in Bob's graveyard
    Given Alice controls "Skullsnatcher"
    And Bob has "Hill Giant" and "Craw Wurm" in graveyard
    When Alice attacks with "Skullsnatcher"
    And combat damage is dealt
    And Alice targets "Hill Giant" for "Skullsnatcher"
    Then the ability of "Skullsnatcher" targets "Hill Giant"
    When the stack resolves
    Then "Hill Giant" is exiled
    And Bob's graveyard holds "Craw Wurm"

  @cr26:115.5.3
  Scenario: Swerving Gale can change the target of Azorius Guildmage's ability to another ability, and not to the Guildmage's ability itself
    Given Alice controls "Azorius Guildmage" and can pay {2}{U}
    And Bob controls 3 "Prodigal Sorcerer" as "sorcerer" and has "Swerving Gale" in hand and can pay {2}{U}
    When Bob activates "sorcerer 1" targeting Alice
    And Bob activates "sorcerer 2" targeting Alice
    And Bob activates "sorcerer 3" targeting Alice
    And Alice activates the second printed ability of "Azorius Guildmage" targeting the ability of "sorcerer 1"
    And Alice passes
    Then Bob can play "Swerving Gale" targeting the ability of "Azorius Guildmage"
    When Bob plays "Swerving Gale" targeting the ability of "Azorius Guildmage"
    And the top of the stack resolves
    Then Bob may not target the ability of "Azorius Guildmage" for "Swerving Gale"
    And Bob may target the ability of "sorcerer 2" for "Swerving Gale"
    When Bob targets the ability of "sorcerer 2" for "Swerving Gale"
    And the stack resolves
    Then the ability of "sorcerer 2" was countered
    And Alice is at 18 life

  @cr26:115.3.7
  Scenario: As Swerving Gale changes the targets of Inferno Titan's ability, Bob can't choose Craw Wurm twice, and can choose Craw Wurm and Gray Ogre
    Given Alice controls "Inferno Titan"
    And Bob controls "Wall of Stone", "Hill Giant", "Craw Wurm" and "Gray Ogre"
    And Bob has "Swerving Gale" in hand and can pay {2}{U}
    When Alice attacks with "Inferno Titan"
    And Alice targets "Wall of Stone" and "Hill Giant" for "Inferno Titan"
    And Alice divides 1 to "Wall of Stone" and 2 to "Hill Giant"
    And Bob plays "Swerving Gale" targeting the ability of "Inferno Titan"
    And the top of the stack resolves
    Then Bob may not target "Craw Wurm" and "Craw Wurm" for "Swerving Gale"
    And Bob may target "Craw Wurm" and "Gray Ogre" for "Swerving Gale"
    When Bob targets "Craw Wurm" and "Gray Ogre" for "Swerving Gale"
    And the stack resolves
    Then "Craw Wurm" has 1 damage marked
    And "Gray Ogre" was destroyed
    And "Hill Giant" has no damage marked

  @cr26:115.3.7
  Scenario: As Glancing Wind gives Inferno Titan's ability new targets, Bob can't choose Craw Wurm twice, and can choose Craw Wurm and Gray Ogre
    Given Alice controls "Inferno Titan"
    And Bob controls "Wall of Stone", "Hill Giant", "Craw Wurm" and "Gray Ogre"
    And Bob has "Glancing Wind" in hand and can pay {U}
    When Alice attacks with "Inferno Titan"
    And Alice targets "Wall of Stone" and "Hill Giant" for "Inferno Titan"
    And Alice divides 1 to "Wall of Stone" and 2 to "Hill Giant"
    And Bob plays "Glancing Wind" targeting the ability of "Inferno Titan"
    And the top of the stack resolves
    Then Bob may not target "Craw Wurm" and "Craw Wurm" for "Glancing Wind"
    And Bob may target "Craw Wurm" and "Gray Ogre" for "Glancing Wind"
    When Bob targets "Craw Wurm" and "Gray Ogre" for "Glancing Wind"
    And the stack resolves
    Then "Craw Wurm" has 1 damage marked
    And "Gray Ogre" was destroyed
    And "Hill Giant" has no damage marked

  @cr26:115.9a
  @edition:2004-10 @edition:2005-02 @edition:2006-10 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Lava Spike with a spliced Glacial Ray has two targets even if both parts target Bob, so Misdirection can target only Lightning Bolt
    Given Alice has "Lava Spike" as "spike", "Glacial Ray" and "Lightning Bolt" in hand and can pay {R}{1}{R}{R}
    And Bob has "Misdirection" and "Counsel of the Soratami" in hand
    When Alice plays "spike" splicing "Glacial Ray" targeting Bob for "spike" then Bob for "Glacial Ray"
    And Alice plays "Lightning Bolt" targeting Bob
    Then Bob can't play "Misdirection" targeting "spike" instead of its mana cost removing "Counsel of the Soratami" by rule 601.2c
    And Bob can play "Misdirection" targeting "Lightning Bolt" instead of its mana cost removing "Counsel of the Soratami"
    When Bob plays "Misdirection" targeting "Lightning Bolt" removing "Counsel of the Soratami" instead of its mana cost
    And the top of the stack resolves
    And Bob targets Alice for "Misdirection"
    And the stack resolves
    Then Alice is at 17 life
    And Bob is at 15 life

  @cr26:115.9a.4
  Scenario: Paired Denial, which requires two targets, can counter Twin Sparks with two targets after one of them has left, and not Terror with one
    Given Alice controls "Hill Giant" and "Craw Wurm"
    And Alice has "Twin Sparks", "Terror" and "Arc Lightning" in hand and can pay {1}{R}{R}{1}{B}{2}{R}
    And Bob has "Boomerang" and "Paired Denial" in hand and can pay {U}{U}{U}
    When Alice plays "Arc Lightning" targeting "Hill Giant", "Craw Wurm" and Bob dividing 1 to "Hill Giant", 1 to "Craw Wurm" and 1 to Bob
    And Alice plays "Twin Sparks" targeting "Hill Giant" and "Craw Wurm" dividing 2 to "Hill Giant" and 1 to "Craw Wurm"
    And Alice plays "Terror" targeting "Hill Giant"
    And Bob in response plays "Boomerang" targeting "Craw Wurm"
    And the top of the stack resolves
    Then "Craw Wurm" is in Alice's hand
    And Bob can target only "Twin Sparks" with "Paired Denial"
    When Bob plays "Paired Denial" targeting "Twin Sparks"
    And the stack resolves
    Then "Twin Sparks" was countered
    And "Hill Giant" was destroyed

  @cr26:115.9a.4
  Scenario: Paired Denial can counter Inferno Titan's ability with two targets after one of them has left, and neither the ability with three targets nor that of Prodigal Sorcerer
    Given Alice controls "Inferno Titan" as "two", "Inferno Titan" as "three" and "Prodigal Sorcerer"
    And Bob controls "Wall of Stone", "Hill Giant" and "Craw Wurm"
    And Bob has "Boomerang" and "Paired Denial" in hand and can pay {U}{U}{U}
    When Alice attacks with "two" and "three"
    And Alice puts "two" and "three" in this order
    And Alice targets "Hill Giant" and "Craw Wurm" for "two"
    And Alice divides 1 to "Hill Giant" and 2 to "Craw Wurm" for "two"
    And Alice targets "Wall of Stone", "Hill Giant" and Bob for "three"
    And Alice divides 1 to "Wall of Stone", 1 to "Hill Giant" and 1 to Bob for "three"
    And Alice activates "Prodigal Sorcerer" targeting Bob
    And Bob in response plays "Boomerang" targeting "Craw Wurm"
    And the top of the stack resolves
    Then "Craw Wurm" is in Bob's hand
    And Bob can target only the ability of "two" with "Paired Denial"
    When Bob plays "Paired Denial" targeting the ability of "two"
    And the stack resolves
    Then the ability of "two" was countered
    And "Hill Giant" has 1 damage marked
    And "Wall of Stone" has 1 damage marked

  @cr26:115.9a.4
  Scenario: Paired Denial can counter Twin Sparks with two targets, and neither Lightning Bolt with one nor Divination with none
    Given Bob controls "Hill Giant" and "Craw Wurm"
    And Alice has "Divination", "Twin Sparks" and "Lightning Bolt" in hand and can pay {2}{U}{1}{R}{R}{R}
    And Bob has "Paired Denial" in hand and can pay {U}
    When Alice plays "Divination"
    And Alice plays "Twin Sparks" targeting "Hill Giant" and "Craw Wurm" dividing 2 to "Hill Giant" and 1 to "Craw Wurm"
    And Alice plays "Lightning Bolt" targeting Bob
    Then Bob can target only "Twin Sparks" with "Paired Denial"
    When Bob plays "Paired Denial" targeting "Twin Sparks"
    And the stack resolves
    Then "Twin Sparks" was countered
    And Bob is at 17 life
    And "Hill Giant" has no damage marked
    And "Craw Wurm" has no damage marked
    And Alice has drawn 2 cards

  @cr26:115.9b.2
  Scenario: Confound can target Boomerang that targets Chimeric Staff once the Staff has become a creature, and not before
    Given Alice has "Boomerang" in hand and can pay {U}{U}
    And Bob controls "Chimeric Staff" and has "Confound" in hand and can pay {1}{U}{2}
    When Alice plays "Boomerang" targeting "Chimeric Staff"
    Then Bob can't target "Boomerang" with "Confound"
    When Bob in response activates "Chimeric Staff" with X = 2
    And the top of the stack resolves
    Then Bob can target "Boomerang" with "Confound"
    When Bob plays "Confound" targeting "Boomerang"
    And the stack resolves
    Then "Boomerang" was countered
    And "Chimeric Staff" is in play

  @cr26:115.9b.2
  Scenario: Confound can target Boomerang that targets Forest while Living Plane makes Forest a creature, and no longer once Living Plane has left
    Given Alice has "Boomerang" as "low" and "Boomerang" as "high" in hand and can pay {U}{U}{U}{U}
    And Bob controls "Living Plane", "Forest" and "Hill Giant"
    And Bob has "Naturalize" and "Confound" in hand and can pay {1}{G}{1}{U}
    When Alice plays "low" targeting "Forest"
    And Alice plays "high" targeting "Hill Giant"
    Then Bob can target "low" with "Confound"
    When Bob in response plays "Naturalize" targeting "Living Plane"
    And the top of the stack resolves
    Then "Living Plane" was destroyed
    And Bob can target only "high" with "Confound"
    When Bob in response plays "Confound" targeting "high"
    And the stack resolves
    Then "high" was countered
    And "Forest" is in Bob's hand
    And "Hill Giant" is in play

  @cr26:115.9b.3
  Scenario: Confound can target Terror that targets Grizzly Bears, although Deathlace has made the Bears an illegal target for Terror
    Given Alice has "Terror" in hand and can pay {1}{B}
    And Bob controls "Grizzly Bears"
    And Bob has "Deathlace" and "Confound" in hand and can pay {B}{1}{U}
    When Alice plays "Terror" targeting "Grizzly Bears"
    And Bob in response plays "Deathlace" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" is black
    And Bob can target "Terror" with "Confound"
    When Bob plays "Confound" targeting "Terror"
    And the stack resolves
    Then "Terror" was countered
    And Bob has drawn 1 card

  @cr26:115.9b.4
  Scenario: Warded Crowd can counter Lava Spike that targets Carol, who stays in the game, and can't counter Divination, which has no target
    Given Carol is playing too
    And Alice has "Divination" and "Lava Spike" in hand and can pay {2}{U}{R}
    And Bob has "Warded Crowd" in hand and can pay {U}
    And Alice controls "Vedalken Orrery"
    When Alice plays "Divination"
    And Alice plays "Lava Spike" targeting Carol
    Then Bob can target only "Lava Spike" with "Warded Crowd"
    When Bob plays "Warded Crowd" targeting "Lava Spike"
    And the stack resolves
    Then "Lava Spike" was countered
    And Carol is at 20 life
    And Alice has drawn 2 cards

  @cr26:115.9b.4
  Scenario: Lava Spike that targets only Carol can be the target of Warded Crowd, and no longer once Carol has left the game
    Given Carol is playing too
    And Carol is at 3 life
    And Alice has "Lava Spike", "Lightning Bolt" as "bolt" and "Lightning Bolt" as "spark" in hand and can pay {R}{R}{R}
    And Bob has "Warded Crowd" in hand and can pay {U}
    When Alice plays "Lava Spike" targeting Carol
    Then Bob can target "Lava Spike" with "Warded Crowd"
    When Alice plays "bolt" targeting Carol
    And the top of the stack resolves
    Then Carol has lost the game
    And "Lava Spike" is on the stack
    And Bob can't target "Lava Spike" with "Warded Crowd"
    When Alice plays "spark" targeting Bob
    Then Bob can target only "spark" with "Warded Crowd"
    When Bob plays "Warded Crowd" targeting "spark"
    And the top of the stack resolves
    Then "spark" was countered
    And "Lava Spike" is on the stack
