Feature: Reinforce

  @cr26:702.77a @cr26:702.77b.2
  Scenario: Mosquito Guard is discarded for its reinforce ability to put a +1/+1 counter on a creature
    Given Alice has "Mosquito Guard" in hand and can pay {1}{W}
    And Alice controls "Grizzly Bears", "Sol Ring" and "Mosquito Guard" as "guard"
    Then Alice can't activate "reinforce" of "guard" targeting "Grizzly Bears" by rule 113.6
    And Alice can't activate "reinforce" of "Mosquito Guard" targeting "Sol Ring" by rule 601.2c
    And Alice can activate "reinforce" of "Mosquito Guard" targeting "Grizzly Bears"
    When Alice activates "reinforce" of "Mosquito Guard" targeting "Grizzly Bears"
    Then the total cost of the ability of "Mosquito Guard" is {1}{W}
    And "Mosquito Guard" was discarded
    When the stack resolves
    Then "Grizzly Bears" has 1 +1/+1 counter
    And "Grizzly Bears" is 3/3

  @cr26:702.77b
  Scenario: Mosquito Guard with reinforce counts as a creature with an activated ability, and Grizzly Bears doesn't
    Given Alice controls "Mosquito Guard" and "Grizzly Bears" and has "Roll of Trades" in hand and can pay {1}{W}{W}
    And Alice has "Mosquito Guard" as "dead" in graveyard and "Mosquito Guard" as "away" exiled
    And Alice has "Mosquito Guard" as "held" in hand and "Mosquito Guard" as "deep" as library
    Then "dead" has "reinforce 1"
    And "away" has "reinforce 1"
    And "deep" has "reinforce 1"
    When Alice plays "held"
    Then the stack holds "held"
    And "held" has "reinforce 1"
    When the stack resolves
    And Alice plays "Roll of Trades"
    And the stack resolves
    Then "Mosquito Guard" is 2/2
    And "Grizzly Bears" is 2/2

  @cr26:702.77a.2 @cr26:702.77a
  Scenario: Burrenton Bombardier, which has reinforce 2, puts two +1/+1 counters on a creature, which can be an opponent's
    Given Alice has "Burrenton Bombardier" in hand and can pay {2}{W}
    And Bob controls "Grizzly Bears"
    When Alice activates "reinforce" of "Burrenton Bombardier" targeting "Grizzly Bears"
    Then "Burrenton Bombardier" is in Alice's graveyard
    When the stack resolves
    Then "Grizzly Bears" has 2 +1/+1 counters
    And "Grizzly Bears" is 4/4

  @cr26:702.77a.2
  Scenario: Bob's Grizzly Bears survive Glacial Ray because Burrenton Bombardier reinforces them in response
    Given Alice has "Burrenton Bombardier" and "Glacial Ray" in hand and can pay {1}{R}{2}{W}
    And Bob controls "Grizzly Bears"
    When Alice plays "Glacial Ray" targeting "Grizzly Bears"
    And Alice activates "reinforce" of "Burrenton Bombardier" targeting "Grizzly Bears"
    Then the total cost of the ability of "Burrenton Bombardier" is {2}{W}
    And "Burrenton Bombardier" was discarded
    When the stack resolves
    Then "Grizzly Bears" has 2 damage marked
    And "Grizzly Bears" is in play under Bob's control

  @cr26:702.77a @cr26:702.77b.2
  Scenario: Mosquito Guard in the graveyard can't be discarded for reinforce, and one in hand can, in Bob's combat and for a creature that Bob controls
    Given it is Bob's main phase
    And Alice has "Mosquito Guard" as "held" in hand and can pay {1}{W}
    And Alice has "Mosquito Guard" as "dead" in graveyard and "Mosquito Guard" as "away" exiled
    And Bob controls "Grizzly Bears"
    When Bob attacks with "Grizzly Bears"
    And Bob passes
    Then Alice can't activate "reinforce" of "dead" targeting "Grizzly Bears" by rule 113.6
    And Alice can't activate "reinforce" of "away" targeting "Grizzly Bears" by rule 113.6
    And Alice can activate "reinforce" of "held" targeting "Grizzly Bears"
    When Alice activates "reinforce" of "held" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 3/3
    And "held" is in Alice's graveyard
