Feature: A card's own replacement effect when it leaves exile

  @cr26:400.6.2
  Scenario: Darksteel Colossus that would be put into a graveyard from exile is shuffled into its owner's library
    Given Alice has "Pull from Eternity" as "the first pull" and "Pull from Eternity" as "the second pull" in hand and can pay {W}{W}
    And Bob has "Darksteel Colossus" and "Craw Wurm" removed from the game
    When Alice plays "the first pull" targeting "Darksteel Colossus"
    And the stack resolves
    Then "Darksteel Colossus" is in Bob's library
    And it happened once that Bob shuffled
    And it happened once that "Darksteel Colossus" was revealed
    When Alice plays "the second pull" targeting "Craw Wurm"
    And the stack resolves
    Then "Craw Wurm" is in Bob's graveyard
    And it happened once that Bob shuffled
