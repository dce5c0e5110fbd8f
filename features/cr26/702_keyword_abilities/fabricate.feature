Feature: Fabricate

  @cr26:702.123a
  Scenario: Weaponcraft Enthusiast creates two Servo tokens and gets no +1/+1 counters
    Given Alice has "Weaponcraft Enthusiast" in hand and can pay {2}{B}
    When Alice plays "Weaponcraft Enthusiast"
    And the stack resolves
    And Alice says no to "Weaponcraft Enthusiast"
    Then "Weaponcraft Enthusiast" is 0/1
    And Alice controls two 1/1 "Servo" artifact creature tokens
    And the first "Servo" token is colorless

  @cr26:702.123a
  Scenario: Weaponcraft Enthusiast gets two +1/+1 counters and creates no Servo
    Given Alice has "Weaponcraft Enthusiast" in hand and can pay {2}{B}
    When Alice plays "Weaponcraft Enthusiast"
    And the stack resolves
    And Alice says yes to "Weaponcraft Enthusiast"
    Then "Weaponcraft Enthusiast" is 2/3
    And Alice controls no "token" permanents
