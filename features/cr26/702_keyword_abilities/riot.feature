Feature: Riot

  @cr26:702.136a
  Scenario: Zhur-Taa Goblin enters with a +1/+1 counter and without haste
    Given Alice has "Zhur-Taa Goblin" in hand and can pay {R}{G}
    When Alice plays "Zhur-Taa Goblin"
    And the stack resolves
    Then "Zhur-Taa Goblin" isn't in play
    When Alice says yes to "Zhur-Taa Goblin"
    Then "Zhur-Taa Goblin" is 3/3
    And "Zhur-Taa Goblin" doesn't have "haste"

  @cr26:702.136a
  Scenario: Zhur-Taa Goblin enters with haste and without a counter
    Given Alice has "Zhur-Taa Goblin" in hand and can pay {R}{G}
    When Alice plays "Zhur-Taa Goblin"
    And the stack resolves
    And Alice says no to "Zhur-Taa Goblin"
    Then "Zhur-Taa Goblin" is 2/2
    And Alice can attack with "Zhur-Taa Goblin"
    When the game goes on to Bob's upkeep
    Then "Zhur-Taa Goblin" has "haste"

  @cr26:702.136a.3
  Scenario: With Solemnity, Zhur-Taa Goblin has haste, even if Alice chooses the counter
    Given Alice controls "Solemnity" and has "Zhur-Taa Goblin" in hand and can pay {R}{G}
    When Alice plays "Zhur-Taa Goblin"
    And the stack resolves
    And Alice says yes to "Zhur-Taa Goblin"
    Then "Zhur-Taa Goblin" has no +1/+1 counters
    And "Zhur-Taa Goblin" is 2/2
    And "Zhur-Taa Goblin" has "haste"
    When Alice attacks with "Zhur-Taa Goblin"
    Then "Zhur-Taa Goblin" is attacking

  @cr26:702.136a.2
  Scenario: Zhur-Taa Goblin that has haste by riot keeps the haste as it becomes a copy of Hill Giant
    Given Alice has "Zhur-Taa Goblin" and "Cytoshape" in hand and can pay {R}{G}{1}{G}{U}
    And Alice controls "Hill Giant"
    When Alice plays "Zhur-Taa Goblin"
    And the stack resolves
    And Alice says no to "Zhur-Taa Goblin"
    And Alice plays "Cytoshape" targeting "Zhur-Taa Goblin"
    And the stack resolves
    And Alice chooses "Hill Giant" for "Cytoshape"
    Then "Zhur-Taa Goblin" is 3/3
    And "Zhur-Taa Goblin" doesn't have "riot"
    And Alice can attack with "Zhur-Taa Goblin"
    When Alice attacks with "Zhur-Taa Goblin"
    Then "Zhur-Taa Goblin" is attacking

  @cr26:702.136a.2
  Scenario: A Humility that comes after Zhur-Taa Goblin removes the haste that riot gave
    Given Alice has "Zhur-Taa Goblin" and "Humility" in hand and can pay {R}{G}{2}{W}{W}
    And Alice controls "Hill Giant"
    When Alice plays "Zhur-Taa Goblin"
    And the stack resolves
    And Alice says no to "Zhur-Taa Goblin"
    Then "Zhur-Taa Goblin" has "haste"
    When Alice plays "Humility"
    And the stack resolves
    Then "Zhur-Taa Goblin" is 1/1
    And Alice can't attack with "Zhur-Taa Goblin" by rule 302.6
    And Alice can attack with "Hill Giant"

  @cr26:702.136b
  Scenario: Zhur-Taa Goblin, which has a second riot from Rhythm of the Wild, enters with a +1/+1 counter and with haste
    Given Alice controls "Rhythm of the Wild" and has "Zhur-Taa Goblin" in hand and can pay {R}{G}
    When Alice plays "Zhur-Taa Goblin"
    And the stack resolves
    And Alice says yes to "Zhur-Taa Goblin"
    And Alice says no to "Zhur-Taa Goblin"
    Then "Zhur-Taa Goblin" has 1 +1/+1 counter
    And "Zhur-Taa Goblin" has "haste"
    And Alice can attack with "Zhur-Taa Goblin"

  @cr26:702.136b @cr26:702.136a
  Scenario: Zhur-Taa Goblin with two instances of riot may enter with two +1/+1 counters, and then has no haste
    Given Alice controls "Rhythm of the Wild" and has "Zhur-Taa Goblin" in hand and can pay {R}{G}
    When Alice plays "Zhur-Taa Goblin"
    And the stack resolves
    And Alice says yes to "Zhur-Taa Goblin"
    And Alice says yes to "Zhur-Taa Goblin"
    Then "Zhur-Taa Goblin" has 2 +1/+1 counters
    And "Zhur-Taa Goblin" doesn't have "haste"

  @cr26:702.136a.4
  Scenario: Of two Roaring Idols with riot, which aren't creatures, one enters with a +1/+1 counter and without haste, and the other one with haste and without a counter
    Given Alice has "Roaring Idol" as "grown" and "Roaring Idol" as "quick" in hand and can pay {1}{1}
    When Alice plays "grown"
    And the stack resolves
    And Alice says yes to "grown"
    Then "grown" has 1 +1/+1 counter
    And "grown" doesn't have "haste"
    When Alice plays "quick"
    And the stack resolves
    And Alice says no to "quick"
    Then "quick" has no +1/+1 counters
    And "quick" has "haste"

  @cr26:702.136a.5
  Scenario: Masked Bruiser, which enters with two +1/+1 counters, enters with a third one by riot
    Given Alice controls "Rhythm of the Wild" and has "Masked Bruiser" in hand and can pay {2}{G}
    When Alice plays "Masked Bruiser"
    And the stack resolves
    And Alice chooses the ability "strength" of "Masked Bruiser"
    And Alice says yes to "Masked Bruiser"
    Then "Masked Bruiser" has 3 +1/+1 counters
    And "Masked Bruiser" is 4/4
    And "Masked Bruiser" doesn't have "haste"
