Feature: Condemn, Vapor Snag and Tragic Slip

  @cr26:608.2h.9
  Scenario: Condemn puts an attacking Hill Giant with Giant Growth on the bottom of the library, and its controller gains 6 life
    Given Alice controls "Hill Giant" and "Grizzly Bears" and has "Giant Growth" in hand and can pay {G}
    And Alice has "Forest" and "Island" as library
    And Bob has "Condemn" in hand and can pay {W}
    When Alice attacks with "Hill Giant"
    And Alice plays "Giant Growth" targeting "Hill Giant"
    And the stack resolves
    Then Bob can target only "Hill Giant" with "Condemn"
    When Bob plays "Condemn" targeting "Hill Giant"
    And the stack resolves
    Then the bottom of Alice's library is "Hill Giant"
    And Alice is at 26 life
    And Bob is at 20 life

  @cr26:608.2h.9 @cr26:400.3.2
  Scenario: Condemn puts Bob's Giant Spider, with which Alice attacks, on the bottom of Bob's library, and Alice gains 4 life
    Given Bob controls "Giant Spider" and has "Condemn" in hand and can pay {W}
    And Bob has "Forest" and "Island" as library
    And Alice has "Threaten" in hand and can pay {2}{R}
    When Alice plays "Threaten" targeting "Giant Spider"
    And the stack resolves
    And Alice attacks with "Giant Spider"
    And Bob plays "Condemn" targeting "Giant Spider"
    And the stack resolves
    Then the bottom of Bob's library is "Giant Spider"
    And Alice is at 24 life
    And Bob is at 20 life

  @cr26:608.2h.9
  Scenario: Condemn puts Hill Giant, one of two attackers, on the bottom of the library, and only the other one deals damage
    Given Alice controls "Hill Giant" and "Trained Armodon"
    And Alice has "Forest" and "Island" as library
    And Bob has "Condemn" in hand and can pay {W}
    When Alice attacks with "Hill Giant" and "Trained Armodon"
    And Bob plays "Condemn" targeting "Hill Giant"
    And the stack resolves
    Then Alice's library holds, in order, "Forest", "Island" and "Hill Giant"
    When Bob doesn't block
    And combat damage is dealt
    Then Bob is at 17 life

  @cr26:608.2h.10
  Scenario: Vapor Snag returns Hill Giant, which Alice took with Threaten, to Bob's hand, and Alice loses 1 life
    Given Alice has "Threaten" and "Vapor Snag" in hand and can pay {2}{R} and can pay {U}
    And Bob controls "Hill Giant"
    When Alice plays "Threaten" targeting "Hill Giant"
    And the stack resolves
    And Alice plays "Vapor Snag" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in Bob's hand
    And Alice is at 19 life
    And Bob is at 20 life

  @cr26:608.2h.10
  Scenario: Vapor Snag returns a Soldier token of Raise the Alarm, which is gone, and Bob loses 1 life
    Given Bob has "Raise the Alarm" in hand and can pay {1}{W}
    And Alice has "Vapor Snag" in hand and can pay {U}
    When Bob in response plays "Raise the Alarm"
    And the stack resolves
    And Alice plays "Vapor Snag" targeting the first "Soldier" token
    And the stack resolves
    Then the first "Soldier" token is gone
    And Bob controls 1 "token" permanent
    And Bob is at 19 life
    And Alice is at 20 life

  @cr26:608.2i.3
  Scenario: Tragic Slip gives Hill Giant -1/-1, and after a creature has died -13/-13
    Given Bob controls "Hill Giant", "Wall of Stone" and "Elite Vanguard"
    And Alice has "Tragic Slip" as "first", "Tragic Slip" as "second" and "Shock" in hand and can pay {B}{B}{R}
    When Alice plays "first" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is 2/2
    When Alice plays "second" targeting "Wall of Stone"
    And Alice plays "Shock" targeting "Elite Vanguard"
    And the stack resolves
    Then "Wall of Stone" is in Bob's graveyard
    And "Wall of Stone" wasn't destroyed
    And "Hill Giant" is in play

  @cr26:608.2i.3
  Scenario: Alice sacrifices Mogg Fanatic in response to her own Tragic Slip, and Serra Angel gets -13/-13
    Given Alice controls "Mogg Fanatic" and has "Tragic Slip" in hand and can pay {B}
    And Bob controls "Serra Angel" with 10 +1/+1 counters and "Wall of Stone"
    When Alice plays "Tragic Slip" targeting "Serra Angel"
    And Alice activates "Mogg Fanatic" targeting "Wall of Stone"
    And the top of the stack resolves
    Then "Serra Angel" is 14/14
    And "Wall of Stone" has 1 damage marked
    When the stack resolves
    Then "Serra Angel" is 1/1

  @cr26:608.2i.3
  Scenario: A Soldier token that died earlier in the turn and is gone counts for Tragic Slip, so Serra Angel gets -13/-13
    Given Bob controls a 1/1 white "Soldier" creature token as "soldier"
    And Bob controls "Serra Angel" with 10 +1/+1 counters
    And Alice has "Shock" and "Tragic Slip" in hand and can pay {R}{B}
    When Alice plays "Shock" targeting "soldier"
    And the stack resolves
    Then "soldier" is gone
    And "Serra Angel" is 14/14
    When Alice plays "Tragic Slip" targeting "Serra Angel"
    And the stack resolves
    Then "Serra Angel" is 1/1

  @cr26:608.2i.3
  Scenario: A creature that died in the turn before doesn't count for Tragic Slip, so Hill Giant gets only -1/-1
    Given Bob controls "Hill Giant" and "Elite Vanguard"
    And Alice controls "Swamp" and has "Tragic Slip" and "Shock" in hand and can pay {R}
    When Alice plays "Shock" targeting "Elite Vanguard"
    And the stack resolves
    Then "Elite Vanguard" was destroyed
    When the game goes on to Bob's main phase
    And Alice in response plays "Tragic Slip" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is 2/2
    And "Hill Giant" is in play
