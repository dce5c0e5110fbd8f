Feature: Abilities that trigger when a card is put into a graveyard from anywhere

  @cr26:113.6k
  Scenario: Serra Avatar is shuffled into its owner's library when it dies and when it is discarded
    Given Alice has 7 "Forest" in hand
    And Alice controls "Serra Avatar" as "the first"
    And Alice has "Serra Avatar" as "the second" in hand
    And Bob has "Terror" in hand and can pay {1}{B}
    When Bob plays "Terror" targeting "the first"
    And the stack resolves
    Then "the first" is in Alice's library
    And "the first" has triggered once
    When the game goes on to Alice's cleanup step
    And Alice chooses "the second"
    Then "the second" has triggered once
    When the stack resolves
    Then "the second" is in Alice's library

  @cr26:113.6k
  Scenario: Serra Avatar that Terror destroys is shuffled into its owner's library
    Given Bob controls "Serra Avatar"
    And Alice has "Terror" in hand and can pay {1}{B}
    When Alice plays "Terror" targeting "Serra Avatar"
    And the stack resolves
    Then "Serra Avatar" is in Bob's library

  @cr26:113.6k
  Scenario: Serra Avatar is shuffled into its owner's library when it is countered, and when it dies under another player's control
    Given it is Bob's main phase
    And Bob has "Serra Avatar" as "the played one" in hand and can pay {4}{W}{W}{W}
    And Alice controls "Serra Avatar" as "the borrowed one" owned by Bob
    And Alice has "Forbid" and "Terror" in hand and can pay {1}{U}{U}{1}{B}
    When Bob plays "the played one"
    And Alice plays "Forbid" targeting "the played one"
    And the stack resolves
    Then "the played one" is in Bob's library
    When Alice plays "Terror" targeting "the borrowed one"
    And the stack resolves
    Then "the borrowed one" is in Bob's library

  @cr26:113.6k
  Scenario: Serra Avatar that Hermit Druid puts into the graveyard from the library is shuffled into the library
    Given Alice controls "Hermit Druid" and can pay {G}
    And Alice has "Serra Avatar", "Grizzly Bears" and "Forest" on top of library
    When Alice activates "Hermit Druid"
    And the top of the stack resolves
    Then "Serra Avatar" is in Alice's graveyard
    And "Serra Avatar" has triggered once
    When the stack resolves
    Then "Serra Avatar" is in Alice's library
    And "Grizzly Bears" is in Alice's graveyard
