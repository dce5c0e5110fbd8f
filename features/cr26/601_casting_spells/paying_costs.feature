Feature: Paying costs

  @cr26:601.2h
  Scenario: Kami of Ancient Law, which is sacrificed for its ability's cost, is in the graveyard before the ability resolves
    Given Alice controls "Kami of Ancient Law"
    And Bob controls "Aven Shrine"
    When Alice activates "law" of "Kami of Ancient Law" targeting "Aven Shrine"
    Then "Kami of Ancient Law" is in Alice's graveyard
    And "Aven Shrine" is in play
    When the stack resolves
    Then "Aven Shrine" was destroyed

  @cr26:601.2h
  Scenario: Kami of Ancient Law is sacrificed, and its ability destroys only the targeted one of two enchantments
    Given Alice controls "Kami of Ancient Law" and "Castle"
    And Bob controls "Aven Shrine"
    When Alice activates "law" of "Kami of Ancient Law" targeting "Aven Shrine"
    And the stack resolves
    Then "Kami of Ancient Law" was sacrificed
    And "Aven Shrine" was destroyed
    And "Castle" is in play

  @cr26:601.2h
  Scenario: Grizzly Bears that Alice sacrifices for Death Bomb are in the graveyard while Death Bomb is still on the stack
    Given Alice controls "Grizzly Bears"
    And Alice has "Death Bomb" in hand and can pay {3}{B}
    And Bob controls "Hill Giant"
    When Alice plays "Death Bomb" sacrificing "Grizzly Bears" targeting "Hill Giant"
    Then "Grizzly Bears" is in Alice's graveyard
    And the stack holds "Death Bomb"
    And "Hill Giant" is in play
    When the stack resolves
    Then "Hill Giant" was destroyed

  @cr26:601.2h.2
  Scenario: The card discarded at random for the cost of Pyromancy's ability is in the graveyard before the ability resolves
    Given Alice controls "Pyromancy" and can pay {3}
    And Alice has "Hill Giant" in hand
    When Alice activates "burn" of "Pyromancy" targeting Bob
    Then "Hill Giant" is in Alice's graveyard
    And Bob is at 20 life
    When the stack resolves
    Then Bob is at 16 life

  @cr26:601.2h.2
  Scenario: Of two cards in hand, the one picked at random is discarded for Pyromancy's cost before the ability resolves
    Given Alice controls "Pyromancy" and can pay {3}
    And Alice has "Hill Giant" and "Grizzly Bears" in hand
    When Alice activates "burn" of "Pyromancy" targeting Bob
    And Alice picks "Grizzly Bears" at random for "Pyromancy"
    Then "Grizzly Bears" is in Alice's graveyard
    And Alice's hand holds "Hill Giant"
    And Bob is at 20 life
    When the stack resolves
    Then Bob is at 18 life

  @cr26:601.2h.3
  Scenario: Today, Mage il-Vec is tapped for its ability's cost before a card is discarded at random for that cost
    Given Alice controls "Mage il-Vec"
    And Alice has "Hill Giant" in hand
    When Alice activates "bolt" of "Mage il-Vec" targeting Bob
    Then "Hill Giant" is in Alice's graveyard
    And it happened in this order that "Mage il-Vec" was tapped, then "Hill Giant" was discarded
    When the stack resolves
    Then Bob is at 19 life

  @cr26:601.2h.4
  Scenario: Today, Vaults of Both is sacrificed before a card is exiled from the library, although that is the first part of its cost
    Given Alice controls "Vaults of Both"
    And Alice has "Island" and "Forest" as library
    When Alice activates "dig" of "Vaults of Both"
    Then it happened in this order that "Vaults of Both" was sacrificed, then "Island" was exiled
    And Alice's library holds "Forest"
    When the stack resolves
    Then Alice is at 23 life

  @cr26:601.2h.4
  Scenario: Today, Vaults of Both is sacrificed before a card is milled, although that is the first part of its cost
    Given Alice controls "Vaults of Both"
    And Alice has "Island" and "Forest" as library
    When Alice activates "spill" of "Vaults of Both"
    Then "Vaults of Both" was sacrificed
    And Alice's graveyard holds, in order, "Island" and "Vaults of Both"
    And Alice's library holds "Forest"
    When the stack resolves
    Then Alice is at 22 life

  @cr26:601.2h.7
  Scenario: Alice, who can pay only a part of the cost of Altar's Reap, pays nothing of it, and casts it once she can pay all
    Given Alice controls "Hill Giant" and "Swamp"
    And Alice has "Altar's Reap" and "Forest" in hand
    When Alice tries to play "Altar's Reap" sacrificing "Hill Giant"
    Then the attempt is refused by rule 118.3
    And nothing has changed
    And "Hill Giant" is in play
    And "Swamp" is untapped
    When Alice plays the land "Forest"
    And Alice tries to play "Altar's Reap" sacrificing "Hill Giant"
    Then the attempt succeeds
    And "Hill Giant" was sacrificed
    And mana from "Swamp" was spent on "Altar's Reap"
    And mana from "Forest" was spent on "Altar's Reap"
