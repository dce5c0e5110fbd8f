Feature: Graft

  @cr26:702.58a
  Scenario: Simic Initiate enters with a +1/+1 counter and moves it onto Grizzly Bears that enters
    Given Alice has "Simic Initiate" and "Grizzly Bears" in hand and can pay {G}{1}{G}
    When Alice plays "Simic Initiate"
    And the stack resolves
    Then "Simic Initiate" has 1 +1/+1 counter
    And "Simic Initiate" is 1/1
    When Alice plays "Grizzly Bears"
    And the stack resolves
    And Alice says yes to "Simic Initiate"
    Then "Grizzly Bears" has 1 +1/+1 counter
    And "Grizzly Bears" is 3/3
    And "Simic Initiate" is in Alice's graveyard

  @cr26:702.58a
  Scenario: Simic Initiate keeps its counter if its controller doesn't move it
    Given Alice has "Simic Initiate" and "Grizzly Bears" in hand and can pay {G}{1}{G}
    When Alice plays "Simic Initiate"
    And the stack resolves
    And Alice plays "Grizzly Bears"
    And the stack resolves
    And Alice says no to "Simic Initiate"
    Then "Grizzly Bears" is 2/2
    And "Simic Initiate" is 1/1

  @cr26:702.58a
  Scenario: Simic Initiate may move its counter onto a creature that enters under Bob's control
    Given Alice has "Simic Initiate" in hand and can pay {G}
    And Bob has "Grizzly Bears" in hand and can pay {1}{G}
    When Alice plays "Simic Initiate"
    And the stack resolves
    And the game goes on to Bob's main phase
    And Bob plays "Grizzly Bears"
    And the stack resolves
    And Alice says yes to "Simic Initiate"
    Then "Grizzly Bears" is 3/3
    And "Simic Initiate" is in Alice's graveyard

  @cr26:702.58a @cr26:702.58a.3
  Scenario: Helium Squirter with graft 3 enters with three +1/+1 counters and moves one of them onto Grizzly Bears
    Given Alice has "Helium Squirter" and "Grizzly Bears" in hand and can pay {4}{U}{1}{G}
    When Alice plays "Helium Squirter"
    And the stack resolves
    Then "Helium Squirter" is 3/3
    When Alice plays "Grizzly Bears"
    And the stack resolves
    And Alice says yes to "Helium Squirter"
    Then "Grizzly Bears" has 1 +1/+1 counter
    And "Helium Squirter" has 2 +1/+1 counters

  @cr26:702.58a.3
  Scenario: Helium Squirter, which enters with counters from graft 3, can give itself flying, and can't give it to Grizzly Bears without a counter
    Given Alice has "Helium Squirter" in hand and can pay {4}{U}{1}
    And Alice controls "Grizzly Bears"
    When Alice plays "Helium Squirter"
    And the stack resolves
    Then Alice can't activate "lift" of "Helium Squirter" targeting "Grizzly Bears" by rule 601.2c
    And Alice can activate "lift" of "Helium Squirter" targeting "Helium Squirter"
    When Alice activates "lift" of "Helium Squirter" targeting "Helium Squirter"
    And the stack resolves
    Then "Helium Squirter" has "flying"
    And "Grizzly Bears" is 2/2

  @cr26:702.58a.2.today
  Scenario: Graft triggers for Simic Initiate with a +1/+1 counter and not for one without
    Given Alice controls "Simic Initiate" as "spent"
    And "spent" gets +1/+1 until end of turn
    And Alice has "Simic Initiate" as "fresh" and "Grizzly Bears" in hand and can pay {G}{1}{G}
    When Alice plays "fresh"
    And the top of the stack resolves
    Then "spent" has triggered never
    When Alice plays "Grizzly Bears"
    And the top of the stack resolves
    Then "spent" has triggered never
    And "fresh" has triggered once
    When the stack resolves
    And Alice says yes to "fresh"
    Then "Grizzly Bears" is 3/3
    And "spent" is in play

  @cr26:702.58a.2
  Scenario: Until 2006, graft triggers for Simic Initiate without a +1/+1 counter, too, and moves nothing
    Given Alice controls "Simic Initiate" as "spent"
    And "spent" gets +1/+1 until end of turn
    And Alice has "Simic Initiate" as "fresh" and "Grizzly Bears" in hand and can pay {G}{1}{G}
    When Alice plays "fresh"
    And the stack resolves
    Then "spent" has triggered once
    When Alice plays "Grizzly Bears"
    And the top of the stack resolves
    And Alice puts "fresh" and "spent" in this order
    Then "spent" has triggered twice
    And "fresh" has triggered once
    When the stack resolves
    And Alice says yes to "fresh"
    Then "Grizzly Bears" is 3/3
    And "spent" is in play

  @cr26:702.58b
  Scenario: Simic Initiate with two instances of graft moves two counters onto a creature that enters
    Given Alice controls "Simic Initiate" with 3 +1/+1 counters
    And "Simic Initiate" has "graft 1"
    And Alice has "Grizzly Bears" in hand and can pay {1}{G}
    When Alice plays "Grizzly Bears"
    And the stack resolves
    And Alice says yes to "Simic Initiate"
    And Alice says yes to "Simic Initiate"
    Then "Simic Initiate" has triggered twice
    And "Grizzly Bears" has 2 +1/+1 counters
    And "Simic Initiate" has 1 +1/+1 counter

  @cr26:702.58a.4
  Scenario: Sol Ring with graft moves its +1/+1 counter onto Grizzly Bears and stays
    Given Alice controls "Sol Ring" owned by Bob
    And "Sol Ring" has "graft 1"
    And "Sol Ring" has 1 +1/+1 counter
    And Alice has "Grizzly Bears" in hand and can pay {1}{G}
    When Alice plays "Grizzly Bears"
    And the stack resolves
    Then Alice is asked for yes or no by "Sol Ring"
    When Alice says yes to "Sol Ring"
    Then "Grizzly Bears" is 3/3
    And "Sol Ring" has no +1/+1 counters
    And "Sol Ring" is in play under Alice's control

  @cr26:702.58a @cr26:702.58a.3
  Scenario: Graft of Helium Squirter triggers when a creature enters, and not when an artifact that is no creature enters
    Given Alice has "Helium Squirter", "Sol Ring" and "Ornithopter" in hand and can pay {4}{U}{1}
    When Alice plays "Helium Squirter"
    And the stack resolves
    Then "Helium Squirter" has 3 +1/+1 counters
    When Alice plays "Sol Ring"
    And the stack resolves
    Then "Helium Squirter" has triggered never
    When Alice plays "Ornithopter"
    And the stack resolves
    And Alice says yes to "Helium Squirter"
    Then "Helium Squirter" has triggered once
    And "Ornithopter" has 1 +1/+1 counter
    And "Helium Squirter" has 2 +1/+1 counters

  @cr26:702.58a.3
  Scenario: Helium Squirter that has left the battlefield before graft resolves moves no counter
    Given Alice has "Helium Squirter" and "Grizzly Bears" in hand and can pay {4}{U}{1}{G}
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice plays "Helium Squirter"
    And the stack resolves
    Then "Helium Squirter" has 3 +1/+1 counters
    When Alice plays "Grizzly Bears"
    And the top of the stack resolves
    Then "Helium Squirter" has triggered once
    When Bob plays "Boomerang" targeting "Helium Squirter"
    And the stack resolves
    Then "Helium Squirter" is in Alice's hand
    And "Grizzly Bears" has no +1/+1 counters

  @cr26:702.58a.5
  Scenario: The graft ability of Sol Ring whose only +1/+1 counter was moved meanwhile moves nothing, although Sol Ring still has charge counters
    Given Alice controls "Vedalken Orrery" and "Sol Ring" with 1 +1/+1 counter
    And "Sol Ring" has "graft 1"
    And "Sol Ring" has 2 charge counters
    And Alice has "Grizzly Bears" and "Ornithopter" in hand and can pay {1}{G}
    When Alice plays "Ornithopter"
    And the top of the stack resolves
    And Alice plays "Grizzly Bears"
    And the top of the stack resolves
    Then "Sol Ring" has triggered twice
    When the top of the stack resolves
    And Alice says yes to "Sol Ring"
    Then "Sol Ring" has no +1/+1 counters
    When the stack resolves
    Then "Grizzly Bears" is 3/3
    And "Ornithopter" is 0/2
    And "Sol Ring" has 2 charge counters
    And Alice was asked for yes or no once

  @cr26:702.58b.2
  Scenario: Twice-Grafted Initiate with graft 1 and graft 2 enters with three +1/+1 counters
    Given Alice has "Twice-Grafted Initiate" in hand and can pay {2}{G}
    When Alice plays "Twice-Grafted Initiate"
    And the stack resolves
    Then "Twice-Grafted Initiate" has 3 +1/+1 counters
    And "Twice-Grafted Initiate" is 3/3
    And "Twice-Grafted Initiate" is green
    And "Twice-Grafted Initiate" has exactly the types "creature", "Human" and "Mutant"

  @cr26:702.58b.2
  Scenario: Simic Initiate with one instance of graft enters with one +1/+1 counter before Twice-Grafted Initiate
    Given Alice has "Simic Initiate" and "Twice-Grafted Initiate" in hand and can pay {G}{2}{G}
    When Alice plays "Simic Initiate"
    And the stack resolves
    And Alice plays "Twice-Grafted Initiate"
    And the stack resolves
    And Alice says no to "Simic Initiate"
    Then "Simic Initiate" has 1 +1/+1 counter
    And "Twice-Grafted Initiate" is in play under Alice's control

  @cr26:702.58a
  Scenario: Simic Initiate keeps its counter if the creature that entered has died before graft resolves
    Given Alice has "Simic Initiate", "Grizzly Bears" and "Hill Giant" in hand and can pay {G}{1}{G}{3}{R}
    And Bob has "Murder" in hand and can pay {1}{B}{B}
    When Alice plays "Simic Initiate"
    And the stack resolves
    And Alice plays "Grizzly Bears"
    And the top of the stack resolves
    And Bob in response plays "Murder" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" is in Alice's graveyard
    When the stack resolves
    Then "Simic Initiate" is 1/1
    And "Simic Initiate" is in play
    When Alice plays "Hill Giant"
    And the stack resolves
    And Alice says yes to "Simic Initiate"
    Then "Hill Giant" is 4/4
    And "Simic Initiate" is in Alice's graveyard

  @cr26:702.58a.3
  Scenario: Helium Squirter may move a counter onto Craw Wurm that Tooth and Nail puts onto the battlefield together with it, and not for itself
    Given Alice has "Tooth and Nail" in hand and can pay {5}{G}{G}
    And Alice has "Helium Squirter" and "Craw Wurm" in hand
    When Alice plays "Tooth and Nail" choosing "nail"
    And the stack resolves
    And Alice chooses "Helium Squirter" and "Craw Wurm" for "Tooth and Nail"
    And Alice says yes to "Helium Squirter"
    Then "Helium Squirter" has triggered once
    And "Helium Squirter" has 2 +1/+1 counters
    And "Craw Wurm" is 7/5

  @cr26:702.58b.3
  Scenario: Sol Ring with two instances of graft, which isn't a creature, moves two +1/+1 counters onto Grizzly Bears and keeps the third
    Given Alice controls "Sol Ring" with 3 +1/+1 counters
    And "Sol Ring" has "graft 1" and has "graft 2"
    And Alice has "Grizzly Bears" in hand and can pay {1}{G}
    When Alice plays "Grizzly Bears"
    And the top of the stack resolves
    And Alice puts the first trigger of "Sol Ring" and the second trigger of "Sol Ring" in this order
    Then "Sol Ring" has triggered twice
    When the stack resolves
    Then Alice is asked for yes or no by "Sol Ring"
    When Alice says yes to "Sol Ring"
    And Alice says yes to "Sol Ring"
    Then "Grizzly Bears" is 4/4
    And "Sol Ring" has 1 +1/+1 counter

  @cr26:702.58a.3
  Scenario: Graft of Helium Squirter triggers for each of the two Soldier tokens of Raise the Alarm, and moves a counter onto each
    Given Alice has "Helium Squirter" and "Raise the Alarm" in hand and can pay {4}{U}{1}{W}
    When Alice plays "Helium Squirter"
    And the stack resolves
    And Alice plays "Raise the Alarm"
    And the stack resolves
    And Alice puts "Helium Squirter" and "Helium Squirter" in this order
    And Alice says yes to "Helium Squirter"
    And Alice says yes to "Helium Squirter"
    Then "Helium Squirter" has triggered twice
    And the first "Soldier" token is 2/2
    And the second "Soldier" token is 2/2
    And "Helium Squirter" has 1 +1/+1 counter

  @cr26:702.58b
  Scenario: Of the two instances of graft of Simic Initiate, one moves a counter onto Grizzly Bears, and the other one, which Alice declines, none
    Given Alice controls "Simic Initiate" with 3 +1/+1 counters
    And "Simic Initiate" has "graft 1"
    And Alice has "Grizzly Bears" in hand and can pay {1}{G}
    When Alice plays "Grizzly Bears"
    And the stack resolves
    And Alice says yes to "Simic Initiate"
    And Alice says no to "Simic Initiate"
    Then "Grizzly Bears" is 3/3
    And "Simic Initiate" has 2 +1/+1 counters
