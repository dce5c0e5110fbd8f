Feature: Events that don't happen and can't happen

  @cr26:614.7a
  Scenario: With Torbran, an unblocked red creature with power 0 deals no damage, and one with power 2 deals 4
    Given Alice controls "Torbran, Thane of Red Fell", "Crimson Kobolds" and "Goblin Raider"
    When Alice attacks with "Crimson Kobolds" and "Goblin Raider"
    And Bob doesn't block
    And combat damage is dealt
    Then "Crimson Kobolds" has dealt no damage
    And "Goblin Raider" has dealt 4 damage to Bob
    And Bob is at 16 life

  @cr26:614.17a
  Scenario: Life that Bob gained before Skullcrack stays gained, and Bob gains none after it
    Given Bob has "Renewed Faith" as "first" and "Renewed Faith" as "second" in hand and can pay {2}{W}{2}{W}
    And Alice has "Skullcrack" in hand and can pay {1}{R}
    When Bob plays "first"
    And the stack resolves
    Then Bob is at 26 life
    When Alice plays "Skullcrack" targeting Bob
    And the stack resolves
    Then Bob is at 23 life
    When Bob plays "second"
    And the stack resolves
    Then Bob is at 23 life

  @cr26:614.17a
  Scenario: Bob gains no life from Renewed Faith if Skullcrack resolves while Renewed Faith is on the stack
    Given Bob has "Renewed Faith" in hand and can pay {2}{W}
    And Alice has "Skullcrack" in hand and can pay {1}{R}
    When Bob plays "Renewed Faith"
    And Alice in response plays "Skullcrack" targeting Bob
    And the stack resolves
    Then "Renewed Faith" has resolved
    And Bob is at 17 life

  @cr26:614.17b
  Scenario: With Platinum Emperion, Alice can't pay 2 life for Selenia's ability, and can once Emperion has left
    Given Alice controls "Platinum Emperion", "Selenia, Dark Angel" and "Verdant Catacombs"
    And Bob has "Boomerang" in hand and can pay {U}{U}
    Then Alice can't activate "Selenia, Dark Angel" because of "steady" of "Platinum Emperion"
    And Alice can't activate "Verdant Catacombs" because of "steady" of "Platinum Emperion"
    When Bob plays "Boomerang" targeting "Platinum Emperion"
    And the stack resolves
    Then Alice can activate "Selenia, Dark Angel"
    And Alice can activate "Verdant Catacombs"
    And "Platinum Emperion" is in Alice's hand

  @cr26:614.17c.2 @edition:2026-01
  Scenario: Under Platinum Emperion, kicked Bounty of Scrolls draws three cards instead of gaining life that can't be gained
    Given Alice controls "Platinum Emperion"
    And Alice has "Bounty of Scrolls" in hand and can pay {1}{W}{U}
    And Alice has 4 "Island" as "page" as library
    When Alice plays "Bounty of Scrolls" kicked
    And the stack resolves
    Then Alice has drawn 3 cards
    And Alice is at 20 life

  @cr26:614.17c.2 @edition:2026-01
  Scenario: Under Alice's Platinum Emperion, Bounty of Scrolls that isn't kicked neither gains her life nor draws her cards, and gains Bob 3 life
    Given Alice controls "Platinum Emperion"
    And Bob has "Bounty of Scrolls" as "three" in hand and can pay {1}{W}
    And Alice has "Bounty of Scrolls" as "one" and "Bounty of Scrolls" as "two" in hand and can pay {1}{W}{1}{W}
    And Alice has 4 "Island" as "page" as library
    When Alice plays "one"
    And the stack resolves
    And Alice plays "two"
    And the stack resolves
    Then Alice has drawn no cards
    And Alice is at 20 life
    And "one" and "two" are in Alice's graveyard
    And Alice has 4 cards in library
    When the game goes on to Bob's main phase
    And Bob plays "three"
    And the stack resolves
    Then Bob is at 23 life

  @cr26:614.7a.2
  Scenario: Veteran Bodyguard isn't dealt the 0 damage of unblocked Ornithopter, and is dealt the 3 damage of unblocked Hill Giant
    Given Alice controls "Ornithopter" and "Hill Giant"
    And Alice has 4 "Plains" as "dune" as library
    And Bob controls "Veteran Bodyguard"
    And Bob has 4 "Swamp" as "leaf" as library
    When Alice attacks with "Ornithopter"
    And Bob doesn't block
    And combat damage is dealt
    Then it happened never that "Veteran Bodyguard" was dealt damage
    And "Ornithopter" has dealt no combat damage
    When the game goes on to Alice's next main phase
    And Alice attacks with "Hill Giant"
    And Bob doesn't block
    And combat damage is dealt
    Then "Veteran Bodyguard" has 3 damage marked
    And it happened once that "Veteran Bodyguard" was dealt damage
    And Bob is at 20 life

  @cr26:614.7a.3
  Scenario: Ember Mirror isn't used up by the 0 damage of Crimson Kobolds, and redirects the 3 damage that they would deal in the second combat
    Given it is Bob's main phase
    And Alice controls "Ember Mirror" and "Wall of Stone" and can pay {1}
    And Bob controls "Crimson Kobolds"
    And Bob has "Relentless Assault" and "Giant Growth" in hand and can pay {2}{R}{R}{G}
    When Alice activates "Ember Mirror" targeting "Wall of Stone"
    And the stack resolves
    And as it resolves, Alice chooses the source "Crimson Kobolds"
    And Bob attacks with "Crimson Kobolds"
    And Alice doesn't block
    And combat damage is dealt
    Then "Crimson Kobolds" has dealt no combat damage
    When the game goes on to Bob's second main phase
    And Bob plays "Relentless Assault"
    And the stack resolves
    And Bob attacks with "Crimson Kobolds"
    And Alice doesn't block
    And Bob plays "Giant Growth" targeting "Crimson Kobolds"
    And the stack resolves
    And combat damage is dealt
    Then Alice is at 20 life
    And "Wall of Stone" has 3 damage marked
