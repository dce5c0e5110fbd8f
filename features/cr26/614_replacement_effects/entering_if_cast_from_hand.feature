Feature: Permanents that enter with counters if they were cast from hand

  @cr26:614.1c.2
  Scenario: Myojin of Life's Web that Bob has taken with Aethersnatch enters without a divinity counter, and Myojin of Cleansing Fire, which Alice keeps, has one
    Given Alice has "Myojin of Life's Web" and "Myojin of Cleansing Fire" in hand
    And Alice can pay {6}{G}{G}{G}{5}{W}{W}{W}
    And Bob has "Aethersnatch" in hand and can pay {4}{U}{U}
    When Alice plays "Myojin of Life's Web"
    And Bob in response plays "Aethersnatch" targeting "Myojin of Life's Web"
    And the stack resolves
    Then "Myojin of Life's Web" is in play under Bob's control
    And "Myojin of Life's Web" has no divinity counters
    When Alice plays "Myojin of Cleansing Fire"
    And the stack resolves
    Then "Myojin of Cleansing Fire" is in play under Alice's control
    And "Myojin of Cleansing Fire" has 1 divinity counter

  @cr26:614.1c.2
  Scenario: Myojin of Cleansing Fire that Bob has taken with Aethersnatch enters without a divinity counter, and Myojin of Life's Web, which Alice keeps, has one
    Given Alice has "Myojin of Life's Web" and "Myojin of Cleansing Fire" in hand
    And Alice can pay {6}{G}{G}{G}{5}{W}{W}{W}
    And Bob has "Aethersnatch" in hand and can pay {4}{U}{U}
    When Alice plays "Myojin of Cleansing Fire"
    And Bob in response plays "Aethersnatch" targeting "Myojin of Cleansing Fire"
    And the stack resolves
    Then "Myojin of Cleansing Fire" is in play under Bob's control
    And "Myojin of Cleansing Fire" has no divinity counters
    When Alice plays "Myojin of Life's Web"
    And the stack resolves
    Then "Myojin of Life's Web" is in play under Alice's control
    And "Myojin of Life's Web" has 1 divinity counter
