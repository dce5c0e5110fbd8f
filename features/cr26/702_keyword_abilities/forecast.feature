Feature: Forecast

  @cr26:702.57a @cr26:702.57b
  Scenario: The forecast ability of Skyscribing is activated from the hand in the upkeep of its owner, once, and reveals the card
    Given it is Alice's upkeep
    And Alice has "Skyscribing" in hand and can pay {2}{U}{2}{U}
    And Alice has "Skyscribing" as "spent" in graveyard
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    Then Alice can't activate "spent" by rule 113.6
    And Alice can activate "Skyscribing"
    When Alice activates "Skyscribing"
    Then Bob knows "Skyscribing"
    And "Skyscribing" is in Alice's hand
    When the stack resolves
    Then Alice has drawn 1 card
    And Bob has drawn 1 card
    And Alice can't activate "Skyscribing" by rule 602.5b
    When the game goes on to Alice's main phase
    Then Alice can't activate "Skyscribing" by rule 602.5b
    When the game goes on to Bob's upkeep
    And the game goes on to Alice's next upkeep
    Then Alice can activate "Skyscribing"

  @cr26:702.57a
  Scenario: Skyscribing, whose forecast ability was activated in the upkeep, is still in hand and is cast with X = 2 in the main phase
    Given it is Alice's upkeep
    And Alice has "Skyscribing" in hand and can pay {2}{U}{2}{U}{U}
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice activates "Skyscribing"
    And the stack resolves
    Then Bob has drawn 1 card
    And "Skyscribing" is in Alice's hand
    When the game goes on to Alice's main phase
    And Alice plays "Skyscribing" with X = 2
    And the stack resolves
    Then Bob has drawn 3 cards
    And Alice has drawn 4 cards
    And "Skyscribing" is in Alice's graveyard

  @cr26:702.57b
  Scenario: The forecast ability of Skyscribing can't be activated in another step or in the upkeep of another player
    Given it is Bob's upkeep
    And Alice has "Skyscribing" in hand and can pay {2}{U}
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    Then Alice can't activate "Skyscribing" by rule 602.5b
    When the game goes on to Alice's upkeep
    Then Alice can activate "Skyscribing"
    When the game goes on to Alice's main phase
    Then Alice can't activate "Skyscribing" by rule 602.5b
    And Alice has drawn 1 card

  @cr26:702.57a.2
  Scenario: The forecast ability of Spirit en-Dal can't be activated on the battlefield, and can from the hand of its player
    Given it is Alice's upkeep
    And Alice controls "Spirit en-Dal" as "played" and "Grizzly Bears"
    And Alice has "Spirit en-Dal" as "held" in hand and can pay {1}{W}
    And Alice has "Spirit en-Dal" as "gone" in exile
    Then Alice can't activate "forecast" of "played" targeting "Grizzly Bears" by rule 113.6
    And Alice can't activate "forecast" of "gone" targeting "Grizzly Bears" by rule 113.6
    And Alice can activate "forecast" of "held" targeting "Grizzly Bears"
    When Alice activates "forecast" of "held" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" has "shadow"
    And "held" is in Alice's hand
    When the turn ends
    Then "Grizzly Bears" doesn't have "shadow"

  @cr26:702.57b
  Scenario: Skyscribing is revealed for its forecast ability in the upkeep and can't be in the main phase, in which Spirit en-Dal is cast
    Given it is Alice's upkeep
    And Alice has "Skyscribing" and "Spirit en-Dal" in hand and can pay {2}{U}{2}{U}{2}{W}
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice activates "Skyscribing"
    Then Bob knows "Skyscribing"
    When the stack resolves
    Then Bob has drawn 1 card
    When the game goes on to Alice's main phase
    Then Alice can't activate "Skyscribing" by rule 602.5b
    When Alice plays "Spirit en-Dal"
    And the stack resolves
    Then "Spirit en-Dal" is in play under Alice's control

  @cr26:702.57a
  Scenario: The forecast ability of Skyscribing can't be activated from exile or from the library, and that of Spirit en-Dal can from the hand
    Given it is Alice's upkeep
    And Alice controls "Grizzly Bears" and has "Spirit en-Dal" in hand and can pay {2}{U}{1}{W}
    And Alice has "Skyscribing" as "gone" in exile
    And Alice has "Skyscribing" as "deep" and "Island" on top of library
    Then Alice can't activate "gone" by rule 113.6
    And Alice can't activate "deep" by rule 113.6
    And Alice can activate "forecast" of "Spirit en-Dal" targeting "Grizzly Bears"
    When Alice activates "forecast" of "Spirit en-Dal" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" has "shadow"
    And "Spirit en-Dal" is in Alice's hand
