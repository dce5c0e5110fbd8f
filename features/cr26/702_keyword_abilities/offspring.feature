Feature: Offspring

  @cr26:702.175a
  Scenario: The 1/1 offspring token of Steampath Charger has Steampath Charger's ability that deals 1 damage when it dies
    Given Alice has "Steampath Charger" in hand and can pay {1}{R}{2}
    And Bob has "Terror" in hand and can pay {1}{B}
    When Alice plays "Steampath Charger" paying the optional cost "offspring"
    And the top of the stack resolves
    Then Alice controls no "token" permanents
    When the stack resolves
    Then the first "Steampath Charger" token is 1/1
    When Bob plays "Terror" targeting the first "Steampath Charger" token
    And the top of the stack resolves
    And Alice targets Bob
    And the stack resolves
    Then Bob is at 19 life

  @cr26:702.175a
  Scenario: The offspring token of Steampath Charger has the same keywords, and Steampath Charger stays 2/1
    Given Alice has "Steampath Charger" in hand and can pay {1}{R}{2}
    When Alice plays "Steampath Charger" paying the optional cost "offspring"
    And the stack resolves
    Then the first "Steampath Charger" token has exactly "offspring" and "haste"
    And "Steampath Charger" is 2/1

  @cr26:702.175a
  Scenario: Steampath Charger creates no token if its offspring cost wasn't paid
    Given Alice has "Steampath Charger" as "lone" and "Steampath Charger" as "parent" in hand and can pay {1}{R}{1}{R}{2}
    When Alice plays "lone"
    And the stack resolves
    Then Alice controls no "token" permanents
    When Alice plays "parent" paying the optional cost "offspring"
    Then the total cost of "parent" is {3}{R}
    When the stack resolves
    Then Alice controls 1 "token" permanent

  @cr26:702.175b
  Scenario: Twofold Brood of whose two offspring costs one was paid creates one token
    Given Alice has "Twofold Brood" in hand and can pay {1}{G}{G}
    When Alice plays "Twofold Brood" paying the optional cost "second.offspring"
    Then {1}{G} was spent on "Twofold Brood"
    When the stack resolves
    Then Alice is at 19 life
    And "Twofold Brood" has triggered once
    And "Twofold Brood" is 3/3
    And Alice controls 2 "Twofold Brood" permanents

  @cr26:702.175a
  Scenario: Clone that copies Steampath Charger, whose offspring cost was paid, creates no token
    Given Alice has "Steampath Charger" and "Clone" in hand and can pay {1}{R}{2}{3}{U}
    When Alice plays "Steampath Charger" paying the optional cost "offspring"
    And the stack resolves
    Then Alice controls 1 "token" permanent
    When Alice plays "Clone"
    And the stack resolves
    And Alice chooses "Steampath Charger" for "Clone"
    Then "Clone" is named "Steampath Charger"
    And "Clone" is 2/1
    And Alice controls 1 "token" permanent

  @cr26:702.175b
  Scenario: Twofold Brood whose offspring costs were both paid triggers twice and creates one token each time
    Given Alice has "Twofold Brood" in hand and can pay {1}{G}{G}
    When Alice plays "Twofold Brood" paying the optional cost "first.offspring" and "second.offspring"
    And the stack resolves
    And Alice puts the first trigger of "Twofold Brood" and the second trigger of "Twofold Brood" in this order
    Then Alice is at 19 life
    And "Twofold Brood" has triggered twice
    And Alice controls 3 "Twofold Brood" permanents

  @cr26:702.175b
  Scenario: Twofold Brood whose offspring cost {G} was paid creates one token, and Alice loses no life
    Given Alice has "Twofold Brood" in hand and can pay {1}{G}{G}
    When Alice plays "Twofold Brood" paying the optional cost "first.offspring"
    Then {1}{G}{G} was spent on "Twofold Brood"
    When the stack resolves
    Then Alice is at 20 life
    And "Twofold Brood" has triggered once
    And Alice controls 2 "Twofold Brood" permanents

  @cr26:702.175a
  Scenario: Steampath Charger that has died before its offspring ability resolves is still copied as a 1/1 token
    Given Alice has "Steampath Charger" in hand and can pay {1}{R}{2}
    And Bob has "Terror" in hand and can pay {1}{B}
    When Alice plays "Steampath Charger" paying the optional cost "offspring"
    And the top of the stack resolves
    And Bob in response plays "Terror" targeting "Steampath Charger"
    And the top of the stack resolves
    And Alice targets Bob
    Then "Steampath Charger" is in Alice's graveyard
    When the stack resolves
    Then the first "Steampath Charger" token is 1/1
    And Bob is at 19 life

  @cr26:702.175a
  Scenario: Steampath Charger whose offspring cost was paid creates no further token as Cloudshift returns it
    Given Alice has "Steampath Charger" and "Cloudshift" in hand and can pay {1}{R}{2}{W}
    When Alice plays "Steampath Charger" paying the optional cost "offspring"
    And the stack resolves
    Then Alice controls 1 "token" permanent
    When Alice plays "Cloudshift" targeting "Steampath Charger"
    And the stack resolves
    Then "Steampath Charger" is 2/1
    And Alice controls 1 "token" permanent

  @cr26:702.175a
  Scenario: Steampath Charger that Omniscience lets Alice cast without paying its mana cost costs {2} for its offspring cost, to which Sphere of Resistance adds {1}, and creates a token
    Given Alice controls "Omniscience" and has "Steampath Charger" in hand
    And Alice has {C}{C}{C}{R} in the mana pool
    And Bob controls "Sphere of Resistance"
    When Alice plays "Steampath Charger" without paying its mana cost paying the optional cost "offspring"
    Then the total cost of "Steampath Charger" is {3}
    When the stack resolves
    Then Alice controls 2 "Steampath Charger" permanents
    And "Steampath Charger" is 2/1
    And the first "Steampath Charger" token is 1/1
