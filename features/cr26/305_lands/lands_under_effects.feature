Feature: Lands under effects that change their types

  @cr26:305.7.6
  Scenario: Cabal Coffers with Urborg, a Forest and an Island makes four black mana
    Given Alice controls "Cabal Coffers", "Forest", "Island" and "Urborg, Tomb of Yawgmoth"
    And Alice has {C}{C} in the mana pool
    And Bob controls "Swamp" and "Plains"
    When Alice taps "coffers" of "Cabal Coffers" for mana
    Then Alice has {B}{B}{B}{B} in the mana pool
    And "Cabal Coffers" has the types "land" and "Swamp"

  @cr26:305.7.6
  Scenario: After Strip Mine has destroyed Urborg, Cabal Coffers counts only the basic Swamp
    Given Alice controls "Cabal Coffers", "Forest", "Swamp" and "Urborg, Tomb of Yawgmoth"
    And Alice has {C}{C} in the mana pool
    And Bob controls "Strip Mine"
    Then "Forest" has the types "Forest" and "Swamp"
    When Bob in response activates "strip" of "Strip Mine" targeting "Urborg, Tomb of Yawgmoth"
    And the stack resolves
    Then "Forest" doesn't have the type "Swamp"
    When Alice taps "coffers" of "Cabal Coffers" for mana
    Then Alice has {B} in the mana pool

  @cr26:305.7.5
  Scenario: Under Magus of the Moon, Tundra is a Mountain and Plains stays a Plains, and Tundra is itself again after Magus of the Moon has died
    Given Alice controls "Tundra" and "Plains" and has "Shock" in hand and can pay {R}
    And Bob has "Magus of the Moon" in hand and can pay {2}{R}
    And it is Bob's main phase
    When Bob plays "Magus of the Moon"
    And the stack resolves
    Then "Tundra" has exactly the types "land" and "Mountain"
    And "Plains" has exactly the types "basic", "land" and "Plains"
    When the game goes on to Alice's main phase
    And Alice plays "Shock" targeting "Magus of the Moon"
    And the stack resolves
    Then "Tundra" has exactly the types "land", "Plains" and "Island"

  @cr26:305.7.5
  Scenario: Under Humility, Magus of the Moon has no ability, and Tundra is still a Mountain, because land types are set before abilities are removed
    Given Alice controls "Tundra" and has "Humility" in hand
    And Alice has {C}{C}{W}{W} in the mana pool
    And Bob controls "Magus of the Moon"
    Then "Tundra" has exactly the types "land" and "Mountain"
    When Alice plays "Humility"
    And the stack resolves
    Then "Magus of the Moon" is 1/1
    And "Magus of the Moon" doesn't have the ability "moon"
    And "Tundra" has exactly the types "land" and "Mountain"

  @cr26:305.7.5
  Scenario: Under Magus of the Moon, Wasteland is a Mountain that makes red mana, and Island stays an Island
    Given Alice controls "Wasteland" and "Island"
    And Bob controls "Magus of the Moon"
    Then "Wasteland" has exactly the types "land" and "Mountain"
    And "Island" has exactly the types "basic", "land" and "Island"
    When Alice taps "Wasteland" for mana making {R}
    Then Alice has {R} in the mana pool

  @cr26:305.6.2
  Scenario: With Alice's Prismatic Omen, her Strip Mine can be tapped for red mana, and Bob's can't
    Given Alice controls "Prismatic Omen" and "Strip Mine" as "hers"
    And Bob controls "Strip Mine" as "his"
    Then Alice can tap "hers" for mana making {R}
    And Bob can't tap "his" for mana making {R} by rule 602.2
    And Bob can tap "his" for mana making {C}
    When Alice taps "hers" for mana making {R}
    Then Alice has {R} in the mana pool

  @cr26:305.6.2 @cr26:305.6.3
  Scenario: With Prismatic Omen, Strip Mine has five land types and keeps its ability, and Bob's Mountain stays as it is
    Given Alice controls "Strip Mine", "Forest" and "Plains" and has "Prismatic Omen" in hand
    And Alice has {G}{G} in the mana pool
    And Bob controls "Mountain"
    When Alice plays "Prismatic Omen"
    And the stack resolves
    Then "Strip Mine" has exactly the types "land", "Plains", "Island", "Swamp", "Mountain" and "Forest"
    And Alice can tap "Strip Mine" for mana making {W}
    And Alice can tap "Strip Mine" for mana making {U}
    And Alice can tap "Strip Mine" for mana making {B}
    And Alice can tap "Strip Mine" for mana making {R}
    And Alice can tap "Strip Mine" for mana making {G}
    And Alice can tap "Forest" for mana making {U}
    And "Mountain" has exactly the types "basic", "land" and "Mountain"
    When Alice taps "Forest" for mana making {U}
    And Alice taps "Plains" for mana making {R}
    Then Alice has {U}{R} in the mana pool
    And "Strip Mine" has the ability "strip"
    When Alice activates "strip" of "Strip Mine" targeting "Mountain"
    And the stack resolves
    Then "Mountain" was destroyed

  @cr26:305.6.2
  Scenario: Strip Mine that Alice plays with Prismatic Omen in play makes black mana, and is an ordinary land after Disenchant
    Given Alice controls "Prismatic Omen" and has "Strip Mine" in hand
    And Bob has "Disenchant" in hand and can pay {1}{W}
    When Alice plays the land "Strip Mine"
    Then "Strip Mine" has exactly the types "land", "Plains", "Island", "Swamp", "Mountain" and "Forest"
    When Alice taps "Strip Mine" for mana making {B}
    Then Alice has {B} in the mana pool
    When Bob in response plays "Disenchant" targeting "Prismatic Omen"
    And the stack resolves
    Then "Strip Mine" has exactly the types "land"

  @cr26:205.1b.3
  Scenario: Treetop Village, which entered tapped, becomes a 3/3 green Ape with trample that is still a land, until the end of the turn
    Given Alice has "Treetop Village" in hand and can pay {1}{G}
    And Bob controls "Grizzly Bears"
    When Alice plays the land "Treetop Village"
    Then "Treetop Village" is tapped
    When the game goes on to Alice's next main phase
    And Alice activates "awake" of "Treetop Village"
    And the stack resolves
    Then "Treetop Village" has exactly the types "land", "creature" and "Ape"
    And "Treetop Village" is green
    And "Treetop Village" is 3/3
    And Alice can tap "Treetop Village" for mana making {G}
    When Alice attacks with "Treetop Village"
    And Bob blocks "Treetop Village" with "Grizzly Bears"
    And combat damage is dealt
    And Alice divides 2 to "Grizzly Bears" and 1 to Bob
    Then Bob is at 19 life
    When the game goes on to Bob's main phase
    Then "Treetop Village" has exactly the types "land"
    And "Treetop Village" is colorless
    When the game goes on to Alice's next main phase
    And Alice taps "Treetop Village" for mana
    Then Alice has {G} in the mana pool

  @cr26:205.1b.3
  Scenario: Treetop Village that came under Alice's control this turn becomes a creature, and then can neither attack nor be tapped for mana
    Given Alice controls new "Treetop Village" and "Grizzly Bears" and can pay {1}{G}
    Then Alice can tap "Treetop Village" for mana making {G}
    When Alice activates "awake" of "Treetop Village"
    And the stack resolves
    Then "Treetop Village" is 3/3
    And "Treetop Village" has "trample"
    And Alice can't attack with "Treetop Village" by rule 302.6
    And Alice can attack with "Grizzly Bears"
    And Alice can't tap "Treetop Village" for mana by rule 302.6

  @cr26:603.6a.2
  Scenario: Bojuka Bog enters tapped, and Bob's graveyard is exiled as its ability resolves
    Given Alice has "Bojuka Bog" and "Island" in hand and has "Forest" in graveyard
    And Bob has "Hill Giant" and "Shock" in graveyard
    When Alice plays the land "Bojuka Bog"
    And Alice targets Bob for "Bojuka Bog"
    Then "Bojuka Bog" is tapped
    And the stack holds the ability of "Bojuka Bog"
    And "Hill Giant" is in Bob's graveyard
    When the stack resolves
    Then "Hill Giant" and "Shock" are exiled
    And Alice's graveyard holds "Forest"
    When the game goes on to Alice's next main phase
    And Alice taps "Bojuka Bog" for mana
    Then Alice has {B} in the mana pool
    When Alice plays the land "Island"
    Then "Bojuka Bog" has triggered once
    And the stack is empty

  @cr26:603.6a.2 @cr26:400.12.2
  Scenario: Bob plays Shock in response to Bojuka Bog's ability, and Shock is exiled with his graveyard
    Given Alice has "Bojuka Bog" in hand
    And Bob has "Hill Giant" in graveyard
    And Bob has "Shock" and "Lightning Bolt" in hand and can pay {R}{R}
    When Alice plays the land "Bojuka Bog"
    And Alice targets Bob for "Bojuka Bog"
    And Bob in response plays "Shock" targeting Alice
    And the top of the stack resolves
    Then Bob's graveyard holds "Hill Giant" and "Shock"
    And Alice is at 18 life
    When the stack resolves
    Then "Hill Giant" and "Shock" are exiled
    And "Bojuka Bog" is tapped
    When Bob plays "Lightning Bolt" targeting Alice
    And the stack resolves
    Then Bob's graveyard holds "Lightning Bolt"

  @cr26:603.6a.2
  Scenario: After Bojuka Bog's ability has resolved, Bob's graveyard is exiled, and the land is tapped until Alice's next turn
    Given Alice has "Bojuka Bog" in hand and has "Forest" in graveyard
    And Bob has "Hill Giant" in graveyard
    When Alice plays the land "Bojuka Bog"
    And Alice targets Bob for "Bojuka Bog"
    And the stack resolves
    Then "Hill Giant" is exiled
    And Alice's graveyard holds "Forest"
    And "Bojuka Bog" is tapped
    When the game goes on to Alice's next main phase
    Then "Bojuka Bog" is untapped
