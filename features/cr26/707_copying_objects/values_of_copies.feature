Feature: Values that a copy has

  @cr26:707.2a
  Scenario: A Clone that copies Soul Warden is white and triggers once for each creature that enters
    Given Alice has "Clone" and "Hill Giant" in hand and can pay {3}{U}{3}{R}
    And Bob controls "Soul Warden"
    When Alice plays "Clone"
    And the stack resolves
    And as it resolves, Alice chooses "Soul Warden" for "Clone"
    Then "Clone" is white
    And "Clone" is 1/1
    When Alice plays "Hill Giant"
    And the stack resolves
    Then "Clone" has triggered once
    And Alice is at 21 life

  @cr26:707.2b
  Scenario: A Clone that copied Hill Giant stays a copy of Hill Giant while the original is a copy of Serra Angel
    Given Alice has "Clone" and "Cytoshape" in hand and can pay {3}{U}{1}{G}{U}
    And Bob controls "Hill Giant" and "Serra Angel"
    When Alice plays "Clone"
    And the stack resolves
    And as it resolves, Alice chooses "Hill Giant" for "Clone"
    And Alice plays "Cytoshape" targeting "Hill Giant"
    And the stack resolves
    And as it resolves, Alice chooses "Serra Angel" for "Cytoshape"
    Then "Hill Giant" is named "Serra Angel"
    And "Hill Giant" is 4/4
    And "Clone" is named "Hill Giant"
    And "Clone" is 3/3

  @cr26:707.4
  Scenario: Thragtusk that becomes a copy of Hill Giant and is itself again triggers nothing, and triggers when it leaves the battlefield
    Given Bob controls "Hill Giant"
    And Alice has "Thragtusk", "Cytoshape" and "Boomerang" in hand and can pay {4}{G} and can pay {1}{G}{U} and can pay {U}{U}
    When Alice plays "Thragtusk"
    And the stack resolves
    Then Alice is at 25 life
    When Alice plays "Cytoshape" targeting "Thragtusk"
    And the stack resolves
    And as it resolves, Alice chooses "Hill Giant" for "Cytoshape"
    Then "Thragtusk" is named "Hill Giant"
    And "Thragtusk" is 3/3
    And the stack is empty
    When the turn ends
    Then "Thragtusk" is 5/3
    And "Thragtusk" has triggered once
    And Alice is at 25 life
    When Alice plays "Boomerang" targeting "Thragtusk"
    And the stack resolves
    Then Alice controls one 3/3 green "Beast" creature token

  @cr26:707.7 @cr26:406.6
  Scenario: A copied Isochron Scepter without a card of its own casts nothing, and the original casts a copy of its card
    Given Alice has "Isochron Scepter", "Reach Through Mists" and "Copy Artifact" in hand and can pay {2}{1}{U} and can pay {4}
    When Alice plays "Isochron Scepter"
    And the stack resolves
    And as it resolves, Alice says yes for "Isochron Scepter"
    And Alice chooses "Reach Through Mists" for "Isochron Scepter"
    And Alice plays "Copy Artifact"
    And the stack resolves
    And as it resolves, Alice chooses "Isochron Scepter" for "Copy Artifact"
    And Alice activates "Copy Artifact"
    And the stack resolves
    Then Alice has drawn no cards
    And nobody is asked anything
    When Alice activates "Isochron Scepter"
    And the stack resolves
    And as it resolves, Alice says yes for "Isochron Scepter"
    Then Alice has drawn 1 card
    And "Reach Through Mists" is exiled
    And "Copy Artifact" is named "Isochron Scepter"

  @cr26:707.8
  Scenario: A Clone of Sinuous Predator is 4/4, and a Clone of Kessig Prowler is 2/1
    Given Alice has "Clone" as "one" and "Clone" as "two" in hand and can pay {3}{U}{3}{U}
    And Bob controls a transformed "Kessig Prowler" as "beast" and "Kessig Prowler" as "prowler"
    When Alice plays "one"
    And the stack resolves
    And as it resolves, Alice chooses "beast" for "one"
    And Alice plays "two"
    And the stack resolves
    And as it resolves, Alice chooses "prowler" for "two"
    Then "one" is named "Sinuous Predator"
    And "one" is 4/4
    And "two" is named "Kessig Prowler"
    And "two" is 2/1

  @cr26:707.9 @cr26:707.9c
  Scenario: Vesuvan Doppelganger that copies Hill Giant is a blue 3/3 creature, and a Clone of Hill Giant is red
    Given Alice has "Vesuvan Doppelganger" and "Clone" in hand and can pay {3}{U}{U}{3}{U}
    And Bob controls "Hill Giant"
    When Alice plays "Vesuvan Doppelganger"
    And the stack resolves
    And as it resolves, Alice chooses "Hill Giant" for "Vesuvan Doppelganger"
    And Alice plays "Clone"
    And the stack resolves
    And as it resolves, Alice chooses "Hill Giant" for "Clone"
    Then "Vesuvan Doppelganger" is 3/3
    And "Vesuvan Doppelganger" is named "Hill Giant"
    And "Vesuvan Doppelganger" is blue
    And "Clone" is red

  @cr26:707.2.2 @cr26:109.3
  Scenario: A Clone that copies a tapped Bog Wraith whose swampwalk Magical Hack has made plainswalk is untapped and has swampwalk
    Given Alice has "Magical Hack" and "Clone" in hand and can pay {U}{3}{U}
    And Bob controls tapped "Bog Wraith"
    And "Bog Wraith" has 2 +1/+1 counters
    When Alice plays "Magical Hack" targeting "Bog Wraith"
    And the stack resolves
    And Alice chooses the land type "Swamp"
    And Alice chooses the land type "Plains"
    And Alice plays "Clone"
    And the stack resolves
    And Alice chooses "Bog Wraith" for "Clone"
    Then the text of "Bog Wraith" says "plains"
    And the text of "Clone" says "swamp"
    And the text of "Clone" doesn't say "plains"
    And "Bog Wraith" is tapped
    And "Clone" is untapped
    And "Clone" has no +1/+1 counters
    And "Clone" is 3/3

  @cr26:707.2a.2
  Scenario: A Clone of Dryad Arbor, which is green by its colour indicator, is green, too
    Given Alice has "Clone" in hand and can pay {3}{U}
    And Bob controls "Dryad Arbor" and "Hill Giant"
    When Alice plays "Clone"
    Then "Clone" is blue
    When the stack resolves
    And as it resolves, Alice chooses "Dryad Arbor" for "Clone"
    Then "Clone" is green
    And the mana value of "Clone" is 0
    And "Clone" has exactly the types "land", "creature", "Forest" and "Dryad"

  @cr26:707.7.2
  Scenario: Copy Artifact that is a copy of Isochron Scepter exiles a card of its own and casts a copy of that card, and Bob's Scepter doesn't find the card
    Given Alice has "Reach Through Mists" and "Copy Artifact" in hand and can pay {1}{U}{2}
    And Bob controls "Isochron Scepter" and can pay {2}
    When Alice plays "Copy Artifact"
    And the stack resolves
    And as it resolves, Alice chooses "Isochron Scepter" for "Copy Artifact"
    And as it resolves, Alice says yes for "Copy Artifact"
    And Alice chooses "Reach Through Mists" for "Copy Artifact"
    Then "Reach Through Mists" is exiled
    When Alice passes
    And Bob activates "Isochron Scepter"
    And the stack resolves
    Then nobody is asked anything
    When Alice activates "Copy Artifact"
    And the stack resolves
    And as it resolves, Alice says yes for "Copy Artifact"
    Then Alice has drawn 1 card
    And "Reach Through Mists" is exiled
    And Bob has drawn no cards

  @cr26:707.11
  Scenario: Pilgrim at Dusk gets the counter of its own ability although it has become Prowler at Night meanwhile, and another Pilgrim gets none
    Given Alice controls "Pilgrim at Dusk" as "walker" and "Pilgrim at Dusk" as "other" and can pay {3}
    When Alice activates "walk" of "walker"
    And Alice activates "turn" of "walker"
    And the top of the stack resolves
    Then "walker" is named "Prowler at Night"
    And "walker" is 3/3
    When the stack resolves
    Then "walker" is 4/4
    And "other" is 1/1

  @cr26:707.11
  Scenario: Pilgrim at Dusk gets the counter of its own ability under its own name, and keeps it as Prowler at Night
    Given Alice controls "Pilgrim at Dusk" as "walker" and "Pilgrim at Dusk" as "other" and can pay {3}
    When Alice activates "walk" of "walker"
    And the stack resolves
    Then "walker" is 2/2
    When Alice activates "turn" of "walker"
    And the stack resolves
    Then "walker" is named "Prowler at Night"
    And "walker" is 4/4
    And "other" is 1/1

  @cr26:707.11.2
  Scenario: Morphling gets flying by its own ability although it has become a copy of Grizzly Bears meanwhile, and Grizzly Bears get none
    Given Alice controls "Morphling" and "Grizzly Bears" and can pay {U}
    And Alice has "Cytoshape" in hand and can pay {1}{G}{U}
    When Alice activates "fly" of "Morphling"
    And Alice casts "Cytoshape" targeting "Morphling"
    And the top of the stack resolves
    And as it resolves, Alice chooses "Grizzly Bears" for "Cytoshape"
    Then "Morphling" is named "Grizzly Bears"
    And "Morphling" doesn't have "flying"
    When the stack resolves
    Then "Morphling" has "flying"
    And "Morphling" is 2/2
    And "Grizzly Bears" doesn't have "flying"

  @cr26:707.11.2
  Scenario: Morphling, of which Clone is a copy, gets flying by its own ability under its own name, and Clone gets none
    Given Alice controls "Morphling" and can pay {U}
    And Alice has "Clone" in hand and can pay {3}{U}
    When Alice casts "Clone"
    And the stack resolves
    And as it resolves, Alice chooses "Morphling" for "Clone"
    And Alice activates "fly" of "Morphling"
    And the stack resolves
    Then "Morphling" has "flying"
    And "Clone" is named "Morphling"
    And "Clone" doesn't have "flying"

  @cr26:707.4
  Scenario: Unstable Shapeshifter that is a copy of Thragtusk and becomes a copy of Hill Giant gains no life and creates no token
    Given Alice controls "Unstable Shapeshifter"
    And Bob has "Thragtusk" and "Hill Giant" in hand and can pay {4}{G} and can pay {3}{R}
    And it is Bob's main phase
    When Bob plays "Thragtusk"
    And the stack resolves
    Then "Unstable Shapeshifter" is named "Thragtusk"
    And Bob is at 25 life
    And Alice is at 20 life
    When Bob plays "Hill Giant"
    And the stack resolves
    Then "Unstable Shapeshifter" is named "Hill Giant"
    And Alice controls no "token" permanents
    And Alice is at 20 life

  @cr26:707.4.2
  Scenario: Unstable Shapeshifter that is a copy of Hill Giant and that Purelace made white is still white as it becomes a copy of Grizzly Bears
    Given Alice controls "Unstable Shapeshifter"
    And Alice has "Purelace" in hand and can pay {W}
    And Bob has "Hill Giant" and "Grizzly Bears" in hand and can pay {3}{R} and can pay {1}{G}
    And it is Bob's main phase
    When Bob plays "Hill Giant"
    And the stack resolves
    Then "Unstable Shapeshifter" is named "Hill Giant"
    And "Unstable Shapeshifter" is red
    When Bob passes
    And Alice plays "Purelace" targeting "Unstable Shapeshifter"
    And the stack resolves
    Then "Unstable Shapeshifter" is white
    When Bob plays "Grizzly Bears"
    And the stack resolves
    Then "Unstable Shapeshifter" is named "Grizzly Bears"
    And "Unstable Shapeshifter" is 2/2
    And "Unstable Shapeshifter" is white
    And "Unstable Shapeshifter" isn't red
    And "Grizzly Bears" is green

  @cr26:707.3.ex1
  Scenario: A token that is a copy of Vesuvan Doppelganger, which entered as a copy of Runeclaw Bear, is a blue 2/2 Bear with the ability that the copy effect gave
    Given Alice controls "Kiki-Jiki, Mirror Breaker" and "Runeclaw Bear" as "bear"
    And Alice has "Vesuvan Doppelganger" in hand and can pay {3}{U}{U}
    When Alice casts "Vesuvan Doppelganger"
    And the stack resolves
    And as it resolves, Alice chooses "bear" for "Vesuvan Doppelganger"
    And Alice activates "Kiki-Jiki, Mirror Breaker" targeting "Vesuvan Doppelganger"
    And the stack resolves
    Then the first "Runeclaw Bear" token is blue
    And the first "Runeclaw Bear" token is 2/2
    And the first "Runeclaw Bear" token has the ability "turn"
    And "bear" is green
