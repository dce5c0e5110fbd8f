Feature: Outlast

  @cr26:702.107a
  Scenario: Ainok Bond-Kin taps for outlast and gets a +1/+1 counter
    Given Alice controls "Ainok Bond-Kin" and can pay {1}{W}
    When Alice activates "outlast" of "Ainok Bond-Kin"
    Then the total cost of the ability of "Ainok Bond-Kin" is {1}{W}
    And "Ainok Bond-Kin" is tapped
    When the stack resolves
    Then "Ainok Bond-Kin" has 1 +1/+1 counter
    And "Ainok Bond-Kin" is 3/2
    And "Ainok Bond-Kin" has "first strike"

  @cr26:702.107a
  Scenario: Outlast can't be activated by Ainok Bond-Kin that has just entered, because it has {T} in its cost
    Given Alice has "Ainok Bond-Kin" as "new" in hand and can pay {1}{W}{1}{W}
    And Alice controls "Ainok Bond-Kin" as "old"
    When Alice plays "new"
    And the stack resolves
    Then Alice can't activate "outlast" of "new" by rule 302.6
    And Alice can activate "outlast" of "old"
    When Alice activates "outlast" of "old"
    And the stack resolves
    Then "old" is 3/2
    And "new" is 2/1

  @cr26:702.107a
  Scenario: Outlast can't be activated in the upkeep
    Given it is Alice's upkeep
    And Alice controls "Ainok Bond-Kin" and can pay {1}{W}
    Then Alice can't activate "outlast" of "Ainok Bond-Kin" by rule 602.5d
    When the game goes on to Alice's main phase
    Then Alice can activate "outlast" of "Ainok Bond-Kin"
    When Alice activates "outlast" of "Ainok Bond-Kin"
    And the stack resolves
    Then "Ainok Bond-Kin" is 3/2
    And "Ainok Bond-Kin" is tapped

  @cr26:702.107a
  Scenario: Outlast can't be activated while a spell is on the stack, and can once the spell has resolved
    Given Alice controls "Ainok Bond-Kin"
    And Alice has "Shock" in hand and can pay {R}{1}{W}
    When Alice plays "Shock" targeting Bob
    Then Alice can't activate "outlast" of "Ainok Bond-Kin" by rule 602.5d
    When the stack resolves
    Then Alice can activate "outlast" of "Ainok Bond-Kin"
    When Alice activates "outlast" of "Ainok Bond-Kin"
    And the stack resolves
    Then "Ainok Bond-Kin" is 3/2

  @cr26:702.107a
  Scenario: Outlast can't be activated in Bob's main phase with an empty stack, and can in Alice's
    Given it is Bob's main phase
    And Alice controls "Ainok Bond-Kin" and can pay {1}{W}
    And Alice has 3 "Plains" as "page" as library
    When Bob passes
    Then Alice has priority
    And Alice can't activate "outlast" of "Ainok Bond-Kin" by rule 602.5d
    When the game goes on to Alice's main phase
    Then Alice can activate "outlast" of "Ainok Bond-Kin"
    When Alice activates "outlast" of "Ainok Bond-Kin"
    And the stack resolves
    Then "Ainok Bond-Kin" is 3/2
