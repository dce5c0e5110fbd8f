Feature: Resolving permanent spells

  @cr26:608.3a @cr26:404.1.4
  Scenario: Hill Giant that Alice casts from Bob's graveyard enters under Alice's control, and goes to Bob's graveyard as it dies
    Given Alice controls "Ghoul's Ledger" and can pay {3}{R}
    And Bob has "Hill Giant" in graveyard
    And Bob has "Terror" in hand and can pay {1}{B}
    Then Alice can play "Hill Giant" from graveyard
    When Alice plays "Hill Giant" from graveyard
    And the stack resolves
    Then "Hill Giant" is in play under Alice's control
    When Bob plays "Terror" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in Bob's graveyard
    And "Hill Giant" was destroyed

  @cr26:608.3b
  Scenario: Holy Strength whose target dies in response is put into its owner's graveyard and never enters
    Given Alice controls "Grizzly Bears" and has "Holy Strength" in hand and can pay {W}
    And Bob has "Borrowed Incantation" and "Lightning Bolt" in hand and can pay {U}{U}{R}
    When Alice plays "Holy Strength" targeting "Grizzly Bears"
    And Bob in response plays "Borrowed Incantation" targeting "Holy Strength"
    And the top of the stack resolves
    Then Bob controls "Holy Strength"
    When Bob plays "Lightning Bolt" targeting "Grizzly Bears"
    And the stack resolves
    Then "Holy Strength" is in Alice's graveyard
    And it happened never that "Holy Strength" entered
    And "Holy Strength" did not resolve

  @cr26:608.3b.2
  Scenario: Bestowed Leafcrown Dryad whose target dies in response enters as a creature
    Given Alice controls "Grizzly Bears" and has "Leafcrown Dryad" in hand and can pay {3}{G}
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Alice plays "Leafcrown Dryad" instead of its mana cost targeting "Grizzly Bears"
    Then "Leafcrown Dryad" doesn't have the type "creature"
    When Bob plays "Lightning Bolt" targeting "Grizzly Bears"
    And the stack resolves
    Then "Leafcrown Dryad" is in play
    And "Leafcrown Dryad" has the type "creature"
    And "Leafcrown Dryad" is 2/2

  @cr26:608.3c
  Scenario: Holy Strength that Alice casts on Bob's creature enters attached to it under Alice's control
    Given Bob controls "Grizzly Bears" and "Hill Giant"
    And Alice has "Holy Strength" in hand and can pay {W}
    When Alice plays "Holy Strength" targeting "Grizzly Bears"
    And the stack resolves
    Then "Holy Strength" is attached to "Grizzly Bears"
    And Alice controls "Holy Strength"
    And "Grizzly Bears" is 3/4
    And "Hill Giant" is 3/3

  @cr26:608.3g
  Scenario: Lightning Berserker cast for its dash cost returns to its owner's hand although Turn to Frog removed its abilities
    Given Alice has "Lightning Berserker" in hand and can pay {R}
    And Bob has "Turn to Frog" in hand and can pay {1}{U}
    When Alice plays "Lightning Berserker" instead of its mana cost by "dash"
    And the stack resolves
    And Bob plays "Turn to Frog" targeting "Lightning Berserker"
    And the stack resolves
    Then "Lightning Berserker" doesn't have "haste"
    When the game goes on to Alice's end step
    Then the stack holds the trigger of "Lightning Berserker"
    When the stack resolves
    Then "Lightning Berserker" is in Alice's hand

  @cr26:608.3g
  Scenario: Under Humility, Lightning Berserker cast for its dash cost returns to its owner's hand, and one cast for its mana cost stays
    Given Bob controls "Humility"
    And Alice has "Lightning Berserker" as "quick" and "Lightning Berserker" as "slow" in hand and can pay {R}{R}
    When Alice plays "quick" instead of its mana cost by "dash"
    And the stack resolves
    Then "quick" doesn't have "haste"
    When Alice plays "slow"
    And the stack resolves
    And the game goes on to Alice's end step
    And the stack resolves
    Then "quick" is in Alice's hand
    And "slow" is in play

  @cr26:608.3g.2
  Scenario: Bygone Colossus cast for its warp cost is exiled at the end step although Turn to Frog removed its abilities
    Given Alice has "Bygone Colossus" in hand and can pay {3}
    And Bob has "Turn to Frog" in hand and can pay {1}{U}
    When Alice plays "Bygone Colossus" instead of its mana cost by "warp"
    And the stack resolves
    And Bob plays "Turn to Frog" targeting "Bygone Colossus"
    And the stack resolves
    Then "Bygone Colossus" is 1/1
    When the game goes on to Bob's upkeep
    Then "Bygone Colossus" is exiled

  @cr26:608.3g.2
  Scenario: Girder Goons cast for its blitz cost is sacrificed at the end step although Turn to Frog removed its abilities
    Given Alice has "Girder Goons" in hand and can pay {3}{B}
    And Alice has "Island" on top of library
    And Bob has "Turn to Frog" in hand and can pay {1}{U}
    When Alice plays "Girder Goons" instead of its mana cost by "blitz"
    And the stack resolves
    And Bob plays "Turn to Frog" targeting "Girder Goons"
    And the stack resolves
    Then "Girder Goons" is 1/1
    And "Girder Goons" doesn't have "haste"
    When the game goes on to Bob's upkeep
    Then "Girder Goons" was sacrificed
    And the top of Alice's library is "Island"

  @cr26:608.3a.2
  Scenario: Hill Giant that Alice cast enters under the control of Bob, who gained control of it on the stack
    Given Alice has "Hill Giant" in hand and can pay {3}{R}
    And Bob has "Borrowed Incantation" in hand and can pay {U}{U}
    When Alice plays "Hill Giant"
    And Bob in response plays "Borrowed Incantation" targeting "Hill Giant"
    And the top of the stack resolves
    Then Bob controls "Hill Giant"
    When the stack resolves
    Then "Hill Giant" is in play under Bob's control
    And "Hill Giant" is 3/3

  @cr26:608.3c
  Scenario: Holy Strength that Alice cast, and that Bob controls as it resolves, enters under Bob's control attached to its target
    Given Alice controls "Grizzly Bears" and "Hill Giant"
    And Alice has "Holy Strength" in hand and can pay {W}
    And Bob has "Borrowed Incantation" in hand and can pay {U}{U}
    When Alice plays "Holy Strength" targeting "Grizzly Bears"
    And Bob in response plays "Borrowed Incantation" targeting "Holy Strength"
    And the stack resolves
    Then "Holy Strength" is attached to "Grizzly Bears"
    And Bob controls "Holy Strength"
    And "Grizzly Bears" is 3/4
    And "Hill Giant" is 3/3

  @cr26:608.3g.3
  Scenario: The token of a copied Lightning Berserker whose dash cost was paid is gone after Alice's end step, although the original was countered
    Given Alice has "Lightning Berserker" and "Double Major" in hand and can pay {R}{G}{U}
    And Bob has "Counterspell" in hand and can pay {U}{U}
    When Alice plays "Lightning Berserker" instead of its mana cost by "dash"
    And Alice plays "Double Major" targeting "Lightning Berserker"
    And the top of the stack resolves
    And the top of the stack resolves
    And Bob plays "Counterspell" targeting "Lightning Berserker"
    And the stack resolves
    Then "Lightning Berserker" is in Alice's graveyard
    And Alice controls 1 "token" permanent
    When the game goes on to Bob's upkeep
    Then Alice controls no "token" permanents

  @cr26:608.3c.3
  Scenario: Animate Dead that Alice casts on Hill Giant in Bob's graveyard enters attached to that card under Alice's control
    Given Bob has "Hill Giant" and "Grizzly Bears" in graveyard
    And Alice has "Animate Dead" in hand and can pay {1}{B}
    When Alice plays "Animate Dead" targeting "Hill Giant"
    And the top of the stack resolves
    Then "Animate Dead" is attached to "Hill Giant"
    And "Hill Giant" is in Bob's graveyard
    And Alice controls "Animate Dead"
    When the stack resolves
    Then "Hill Giant" is in play under Alice's control
    And "Hill Giant" is 2/3
