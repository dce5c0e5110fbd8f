Feature: Backup

  @cr26:702.165a
  Scenario: Lending Angel puts a +1/+1 counter on Grizzly Bears, which have flying and lifelink until end of turn
    Given Alice controls "Grizzly Bears" and "Sol Ring"
    And Alice has "Lending Angel" in hand and can pay {3}{W}
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice plays "Lending Angel"
    And the stack resolves
    Then Alice may not target "Sol Ring"
    And Alice may target "Grizzly Bears"
    When Alice targets "Grizzly Bears"
    Then "Grizzly Bears" is 3/3
    And "Grizzly Bears" has 1 +1/+1 counter
    And "Grizzly Bears" has exactly "flying" and "lifelink"
    And "Lending Angel" is 2/2
    When the turn ends
    Then "Grizzly Bears" is 3/3
    And "Grizzly Bears" doesn't have "flying"

  @cr26:702.165a
  Scenario: Lending Angel that targets itself gets the counter and no further abilities
    Given Alice has "Lending Angel" in hand and can pay {3}{W}
    And Alice controls "Grizzly Bears"
    When Alice plays "Lending Angel"
    And the stack resolves
    And Alice targets "Lending Angel"
    Then "Lending Angel" is 3/3
    And "Lending Angel" has exactly "flying" and "lifelink"
    And "Grizzly Bears" is 2/2

  @cr26:702.165a.2 @cr26:702.165a
  Scenario: Lending Sentinel with backup 2 puts two +1/+1 counters on Bob's Grizzly Bears and gives flying, and not the vigilance printed above
    Given Bob controls "Grizzly Bears"
    And Alice has "Lending Sentinel" in hand and can pay {2}{W}
    When Alice plays "Lending Sentinel"
    And the stack resolves
    And Alice targets "Grizzly Bears"
    Then "Grizzly Bears" has 2 +1/+1 counters
    And "Grizzly Bears" has exactly "flying"
    And "Lending Sentinel" has exactly "vigilance" and "flying"
    And "Lending Sentinel" is 1/1

  @cr26:702.165a.2
  Scenario: Lending Sentinel with backup 2 that targets itself gets two +1/+1 counters and keeps its own abilities
    Given Alice has "Lending Sentinel" in hand and can pay {2}{W}
    And Alice controls "Grizzly Bears"
    When Alice plays "Lending Sentinel"
    And the stack resolves
    And Alice targets "Lending Sentinel"
    Then "Lending Sentinel" has 2 +1/+1 counters
    And "Lending Sentinel" is 3/3
    And "Lending Sentinel" has exactly "vigilance" and "flying"
    And "Grizzly Bears" is 2/2

  @cr26:702.165b @cr26:702.165a.6
  Scenario: Clone as a copy of Lending Angel has backup and gives flying and lifelink
    Given Alice controls "Lending Angel" and "Grizzly Bears"
    And Alice has "Clone" in hand and can pay {3}{U}
    When Alice plays "Clone"
    And the stack resolves
    And Alice chooses "Lending Angel"
    And Alice targets "Grizzly Bears"
    Then "Clone" is named "Lending Angel"
    And "Lending Angel" has triggered never
    And "Grizzly Bears" is 3/3
    And "Grizzly Bears" has "flying" and "lifelink"
    And "Lending Angel" is 2/2

  @cr26:702.165a.6
  Scenario: Backup of Lending Angel triggers as Lending Angel enters, and not as Hill Giant enters after it
    Given Alice has "Lending Angel" and "Hill Giant" in hand and can pay {3}{W}{3}{R}
    And Alice controls "Grizzly Bears"
    When Alice plays "Lending Angel"
    And the stack resolves
    And Alice targets "Grizzly Bears"
    Then "Grizzly Bears" is 3/3
    When Alice plays "Hill Giant"
    And the stack resolves
    Then "Lending Angel" has triggered once
    And "Hill Giant" is 3/3
    And "Hill Giant" doesn't have "flying"
    And "Grizzly Bears" has "flying"

  @cr26:702.165b.2
  Scenario: A token that is a copy of Lending Sentinel gives flying, which is printed below backup, and not vigilance
    Given Alice controls "Lending Sentinel" and "Grizzly Bears"
    And Alice has "Last Likeness" in hand and can pay {1}{U}
    When Alice plays "Last Likeness" sacrificing "Lending Sentinel"
    And the stack resolves
    And Alice targets "Grizzly Bears"
    Then "Grizzly Bears" has 2 +1/+1 counters
    And "Grizzly Bears" has exactly "flying"
    And the first "Lending Sentinel" token has exactly "vigilance" and "flying"

  @cr26:702.165c
  Scenario: Vigilance that Lending Angel has from Drifting Hulk is not given by its backup ability
    Given Alice controls "Drifting Hulk" with 2 charge counters
    And Bob controls "Grizzly Bears"
    And Alice has "Lending Angel" in hand and can pay {3}{W}
    When Alice plays "Lending Angel"
    And the stack resolves
    And Alice targets "Grizzly Bears"
    Then "Lending Angel" has exactly "flying", "lifelink" and "vigilance"
    And "Grizzly Bears" has exactly "flying" and "lifelink"
    And "Grizzly Bears" is 3/3

  @cr26:702.165c.2
  Scenario: Haste that Kiki-Jiki adds to a token copy of Lending Angel is not given by its backup ability
    Given Alice controls "Kiki-Jiki, Mirror Breaker" and "Lending Angel"
    And Bob controls "Grizzly Bears"
    When Alice activates "mirror" of "Kiki-Jiki, Mirror Breaker" targeting "Lending Angel"
    And the stack resolves
    And Alice targets "Grizzly Bears"
    Then the first "Lending Angel" token has exactly "flying", "lifelink" and "haste"
    And "Grizzly Bears" has exactly "flying" and "lifelink"
    And "Grizzly Bears" is 3/3

  @cr26:702.165d
  Scenario: Lending Angel that becomes a Frog without abilities in response still gives flying and lifelink
    Given Alice controls "Grizzly Bears"
    And Alice has "Lending Angel" in hand and can pay {3}{W}
    And Bob has "Turn to Frog" in hand and can pay {1}{U}
    When Alice plays "Lending Angel"
    And the top of the stack resolves
    And Alice targets "Grizzly Bears"
    And Alice passes
    And Bob plays "Turn to Frog" targeting "Lending Angel"
    And the top of the stack resolves
    Then "Lending Angel" doesn't have "flying"
    When the stack resolves
    Then "Grizzly Bears" is 3/3
    And "Grizzly Bears" has "flying" and "lifelink"

  @cr26:702.165d
  Scenario: Lending Angel that keeps its abilities gives flying and lifelink, also after Turn to Frog is cast on it later
    Given Alice controls "Grizzly Bears"
    And Alice has "Lending Angel" in hand and can pay {3}{W}
    And Bob has "Turn to Frog" in hand and can pay {1}{U}
    When Alice plays "Lending Angel"
    And the top of the stack resolves
    And Alice targets "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 3/3
    When Bob plays "Turn to Frog" targeting "Lending Angel"
    And the stack resolves
    Then "Lending Angel" doesn't have "flying"
    And "Grizzly Bears" has "flying" and "lifelink"

  @cr26:702.165b
  Scenario: Clone as a copy of Lending Sentinel gives flying, which is printed below backup, and not vigilance
    Given Alice controls "Lending Sentinel" and "Grizzly Bears"
    And Alice has "Clone" in hand and can pay {3}{U}
    When Alice plays "Clone"
    And the stack resolves
    And Alice chooses "Lending Sentinel"
    And Alice targets "Grizzly Bears"
    Then "Grizzly Bears" has 2 +1/+1 counters
    And "Grizzly Bears" has exactly "flying"
    And "Clone" has exactly "vigilance" and "flying"

  @cr26:702.165c.3
  Scenario: The ability that Phantasmal Image has in addition to those of Lending Angel is not given by its backup ability
    Given Alice controls "Lending Angel" and "Grizzly Bears"
    And Alice has "Phantasmal Image" and 2 "Giant Growth" as "growth" in hand and can pay {1}{U}{G}{G}
    When Alice plays "Phantasmal Image"
    And the stack resolves
    And Alice chooses "Lending Angel"
    And Alice targets "Grizzly Bears"
    Then "Grizzly Bears" has exactly "flying" and "lifelink"
    When Alice plays "growth 1" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 6/6
    When Alice plays "growth 2" targeting "Phantasmal Image"
    And the stack resolves
    Then "Phantasmal Image" was sacrificed
    And "Grizzly Bears" is in play

  @cr26:702.165a.3
  Scenario: Hill Giant gets two +1/+1 counters and the activated ability of Voldaren Thrillseeker until end of turn, and is sacrificed for 5 damage
    Given Alice controls "Hill Giant", "Grizzly Bears" and can pay {1}
    And Alice has "Voldaren Thrillseeker" in hand and can pay {2}{R}
    When Alice plays "Voldaren Thrillseeker"
    And the stack resolves
    And Alice targets "Hill Giant"
    Then "Hill Giant" is 5/5
    And "Grizzly Bears" doesn't have the ability "thrill"
    When Alice activates "thrill" of "Hill Giant" targeting Bob
    Then "Hill Giant" was sacrificed
    When the stack resolves
    Then Bob is at 15 life
    And "Voldaren Thrillseeker" is 1/1

  @cr26:702.165a.3
  Scenario: Hill Giant no longer has the activated ability of Voldaren Thrillseeker in the next turn
    Given Alice controls "Hill Giant" and can pay {1}
    And Alice has "Voldaren Thrillseeker" in hand and can pay {2}{R}
    When Alice plays "Voldaren Thrillseeker"
    And the stack resolves
    And Alice targets "Hill Giant"
    Then "Hill Giant" has the ability "thrill"
    When the turn ends
    Then "Hill Giant" doesn't have the ability "thrill"
    And "Hill Giant" is 5/5
    And "Voldaren Thrillseeker" has the ability "thrill"

  @cr26:702.165a
  Scenario: Lending Angel that has died before backup resolves still gives Grizzly Bears the counter, flying and lifelink
    Given Alice controls "Grizzly Bears"
    And Alice has "Lending Angel" in hand and can pay {3}{W}
    And Bob has "Murder" in hand and can pay {1}{B}{B}
    When Alice plays "Lending Angel"
    And the top of the stack resolves
    And Alice targets "Grizzly Bears"
    And Bob in response plays "Murder" targeting "Lending Angel"
    And the stack resolves
    Then "Lending Angel" is in Alice's graveyard
    And "Grizzly Bears" is 3/3
    And "Grizzly Bears" has exactly "flying" and "lifelink"

  @cr26:702.165a
  Scenario: Grizzly Bears, off which Still Ground keeps the counter of backup, still have flying and lifelink until end of turn
    Given Alice controls "Grizzly Bears" and "Still Ground"
    And Alice has "Lending Angel" in hand and can pay {3}{W}
    When Alice plays "Lending Angel"
    And the stack resolves
    And Alice targets "Grizzly Bears"
    Then "Grizzly Bears" is 2/2
    And "Grizzly Bears" has exactly "flying" and "lifelink"
    When the turn ends
    Then "Grizzly Bears" doesn't have "flying"
    And "Grizzly Bears" doesn't have "lifelink"

  @cr26:702.165a.4 @cr26:702.165a
  Scenario: Twofold Lender's first backup gives flying and lifelink, and not the backup below, and its second one gives lifelink only
    Given Alice controls "Grizzly Bears" and "Hill Giant"
    And Alice has "Twofold Lender" in hand and can pay {2}{W}
    When Alice plays "Twofold Lender"
    And the top of the stack resolves
    And Alice puts the ability "second" of "Twofold Lender" and the ability "first" of "Twofold Lender" in this order
    And Alice targets "Hill Giant"
    And Alice targets "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" has 2 +1/+1 counters
    And "Grizzly Bears" has exactly "flying" and "lifelink"
    And "Grizzly Bears" doesn't have the ability "second"
    And "Hill Giant" has 1 +1/+1 counter
    And "Hill Giant" has exactly "lifelink"

  @cr26:702.165a.4
  Scenario: Both backup abilities of Twofold Lender put their counters on itself, and it keeps its own abilities
    Given Alice has "Twofold Lender" in hand and can pay {2}{W}
    When Alice plays "Twofold Lender"
    And the top of the stack resolves
    And Alice puts the ability "second" of "Twofold Lender" and the ability "first" of "Twofold Lender" in this order
    And Alice targets "Twofold Lender"
    And Alice targets "Twofold Lender"
    And the stack resolves
    Then "Twofold Lender" has 3 +1/+1 counters
    And "Twofold Lender" is 4/4
    And "Twofold Lender" has "flying"
    And "Twofold Lender" has "lifelink"

  @cr26:702.165a.5
  Scenario: Grizzly Bears, to which Lending Chorister gives its triggered ability, gains Alice 2 life as it attacks in this turn, and none in her next turn
    Given Alice controls "Grizzly Bears" and has "Lending Chorister" in hand and can pay {1}{W}
    And Alice has 4 "Plains" as "page" as library
    And Bob has 4 "Swamp" as "leaf" as library
    When Alice plays "Lending Chorister"
    And the stack resolves
    And Alice targets "Grizzly Bears"
    And Alice attacks with "Grizzly Bears"
    And Bob doesn't block
    And combat damage is dealt
    Then Alice is at 22 life
    And Bob is at 17 life
    When the game goes on to Alice's next main phase
    And Alice attacks with "Grizzly Bears"
    And Bob doesn't block
    And combat damage is dealt
    Then Alice is at 22 life
    And Bob is at 14 life

  @cr26:702.165a.5
  Scenario: Grizzly Bears, to which Lending Chorister gives its triggered ability, trigger once as they attack with Hill Giant, which gains Alice no life
    Given Alice controls "Grizzly Bears" and "Hill Giant"
    And Alice has "Lending Chorister" in hand and can pay {1}{W}
    When Alice plays "Lending Chorister"
    And the stack resolves
    And Alice targets "Grizzly Bears"
    Then "Grizzly Bears" has the ability "hymn"
    And "Hill Giant" doesn't have the ability "hymn"
    When Alice attacks with "Grizzly Bears" and "Hill Giant"
    And the stack resolves
    Then "Grizzly Bears" has triggered once
    And Alice is at 22 life
    And "Grizzly Bears" is 3/3

  @cr26:702.165a
  Scenario: Lending Angel that targets itself with backup and becomes a Frog without abilities in response gets the counter and no abilities
    Given Alice controls "Grizzly Bears"
    And Alice has "Lending Angel" in hand and can pay {3}{W}
    And Bob has "Turn to Frog" in hand and can pay {1}{U}
    When Alice plays "Lending Angel"
    And the top of the stack resolves
    And Alice targets "Lending Angel"
    And Bob in response plays "Turn to Frog" targeting "Lending Angel"
    And the stack resolves
    Then "Lending Angel" has 1 +1/+1 counter
    And "Lending Angel" is 2/2
    And "Lending Angel" doesn't have "flying"
    And "Lending Angel" doesn't have "lifelink"
