Feature: Dying

  @cr26:700.4
  Scenario: Doomed Dissenter that is destroyed dies, and Doomed Dissenter that is returned to hand or discarded doesn't
    Given Alice controls "Doomed Dissenter" as "first", "Doomed Dissenter" as "second"
    And Bob has "Lightning Bolt", "Boomerang" and "Mind Rot" in hand and can pay {R}{U}{U}{2}{B}
    And it is Bob's main phase
    When Bob plays "Boomerang" targeting "first"
    And the stack resolves
    And Bob plays "Mind Rot" targeting Alice
    And the stack resolves
    Then "first" is in Alice's graveyard
    And Alice controls 0 "Zombie" permanents
    When Bob plays "Lightning Bolt" targeting "second"
    And the stack resolves
    Then Alice controls 1 "Zombie" permanent
    And it happened once that "second" died

  @cr26:700.4
  Scenario: Doomed Dissenter that is destroyed dies, and its ability creates a Zombie
    Given Alice controls "Doomed Dissenter" and "Hill Giant"
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Bob plays "Lightning Bolt" targeting "Doomed Dissenter"
    And the stack resolves
    Then Alice controls 1 "Zombie" permanent
    And "Hill Giant" is in play

  @cr26:700.4
  Scenario: Bob's Doomed Dissenter that Alice controls dies as it is put into Bob's graveyard, and Alice creates the Zombie
    Given Alice controls "Doomed Dissenter" owned by Bob
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Bob plays "Lightning Bolt" targeting "Doomed Dissenter"
    And the stack resolves
    Then "Doomed Dissenter" is in Bob's graveyard
    And it happened once that "Doomed Dissenter" died
    And Alice controls 1 "Zombie" permanent
    And Bob controls no "token" permanents

  @cr26:700.4
  Scenario: Doomed Dissenters that are sacrificed for Fling or have toughness 0 die, although they are not destroyed
    Given Alice controls "Doomed Dissenter" as "first", "Doomed Dissenter" as "second" and "Fume Spitter"
    And Alice has "Fling" in hand and can pay {1}{R}
    When Alice plays "Fling" sacrificing "first" targeting Bob
    Then it happened once that "first" died
    And "first" wasn't destroyed
    When the stack resolves
    Then Alice controls 1 "Zombie" permanent
    When Alice activates "Fume Spitter" targeting "second"
    And the stack resolves
    Then it happened once that "second" died
    And "second" wasn't destroyed
    And Alice controls 2 "Zombie" permanents

  @cr26:700.4
  Scenario: Doomed Dissenter that Rest in Peace exiles in place of the graveyard doesn't die, and one that is destroyed after it dies
    Given Alice controls "Doomed Dissenter" as "first", "Doomed Dissenter" as "second"
    And Bob controls "Rest in Peace"
    And Bob has "Lightning Bolt" as "one" and "Lightning Bolt" as "two" in hand and can pay {R}{R}
    And Alice has "Disenchant" in hand and can pay {1}{W}
    When Bob plays "one" targeting "first"
    And the stack resolves
    Then "first" is exiled
    And "first" was destroyed
    And it happened never that "first" died
    And Alice controls 0 "Zombie" permanents
    When Alice plays "Disenchant" targeting "Rest in Peace"
    And the stack resolves
    And Bob plays "two" targeting "second"
    And the stack resolves
    Then it happened once that "second" died
    And Alice controls 1 "Zombie" permanent

  @cr26:700.4.2 @cr26:603.6c.8
  Scenario: Dingus Staff triggers for a Rat token that dies, and Sol Ring, for which it doesn't trigger, has died as well
    Given Alice controls "Dingus Staff"
    And Bob controls "Sol Ring" and a 1/1 black "Rat" creature token as "rat"
    And Alice has "Lightning Bolt" and "Naturalize" in hand and can pay {R}{1}{G}
    When Alice plays "Naturalize" targeting "Sol Ring"
    And the stack resolves
    Then it happened once that "Sol Ring" died
    And "Dingus Staff" has triggered never
    When Alice plays "Lightning Bolt" targeting "rat"
    And the stack resolves
    Then it happened once that "rat" died
    And "Dingus Staff" has triggered once
    And Bob is at 18 life
