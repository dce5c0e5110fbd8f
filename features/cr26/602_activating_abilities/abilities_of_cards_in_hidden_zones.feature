Feature: Activating an ability of a card in a hidden zone

  @cr26:602.2a
  Scenario: Since 2006, a card that is cycled from hand is revealed; a permanent whose ability is activated isn't
    Given Alice has "Drifting Meadow" in hand and can pay {2}
    And Bob controls "Frostwielder"
    When Alice activates the cycling ability of "Drifting Meadow"
    And the stack resolves
    And Bob activates "Frostwielder" targeting Alice
    And the stack resolves
    Then it happened once that "Drifting Meadow" was revealed
    And it happened once that Alice revealed
    And it happened never that "Frostwielder" was revealed
    And it happened never that Bob revealed
    And Alice has drawn 1 card

  @cr26:602.2a.before
  Scenario: Until 2005, a card that is cycled from hand isn't revealed
    Given Alice has "Drifting Meadow" in hand and can pay {2}
    When Alice activates the cycling ability of "Drifting Meadow"
    And the stack resolves
    Then it happened never that "Drifting Meadow" was revealed
    And it happened never that Alice revealed
    And Alice has drawn 1 card

  @cr26:602.2.2
  Scenario: The player who has Drifting Meadow in hand can cycle it, and the other player can't
    Given it is Bob's main phase
    And Alice has "Drifting Meadow" in hand and can pay {2}
    And Alice has "Swamp" as "leaf" on top of library
    And Bob has "Drifting Meadow" as "theirs" in hand and can pay {2}
    Then Bob can't activate the cycling ability of "Drifting Meadow" by rule 602.2
    And Bob can activate the cycling ability of "theirs"
    When Bob passes
    And Alice activates the cycling ability of "Drifting Meadow"
    And the stack resolves
    Then "leaf" is in Alice's hand
    And "Drifting Meadow" is in Alice's graveyard
    And "theirs" is in Bob's hand

  @cr26:602.2a
  Scenario: The plainscycling ability of Eternal Dragon, a white creature card, is a colourless object on the stack that is no card
    Given Alice has "Eternal Dragon" in hand and can pay {2}
    And Alice has "Plains" and "Swamp" as library
    When Alice activates "plainscycling" of "Eternal Dragon"
    Then it happened once that "Eternal Dragon" was revealed
    And "Eternal Dragon" is in Alice's graveyard
    And "Eternal Dragon" is white
    And the ability of "Eternal Dragon" isn't white
    And the ability of "Eternal Dragon" doesn't have the type "creature"
    And the ability of "Eternal Dragon" isn't named "Eternal Dragon"
    And the ability of "Eternal Dragon" has no power
    And the mana value of the ability of "Eternal Dragon" is 0
    When the stack resolves
    And Alice chooses "Plains"
    Then "Plains" is in Alice's hand
