Feature: Airbend

  @cr26:701.65a @cr26:701.65b
  Scenario: Alice airbends Bob's creature, and its owner may cast it from exile for {2}
    Given Alice controls "Bending School"
    And Alice has "Sudden Gale" in hand and can pay {1}{W}{2}
    And Bob controls "Hill Giant" and can pay {2}
    When Alice plays "Sudden Gale" targeting "Hill Giant"
    And the top of the stack resolves
    Then "Hill Giant" is in exile
    And the stack holds the ability "air" of "Bending School"
    When the stack resolves
    Then Alice is at 21 life
    When the game goes on to Bob's main phase
    And Bob plays "Hill Giant" from exile
    Then the total cost of "Hill Giant" is {2}
    When the stack resolves
    Then "Hill Giant" is in play under Bob's control
    And Alice is at 21 life

  @cr26:701.65a
  Scenario: A spell that is airbent is exiled and doesn't resolve, and its owner may cast it for {2}
    Given Alice has "Sudden Gale" in hand and can pay {1}{W}
    And Bob has "Mind Rot" in hand and can pay {2}{B}{2}
    And Alice has "Island" and "Plains" in hand
    And it is Bob's main phase
    When Bob plays "Mind Rot" targeting Alice
    And Alice in response plays "Sudden Gale" targeting "Mind Rot"
    And the stack resolves
    Then "Mind Rot" is in exile
    And Alice has 2 cards in hand
    When Bob plays "Mind Rot" from exile targeting Alice
    And the stack resolves
    Then Alice's hand is empty
    And "Mind Rot" is in Bob's graveyard

  @cr26:701.65a
  Scenario: Alice airbends her own Bronze Sable, whose mana cost is {2}, too, and casts it from exile for {2}
    Given Alice controls "Bronze Sable" and "Hill Giant"
    And Alice has "Sudden Gale" in hand and can pay {1}{W}{2}
    When Alice plays "Sudden Gale" targeting "Bronze Sable"
    And the stack resolves
    Then "Bronze Sable" is in exile
    When Alice plays "Bronze Sable" from exile
    Then the total cost of "Bronze Sable" is {2}
    When the stack resolves
    Then "Bronze Sable" is in play under Alice's control
    And "Bronze Sable" is 2/1
    And "Hill Giant" is in play

  @cr26:701.65a.2
  Scenario: Alice airbends both players' creatures and Bob's spell at once, and each owner may cast the card for {2}
    Given it is Bob's main phase
    And Alice has "Rising Gale" and "Island" in hand and can pay {2}{W}{2}
    And Alice controls "Craw Wurm"
    And Bob controls "Hill Giant" and has "Mind Rot" in hand and can pay {2}{B}{2}{2}
    When Bob plays "Mind Rot" targeting Alice
    And Alice in response plays "Rising Gale"
    And the stack resolves
    Then it happened at once that "Craw Wurm" was exiled and "Hill Giant" was exiled and "Mind Rot" was exiled
    And Alice has 1 card in hand
    When Bob plays "Hill Giant" from exile
    Then the total cost of "Hill Giant" is {2}
    When the stack resolves
    And Bob plays "Mind Rot" from exile targeting Alice
    Then the total cost of "Mind Rot" is {2}
    When the stack resolves
    Then Alice's hand is empty
    And "Hill Giant" is in play under Bob's control
    When the game goes on to Alice's main phase
    And Alice plays "Craw Wurm" from exile
    Then the total cost of "Craw Wurm" is {2}

  @cr26:701.65b.2
  Scenario: Alice airbends nothing, and Bending School doesn't trigger; she airbends two creatures at once, and it triggers once, and Bob's doesn't
    Given Alice controls "Bending School" and has "Rising Gale" as "one" and "Rising Gale" as "two" in hand
    And Alice has "Grizzly Bears" and "Ornithopter" in hand and can pay {2}{W}{2}{W}{1}{G}
    And Bob controls "Bending School" as "theirs"
    When Alice plays "one"
    And the stack resolves
    Then "Bending School" has triggered never
    And Alice is at 20 life
    When Alice plays "Grizzly Bears"
    And the stack resolves
    And Alice plays "Ornithopter"
    And the stack resolves
    And Alice plays "two"
    And the stack resolves
    Then "Grizzly Bears" and "Ornithopter" are in exile
    And "Bending School" has triggered once
    And "theirs" has triggered never
    And Alice is at 21 life

  @cr26:701.65a
  Scenario: Bob, who owns the creature that Alice controlled as she airbent it, may cast it for {2}, to which Sphere of Resistance adds {1}, and Alice can't
    Given Alice controls "Hill Giant" owned by Bob and "Sphere of Resistance"
    And Alice has "Sudden Gale" and "Gray Ogre" in hand and can pay {1}{W}{1}{2}{R}{1}
    And Bob can pay {3}
    When Alice plays "Sudden Gale" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in exile
    And Alice can't play "Hill Giant" from exile by rule 601.3
    And Alice can play "Gray Ogre"
    When Alice passes
    Then Bob can't play "Hill Giant" from exile by rule 117.1a
    When the game goes on to Bob's main phase
    And Bob plays "Hill Giant" from exile
    Then the total cost of "Hill Giant" is {3}
    When the stack resolves
    Then "Hill Giant" is in play under Bob's control

  @cr26:701.65b
  Scenario: Bending School triggers as Alice airbends a spell, and triggers neither as Bob casts it from exile nor as it resolves
    Given it is Bob's main phase
    And Alice controls "Bending School" and has "Sudden Gale" in hand and can pay {1}{W}
    And Bob has "Mind Rot" in hand and can pay {2}{B}{2}
    And Alice has "Island" and "Plains" in hand
    When Bob plays "Mind Rot" targeting Alice
    And Alice in response plays "Sudden Gale" targeting "Mind Rot"
    Then "Bending School" has triggered never
    When the top of the stack resolves
    Then "Mind Rot" is in exile
    And the stack holds the ability "air" of "Bending School"
    When the stack resolves
    Then Alice is at 21 life
    When Bob plays "Mind Rot" from exile targeting Alice
    And the stack resolves
    Then Alice's hand is empty
    And "Bending School" has triggered once
    And Alice is at 21 life

  @cr26:701.65a
  Scenario: Alice can't cast Mardu Scout from exile by dash after airbending it, because {2} is another alternative cost, and can cast it for {2}
    Given Alice controls "Mardu Scout" and has "Sudden Gale" in hand and can pay {1}{W}{1}{R}
    And Alice controls "Hill Giant"
    When Alice plays "Sudden Gale" targeting "Mardu Scout"
    And the stack resolves
    Then Alice can't play "Mardu Scout" from exile instead of its mana cost by "dash" by rule 118.9
    And Alice can play "Mardu Scout" from exile
    When Alice plays "Mardu Scout" from exile
    Then the total cost of "Mardu Scout" is {2}
    When the stack resolves
    Then "Mardu Scout" doesn't have "haste"
    And "Mardu Scout" is 3/1

  @cr26:701.65a
  Scenario: Alice airbends Bob's Sol Ring, an artifact with the mana cost {1}, and he casts it for {2} in his second turn after that
    Given Alice has "Sudden Gale" in hand and can pay {1}{W}
    And Bob controls "Sol Ring" and can pay {2}
    When Alice plays "Sudden Gale" targeting "Sol Ring"
    And the stack resolves
    Then "Sol Ring" is in exile
    When the game goes on to Bob's main phase
    And the game goes on to Bob's next main phase
    And Bob plays "Sol Ring" from exile
    Then the total cost of "Sol Ring" is {2}
    When the stack resolves
    Then "Sol Ring" is in play under Bob's control

  @cr26:701.65a.3
  Scenario: Alice, who airbent her own Bala Ged Recovery, can cast it from exile for {2}, and can't play it as a land
    Given Alice has "Bala Ged Recovery" and "Sudden Gale" in hand and can pay {2}{G}{1}{W}{2}
    And Alice has "Grizzly Bears" in graveyard and "Forest" in hand
    When Alice plays "Bala Ged Recovery" targeting "Grizzly Bears"
    And Alice in response plays "Sudden Gale" targeting "Bala Ged Recovery"
    And the stack resolves
    Then "Bala Ged Recovery" is in exile
    And Alice can't play the land "Bala Ged Recovery" from exile by rule 305.1
    And Alice can play the land "Forest"
    And Alice can play "Bala Ged Recovery" from exile targeting "Grizzly Bears"
    When Alice plays "Bala Ged Recovery" from exile targeting "Grizzly Bears"
    Then the total cost of "Bala Ged Recovery" is {2}
    When the stack resolves
    Then "Grizzly Bears" is in Alice's hand

  @cr26:701.65a.4
  Scenario: Bob casts the airbent Hill Giant for {2}, and can't cast it from exile again after Swords to Plowshares has exiled it
    Given Alice has "Sudden Gale" and "Swords to Plowshares" in hand and can pay {1}{W}{W}
    And Bob controls "Hill Giant" and "Grizzly Bears" and can pay {2}{2}
    When Alice plays "Sudden Gale" targeting "Hill Giant"
    And the stack resolves
    And the game goes on to Bob's main phase
    Then Bob can play "Hill Giant" from exile
    When Bob plays "Hill Giant" from exile
    And the stack resolves
    Then "Hill Giant" is in play under Bob's control
    When Alice plays "Swords to Plowshares" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is exiled
    And Bob can't play "Hill Giant" from exile by rule 601.3
    And Bob is at 23 life

  @cr26:701.65b
  Scenario: Bending School triggers as Alice airbends Bob's Goblin token, which is gone then, and nobody can cast it
    Given Alice controls "Bending School" and has "Sudden Gale" and "Swords to Plowshares" in hand and can pay {1}{W}{W}
    And Bob controls a 1/1 red "Goblin" creature token as "imp" and "Hill Giant"
    When Alice plays "Sudden Gale" targeting "imp"
    And the top of the stack resolves
    Then "imp" is gone
    And the stack holds the ability "air" of "Bending School"
    When the stack resolves
    Then Alice is at 21 life
    And Bob has no cards in exile
    When Alice plays "Swords to Plowshares" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is exiled
    And "Bending School" has triggered once
    And Alice is at 21 life

  @cr26:701.65a.5
  Scenario: Alice airbends Bob's Hill Giant with the ability of Gale Vane, and he may cast it from exile for {2} although Gale Vane has been destroyed
    Given Alice controls "Gale Vane" and can pay {1}
    And Bob controls "Hill Giant" and "Grizzly Bears" and can pay {2}
    And Bob has "Naturalize" in hand and can pay {1}{G}
    Then Alice can activate "Gale Vane" targeting "Hill Giant"
    When Alice activates "Gale Vane" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in exile
    And "Grizzly Bears" is 2/2
    When Bob plays "Naturalize" targeting "Gale Vane"
    And the stack resolves
    Then "Gale Vane" was destroyed
    When the game goes on to Bob's main phase
    Then Bob can play "Hill Giant" from exile
    When Bob plays "Hill Giant" from exile
    Then the total cost of "Hill Giant" is {2}
    When the stack resolves
    Then "Hill Giant" is in play under Bob's control
    And "Hill Giant" is 3/3

  @cr26:701.65a.5
  Scenario: Bob casts Hill Giant, which Alice airbent with the ability of Gale Vane, from exile for {2} while Gale Vane is still in play
    Given Alice controls "Gale Vane" and can pay {1}
    And Bob controls "Hill Giant" and can pay {2}
    When Alice activates "Gale Vane" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in exile
    When the game goes on to Bob's main phase
    And Bob plays "Hill Giant" from exile
    Then the total cost of "Hill Giant" is {2}
    When the stack resolves
    Then "Hill Giant" is in play under Bob's control
    And "Gale Vane" is in play
