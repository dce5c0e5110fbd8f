Feature: That Which Was Taken

  @bok:that-which-was-taken.1
  Scenario: A divinity counter makes a creature indestructible only while That Which Was Taken is on the battlefield
    Given Alice controls "That Which Was Taken" and can pay {4}
    And Alice has "Wrath of God" as "the first wrath" and "Wrath of God" as "the second wrath" in hand
    And Alice can pay {4}{W}{W}{W}{W}
    And Bob controls "Grizzly Bears" and "Hill Giant"
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice activates "That Which Was Taken" targeting "Grizzly Bears"
    Then the total cost of the ability of "That Which Was Taken" is {4}
    When the stack resolves
    Then "Grizzly Bears" has 1 divinity counter
    And "That Which Was Taken" is tapped
    When Alice plays "the first wrath"
    And the stack resolves
    Then "Grizzly Bears" is in play
    And "Hill Giant" is in Bob's graveyard
    When Bob plays "Boomerang" targeting "That Which Was Taken"
    And the stack resolves
    Then "Grizzly Bears" has 1 divinity counter
    And "Grizzly Bears" doesn't have "indestructible"
    When Alice plays "the second wrath"
    And the stack resolves
    Then "Grizzly Bears" is in Bob's graveyard

  @bok:that-which-was-taken.1
  Scenario: That Which Was Taken can target any other permanent, and not itself
    Given Alice controls "That Which Was Taken" and can pay {4}
    And Alice controls "Marching Song"
    And Bob has "Naturalize" as "the first cut" and "Naturalize" as "the second cut" in hand and can pay {2}{G}{G}
    Then Alice can't activate "That Which Was Taken" targeting "That Which Was Taken"
    And Alice can activate "That Which Was Taken" targeting "Marching Song"
    When Alice activates "That Which Was Taken" targeting "Marching Song"
    And the stack resolves
    And Bob plays "the first cut" targeting "Marching Song"
    And the stack resolves
    Then "Marching Song" is in play
    When Bob plays "the second cut" targeting "That Which Was Taken"
    And the stack resolves
    Then "That Which Was Taken" is in Alice's graveyard

  @bok:that-which-was-taken.2
  Scenario: The divinity counter that That Which Was Taken puts on Myojin of Cleansing Fire pays for the Myojin's ability
    Given Alice controls "Myojin of Cleansing Fire", "That Which Was Taken" and 4 "Plains"
    And Bob controls "Hill Giant"
    Then Alice can't activate "Myojin of Cleansing Fire"
    When Alice activates "That Which Was Taken" targeting "Myojin of Cleansing Fire"
    And the stack resolves
    Then "Myojin of Cleansing Fire" has 1 divinity counter
    And Alice can activate "Myojin of Cleansing Fire"
    When Alice activates "Myojin of Cleansing Fire"
    And the stack resolves
    Then "Hill Giant" is in Bob's graveyard
    And "Myojin of Cleansing Fire" has no divinity counters
    And "Myojin of Cleansing Fire" doesn't have "indestructible"

  @bok:that-which-was-taken.3
  Scenario: Each of two permanents named That Which Was Taken can put a divinity counter on the other one
    Given Alice controls "Mirror Gallery"
    And Alice controls "That Which Was Taken" as "the first gift" and "That Which Was Taken" as "the second gift"
    And Alice can pay {8}
    Then Alice can activate "the first gift" targeting "the second gift"
    And Alice can't activate "the first gift" targeting "the first gift"
    When Alice activates "the first gift" targeting "the second gift"
    And the stack resolves
    Then "the second gift" has 1 divinity counter
    And "the second gift" has "indestructible"
    When Alice activates "the second gift" targeting "the first gift"
    And the stack resolves
    Then "the first gift" has 1 divinity counter
    And "the first gift" has "indestructible"
