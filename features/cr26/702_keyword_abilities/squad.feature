Feature: Squad

  @cr26:702.157a
  Scenario: Galadhrim Brigade creates two token copies of itself if its squad cost was paid twice
    Given Alice has "Galadhrim Brigade" in hand and can pay {2}{G}{1}{G}{1}{G}
    When Alice plays "Galadhrim Brigade" paying the optional cost "squad" and "squad"
    And the stack resolves
    Then "Galadhrim Brigade" is 4/4
    And the second "Galadhrim Brigade" token is 4/4

  @cr26:702.157a
  Scenario: Galadhrim Brigade creates no token if its squad cost wasn't paid, and one if it was paid once
    Given Alice has "Galadhrim Brigade" as "lone" and "Galadhrim Brigade" as "paired" in hand and can pay {2}{G}{2}{G}{1}{G}
    When Alice plays "lone"
    And the stack resolves
    Then "lone" is 2/2
    When Alice plays "paired" paying the optional cost "squad"
    Then the total cost of "paired" is {3}{G}{G}
    When the stack resolves
    Then Alice controls 1 "token" permanent
    And "lone" is 4/4
