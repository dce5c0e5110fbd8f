Feature: Who activates an ability and what is paid for it

  @cr26:602.1e
  Scenario: Quicksilver Elemental's blue mana pays the black mana of an acquired ability's activation cost and the {2} that Suppression Field adds
    Given Alice controls "Quicksilver Elemental", "Skithiryx, the Blight Dragon" and 6 "Island"
    And Bob controls "Suppression Field"
    When Alice activates "mimic" of "Quicksilver Elemental" targeting "Skithiryx, the Blight Dragon"
    And the stack resolves
    Then Alice can't activate "hurry" of "Skithiryx, the Blight Dragon" by rule 118.3
    And Alice can activate "hurry" of "Quicksilver Elemental"
    When Alice activates "hurry" of "Quicksilver Elemental"
    Then {U}{U}{U} was spent on the ability "hurry" of "Quicksilver Elemental"
    When the stack resolves
    Then "Quicksilver Elemental" has "haste"

  @cr26:602.1e.2
  Scenario: Quicksilver Elemental's blue mana pays the red mana of an acquired ability whose cost Eased Labour has reduced to {R}
    Given Alice controls "Quicksilver Elemental", "Siege-Gang Commander", "Goblin Raider", "Eased Labour" and 2 "Island"
    When Alice activates "mimic" of "Quicksilver Elemental" targeting "Siege-Gang Commander"
    And the stack resolves
    Then Alice can't activate "siege" of "Siege-Gang Commander" sacrificing "Goblin Raider" targeting Bob by rule 118.3
    And Alice can activate "siege" of "Quicksilver Elemental" sacrificing "Goblin Raider" targeting Bob
    When Alice activates "siege" of "Quicksilver Elemental" sacrificing "Goblin Raider" targeting Bob
    Then {U} was spent on the ability "siege" of "Quicksilver Elemental"
    When the stack resolves
    Then Bob is at 18 life

  @cr26:602.2 @cr26:602.1b.2 @cr26:602.1a @cr26:109.5.3
  Scenario: Bob can activate the ability of Alice's Excavation, which any player may activate, but not the ability of Alice's Jade Mage
    Given Alice controls "Excavation", "Jade Mage" and "Forest"
    And Bob controls "Jade Mage" as "his Mage" and can pay {2}{G}
    And Bob controls "Island"
    Then Bob can't activate "Jade Mage" by rule 602.2
    And Bob can't activate "Excavation" sacrificing "Forest" by rule 118.3
    And Bob can activate "his Mage"
    And Bob can activate "Excavation" sacrificing "Island"
    When Bob activates "Excavation" sacrificing "Island"
    Then "Island" was sacrificed
    And "Forest" is untapped
    When the stack resolves
    Then Bob has drawn 1 card
    And Alice has drawn no cards

  @cr26:602.2
  Scenario: Alice can activate the ability of her own Excavation, which any player may activate
    Given Alice controls "Excavation" and "Island" and can pay {1}
    Then Alice can activate "Excavation" sacrificing "Island"
    When Alice activates "Excavation" sacrificing "Island"
    And the stack resolves
    Then Alice has drawn 1 card
    And "Island" was sacrificed

  @cr26:602.4
  Scenario: Toll Bell's ability raises the cost of a spell that is cast after the ability has resolved
    Given Alice has "Lightning Bolt" and "Lava Spike" in hand and can pay {R}{1}{R}
    And Bob controls "Toll Bell"
    When Alice plays "Lightning Bolt" targeting Bob
    Then the total cost of "Lightning Bolt" is {R}
    When the stack resolves
    And Alice passes
    And Bob activates "Toll Bell"
    And the stack resolves
    And Alice plays "Lava Spike" targeting Bob
    Then the total cost of "Lava Spike" is {1}{R}
    And Bob is at 17 life

  @cr26:602.4
  Scenario: Toll Bell's ability, resolved in response to a Jade Mage's ability and Lightning Bolt, changes neither of their costs, but the costs of the next spell and ability
    Given Alice controls "Jade Mage" as "early", "Jade Mage" as "late" and can pay {2}{G}
    And Alice has "Lightning Bolt" and "Lava Spike" in hand and can pay {R}{1}{R}
    And Alice can pay {3}{G}
    And Bob controls "Toll Bell"
    When Alice activates "early"
    And Alice plays "Lightning Bolt" targeting Bob
    And Bob activates "Toll Bell"
    And the top of the stack resolves
    Then the stack holds "Lightning Bolt" and the ability of "early"
    And the total cost of "Lightning Bolt" is {R}
    And the total cost of the ability of "early" is {2}{G}
    When the stack resolves
    And Alice plays "Lava Spike" targeting Bob
    Then the total cost of "Lava Spike" is {1}{R}
    And Bob is at 17 life
    When the stack resolves
    And Alice activates "late"
    Then the total cost of the ability of "late" is {3}{G}

  @cr26:602.4.2
  Scenario: Bargain Bell's ability, resolved in response to a Jade Mage's ability and Hill Giant, changes neither of their costs, but the costs of the next spell and ability
    Given Alice controls "Jade Mage" as "early", "Jade Mage" as "late", "Bargain Bell" and "Vedalken Orrery"
    And Alice has "Hill Giant" and "Gray Ogre" in hand and can pay {2}{G}{3}{R}{1}{R}{1}{G}
    When Alice activates "early"
    And Alice plays "Hill Giant"
    And Alice activates "Bargain Bell"
    And the top of the stack resolves
    Then the total cost of "Hill Giant" is {3}{R}
    And the total cost of the ability of "early" is {2}{G}
    And Alice has no mana in the mana pool
    When the stack resolves
    And Alice plays "Gray Ogre"
    Then the total cost of "Gray Ogre" is {1}{R}
    When the stack resolves
    And Alice activates "late"
    Then the total cost of the ability of "late" is {1}{G}
    When the stack resolves
    Then Alice controls two 1/1 green "Saproling" creature tokens

  @cr26:602.4.2
  Scenario: Bargain Bell's ability lowers the cost of a spell that is cast after the ability has resolved
    Given Alice controls "Bargain Bell"
    And Alice has "Hill Giant" and "Gray Ogre" in hand and can pay {3}{R}{1}{R}
    When Alice plays "Hill Giant"
    Then the total cost of "Hill Giant" is {3}{R}
    When the stack resolves
    And Alice activates "Bargain Bell"
    And the stack resolves
    And Alice plays "Gray Ogre"
    Then the total cost of "Gray Ogre" is {1}{R}

  @cr26:602.2.2
  Scenario: Alice, and not Bob, can activate the ability of Reassembling Skeleton in her graveyard
    Given it is Bob's main phase
    And Alice has "Reassembling Skeleton" in graveyard and can pay {1}{B}
    And Bob has "Reassembling Skeleton" as "theirs" in graveyard and can pay {1}{B}
    Then Bob can't activate "Reassembling Skeleton" by rule 602.2
    And Bob can activate "theirs"
    When Bob passes
    And Alice activates "Reassembling Skeleton"
    And the stack resolves
    Then "Reassembling Skeleton" is in play under Alice's control
    And "Reassembling Skeleton" is tapped
    And "theirs" is in Bob's graveyard

  @cr26:602.2.3
  Scenario: Fountain of Youth that Alice tries to activate with one land stays untapped, and with two lands she can activate it
    Given Alice controls "Fountain of Youth" and "Island"
    And Alice has "Forest" in hand
    When Alice tries to activate "Fountain of Youth"
    Then nothing has changed
    And "Fountain of Youth" and "Island" are untapped
    And the stack is empty
    When Alice plays the land "Forest"
    Then Alice can activate "Fountain of Youth"
    When Alice activates "Fountain of Youth"
    Then "Fountain of Youth" and "Island" are tapped
    When the stack resolves
    Then Alice is at 21 life

  @cr26:602.2a.3 @cr26:405.4.7 @cr26:113.8
  Scenario: The ability of Alice's Excavation that Bob activates in response to Lightning Bolt is above it on the stack, and Bob draws the card
    Given Alice controls "Excavation"
    And Alice has "Lightning Bolt" in hand and can pay {R}
    And Alice has "Swamp" as "leaf" on top of library
    And Bob controls "Island" and can pay {1}
    And Bob has "Plains" on top of library
    When Alice plays "Lightning Bolt" targeting Bob
    And Bob in response activates "Excavation" sacrificing "Island"
    Then the stack holds the ability of "Excavation" and "Lightning Bolt"
    And Bob controls the ability of "Excavation"
    When the top of the stack resolves
    Then Bob has drawn 1 card
    And Alice has drawn no cards
    And the stack holds "Lightning Bolt"

  @cr26:602.2a.6
  Scenario: The ability of Frostwielder, a red creature, is a colourless object without types, name, power or mana value on the stack, and Frostwielder stays on the battlefield
    Given Alice controls "Frostwielder"
    When Alice activates "Frostwielder" targeting Bob
    Then the stack holds the ability of "Frostwielder"
    And "Frostwielder" is in play
    And "Frostwielder" is red
    And "Frostwielder" is 1/2
    And the mana value of "Frostwielder" is 4
    And the ability of "Frostwielder" isn't red
    And the ability of "Frostwielder" doesn't have the type "creature"
    And the ability of "Frostwielder" isn't named "Frostwielder"
    And the ability of "Frostwielder" has no power
    And the mana value of the ability of "Frostwielder" is 0
    When the stack resolves
    Then Bob is at 19 life
    And Alice has no cards in graveyard

  @cr26:602.2a.4
  Scenario: Stifle counters one activation of Jade Mage's ability, which leaves the stack without effect, and another one stays there until it resolves
    Given Alice controls "Jade Mage" and can pay {2}{G}{2}{G}
    And Bob has "Stifle" in hand and can pay {U}
    When Alice activates "Jade Mage"
    And Alice activates "Jade Mage"
    And Bob plays "Stifle" targeting the second activation of "Jade Mage"
    And the top of the stack resolves
    Then the second activation of "Jade Mage" was countered
    And the stack holds the first activation of "Jade Mage"
    And Alice controls no "token" permanents
    When the stack resolves
    Then Alice controls a 1/1 green "Saproling" creature token

  @cr26:602.2a.5 @cr26:113.3b.3
  Scenario: Time Stop removes an activation of Jade Mage's ability from the stack, which isn't countered and creates no token
    Given Alice controls "Jade Mage" and can pay {2}{G}
    And Bob has "Time Stop" in hand and can pay {4}{U}{U}
    When Alice activates "Jade Mage"
    And Bob plays "Time Stop"
    And the top of the stack resolves
    Then the ability of "Jade Mage" was removed from the stack
    And the ability of "Jade Mage" wasn't countered
    And Alice controls no "token" permanents

  @cr26:602.1e
  Scenario: Quicksilver Elemental's blue mana also pays {B} that Tithe of Dusk adds to the cost of an acquired ability
    Given Alice controls "Quicksilver Elemental", "Skithiryx, the Blight Dragon", "Tithe of Dusk" and 4 "Island"
    When Alice activates "mimic" of "Quicksilver Elemental" targeting "Skithiryx, the Blight Dragon"
    And the stack resolves
    Then Alice can't activate "hurry" of "Skithiryx, the Blight Dragon" by rule 118.3
    And Alice can activate "hurry" of "Quicksilver Elemental"
    When Alice activates "hurry" of "Quicksilver Elemental"
    Then {U}{U} was spent on the ability "hurry" of "Quicksilver Elemental"
    When the stack resolves
    Then "Quicksilver Elemental" has "haste"

  @cr26:602.1e
  Scenario: Quicksilver Elemental's blue mana pays {G} of the acquired ability of Jade Mage and {B} that Tithe of Dusk adds, though no black mana is in its activation cost
    Given Alice controls "Quicksilver Elemental", "Jade Mage" and 6 "Island"
    And Alice has "Tithe of Dusk" in hand
    When Alice activates "mimic" of "Quicksilver Elemental" targeting "Jade Mage"
    And the stack resolves
    And Alice plays "Tithe of Dusk"
    And the stack resolves
    Then Alice can't activate "sprout" of "Jade Mage" by rule 118.3
    And Alice can activate "sprout" of "Quicksilver Elemental"
    When Alice activates "sprout" of "Quicksilver Elemental"
    Then the total cost of the ability "sprout" of "Quicksilver Elemental" is {2}{G}{B}
    And {U}{U}{U}{U} was spent on the ability "sprout" of "Quicksilver Elemental"
    When the stack resolves
    Then Alice controls a 1/1 green "Saproling" creature token

  @cr26:602.2.5
  Scenario: Aladdin, whose ability Alice tries to activate without an artifact to target, stays untapped with her lands, and she can activate it once Ornithopter is there
    Given Alice controls "Aladdin", "City of Brass" and 2 "Mountain" as "peak"
    And Alice has "Ornithopter" in hand
    And Bob controls "Hill Giant"
    When Alice tries to activate "Aladdin" targeting "Hill Giant"
    Then the attempt is refused by rule 601.2c
    And nothing has changed
    And "Aladdin" and "City of Brass" are untapped
    And "City of Brass" has triggered never
    And the stack is empty
    When Alice plays "Ornithopter"
    And the stack resolves
    And Alice tries to activate "Aladdin" targeting "Ornithopter"
    Then the attempt succeeds
    And "Aladdin" and "City of Brass" are tapped

  @cr26:602.2.6
  Scenario: Goblin Raider, the target of Siege-Gang Commander's ability, is sacrificed to pay for it, and the ability then does not resolve
    Given Alice controls "Siege-Gang Commander" and "Goblin Raider" and can pay {1}{R}
    And Bob controls "Wall of Stone"
    Then Alice can activate "Siege-Gang Commander" sacrificing "Goblin Raider" targeting "Goblin Raider"
    When Alice activates "Siege-Gang Commander" sacrificing "Goblin Raider" targeting "Goblin Raider"
    Then "Goblin Raider" was sacrificed
    And the stack holds the ability of "Siege-Gang Commander"
    When the stack resolves
    Then the ability of "Siege-Gang Commander" did not resolve
    And "Siege-Gang Commander" is in play

  @cr26:602.2.7 @cr26:115.1.4
  Scenario: Siege-Gang Commander's ability, whose target Bob returns to his hand, keeps that target although another creature could be one, and what Alice paid for it stays paid
    Given Alice controls "Siege-Gang Commander", "Goblin Raider" and 2 "Mountain" as "peak"
    And Bob controls "Hill Giant" and "Grizzly Bears"
    And Bob has "Unsummon" in hand and can pay {U}
    When Alice activates "Siege-Gang Commander" sacrificing "Goblin Raider" targeting "Hill Giant"
    And Bob plays "Unsummon" targeting "Hill Giant"
    And the top of the stack resolves
    Then the stack holds the ability of "Siege-Gang Commander"
    And "Hill Giant" is in Bob's hand
    When the stack resolves
    Then the ability of "Siege-Gang Commander" did not resolve
    And Alice was asked for targets once
    And "Grizzly Bears" has no damage marked
    And "Goblin Raider" is in Alice's graveyard
    And "peak 1" and "peak 2" are tapped

  @cr26:602.2.7
  Scenario: Siege-Gang Commander's ability deals its damage to the target that Alice announced, and 2 Mountains and Goblin Raider paid for it
    Given Alice controls "Siege-Gang Commander", "Goblin Raider" and 2 "Mountain" as "peak"
    And Bob controls "Hill Giant" and "Grizzly Bears"
    When Alice activates "Siege-Gang Commander" sacrificing "Goblin Raider" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" has 2 damage marked
    And "Grizzly Bears" has no damage marked
    And "peak 1" and "peak 2" are tapped

  @cr26:602.1e.3
  Scenario: Quicksilver Elemental's blue mana pays {2}{R}, the cost of an acquired ability that Suppression Field has increased and Eased Labour has reduced
    Given Alice controls "Quicksilver Elemental", "Siege-Gang Commander", "Goblin Raider", "Eased Labour" and 5 "Island"
    And Bob controls "Suppression Field"
    When Alice activates "mimic" of "Quicksilver Elemental" targeting "Siege-Gang Commander"
    And the stack resolves
    Then Alice can't activate "siege" of "Siege-Gang Commander" sacrificing "Goblin Raider" targeting Bob by rule 118.3
    And Alice can activate "siege" of "Quicksilver Elemental" sacrificing "Goblin Raider" targeting Bob
    When Alice activates "siege" of "Quicksilver Elemental" sacrificing "Goblin Raider" targeting Bob
    Then the total cost of the ability "siege" of "Quicksilver Elemental" is {2}{R}
    And {U}{U}{U} was spent on the ability "siege" of "Quicksilver Elemental"
    When the stack resolves
    Then Bob is at 18 life

  @cr26:602.1e.4
  Scenario: After Loan of Hues, blue mana pays both {G} of Jade Mage's activation cost and {B} that Tithe of Dusk adds to it, until the turn ends
    Given Alice controls "Jade Mage", "Tithe of Dusk" and 5 "Island" as "shore"
    And Alice has "Loan of Hues" in hand
    And Alice has 4 "Plains" as "dune" as library
    And Bob has 4 "Swamp" as "leaf" as library
    Then Alice can't activate "Jade Mage" by rule 118.3
    When Alice plays "Loan of Hues"
    And the stack resolves
    Then Alice can activate "Jade Mage"
    When Alice activates "Jade Mage"
    Then the total cost of the ability of "Jade Mage" is {2}{G}{B}
    And {U}{U}{U}{U} was spent on the ability of "Jade Mage"
    When the stack resolves
    Then Alice controls a 1/1 green "Saproling" creature token
    When the game goes on to Alice's next main phase
    Then Alice can't activate "Jade Mage" by rule 118.3

  @cr26:602.1e.4
  Scenario: After Loan of Hues, blue mana pays {G} of Jade Mage's activation cost, which no effect has increased
    Given Alice controls "Jade Mage" and 4 "Island" as "shore"
    And Alice has "Loan of Hues" in hand
    Then Alice can't activate "Jade Mage" by rule 118.3
    When Alice plays "Loan of Hues"
    And the stack resolves
    Then Alice can activate "Jade Mage"
    When Alice activates "Jade Mage"
    Then {U}{U}{U} was spent on the ability of "Jade Mage"
    When the stack resolves
    Then Alice controls a 1/1 green "Saproling" creature token
