Feature: Initiate of Blood

  @chk:508.1a @chk:flip-cards.n1
  Scenario: Initiate of Blood flips when the wounded creature it hit dies
    Given Alice controls "Initiate of Blood" and has "Glacial Ray" in hand and can pay {1}{R}
    And Bob controls "Hill Giant"
    Then "Initiate of Blood" has exactly the types "creature", "Ogre" and "Shaman"
    And Alice can't activate "Initiate of Blood" targeting "Hill Giant"
    When Alice plays "Glacial Ray" targeting "Hill Giant"
    And the stack resolves
    Then Alice can activate "Initiate of Blood" targeting "Hill Giant"
    When Alice activates "Initiate of Blood" targeting "Hill Giant"
    Then "Initiate of Blood" is tapped
    When the top of the stack resolves
    Then "Hill Giant" is in Bob's graveyard
    And "Initiate of Blood" is named "Initiate of Blood"
    And "Initiate of Blood" is 2/2
    When the stack resolves
    Then "Initiate of Blood" is flipped
    And "Initiate of Blood" is named "Goka the Unjust"
    And "Initiate of Blood" is 4/4
    And "Initiate of Blood" has exactly the types "legendary", "creature", "Ogre" and "Shaman"

  @chk:508.1a
  Scenario: Initiate of Blood also flips when its victim dies of something else later in the turn
    Given Alice controls "Initiate of Blood" and has "Glacial Ray" and "Terror" in hand
    And Alice can pay {1}{R} and can pay {1}{B}
    And Bob controls "Craw Wurm"
    When Alice plays "Glacial Ray" targeting "Craw Wurm"
    And the stack resolves
    And Alice activates "Initiate of Blood" targeting "Craw Wurm"
    And the stack resolves
    Then "Craw Wurm" has 3 damage marked
    And "Initiate of Blood" is unflipped
    When Alice plays "Terror" targeting "Craw Wurm"
    And the stack resolves
    Then "Craw Wurm" is in Bob's graveyard
    And "Initiate of Blood" is flipped

  @chk:508.1a
  Scenario: Initiate of Blood doesn't flip when its victim dies in a later turn
    Given Alice controls "Initiate of Blood" and has "Glacial Ray" and "Terror" in hand
    And Alice can pay {1}{R} and can pay {1}{B}
    And Bob controls "Craw Wurm"
    When Alice plays "Glacial Ray" targeting "Craw Wurm"
    And the stack resolves
    And Alice activates "Initiate of Blood" targeting "Craw Wurm"
    And the stack resolves
    Then "Craw Wurm" has 3 damage marked
    When the turn ends
    And Alice plays "Terror" targeting "Craw Wurm"
    And the stack resolves
    Then "Craw Wurm" is in Bob's graveyard
    And "Initiate of Blood" is unflipped
    And "Initiate of Blood" is named "Initiate of Blood"

  @chk:508.1b
  Scenario: Goka deals four damage to a creature that was dealt damage this turn
    Given Alice controls "Initiate of Blood"
    And Alice has "Glacial Ray" as "the first Ray" and "Glacial Ray" as "the second Ray" in hand
    And Alice can pay {1}{R}
    And Bob controls "Hill Giant" and "Craw Wurm"
    When Alice plays "the first Ray" targeting "Hill Giant"
    And the stack resolves
    And Alice activates "Initiate of Blood" targeting "Hill Giant"
    And the stack resolves
    Then "Initiate of Blood" is named "Goka the Unjust"
    And "Initiate of Blood" doesn't have the ability "bleed"
    When the game goes on to Alice's next main phase
    Then Alice can't activate "Initiate of Blood" targeting "Craw Wurm"
    When Alice plays "the second Ray" targeting "Craw Wurm"
    And the stack resolves
    Then Alice can activate "Initiate of Blood" targeting "Craw Wurm"
    When Alice activates "Initiate of Blood" targeting "Craw Wurm"
    Then "Initiate of Blood" is tapped
    When the stack resolves
    Then "Initiate of Blood" has dealt 4 damage to "Craw Wurm"
    And "Craw Wurm" is in Bob's graveyard
    And "Initiate of Blood" has triggered once
