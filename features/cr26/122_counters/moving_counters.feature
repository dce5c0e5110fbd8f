Feature: Moving counters

  @cr26:122.5 @edition:2006-10 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Simic Initiate keeps its counter if the first of two creatures that entered has left, and moves it onto the second
    Given Alice has "Simic Initiate", "Grizzly Bears" and "Hill Giant" in hand and can pay {G}{1}{G}{3}{R}
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Alice plays "Simic Initiate"
    And the stack resolves
    And Alice plays "Grizzly Bears"
    And the top of the stack resolves
    Then "Simic Initiate" has triggered once
    When Bob plays "Lightning Bolt" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is in Alice's graveyard
    And "Simic Initiate" is 1/1
    When Alice plays "Hill Giant"
    And the stack resolves
    And Alice says yes to "Simic Initiate"
    Then "Hill Giant" is 4/4
    And "Simic Initiate" is in Alice's graveyard

  @cr26:122.5.2 @edition:2006-10 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Grizzly Bears gets no counter from Simic Initiate that has died, but does from the one that is still in play
    Given Alice has "Simic Initiate" as "elder", "Simic Initiate" as "younger" and "Grizzly Bears" in hand and can pay {G}{G}{1}{G}
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Alice plays "elder"
    And the stack resolves
    And Alice plays "younger"
    And the stack resolves
    And Alice says no to "elder"
    And Alice plays "Grizzly Bears"
    And the top of the stack resolves
    And Alice puts "younger" and "elder" in this order
    Then "elder" has triggered twice
    And "younger" has triggered once
    When Bob plays "Lightning Bolt" targeting "elder"
    And the top of the stack resolves
    Then "elder" is in Alice's graveyard
    When the top of the stack resolves
    Then "Grizzly Bears" is 2/2
    When the stack resolves
    And Alice says yes to "younger"
    Then "Grizzly Bears" has 1 +1/+1 counter
    And "Grizzly Bears" is 3/3

  @cr26:122.5.3 @edition:2006-10 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Of two Soldiers, only one gets the single counter of Simic Initiate, which Glorious Anthem keeps alive without it
    Given Alice controls "Glorious Anthem" and "Simic Initiate" with 1 +1/+1 counter
    And Alice has "Raise the Alarm" in hand and can pay {1}{W}
    When Alice plays "Raise the Alarm"
    And the top of the stack resolves
    And Alice puts "Simic Initiate" and "Simic Initiate" in this order
    And the top of the stack resolves
    And Alice says yes
    Then "Simic Initiate" has no +1/+1 counters
    When the stack resolves
    Then "Simic Initiate" is 1/1
    And "Simic Initiate" has triggered twice
    And Alice was asked for yes or no once
    And the second "Soldier" token has 1 +1/+1 counter
    And the first "Soldier" token has no +1/+1 counters

  @cr26:122.5
  Scenario: Sprout Courier keeps its counter if the first of two creatures that entered has left, and moves it onto the second
    Given Alice controls "Sprout Courier" with 1 +1/+1 counter
    And Alice has "Grizzly Bears" and "Hill Giant" in hand and can pay {1}{G}{3}{R}
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Alice plays "Grizzly Bears"
    And the top of the stack resolves
    Then "Sprout Courier" has triggered once
    When Bob plays "Lightning Bolt" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is in Alice's graveyard
    And "Sprout Courier" is 2/2
    When Alice plays "Hill Giant"
    And the stack resolves
    And Alice says yes to "Sprout Courier"
    Then "Hill Giant" is 4/4
    And "Sprout Courier" is 1/1

  @cr26:122.5 @cr26:122.5.2 @cr26:122.5.3
  Scenario: Sprout Courier moves its counter onto Hill Giant, which is 4/4
    Given Alice controls "Sprout Courier" with 1 +1/+1 counter
    And Alice has "Hill Giant" in hand and can pay {3}{R}
    When Alice plays "Hill Giant"
    And the stack resolves
    And Alice says yes to "Sprout Courier"
    Then "Hill Giant" is 4/4
    And "Sprout Courier" is 1/1

  @cr26:122.5.2
  Scenario: Hill Giant gets no counter from Sprout Courier that has died before its trigger resolves
    Given Alice controls "Sprout Courier" with 1 +1/+1 counter
    And Alice has "Hill Giant" in hand and can pay {3}{R}
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Alice plays "Hill Giant"
    And the top of the stack resolves
    Then "Sprout Courier" has triggered once
    When Bob plays "Lightning Bolt" targeting "Sprout Courier"
    And the stack resolves
    Then "Sprout Courier" is in Alice's graveyard
    And "Hill Giant" has no +1/+1 counters
    And "Hill Giant" is 3/3

  @cr26:122.5.3
  Scenario: Of two Soldiers, only one gets the single +1/+1 counter of Sprout Courier, and the charge counter stays
    Given Alice controls "Sprout Courier" with 1 +1/+1 counter
    And "Sprout Courier" has 1 charge counter
    And Alice has "Raise the Alarm" in hand and can pay {1}{W}
    When Alice plays "Raise the Alarm"
    And the top of the stack resolves
    And Alice puts "Sprout Courier" and "Sprout Courier" in this order
    And the top of the stack resolves
    And Alice says yes
    Then "Sprout Courier" has no +1/+1 counters
    When the stack resolves
    Then "Sprout Courier" has triggered twice
    And Alice was asked for yes or no once
    And the second "Soldier" token has 1 +1/+1 counter
    And the first "Soldier" token has no +1/+1 counters
    And the first "Soldier" token has no charge counters
    And "Sprout Courier" has 1 charge counter

  @cr26:122.5.4 @edition:2026-01
  Scenario: Sprout Courier keeps its counter if Tatterkite enters, which can't get counters, and moves it onto Hill Giant
    Given Alice controls "Sprout Courier" with 1 +1/+1 counter
    And Alice has "Tatterkite" and "Hill Giant" in hand and can pay {3}{3}{R}
    When Alice plays "Tatterkite"
    And the stack resolves
    Then "Sprout Courier" has triggered once
    And Alice was asked for yes or no never
    And "Sprout Courier" has 1 +1/+1 counter
    And "Tatterkite" has no +1/+1 counters
    When Alice plays "Hill Giant"
    And the stack resolves
    And Alice says yes to "Sprout Courier"
    Then "Hill Giant" is 4/4
    And "Sprout Courier" has no +1/+1 counters
