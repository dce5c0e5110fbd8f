Feature: Examples of section 611

  @cr26:611.2b.ex1
  Scenario: Master Thief's ability takes no artifact if Master Thief leaves the battlefield before the ability resolves
    Given Alice has "Master Thief" in hand and can pay {2}{U}{U}
    And Bob controls "Steel Wall"
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice plays "Master Thief"
    And the top of the stack resolves
    And Alice targets "Steel Wall" for "Master Thief"
    And Bob plays "Boomerang" targeting "Master Thief"
    And the stack resolves
    Then the ability of "Master Thief" has resolved
    And Bob controls "Steel Wall"
    And it happened never that "Steel Wall" changed control
    And "Master Thief" is in Alice's hand

  @cr26:611.2b.ex1
  Scenario: Master Thief's ability takes no artifact if another player has gained control of Master Thief, even when that control ends
    Given Alice has "Master Thief" in hand and can pay {2}{U}{U}
    And Bob controls "Steel Wall" and "Vedalken Orrery"
    And Bob has "Act of Treason" in hand and can pay {2}{R}
    When Alice plays "Master Thief"
    And the top of the stack resolves
    And Alice targets "Steel Wall" for "Master Thief"
    And Bob plays "Act of Treason" targeting "Master Thief"
    And the stack resolves
    Then Bob controls "Steel Wall"
    And Bob controls "Master Thief"
    And the ability of "Master Thief" has resolved
    And "Master Thief" has triggered once
    When the turn ends
    Then Alice controls "Master Thief"
    And Bob controls "Steel Wall"

  @cr26:611.2b.ex1
  Scenario: Master Thief's ability takes the artifact until Alice loses control of Master Thief
    Given Alice has "Master Thief" in hand and can pay {2}{U}{U}
    And Bob controls "Steel Wall"
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice plays "Master Thief"
    And the stack resolves
    And Alice targets "Steel Wall" for "Master Thief"
    Then Alice controls "Steel Wall"
    When Bob plays "Boomerang" targeting "Master Thief"
    And the stack resolves
    Then Bob controls "Steel Wall"

  @cr26:611.2b.ex1
  Scenario: Master Thief's ability takes the artifact, and Alice keeps it in later turns while she controls Master Thief
    Given Alice has "Master Thief" in hand and can pay {2}{U}{U}
    And Bob controls "Steel Wall" and "Ornithopter"
    And Bob has 4 "Swamp" as "bog" as library
    When Alice plays "Master Thief"
    And the stack resolves
    And Alice targets "Steel Wall" for "Master Thief"
    Then Alice controls "Steel Wall"
    When the game goes on to Bob's main phase
    Then Alice controls "Steel Wall"
    And Bob controls "Ornithopter"

  @cr26:611.2c.ex1
  Scenario: A spell that gives white creatures +1/+1 keeps applying to a creature that turns red, and not to one that turns white later
    Given Alice controls "Standing Troops" and "Hill Giant"
    And Alice has "Muster of the Pale", "Crimson Wisps" and "Niveous Wisps" in hand and can pay {1}{W}{R}{W}
    When Alice plays "Muster of the Pale"
    And the stack resolves
    Then "Standing Troops" is 2/5
    And "Hill Giant" is 3/3
    When Alice plays "Crimson Wisps" targeting "Standing Troops"
    And the stack resolves
    Then "Standing Troops" is red
    And "Standing Troops" is 2/5
    When Alice plays "Niveous Wisps" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is white
    And "Hill Giant" is 3/3

  @cr26:611.2c.ex1
  Scenario: A spell that gives white creatures +1/+1 doesn't affect a white creature that enters after it
    Given Alice controls "Standing Troops"
    And Alice has "Muster of the Pale" and "Mosquito Guard" in hand and can pay {1}{W}{W}
    When Alice plays "Muster of the Pale"
    And the stack resolves
    And Alice plays "Mosquito Guard"
    And the stack resolves
    Then "Mosquito Guard" is 1/1
    And "Standing Troops" is 2/5
    When the turn ends
    Then "Standing Troops" is 1/4

  @cr26:611.2c.ex2
  Scenario: Ethereal Haze prevents the damage of a creature that enters after it, but not the damage of a spell
    Given Alice has "Ethereal Haze", "Slith Firewalker" and "Lava Spike" in hand and can pay {W}{R}{R}{R}
    And Alice controls "Hill Giant"
    When Alice plays "Ethereal Haze"
    And the stack resolves
    And Alice plays "Slith Firewalker"
    And the stack resolves
    And Alice attacks with "Slith Firewalker" and "Hill Giant"
    Then "Slith Firewalker" is attacking
    When Bob doesn't block
    And combat damage is dealt
    Then Bob is at 20 life
    And "Slith Firewalker" has dealt no combat damage
    When the game goes on to the second main phase
    And Alice plays "Lava Spike" targeting Bob
    And the stack resolves
    Then Bob is at 17 life

  @cr26:611.2c.ex2
  Scenario: Ethereal Haze prevents the damage of an artifact that becomes a creature later in the turn, and none in Alice's next turn
    Given Alice has "Ethereal Haze" in hand and can pay {W}{2}
    And Alice controls "Chimeric Staff"
    When Alice plays "Ethereal Haze"
    And the stack resolves
    And Alice activates "Chimeric Staff" with X = 2
    And the stack resolves
    And Alice attacks with "Chimeric Staff"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 20 life
    When the game goes on to Bob's main phase
    And the game goes on to Alice's main phase
    And Alice activates "Chimeric Staff" with X = 2
    And the stack resolves
    And Alice attacks with "Chimeric Staff"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 18 life

  @cr26:611.2c.ex2
  Scenario: Ethereal Haze prevents the damage of a creature that was on the battlefield before it, but not the damage of a spell
    Given Alice has "Ethereal Haze" and "Lava Spike" in hand and can pay {W}{R}
    And Alice controls "Hill Giant"
    When Alice plays "Ethereal Haze"
    And the stack resolves
    And Alice attacks with "Hill Giant"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 20 life
    And "Hill Giant" has dealt no combat damage
    When the game goes on to the second main phase
    And Alice plays "Lava Spike" targeting Bob
    And the stack resolves
    Then Bob is at 17 life

  @cr26:611.3b.ex1
  Scenario: A creature gets Crusade's +1/+1 when it turns white, and loses it when it turns red
    Given Alice controls "Hill Giant"
    And Bob controls "Standing Troops"
    And Alice has "Crusade", "Niveous Wisps" and "Crimson Wisps" in hand and can pay {W}{W}{W}{R}
    When Alice plays "Crusade"
    And the stack resolves
    Then "Hill Giant" is 3/3
    And "Standing Troops" is 2/5
    When Alice plays "Niveous Wisps" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is 4/4
    When Alice plays "Crimson Wisps" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is 3/3
    And "Standing Troops" is 2/5

  @cr26:611.3b.ex1
  Scenario: White creatures have Crusade's +1/+1 for as long as Crusade is on the battlefield
    Given Bob controls "Standing Troops" and "Hill Giant"
    And Alice has "Crusade" in hand and can pay {W}{W}
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When Alice plays "Crusade"
    And the stack resolves
    Then "Standing Troops" is 2/5
    And "Hill Giant" is 3/3
    When Bob plays "Naturalize" targeting "Crusade"
    And the stack resolves
    Then "Standing Troops" is 1/4

  @cr26:611.3c.ex1 @cr26:603.10.2
  Scenario: With Crusade, a 1/1 white creature enters as a 2/2 creature and triggers an ability that asks for power 2; a 1/1 green creature doesn't
    Given Alice controls "Crusade" and "Herald of the Stout"
    And Alice has "Mosquito Guard" and "Llanowar Elves" in hand and can pay {W}{G}
    When Alice plays "Llanowar Elves"
    And the stack resolves
    Then "Llanowar Elves" is 1/1
    And Alice is at 20 life
    When Alice plays "Mosquito Guard"
    And the stack resolves
    Then "Mosquito Guard" is 2/2
    And Alice is at 24 life
    And "Herald of the Stout" has triggered once

  @cr26:611.3c.ex1
  Scenario: With Crusade, each white creature that enters is larger by 1, and a green creature isn't
    Given Alice controls "Crusade"
    And Alice has "Mosquito Guard" and "Llanowar Elves" in hand and can pay {W}{G}
    When Alice plays "Mosquito Guard"
    And the stack resolves
    And Alice plays "Llanowar Elves"
    And the stack resolves
    Then "Mosquito Guard" is 2/2
    And "Llanowar Elves" is 1/1
