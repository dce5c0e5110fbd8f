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

  @cr26:702.157a
  Scenario: Galadhrim Brigade that has died before squad resolves is copied as it last was
    Given Alice has "Galadhrim Brigade" in hand and can pay {2}{G}{1}{G}
    And Bob has "Terror" in hand and can pay {1}{B}
    When Alice plays "Galadhrim Brigade" paying the optional cost "squad"
    And the top of the stack resolves
    And Alice passes
    And Bob plays "Terror" targeting "Galadhrim Brigade"
    And the top of the stack resolves
    Then "Galadhrim Brigade" is in Alice's graveyard
    When the game goes on to Alice's second main phase
    Then Alice controls 1 "token" permanent
    And the first "Galadhrim Brigade" token is 2/2

  @cr26:702.157b
  Scenario: Twofold Muster whose second squad cost was paid twice creates two tokens, and only the second ability triggers
    Given Alice has "Twofold Muster" in hand and can pay {1}{W}
    When Alice plays "Twofold Muster" paying the optional cost "second.squad" and "second.squad"
    And the stack resolves
    Then Alice is at 18 life
    And "Twofold Muster" has triggered once
    And Alice controls 3 "Twofold Muster" permanents

  @cr26:702.157b
  Scenario: Twofold Muster whose squad costs were each paid once triggers twice and creates one token each time
    Given Alice has "Twofold Muster" in hand and can pay {1}{W}{W}
    When Alice plays "Twofold Muster" paying the optional cost "first.squad" and "second.squad"
    And the stack resolves
    And Alice puts the first trigger of "Twofold Muster" and the second trigger of "Twofold Muster" in this order
    Then Alice is at 19 life
    And "Twofold Muster" has triggered twice
    And Alice controls 3 "Twofold Muster" permanents

  @cr26:702.157a
  Scenario: Clone that copies Galadhrim Brigade, whose squad cost was paid, creates no token
    Given Alice has "Galadhrim Brigade" and "Clone" in hand and can pay {2}{G}{1}{G}{3}{U}
    When Alice plays "Galadhrim Brigade" paying the optional cost "squad"
    And the stack resolves
    Then Alice controls 1 "token" permanent
    When Alice plays "Clone"
    And the stack resolves
    And Alice chooses "Galadhrim Brigade" for "Clone"
    Then "Clone" is named "Galadhrim Brigade"
    And Alice controls 1 "token" permanent
    And "Clone" is 4/4

  @cr26:702.157a
  Scenario: Sphere of Resistance adds {1} once to the cost of Galadhrim Brigade whose squad cost is paid twice
    Given Bob controls "Sphere of Resistance"
    And Alice has "Galadhrim Brigade" in hand and can pay {5}{G}{G}{G}
    When Alice plays "Galadhrim Brigade" paying the optional cost "squad" and "squad"
    Then the total cost of "Galadhrim Brigade" is {5}{G}{G}{G}
    When the stack resolves
    Then Alice controls 2 "token" permanents
    And "Galadhrim Brigade" is 4/4

  @cr26:702.157a
  Scenario: Galadhrim Brigade that Omniscience lets Alice cast without paying its mana cost costs {1}{G} for its squad cost, and creates a token
    Given Alice controls "Omniscience" and can pay {1}{G}
    And Alice has "Galadhrim Brigade" in hand
    When Alice plays "Galadhrim Brigade" without paying its mana cost paying the optional cost "squad"
    Then the total cost of "Galadhrim Brigade" is {1}{G}
    When the stack resolves
    Then Alice controls 2 "Galadhrim Brigade" permanents
    And "Galadhrim Brigade" is 3/3

  @cr26:702.157a
  Scenario: Galadhrim Brigade whose squad cost was paid creates no further token as Cloudshift returns it
    Given Alice has "Galadhrim Brigade" and "Cloudshift" in hand and can pay {2}{G}{1}{G}{W}
    When Alice plays "Galadhrim Brigade" paying the optional cost "squad"
    And the stack resolves
    Then Alice controls 1 "token" permanent
    When Alice plays "Cloudshift" targeting "Galadhrim Brigade"
    And the stack resolves
    Then "Galadhrim Brigade" is 3/3
    And Alice controls 1 "token" permanent
