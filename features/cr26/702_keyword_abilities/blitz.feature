Feature: Blitz

  @cr26:702.152a
  Scenario: A creature cast for its blitz cost can attack at once, and its controller draws a card when it is sacrificed
    Given Alice has "Girder Goons" in hand and can pay {3}{B}
    And Alice has "Island" on top of library
    When Alice plays "Girder Goons" instead of its mana cost by "blitz"
    And the stack resolves
    Then Alice can attack with "Girder Goons"
    When the game goes on to the end step
    And the stack resolves
    And Alice puts "Girder Goons" and "Girder Goons" in this order
    Then "Girder Goons" was sacrificed
    And "Island" is in Alice's hand
    And Alice controls one 2/2 black "Rogue" creature token

  @cr26:702.152a
  Scenario: Girder Goons that Alice casts for their blitz cost in Bob's turn are sacrificed at the end step of that turn
    Given it is Bob's main phase
    And Alice controls "Vedalken Orrery" and has "Girder Goons" in hand and can pay {3}{B}
    And Alice has "Island" on top of library
    When Bob passes
    And Alice plays "Girder Goons" instead of its mana cost by "blitz"
    And the stack resolves
    Then "Girder Goons" has "haste"
    When the game goes on to Bob's end step
    And the stack resolves
    And Alice puts "Girder Goons" and "Girder Goons" in this order
    Then "Girder Goons" was sacrificed
    And "Island" is in Alice's hand

  @cr26:702.152a
  Scenario: A creature with blitz cast for its mana cost has no haste and isn't sacrificed
    Given Alice has "Girder Goons" as "quick" and "Girder Goons" as "slow" in hand and can pay {3}{B}{4}{B}
    And Alice controls "Grizzly Bears"
    And Bob has "Shock" in hand and can pay {R}
    When Alice plays "quick" instead of its mana cost by "blitz"
    And the stack resolves
    And Alice plays "slow"
    And the stack resolves
    Then Alice can attack with "Grizzly Bears"
    And Alice can't attack with "slow" by rule 302.6
    When Bob plays "Shock" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" was destroyed
    And Alice has drawn no cards
    When the game goes on to the end step
    And the stack resolves
    And Alice puts "quick" and "quick" in this order
    Then "quick" was sacrificed
    And "slow" is in play
    And Alice has drawn 1 card

  @cr26:702.152a
  Scenario: Girder Goons cast for its blitz cost, with the tax of Sphere of Resistance, draws a card when it is destroyed, and none if it is returned to hand
    Given Alice has "Girder Goons" in hand and can pay {4}{B}{4}{B}
    And Alice has 9 "Plains" as "page" as library
    And Bob controls "Sphere of Resistance"
    And Bob has "Boomerang" and "Murder" in hand and can pay {1}{U}{U}{2}{B}{B}
    When Alice plays "Girder Goons" instead of its mana cost by "blitz"
    Then the total cost of "Girder Goons" is {4}{B}
    When the stack resolves
    Then Alice can attack with "Girder Goons"
    When Bob plays "Boomerang" targeting "Girder Goons"
    And the stack resolves
    Then "Girder Goons" is in Alice's hand
    And Alice has drawn no cards
    When Alice plays "Girder Goons" instead of its mana cost by "blitz"
    And the stack resolves
    And Bob plays "Murder" targeting "Girder Goons"
    And the top of the stack resolves
    And Alice puts "Girder Goons" and "Girder Goons" in this order
    And the stack resolves
    Then "Girder Goons" is in Alice's graveyard
    And Alice has drawn 1 card
    When the game goes on to the end step
    And Alice puts "Girder Goons" and "Girder Goons" in this order
    And the stack resolves
    Then "Girder Goons" wasn't sacrificed
    And Alice has drawn 1 card

  @cr26:702.152b
  Scenario: Twofold Dash that was cast for its second blitz cost draws one card as it is sacrificed
    Given Alice has "Twofold Dash" in hand
    And Alice has "Island", "Swamp" and "Forest" on top of library
    When Alice plays "Twofold Dash" instead of its mana cost by "second.blitz"
    And the stack resolves
    Then Alice is at 18 life
    And "Twofold Dash" has exactly "haste", "blitz" and "blitz"
    When the game goes on to the end step
    And the stack resolves
    Then "Twofold Dash" was sacrificed
    And Alice has drawn 1 card

  @cr26:702.152b
  Scenario: Twofold Dash that was cast for its second blitz cost attacks in the same turn
    Given Alice has "Twofold Dash" in hand
    When Alice plays "Twofold Dash" instead of its mana cost by "second.blitz"
    And the stack resolves
    And Alice attacks with "Twofold Dash"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 16 life
    And Alice is at 18 life

  @cr26:702.152a
  Scenario: Girder Goons that was cast for its blitz cost and that Cloudshift returns has no haste and isn't sacrificed
    Given Alice has "Girder Goons" and "Cloudshift" in hand and can pay {3}{B}{W}
    And Alice has 9 "Plains" as "page" as library
    When Alice plays "Girder Goons" instead of its mana cost by "blitz"
    And the stack resolves
    Then Alice can attack with "Girder Goons"
    When Alice plays "Cloudshift" targeting "Girder Goons"
    And the stack resolves
    Then Alice can't attack with "Girder Goons" by rule 302.6
    When the game goes on to the end step
    And the stack resolves
    Then "Girder Goons" is in play under Alice's control
    And Alice has drawn no cards

  @cr26:702.152a
  Scenario: Alice can't sacrifice Girder Goons of which Bob has gained control, and Bob draws the card when it dies
    Given Alice has "Girder Goons" in hand and can pay {3}{B}
    And Alice has 9 "Plains" as "page" as library
    And Bob has "Sudden Claim" and "Murder" in hand and can pay {U}{1}{B}{B}
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice plays "Girder Goons" instead of its mana cost by "blitz"
    And the stack resolves
    And Bob plays "Sudden Claim" targeting "Girder Goons"
    And the stack resolves
    And the game goes on to the end step
    And the stack resolves
    Then "Girder Goons" is in play under Bob's control
    When the game goes on to Bob's upkeep
    Then "Girder Goons" has "haste"
    When Bob plays "Murder" targeting "Girder Goons"
    And the top of the stack resolves
    And Bob puts "Girder Goons" and "Girder Goons" in this order
    And the stack resolves
    Then Bob has drawn 1 card
    And Alice has drawn no cards

  @cr26:702.152a
  Scenario: Clone that copies Girder Goons, which was cast for its blitz cost, has no haste, isn't sacrificed and draws no card
    Given Alice has "Girder Goons" and "Clone" in hand and can pay {3}{B}{3}{U}
    And Alice has 9 "Plains" as "page" as library
    When Alice plays "Girder Goons" instead of its mana cost by "blitz"
    And the stack resolves
    And Alice plays "Clone"
    And the stack resolves
    And Alice chooses "Girder Goons" for "Clone"
    Then "Clone" is named "Girder Goons"
    And "Girder Goons" has "haste"
    And "Clone" doesn't have "haste"
    When the game goes on to the end step
    And the stack resolves
    And Alice puts "Girder Goons" and "Girder Goons" in this order
    Then "Girder Goons" was sacrificed
    And "Clone" is in play
    And Alice has drawn 1 card

  @cr26:702.152a
  Scenario: Girder Goons that was cast for its blitz cost and lost its abilities has no haste and draws no card, and is sacrificed all the same
    Given Alice has "Girder Goons" in hand and can pay {3}{B}
    And Alice has 9 "Plains" as "page" as library
    And Bob has "Turn to Frog" in hand and can pay {1}{U}
    When Alice plays "Girder Goons" instead of its mana cost by "blitz"
    And the stack resolves
    Then Alice can attack with "Girder Goons"
    When Bob plays "Turn to Frog" targeting "Girder Goons"
    And the stack resolves
    Then Alice can't attack with "Girder Goons" by rule 302.6
    When the game goes on to the end step
    And the stack resolves
    Then "Girder Goons" was sacrificed
    And Alice has drawn no cards

  @cr26:702.152a
  Scenario: With Experimental Frenzy, Girder Goons is cast from the top of the library for its blitz cost, has haste and is sacrificed
    Given Alice controls "Experimental Frenzy" and can pay {3}{B}
    And Alice has "Girder Goons", "Island" and "Forest" on top of library
    When Alice plays "Girder Goons" from library instead of its mana cost by "blitz"
    Then the total cost of "Girder Goons" is {3}{B}
    When the stack resolves
    Then Alice can attack with "Girder Goons"
    When the game goes on to the end step
    And the stack resolves
    And Alice puts "Girder Goons" and "Girder Goons" in this order
    Then "Girder Goons" was sacrificed
    And "Island" is in Alice's hand

  @cr26:702.152a
  Scenario: Girder Goons that Omniscience lets Alice cast for nothing have no haste and stay, and can't be cast for their blitz cost without mana
    Given Alice controls "Omniscience" and "Grizzly Bears" and has "Girder Goons" in hand
    Then Alice can't play "Girder Goons" instead of its mana cost by "blitz" by rule 118.3
    And Alice can play "Girder Goons" without paying its mana cost
    When Alice plays "Girder Goons" without paying its mana cost
    And the stack resolves
    Then Alice can attack with "Grizzly Bears"
    And Alice can't attack with "Girder Goons" by rule 302.6
    When the game goes on to Bob's upkeep
    Then "Girder Goons" is in play under Alice's control

  @cr26:702.152a.2
  Scenario: Guttering Idol, an artifact that is cast for its blitz cost, has haste, is sacrificed at the end step and draws a card, and one that is cast for its mana cost stays
    Given Alice has "Guttering Idol" as "quick" and "Guttering Idol" as "slow" in hand and can pay {1}{3}
    And Alice has 3 "Plains" as "page" as library
    When Alice plays "quick" instead of its mana cost by "blitz"
    Then the total cost of "quick" is {1}
    When the stack resolves
    Then "quick" has "haste"
    When Alice plays "slow"
    And the stack resolves
    Then "slow" doesn't have "haste"
    When the game goes on to Alice's end step
    And the stack resolves
    Then "quick" was sacrificed
    And Alice has drawn 1 card
    And "slow" is in play
