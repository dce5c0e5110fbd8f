Feature: Costs to block

  @cr26:509.1d
  Scenario: If blocking costs {1} for each blocking creature, a player with one mana can block with one creature, but not with two
    Given Alice controls "Bridge Toll", "Hill Giant" and "Grizzly Bears"
    And Bob controls "Watchwolf" and "Wall of Stone" and can pay {1}
    When Alice attacks with "Hill Giant" and "Grizzly Bears"
    Then Bob can't block "Hill Giant" with "Watchwolf" and "Wall of Stone" because of the first printed ability of "Bridge Toll"
    When Bob blocks "Hill Giant" with "Wall of Stone"
    And combat damage is dealt
    Then Bob is at 18 life

  @cr26:509.1d
  Scenario: If blocking costs {1} for each blocking creature, a player with two mana can block with two creatures, but not with three
    Given Alice controls "Bridge Toll", "Hill Giant" and "Grizzly Bears"
    And Bob controls "Watchwolf", "Wall of Stone" and "Gray Ogre" and can pay {2}
    When Alice attacks with "Hill Giant" and "Grizzly Bears"
    Then Bob can't block "Hill Giant" with "Watchwolf" and "Gray Ogre" and "Grizzly Bears" with "Wall of Stone" because of the first printed ability of "Bridge Toll"
    When Bob blocks "Hill Giant" with "Watchwolf" and "Grizzly Bears" with "Wall of Stone"
    And combat damage is dealt
    Then Bob is at 20 life
    And "Wall of Stone" has 2 damage marked

  @cr26:509.1d.2 @cr26:509.1.3
  Scenario: The cost to block is locked in, so it stays {2} as Bob sacrifices one of his two creatures for the mana that pays it
    Given Alice controls "Craw Wurm" and "Toll of the Crowd"
    And Bob controls "Wall of Stone", "Grizzly Bears" and "Ashnod's Altar"
    When Alice attacks with "Craw Wurm"
    And Bob blocks "Craw Wurm" with "Wall of Stone"
    And Bob chooses "Grizzly Bears"
    Then "Grizzly Bears" was sacrificed
    And "Wall of Stone" is blocking "Craw Wurm"
    And Bob has no mana in the mana pool
    When combat damage is dealt
    Then "Wall of Stone" has 6 damage marked
    And Bob is at 20 life

  @cr26:509.1d.3
  Scenario: Hungry Rampart blocks if its controller sacrifices a land, and can't block without one
    Given Alice controls "Hill Giant"
    And Bob controls "Hungry Rampart", "Wall of Stone" and "Forest"
    And Bob has 3 "Swamp" as "leaf" as library
    When Alice attacks with "Hill Giant"
    And Bob blocks "Hill Giant" with "Hungry Rampart"
    Then "Forest" was sacrificed
    When combat damage is dealt
    Then "Hungry Rampart" has 3 damage marked
    When the game goes on to Alice's next main phase
    And Alice attacks with "Hill Giant"
    Then Bob can't block "Hill Giant" with "Hungry Rampart" by rule 509.1f
    And Bob can block "Hill Giant" with "Wall of Stone"

  @cr26:509.1d.4
  Scenario: Tithed Rampart blocks if its controller discards a card and taps an artifact, and can't block once there is no artifact
    Given Alice controls "Hill Giant"
    And Bob controls "Tithed Rampart", "Wall of Stone" and "Sol Ring"
    And Bob has "Forest" in hand
    And Bob has 3 "Swamp" as "leaf" as library
    And Alice has "Naturalize" in hand and can pay {1}{G}
    When Alice attacks with "Hill Giant"
    And Bob blocks "Hill Giant" with "Tithed Rampart"
    Then "Forest" is in Bob's graveyard
    And "Sol Ring" is tapped
    When combat damage is dealt
    Then "Tithed Rampart" has 3 damage marked
    When Alice plays "Naturalize" targeting "Sol Ring"
    And the game goes on to Alice's next main phase
    And Alice attacks with "Hill Giant"
    Then Bob can't block "Hill Giant" with "Tithed Rampart" by rule 509.1f
    And Bob can block "Hill Giant" with "Wall of Stone"

  @cr26:509.1d.4
  Scenario: Tithed Rampart can't block while its controller has no card to discard, and blocks once there is one
    Given Alice controls "Hill Giant"
    And Bob controls "Tithed Rampart", "Wall of Stone" and "Sol Ring"
    And Alice has 2 "Plains" as "dune" as library
    And Bob has 2 "Swamp" as "leaf" as library
    When Alice attacks with "Hill Giant"
    Then Bob can't block "Hill Giant" with "Tithed Rampart" by rule 509.1f
    And Bob can block "Hill Giant" with "Wall of Stone"
    When Bob doesn't block
    And combat damage is dealt
    Then Bob is at 17 life
    When the game goes on to Alice's next main phase
    And Alice attacks with "Hill Giant"
    And Bob blocks "Hill Giant" with "Tithed Rampart"
    Then "leaf 1" is in Bob's graveyard
    When combat damage is dealt
    Then "Tithed Rampart" has 3 damage marked
    And Bob is at 17 life

  @cr26:509.1g.2 @cr26:509.1.3
  Scenario: Grizzly Bears, which Bob sacrifices for the mana that pays for the block of both of his creatures, doesn't become a blocking creature
    Given Alice controls "Craw Wurm" and "Bridge Toll"
    And Bob controls "Wall of Stone", "Grizzly Bears" and "Ashnod's Altar"
    When Alice attacks with "Craw Wurm"
    And Bob blocks "Craw Wurm" with "Wall of Stone" and "Grizzly Bears"
    And Bob chooses "Grizzly Bears"
    Then "Grizzly Bears" was sacrificed
    And "Wall of Stone" is blocking "Craw Wurm"
    And it happened never that "Grizzly Bears" blocked

  @cr26:509.1g.2
  Scenario: Hill Giant, which Bob sacrifices for the mana that pays for its block and that of Wall of Stone, blocks nothing
    Given Alice controls "Craw Wurm" and "Bridge Toll"
    And Bob controls "Wall of Stone", "Hill Giant" and "Ashnod's Altar"
    When Alice attacks with "Craw Wurm"
    And Bob blocks "Craw Wurm" with "Wall of Stone" and "Hill Giant"
    And Bob chooses "Hill Giant"
    Then "Hill Giant" was sacrificed
    And "Wall of Stone" is blocking "Craw Wurm"
    And it happened never that "Hill Giant" blocked
    When combat damage is dealt
    Then "Craw Wurm" has no damage marked
    And "Wall of Stone" has 6 damage marked

  @cr26:509.1f.2 @cr26:509.1d.5
  Scenario: Under Bridge Toll, Hungry Rampart blocks if Bob pays {1} and sacrifices a land, and can't block if he can't do both
    Given Alice controls "Hill Giant" and "Bridge Toll"
    And Bob controls "Hungry Rampart", "Wall of Stone", "Sol Ring" and "Maze of Ith"
    And Bob has 3 "Swamp" as "leaf" as library
    When Alice attacks with "Hill Giant"
    And Bob blocks "Hill Giant" with "Hungry Rampart"
    Then "Maze of Ith" was sacrificed
    And "Sol Ring" is tapped
    When combat damage is dealt
    Then "Hungry Rampart" has 3 damage marked
    And Bob is at 20 life
    When the game goes on to Alice's next main phase
    And Alice attacks with "Hill Giant"
    Then Bob can't block "Hill Giant" with "Hungry Rampart" because of the ability "feed" of "Hungry Rampart"
    And Bob can block "Hill Giant" with "Wall of Stone"

  @cr26:509.1f.2 @cr26:509.1d.5
  Scenario: Under Bridge Toll, Bob taps his only land for the {1} and then sacrifices that land for Hungry Rampart's block
    Given Alice controls "Hill Giant" and "Bridge Toll"
    And Bob controls "Hungry Rampart" and "Forest"
    When Alice attacks with "Hill Giant"
    Then Bob can block "Hill Giant" with "Hungry Rampart"
    When Bob blocks "Hill Giant" with "Hungry Rampart"
    Then "Forest" was sacrificed
    When combat damage is dealt
    Then "Hungry Rampart" has 3 damage marked
