Feature: Kicker

  @cr26:702.33d
  Scenario: Everflowing Chalice kicked twice enters with 2 charge counters
    Given Alice has "Everflowing Chalice" in hand and can pay {4}
    When Alice plays "Everflowing Chalice" paying the optional cost "kicker" and "kicker"
    And the stack resolves
    Then "Everflowing Chalice" has 2 charge counters
    When Alice taps "Everflowing Chalice" for mana
    Then Alice has {C}{C} in the mana pool

  @cr26:702.33d
  Scenario: Everflowing Chalice kicked once enters with 1 charge counter
    Given Alice has "Everflowing Chalice" in hand and can pay {2}
    When Alice plays "Everflowing Chalice" kicked
    And the stack resolves
    Then "Everflowing Chalice" has 1 charge counter
    And {C}{C} was spent on "Everflowing Chalice"
