Feature: Time travel

  @cr26:701.56a
  Scenario: Alice chooses a permanent and a suspended card, adds a time counter to one and removes one from the other
    Given Alice has "Drifting Heron", "Ancestral Vision" and "Passing Moment" in hand and can pay {2}{U}{U}{U}
    And Alice controls "Grizzly Bears" and "Hill Giant"
    And "Grizzly Bears" has 2 time counters
    And "Hill Giant" has 1 +1/+1 counter
    And Bob controls "Watchwolf"
    And "Watchwolf" has 1 time counter
    And Bob has "Riftwing Cloudskate" in exile
    And "Riftwing Cloudskate" has 2 time counters
    And Alice has "Gray Ogre" in exile
    And "Gray Ogre" has 2 time counters
    When Alice activates "suspend" of "Drifting Heron" with X = 2
    And Alice activates "suspend" of "Ancestral Vision"
    And Alice plays "Passing Moment"
    And the stack resolves
    Then Alice may choose "Ancestral Vision"
    And Alice may not choose "Hill Giant"
    And Alice may not choose "Watchwolf"
    And Alice may not choose "Riftwing Cloudskate"
    And Alice may not choose "Gray Ogre"
    And Alice may choose nothing
    When Alice chooses "Grizzly Bears" and "Drifting Heron"
    And Alice says yes
    And Alice says no
    Then "Grizzly Bears" has 3 time counters
    And "Drifting Heron" has 1 time counter
    And "Ancestral Vision" has 4 time counters
    And "Watchwolf" has 1 time counter

  @cr26:701.56a
  Scenario: Alice, who owns no suspended card, adds a time counter to Bob's permanent that she controls, removes one from her artifact, and can't choose her own one that Bob controls
    Given Alice has "Passing Moment" in hand and can pay {U}
    And Alice controls "Grizzly Bears" owned by Bob
    And Alice controls "Hill Giant"
    And "Grizzly Bears" has 2 time counters
    And "Grizzly Bears" has 1 charge counter
    And Bob controls "Watchwolf" owned by Alice
    And "Watchwolf" has 1 time counter
    And Alice controls "Sol Ring"
    And "Sol Ring" has 1 time counter
    When Alice plays "Passing Moment"
    And the stack resolves
    Then Alice may not choose "Watchwolf"
    And Alice may choose "Grizzly Bears"
    When Alice chooses "Grizzly Bears" and "Sol Ring"
    And Alice says yes
    And Alice says no
    Then "Grizzly Bears" has 3 time counters
    And "Grizzly Bears" has 1 charge counter
    And "Sol Ring" has no time counters
    And "Hill Giant" has no time counters
    And "Watchwolf" has 1 time counter

  @cr26:701.56a
  Scenario: Alice adds a time counter to suspended Ancestral Vision, which then has five, and none to suspended Drifting Heron
    Given Alice has "Drifting Heron", "Ancestral Vision" and "Passing Moment" in hand and can pay {2}{U}{U}{U}
    When Alice activates "suspend" of "Drifting Heron" with X = 2
    And Alice activates "suspend" of "Ancestral Vision"
    And Alice plays "Passing Moment"
    And the stack resolves
    And Alice chooses "Ancestral Vision"
    And Alice says yes
    Then "Ancestral Vision" has 5 time counters
    And "Drifting Heron" has 2 time counters
    And "Ancestral Vision" is exiled

  @cr26:701.56a.2
  Scenario: Alice removes the last time counter from Drifting Heron by time travel, and casts it with haste
    Given Alice has "Drifting Heron" and "Passing Moment" in hand and can pay {1}{U}{U}
    And Alice controls "Grizzly Bears"
    When Alice activates "suspend" of "Drifting Heron" with X = 1
    And Alice plays "Passing Moment"
    And the top of the stack resolves
    And Alice chooses "Drifting Heron"
    And Alice says no
    Then "Drifting Heron" has no time counters
    And "Drifting Heron" has triggered once
    When the top of the stack resolves
    Then Alice may choose yes for "Drifting Heron"
    When while "Drifting Heron" resolves, Alice plays "Drifting Heron"
    And the stack resolves
    Then "Drifting Heron" is 2/2
    And "Drifting Heron" has "haste"
    And "Grizzly Bears" doesn't have "haste"
