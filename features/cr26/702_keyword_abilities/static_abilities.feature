Feature: Keywords that are static abilities

  @cr26:702.2a
  Scenario: Typhoid Rats that Turn to Frog makes lose deathtouch during combat destroy nothing, and other Typhoid Rats do
    Given Alice controls "Typhoid Rats" as "one" and "Typhoid Rats" as "two"
    And Bob controls "Hill Giant" and "Craw Wurm" and has "Turn to Frog" in hand and can pay {1}{U}
    When Alice attacks with "one" and "two"
    And Bob blocks "one" with "Hill Giant" and "two" with "Craw Wurm"
    And Bob plays "Turn to Frog" targeting "one"
    And the stack resolves
    And combat damage is dealt
    Then "Hill Giant" has 1 damage marked
    And "Hill Giant" is in play
    And "Craw Wurm" was destroyed

  @cr26:702.4a
  Scenario: Fencing Ace that Turn to Frog makes lose double strike before damage deals damage once, and another Fencing Ace deals it twice
    Given Alice controls "Fencing Ace" as "one" and "Fencing Ace" as "two"
    And Bob has "Turn to Frog" in hand and can pay {1}{U}
    When Alice attacks with "one" and "two"
    And Bob doesn't block
    And Bob plays "Turn to Frog" targeting "one"
    And the stack resolves
    And combat damage is dealt
    Then "one" has dealt 1 damage to Bob
    And "two" has dealt 2 damage to Bob
    And Bob is at 17 life

  @cr26:702.7a
  Scenario: White Knight that Turn to Frog makes lose first strike dies to its blocker, and another White Knight strikes first
    Given Alice controls "White Knight" as "one" and "White Knight" as "two"
    And Bob controls "Llanowar Elves" as "his" and "Runeclaw Bear" and has "Turn to Frog" in hand and can pay {1}{U}
    When Alice attacks with "one" and "two"
    And Bob blocks "one" with "his" and "two" with "Runeclaw Bear"
    And Bob plays "Turn to Frog" targeting "one"
    And the stack resolves
    And combat damage is dealt
    Then "one" was destroyed
    And "his" was destroyed
    And "Runeclaw Bear" was destroyed
    And "two" has no damage marked

  @cr26:702.10a
  Scenario: Goblin Guide that Turn to Frog makes lose haste can't attack in the turn in which it enters, and another Goblin Guide can
    Given Alice has "Goblin Guide" as "one" and "Goblin Guide" as "two" in hand and can pay {R}{R}
    And Bob has "Turn to Frog" in hand and can pay {1}{U}
    When Alice plays "one"
    And the stack resolves
    And Alice plays "two"
    And the stack resolves
    And Bob plays "Turn to Frog" targeting "one"
    And the stack resolves
    Then "one" is 1/1
    And Alice can't attack with "one" by rule 302.6
    And Alice can attack with "two"
    When Alice attacks with "two"
    Then "two" is attacking
    And "one" is untapped

  @cr26:702.11a
  Scenario: Gladecover Scout that Turn to Frog makes lose hexproof can be the target of Bob's Terror, and another Gladecover Scout can't
    Given Alice controls "Gladecover Scout" as "one" and "Gladecover Scout" as "two"
    And Alice has "Turn to Frog" in hand and can pay {1}{U}
    And Bob has "Terror" in hand and can pay {1}{B}
    When Alice plays "Turn to Frog" targeting "one"
    And the stack resolves
    Then Bob can't play "Terror" targeting "two" because "two" has "hexproof"
    And Bob can play "Terror" targeting "one"
    When Bob plays "Terror" targeting "one"
    And the stack resolves
    Then "one" was destroyed
    And "two" is in play

  @cr26:702.15a
  Scenario: Vampire Nighthawk that Turn to Frog makes lose lifelink during combat gains no life, and another Vampire Nighthawk does
    Given Alice controls "Vampire Nighthawk" as "one" and "Vampire Nighthawk" as "two"
    And Bob has "Turn to Frog" in hand and can pay {1}{U}
    When Alice attacks with "one" and "two"
    And Bob doesn't block
    And Bob plays "Turn to Frog" targeting "one"
    And the stack resolves
    And combat damage is dealt
    Then Bob is at 17 life
    And Alice is at 22 life

  @cr26:702.17a
  Scenario: Giant Spider that Turn to Frog makes lose reach can't block a creature with flying, and another Giant Spider can
    Given Alice controls "Serra Angel" and has "Turn to Frog" in hand and can pay {1}{U}
    And Bob controls "Giant Spider" as "one" and "Giant Spider" as "two"
    When Alice plays "Turn to Frog" targeting "one"
    And the stack resolves
    And Alice attacks with "Serra Angel"
    Then Bob can't block "Serra Angel" with "one" because "Serra Angel" has "flying"
    When Bob blocks "Serra Angel" with "two"
    And combat damage is dealt
    Then "two" was destroyed
    And "Serra Angel" has 2 damage marked

  @cr26:702.90a
  Scenario: Glistener Elf that Turn to Frog makes lose infect during combat makes Bob lose life, and another Glistener Elf gives a poison counter
    Given Alice controls "Glistener Elf" as "one" and "Glistener Elf" as "two"
    And Bob has "Turn to Frog" in hand and can pay {1}{U}
    When Alice attacks with "one" and "two"
    And Bob doesn't block
    And Bob plays "Turn to Frog" targeting "one"
    And the stack resolves
    And combat damage is dealt
    Then Bob is at 19 life
    And Bob has 1 poison counter
    And "two" has triggered never

  @cr26:702.164a
  Scenario: Pestilent Syphoner that Turn to Frog makes lose toxic during combat gives no poison counter, and another Pestilent Syphoner does
    Given Alice controls "Pestilent Syphoner" as "one" and "Pestilent Syphoner" as "two"
    And Bob has "Turn to Frog" in hand and can pay {1}{U}
    When Alice attacks with "one" and "two"
    And Bob doesn't block
    And Bob plays "Turn to Frog" targeting "one"
    And the stack resolves
    And combat damage is dealt
    Then Bob is at 18 life
    And Bob has 1 poison counter

  @cr26:702.19a.4
  Scenario: Arrogant Wurm that Turn to Frog makes lose trample during combat deals no damage to Bob, and another Arrogant Wurm does
    Given Alice controls "Arrogant Wurm" as "one" and "Arrogant Wurm" as "two"
    And Alice has "Turn to Frog" and "Giant Growth" in hand and can pay {1}{U}{G}
    And Bob controls 2 "Llanowar Elves" as "elf"
    When Alice attacks with "one" and "two"
    And Bob blocks "one" with "elf 1" and "two" with "elf 2"
    And Alice plays "Turn to Frog" targeting "one"
    And the stack resolves
    And Alice plays "Giant Growth" targeting "one"
    And the stack resolves
    And combat damage is dealt
    And Alice divides 1 to "elf 2" and 3 to Bob
    Then "one" has dealt 4 damage to "elf 1"
    And Bob is at 17 life
