Feature: Earthbend

  @cr26:701.66a @cr26:701.66b
  Scenario: A Forest that was earthbent is a 4/4 creature with haste, and returns tapped and as a mere land after it has died
    Given Alice controls "Bending School" and "Forest"
    And Alice has "Earthbending Lesson" in hand and can pay {3}{G}
    And Bob has "Murder" in hand and can pay {1}{B}{B}
    When Alice plays "Earthbending Lesson" targeting "Forest"
    And the top of the stack resolves
    Then "Forest" is 4/4
    And "Forest" has 4 +1/+1 counters
    And "Forest" has "haste"
    And "Forest" has the types "land" and "creature"
    And the stack holds the ability "earth" of "Bending School"
    When the stack resolves
    Then Alice is at 23 life
    When Bob plays "Murder" targeting "Forest"
    And the stack resolves
    Then it happened once that "Forest" died
    And "Forest" is in play under Alice's control
    And "Forest" is tapped
    And "Forest" has no power
    And Alice is at 23 life

  @cr26:701.66a
  Scenario: A Forest that was earthbent returns tapped after it has been exiled, but not after it has returned to hand
    Given Alice controls 2 "Forest" as "wood"
    And Alice has 2 "Earthbending Lesson" as "lesson" in hand and can pay {3}{G}{3}{G}
    And Bob has "Swords to Plowshares" and "Boomerang" in hand and can pay {W}{U}{U}
    When Alice plays "lesson 1" targeting "wood 1"
    And the stack resolves
    And Alice plays "lesson 2" targeting "wood 2"
    And the stack resolves
    And Bob plays "Swords to Plowshares" targeting "wood 1"
    And the stack resolves
    Then it happened once that "wood 1" was exiled
    And "wood 1" is in play under Alice's control
    And "wood 1" is tapped
    When Bob plays "Boomerang" targeting "wood 2"
    And the stack resolves
    Then "wood 2" is in Alice's hand

  @cr26:701.66a
  Scenario: A Forest that was earthbent returns tapped, and is no creature, after Murder has destroyed it
    Given Alice controls "Forest"
    And Alice has "Earthbending Lesson" in hand and can pay {3}{G}
    And Bob has "Murder" in hand and can pay {1}{B}{B}
    When Alice plays "Earthbending Lesson" targeting "Forest"
    And the stack resolves
    Then "Forest" is 4/4
    And "Forest" has "haste"
    When Bob plays "Murder" targeting "Forest"
    And the stack resolves
    Then it happened once that "Forest" died
    And "Forest" is in play under Alice's control
    And "Forest" is tapped
    And "Forest" has no power

  @cr26:701.66a
  Scenario: Alice can earthbend only a land that she controls, which stays a basic Forest, and Bob's Forest returns under her control after it has died
    Given Alice controls "Forest" owned by Bob
    And Alice has "Earthbending Lesson" in hand and can pay {3}{G}
    And Alice controls "Hill Giant"
    And Bob controls "Swamp" and has "Murder" in hand and can pay {1}{B}{B}
    Then Alice can't play "Earthbending Lesson" targeting "Swamp" by rule 601.2c
    And Alice can't play "Earthbending Lesson" targeting "Hill Giant" by rule 601.2c
    And Alice can play "Earthbending Lesson" targeting "Forest"
    When Alice plays "Earthbending Lesson" targeting "Forest"
    And the stack resolves
    Then "Forest" is 4/4
    And "Forest" has exactly the types "basic", "land", "creature" and "Forest"
    When Bob plays "Murder" targeting "Forest"
    And the stack resolves
    Then it happened once that "Forest" died
    And "Forest" is in play under Alice's control
    And "Forest" is tapped
    And "Forest" has exactly the types "basic", "land" and "Forest"

  @cr26:701.66a
  Scenario: A Forest that was earthbent is still a creature in later turns, and returns tapped after it has died in Bob's turn
    Given Alice controls "Forest" and has "Earthbending Lesson" in hand
    And Alice has {G}{G}{G}{G} in the mana pool
    And Alice has 4 "Plains" as "dune" as library
    And Bob has 4 "Swamp" as "leaf" as library
    And Bob has "Murder" in hand and can pay {1}{B}{B}
    When Alice plays "Earthbending Lesson" targeting "Forest"
    And the stack resolves
    And Alice attacks with "Forest"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 16 life
    When the game goes on to Bob's main phase
    Then "Forest" is 4/4
    And "Forest" has "haste"
    When Bob plays "Murder" targeting "Forest"
    And the stack resolves
    Then it happened once that "Forest" died
    And "Forest" is in play under Alice's control
    And "Forest" is tapped
    And "Forest" has no power

  @cr26:701.66a
  Scenario: Dryad Arbor, a land creature, that was earthbent is a 4/4 Dryad with four counters, and returns tapped as a 1/1 creature
    Given Alice controls "Dryad Arbor"
    And Alice has "Earthbending Lesson" in hand and can pay {3}{G}
    And Bob has "Murder" in hand and can pay {1}{B}{B}
    When Alice plays "Earthbending Lesson" targeting "Dryad Arbor"
    And the stack resolves
    Then "Dryad Arbor" is 4/4
    And "Dryad Arbor" has exactly the types "land", "creature", "Forest" and "Dryad"
    When Bob plays "Murder" targeting "Dryad Arbor"
    And the stack resolves
    Then it happened once that "Dryad Arbor" died
    And "Dryad Arbor" is tapped
    And "Dryad Arbor" is 1/1

  @cr26:701.66a.2
  Scenario: Without a Forest, Rockalanche makes an Island a 0/0 creature that dies and returns tapped, and with a Forest the Island is 1/1
    Given Alice controls "Island"
    And Alice has 2 "Rockalanche" as "rocks" and "Forest" in hand
    And Alice has {G}{G}{G}{G}{G}{G} in the mana pool
    When Alice plays "rocks 1" targeting "Island"
    And the stack resolves
    Then it happened once that "Island" died
    And "Island" is in play under Alice's control
    And "Island" is tapped
    When Alice plays the land "Forest"
    And Alice plays "rocks 2" targeting "Island"
    And the stack resolves
    Then "Island" is 1/1
    And "Island" has "haste"

  @cr26:701.66a
  Scenario: With one Forest, Rockalanche makes an Island a 1/1 creature with haste, which returns tapped after Lightning Bolt has destroyed it
    Given Alice controls "Island" and "Forest"
    And Alice has "Rockalanche" in hand
    And Alice has {G}{G}{G} in the mana pool
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Alice plays "Rockalanche" targeting "Island"
    And the stack resolves
    Then "Island" is 1/1
    And "Island" has "haste"
    And "Island" has 1 +1/+1 counter
    When Bob plays "Lightning Bolt" targeting "Island"
    And the stack resolves
    Then it happened once that "Island" died
    And "Island" is in play under Alice's control
    And "Island" is tapped

  @cr26:701.66a
  Scenario: A Forest that Alice earthbent and that dies under Bob's control returns under Alice's control
    Given Alice controls "Forest"
    And Alice has "Earthbending Lesson" in hand and can pay {3}{G}
    And Bob has "Sudden Claim" and "Murder" in hand and can pay {U}{1}{B}{B}
    When Alice plays "Earthbending Lesson" targeting "Forest"
    And the stack resolves
    And Bob plays "Sudden Claim" targeting "Forest"
    And the stack resolves
    Then Bob controls "Forest"
    When Bob plays "Murder" targeting "Forest"
    And the stack resolves
    Then it happened once that "Forest" died
    And "Forest" is in play under Alice's control
    And "Forest" is tapped

  @cr26:701.66a @cr26:701.66b.2
  Scenario: Bending School doesn't trigger for a Forest that has left before it is earthbent, and triggers for another one, and Bob's doesn't
    Given Alice controls "Bending School" and 2 "Forest" as "wood"
    And Alice has 2 "Earthbending Lesson" as "lesson" in hand
    And Alice has {G}{G}{G}{G}{G}{G}{G}{G} in the mana pool
    And Bob controls "Bending School" as "theirs"
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice plays "lesson 1" targeting "wood 1"
    And Bob in response plays "Boomerang" targeting "wood 1"
    And the stack resolves
    Then "wood 1" is in Alice's hand
    And "lesson 1" did not resolve
    And "Bending School" has triggered never
    When Alice plays "lesson 2" targeting "wood 2"
    And the stack resolves
    Then "Bending School" has triggered once
    And "theirs" has triggered never
    And Alice is at 23 life
    And "wood 2" is 4/4

  @cr26:701.66a
  Scenario: A Forest that was earthbent and has returned after it died doesn't return again after Stone Rain has destroyed it
    Given it is Bob's main phase
    And Alice controls "Forest" and "Vedalken Orrery"
    And Alice has "Earthbending Lesson" in hand
    And Alice has {G}{G}{G}{G} in the mana pool
    And Bob has "Murder" and "Stone Rain" in hand and can pay {1}{B}{B}{2}{R}
    When Alice in response plays "Earthbending Lesson" targeting "Forest"
    And the stack resolves
    Then "Forest" is 4/4
    When Bob plays "Murder" targeting "Forest"
    And the stack resolves
    Then "Forest" is in play under Alice's control
    And "Forest" is tapped
    When Bob plays "Stone Rain" targeting "Forest"
    And the stack resolves
    Then "Forest" is in Alice's graveyard
    And it happened twice that "Forest" died
