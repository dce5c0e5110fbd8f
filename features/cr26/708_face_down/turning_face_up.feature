Feature: Turning permanents face up

  @cr26:708.7
  Scenario: Since 2004, a face-down card with morph can be turned face up, and one without morph can't
    Given Alice controls a face-down "Grizzly Bears" as "mask", a face-down "Battering Craghorn" as "horn" and "Battering Craghorn"
    And Alice can pay {1}{R}{R}{1}{R}{R}
    Then Alice can't turn "mask" face up by rule 708.7
    And Alice can't turn "Battering Craghorn" face up by rule 708.7
    And Alice can turn "horn" face up
    When Alice turns "horn" face up
    Then "horn" is 3/1
    And "mask" is face down

  @cr26:708.7.2
  Scenario: Battering Craghorn that is cast face down can't be turned face up on the stack, and can be on the battlefield
    Given Alice has "Battering Craghorn" in hand and can pay {3}{1}{R}{R}
    When Alice casts "Battering Craghorn" as "face down"
    Then Alice can't turn "Battering Craghorn" face up by rule 708.7
    When the stack resolves
    Then Alice can turn "Battering Craghorn" face up
    When Alice turns "Battering Craghorn" face up
    Then "Battering Craghorn" is 3/1

  @cr26:708.7.before
  Scenario: In 2001, a face-down creature without morph can be turned face up for no cost
    Given Alice controls a face-down "Grizzly Bears" as "mask" and "Craw Wurm"
    Then Alice can't turn "Craw Wurm" face up
    And Alice can turn "mask" face up
    When Alice turns "mask" face up
    Then "mask" is named "Grizzly Bears"
    And "mask" has exactly the types "creature" and "Bear"

  @cr26:708.8
  Scenario: Break Open turns an opponent's face-down creature face up, and the creature has its normal characteristics again
    Given Bob controls a face-down "Battering Craghorn" as "mask" and "Hill Giant"
    And Alice controls a face-down "Battering Craghorn" as "own mask"
    And Alice has "Break Open" in hand and can pay {1}{R}
    Then Alice can target only "mask" with "Break Open"
    When Alice plays "Break Open" targeting "mask"
    And the stack resolves
    Then "mask" is 3/1
    And "mask" is named "Battering Craghorn"

  @cr26:708.8
  Scenario: A face-down Grinning Demon costs its controller no life in an upkeep; turned face up by Break Open, it costs 2 life in the next one
    Given it is Bob's main phase
    And Alice controls a face-down "Grinning Demon"
    And Alice has 4 "Plains" as "field" as library
    And Bob has 4 "Swamp" as "bog" as library
    And Bob has "Break Open" in hand and can pay {1}{R}
    When the game goes on to Alice's main phase
    Then Alice is at 20 life
    When Bob casts "Break Open" targeting "Grinning Demon"
    And the stack resolves
    Then "Grinning Demon" is 6/6
    And "Grinning Demon" has the ability "toll"
    When the game goes on to Alice's next main phase
    Then Alice is at 18 life

  @cr26:708.8.2 @cr26:702.37e.3
  Scenario: Mogg War Marshal's ability triggers when Mogg War Marshal enters, and not when it is turned face up
    Given it is Bob's main phase
    And Bob controls a face-down "Mogg War Marshal" as "mask"
    And Bob has "Mogg War Marshal" as "open" in hand and can pay {1}{R}
    And Alice has "Break Open" in hand and can pay {1}{R}
    When Bob plays "open"
    And Alice in response plays "Break Open" targeting "mask"
    And the stack resolves
    Then "mask" is named "Mogg War Marshal"
    And "mask" is 1/1
    And "mask" has triggered never
    And "open" has triggered once
    And Bob controls one 1/1 red "Goblin" creature token

  @cr26:708.8.2
  Scenario: Mogg War Marshal's ability triggers when Mogg War Marshal enters, and not when Break Open turns another one face up
    Given it is Bob's main phase
    And Bob controls a face-down "Mogg War Marshal" as "mask"
    And Bob has "Mogg War Marshal" as "open" in hand and can pay {1}{R}
    And Alice has "Break Open" in hand and can pay {1}{R}
    When Bob plays "open"
    And the stack resolves
    Then "open" has triggered once
    And Bob controls one 1/1 red "Goblin" creature token
    When Bob passes
    And Alice plays "Break Open" targeting "mask"
    And the stack resolves
    Then "mask" is named "Mogg War Marshal"
    And "mask" is 1/1
    And "mask" has triggered never
    And Bob controls one 1/1 red "Goblin" creature token

  @cr26:708.8.4
  Scenario: Skyshroud Behemoth that is turned face up stays untapped without counters, and one that enters face up is tapped with two
    Given it is Bob's main phase
    And Bob controls a face-down "Skyshroud Behemoth" as "mask"
    And Bob has "Skyshroud Behemoth" as "open" in hand and can pay {5}{G}{G}
    And Alice has "Break Open" in hand and can pay {1}{R}
    When Bob plays "open"
    And Alice in response plays "Break Open" targeting "mask"
    And the stack resolves
    Then "mask" is 10/10
    And "mask" is untapped
    And "mask" has no fade counters
    And "open" is tapped
    And "open" has 2 fade counters

  @cr26:708.8.2
  Scenario: Skirk Marauder triggers when it is turned face up and deals 2 damage
    Given Alice controls "Skirk Marauder" as "hidden" and can pay {2}{R}
    And "hidden" is face down
    And Bob controls "Grizzly Bears"
    When Alice turns "hidden" face up
    And Alice targets "Grizzly Bears" for "hidden"
    And the stack resolves
    Then "Grizzly Bears" was destroyed
    And "hidden" is 2/1
    And Bob is at 20 life

  @cr26:708.8.2
  Scenario: Skirk Marauder doesn't trigger as it enters face up or as another creature is turned face up
    Given Alice has "Skirk Marauder" as "open" in hand and can pay {1}{R}
    And Alice controls "Battering Craghorn", "Skirk Marauder" as "hidden" and can pay {3}{R}{R}{R}
    And "Battering Craghorn" is face down
    And "hidden" is face down
    And Bob controls "Llanowar Elves"
    When Alice plays "open"
    And the stack resolves
    Then "open" is 2/1
    And "open" has triggered never
    When Alice turns "Battering Craghorn" face up
    Then "Battering Craghorn" is 3/1
    And the stack is empty
    When Alice turns "hidden" face up
    And Alice targets "Llanowar Elves" for "hidden"
    And the stack resolves
    Then "Llanowar Elves" was destroyed

  @cr26:708.8.5
  Scenario: A Clone that copies Battering Craghorn after it has been turned face up is a red 3/1 creature of that name
    Given Alice controls a face-down "Battering Craghorn" and can pay {1}{R}{R}
    And Alice has "Clone" in hand and can pay {3}{U}
    When Alice turns "Battering Craghorn" face up
    And Alice casts "Clone"
    And the stack resolves
    And as it resolves, Alice chooses "Battering Craghorn" for "Clone"
    Then "Clone" is 3/1
    And "Clone" is red
    And "Clone" is named "Battering Craghorn"
    And "Clone" has "first strike"

  @cr26:708.8.6
  Scenario: Soul Warden triggers as Hill Giant enters, and not as Battering Craghorn is turned face up
    Given Alice controls "Soul Warden", a face-down "Battering Craghorn" and can pay {1}{R}{R}
    And Alice has "Hill Giant" in hand and can pay {3}{R}
    When Alice turns "Battering Craghorn" face up
    Then "Battering Craghorn" is 3/1
    And the stack is empty
    And Alice is at 20 life
    When Alice plays "Hill Giant"
    And the stack resolves
    Then Alice is at 21 life
    And "Soul Warden" has triggered once
