Feature: Convert

  @cr26:701.28a @cr26:701.27e.2
  Scenario: Folding Sentinel converts to its back face and back, and Cult of the Waxing Moon triggers both times, as neither face is a Human
    Given Alice controls "Folding Sentinel" and "Cult of the Waxing Moon" and can pay {1}{R}
    And Alice has "Sudden Refit" in hand
    When Alice activates "fold" of "Folding Sentinel"
    And the stack resolves
    Then "Folding Sentinel" is named "Folded Hauler"
    And "Folding Sentinel" is 4/4
    And "Folding Sentinel" is transformed
    And "Cult of the Waxing Moon" has triggered once
    When Alice plays "Sudden Refit" targeting "Folding Sentinel"
    And the stack resolves
    Then "Folding Sentinel" is named "Folding Sentinel"
    And "Folding Sentinel" is 2/2
    And "Cult of the Waxing Moon" has triggered twice

  @cr26:701.28b @cr26:701.28a.5
  Scenario: Secret Plans triggers for Battering Craghorn that is turned face up, and not for Folding Sentinel that converts
    Given Alice controls "Secret Plans", "Folding Sentinel" and a face-down "Battering Craghorn"
    And Alice can pay {1} and can pay {1}{R}{R}
    When Alice activates "fold" of "Folding Sentinel"
    And the stack resolves
    Then "Folding Sentinel" is 4/4
    And Alice has drawn no cards
    When Alice turns "Battering Craghorn" face up
    And the stack resolves
    Then Alice has drawn 1 card

  @cr26:701.28b @cr26:701.28a.5
  Scenario: Secret Plans doesn't trigger for Folding Sentinel that converts back to its front face, and triggers for Battering Craghorn that is turned face up
    Given Alice controls "Secret Plans", a transformed "Folding Sentinel" and a face-down "Battering Craghorn"
    And Alice has "Sudden Refit" in hand and can pay {R} and can pay {1}{R}{R}
    Then "Folding Sentinel" is 4/4
    When Alice plays "Sudden Refit" targeting "Folding Sentinel"
    And the stack resolves
    Then "Folding Sentinel" is 2/2
    And "Secret Plans" has triggered never
    When Alice turns "Battering Craghorn" face up
    And the stack resolves
    Then "Secret Plans" has triggered once

  @cr26:701.28b.2 @cr26:701.28a.5
  Scenario: Cult of the Waxing Moon triggers for Folding Sentinel that converts, and not for Battering Craghorn that is turned face up
    Given Alice controls "Cult of the Waxing Moon", "Folding Sentinel" and a face-down "Battering Craghorn"
    And Alice can pay {1} and can pay {1}{R}{R}
    When Alice turns "Battering Craghorn" face up
    Then "Battering Craghorn" is 3/1
    And "Cult of the Waxing Moon" has triggered never
    When Alice activates "fold" of "Folding Sentinel"
    And the stack resolves
    Then "Folding Sentinel" is 4/4
    And Alice controls one 2/2 green "Wolf" creature token

  @cr26:701.28c @cr26:701.28a.4
  Scenario: A Clone that copies Folding Sentinel doesn't convert, and the original does
    Given Alice has "Clone" in hand and can pay {3}{U}
    And Alice controls "Folding Sentinel" and can pay {1}{1}
    When Alice plays "Clone"
    And the stack resolves
    And as it resolves, Alice chooses "Folding Sentinel" for "Clone"
    And Alice activates "fold" of "Clone"
    And the stack resolves
    And Alice activates "fold" of "Folding Sentinel"
    And the stack resolves
    Then "Clone" is named "Folding Sentinel"
    And "Clone" is 2/2
    And "Folding Sentinel" is named "Folded Hauler"

  @cr26:701.28d @cr26:712.10.3 @cr26:701.28a.4
  Scenario: Sudden Refit converts Folding Sentinel, and not Selfless Glyphweaver, whose other face is a sorcery
    Given Alice controls "Selfless Glyphweaver" and "Folding Sentinel"
    And Alice has 2 "Sudden Refit" as "refit" in hand and can pay {R}{R}
    When Alice plays "refit 1" targeting "Selfless Glyphweaver"
    And the stack resolves
    Then "refit 1" has resolved
    And "Selfless Glyphweaver" is named "Selfless Glyphweaver"
    And "Selfless Glyphweaver" is 2/3
    And "Selfless Glyphweaver" is in play
    When Alice plays "refit 2" targeting "Folding Sentinel"
    And the stack resolves
    Then "Folding Sentinel" is 4/4

  @cr26:701.28e @cr26:701.28a.4
  Scenario: Folding Sentinel whose ability was activated twice converts once
    Given Alice controls "Folding Sentinel" and can pay {1}{1}
    When Alice activates "fold" of "Folding Sentinel"
    And Alice activates "fold" of "Folding Sentinel"
    And the top of the stack resolves
    Then "Folding Sentinel" is 4/4
    When the top of the stack resolves
    Then "Folding Sentinel" is 4/4
    And it happened once that "Folding Sentinel" transformed

  @cr26:701.28e
  Scenario: Folding Sentinel, for which two delayed triggers were created, converts once in the end step
    Given Alice controls "Folding Sentinel" and can pay {1}{1}
    When Alice activates "later" of "Folding Sentinel"
    And Alice activates "later" of "Folding Sentinel"
    And the stack resolves
    Then "Folding Sentinel" is 2/2
    When the game goes on to Alice's end step
    And the stack resolves
    Then "Folding Sentinel" is 4/4
    And it happened once that "Folding Sentinel" transformed

  @cr26:701.28e.4
  Scenario: Of two Hinged Rovers, the one that Sudden Refit has converted in response to its own triggered ability isn't converted back by it
    Given it is Bob's end step
    And Alice controls "Hinged Rover" as "hasty" and "Hinged Rover" as "steady"
    And Alice has "Sudden Refit" in hand and can pay {R}
    When the game goes on to Alice's upkeep
    And Alice puts "hasty" and "steady" in this order
    And Alice plays "Sudden Refit" targeting "hasty"
    And the top of the stack resolves
    Then "hasty" is 4/4
    And "steady" is 2/2
    When the stack resolves
    Then "hasty" is 4/4
    And "steady" is 4/4
    And it happened once that "hasty" transformed

  @cr26:701.28e.4
  Scenario: Hinged Rover that nothing has converted in response is converted by its triggered ability
    Given it is Bob's end step
    And Alice controls "Hinged Rover"
    When the game goes on to Alice's upkeep
    Then "Hinged Rover" is 2/2
    When the stack resolves
    Then "Hinged Rover" is named "Hinged Hauler"
    And "Hinged Rover" is 4/4
    And it happened once that "Hinged Rover" transformed

  @cr26:701.28d.2 @cr26:701.28a.5 @cr26:712.10.5
  Scenario: Wavering Scribe, whose other face is an instant, isn't converted by its own ability, and Folding Sentinel is by its own
    Given Alice controls "Wavering Scribe" and "Folding Sentinel" and can pay {1}{1}
    When Alice activates "fold" of "Wavering Scribe"
    And the stack resolves
    And Alice activates "fold" of "Folding Sentinel"
    And the stack resolves
    Then "Wavering Scribe" is named "Wavering Scribe"
    And "Wavering Scribe" is 2/2
    And "Wavering Scribe" is in play
    And "Folding Sentinel" is 4/4

  @cr26:701.28c.2 @cr26:712.9.2 @cr26:701.28a.5
  Scenario: Sudden Refit converts Folding Sentinel, and neither a Clone of it nor Hill Giant
    Given Alice has "Clone" and 4 "Sudden Refit" as "refit" in hand and can pay {3}{U}{R}{R}{R}{R}
    And Alice controls "Folding Sentinel" and "Hill Giant"
    And Alice controls a 1/1 white "Human" creature token as "villager"
    When Alice plays "Clone"
    And the stack resolves
    And as it resolves, Alice chooses "Folding Sentinel" for "Clone"
    And Alice plays "refit 1" targeting "Clone"
    And the stack resolves
    And Alice plays "refit 2" targeting "Hill Giant"
    And the stack resolves
    And Alice plays "refit 3" targeting "Folding Sentinel"
    And the stack resolves
    And Alice plays "refit 4" targeting "villager"
    And the stack resolves
    Then "refit 1" has resolved
    And it happened never that "villager" transformed
    And "villager" is 1/1
    And "Clone" is named "Folding Sentinel"
    And "Clone" is 2/2
    And "Hill Giant" is 3/3
    And "Hill Giant" is in play
    And "Folding Sentinel" is named "Folded Hauler"
    And "Folding Sentinel" is 4/4

  @cr26:701.28a.2 @cr26:712.18
  Scenario: Folding Sentinel that converts stays tapped and keeps its counter, its Aura and Giant Growth's effect
    Given Alice controls a tapped "Folding Sentinel" with 1 +1/+1 counter
    And Alice has "Holy Strength" and "Giant Growth" in hand and can pay {W}{G}{1}
    When Alice plays "Holy Strength" targeting "Folding Sentinel"
    And the stack resolves
    And Alice plays "Giant Growth" targeting "Folding Sentinel"
    And the stack resolves
    Then "Folding Sentinel" is 7/8
    When Alice activates "fold" of "Folding Sentinel"
    And the stack resolves
    Then "Folding Sentinel" is named "Folded Hauler"
    And "Folding Sentinel" is 9/10
    And "Folding Sentinel" is the same object
    And "Folding Sentinel" is tapped
    And "Holy Strength" is attached to "Folding Sentinel"
    When the turn ends
    Then "Folding Sentinel" is 6/7

  @cr26:712.18
  Scenario: Folding Sentinel that converts to its back face and then to its front face is the same object and keeps its counter and Giant Growth's effect
    Given Alice controls a tapped "Folding Sentinel" with 1 +1/+1 counter
    And Alice has "Giant Growth" and "Sudden Refit" in hand and can pay {G}{1}{R}
    When Alice activates "fold" of "Folding Sentinel"
    And the stack resolves
    And Alice plays "Giant Growth" targeting "Folding Sentinel"
    And the stack resolves
    Then "Folding Sentinel" is 8/8
    When Alice plays "Sudden Refit" targeting "Folding Sentinel"
    And the stack resolves
    Then "Folding Sentinel" is named "Folding Sentinel"
    And "Folding Sentinel" is 6/6
    And "Folding Sentinel" is the same object
    And "Folding Sentinel" is tapped
    When the turn ends
    Then "Folding Sentinel" is 3/3

  @cr26:701.28e.2 @cr26:701.27f.3 @cr26:701.28a.6
  Scenario: Two-Way Sentry that transforms in response to its own ability isn't converted by it, and one that converts isn't transformed
    Given Alice controls "Two-Way Sentry" as "one" and "Two-Way Sentry" as "two" and can pay {1}{1}{1}{1}
    When Alice activates "fold" of "one"
    And Alice activates "turn" of "one"
    And the top of the stack resolves
    Then "one" is 3/3
    When the top of the stack resolves
    Then "one" is 3/3
    And "two" is 1/1
    When Alice activates "turn" of "two"
    And Alice activates "fold" of "two"
    And the top of the stack resolves
    Then "two" is 3/3
    When the top of the stack resolves
    Then "two" is 3/3
    And "two" is named "Two-Way Turret"

  @cr26:701.27f.3
  Scenario: Two-Way Sentry that Sudden Refits turned over and back before its ability was activated is transformed by it, and one that converts in response isn't
    Given Alice controls "Two-Way Sentry" as "one" and "Two-Way Sentry" as "two" and can pay {1}{1}{1}{R}{R}
    And Alice has 2 "Sudden Refit" as "refit" in hand
    When Alice plays "refit 1" targeting "one"
    And the stack resolves
    And Alice plays "refit 2" targeting "one"
    And the stack resolves
    Then "one" is 1/1
    When Alice activates "turn" of "one"
    And Alice activates "turn" of "two"
    And Alice activates "fold" of "two"
    And the stack resolves
    Then "one" is 3/3
    And "two" is 3/3

  @cr26:701.28e.3 @cr26:701.27f.4 @cr26:701.28a.6
  Scenario: Two-Way Sentry that has turned over before the end step is neither converted nor transformed there, and two others are
    Given Alice controls 4 "Two-Way Sentry" as "sentry" and can pay {1}{1}{1}{1}{1}{1}
    When Alice activates "fold_later" of "sentry 1"
    And Alice activates "turn_later" of "sentry 2"
    And Alice activates "fold_later" of "sentry 3"
    And Alice activates "turn_later" of "sentry 4"
    And the stack resolves
    And Alice activates "turn" of "sentry 1"
    And the stack resolves
    And Alice activates "fold" of "sentry 2"
    And the stack resolves
    Then "sentry 1" is 3/3
    And "sentry 2" is 3/3
    And "sentry 3" is 1/1
    When the game goes on to Alice's end step
    And Alice puts "sentry 1", "sentry 2", "sentry 3" and "sentry 4" in this order
    And the stack resolves
    Then "sentry 1" is 3/3
    And "sentry 2" is 3/3
    And "sentry 3" is 3/3
    And "sentry 4" is 3/3

  @cr26:701.28c @cr26:701.28a.4
  Scenario: A token that is a copy of Folding Sentinel is double-faced and converts
    Given Alice controls "Kiki-Jiki, Mirror Breaker" and "Folding Sentinel"
    And Alice can pay {1}
    When Alice activates "Kiki-Jiki, Mirror Breaker" targeting "Folding Sentinel"
    And the stack resolves
    Then the first "Folding Sentinel" token is 2/2
    When Alice activates "fold" of the first "Folding Sentinel" token
    And the stack resolves
    Then the first "Folding Sentinel" token is named "Folded Hauler"
    And the first "Folding Sentinel" token is 4/4
    And "Folding Sentinel" is 2/2

  @cr26:701.28a.3
  Scenario: Sudden Refit converts Glasspool Mimic, a modal double-faced card, into Glasspool Shore, a land with mana value 0
    Given Alice controls "Glasspool Mimic" with 1 +1/+1 counter
    And Alice has "Sudden Refit" in hand and can pay {R}
    When Alice plays "Sudden Refit" targeting "Glasspool Mimic"
    And the stack resolves
    Then "Glasspool Mimic" is named "Glasspool Shore"
    And "Glasspool Mimic" has exactly the types "land"
    And "Glasspool Mimic" is untapped
    And the mana value of "Glasspool Mimic" is 0
    And "Glasspool Mimic" has 1 +1/+1 counter
    When Alice taps "Glasspool Mimic" for mana
    Then Alice has {U} in the mana pool

  @cr26:701.28e
  Scenario: Two Sudden Refits, which are no abilities of Folding Sentinel, convert it and convert it back, and its own ability then does nothing
    Given Alice controls "Folding Sentinel" and can pay {1}{R}{R}
    And Alice has "Sudden Refit" as "one" and "Sudden Refit" as "two" in hand
    When Alice activates "fold" of "Folding Sentinel"
    And Alice plays "one" targeting "Folding Sentinel"
    And Alice plays "two" targeting "Folding Sentinel"
    And the top of the stack resolves
    Then "Folding Sentinel" is 4/4
    When the top of the stack resolves
    Then "Folding Sentinel" is 2/2
    When the stack resolves
    Then "Folding Sentinel" is 2/2
    And it happened twice that "Folding Sentinel" transformed

  @cr26:701.28e
  Scenario: Folding Sentinel that Sudden Refits turned over and back before its abilities were activated converts by its ability and by its delayed trigger
    Given Alice controls "Folding Sentinel" and can pay {1}{1}{R}{R}{R}
    And Alice has 3 "Sudden Refit" as "refit" in hand
    When Alice plays "refit 1" targeting "Folding Sentinel"
    And Alice plays "refit 2" targeting "Folding Sentinel"
    And the stack resolves
    Then "Folding Sentinel" is 2/2
    When Alice activates "fold" of "Folding Sentinel"
    And the stack resolves
    Then "Folding Sentinel" is 4/4
    When Alice plays "refit 3" targeting "Folding Sentinel"
    And the stack resolves
    And Alice activates "later" of "Folding Sentinel"
    And the stack resolves
    Then "Folding Sentinel" is 2/2
    When the game goes on to Alice's end step
    And the stack resolves
    Then "Folding Sentinel" is 4/4
    And it happened 5 times that "Folding Sentinel" transformed

  @cr26:701.27f.4
  Scenario: Two-Way Sentry that turned over and back before the delayed trigger of its ability was created is transformed by it in the end step
    Given Alice controls "Two-Way Sentry" as "one" and "Two-Way Sentry" as "two" and can pay {1}{1}{1}{1}{R}
    And Alice has "Sudden Refit" in hand
    When Alice activates "turn" of "one"
    And the stack resolves
    And Alice plays "Sudden Refit" targeting "one"
    And the stack resolves
    And Alice activates "turn_later" of "one"
    And Alice activates "turn_later" of "two"
    And the stack resolves
    And Alice activates "fold" of "two"
    And the stack resolves
    Then "one" is 1/1
    And "two" is 3/3
    When the game goes on to Alice's end step
    And Alice puts "one" and "two" in this order
    And the stack resolves
    Then "one" is 3/3
    And "two" is 3/3

  @cr26:701.27e.2
  Scenario: Cult of the Waxing Moon doesn't trigger for Delver of Secrets that Sudden Refit converts into a Human, and triggers for Folding Sentinel that it converts
    Given Alice controls "Cult of the Waxing Moon", "Delver of Secrets" and "Folding Sentinel"
    And Alice has 2 "Sudden Refit" as "refit" in hand and can pay {R}{R}
    When Alice plays "refit 1" targeting "Delver of Secrets"
    And the stack resolves
    Then "Delver of Secrets" has exactly the types "creature", "Human" and "Insect"
    And "Cult of the Waxing Moon" has triggered never
    When Alice plays "refit 2" targeting "Folding Sentinel"
    And the stack resolves
    Then "Folding Sentinel" is 4/4
    And "Cult of the Waxing Moon" has triggered once

  @cr26:701.28e.5 @cr26:701.28a.7
  Scenario: Two abilities of Turning Bench on the stack convert Folding Sentinel twice, and of two abilities of Folding Sentinel itself only the first one does
    Given Alice controls "Turning Bench", "Folding Sentinel" as "one" and "Folding Sentinel" as "two" and can pay {1}{1}{1}{1}
    When Alice activates "fold" of "Turning Bench" targeting "one"
    And Alice activates "fold" of "Turning Bench" targeting "one"
    And the top of the stack resolves
    Then "one" is 4/4
    When the top of the stack resolves
    Then "one" is 2/2
    When Alice activates "fold" of "two"
    And Alice activates "fold" of "two"
    And the stack resolves
    Then "two" is 4/4
    And it happened twice that "one" transformed
    And it happened once that "two" transformed

  @cr26:701.28e.6 @cr26:701.28e
  Scenario: Two-Way Sentry that has converted is converted by the delayed trigger of Turning Bench, and not by its own
    Given Alice controls "Turning Bench", "Two-Way Sentry" as "one" and "Two-Way Sentry" as "two" and can pay {1}{1}{1}{1}
    When Alice activates "fold_later" of "Turning Bench" targeting "one"
    And Alice activates "fold_later" of "two"
    And the stack resolves
    And Alice activates "fold" of "one"
    And Alice activates "fold" of "two"
    And the stack resolves
    Then "one" is 3/3
    And "two" is 3/3
    When the game goes on to Alice's end step
    And Alice puts "Turning Bench" and "two" in this order
    And the stack resolves
    Then "one" is 1/1
    And "two" is 3/3

  @cr26:701.28f
  Scenario: Sudden Refit doesn't convert Tavern Ruffian, which daybound doesn't let transform, and converts Delver of Secrets
    Given Alice controls "Tavern Ruffian" and "Delver of Secrets"
    And Alice has 2 "Sudden Refit" as "refit" in hand and can pay {R}{R}
    When Alice plays "refit 1" targeting "Tavern Ruffian"
    And the stack resolves
    Then "Tavern Ruffian" is 2/5
    When Alice plays "refit 2" targeting "Delver of Secrets"
    And the stack resolves
    Then "Delver of Secrets" is 3/2

  @cr26:701.28f
  Scenario: Sudden Refit at night doesn't convert Tavern Smasher, which nightbound doesn't let transform, and converts Delver of Secrets
    Given Alice controls "The Celestus", "Tavern Ruffian" and "Delver of Secrets" and can pay {3}{R}{R}
    And Alice has 2 "Sudden Refit" as "refit" in hand
    When Alice activates "turn" of "The Celestus"
    And the top of the stack resolves
    Then "Tavern Ruffian" is 6/5
    When the stack resolves
    And Alice says no
    And Alice plays "refit 1" targeting "Tavern Ruffian"
    And the stack resolves
    Then "Tavern Ruffian" is 6/5
    When Alice plays "refit 2" targeting "Delver of Secrets"
    And the stack resolves
    Then "Delver of Secrets" is 3/2
