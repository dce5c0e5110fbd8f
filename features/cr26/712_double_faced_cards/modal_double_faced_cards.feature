Feature: Modal double-faced cards

  @cr26:712.12
  Scenario: Bala Ged Recovery played as a land counts as its player's one land of the turn and can make mana
    Given Alice has "Bala Ged Recovery", "Cellar Door of Thorns" and "Plains" in hand
    Then Alice can play the land "Plains"
    And Alice can't play the land "Cellar Door of Thorns"
    And Alice can play the land "Bala Ged Recovery"
    When Alice plays the land "Bala Ged Recovery"
    Then "Bala Ged Recovery" is named "Bala Ged Sanctuary"
    And "Bala Ged Recovery" is tapped
    And Alice can't play the land "Plains" by rule 305.2
    When the game goes on to Alice's next main phase
    And Alice taps "Bala Ged Recovery" for mana
    Then Alice has {G} in the mana pool

  @cr26:712.8f @cr26:202.3b.2
  Scenario: Bala Ged Recovery is a land if it was played as a land, and a sorcery if it was cast as a spell
    Given Alice has "Bala Ged Recovery" as "one" and "Bala Ged Recovery" as "two" in hand and can pay {2}{G}
    And Alice has "Grizzly Bears" in graveyard
    When Alice plays the land "one"
    Then "one" is named "Bala Ged Sanctuary"
    And "one" has exactly the types "land"
    And the mana value of "one" is 0
    When Alice casts "two" targeting "Grizzly Bears"
    Then "two" is named "Bala Ged Recovery"
    And "two" has exactly the types "sorcery"
    And the mana value of "two" is 3
    When the stack resolves
    Then "Grizzly Bears" is in Alice's hand
    And "two" is in Alice's graveyard

  @cr26:712.8a
  Scenario: Bala Ged Recovery played as a land is a sorcery card again after it returns to its owner's hand
    Given Alice has "Bala Ged Recovery" in hand
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice plays the land "Bala Ged Recovery"
    Then "Bala Ged Recovery" is named "Bala Ged Sanctuary"
    When Bob casts "Boomerang" targeting "Bala Ged Recovery"
    And the stack resolves
    Then "Bala Ged Recovery" is in Alice's hand
    And "Bala Ged Recovery" is named "Bala Ged Recovery"
    And "Bala Ged Recovery" is green
    And "Bala Ged Recovery" has exactly the types "sorcery"
    And the mana value of "Bala Ged Recovery" is 3

  @cr26:712.19 @cr26:712.11c
  Scenario: With Deadly Vanity chosen for Nevermore, Selfless Glyphweaver can't be cast as Deadly Vanity, and can be cast as a creature
    Given Alice has "Nevermore" in hand and can pay {1}{W}{W}
    And Bob has "Selfless Glyphweaver" in hand and can pay {5}{B}{B}{B}{2}{W}
    When Alice plays "Nevermore"
    And the stack resolves
    And Alice chooses the card name "Deadly Vanity"
    And the game goes on to Bob's main phase
    Then Bob can't play "Selfless Glyphweaver" as "Deadly Vanity" because of "ban" of "Nevermore"
    And Bob can play "Selfless Glyphweaver"
    When Bob plays "Selfless Glyphweaver"
    And the stack resolves
    Then "Selfless Glyphweaver" is 2/3

  @cr26:712.19 @cr26:712.11c
  Scenario: With Selfless Glyphweaver chosen for Nevermore, its front face can't be cast, and Deadly Vanity on its back can be cast and destroys Hill Giant
    Given Alice has "Nevermore" in hand and can pay {1}{W}{W}
    And Alice controls "Hill Giant"
    And Bob controls "Craw Wurm"
    And Bob has "Selfless Glyphweaver" in hand and can pay {5}{B}{B}{B}{2}{W}
    When Alice plays "Nevermore"
    And the stack resolves
    And Alice chooses the card name "Selfless Glyphweaver"
    And the game goes on to Bob's main phase
    Then Bob can't play "Selfless Glyphweaver" because of "ban" of "Nevermore"
    And Bob can play "Selfless Glyphweaver" as "Deadly Vanity"
    When Bob plays "Selfless Glyphweaver" as "Deadly Vanity"
    And the stack resolves
    And Bob chooses "Craw Wurm"
    Then "Hill Giant" was destroyed
    And "Craw Wurm" is in play

  @cr26:712.11b.2
  Scenario: Alice casts the copy of Pale Envoy that Lens of Faces makes with its back face up, and the next copy with its front face up
    Given Alice controls 2 "Lens of Faces" as "lens" and can pay {2}{2}
    And Alice has "Pale Envoy" in graveyard
    When Alice activates "lens 1" targeting "Pale Envoy"
    And the top of the stack resolves
    And while "lens 1" resolves, Alice plays "Pale Envoy" as "Envoy's Sovereign"
    Then the copy of "Pale Envoy" is named "Envoy's Sovereign"
    And the copy of "Pale Envoy" has exactly the types "creature" and "Angel"
    And the copy of "Pale Envoy" is 7/7
    When the stack resolves
    Then the copy of "Pale Envoy" is named "Envoy's Sovereign"
    When Alice activates "lens 2" targeting "Pale Envoy"
    And the top of the stack resolves
    And while "lens 2" resolves, Alice plays "Pale Envoy"
    And the stack resolves
    Then Alice controls 1 "Pale Envoy" permanent
    And Alice controls 1 "Envoy's Sovereign" permanent
    And "Pale Envoy" is in Alice's graveyard

  @cr26:712.11c.2
  Scenario: In Bob's turn, Alice can't cast Wavering Scribe, a creature card, and can cast it as Scribe's Remark, the instant on its back
    Given it is Bob's main phase
    And Alice has "Wavering Scribe" in hand and can pay {1}{U}
    And Alice has "Island" on top of library
    When Bob passes
    Then Alice can't cast "Wavering Scribe" by rule 117.1a
    And Alice can cast "Wavering Scribe" as "Scribe's Remark"
    When Alice casts "Wavering Scribe" as "Scribe's Remark"
    And the stack resolves
    Then "Island" is in Alice's hand
    And "Wavering Scribe" is in Alice's graveyard

  @cr26:202.3b.2
  Scenario: Cellar Door of Thorns, cast as its modal back face Thing in the Cellar, which costs {3}{G}, has mana value 4, so Disrupting Shoal with X = 4 counters it
    Given Alice has "Cellar Door of Thorns" in hand and can pay {3}{G}
    And Bob has "Disrupting Shoal" in hand and can pay {4}{U}{U}
    When Alice casts "Cellar Door of Thorns" as "Thing in the Cellar"
    And Bob casts "Disrupting Shoal" with X = 4 targeting "Cellar Door of Thorns"
    And the stack resolves
    Then "Cellar Door of Thorns" was countered
    And "Cellar Door of Thorns" is in Alice's graveyard

  @cr26:712.8f.3 @cr26:202.3b.2
  Scenario: Cellar Door of Thorns cast with its front face up is only an artifact, and cast as Thing in the Cellar only a creature without the Door's ability
    Given Alice has "Cellar Door of Thorns" as "door" and "Cellar Door of Thorns" as "thing" in hand and can pay {2}{G}{3}{G}
    When Alice casts "door"
    Then "door" is named "Cellar Door of Thorns"
    And "door" has exactly the types "artifact"
    And the mana value of "door" is 3
    And "door" has no power
    When the stack resolves
    Then "door" has exactly the types "artifact"
    And "door" has the ability "thorns"
    And "door" has no power
    When Alice casts "thing" as "Thing in the Cellar"
    Then "thing" has exactly the types "creature" and "Beast"
    And the mana value of "thing" is 4
    And "thing" is named "Thing in the Cellar"
    And "thing" is 4/4
    And "thing" doesn't have the ability "thorns"
    When the stack resolves
    Then "thing" is named "Thing in the Cellar"
    And "thing" has exactly the types "creature" and "Beast"
    And "thing" is 4/4
    And "thing" doesn't have the ability "thorns"
