Feature: Transform

  @cr26:701.27a
  Scenario: Delver of Secrets transforms when an instant card is revealed, and has its front face again in hand
    Given Alice controls "Delver of Secrets"
    And Alice has "Island" and "Counterspell" on top of library
    And Bob has 4 "Swamp" as "leaf" as library
    And Bob has "Boomerang" in hand and can pay {U}{U}
    And it is Bob's end step
    Then "Delver of Secrets" has exactly the types "creature", "Human" and "Wizard"
    When the game goes on to Alice's upkeep
    And the stack resolves
    And as it resolves, Alice says yes to "Delver of Secrets"
    Then it happened once that "Island" was revealed
    And "Delver of Secrets" is 1/1
    When the game goes on to Alice's next upkeep
    And the stack resolves
    And as it resolves, Alice says yes to "Delver of Secrets"
    Then "Delver of Secrets" is named "Insectile Aberration"
    And it happened once that "Counterspell" was revealed
    And "Delver of Secrets" is 3/2
    And "Delver of Secrets" has "flying"
    And "Delver of Secrets" is blue
    And "Delver of Secrets" has exactly the types "creature", "Human" and "Insect"
    When Bob casts "Boomerang" targeting "Delver of Secrets"
    And the stack resolves
    Then "Delver of Secrets" is named "Delver of Secrets"
    And "Delver of Secrets" is untransformed

  @cr26:701.27a
  Scenario: Delver of Secrets transforms when its controller reveals a sorcery card
    Given Alice controls "Delver of Secrets"
    And Alice has "Lava Spike" on top of library
    And it is Bob's end step
    When the game goes on to Alice's upkeep
    And the stack resolves
    And as it resolves, Alice says yes to "Delver of Secrets"
    Then "Delver of Secrets" is transformed
    And "Delver of Secrets" is 3/2
    And it happened once that "Delver of Secrets" transformed

  @cr26:701.27b
  Scenario: Secret Plans triggers for Battering Craghorn that is turned face up, and not for Kessig Prowler that transforms
    Given Alice controls "Secret Plans", "Kessig Prowler" and a face-down "Battering Craghorn"
    And Alice can pay {4}{G} and can pay {1}{R}{R}
    When Alice activates "Kessig Prowler"
    And the stack resolves
    Then "Kessig Prowler" is named "Sinuous Predator"
    And Alice has drawn no cards
    When Alice turns "Battering Craghorn" face up
    And the stack resolves
    Then Alice has drawn 1 card
    And "Battering Craghorn" is 3/1

  @cr26:701.27c @cr26:701.27a.3
  Scenario: A Clone that copies Kessig Prowler doesn't transform, and the original does
    Given Alice has "Clone" in hand and can pay {3}{U}
    And Alice controls "Kessig Prowler" and can pay {4}{G}{4}{G}
    When Alice plays "Clone"
    And the stack resolves
    And as it resolves, Alice chooses "Kessig Prowler" for "Clone"
    And Alice activates "Clone"
    And the stack resolves
    And Alice activates "Kessig Prowler"
    And the stack resolves
    Then "Clone" is named "Kessig Prowler"
    And "Clone" is 2/1
    And "Kessig Prowler" is named "Sinuous Predator"

  @cr26:701.27c
  Scenario: A Clone that copies Delver of Secrets reveals an instant card and doesn't transform, and the original does
    Given Alice has "Clone" in hand and can pay {3}{U}
    And Alice has "Boomerang" and "Island" as library
    And Bob controls "Delver of Secrets"
    And Bob has "Counterspell" and "Swamp" as library
    When Alice plays "Clone"
    And the stack resolves
    And as it resolves, Alice chooses "Delver of Secrets" for "Clone"
    And the game goes on to Bob's upkeep
    And the stack resolves
    And as it resolves, Bob says yes to "Delver of Secrets"
    Then "Delver of Secrets" is named "Insectile Aberration"
    And "Delver of Secrets" is 3/2
    When the game goes on to Alice's next upkeep
    And the stack resolves
    And as it resolves, Alice says yes to "Clone"
    Then it happened once that "Boomerang" was revealed
    And "Clone" is named "Delver of Secrets"
    And "Clone" is 1/1

  @cr26:701.27d @cr26:712.10
  Scenario: Moonmist transforms Delver of Secrets, and not Selfless Glyphweaver, whose other face is a sorcery
    Given Alice controls "Selfless Glyphweaver" and "Delver of Secrets"
    And Alice has "Moonmist" and "Selfless Glyphweaver" as "second" in hand and can pay {1}{G} and can pay {5}{B}{B}{B}
    And Bob controls "Hill Giant" and "Craw Wurm"
    When Alice plays "Moonmist"
    And the stack resolves
    Then "Delver of Secrets" is 3/2
    And "Selfless Glyphweaver" is in play
    And "Selfless Glyphweaver" is 2/3
    And "Selfless Glyphweaver" is named "Selfless Glyphweaver"
    When Alice plays "second" as "Deadly Vanity"
    And Alice activates "glyph" of "Selfless Glyphweaver"
    And the top of the stack resolves
    And the top of the stack resolves
    And Alice chooses "Hill Giant"
    Then "Craw Wurm" was destroyed
    And "Delver of Secrets" and "Hill Giant" are in play
    And "Selfless Glyphweaver" is exiled

  @cr26:701.27e
  Scenario: Cult of the Waxing Moon triggers as Lunarch Veteran transforms into a creature that is no Human, and not as it transforms back
    Given Alice controls "Cult of the Waxing Moon", "Turning Bench" and "Lunarch Veteran" as "first"
    And Alice controls a transformed "Lunarch Veteran" as "second"
    And Alice can pay {1}{1}
    When Alice activates "turn" of "Turning Bench" targeting "second"
    And the top of the stack resolves
    Then "second" is named "Lunarch Veteran"
    And "Cult of the Waxing Moon" has triggered never
    And Alice controls no "token" permanents
    When Alice activates "turn" of "Turning Bench" targeting "first"
    And the stack resolves
    Then "first" is named "Luminous Phantom"
    And Alice controls one 2/2 green "Wolf" creature token

  @cr26:701.27f
  Scenario: Kessig Prowler whose ability was activated twice transforms once
    Given Alice controls "Kessig Prowler" as "hasty", "Kessig Prowler" as "calm" and can pay {4}{G}{4}{G}
    When Alice activates "hasty"
    And Alice activates "hasty"
    And the top of the stack resolves
    Then "hasty" is 4/4
    When the top of the stack resolves
    Then "hasty" is 4/4
    And it happened once that "hasty" transformed
    And "calm" is 2/1

  @cr26:701.27f.2
  Scenario: Turning Herald, for which two delayed triggers were created, transforms once in the end step
    Given Alice controls "Turning Herald" and can pay {1}{1}
    When Alice activates "Turning Herald"
    And Alice activates "Turning Herald"
    And the stack resolves
    And the game goes on to Alice's end step
    Then "Turning Herald" has triggered twice
    And "Turning Herald" is 1/1
    When the stack resolves
    Then it happened once that "Turning Herald" transformed
    And "Turning Herald" is 4/4

  @cr26:701.27f.2
  Scenario: Turning Herald, for which one delayed trigger was created, transforms in the end step, and another one stays as it is
    Given Alice controls "Turning Herald" as "one" and "Turning Herald" as "two" and can pay {1}
    When Alice activates "one"
    And the stack resolves
    Then "one" is 1/1
    When the game goes on to Alice's end step
    And the stack resolves
    Then "one" is named "Turned Herald"
    And "one" is 4/4
    And "two" is 1/1

  @cr26:701.27f.2
  Scenario: Turning Herald that turned over and back before its delayed trigger was created is transformed by it, and one that turned over after isn't
    Given Alice controls "Turning Bench", "Turning Herald" as "early" and "Turning Herald" as "late" and can pay {1}{1}{1}{1}{1}
    When Alice activates "turn" of "Turning Bench" targeting "late"
    And the stack resolves
    And Alice activates "turn" of "Turning Bench" targeting "late"
    And the stack resolves
    And Alice activates "early"
    And Alice activates "late"
    And the stack resolves
    And Alice activates "turn" of "Turning Bench" targeting "early"
    And the stack resolves
    Then "late" is 1/1
    And "early" is 4/4
    When the game goes on to Alice's end step
    And Alice puts "early" and "late" in this order
    And the stack resolves
    Then "late" is 4/4
    And "early" is 4/4

  @cr26:701.27g
  Scenario: Moonlit Census counts Sinuous Predator, and neither Kessig Prowler nor a Clone of Sinuous Predator
    Given Alice controls "Moonlit Census" and has "Clone" in hand and can pay {3}{U}
    And Bob controls a transformed "Kessig Prowler" as "beast" and "Kessig Prowler" as "prowler"
    When Alice plays "Clone"
    And the stack resolves
    And as it resolves, Alice chooses "beast" for "Clone"
    And Alice activates "Moonlit Census"
    And the stack resolves
    Then "Clone" is named "Sinuous Predator"
    And Alice is at 21 life

  @cr26:701.27g.2
  Scenario: Moonlit Census counts Tavern Ruffian, which has transformed at night, and no more after it has transformed back by day
    Given Alice controls "Moonlit Census", "Tavern Ruffian" and "The Celestus" and can pay {3}
    And Alice has 6 "Plains" as "page" as library
    And Bob has 6 "Swamp" as "leaf" as library
    When Alice activates "turn" of "The Celestus"
    And the stack resolves
    And Alice says no
    And Alice activates "Moonlit Census"
    And the stack resolves
    Then "Tavern Ruffian" is 6/5
    And Alice is at 22 life
    When the game goes on to Alice's next main phase
    And Alice activates "turn" of "The Celestus"
    And the stack resolves
    And Alice says no
    And Alice activates "Moonlit Census"
    And the stack resolves
    Then "Tavern Ruffian" is 2/5
    And Alice is at 23 life

  @cr26:701.27a.2
  Scenario: Moonmist transforms a Human that is a modal double-faced card
    Given Alice controls "Pale Envoy" and has "Moonmist" in hand and can pay {1}{G}
    When Alice plays "Moonmist"
    And the stack resolves
    Then "Pale Envoy" is named "Envoy's Sovereign"

  @cr26:701.27b.2
  Scenario: Cult of the Waxing Moon triggers for Kessig Prowler that transforms into a nonhuman creature, and not for Battering Craghorn that is turned face up
    Given Alice controls "Cult of the Waxing Moon", "Kessig Prowler" and a face-down "Battering Craghorn"
    And Alice can pay {4}{G} and can pay {1}{R}{R}
    When Alice turns "Battering Craghorn" face up
    Then "Battering Craghorn" is 3/1
    And "Cult of the Waxing Moon" has triggered never
    When Alice activates "Kessig Prowler"
    And the stack resolves
    Then "Kessig Prowler" is 4/4
    And Alice controls one 2/2 green "Wolf" creature token

  @cr26:701.27b.2
  Scenario: While Battering Craghorn stays face down, Cult of the Waxing Moon triggers for Kessig Prowler that transforms to its back face and again to its front face
    Given Alice controls "Cult of the Waxing Moon", "Kessig Prowler" and a face-down "Battering Craghorn"
    And Alice has "Waxing Moon" in hand and can pay {4}{G} and can pay {1}{G}
    When Alice activates "Kessig Prowler"
    And the stack resolves
    Then "Kessig Prowler" is 4/4
    And Alice controls one 2/2 green "Wolf" creature token
    When Alice plays "Waxing Moon" targeting "Kessig Prowler"
    And the stack resolves
    Then "Kessig Prowler" is 2/1
    And Alice controls 2 "token" permanents
    And "Battering Craghorn" is face down

  @cr26:701.27c.2
  Scenario: Moonmist transforms Delver of Secrets, and neither a Clone of it nor a Human that has one face
    Given Alice has "Clone" and "Moonmist" in hand and can pay {3}{U}{1}{G}
    And Alice controls "Delver of Secrets" and "Krumar Initiate"
    And Alice controls a 1/1 white "Human" creature token as "villager"
    When Alice plays "Clone"
    And the stack resolves
    And as it resolves, Alice chooses "Delver of Secrets" for "Clone"
    And Alice plays "Moonmist"
    And the stack resolves
    Then "Clone" is named "Delver of Secrets"
    And "Clone" is 1/1
    And "Krumar Initiate" is 2/2
    And "villager" is 1/1
    And it happened never that "villager" transformed
    And "Delver of Secrets" is named "Insectile Aberration"
    And "Delver of Secrets" is 3/2

  @cr26:701.27d.2 @cr26:712.10.4
  Scenario: Wavering Scribe, whose other face is an instant, isn't transformed by its own ability, and Kessig Prowler is by its own
    Given Alice controls "Wavering Scribe" and "Kessig Prowler" and can pay {1} and can pay {4}{G}
    When Alice activates "turn" of "Wavering Scribe"
    And the stack resolves
    And Alice activates "Kessig Prowler"
    And the stack resolves
    Then "Wavering Scribe" is in play
    And "Wavering Scribe" is named "Wavering Scribe"
    And "Wavering Scribe" is 2/2
    And it happened never that "Wavering Scribe" transformed
    And "Kessig Prowler" is 4/4

  @cr26:701.27f.5
  Scenario: Delver of Secrets that Moonmist has transformed in response to its own triggered ability isn't transformed back by it
    Given it is Bob's end step
    And Alice controls "Delver of Secrets" as "delver" and has "Moonmist" in hand and can pay {1}{G}
    And Alice has "Counterspell" and "Island" on top of library
    When the game goes on to Alice's upkeep
    And Alice plays "Moonmist"
    And the top of the stack resolves
    Then "delver" is named "Insectile Aberration"
    When the stack resolves
    And as it resolves, Alice says yes to "delver"
    Then it happened once that "Counterspell" was revealed
    And "delver" is named "Insectile Aberration"
    And it happened once that "delver" transformed

  @cr26:701.27f
  Scenario: Two Waxing Moons, which are no abilities of Kessig Prowler, transform it and transform it back, and its own ability then does nothing
    Given Alice controls "Kessig Prowler" and can pay {4}{G}
    And Alice has "Waxing Moon" as "one" and "Waxing Moon" as "two" in hand and can pay {1}{G}{1}{G}
    When Alice activates "Kessig Prowler"
    And Alice plays "one" targeting "Kessig Prowler"
    And Alice plays "two" targeting "Kessig Prowler"
    And the top of the stack resolves
    Then "Kessig Prowler" is 4/4
    When the top of the stack resolves
    Then "Kessig Prowler" is 2/1
    When the stack resolves
    Then "Kessig Prowler" is 2/1
    And it happened twice that "Kessig Prowler" transformed

  @cr26:701.27f
  Scenario: Kessig Prowler that two Waxing Moons turned over and back before its ability was activated is transformed by that ability
    Given Alice controls "Kessig Prowler" and can pay {4}{G}
    And Alice has "Waxing Moon" as "one" and "Waxing Moon" as "two" in hand and can pay {1}{G}{1}{G}
    When Alice plays "one" targeting "Kessig Prowler"
    And Alice plays "two" targeting "Kessig Prowler"
    And the stack resolves
    Then "Kessig Prowler" is 2/1
    When Alice activates "Kessig Prowler"
    And the stack resolves
    Then "Kessig Prowler" is 4/4
    And it happened 3 times that "Kessig Prowler" transformed

  @cr26:701.27e.3
  Scenario: Cult of the Waxing Moon triggers for Delver of Secrets that is a Frog as it transforms, and not for another one, which transforms into a Human
    Given it is Bob's end step
    And Alice controls "Cult of the Waxing Moon", "Delver of Secrets" as "one" and "Delver of Secrets" as "two"
    And Alice has "Counterspell" and "Island" on top of library
    And Alice has "Turn to Frog" in hand and can pay {1}{U}
    When the game goes on to Alice's upkeep
    And Alice puts "one" and "two" in this order
    And Alice plays "Turn to Frog" targeting "one"
    And the top of the stack resolves
    And the top of the stack resolves
    And Alice says yes
    Then the ability "moon" of "Cult of the Waxing Moon" has triggered never
    When the stack resolves
    And Alice says yes
    Then "one" is named "Insectile Aberration"
    And "two" is named "Insectile Aberration"
    And "one" has exactly the types "creature" and "Frog"
    And "Cult of the Waxing Moon" has triggered once
    And Alice controls one 2/2 green "Wolf" creature token

  @cr26:701.27b
  Scenario: Secret Plans triggers as Battering Craghorn is turned face up, and not as Kessig Prowler transforms back to its front face
    Given Alice controls "Secret Plans", a face-down "Battering Craghorn" and a transformed "Kessig Prowler"
    And Alice has "Waxing Moon" in hand and can pay {1}{G} and can pay {1}{R}{R}
    Then "Kessig Prowler" is 4/4
    When Alice plays "Waxing Moon" targeting "Kessig Prowler"
    And the stack resolves
    Then "Kessig Prowler" is 2/1
    And "Secret Plans" has triggered never
    When Alice turns "Battering Craghorn" face up
    And the stack resolves
    Then "Secret Plans" has triggered once

  @cr26:701.27f.6
  Scenario: Two abilities of Turning Bench on the stack transform Kessig Prowler twice, and of two abilities of Kessig Prowler itself only the first one does
    Given Alice controls "Turning Bench", "Kessig Prowler" as "one" and "Kessig Prowler" as "two" and can pay {1}{1}{4}{G}{4}{G}
    When Alice activates "turn" of "Turning Bench" targeting "one"
    And Alice activates "turn" of "Turning Bench" targeting "one"
    And the top of the stack resolves
    Then "one" is 4/4
    When the top of the stack resolves
    Then "one" is 2/1
    When Alice activates "two"
    And Alice activates "two"
    And the stack resolves
    Then "two" is 4/4
    And it happened twice that "one" transformed
    And it happened once that "two" transformed

  @cr26:701.27a.5
  Scenario: Delver of Secrets, which one Moonmist has transformed into a creature that is still a Human, is turned back by a second Moonmist
    Given Alice controls "Delver of Secrets" and has 2 "Moonmist" as "mist" in hand and can pay {1}{G}{1}{G}
    When Alice plays "mist 1"
    And the stack resolves
    Then "Delver of Secrets" is named "Insectile Aberration"
    When Alice plays "mist 2"
    And the stack resolves
    Then "Delver of Secrets" is named "Delver of Secrets"
    And "Delver of Secrets" is 1/1
    And it happened twice that "Delver of Secrets" transformed

  @cr26:701.27a.4
  Scenario: Kessig Prowler that Song of the Dryads has made a land in response to its ability transforms, and has the name of its back face
    Given Alice controls "Vedalken Orrery" and "Kessig Prowler" and can pay {4}{G}{2}{G}
    And Alice has "Song of the Dryads" in hand
    When Alice activates "Kessig Prowler"
    And Alice plays "Song of the Dryads" targeting "Kessig Prowler"
    And the top of the stack resolves
    Then "Kessig Prowler" has exactly the types "land" and "Forest"
    When the stack resolves
    Then "Kessig Prowler" is named "Sinuous Predator"
    And "Kessig Prowler" has exactly the types "land" and "Forest"

  @cr26:701.27f.7 @cr26:701.27f.2
  Scenario: Two-Way Sentry that has turned over is transformed by the delayed trigger of Turning Bench, and not by its own
    Given Alice controls "Turning Bench", "Two-Way Sentry" as "one" and "Two-Way Sentry" as "two" and can pay {1}{1}{1}{1}
    When Alice activates "turn_later" of "Turning Bench" targeting "one"
    And Alice activates "turn_later" of "two"
    And the stack resolves
    And Alice activates "turn" of "one"
    And Alice activates "turn" of "two"
    And the stack resolves
    Then "one" is 3/3
    And "two" is 3/3
    When the game goes on to Alice's end step
    And Alice puts "Turning Bench" and "two" in this order
    And the stack resolves
    Then "one" is 1/1
    And "two" is 3/3

  @cr26:701.27a.3
  Scenario: A Werewolf token with one face isn't transformed by Waxing Moon, and Kessig Prowler is
    Given Alice controls a 2/2 green "Werewolf" creature token as "wolf" and "Kessig Prowler"
    And Alice has 2 "Waxing Moon" as "moon" in hand and can pay {1}{G}{1}{G}
    When Alice plays "moon 1" targeting "wolf"
    And the stack resolves
    And Alice plays "moon 2" targeting "Kessig Prowler"
    And the stack resolves
    Then it happened never that "wolf" transformed
    And "wolf" is 2/2
    And "wolf" has "trample"
    And "Kessig Prowler" is 4/4
