Feature: Threads of Disloyalty

  @bok:threads-of-disloyalty.1
  Scenario: Threads can be played on a creature that costs two, not on one that costs three
    Given Bob controls "Grizzly Bears" and "Trained Armodon"
    And Alice has "Threads of Disloyalty" in hand and can pay {1}{U}{U}
    Then Alice can target only "Grizzly Bears" with "Threads of Disloyalty"
    And Alice can't play "Threads of Disloyalty" targeting "Trained Armodon"
    And Alice can play "Threads of Disloyalty" targeting "Grizzly Bears"
    When Alice plays "Threads of Disloyalty" targeting "Grizzly Bears"
    And the stack resolves
    Then Alice controls "Grizzly Bears"
    And "Threads of Disloyalty" is attached to "Grizzly Bears"

  @bok:threads-of-disloyalty.1
  Scenario: Threads go to the graveyard once the creature turns out to cost four
    Given Bob controls a face-down "Battering Craghorn"
    And Alice controls "Threads of Disloyalty" attached to "Battering Craghorn" and can pay {1}{R}{R}
    Then Alice controls "Battering Craghorn"
    And "Threads of Disloyalty" is attached to "Battering Craghorn"
    When Alice turns "Battering Craghorn" face up
    Then the converted mana cost of "Battering Craghorn" is 4
    And "Threads of Disloyalty" is in Alice's graveyard
    And "Threads of Disloyalty" was put there by a state-based action
    And Bob controls "Battering Craghorn"
