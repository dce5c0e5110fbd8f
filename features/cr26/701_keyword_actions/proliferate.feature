Feature: Proliferate

  @cr26:701.34a
  Scenario: Proliferate gives each chosen permanent and player one more counter of each kind already there
    Given it is Alice's main phase
    And Alice controls "Grizzly Bears", "Hill Giant" and "Gift Stone"
    And "Grizzly Bears" has 1 +1/+1 counter
    And "Grizzly Bears" has 2 charge counters
    And "Gift Stone" has 3 charge counters
    And Bob has 2 poison counters
    And Alice has "Contentious Plan" in hand and can pay {1}{U}
    And Alice has "Smite" on top of library
    When Alice plays "Contentious Plan"
    And the top of the stack resolves
    Then Alice may choose "Gift Stone" and Bob
    And Alice may not choose "Hill Giant"
    And Alice may not choose Alice
    When Alice chooses "Grizzly Bears" and Bob
    Then "Grizzly Bears" has 2 +1/+1 counters
    And "Grizzly Bears" has 3 charge counters
    And "Gift Stone" has 3 charge counters
    And Bob has 3 poison counters
    And "Smite" is in Alice's hand

  @cr26:701.34a.4
  Scenario: A player who proliferates may choose only an opponent, who gets another poison counter
    Given it is Alice's main phase
    And Alice controls "Grizzly Bears"
    And "Grizzly Bears" has 1 +1/+1 counter
    And Bob has 1 poison counter and controls "Hill Giant"
    And Alice has "Contentious Plan" in hand and can pay {1}{U}
    And Alice has "Smite" on top of library
    When Alice plays "Contentious Plan"
    And the stack resolves
    Then Alice may not choose "Hill Giant"
    And Alice may not choose Alice
    And Alice may choose nothing
    And Alice may choose "Grizzly Bears" and Bob
    When Alice chooses Bob
    Then Bob has 2 poison counters
    And "Grizzly Bears" has 1 +1/+1 counter
    And "Smite" is in Alice's hand

  @cr26:701.34a.4
  Scenario: A player who proliferates may choose only one creature, and a poisoned opponent then gets no counter
    Given it is Alice's main phase
    And Alice controls "Glistener Elf", "Grizzly Bears" and "Hill Giant"
    And "Grizzly Bears" has 1 +1/+1 counter
    And "Hill Giant" has 1 +1/+1 counter
    And Alice has "Contentious Plan" in hand and can pay {1}{U}
    And Alice has "Smite" on top of library
    When Alice attacks with "Glistener Elf"
    And combat damage is dealt
    Then Bob has 1 poison counter
    When the game goes on to Alice's second main phase
    And Alice plays "Contentious Plan"
    And the stack resolves
    And as it resolves, Alice chooses "Hill Giant"
    Then "Hill Giant" is 5/5
    And "Grizzly Bears" has 1 +1/+1 counter
    And Bob has 1 poison counter
    And "Smite" is in Alice's hand

  @cr26:701.34a @cr26:107.1c.2
  Scenario: A player who proliferates may choose permanents of every player and both players, or nothing
    Given Alice controls "Grizzly Bears" and has "Contentious Plan" in hand and can pay {1}{U}
    And "Grizzly Bears" has 1 +1/+1 counter
    And Alice has 1 poison counter
    And Bob controls "Hill Giant" and "Sol Ring"
    And "Hill Giant" has 1 -1/-1 counter
    And Bob has 2 poison counters
    And Bob has 3 experience counters
    When Alice plays "Contentious Plan"
    And the stack resolves
    Then Alice may choose nothing
    And Alice may choose "Grizzly Bears", "Hill Giant", Alice and Bob
    And Alice may not choose "Sol Ring"
    When Alice chooses "Hill Giant", Alice and Bob
    Then "Hill Giant" has 2 -1/-1 counters
    And "Grizzly Bears" has 1 +1/+1 counter
    And Alice has 2 poison counters
    And Bob has 3 poison counters
    And Bob has 4 experience counters

  @cr26:107.1c.2
  Scenario: Alice chooses nothing for one Contentious Plan, and both creatures and Bob for another
    Given Alice controls "Grizzly Bears" with 1 +1/+1 counter
    And Alice has 2 "Contentious Plan" as "plan" in hand and can pay {1}{U}{1}{U}
    And Bob controls "Hill Giant" with 1 -1/-1 counter
    And Bob has 1 poison counter
    When Alice plays "plan 1"
    And the stack resolves
    Then Alice may choose nothing
    And Alice may choose "Grizzly Bears", "Hill Giant" and Bob
    When Alice chooses nothing
    Then "Grizzly Bears" has 1 +1/+1 counter
    And "Hill Giant" has 1 -1/-1 counter
    And Bob has 1 poison counter
    When Alice plays "plan 2"
    And the stack resolves
    And Alice chooses "Grizzly Bears", "Hill Giant" and Bob
    Then "Grizzly Bears" has 2 +1/+1 counters
    And "Hill Giant" has 2 -1/-1 counters
    And Bob has 2 poison counters

  @cr26:701.34a.2
  Scenario: A player who proliferates can't choose a suspended card with time counters, which is no permanent
    Given Alice controls "Grizzly Bears" with 1 +1/+1 counter
    And Alice has "Ancestral Vision" and "Contentious Plan" in hand and can pay {U}{1}{U}
    And Alice has 4 "Plains" as "page" as library
    When Alice activates "suspend" of "Ancestral Vision"
    And Alice plays "Contentious Plan"
    And the stack resolves
    Then Alice may not choose "Ancestral Vision"
    And Alice may choose "Grizzly Bears"
    When Alice chooses "Grizzly Bears"
    Then "Grizzly Bears" has 2 +1/+1 counters
    And "Ancestral Vision" has 4 time counters

  @cr26:701.34a.3
  Scenario: Alice, who proliferates, can choose Bob's Gladecover Scout although it has hexproof
    Given Alice has "Contentious Plan" and "Shock" in hand and can pay {1}{U}{R}
    And Alice has "Smite" on top of library
    And Bob controls "Gladecover Scout" with 1 +1/+1 counter
    And Bob controls "Hill Giant" with 1 -1/-1 counter
    Then Alice can't target "Gladecover Scout" with "Shock"
    And Alice can target "Hill Giant" with "Shock"
    When Alice plays "Contentious Plan"
    And the stack resolves
    Then Alice may choose "Gladecover Scout" and "Hill Giant"
    When Alice chooses "Gladecover Scout" and "Hill Giant"
    Then "Gladecover Scout" has 2 +1/+1 counters
    And "Hill Giant" has 2 -1/-1 counters
