Feature: You and your

  @cr26:608.2h.16 @edition:2026-01
  Scenario: Bob, who gains control of a land animated by Genju of the Fields before its trigger resolves, gains the life
    Given Alice controls "Plains" and "Genju of the Fields" attached to "Plains" and can pay {2}
    And Bob controls a flipped "Cunning Bandit" as "Azamuki" with 1 ki counter
    When Alice activates "Genju of the Fields"
    And the stack resolves
    And Alice attacks with "Plains"
    And combat damage is dealt
    Then Bob is at 18 life
    And Alice controls the ability of "Plains"
    When Bob activates "Azamuki" targeting "Plains"
    And the stack resolves
    Then Bob controls "Plains"
    And Bob is at 20 life
    And Alice is at 20 life

  @cr26:608.2h.16
  Scenario: Bob, who gains control of Kindly Hart before its trigger resolves, gains the life
    Given Bob controls "Vedalken Orrery"
    And Alice controls "Kindly Hart"
    And Bob has "Act of Treason" in hand and can pay {2}{R}
    When Alice attacks with "Kindly Hart"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 18 life
    And Alice controls the ability of "Kindly Hart"
    When Bob in response plays "Act of Treason" targeting "Kindly Hart"
    And the stack resolves
    Then Bob controls "Kindly Hart"
    And Bob is at 20 life
    And Alice is at 20 life

  @cr26:608.2h.16
  Scenario: Alice, who still controls Kindly Hart as its trigger resolves, gains the life
    Given Alice controls "Kindly Hart"
    When Alice attacks with "Kindly Hart"
    And Bob doesn't block
    And combat damage is dealt
    And the stack resolves
    Then Bob is at 18 life
    And Alice is at 22 life

  @cr26:109.5.2
  Scenario: Castle, of which Alice gains control, no longer strengthens Bob's creature, and strengthens Alice's creature
    Given Bob controls "Castle" and "Hill Giant"
    And Alice controls "Grizzly Bears"
    And Alice has "Sudden Claim" in hand and can pay {U}
    Then "Hill Giant" is 3/5
    And "Grizzly Bears" is 2/2
    When Alice plays "Sudden Claim" targeting "Castle"
    And the stack resolves
    Then "Hill Giant" is 3/3
    And "Grizzly Bears" is 2/4

  @cr26:109.5.3
  Scenario: Alice draws for the trigger of Chivalric Alliance, although Bob has gained control of the Alliance before it resolves
    Given Alice controls "Chivalric Alliance", "Grizzly Bears" and "Hill Giant"
    And Bob has "Sudden Claim" in hand and can pay {U}
    When Alice attacks with "Grizzly Bears" and "Hill Giant"
    And Bob in response plays "Sudden Claim" targeting "Chivalric Alliance"
    And the top of the stack resolves
    Then Bob controls "Chivalric Alliance"
    When the stack resolves
    Then Alice has drawn 1 card
    And Bob has drawn no cards

  @cr26:109.5.3
  Scenario: Alice gets the Knight for which she activated Chivalric Alliance, although Bob has gained control of the Alliance before
    Given Alice controls "Chivalric Alliance" and can pay {2}
    And Alice has "Plains" in hand
    And Bob has "Sudden Claim" in hand and can pay {U}
    When Alice activates "muster" of "Chivalric Alliance" discarding "Plains"
    And Bob in response plays "Sudden Claim" targeting "Chivalric Alliance"
    And the stack resolves
    Then Bob controls "Chivalric Alliance"
    And Alice controls a 2/2 white and blue "Knight" creature token
    And Bob controls no "token" permanents

  @cr26:109.5.5 @cr26:304.2.2
  Scenario: Alice, who casts Bob's Altar's Reap with Shell of the Last Kappa, sacrifices a creature of her own and draws the cards
    Given Alice controls "Shell of the Last Kappa" as "shell" and "Grizzly Bears" and can pay {3}
    And Bob has "Altar's Reap" removed from the game with "shell"
    And Bob controls "Hill Giant"
    And Alice has "Island" and "Forest" as library
    When Alice activates "release" of "shell"
    And the top of the stack resolves
    And while "shell" resolves, Alice plays "Altar's Reap" sacrificing "Grizzly Bears" without paying its mana cost
    Then "Grizzly Bears" was sacrificed
    And Alice controls "Altar's Reap"
    When the stack resolves
    Then Alice has drawn 2 cards
    And Bob has drawn no cards
    And "Hill Giant" is in play
    And "Altar's Reap" is in Bob's graveyard

  @cr26:109.5.4
  Scenario: Maro, which Bob owns, counts the cards in Alice's hand while she controls it, and those in Bob's hand once it is in his graveyard
    Given Alice controls "Maro" owned by Bob
    And Alice has "Terror", "Forest", "Island" and "Swamp" in hand and can pay {1}{B}
    And Bob has "Plains" in hand
    Then "Maro" is 4/4
    When Alice plays "Terror" targeting "Maro"
    Then "Maro" is 3/3
    When the stack resolves
    Then "Maro" is in Bob's graveyard
    And "Maro" is 1/1

  @cr26:109.5.7
  Scenario: Bob's Rootbound Crag, which Alice plays with Ornate Kanzashi, enters untapped because she controls a Forest, and another one enters tapped for Bob, who controls none
    Given Alice controls "Ornate Kanzashi" and "Forest" and can pay {2}
    And Bob has "Rootbound Crag" as "lent" on top of library
    And Bob has "Rootbound Crag" as "kept" in hand
    When Alice activates "Ornate Kanzashi" targeting Bob
    And the stack resolves
    And Alice plays the land "lent" from exile
    Then "lent" is in play under Alice's control
    And "lent" is untapped
    When the game goes on to Bob's main phase
    And Bob plays the land "kept"
    Then "kept" is tapped
    And "lent" is untapped

  @cr26:109.5.7
  Scenario: Alice's own Rootbound Crag enters untapped because she controls a Mountain, and Bob's enters tapped because he controls neither a Mountain nor a Forest
    Given Alice controls "Mountain" and has "Rootbound Crag" as "hers" in hand
    And Bob controls "Island" and has "Rootbound Crag" as "his" in hand
    When Alice plays the land "hers"
    Then "hers" is untapped
    When Alice taps "hers" for mana making {G}
    Then "hers" is tapped
    When the game goes on to Bob's main phase
    And Bob plays the land "his"
    Then "his" is tapped
    And "his" is in play under Bob's control

  @cr26:109.5.9
  Scenario: Wonder, which Bob owns and which died under Alice's control, gives flying to Bob's creature from his graveyard, and not to Alice's creature
    Given Alice controls "Wonder" owned by Bob, "Hill Giant" and "Island" as "hers"
    And Bob controls "Grizzly Bears" and "Island" as "his"
    And Alice has "Lightning Bolt" in hand and can pay {R}
    When Alice plays "Lightning Bolt" targeting "Wonder"
    And the stack resolves
    Then "Wonder" is in Bob's graveyard
    And "Grizzly Bears" has "flying"
    And "Hill Giant" doesn't have "flying"
