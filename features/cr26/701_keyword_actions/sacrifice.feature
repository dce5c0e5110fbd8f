Feature: Sacrificing

  @cr26:701.21a @cr26:701.21a.6 @cr26:614.8.4
  Scenario: Drudge Skeletons with a regeneration shield are sacrificed to Innocent Blood, and a creature goes to its owner's graveyard
    Given Alice controls "Hill Giant" as "guest" owned by Bob
    And Alice has "Innocent Blood" in hand and can pay {B}
    And Bob controls "Drudge Skeletons" and can pay {B}
    When Alice plays "Innocent Blood"
    And Bob in response activates "Drudge Skeletons"
    And the stack resolves
    Then "Drudge Skeletons" was sacrificed
    And "guest" was sacrificed
    And Bob's graveyard holds "guest" and "Drudge Skeletons"

  @cr26:701.21a
  Scenario: Bob's creature can't be sacrificed for Alice's Fling, and each player sacrifices one creature to Innocent Blood
    Given Alice controls "Hill Giant" and "Grizzly Bears"
    And Alice has "Fling", "Innocent Blood" and "Gray Ogre" in hand and can pay {1}{R} and can pay {B}
    And Bob controls "Craw Wurm" owned by Alice
    Then Alice can't play "Fling" sacrificing "Craw Wurm" targeting Bob by rule 118.3
    And Alice can't play "Fling" sacrificing "Gray Ogre" targeting Bob by rule 118.3
    And Alice can play "Fling" sacrificing "Hill Giant" targeting Bob
    When Alice plays "Innocent Blood"
    And the stack resolves
    And Alice chooses "Grizzly Bears"
    Then "Grizzly Bears" and "Craw Wurm" were sacrificed
    And "Hill Giant" is in play

  @cr26:701.21a
  Scenario: Innocent Blood has each player's only creature go to its owner's graveyard, and leaves Sol Ring in play
    Given Alice controls "Hill Giant" and has "Innocent Blood" in hand and can pay {B}
    And Bob controls "Grizzly Bears" and "Sol Ring"
    When Alice plays "Innocent Blood"
    And the stack resolves
    Then Alice's graveyard holds "Hill Giant" and "Innocent Blood"
    And Bob's graveyard holds "Grizzly Bears"
    And "Sol Ring" is in play

  @cr26:701.21a.5
  Scenario: A creature card in a hand or a graveyard and a creature spell can't be sacrificed for Fling, and a creature on the battlefield can
    Given Alice controls "Hill Giant" and "Vedalken Orrery"
    And Alice has "Fling", "Grizzly Bears" and "Gray Ogre" in hand and can pay {1}{R}{1}{G}
    And Alice has "Craw Wurm" in graveyard
    And Bob controls "Serra Angel"
    When Alice plays "Grizzly Bears"
    Then Alice can't play "Fling" sacrificing "Craw Wurm" targeting Bob by rule 118.3
    And Alice can't play "Fling" sacrificing "Gray Ogre" targeting Bob by rule 118.3
    And Alice can't play "Fling" sacrificing "Grizzly Bears" targeting Bob by rule 118.3
    And Alice can play "Fling" sacrificing "Hill Giant" targeting Bob
    When Alice plays "Fling" sacrificing "Hill Giant" targeting Bob
    And the stack resolves
    Then Bob is at 17 life
    And "Hill Giant" was sacrificed
    And "Grizzly Bears" is in play

  @cr26:701.21a.6 @cr26:702.89a
  Scenario: Hyena Umbra saves Grizzly Bears from Murder, and not from being sacrificed to Innocent Blood
    Given Bob controls "Grizzly Bears" as "murdered" and "Hyena Umbra" as "first" attached to "murdered"
    And Alice has "Murder" and "Innocent Blood" as "blood" in hand and can pay {1}{B}{B}{B}
    And Bob controls "Grizzly Bears" as "given" and "Hyena Umbra" as "second" attached to "given"
    When Alice plays "Murder" targeting "murdered"
    And the stack resolves
    Then "murdered" is 2/2
    And "first" was destroyed
    When Alice plays "blood"
    And the stack resolves
    And Bob chooses "given"
    Then "given" was sacrificed
    And "given" is in Bob's graveyard
    And "second" is in Bob's graveyard
    And "second" wasn't destroyed
    And "murdered" is in play

  @cr26:701.21a.7
  Scenario: At the end of the turn, Alice can't sacrifice Hill Giant, which Sneak Attack put onto the battlefield and of which Bob has gained control
    Given Alice controls "Sneak Attack" and can pay {R}{R}
    And Alice has "Hill Giant" and "Gray Ogre" in hand
    And Bob has "Sudden Claim" in hand and can pay {U}
    When Alice activates "Sneak Attack"
    And the stack resolves
    And Alice says yes to "Sneak Attack"
    And Alice chooses "Hill Giant" for "Sneak Attack"
    And Alice activates "Sneak Attack"
    And the stack resolves
    And Alice says yes to "Sneak Attack"
    And Bob plays "Sudden Claim" targeting "Hill Giant"
    And the stack resolves
    And the game goes on to Alice's end step
    And Alice puts "Sneak Attack" and "Sneak Attack" in this order
    And the stack resolves
    Then "Gray Ogre" was sacrificed
    And "Hill Giant" wasn't sacrificed
    And Bob controls "Hill Giant"

  @cr26:701.21a.7
  Scenario: At the end of the turn, Alice sacrifices Hill Giant, which Sneak Attack put onto the battlefield and which she still controls
    Given Alice controls "Sneak Attack" and can pay {R}
    And Alice has "Hill Giant" in hand
    When Alice activates "Sneak Attack"
    And the stack resolves
    And Alice says yes to "Sneak Attack"
    Then "Hill Giant" is in play
    When the game goes on to Alice's end step
    And the stack resolves
    Then "Hill Giant" was sacrificed
    And "Hill Giant" is in Alice's graveyard

  @cr26:701.21a.11
  Scenario: Pyramids saves Island from Stone Rain, and not Forest from being sacrificed for Excavation
    Given Alice controls "Pyramids", "Excavation", "Island" and "Forest" and can pay {2}{2}{1}{2}
    And Alice has "Swamp" on top of library
    And Bob has "Stone Rain" in hand and can pay {2}{R}
    And Bob controls "Vedalken Orrery", "Mountain" and "Wild Growth" attached to "Mountain"
    And Bob controls "Hill Giant" and "Holy Strength" attached to "Hill Giant"
    Then Alice can activate "Pyramids" choosing "spare" targeting "Island"
    When Alice activates "Pyramids" choosing "spare" targeting "Island"
    And the stack resolves
    And Alice activates "Pyramids" choosing "spare" targeting "Forest"
    And the stack resolves
    And Bob plays "Stone Rain" targeting "Island"
    And the stack resolves
    Then "Stone Rain" has resolved
    And "Island" wasn't destroyed
    And "Island" is in play
    When Alice activates "Excavation" sacrificing "Forest"
    And the stack resolves
    Then "Forest" was sacrificed
    And "Forest" is in Alice's graveyard
    And Alice's hand holds "Swamp"
    And Alice can't activate "Pyramids" choosing "strip" targeting "Holy Strength" by rule 601.2c
    When Alice activates "Pyramids" choosing "strip" targeting "Wild Growth"
    And the stack resolves
    Then "Wild Growth" was destroyed
    And "Mountain" is in play

  @cr26:701.21a.11
  Scenario: Pyramids saves Island from Stone Rain, and Mountain, which Pyramids didn't target, is sacrificed for Excavation
    Given Alice controls "Pyramids", "Excavation", "Island" and "Mountain" and can pay {2}{1}
    And Alice has "Swamp" on top of library
    And it is Bob's main phase
    And Bob has "Stone Rain" in hand and can pay {2}{R}
    When Alice in response activates "Pyramids" choosing "spare" targeting "Island"
    And the stack resolves
    And Bob plays "Stone Rain" targeting "Island"
    And the stack resolves
    Then "Island" is in play
    And "Stone Rain" has resolved
    When Alice in response activates "Excavation" sacrificing "Mountain"
    And the stack resolves
    Then "Mountain" was sacrificed
    And Alice's hand holds "Swamp"
