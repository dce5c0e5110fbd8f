Feature: Double-faced permanents that are face down

  @cr26:712.15a @cr26:712.15
  Scenario: A manifested Kessig Prowler doesn't transform, and transforms after it is turned face up
    Given Alice has "Kessig Prowler" on top of library
    And Alice has "Soul Summons", "Call of the Full Moon" as "one" and "Call of the Full Moon" as "two" in hand and can pay {1}{W}{R}{R}{G}
    When Alice plays "Soul Summons"
    And the stack resolves
    And Alice plays "one" targeting "Kessig Prowler"
    And the stack resolves
    Then "Kessig Prowler" is face down
    And "Kessig Prowler" is 2/2
    When Alice turns "Kessig Prowler" face up
    Then "Kessig Prowler" is 2/1
    And "Kessig Prowler" is named "Kessig Prowler"
    When Alice plays "two" targeting "Kessig Prowler"
    And the stack resolves
    Then "Kessig Prowler" is named "Sinuous Predator"
    And "Kessig Prowler" is 4/4
