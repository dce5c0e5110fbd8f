Feature: What pays in place of mana

  @may01:ours.305
  Scenario: Creatures pay for generic mana, and for mana of their colours
    Given Alice controls "Llanowar Elves", "Hill Giant" and "Grizzly Bears" and can pay {G}
    And Alice has "Chord of Calling" in hand
    And Alice has "Trained Armodon", "Llanowar Elves" as "elf" and "Island" as library
    Then the mana cost of "Chord of Calling" is {X}{G}{G}{G}
    And "Chord of Calling" is green
    And "Chord of Calling" has exactly the type "instant"
    When Alice plays "Chord of Calling" with X = 1 tapping "Llanowar Elves", "Hill Giant" and "Grizzly Bears"
    Then the total cost of "Chord of Calling" is {1}{G}{G}{G}
    And {G} was spent on "Chord of Calling"
    And "Llanowar Elves", "Hill Giant" and "Grizzly Bears" are tapped
    When the top of the stack resolves
    Then Alice may choose "elf" for "Chord of Calling"
    And Alice may not choose "Trained Armodon" for "Chord of Calling"
    When Alice chooses "elf" for "Chord of Calling"
    Then "elf" is in play

  @may01:ours.305
  Scenario: A creature pays for no colour that it hasn't, for no more than there is, and not tapped
    Given Alice controls "Hill Giant", "Goblin Raider" and "Grizzly Bears" and can pay {G}{G}
    And Alice controls a tapped "Llanowar Elves"
    And Alice has "Chord of Calling" in hand
    And Alice has "Craw Wurm" as library
    Then Alice can't play "Chord of Calling" with X = 0 tapping "Hill Giant" by rule 409.1f
    And Alice can't play "Chord of Calling" with X = 0 tapping "Llanowar Elves" by rule 409.1f
    And Alice can't play "Chord of Calling" with X = 1 tapping "Hill Giant", "Goblin Raider" and "Grizzly Bears" by rule 409.1f
    And Alice can play "Chord of Calling" with X = 0 tapping "Grizzly Bears"
    When Alice plays "Chord of Calling" with X = 1 tapping "Hill Giant" and "Grizzly Bears"
    Then {G}{G} was spent on "Chord of Calling"
    And "Goblin Raider" is untapped

  @may01:ours.306
  Scenario: Cards that are exiled pay for generic mana, as many as there are, and for none that is coloured
    Given Alice has "Treasure Cruise" in hand and can pay {2}{U}
    And Alice has 6 "Island" as "isle" in graveyard
    And Alice has 3 "Forest" as library
    Then the mana cost of "Treasure Cruise" is {7}{U}
    And "Treasure Cruise" is blue
    And "Treasure Cruise" has exactly the type "sorcery"
    When Alice plays "Treasure Cruise" exiling "isle 1", "isle 2", "isle 3", "isle 4" and "isle 5"
    Then the total cost of "Treasure Cruise" is {7}{U}
    And {2}{U} was spent on "Treasure Cruise"
    And "isle 5" is exiled
    And "isle 6" is in Alice's graveyard
    When the stack resolves
    Then Alice has 3 cards in hand

  @may01:ours.306
  Scenario: Neither what costs more nor what costs less makes delve do more than pay for generic mana
    Given Alice has "Treasure Cruise" in hand and can pay {U}
    And Alice has 9 "Island" as "isle" in graveyard
    And Alice has 3 "Forest" as library
    And Bob controls "Sphere of Resistance"
    Then Alice can't play "Treasure Cruise" exiling "isle 1", "isle 2", "isle 3", "isle 4", "isle 5", "isle 6", "isle 7", "isle 8" and "isle 9" by rule 409.1f
    And Alice can play "Treasure Cruise" exiling "isle 1", "isle 2", "isle 3", "isle 4", "isle 5", "isle 6", "isle 7" and "isle 8"
    When Alice plays "Treasure Cruise" exiling "isle 1", "isle 2", "isle 3", "isle 4", "isle 5", "isle 6", "isle 7" and "isle 8"
    Then the total cost of "Treasure Cruise" is {8}{U}
    And {U} was spent on "Treasure Cruise"

  @may01:ours.307
  Scenario: Artifacts pay for generic mana, one each, whatever mana they would make
    Given Alice controls "Sol Ring" and "Steel Wall" and can pay {U}
    And Alice has "Metallic Rebuke" in hand
    And Bob has "Lava Spike" in hand and can pay {R}{2}
    Then the mana cost of "Metallic Rebuke" is {2}{U}
    And "Metallic Rebuke" is blue
    And "Metallic Rebuke" has exactly the type "instant"
    When the game goes on to Bob's main phase
    And Bob plays "Lava Spike" targeting Alice
    Then Alice can play "Metallic Rebuke" tapping "Sol Ring" and "Steel Wall" targeting "Lava Spike"
    When Alice plays "Metallic Rebuke" tapping "Sol Ring" and "Steel Wall" targeting "Lava Spike"
    Then {U} was spent on "Metallic Rebuke"
    And "Sol Ring" and "Steel Wall" are tapped
    When the stack resolves
    Then "Lava Spike" is in Bob's graveyard
    And Alice is at 20 life

  @may01:ours.307
  Scenario: A wall that is an artifact and a creature pays for as much as any artifact
    Given Alice controls "Steel Wall" and can pay {U}{U}
    And Alice has "Metallic Rebuke" in hand
    And Bob has "Lava Spike" in hand and can pay {R}{2}
    When the game goes on to Bob's main phase
    And Bob plays "Lava Spike" targeting Alice
    And Alice plays "Metallic Rebuke" tapping "Steel Wall" targeting "Lava Spike"
    Then {U}{U} was spent on "Metallic Rebuke"
    And "Steel Wall" is tapped
    When the stack resolves
    Then "Lava Spike" is in Bob's graveyard
    And Alice is at 20 life

  @may01:ours.305
  Scenario: Creatures of whatever colour pay for generic mana, and lands for the rest
    Given Alice controls "Hill Giant", "Goblin Raider" and "Steel Wall" and can pay {G}{G}{G}
    And Alice has "Chord of Calling" in hand
    And Alice has "Grizzly Bears" and "Island" as library
    When Alice plays "Chord of Calling" with X = 2 tapping "Hill Giant" and "Goblin Raider"
    Then {G}{G}{G} was spent on "Chord of Calling"
    And "Hill Giant" and "Goblin Raider" are tapped
    And "Steel Wall" is untapped
    When the top of the stack resolves
    And Alice chooses "Grizzly Bears" for "Chord of Calling"
    Then "Grizzly Bears" is in play

  @may01:ours.306
  Scenario: Nothing needs to be exiled where mana pays for all of it
    Given Alice has "Treasure Cruise" in hand and can pay {7}{U}
    And Alice has 2 "Island" as "isle" in graveyard
    And Alice has 4 "Forest" as "wood" as library
    When Alice plays "Treasure Cruise"
    Then {7}{U} was spent on "Treasure Cruise"
    And "isle 1" and "isle 2" are in Alice's graveyard
    When the stack resolves
    Then Alice has 3 cards in hand
    And Alice has 3 cards in graveyard
