Feature: Reveal

  @cr26:701.20a
  Scenario: Hermit Druid reveals cards up to the first basic land card
    Given Alice controls "Hermit Druid" and can pay {G}
    And Alice has "Hill Giant", "Taiga", "Island" and "Craw Wurm" as library
    When Alice activates "Hermit Druid"
    And the stack resolves
    Then "Island" is in Alice's hand
    And "Hill Giant" and "Taiga" are in Alice's graveyard
    And the top of Alice's library is "Craw Wurm"
    And it happened once that "Hill Giant" was revealed
    And "Hermit Druid" is tapped

  @cr26:701.20a
  Scenario: Hermit Druid reveals the whole library if there is no basic land card in it
    Given Alice controls "Hermit Druid" and can pay {G}
    And Alice has "Hill Giant" and "Craw Wurm" as library
    When Alice activates "Hermit Druid"
    And the stack resolves
    Then "Hill Giant" and "Craw Wurm" are in Alice's graveyard
    And Alice has no cards in hand
    And Alice is still in the game
