Feature: Fabricate

  @cr26:702.123a @cr26:702.123a.3
  Scenario: Weaponcraft Enthusiast creates two Servo tokens and gets no +1/+1 counters
    Given Alice has "Weaponcraft Enthusiast" in hand and can pay {2}{B}
    When Alice plays "Weaponcraft Enthusiast"
    And the stack resolves
    And Alice says no to "Weaponcraft Enthusiast"
    Then "Weaponcraft Enthusiast" is 0/1
    And Alice controls two 1/1 "Servo" artifact creature tokens
    And the first "Servo" token is colorless

  @cr26:702.123a @cr26:702.123a.3
  Scenario: Weaponcraft Enthusiast gets two +1/+1 counters and creates no Servo
    Given Alice has "Weaponcraft Enthusiast" in hand and can pay {2}{B}
    When Alice plays "Weaponcraft Enthusiast"
    And the stack resolves
    And Alice says yes to "Weaponcraft Enthusiast"
    Then "Weaponcraft Enthusiast" is 2/3
    And Alice controls no "token" permanents

  @cr26:702.123a.2
  Scenario: Weaponcraft Enthusiast that has died before fabricate resolves gets no counters, so two Servos are created
    Given Alice has "Weaponcraft Enthusiast" in hand and can pay {2}{B}
    And Bob has "Glacial Ray" in hand and can pay {1}{R}
    When Alice plays "Weaponcraft Enthusiast"
    And the top of the stack resolves
    And Bob plays "Glacial Ray" targeting "Weaponcraft Enthusiast"
    And the top of the stack resolves
    Then "Weaponcraft Enthusiast" is in Alice's graveyard
    When the top of the stack resolves
    Then nobody is asked anything
    And Alice controls two 1/1 "Servo" artifact creature tokens
    And it happened never that Alice was asked for yes or no

  @cr26:702.123a.4
  Scenario: Under Solemnity, Weaponcraft Enthusiast can't get the counters of fabricate, so two Servos are created without a choice
    Given Alice has "Weaponcraft Enthusiast" in hand and can pay {2}{B}
    And Bob controls "Solemnity"
    When Alice plays "Weaponcraft Enthusiast"
    And the stack resolves
    Then "Weaponcraft Enthusiast" is in play
    And "Weaponcraft Enthusiast" has no +1/+1 counters
    And Alice controls two 1/1 "Servo" artifact creature tokens
    And it happened never that Alice was asked for yes or no

  @cr26:702.123b
  Scenario: A creature with fabricate 2 and fabricate 1 gets counters from one of them, and its controller Servos from the other
    Given Alice has "Two-Bench Artisan" in hand and can pay {2}{W}
    When Alice plays "Two-Bench Artisan"
    And the top of the stack resolves
    And Alice puts the second trigger of "Two-Bench Artisan" and the first trigger of "Two-Bench Artisan" in this order
    Then "Two-Bench Artisan" has triggered twice
    When the stack resolves
    And Alice says yes to "Two-Bench Artisan"
    And Alice says no to "Two-Bench Artisan"
    Then "Two-Bench Artisan" has 2 +1/+1 counters
    And Alice controls 1 "Servo" permanent

  @cr26:702.123a.3 @cr26:702.123a
  Scenario: One Glint-Sleeve Artisan with fabricate 1 gets one +1/+1 counter, and for the other one a single Servo is created
    Given Alice has "Glint-Sleeve Artisan" as "first" and "Glint-Sleeve Artisan" as "second" in hand and can pay {2}{W}{2}{W}
    When Alice plays "first"
    And the stack resolves
    And Alice says yes to "first"
    Then "first" is 3/3
    And Alice controls no "token" permanents
    When Alice plays "second"
    And the stack resolves
    And Alice says no to "second"
    Then "second" is 2/2
    And Alice controls 1 "token" permanent
    And "first" has triggered once

  @cr26:702.123a.3
  Scenario: Glint-Sleeve Artisan with fabricate 1 creates one Servo, and gets no counters
    Given Alice has "Glint-Sleeve Artisan" in hand and can pay {2}{W}
    When Alice plays "Glint-Sleeve Artisan"
    And the stack resolves
    And Alice says no to "Glint-Sleeve Artisan"
    Then "Glint-Sleeve Artisan" is 2/2
    And Alice controls one 1/1 "Servo" artifact creature token

  @cr26:702.123a.5
  Scenario: One Brooding Workshop with fabricate 1, which isn't a creature, gets a +1/+1 counter, and for another one a Servo is created
    Given Alice has "Brooding Workshop" as "grown" and "Brooding Workshop" as "still" in hand and can pay {1}{1}
    When Alice plays "grown"
    And the stack resolves
    And Alice says yes to "grown"
    Then "grown" has 1 +1/+1 counter
    And Alice controls no "token" permanents
    When Alice plays "still"
    And the stack resolves
    And Alice says no to "still"
    Then "still" has no +1/+1 counters
    And Alice controls one 1/1 "Servo" artifact creature token

  @cr26:702.123a
  Scenario: Fabricate doesn't trigger for Two-Bench Artisan that Essence Scatter counters, and triggers for Weaponcraft Enthusiast that enters
    Given Alice has "Two-Bench Artisan" and "Weaponcraft Enthusiast" in hand and can pay {2}{W}{2}{B}
    And Bob has "Essence Scatter" in hand and can pay {1}{U}
    When Alice plays "Two-Bench Artisan"
    And Bob plays "Essence Scatter" targeting "Two-Bench Artisan"
    And the stack resolves
    Then "Two-Bench Artisan" was countered
    And "Two-Bench Artisan" has triggered never
    And Alice controls no "token" permanents
    When Alice plays "Weaponcraft Enthusiast"
    And the stack resolves
    And Alice says no to "Weaponcraft Enthusiast"
    Then Alice controls two 1/1 "Servo" artifact creature tokens
