Feature: Examples of section 614

  @cr26:614.4.ex1
  Scenario: Drudge Skeletons that is regenerated in response to Murder survives
    Given Alice has "Murder" in hand and can pay {1}{B}{B}
    And Bob controls "Drudge Skeletons" and can pay {B}
    When Alice plays "Murder" targeting "Drudge Skeletons"
    And Bob in response activates "Drudge Skeletons"
    And the stack resolves
    Then "Drudge Skeletons" is in play
    And "Drudge Skeletons" is tapped
    And "Murder" has resolved

  @cr26:614.4.ex1 @cr26:113.6.3
  Scenario: After Murder has destroyed Drudge Skeletons, it is too late to regenerate it, but not another one that the next Murder targets
    Given Alice has 2 "Murder" as "murder" in hand and can pay {1}{B}{B}{1}{B}{B}
    And Bob controls "Drudge Skeletons" as "fallen" and "Drudge Skeletons" as "standing" and can pay {B}
    Then Bob can activate "fallen"
    When Alice plays "murder 1" targeting "fallen"
    And the stack resolves
    Then "fallen" was destroyed
    And Bob can't activate "fallen" by rule 113.6
    When Alice plays "murder 2" targeting "standing"
    And Bob in response activates "standing"
    And the stack resolves
    Then "standing" is in play
    And "standing" is tapped
    And "fallen" is in Bob's graveyard

  @cr26:614.4.ex1
  Scenario: Drudge Skeletons that Murder destroys before its ability resolves isn't saved, and another one whose ability resolves before the next Murder is
    Given Alice has 2 "Murder" as "murder" in hand and can pay {1}{B}{B}{1}{B}{B}
    And Bob controls "Drudge Skeletons" as "late" and "Drudge Skeletons" as "early" and can pay {B}{B}
    When Bob activates "late"
    And Alice in response plays "murder 1" targeting "late"
    And the top of the stack resolves
    Then "late" was destroyed
    When the stack resolves
    Then "late" is in Bob's graveyard
    When Bob activates "early"
    And the stack resolves
    And Alice plays "murder 2" targeting "early"
    And the stack resolves
    Then "early" is in play
    And "early" is tapped
    And "late" is in Bob's graveyard

  @cr26:614.5.ex1
  Scenario: With two Gratuitous Violence, a creature with power 2 deals 8 damage to a player
    Given Alice controls 2 "Gratuitous Violence" as "violence", "Grizzly Bears" and "Mosquito Guard"
    When Alice attacks with "Grizzly Bears"
    And Bob doesn't block
    And combat damage is dealt
    And Bob applies "violence 1" first
    Then Bob is at 12 life
    And "Grizzly Bears" has dealt 8 damage to Bob

  @cr26:614.5.ex1
  Scenario: With two Gratuitous Violence, a creature with power 2 deals 8 damage to a creature, and that creature deals its normal damage
    Given Alice controls 2 "Gratuitous Violence" as "violence" and "Grizzly Bears"
    And Bob controls "Straw Colossus"
    When Alice attacks with "Grizzly Bears"
    And Bob blocks "Grizzly Bears" with "Straw Colossus"
    And combat damage is dealt
    And Bob applies "violence 2" first
    Then "Grizzly Bears" has dealt 8 damage to "Straw Colossus"
    And "Straw Colossus" was destroyed
    And "Straw Colossus" has dealt 1 damage to "Grizzly Bears"

  @cr26:614.12.ex1
  Scenario: The controller of a token that is a copy of Voice of All chooses a colour for the token as it is created
    Given Alice controls "Voice of All" and "Kiki-Jiki, Mirror Breaker"
    And "Voice of All" has the chosen color "black"
    And Bob has "Terror" and "Glacial Ray" in hand and can pay {1}{B}{1}{R}
    When Alice activates "Kiki-Jiki, Mirror Breaker" targeting "Voice of All"
    And the stack resolves
    And as it resolves, Alice chooses the color "red"
    Then Bob can't target the first "Voice of All" token with "Glacial Ray"
    And Bob can target the first "Voice of All" token with "Terror"
    And Bob can't target "Voice of All" with "Terror"
    And Bob can target "Voice of All" with "Glacial Ray"
    And Alice was asked for a color once

  @cr26:614.12.ex2
  Scenario: With Yixlid Jailer, Scarwood Treefolk put onto the battlefield from a graveyard enters tapped
    Given Bob controls "Yixlid Jailer"
    And Alice has "Scarwood Treefolk" and "Radical Idea" in graveyard
    And Alice has "Zombify" and "Island" in hand and can pay {3}{B}
    Then "Scarwood Treefolk" doesn't have the ability "slow"
    When Alice plays "Zombify" targeting "Scarwood Treefolk"
    And the stack resolves
    Then "Scarwood Treefolk" is in play
    And "Scarwood Treefolk" is tapped
    And "Scarwood Treefolk" has the ability "slow"
    And "Radical Idea" doesn't have "jump-start"

  @cr26:614.12.ex2
  Scenario: With Yixlid Jailer, Scarwood Treefolk cast from the hand enters tapped, and another one in a graveyard has no abilities
    Given Bob controls "Yixlid Jailer"
    And Alice has "Scarwood Treefolk" as "dead" and "Radical Idea" in graveyard
    And Alice has "Scarwood Treefolk" as "new" in hand and can pay {3}{G}
    When Alice plays "new"
    And the stack resolves
    Then "new" is in play
    And "new" is tapped
    And "new" has the ability "slow"
    And "dead" doesn't have the ability "slow"

  @cr26:614.12.ex3
  Scenario: Orb of Dreams enters untapped, and a permanent that enters after it enters tapped
    Given Alice has "Orb of Dreams" and "Steel Golem" in hand and can pay {3}{3}
    When Alice plays "Orb of Dreams"
    And the stack resolves
    Then "Orb of Dreams" is untapped
    When Alice plays "Steel Golem"
    And the stack resolves
    Then "Steel Golem" is tapped
    And "Orb of Dreams" is untapped

  @cr26:614.13a.ex1
  Scenario: Sutured Ghoul can exile neither itself nor Runeclaw Bear that enters with it, but can exile a creature card that stays
    Given Alice has "Sutured Ghoul", "Runeclaw Bear" and "Hill Giant" in graveyard
    And Alice controls "Llanowar Elves"
    And Alice has "Victimize" in hand and can pay {2}{B}
    When Alice plays "Victimize" targeting "Sutured Ghoul" and "Runeclaw Bear"
    And the stack resolves
    Then Alice may not choose "Runeclaw Bear" for "Sutured Ghoul"
    And Alice may not choose "Sutured Ghoul" for "Sutured Ghoul"
    And Alice may choose "Hill Giant" and "Llanowar Elves" for "Sutured Ghoul"
    When as it resolves, Alice chooses "Hill Giant" for "Sutured Ghoul"
    Then "Hill Giant" is exiled
    And "Sutured Ghoul" is 3/3
    And "Runeclaw Bear" is in play
    And "Llanowar Elves" is in Alice's graveyard

  @cr26:614.13a.ex1.before
  Scenario: In 2013, Sutured Ghoul can exile Runeclaw Bear that would enter with it, and not itself
    Given Alice has "Sutured Ghoul", "Runeclaw Bear" and "Hill Giant" in graveyard
    And Alice controls "Llanowar Elves"
    And Alice has "Victimize" in hand and can pay {2}{B}
    When Alice plays "Victimize" targeting "Sutured Ghoul" and "Runeclaw Bear"
    And the stack resolves
    Then Alice may choose "Runeclaw Bear" and "Hill Giant" for "Sutured Ghoul"
    And Alice may not choose "Sutured Ghoul" for "Sutured Ghoul"
    When as it resolves, Alice chooses "Runeclaw Bear" for "Sutured Ghoul"
    Then "Runeclaw Bear" is exiled
    And "Sutured Ghoul" is 2/2
    And "Hill Giant" is in Alice's graveyard

  @cr26:614.13a.ex1.before
  Scenario: In 2013, Runeclaw Bear enters with Sutured Ghoul that exiles Hill Giant, a creature card that stays in the graveyard
    Given Alice has "Sutured Ghoul", "Runeclaw Bear" and "Hill Giant" in graveyard
    And Alice controls "Llanowar Elves"
    And Alice has "Victimize" in hand and can pay {2}{B}
    When Alice plays "Victimize" targeting "Sutured Ghoul" and "Runeclaw Bear"
    And the stack resolves
    And as it resolves, Alice chooses "Hill Giant" for "Sutured Ghoul"
    Then "Hill Giant" is exiled
    And "Sutured Ghoul" is 3/3
    And "Runeclaw Bear" is in play

  @cr26:614.13b.3
  Scenario: Of two Sutured Ghouls that enter together, the second can exile neither Hill Giant, which the first exiles, nor the first
    Given Alice has "Sutured Ghoul" as "first", "Sutured Ghoul" as "second", "Hill Giant" and "Runeclaw Bear" in graveyard
    And Alice controls "Llanowar Elves"
    And Alice has "Victimize" in hand and can pay {2}{B}
    When Alice plays "Victimize" targeting "first" and "second"
    And the stack resolves
    And Alice chooses "Hill Giant" for "first"
    Then Alice may not choose "Hill Giant" for "second"
    And Alice may not choose "first" for "second"
    And Alice may choose "Runeclaw Bear" for "second"
    When Alice chooses "Runeclaw Bear" for "second"
    Then "first" is 3/3
    And "second" is 2/2

  @cr26:614.13a.2
  Scenario: Sutured Ghoul that enters alone from a graveyard can't exile itself
    Given Alice has "Sutured Ghoul" and "Hill Giant" in graveyard
    And Alice has "Zombify" in hand and can pay {3}{B}
    When Alice plays "Zombify" targeting "Sutured Ghoul"
    And the stack resolves
    Then Alice may not choose "Sutured Ghoul" for "Sutured Ghoul"
    And Alice may choose "Hill Giant" for "Sutured Ghoul"
    When as it resolves, Alice chooses "Hill Giant" for "Sutured Ghoul"
    Then "Hill Giant" is exiled
    And "Sutured Ghoul" is 3/3

  @cr26:614.13.2 @cr26:614.13a.2
  Scenario: Sutured Ghoul that enters while Runeclaw Bear stays in the graveyard can exile Runeclaw Bear
    Given Alice has "Sutured Ghoul", "Runeclaw Bear" and "Hill Giant" in graveyard
    And Alice has "Zombify" in hand and can pay {3}{B}
    When Alice plays "Zombify" targeting "Sutured Ghoul"
    And the stack resolves
    And as it resolves, Alice chooses "Runeclaw Bear" for "Sutured Ghoul"
    Then "Runeclaw Bear" is exiled
    And "Sutured Ghoul" is 2/2
    And "Hill Giant" is in Alice's graveyard

  @cr26:614.13b.ex1
  Scenario: Thunder-Thrash Elder with devour 3 and devour 5 that devours Runeclaw Bear by devour 3 can't devour it by devour 5
    Given Alice controls "Fires of the Carnival" and "Runeclaw Bear"
    And Alice has "Thunder-Thrash Elder" in hand and can pay {2}{R}
    When Alice plays "Thunder-Thrash Elder"
    And the stack resolves
    And as it resolves, Alice chooses "Runeclaw Bear"
    Then "Thunder-Thrash Elder" has 3 +1/+1 counters
    And "Runeclaw Bear" was sacrificed
    And it happened once that Alice sacrificed

  @cr26:614.13b.ex1 @cr26:614.13
  Scenario: Thunder-Thrash Elder with devour 3 and devour 5 that devours Runeclaw Bear by devour 5 enters with five counters
    Given Alice controls "Fires of the Carnival" and "Runeclaw Bear"
    And Alice has "Thunder-Thrash Elder" in hand and can pay {2}{R}
    When Alice plays "Thunder-Thrash Elder"
    And the stack resolves
    And as it resolves, Alice chooses nothing
    And as it resolves, Alice chooses "Runeclaw Bear"
    Then "Thunder-Thrash Elder" has 5 +1/+1 counters
    And "Thunder-Thrash Elder" is 6/6
    And "Runeclaw Bear" was sacrificed

  @cr26:614.13b.ex1
  Scenario: Thunder-Thrash Elder with devour 3 and devour 5 that devours nothing enters without counters
    Given Alice controls "Fires of the Carnival" and "Runeclaw Bear"
    And Alice has "Thunder-Thrash Elder" in hand and can pay {2}{R}
    When Alice plays "Thunder-Thrash Elder"
    And the stack resolves
    And as it resolves, Alice chooses nothing
    And as it resolves, Alice chooses nothing
    Then "Thunder-Thrash Elder" is 1/1
    And "Runeclaw Bear" is in play
    And Alice was asked for objects twice

  @cr26:614.13b.ex1
  Scenario: Thunder-Thrash Elder that devours one creature by devour 3 can devour only another creature by devour 5
    Given Alice controls "Fires of the Carnival", "Runeclaw Bear" and "Llanowar Elves"
    And Alice has "Thunder-Thrash Elder" in hand and can pay {2}{R}
    When Alice plays "Thunder-Thrash Elder"
    And the stack resolves
    And as it resolves, Alice chooses "Runeclaw Bear"
    Then Alice may choose "Llanowar Elves"
    And Alice may not choose "Runeclaw Bear"
    When as it resolves, Alice chooses "Llanowar Elves"
    Then "Thunder-Thrash Elder" has 8 +1/+1 counters
    And "Runeclaw Bear" and "Llanowar Elves" were sacrificed

  @cr26:614.13c.ex1
  Scenario: If cards are exiled instead of life lost as a land enters from a library, the next two cards are exiled and not the land
    Given Alice controls "Spyglass Tower" and "Manuscript Tithe"
    And Alice has "Tithe Grotto", "Island", "Swamp" and "Plains" as library
    When Alice plays the land "Tithe Grotto" from library
    And Alice says yes
    Then "Tithe Grotto" is in play
    And "Tithe Grotto" has 1 charge counter
    And "Island" and "Swamp" are exiled
    And Alice's library holds "Plains"
    And Alice is at 20 life

  @cr26:614.13c.ex1
  Scenario: If cards are exiled instead of life lost as a land enters from a hand, the top two cards are exiled
    Given Alice controls "Manuscript Tithe"
    And Alice has "Tithe Grotto" in hand
    And Alice has "Island", "Swamp" and "Plains" as library
    When Alice plays the land "Tithe Grotto"
    And Alice says yes
    Then "Tithe Grotto" has 1 charge counter
    And "Island" and "Swamp" are exiled
    And Alice's library holds "Plains"
    And Alice is at 20 life

  @cr26:614.13c.ex1
  Scenario: As a land enters, its controller exiles two cards instead of losing 2 life, and loses 2 life for the next such land, because the effect has ended
    Given Alice controls "Manuscript Tithe"
    And Alice has "Tithe Grotto" as "first" and "Tithe Grotto" as "second" in hand
    And Alice has "Island", "Swamp", "Plains" and "Forest" as library
    And Bob has 4 "Swamp" as "bog" as library
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When Alice plays the land "first"
    And Alice says yes
    Then "Island" and "Swamp" are exiled
    And Alice is at 20 life
    When Bob casts "Naturalize" targeting "Manuscript Tithe"
    And the stack resolves
    And the game goes on to Alice's next main phase
    And Alice plays the land "second"
    And Alice says yes
    Then "second" has 1 charge counter
    And Alice is at 18 life
    And Alice's library holds "Forest"

  @cr26:614.13b.2 @cr26:702.82a @cr26:614.13a.3
  Scenario: Of two Thunder-Thrash Elders that enter together, only one can devour Runeclaw Bear, and the other can devour Llanowar Elves
    Given Alice controls "Runeclaw Bear" and "Llanowar Elves"
    And Alice has "Tooth and Nail", "Thunder-Thrash Elder" as "first" and "Thunder-Thrash Elder" as "second" in hand and can pay {5}{G}{G}
    When Alice plays "Tooth and Nail" choosing "nail"
    And the stack resolves
    And Alice chooses "first" and "second" for "Tooth and Nail"
    Then Alice may not choose "first" for "first"
    And Alice may not choose "second" for "first"
    And Alice may choose "Runeclaw Bear" and "Llanowar Elves" for "first"
    When Alice chooses "Runeclaw Bear" for "first"
    Then Alice may not choose "Runeclaw Bear" for "second"
    And Alice may choose "Llanowar Elves" for "second"
    When Alice chooses "Llanowar Elves" for "second"
    Then "first" is 4/4
    And "second" is 4/4
    And "Runeclaw Bear" and "Llanowar Elves" were sacrificed

  @cr26:614.13a.3
  Scenario: Of two Thunder-Thrash Elders that enter together, neither can devour itself or the other one
    Given Alice controls "Runeclaw Bear" and "Llanowar Elves"
    And Alice has "Tooth and Nail", "Thunder-Thrash Elder" as "first" and "Thunder-Thrash Elder" as "second" in hand and can pay {5}{G}{G}
    When Alice plays "Tooth and Nail" choosing "nail"
    And the stack resolves
    And Alice chooses "first" and "second" for "Tooth and Nail"
    Then Alice may not choose "first" for "first"
    And Alice may not choose "second" for "first"
    And Alice may choose "Runeclaw Bear" for "first"
    When Alice chooses "Runeclaw Bear" for "first"
    Then Alice may not choose "first" for "second"
    And Alice may not choose "second" for "second"
    And Alice may choose "Llanowar Elves" for "second"
    When Alice chooses "Llanowar Elves" for "second"
    Then "first" and "second" are in play
    And "first" is 4/4
    And "second" is 4/4
