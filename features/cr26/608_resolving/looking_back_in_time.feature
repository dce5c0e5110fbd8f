Feature: Effects that look back in time

  @cr26:608.2i
  Scenario: Hunger of the Howlpack counts a creature that dies in response to it
    Given Alice has "Hunger of the Howlpack" in hand and can pay {G}
    And Alice controls "Grizzly Bears" and "Hill Giant"
    And Bob has "Terror" in hand and can pay {1}{B}
    When Alice plays "Hunger of the Howlpack" targeting "Grizzly Bears"
    And Bob in response plays "Terror" targeting "Hill Giant"
    And the stack resolves
    Then "Grizzly Bears" has 3 +1/+1 counters

  @cr26:608.2i
  Scenario: Hunger of the Howlpack that Alice casts in her second main phase counts a creature that died in her upkeep
    Given it is Alice's upkeep
    And Alice has "Hunger of the Howlpack" in hand and can pay {G}
    And Alice controls "Grizzly Bears" and "Hill Giant"
    And Bob has "Terror" in hand and can pay {1}{B}
    When Bob plays "Terror" targeting "Hill Giant"
    And the stack resolves
    And the game goes on to Alice's second main phase
    And Alice plays "Hunger of the Howlpack" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" has 3 +1/+1 counters

  @cr26:608.2i
  Scenario: Hunger of the Howlpack counts Hill Giant, which died this turn, after Cremate exiled its card
    Given Alice has "Hunger of the Howlpack" in hand and can pay {G}
    And Alice controls "Grizzly Bears" and "Hill Giant"
    And Bob has "Terror" and "Cremate" in hand and can pay {1}{B}{B}
    And Bob has "Swamp" as library
    When Bob plays "Terror" targeting "Hill Giant"
    And the stack resolves
    And Bob plays "Cremate" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is exiled
    When Alice plays "Hunger of the Howlpack" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" has 3 +1/+1 counters

  @cr26:608.2i
  Scenario: Hunger of the Howlpack doesn't count a creature that died last turn or an artifact destroyed this turn
    Given Alice has "Hunger of the Howlpack" in hand and can pay {G}
    And Alice controls "Grizzly Bears", "Hill Giant" and "Baku Altar"
    And Bob has "Terror" and "Naturalize" in hand and can pay {1}{B}{1}{G}
    And it is Bob's main phase
    When Bob plays "Terror" targeting "Hill Giant"
    And the stack resolves
    And the game goes on to Alice's main phase
    And Bob plays "Naturalize" targeting "Baku Altar"
    And the stack resolves
    And Alice plays "Hunger of the Howlpack" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" has 1 +1/+1 counter
    And "Grizzly Bears" is 3/3
