Feature: Durations that never begin

  @cr26:611.2b
  Scenario: Aladdin's ability doesn't give Alice control of the artifact if Aladdin leaves before the ability resolves
    Given Alice controls "Aladdin" and can pay {1}{R}{R}
    And Bob controls "Steel Wall" and "Hill Giant"
    And Bob has "Boomerang" in hand and can pay {U}{U}
    Then Alice can target only "Steel Wall" with "Aladdin"
    When Alice activates "Aladdin" targeting "Steel Wall"
    And Bob plays "Boomerang" targeting "Aladdin"
    And the stack resolves
    Then Bob controls "Steel Wall"
    And the ability of "Aladdin" has resolved
    And it happened never that "Steel Wall" changed control

  @cr26:611.2b
  Scenario: Damage prevention for as long as Alice controls a creature does nothing if she controls none as the spell resolves
    Given Alice has "Vow of the Hearth" in hand and can pay {W}
    And Bob controls "Grizzly Bears"
    And Bob has "Lava Spike" in hand and can pay {R}
    And it is Bob's main phase
    When Alice plays "Vow of the Hearth"
    And the stack resolves
    And Bob plays "Lava Spike" targeting Alice
    And the stack resolves
    Then Alice is at 17 life

  @cr26:611.2b
  Scenario: Damage prevention for as long as Alice controls a creature doesn't begin when she gets a creature later
    Given Alice has "Vow of the Hearth" and "Hill Giant" in hand and can pay {W}{3}{R}
    And Bob has "Lava Spike" in hand and can pay {R}
    When Alice plays "Vow of the Hearth"
    And the stack resolves
    And Alice plays "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in play
    When the game goes on to Bob's main phase
    And Bob plays "Lava Spike" targeting Alice
    And the stack resolves
    Then Alice is at 17 life

  @cr26:611.2b.3
  Scenario: Muster of the Hearth, whose player's only creature died in response, creates a Soldier and then prevents damage for as long as the Soldier is there
    Given it is Bob's main phase
    And Alice controls "Grizzly Bears"
    And Alice has "Muster of the Hearth" in hand and can pay {1}{W}
    And Bob has 2 "Shock" as "shock" and 2 "Lava Spike" as "spike" in hand and can pay {R}{R}{R}{R}
    When Bob passes
    And Alice plays "Muster of the Hearth"
    And Bob in response plays "shock 1" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" is in Alice's graveyard
    When the stack resolves
    Then Alice controls one 1/1 white "Soldier" creature token
    When Bob plays "spike 1" targeting Alice
    And the stack resolves
    Then Alice is at 20 life
    When Bob plays "shock 2" targeting the first "Soldier" token
    And the stack resolves
    And Bob plays "spike 2" targeting Alice
    And the stack resolves
    Then Alice is at 17 life

  @cr26:611.2b.5
  Scenario: Muster of the Hearth of a player who controls no creature creates a Soldier, and prevents the damage to that player and none to the Soldier
    Given it is Bob's main phase
    And Alice has "Muster of the Hearth" in hand and can pay {1}{W}
    And Bob controls "Hill Giant"
    And Bob has "Lava Spike" in hand and can pay {R}
    When Bob passes
    And Alice plays "Muster of the Hearth"
    And the stack resolves
    And Bob plays "Lava Spike" targeting Alice
    And the stack resolves
    Then Alice is at 20 life
    When Bob attacks with "Hill Giant"
    And Alice blocks "Hill Giant" with the first "Soldier" token
    And combat damage is dealt
    Then Alice controls no "Soldier" permanents
    And "Hill Giant" has 1 damage marked

  @cr26:611.2b.5
  Scenario: Muster of the Hearth of a player who controls Grizzly Bears, so that its condition is true from the start, prevents the damage to that player until both creatures have died
    Given it is Bob's main phase
    And Alice controls "Grizzly Bears"
    And Alice has "Muster of the Hearth" in hand and can pay {1}{W}
    And Bob has 2 "Shock" as "shock" and 2 "Lava Spike" as "spike" in hand and can pay {R}{R}{R}{R}
    When Bob passes
    And Alice plays "Muster of the Hearth"
    And the stack resolves
    And Bob plays "spike 1" targeting Alice
    And the stack resolves
    Then Alice is at 20 life
    When Bob plays "shock 1" targeting "Grizzly Bears"
    And the stack resolves
    And Bob plays "shock 2" targeting the first "Soldier" token
    And the stack resolves
    And Bob plays "spike 2" targeting Alice
    And the stack resolves
    Then Alice is at 17 life

  @cr26:611.2b.6
  Scenario: Hearth Bell's ability, whose player's only creature died in response, creates a Soldier and then prevents damage for as long as the Soldier is there
    Given it is Bob's main phase
    And Alice controls "Grizzly Bears" and "Hearth Bell"
    And Bob has 2 "Shock" as "shock" and 2 "Lava Spike" as "spike" in hand and can pay {R}{R}{R}{R}
    When Bob passes
    And Alice activates "Hearth Bell"
    And Bob in response plays "shock 1" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" is in Alice's graveyard
    When the stack resolves
    And Bob plays "spike 1" targeting Alice
    And the stack resolves
    Then Alice is at 20 life
    When Bob plays "shock 2" targeting the first "Soldier" token
    And the stack resolves
    And Bob plays "spike 2" targeting Alice
    And the stack resolves
    Then Alice is at 17 life

  @cr26:611.2b.6
  Scenario: Hearth Bell's ability, whose player still controls a creature as it resolves, prevents the damage to that player until the last creature has died
    Given it is Bob's main phase
    And Alice controls "Grizzly Bears" and "Hearth Bell"
    And Bob has 2 "Shock" as "shock" and 2 "Lava Spike" as "spike" in hand and can pay {R}{R}{R}{R}
    When Bob passes
    And Alice activates "Hearth Bell"
    And the stack resolves
    And Bob plays "shock 1" targeting "Grizzly Bears"
    And the stack resolves
    And Bob plays "spike 1" targeting Alice
    And the stack resolves
    Then Alice is at 20 life
    When Bob plays "shock 2" targeting the first "Soldier" token
    And the stack resolves
    And Bob plays "spike 2" targeting Alice
    And the stack resolves
    Then Alice is at 17 life

  @cr26:611.2b.3.before
  Scenario: Until 2013, Muster of the Hearth, whose player's only creature died in response, creates a Soldier and prevents no damage
    Given it is Bob's main phase
    And Alice controls "Grizzly Bears"
    And Alice has "Muster of the Hearth" in hand and can pay {1}{W}
    And Bob has "Shock" and "Lava Spike" in hand and can pay {R}{R}
    When Bob passes
    And Alice plays "Muster of the Hearth"
    And Bob in response plays "Shock" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" is in Alice's graveyard
    When the stack resolves
    Then Alice controls one 1/1 white "Soldier" creature token
    When Bob plays "Lava Spike" targeting Alice
    And the stack resolves
    Then Alice is at 17 life
    And Alice controls one 1/1 white "Soldier" creature token

  @cr26:611.2b.6.before
  Scenario: Until 2013, Hearth Bell's ability, whose player's only creature died in response, creates a Soldier and prevents no damage
    Given it is Bob's main phase
    And Alice controls "Grizzly Bears" and "Hearth Bell"
    And Bob has "Shock" and "Lava Spike" in hand and can pay {R}{R}
    When Bob passes
    And Alice activates "Hearth Bell"
    And Bob in response plays "Shock" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" is in Alice's graveyard
    When the stack resolves
    Then Alice controls one 1/1 white "Soldier" creature token
    When Bob plays "Lava Spike" targeting Alice
    And the stack resolves
    Then Alice is at 17 life
    And Alice controls one 1/1 white "Soldier" creature token

  @cr26:611.2b.4
  Scenario: Master Thief takes no artifact if Alice lost control of it and won it back before its ability resolves
    Given Alice has "Master Thief" and "Act of Treason" as "hers" in hand and can pay {2}{U}{U}{2}{R}
    And Alice controls "Vedalken Orrery"
    And Bob controls "Steel Wall" and "Vedalken Orrery" as "his orrery"
    And Bob has "Act of Treason" as "his" in hand and can pay {2}{R}
    When Alice plays "Master Thief"
    And the top of the stack resolves
    And Alice targets "Steel Wall" for "Master Thief"
    And Bob plays "his" targeting "Master Thief"
    And the top of the stack resolves
    Then Bob controls "Master Thief"
    When Alice plays "hers" targeting "Master Thief"
    And the top of the stack resolves
    Then Alice controls "Master Thief"
    When the stack resolves
    Then Bob controls "Steel Wall"
    And the ability of "Master Thief" has resolved

  @cr26:611.2b.4
  Scenario: Master Thief takes the artifact if Alice, who never lost control of it, only gained control of it anew before its ability resolves
    Given Alice has "Master Thief" and "Act of Treason" in hand and can pay {2}{U}{U}{2}{R}
    And Alice controls "Vedalken Orrery"
    And Bob controls "Steel Wall"
    When Alice plays "Master Thief"
    And the top of the stack resolves
    And Alice targets "Steel Wall" for "Master Thief"
    And Alice plays "Act of Treason" targeting "Master Thief"
    And the top of the stack resolves
    Then Bob controls "Steel Wall"
    When the stack resolves
    Then Alice controls "Steel Wall"
