Feature: Zone-change triggers

  @cr26:603.6 @edition:2026-01
  Scenario: Syr Konrad triggers for a milled creature card, but not for a milled land card
    Given Alice controls "Syr Konrad, the Grim" and can pay {1}{B}
    And Alice has "Grizzly Bears" on top of library
    And Bob has "Forest" on top of library
    When Alice activates "mill" of "Syr Konrad, the Grim"
    And the stack resolves
    Then "Grizzly Bears" is in Alice's graveyard
    And "Forest" is in Bob's graveyard
    And Bob is at 19 life

  @cr26:603.6
  Scenario: Syr Konrad triggers for a creature card put into a graveyard from a library or a hand
    Given it is Bob's end step
    And Alice controls "Syr Konrad, the Grim"
    And Alice has "Dampen Thought" in hand and can pay {1}{U}
    And Bob has "Grizzly Bears", "Forest", "Island" and "Hill Giant" on top of library
    And Bob has "Watchwolf" and 7 "Swamp" as "swamp" in hand
    When Alice plays "Dampen Thought" targeting Bob
    And the stack resolves
    Then Bob is at 18 life
    When the game goes on to Bob's cleanup step
    And Bob chooses "Watchwolf"
    And the stack resolves
    Then "Watchwolf" is in Bob's graveyard
    And Bob is at 17 life

  @cr26:603.6
  Scenario: Syr Konrad triggers when a creature dies, and again when that creature's card leaves the graveyard
    Given Alice controls "Syr Konrad, the Grim" and "Grizzly Bears"
    And Bob has "Terror" in hand and can pay {1}{B}
    And Alice has "Zombify" in hand and can pay {3}{B}
    When Bob plays "Terror" targeting "Grizzly Bears"
    And the stack resolves
    Then Bob is at 19 life
    When Alice plays "Zombify" targeting "Grizzly Bears"
    And the stack resolves
    Then Bob is at 18 life
