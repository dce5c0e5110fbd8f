Feature: Mentor

  @cr26:702.134a
  Scenario: Hammer Dropper's mentor ability can target only attacking creatures with lesser power
    Given Alice controls "Hammer Dropper", "Grizzly Bears", "Goblin Raider", "Hill Giant" and "Craw Wurm"
    When Alice attacks with "Hammer Dropper", "Grizzly Bears", "Goblin Raider" and "Craw Wurm"
    Then Alice may target "Goblin Raider" for "Hammer Dropper"
    And Alice may not target "Craw Wurm" for "Hammer Dropper"
    And Alice may not target "Hill Giant" for "Hammer Dropper"
    When Alice targets "Grizzly Bears" for "Hammer Dropper"
    And the stack resolves
    Then "Grizzly Bears" is 3/3

  @cr26:702.134a
  Scenario: Hammer Dropper's mentor ability puts a +1/+1 counter on the attacking creature that its controller targets
    Given Alice controls "Hammer Dropper", "Grizzly Bears", "Goblin Raider" and "Hill Giant"
    When Alice attacks with "Hammer Dropper", "Grizzly Bears" and "Goblin Raider"
    Then Alice may target "Grizzly Bears" for "Hammer Dropper"
    And Alice may not target "Hill Giant" for "Hammer Dropper"
    When Alice targets "Goblin Raider" for "Hammer Dropper"
    And the stack resolves
    Then "Goblin Raider" is 3/3
    And "Grizzly Bears" is 2/2

  @cr26:702.134a
  Scenario: Hammer Dropper can't target an attacking creature with the same power
    Given Alice controls "Hammer Dropper", "Grizzly Bears", "Goblin Raider" and "Hill Giant"
    And "Hill Giant" gets +2/+0 until end of turn
    When Alice attacks with "Hammer Dropper", "Grizzly Bears", "Goblin Raider" and "Hill Giant"
    Then Alice may target "Grizzly Bears" for "Hammer Dropper"
    And Alice may not target "Hill Giant" for "Hammer Dropper"
    When Alice targets "Goblin Raider" for "Hammer Dropper"
    And the stack resolves
    Then "Goblin Raider" is 3/3

  @cr26:702.134b
  Scenario: Hammer Dropper with two instances of mentor puts one +1/+1 counter on each of two attackers
    Given Alice controls "Hammer Dropper", "Grizzly Bears" and "Hill Giant"
    And "Hammer Dropper" has "mentor"
    When Alice attacks with "Hammer Dropper", "Grizzly Bears" and "Hill Giant"
    Then "Hammer Dropper" has triggered twice
    When Alice targets "Grizzly Bears" for "Hammer Dropper"
    And Alice targets "Hill Giant" for "Hammer Dropper"
    And the stack resolves
    Then "Grizzly Bears" has 1 +1/+1 counter
    And "Hill Giant" has 1 +1/+1 counter

  @cr26:702.134c
  Scenario: Proud Instructor triggers as its mentor ability resolves, and not if that ability has no target
    Given Alice controls "Proud Instructor" and "Grizzly Bears"
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice attacks with "Proud Instructor" and "Grizzly Bears"
    And Alice targets "Grizzly Bears"
    Then the ability "pride" of "Proud Instructor" has triggered never
    When the top of the stack resolves
    Then "Grizzly Bears" is 3/3
    And the stack holds the ability "pride" of "Proud Instructor"
    When the stack resolves
    Then Alice is at 21 life
    When Bob doesn't block
    And combat damage is dealt
    And the game goes on to Alice's next main phase
    And Alice attacks with "Proud Instructor"
    And Bob doesn't block
    And combat damage is dealt
    Then Alice is at 21 life
    And the ability "pride" of "Proud Instructor" has triggered once

  @cr26:702.134c
  Scenario: Proud Instructor triggers as it mentors another creature, and not as Hammer Dropper mentors one
    Given Alice controls "Proud Instructor", "Hammer Dropper", "Grizzly Bears" and "Goblin Raider"
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice attacks with "Hammer Dropper" and "Grizzly Bears"
    And Alice targets "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" is 3/3
    And the ability "pride" of "Proud Instructor" has triggered never
    When the game goes on to Alice's next main phase
    And Alice attacks with "Proud Instructor" and "Goblin Raider"
    And Alice targets "Goblin Raider"
    And the stack resolves
    Then "Goblin Raider" has 1 +1/+1 counter
    And the ability "pride" of "Proud Instructor" has triggered once
    And Alice is at 21 life

  @cr26:702.134a
  Scenario: Grizzly Bears whose power is no longer less than that of Hammer Dropper as mentor resolves gets no counter
    Given Alice controls "Hammer Dropper", "Grizzly Bears" and "Goblin Raider" and has "Giant Growth" in hand and can pay {G}
    And "Hammer Dropper" has "mentor"
    When Alice attacks with "Hammer Dropper", "Grizzly Bears" and "Goblin Raider"
    And Alice targets "Goblin Raider" for "Hammer Dropper"
    And Alice targets "Grizzly Bears" for "Hammer Dropper"
    And Alice plays "Giant Growth" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" is 5/5
    When the stack resolves
    Then "Grizzly Bears" has no +1/+1 counters
    And "Goblin Raider" has 1 +1/+1 counter

  @cr26:702.134a
  Scenario: Mentor triggers when Hammer Dropper attacks, and not when only another creature attacks
    Given Alice controls "Hammer Dropper" and "Grizzly Bears"
    When Alice attacks with "Grizzly Bears"
    And Bob doesn't block
    And combat damage is dealt
    Then "Hammer Dropper" has triggered never
    And "Grizzly Bears" has no +1/+1 counters
    When the game goes on to Alice's next main phase
    And Alice attacks with "Hammer Dropper" and "Grizzly Bears"
    And the stack resolves
    Then "Hammer Dropper" has triggered once
    And "Grizzly Bears" is 3/3

  @cr26:702.134a
  Scenario: Mentor puts its counter although Hammer Dropper has died before mentor resolves
    Given Alice controls "Hammer Dropper" and "Grizzly Bears"
    And Bob has "Murder" in hand and can pay {1}{B}{B}
    When Alice attacks with "Hammer Dropper" and "Grizzly Bears"
    And Bob plays "Murder" targeting "Hammer Dropper"
    And the top of the stack resolves
    Then "Hammer Dropper" is in Alice's graveyard
    When the stack resolves
    Then "Grizzly Bears" has 1 +1/+1 counter
    And "Grizzly Bears" is 3/3

  @cr26:702.134c.2
  Scenario: Proud Instructor mentors Grizzly Bears although Still Ground keeps the counter of its mentor ability off them
    Given Alice controls "Proud Instructor" and "Grizzly Bears"
    And Bob controls "Still Ground"
    When Alice attacks with "Proud Instructor" and "Grizzly Bears"
    And Alice targets "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" has no +1/+1 counters
    And the ability "pride" of "Proud Instructor" has triggered once
    And Alice is at 21 life

  @cr26:702.134c
  Scenario: Proud Instructor, whose mentor ability has no legal target as it resolves, doesn't mentor, and mentors in its next attack
    Given Alice controls "Proud Instructor" and "Grizzly Bears" and has "Giant Growth" in hand and can pay {G}
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice attacks with "Proud Instructor" and "Grizzly Bears"
    And Alice targets "Grizzly Bears"
    And Alice plays "Giant Growth" targeting "Grizzly Bears"
    And the stack resolves
    Then the ability "mentor" of "Proud Instructor" was countered on resolution
    And the ability "pride" of "Proud Instructor" has triggered never
    When the game goes on to Alice's next main phase
    And Alice attacks with "Proud Instructor" and "Grizzly Bears"
    And Alice targets "Grizzly Bears"
    And the stack resolves
    Then the ability "pride" of "Proud Instructor" has triggered once
    And Alice is at 21 life

  @cr26:702.134c.3
  Scenario: Eager Pupil, the only other attacker, triggers once as Hammer Dropper mentors it
    Given Alice controls "Hammer Dropper" and "Eager Pupil"
    When Alice attacks with "Hammer Dropper" and "Eager Pupil"
    And Alice targets "Eager Pupil" for "Hammer Dropper"
    And the top of the stack resolves
    Then "Eager Pupil" is 2/2
    And the stack holds the ability of "Eager Pupil"
    When the stack resolves
    Then Alice is at 21 life
    And "Eager Pupil" has triggered once

  @cr26:702.134c.3
  Scenario: Eager Pupil, which is no target, isn't mentored as Hammer Dropper mentors Grizzly Bears
    Given Alice controls "Hammer Dropper", "Eager Pupil" and "Grizzly Bears"
    When Alice attacks with "Hammer Dropper", "Eager Pupil" and "Grizzly Bears"
    And Alice targets "Grizzly Bears" for "Hammer Dropper"
    And the stack resolves
    Then "Grizzly Bears" has 1 +1/+1 counter
    And "Eager Pupil" has triggered never
    And Alice is at 20 life

  @cr26:702.134a @cr26:702.134c.3
  Scenario: Eager Pupil doesn't trigger as Hammer Dropper mentors Grizzly Bears, and triggers as Hammer Dropper mentors it
    Given Alice controls "Hammer Dropper", "Eager Pupil" and "Grizzly Bears"
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice attacks with "Hammer Dropper", "Eager Pupil" and "Grizzly Bears"
    And Alice targets "Grizzly Bears" for "Hammer Dropper"
    And the stack resolves
    Then "Grizzly Bears" is 3/3
    And "Eager Pupil" has triggered never
    When Bob doesn't block
    And combat damage is dealt
    And the game goes on to Alice's next main phase
    And Alice attacks with "Hammer Dropper", "Eager Pupil" and "Grizzly Bears"
    And Alice targets "Eager Pupil" for "Hammer Dropper"
    Then "Eager Pupil" has triggered never
    When the top of the stack resolves
    Then "Eager Pupil" is 2/2
    And "Grizzly Bears" is 3/3
    And the stack holds the ability of "Eager Pupil"
    When the stack resolves
    Then Alice is at 21 life
