Feature: Spells and abilities that can be used only before or after a point of the combat phase

  @cr26:506.7a
  Scenario: Early Warning can be cast before the declare attackers step, and not in that step, even if no creature attacks
    Given it is Alice's precombat main phase
    And Alice controls "Hill Giant"
    And Bob has 2 "Early Warning" as "warning" in hand and can pay {W}{W}
    When the game goes on to Alice's beginning of combat step
    Then Bob can play "warning 1"
    When Bob plays "warning 1"
    And the stack resolves
    Then Bob is at 24 life
    When Alice attacks with nothing
    Then Bob can't play "warning 2" because of "timing" of "warning 2"

  @cr26:506.7a
  Scenario: Early Warning can't be cast after attackers were declared, not even after combat, and can be cast in the next turn
    Given it is Alice's precombat main phase
    And Alice controls "Hill Giant"
    And Bob has "Early Warning" in hand and can pay {W}
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    Then Bob can play "Early Warning"
    When Alice attacks with "Hill Giant"
    Then Bob can't play "Early Warning" because of "timing" of "Early Warning"
    When Bob doesn't block
    And combat damage is dealt
    And the game goes on to Alice's postcombat main phase
    Then Bob can't play "Early Warning" because of "timing" of "Early Warning"
    When the game goes on to Bob's upkeep
    And Bob plays "Early Warning"
    And the stack resolves
    Then Bob is at 21 life

  @cr26:506.7b
  Scenario: Panic can be cast in the declare attackers step, and not in the declare blockers step, even if no creature blocks
    Given it is Alice's precombat main phase
    And Alice controls "Hill Giant"
    And Alice has 2 "Panic" as "panic" in hand and can pay {R}{R}
    And Alice has 9 "Plains" as "page" as library
    And Bob controls "Grizzly Bears" and "Gray Ogre"
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice attacks with "Hill Giant"
    Then Alice can play "panic 1" targeting "Grizzly Bears"
    When Alice plays "panic 1" targeting "Grizzly Bears"
    And the stack resolves
    And Bob doesn't block
    Then Alice can't play "panic 2" targeting "Gray Ogre" because of "timing" of "panic 2"
    When combat damage is dealt
    Then Bob is at 17 life
    And Alice can't play "panic 2" targeting "Gray Ogre" because of "timing" of "panic 2"
    When the game goes on to Alice's next main phase
    And Alice attacks with "Hill Giant"
    Then Alice can play "panic 2" targeting "Grizzly Bears"
    When Bob blocks "Hill Giant" with "Gray Ogre"
    Then Alice can't play "panic 2" targeting "Grizzly Bears" because of "timing" of "panic 2"

  @cr26:506.7c
  Scenario: Panic can be cast in the second combat phase of a turn, too
    Given it is Alice's precombat main phase
    And Alice controls "Hill Giant"
    And Alice has "Panic" and "Relentless Assault" in hand and can pay {2}{R}{R}{R}
    And Bob controls "Grizzly Bears" and "Gray Ogre"
    When Alice attacks with "Hill Giant"
    And Bob doesn't block
    And combat damage is dealt
    And the game goes on to Alice's postcombat main phase
    Then Alice can't play "Panic" targeting "Gray Ogre" because of "timing" of "Panic"
    When Alice plays "Relentless Assault"
    And the stack resolves
    And Alice attacks with "Hill Giant"
    Then Alice can play "Panic" targeting "Gray Ogre"
    When Alice plays "Panic" targeting "Gray Ogre"
    And the stack resolves
    Then Bob can't block "Hill Giant" with "Gray Ogre" by rule 509.1b
    And Bob can block "Hill Giant" with "Grizzly Bears"

  @cr26:506.7d
  Scenario: Berserk can't be cast in the second combat phase of a turn, because the first one has had its combat damage step
    Given it is Alice's precombat main phase
    And Alice controls "Hill Giant"
    And Alice has 2 "Berserk" as "berserk" and "Relentless Assault" in hand and can pay {G}{G}{2}{R}{R}
    Then Alice can play "berserk 1" targeting "Hill Giant"
    When Alice attacks with "Hill Giant"
    And Alice plays "berserk 1" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is 6/3
    When Bob doesn't block
    And combat damage is dealt
    Then Bob is at 14 life
    When the game goes on to Alice's postcombat main phase
    And Alice plays "Relentless Assault"
    And the stack resolves
    And Alice attacks with "Hill Giant"
    Then Alice can't play "berserk 2" targeting "Hill Giant" because of "timing" of "berserk 2"
    When Bob doesn't block
    And combat damage is dealt
    Then Bob is at 8 life
    When the game goes on to Alice's end step
    And the stack resolves
    Then "Hill Giant" was destroyed

  @cr26:506.7e
  Scenario: If no creature attacks, Berserk can be cast in the declare attackers step, and no longer in the end of combat step
    Given it is Alice's precombat main phase
    And Alice controls "Hill Giant"
    And Alice has 2 "Berserk" as "berserk" and "Early Rampart" in hand and can pay {G}{G}{W}
    When Alice attacks with nothing
    Then Alice can play "berserk 1" targeting "Hill Giant"
    And Alice can play "Early Rampart"
    When Alice plays "berserk 1" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is 6/3
    When the game goes on to Alice's end of combat step
    Then Alice can't play "berserk 2" targeting "Hill Giant" because of "timing" of "berserk 2"
    And Alice can't play "Early Rampart" because of "timing" of "Early Rampart"
    When the game goes on to Alice's end step
    And the stack resolves
    Then "Hill Giant" is in play
    And it happened never that a combat damage step began

  @cr26:506.7f @cr26:506.7b.2
  Scenario: Late Reserve can be cast in the declare blockers step, and in no step of a combat phase without that step
    Given it is Alice's precombat main phase
    And Alice controls "Hill Giant"
    And Bob controls "Grizzly Bears"
    And Bob has 2 "Late Reserve" as "reserve" in hand and can pay {W}{W}
    When Alice attacks with "Hill Giant"
    And Bob doesn't block
    And Bob plays "reserve 1"
    And the stack resolves
    Then Bob is at 24 life
    When combat damage is dealt
    Then Bob is at 21 life
    When the game goes on to Alice's next main phase
    And Alice attacks with nothing
    Then Bob can't play "reserve 2" because of "timing" of "reserve 2"
    When the game goes on to Alice's end of combat step
    Then Bob can't play "reserve 2" because of "timing" of "reserve 2"

  @cr26:506.7f
  Scenario: Late Reserve can't be cast at the end of the second combat phase, in which no creature attacked, although one attacked in the first
    Given it is Alice's precombat main phase
    And Alice controls "Hill Giant"
    And Alice has "Relentless Assault" in hand and can pay {2}{R}{R}
    And Bob has "Late Reserve" in hand and can pay {W}
    When Alice attacks with "Hill Giant"
    And Bob doesn't block
    And combat damage is dealt
    And the game goes on to Alice's end of combat step
    Then Bob can play "Late Reserve"
    When the game goes on to Alice's postcombat main phase
    And Alice plays "Relentless Assault"
    And the stack resolves
    And Alice attacks with nothing
    And the game goes on to Alice's end of combat step
    Then Bob can't play "Late Reserve" because of "timing" of "Late Reserve"
    And Bob is at 17 life

  @cr26:506.7f
  Scenario: Late Reserve can be cast at the end of the second combat phase, in which Hill Giant attacked, and not of the first, in which no creature did
    Given it is Alice's precombat main phase
    And Alice controls "Hill Giant"
    And Alice has "Relentless Assault" in hand and can pay {2}{R}{R}
    And Bob has "Late Reserve" in hand and can pay {W}
    When Alice attacks with nothing
    And the game goes on to Alice's end of combat step
    Then Bob can't play "Late Reserve" because of "timing" of "Late Reserve"
    When the game goes on to Alice's postcombat main phase
    And Alice plays "Relentless Assault"
    And the stack resolves
    And Alice attacks with "Hill Giant"
    And Bob doesn't block
    And combat damage is dealt
    And the game goes on to Alice's end of combat step
    And Bob plays "Late Reserve"
    And the stack resolves
    Then Bob is at 21 life

  @cr26:506.7b.2
  Scenario: Late Reserve can't be cast in the declare attackers step, and can be cast in all later steps of that combat phase
    Given it is Alice's precombat main phase
    And Alice controls "Hill Giant"
    And Bob controls "Grizzly Bears"
    And Bob has "Late Reserve" in hand and can pay {W}
    When Alice attacks with "Hill Giant"
    Then Bob can't play "Late Reserve" because of "timing" of "Late Reserve"
    When Bob doesn't block
    Then Bob can play "Late Reserve"
    When combat damage is dealt
    Then Bob can play "Late Reserve"
    When the game goes on to Alice's end of combat step
    And Bob plays "Late Reserve"
    And the stack resolves
    Then Bob is at 21 life

  @cr26:506.7b.2
  Scenario: Bob can cast Late Reserve in the declare blockers step in which Grizzly Bears block, and not in the step before
    Given it is Alice's precombat main phase
    And Alice controls "Hill Giant"
    And Bob controls "Grizzly Bears"
    And Bob has "Late Reserve" in hand and can pay {W}
    When Alice attacks with "Hill Giant"
    Then Bob can't play "Late Reserve" because of "timing" of "Late Reserve"
    When Bob blocks "Hill Giant" with "Grizzly Bears"
    And Bob plays "Late Reserve"
    And the stack resolves
    Then Bob is at 24 life

  @cr26:506.7g
  Scenario: Lookout at the Ford's ability can be activated before attackers are declared, and not in the declare attackers step
    Given it is Alice's precombat main phase
    And Alice controls "Hill Giant"
    And Bob controls "Lookout at the Ford" as "first" and "Lookout at the Ford" as "second"
    When the game goes on to Alice's beginning of combat step
    Then Bob can activate "first"
    When Bob activates "first"
    And the stack resolves
    Then Bob is at 24 life
    When Alice attacks with nothing
    Then Bob can't activate "second" by rule 602.5b
    When the game goes on to Bob's upkeep
    Then Bob can activate "second"

  @cr26:506.7a.2
  Scenario: Late Cheer can't be cast before the declare attackers step, and can be cast from that step on, even if no creature attacks
    Given it is Alice's precombat main phase
    And Alice controls "Hill Giant"
    And Bob has "Late Cheer" in hand and can pay {W}
    When the game goes on to Alice's beginning of combat step
    Then Bob can't play "Late Cheer" because of "timing" of "Late Cheer"
    When Alice attacks with nothing
    Then Bob can play "Late Cheer"
    When Bob plays "Late Cheer"
    And the stack resolves
    Then Bob is at 24 life
    And "Hill Giant" is untapped

  @cr26:506.7a.2
  Scenario: Late Cheer can also be cast in the postcombat main phase, and no longer in the next turn
    Given it is Alice's precombat main phase
    And Alice controls "Hill Giant"
    And Bob has 2 "Late Cheer" as "cheer" in hand and can pay {W}{W}
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice attacks with nothing
    And the game goes on to Alice's postcombat main phase
    Then Bob can play "cheer 1"
    When Bob plays "cheer 1"
    And the stack resolves
    Then Bob is at 24 life
    When the game goes on to Alice's end step
    Then Bob can play "cheer 2"
    When the game goes on to Bob's upkeep
    Then Bob can't play "cheer 2" because of "timing" of "cheer 2"

  @cr26:506.7d.2 @cr26:506.7a.2
  Scenario: Late Cheer can be cast in the second combat phase before attackers are declared there, because they were in the first one
    Given it is Alice's precombat main phase
    And Alice controls "Hill Giant"
    And Alice has "Relentless Assault" in hand and can pay {2}{R}{R}
    And Bob has "Late Cheer" in hand and can pay {W}
    When the game goes on to Alice's beginning of combat step
    Then Bob can't play "Late Cheer" because of "timing" of "Late Cheer"
    When Alice attacks with "Hill Giant"
    Then Bob can play "Late Cheer"
    When Bob doesn't block
    And combat damage is dealt
    And the game goes on to Alice's postcombat main phase
    Then Bob can play "Late Cheer"
    When Alice plays "Relentless Assault"
    And the stack resolves
    And the game goes on to an additional combat phase
    Then it is Alice's beginning of combat step
    And Bob can play "Late Cheer"
    When Bob plays "Late Cheer"
    And the stack resolves
    Then Bob is at 21 life

  @cr26:506.7c.2
  Scenario: Bob can cast Watchman's Signal in both combat phases of Alice's turn before blockers are declared, and in none of his own
    Given it is Alice's precombat main phase
    And Alice controls "Hill Giant"
    And Alice has "Relentless Assault" in hand and can pay {2}{R}{R}
    And Bob controls "Grizzly Bears"
    And Bob has 3 "Watchman's Signal" as "signal" in hand and can pay {W}{W}{W}
    Then Bob can't play "signal 1" because of "timing" of "signal 1"
    When Alice attacks with "Hill Giant"
    And Bob plays "signal 1"
    And the stack resolves
    Then Bob is at 24 life
    When Bob doesn't block
    Then Bob can't play "signal 2" because of "timing" of "signal 2"
    When combat damage is dealt
    And the game goes on to Alice's postcombat main phase
    And Alice plays "Relentless Assault"
    And the stack resolves
    And Alice attacks with "Hill Giant"
    Then Bob can play "signal 2"
    When Bob plays "signal 2"
    And the stack resolves
    Then Bob is at 25 life
    When the game goes on to Bob's beginning of combat step
    Then Bob can't play "signal 3" because of "timing" of "signal 3"

  @cr26:506.7c.2
  Scenario: Bob can cast Watchman's Signal in the only combat phase of Alice's turn, and not after blockers are declared
    Given it is Alice's precombat main phase
    And Alice controls "Hill Giant"
    And Bob has 2 "Watchman's Signal" as "signal" in hand and can pay {W}{W}
    Then Bob can't play "signal 1" because of "timing" of "signal 1"
    When the game goes on to Alice's beginning of combat step
    And Bob plays "signal 1"
    And the stack resolves
    Then Bob is at 24 life
    When Alice attacks with "Hill Giant"
    Then Bob can play "signal 2"
    When Bob doesn't block
    Then Bob can't play "signal 2" because of "timing" of "signal 2"
    When combat damage is dealt
    Then Bob is at 21 life

  @cr26:506.7c.3
  Scenario: Bob can cast Late Reserve in both combat phases of Alice's turn after blockers are declared there, and not in the steps between
    Given it is Alice's precombat main phase
    And Alice controls "Hill Giant"
    And Alice has "Relentless Assault" in hand and can pay {2}{R}{R}
    And Bob has 2 "Late Reserve" as "reserve" in hand and can pay {W}{W}
    When Alice attacks with "Hill Giant"
    And Bob doesn't block
    And Bob plays "reserve 1"
    And the stack resolves
    Then Bob is at 24 life
    When combat damage is dealt
    And the game goes on to Alice's postcombat main phase
    Then Bob can't play "reserve 2" because of "timing" of "reserve 2"
    When Alice plays "Relentless Assault"
    And the stack resolves
    And Alice attacks with "Hill Giant"
    Then Bob can't play "reserve 2" because of "timing" of "reserve 2"
    When Bob doesn't block
    Then Bob can play "reserve 2"
    When Bob plays "reserve 2"
    And the stack resolves
    Then Bob is at 25 life

  @cr26:506.7c.4
  Scenario: Bob can cast Rearguard's Signal in both combat phases of Alice's turn after blockers are declared there, and in none of his own
    Given it is Alice's precombat main phase
    And Alice controls "Hill Giant"
    And Alice has "Relentless Assault" in hand and can pay {2}{R}{R}
    And Bob controls "Grizzly Bears"
    And Bob has 3 "Rearguard's Signal" as "signal" in hand and can pay {W}{W}{W}
    When Alice attacks with "Hill Giant"
    Then Bob can't play "signal 1" because of "timing" of "signal 1"
    When Bob doesn't block
    And Bob plays "signal 1"
    And the stack resolves
    Then Bob is at 24 life
    When combat damage is dealt
    And the game goes on to Alice's postcombat main phase
    Then Bob can't play "signal 2" because of "timing" of "signal 2"
    When Alice plays "Relentless Assault"
    And the stack resolves
    And Alice attacks with "Hill Giant"
    Then Bob can't play "signal 2" because of "timing" of "signal 2"
    When Bob doesn't block
    Then Bob can play "signal 2"
    When Bob plays "signal 2"
    And the stack resolves
    Then Bob is at 25 life
    When combat damage is dealt
    And the game goes on to Bob's main phase
    And Bob attacks with "Grizzly Bears"
    And Alice doesn't block
    Then Bob can't play "signal 3" because of "timing" of "signal 3"

  @cr26:506.7c.4
  Scenario: Bob can cast Rearguard's Signal in the only combat phase of Alice's turn once blockers are declared, and not after combat
    Given it is Alice's precombat main phase
    And Alice controls "Hill Giant"
    And Bob has 2 "Rearguard's Signal" as "signal" in hand and can pay {W}{W}
    When Alice attacks with "Hill Giant"
    Then Bob can't play "signal 1" because of "timing" of "signal 1"
    When Bob doesn't block
    And Bob plays "signal 1"
    And the stack resolves
    Then Bob is at 24 life
    When combat damage is dealt
    Then Bob can play "signal 2"
    When the game goes on to Alice's postcombat main phase
    Then Bob can't play "signal 2" because of "timing" of "signal 2"
    And Bob is at 21 life

  @cr26:506.7g.2
  Scenario: Rearguard at the Ford's ability can be activated from the declare blockers step on, and in no step of a combat phase without that step
    Given it is Alice's precombat main phase
    And Alice controls "Hill Giant"
    And Alice has 4 "Plains" as "dune" as library
    And Bob controls "Rearguard at the Ford"
    And Bob has 4 "Swamp" as "leaf" as library
    When Alice attacks with "Hill Giant"
    Then Bob can't activate "Rearguard at the Ford" by rule 602.5b
    When Bob doesn't block
    Then Bob can activate "Rearguard at the Ford"
    When Bob activates "Rearguard at the Ford"
    And the stack resolves
    Then Bob is at 24 life
    When the game goes on to Bob's main phase
    And the game goes on to Alice's next main phase
    And Alice attacks with nothing
    And the game goes on to Alice's end of combat step
    Then "Rearguard at the Ford" is untapped
    And Bob can't activate "Rearguard at the Ford" by rule 602.5b

  @cr26:506.7g.2
  Scenario: Rearguard at the Ford's ability can't be activated at the end of the second combat phase, in which no creature attacked, although one attacked in the first
    Given it is Alice's precombat main phase
    And Alice controls "Hill Giant"
    And Alice has "Relentless Assault" in hand and can pay {2}{R}{R}
    And Bob controls "Rearguard at the Ford"
    When Alice attacks with "Hill Giant"
    And Bob doesn't block
    And combat damage is dealt
    And the game goes on to Alice's end of combat step
    Then Bob can activate "Rearguard at the Ford"
    When the game goes on to Alice's postcombat main phase
    And Alice plays "Relentless Assault"
    And the stack resolves
    And Alice attacks with nothing
    And the game goes on to Alice's end of combat step
    Then Bob can't activate "Rearguard at the Ford" by rule 602.5b
    And Bob is at 17 life

  @cr26:506.7g.3
  Scenario: Rearguard at the Ford's ability can be activated in both combat phases of a turn after blockers are declared there, and not in the steps between
    Given it is Alice's precombat main phase
    And Alice controls "Hill Giant"
    And Alice has "Relentless Assault" in hand and can pay {2}{R}{R}
    And Bob controls "Rearguard at the Ford" as "first" and "Rearguard at the Ford" as "second"
    When Alice attacks with "Hill Giant"
    And Bob doesn't block
    And Bob activates "first"
    And the stack resolves
    Then Bob is at 24 life
    When combat damage is dealt
    And the game goes on to Alice's postcombat main phase
    Then Bob can't activate "second" by rule 602.5b
    When Alice plays "Relentless Assault"
    And the stack resolves
    And Alice attacks with "Hill Giant"
    Then Bob can't activate "second" by rule 602.5b
    When Bob doesn't block
    Then Bob can activate "second"
    When Bob activates "second"
    And the stack resolves
    Then Bob is at 25 life

  @cr26:506.7g
  Scenario: Lookout at the Ford's ability can't be activated in the second combat phase of a turn before attackers are declared there
    Given it is Alice's precombat main phase
    And Alice controls "Hill Giant"
    And Alice has "Relentless Assault" in hand and can pay {2}{R}{R}
    And Bob controls "Lookout at the Ford" as "first" and "Lookout at the Ford" as "second"
    When Bob activates "first"
    And the stack resolves
    Then Bob is at 24 life
    When Alice attacks with "Hill Giant"
    And Bob doesn't block
    And combat damage is dealt
    And the game goes on to Alice's postcombat main phase
    And Alice plays "Relentless Assault"
    And the stack resolves
    And the game goes on to an additional combat phase
    Then it is Alice's beginning of combat step
    And Bob can't activate "second" by rule 602.5b
    When the game goes on to Bob's upkeep
    Then Bob can activate "second"

  @cr26:506.7g
  Scenario: Lookout at the Ford's ability can be activated in the beginning of combat step, and not once Hill Giant attacks
    Given it is Alice's precombat main phase
    And Alice controls "Hill Giant"
    And Bob controls "Lookout at the Ford" as "first" and "Lookout at the Ford" as "second"
    When the game goes on to Alice's beginning of combat step
    Then Bob can activate "second"
    When Bob activates "first"
    And the stack resolves
    Then Bob is at 24 life
    When Alice attacks with "Hill Giant"
    Then Bob can't activate "second" by rule 602.5b

  @cr26:506.7b.3
  Scenario: Bob can cast Early Rampart before and Late Rampart after blockers are declared in Alice's turn, although no creature blocks, and both inside and outside of combat
    Given it is Alice's precombat main phase
    And Alice controls "Hill Giant"
    And Bob controls "Grizzly Bears"
    And Bob has 2 "Early Rampart" as "early" and 2 "Late Rampart" as "late" in hand and can pay {W}{W}{W}
    And Bob has 4 "Swamp" as "leaf" as library
    Then Bob can play "early 1"
    And Bob can't play "late 1" because of "timing" of "late 1"
    When Alice attacks with "Hill Giant"
    Then Bob can't play "late 1" because of "timing" of "late 1"
    When Bob plays "early 1"
    And the stack resolves
    Then Bob is at 24 life
    When Bob doesn't block
    Then Bob can't play "early 2" because of "timing" of "early 2"
    When Bob plays "late 1"
    And the stack resolves
    Then Bob is at 28 life
    When combat damage is dealt
    And the game goes on to Alice's postcombat main phase
    Then Bob can't play "early 2" because of "timing" of "early 2"
    And Bob can play "late 2"
    When Bob plays "late 2"
    And the stack resolves
    Then Bob is at 29 life

  @cr26:506.7b.3
  Scenario: Bob can cast Late Rampart in combat once Grizzly Bears block, and not while attackers are declared
    Given it is Alice's precombat main phase
    And Alice controls "Hill Giant"
    And Bob controls "Grizzly Bears"
    And Bob has 2 "Late Rampart" as "late" in hand and can pay {W}{W}
    When Alice attacks with "Hill Giant"
    Then Bob can't play "late 1" because of "timing" of "late 1"
    When Bob blocks "Hill Giant" with "Grizzly Bears"
    And Bob plays "late 1"
    And the stack resolves
    Then Bob is at 24 life
    When combat damage is dealt
    Then "Grizzly Bears" was destroyed
    And Bob can play "late 2"

  @cr26:506.7g.4
  Scenario: Picket at the Ford's early ability can be activated in the declare attackers step although no creature attacks, and no longer after that step
    Given it is Alice's precombat main phase
    And Alice controls "Hill Giant"
    And Bob controls "Picket at the Ford" as "first" and "Picket at the Ford" as "second"
    When Alice attacks with nothing
    And Bob activates "early" of "first"
    And the stack resolves
    Then Bob is at 24 life
    When the game goes on to Alice's end of combat step
    Then Bob can't activate "early" of "second" by rule 602.5b

  @cr26:506.7g.4
  Scenario: Picket at the Ford's early ability can't be activated once blockers are declared
    Given it is Alice's precombat main phase
    And Alice controls "Hill Giant"
    And Bob controls "Picket at the Ford" as "first" and "Picket at the Ford" as "second"
    When Alice attacks with "Hill Giant"
    And Bob activates "early" of "first"
    And the stack resolves
    Then Bob is at 24 life
    When Bob doesn't block
    Then Bob can't activate "early" of "second" by rule 602.5b
    When the game goes on to Alice's postcombat main phase
    Then Bob can't activate "early" of "second" by rule 602.5b

  @cr26:506.7g.5
  Scenario: Picket at the Ford's late ability can be activated only from the declare attackers step on, also if no creature attacks and after combat
    Given it is Alice's precombat main phase
    And Alice controls "Hill Giant"
    And Bob controls "Picket at the Ford" as "first" and "Picket at the Ford" as "second"
    When the game goes on to Alice's beginning of combat step
    Then Bob can't activate "late" of "first" by rule 602.5b
    When Alice attacks with nothing
    Then Bob can activate "late" of "first"
    When Bob activates "late" of "first"
    And the stack resolves
    Then Bob is at 21 life
    When the game goes on to Alice's postcombat main phase
    And Bob activates "late" of "second"
    And the stack resolves
    Then Bob is at 22 life
