Feature: Exalted

  @cr26:702.83a @cr26:702.83b
  Scenario: A creature that attacks alone gets +1/+1 from another creature's exalted
    Given Alice controls "Akrasan Squire" and "Grizzly Bears"
    When Alice attacks with "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 3/3
    And "Akrasan Squire" is 1/1
    When the game goes on to Alice's next main phase
    And Alice attacks with "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 3/3
    And "Akrasan Squire" has triggered twice

  @cr26:702.83b @cr26:702.83a
  Scenario: Exalted triggers when one creature attacks alone, and not when two creatures attack
    Given Alice controls "Akrasan Squire" and "Hill Giant"
    When Alice attacks with "Akrasan Squire" and "Hill Giant"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 16 life
    When the game goes on to Alice's next main phase
    And Alice attacks with "Hill Giant"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 12 life

  @cr26:702.83a
  Scenario: Exalted's +1/+1 lasts until end of turn, and exalted doesn't trigger for an opponent's creature that attacks alone
    Given Alice controls "Akrasan Squire" and "Grizzly Bears"
    And Bob controls "Hill Giant"
    When Alice attacks with "Grizzly Bears"
    And the game goes on to Alice's second main phase
    Then "Grizzly Bears" is 3/3
    When the turn ends
    Then "Grizzly Bears" is 2/2
    When the game goes on to Bob's main phase
    And Bob attacks with "Hill Giant"
    Then "Akrasan Squire" has triggered once
    And "Hill Giant" is 3/3

  @cr26:702.83b @edition:2026-01
  Scenario: Dragonback Lancer attacks alone although mobilize puts an attacking Warrior beside it
    Given Alice controls "Akrasan Squire" and "Dragonback Lancer"
    When Alice attacks with "Dragonback Lancer"
    And Alice puts "Akrasan Squire" and "Dragonback Lancer" in this order
    And the top of the stack resolves
    Then the first "Warrior" token is attacking
    When the stack resolves
    Then "Dragonback Lancer" is 4/4
    And the first "Warrior" token is 1/1
    And "Akrasan Squire" has triggered once

  @cr26:702.83b
  Scenario: Hill Giant attacks alone although Charge from the Heap puts Ornithopter, which wasn't declared, onto the battlefield attacking beside it
    Given Alice controls "Akrasan Squire" and "Hill Giant"
    And Alice has "Charge from the Heap" in hand and can pay {1}{R}
    And Alice has "Ornithopter" in graveyard
    When Alice attacks with "Hill Giant"
    And Alice plays "Charge from the Heap" targeting "Ornithopter"
    And the top of the stack resolves
    Then "Ornithopter" and "Hill Giant" are attacking
    When the stack resolves
    Then "Hill Giant" is 4/4
    And "Ornithopter" is 0/2
    And "Akrasan Squire" has triggered once

  @cr26:702.83b
  Scenario: Hill Giant attacks alone in the second combat phase of a turn in whose first combat phase two creatures attacked
    Given Alice controls "Akrasan Squire" and "Hill Giant"
    And Alice has "Relentless Assault" in hand and can pay {2}{R}{R}
    When Alice attacks with "Akrasan Squire" and "Hill Giant"
    And Bob doesn't block
    And combat damage is dealt
    Then "Akrasan Squire" has triggered never
    And Bob is at 16 life
    When the game goes on to Alice's second main phase
    And Alice plays "Relentless Assault"
    And the stack resolves
    And Alice attacks with "Hill Giant"
    And Bob doesn't block
    And combat damage is dealt
    Then "Akrasan Squire" has triggered once
    And Bob is at 12 life

  @cr26:702.83a
  Scenario: The exalted abilities of two Akrasan Squires each give +1/+1 to Hill Giant, which attacks alone
    Given Alice controls 2 "Akrasan Squire" as "squire" and "Hill Giant"
    And Bob controls "Akrasan Squire" as "theirs"
    When Alice attacks with "Hill Giant"
    And Alice puts "squire 1" and "squire 2" in this order
    And the stack resolves
    Then "Hill Giant" is 5/5
    And "squire 1" is 1/1
    And "theirs" has triggered never

  @cr26:702.83a
  Scenario: Akrasan Squire, which attacks alone, gets +1/+1 from its own exalted
    Given Alice controls "Akrasan Squire" owned by Bob
    When Alice attacks with "Akrasan Squire"
    And the stack resolves
    Then "Akrasan Squire" is 2/2
    And "Akrasan Squire" has triggered once

  @cr26:702.83b
  Scenario: Of two creatures that attack different opponents, neither attacks alone, and Hill Giant attacks alone in the next turn
    Given Carol is playing too
    And Alice controls "Akrasan Squire", "Grizzly Bears" and "Hill Giant"
    When Alice attacks with "Grizzly Bears" attacking Bob and "Hill Giant" attacking Carol
    And combat damage is dealt
    Then "Akrasan Squire" has triggered never
    And Bob is at 18 life
    And Carol is at 17 life
    When the game goes on to Alice's next main phase
    And Alice attacks with "Hill Giant" attacking Carol
    And combat damage is dealt
    Then "Akrasan Squire" has triggered once
    And Carol is at 13 life

  @cr26:702.83a.3
  Scenario: Sol Ring with exalted, which isn't a creature, gives Hill Giant, which attacks alone, +1/+1 until end of turn
    Given Alice controls "Sol Ring" and "Hill Giant"
    And "Sol Ring" has "exalted"
    When Alice attacks with "Hill Giant"
    Then "Sol Ring" has triggered once
    When the stack resolves
    Then "Hill Giant" is 4/4
    When Bob doesn't block
    And combat damage is dealt
    Then Bob is at 16 life
    When the turn ends
    Then "Hill Giant" is 3/3
