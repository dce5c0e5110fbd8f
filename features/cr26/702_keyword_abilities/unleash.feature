Feature: Unleash

  @cr26:702.98a
  Scenario: A creature with unleash that enters with a +1/+1 counter can't block
    Given Alice has "Rakdos Cackler" in hand and can pay {R}
    And Alice controls "Grizzly Bears"
    And Bob controls "Hill Giant"
    When Alice plays "Rakdos Cackler"
    And the stack resolves
    Then "Rakdos Cackler" isn't in play
    When Alice says yes to "Rakdos Cackler"
    Then "Rakdos Cackler" is 3/3
    When the game goes on to Bob's declare attackers step
    And Bob attacks with "Hill Giant"
    Then Alice can block "Hill Giant" with "Grizzly Bears"
    And Alice can't block "Hill Giant" with "Rakdos Cackler"

  @cr26:702.98a
  Scenario: A creature with unleash that enters without a +1/+1 counter can block
    Given Alice has "Rakdos Cackler" as "tame" and "Rakdos Cackler" as "wild" in hand and can pay {R}{R}
    And Bob controls "Hill Giant"
    When Alice plays "tame"
    And the stack resolves
    And Alice says no to "tame"
    And Alice plays "wild"
    And the stack resolves
    And Alice says yes to "wild"
    Then "tame" is 2/2
    And "wild" is 3/3
    When the game goes on to Bob's declare attackers step
    And Bob attacks with "Hill Giant"
    Then Alice can block "Hill Giant" with "tame"
    And Alice can't block "Hill Giant" with "wild"

  @cr26:702.98a
  Scenario: A creature with unleash that entered without a counter can't block once another effect puts a +1/+1 counter on it
    Given Alice has "Rakdos Cackler" as "marked" and "Rakdos Cackler" as "tame" in hand and can pay {R}{R}
    And Alice has "Hunger of the Howlpack" in hand and can pay {G}
    And Bob controls "Hill Giant"
    When Alice plays "marked"
    And the stack resolves
    And Alice says no to "marked"
    And Alice plays "tame"
    And the stack resolves
    And Alice says no to "tame"
    And Alice plays "Hunger of the Howlpack" targeting "marked"
    And the stack resolves
    Then "marked" has 1 +1/+1 counter
    When the game goes on to Bob's declare attackers step
    And Bob attacks with "Hill Giant"
    Then Alice can block "Hill Giant" with "tame"
    And Alice can't block "Hill Giant" with "marked"

  @cr26:702.98a
  Scenario: A creature with unleash can block again after it has lost its +1/+1 counter
    Given Alice has "Rakdos Cackler" as "tamed" and "Rakdos Cackler" as "wild" in hand and can pay {R}{R}
    And Alice controls "Fume Spitter"
    And Bob controls "Hill Giant"
    When Alice plays "tamed"
    And the stack resolves
    And Alice says yes to "tamed"
    And Alice plays "wild"
    And the stack resolves
    And Alice says yes to "wild"
    And Alice activates "Fume Spitter" targeting "tamed"
    And the stack resolves
    Then "tamed" has no +1/+1 counters
    When the game goes on to Bob's declare attackers step
    And Bob attacks with "Hill Giant"
    Then Alice can block "Hill Giant" with "tamed"
    And Alice can't block "Hill Giant" with "wild"

  @cr26:702.98a
  Scenario: Rakdos Cackler with a charge counter and no +1/+1 counter can block, and one with a +1/+1 counter can't
    Given it is Bob's main phase
    And Alice controls "Rakdos Cackler" as "charged" with 1 charge counter
    And Alice controls "Rakdos Cackler" as "wild" with 1 +1/+1 counter
    And Bob controls "Hill Giant"
    When Bob attacks with "Hill Giant"
    Then Alice can't block "Hill Giant" with "wild" because "wild" has "unleash"
    And Alice can block "Hill Giant" with "charged"
    When Alice blocks "Hill Giant" with "charged"
    And combat damage is dealt
    Then "charged" was destroyed
    And "Hill Giant" has 2 damage marked

  @cr26:702.98a.2
  Scenario: Rakdos Cackler, to which Rhythm of the Wild gives riot, enters with the +1/+1 counter of unleash and that of riot
    Given Alice controls "Rhythm of the Wild" and has "Rakdos Cackler" in hand and can pay {R}
    When Alice plays "Rakdos Cackler"
    And the stack resolves
    And Alice chooses the ability "unleash" of "Rakdos Cackler"
    And Alice says yes to "Rakdos Cackler"
    And Alice says yes to "Rakdos Cackler"
    Then "Rakdos Cackler" has 2 +1/+1 counters
    And "Rakdos Cackler" is 4/4

  @cr26:702.98a.2
  Scenario: Rakdos Cackler, to which Rhythm of the Wild gives riot, enters with the +1/+1 counter of unleash alone if its controller takes haste for riot
    Given Alice controls "Rhythm of the Wild" and has "Rakdos Cackler" in hand and can pay {R}
    When Alice plays "Rakdos Cackler"
    And the stack resolves
    And Alice chooses the ability "unleash" of "Rakdos Cackler"
    And Alice says yes to "Rakdos Cackler"
    And Alice says no to "Rakdos Cackler"
    Then "Rakdos Cackler" has 1 +1/+1 counter
    And "Rakdos Cackler" has "haste"

  @cr26:702.98a.3
  Scenario: Of two Runaway Wagons, which aren't creatures as they enter, the one that enters with a +1/+1 counter can't block once it is crewed, and the other one can
    Given Alice has "Runaway Wagon" as "wild" and "Runaway Wagon" as "tame" in hand and can pay {2}{2}
    And Alice controls "Young Wolf" and "Llanowar Elves"
    And Bob controls "Hill Giant"
    When Alice plays "wild"
    And the stack resolves
    And Alice says yes to "wild"
    And Alice plays "tame"
    And the stack resolves
    And Alice says no to "tame"
    Then "wild" has 1 +1/+1 counter
    And "tame" has no +1/+1 counters
    When the game goes on to Bob's main phase
    And Bob attacks with "Hill Giant"
    And Bob passes
    And Alice activates "crew" of "wild", tapping "Young Wolf"
    And Alice activates "crew" of "tame", tapping "Llanowar Elves"
    And the stack resolves
    Then "wild" is 4/4
    And Alice can't block "Hill Giant" with "wild" because "wild" has "unleash"
    And Alice can block "Hill Giant" with "tame"

  @cr26:702.98a.4
  Scenario: Rakdos Cackler enters with the +1/+1 counter of unleash beside the two of Master Biomancer, and another one, for which Alice says no, with those two only
    Given Alice has "Master Biomancer", "Rakdos Cackler" as "wild" and "Rakdos Cackler" as "tame" in hand and can pay {2}{G}{U}{R}{R}
    And Bob has "Grizzly Bears" in hand and can pay {1}{G}
    When Alice plays "Master Biomancer"
    And the stack resolves
    Then "Master Biomancer" is 2/4
    When Alice plays "wild"
    And the stack resolves
    And Alice applies "wild" first
    And Alice says yes to "wild"
    Then "wild" has 3 +1/+1 counters
    And "wild" is 5/5
    And "wild" has exactly the types "creature", "Devil" and "Mutant"
    When Alice plays "tame"
    And the stack resolves
    And Alice applies "tame" first
    And Alice says no to "tame"
    Then "tame" has 2 +1/+1 counters
    And "tame" is 4/4
    When the game goes on to Bob's main phase
    And Bob plays "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 2/2

  @cr26:702.98a.5
  Scenario: Of two Runaway Idols, which aren't creatures as they enter, the one that enters with a +1/+1 counter can't block once Karn's Touch has made it a creature, and the other one can
    Given Alice has "Runaway Idol" as "wild" and "Runaway Idol" as "tame" in hand and can pay {2}{2}
    And Alice has 2 "Karn's Touch" as "touch" in hand and can pay {U}{U}{U}{U}
    And Bob controls "Hill Giant"
    When Alice plays "wild"
    And the stack resolves
    And Alice says yes to "wild"
    And Alice plays "tame"
    And the stack resolves
    And Alice says no to "tame"
    Then "wild" has 1 +1/+1 counter
    And "tame" has no +1/+1 counters
    When the game goes on to Bob's main phase
    And Bob attacks with "Hill Giant"
    And Bob passes
    And Alice plays "touch 1" targeting "wild"
    And Alice plays "touch 2" targeting "tame"
    And the stack resolves
    Then "wild" is 3/3
    And "tame" is 2/2
    And Alice can't block "Hill Giant" with "wild" because "wild" has "unleash"
    And Alice can block "Hill Giant" with "tame"
