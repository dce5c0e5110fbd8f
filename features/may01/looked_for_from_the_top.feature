Feature: Looked for from the top

  @may01:ours.216
  Scenario: The Druid turns cards over down to a basic land, and no further
    Given Alice controls "Hermit Druid" and can pay {G}
    And Alice has "Hill Giant", "Taiga", "Island" and "Craw Wurm" as library
    Then the mana cost of "Hermit Druid" is {1}{G}
    And "Hermit Druid" is 1/1
    When Alice activates "Hermit Druid"
    And the stack resolves
    Then "Island" is in Alice's hand
    And "Hill Giant" and "Taiga" are in Alice's graveyard
    And the top of Alice's library is "Craw Wurm"
    And it happened once that "Hill Giant" was revealed
    And "Hermit Druid" is tapped

  @may01:ours.216
  Scenario: Where there is none to be found, all cards go
    Given Alice controls "Hermit Druid" and can pay {G}
    And Alice has "Hill Giant" and "Craw Wurm" as library
    When Alice activates "Hermit Druid"
    And the stack resolves
    Then "Hill Giant" and "Craw Wurm" are in Alice's graveyard
    And Alice has no cards in hand
    And Alice is still in the game
