Feature: Escalate

  @cr26:702.120a
  Scenario: Borrowed Malevolence with both of its modes costs {2} more for escalate, and with one of them its mana cost alone
    Given Alice has "Borrowed Malevolence" as "double" and "Borrowed Malevolence" as "single" in hand and can pay {B}{2}{B}
    And Alice controls "Hill Giant"
    And Bob controls "Grizzly Bears"
    When Alice plays "double" choosing "raise" and "lower" targeting "Hill Giant" then "Grizzly Bears"
    Then the total cost of "double" is {2}{B}
    And "double" has the modes "raise" and "lower"
    When the stack resolves
    Then "Hill Giant" is 4/4
    And "Grizzly Bears" is 1/1
    And Alice can't play "single" choosing "raise" and "lower" targeting "Hill Giant" then "Grizzly Bears" by rule 118.3
    When Alice plays "single" choosing "lower" targeting "Grizzly Bears"
    Then the total cost of "single" is {B}
    When the stack resolves
    Then "Grizzly Bears" is in Bob's graveyard
    And "Hill Giant" is 4/4

  @cr26:702.120a
  Scenario: Omniscience pays for the mana cost of Borrowed Malevolence, and not for its escalate cost
    Given Alice controls "Omniscience" and "Hill Giant" and has "Borrowed Malevolence" in hand and can pay {2}
    And Bob controls "Grizzly Bears"
    When Alice plays "Borrowed Malevolence" without paying its mana cost choosing "raise" and "lower" targeting "Hill Giant" then "Grizzly Bears"
    Then the total cost of "Borrowed Malevolence" is {2}
    When the stack resolves
    Then "Hill Giant" is 4/4
    And "Grizzly Bears" is 1/1
