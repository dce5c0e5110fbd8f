Feature: Doubling

  @may01:reversals.2
  Scenario: Until 2013, doubling isn't a fixed bonus: Grizzly Bears doubled with Holy Strength are 4/4 once Holy Strength is destroyed
    Given Alice controls "Grizzly Bears" and "Holy Strength"
    And "Holy Strength" is attached to "Grizzly Bears"
    And Alice has "Doubling Draught" in hand and can pay {1}{G}
    And Bob has "Naturalize" in hand and can pay {1}{G}
    Then "Grizzly Bears" is 3/4
    When Alice plays "Doubling Draught" targeting "Grizzly Bears"
    And the stack resolves
    And Bob plays "Naturalize" targeting "Holy Strength"
    And the stack resolves
    Then "Grizzly Bears" is 4/4

  @may01:reversals.2
  Scenario: A spell that doubles the power and toughness of Grizzly Bears makes them 4/4 until the turn ends
    Given Alice controls "Grizzly Bears" and has "Doubling Draught" in hand and can pay {1}{G}
    And Bob controls "Hill Giant" and "Mirror Gallery"
    Then "Grizzly Bears" is 2/2
    And Alice can target only "Grizzly Bears" and "Hill Giant" with "Doubling Draught"
    When Alice plays "Doubling Draught" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 4/4
    When the game goes on to the end step
    Then "Grizzly Bears" is 4/4
    When the turn ends
    Then "Grizzly Bears" is 2/2

  @may01:reversals.2.today @cr26:701.10b
  Scenario: Today, doubling is a fixed bonus: Grizzly Bears doubled with Holy Strength are 5/6 once Holy Strength is destroyed
    Given Alice controls "Grizzly Bears" and "Holy Strength"
    And "Holy Strength" is attached to "Grizzly Bears"
    And Alice has "Doubling Draught" in hand and can pay {1}{G}
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When Alice casts "Doubling Draught" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 6/8
    When Bob casts "Naturalize" targeting "Holy Strength"
    And the stack resolves
    Then "Grizzly Bears" is 5/6
