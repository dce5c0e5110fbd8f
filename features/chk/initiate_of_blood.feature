Feature: Initiate of Blood
  @chk:508.1a @chk:flip-cards.n1
  Scenario: Initiate of Blood flips when the damaged creature that it targeted dies
    Given Alice controls "Initiate of Blood" and has "Glacial Ray" in hand and can pay {1}{R}
    And Bob controls "Hill Giant"
    Then "Initiate of Blood" has exactly the types "creature", "Ogre" and "Shaman"
    And Alice can't activate "Initiate of Blood" targeting "Hill Giant" by rule 409.1c
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
  Scenario: Initiate of Blood flips if another source kills the targeted creature later in the same turn
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
  Scenario: Initiate of Blood flips if its target dies that turn, and doesn't flip if the target dies on the next turn
    Given Alice controls 2 "Initiate of Blood" as "initiate" and has 2 "Terror" as "terror" in hand
    And Alice has "Dry Spell" in hand and can pay {3}{B}{B}{B}
    And Bob controls "Craw Wurm" and "Hill Giant"
    When Alice plays "Dry Spell"
    And the stack resolves
    And Alice activates "initiate 1" targeting "Craw Wurm"
    And the stack resolves
    And Alice activates "initiate 2" targeting "Hill Giant"
    And the stack resolves
    And Alice plays "terror 1" targeting "Craw Wurm"
    And the stack resolves
    Then "initiate 1" is named "Goka the Unjust"
    And "initiate 2" is unflipped
    When the turn ends
    And Alice plays "terror 2" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in Bob's graveyard
    And "initiate 1" and "initiate 2" are in play
    And "initiate 2" is unflipped
    And "initiate 2" is named "Initiate of Blood"

  @chk:508.1b
  Scenario: Goka, the flipped Initiate of Blood, deals 4 damage to a creature that has been dealt damage this turn
    Given Alice controls "Initiate of Blood"
    And Alice has "Glacial Ray" as "the first Ray" and "Glacial Ray" as "the second Ray" in hand
    And Alice can pay {1}{R}
    And Bob controls "Hill Giant" and "Craw Wurm"
    When Alice plays "the first Ray" targeting "Hill Giant"
    And the stack resolves
    And Alice activates "Initiate of Blood" targeting "Hill Giant"
    And the stack resolves
    Then "Initiate of Blood" is named "Goka the Unjust"
    When the game goes on to Alice's next main phase
    Then Alice can't activate "Initiate of Blood" targeting "Craw Wurm" by rule 409.1c
    When Alice plays "the second Ray" targeting "Craw Wurm"
    And the stack resolves
    Then Alice can activate "Initiate of Blood" targeting "Craw Wurm"
    When Alice activates "Initiate of Blood" targeting "Craw Wurm"
    Then "Initiate of Blood" is tapped
    When the stack resolves
    Then "Initiate of Blood" has dealt 4 damage to "Craw Wurm"
    And "Craw Wurm" is in Bob's graveyard
    And "Initiate of Blood" has triggered once

  @chk:508.1a
  Scenario: Initiate of Blood can target a damaged creature, but not a damaged permanent that is no longer a creature
    Given Alice controls "Initiate of Blood", "Devoted Retainer" and "Soul Sculptor" and has "Terror" in hand
    And Alice can pay {1}{W} and can pay {1}{B}
    And Bob controls "Craw Wurm" and "Hill Giant"
    And "Craw Wurm" has 1 damage from "Devoted Retainer"
    And "Hill Giant" has 1 damage from "Devoted Retainer"
    When Alice activates "Soul Sculptor" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" has exactly the types "enchantment"
    And Alice can target only "Craw Wurm" with "Initiate of Blood"
    When Alice activates "Initiate of Blood" targeting "Craw Wurm"
    And the stack resolves
    And the game goes on to Alice's second main phase
    And Alice plays "Terror" targeting "Craw Wurm"
    And the stack resolves
    Then "Initiate of Blood" is flipped

  @chk:508.1b
  Scenario: Goka, the flipped Initiate of Blood, can target only a creature that has been dealt damage this turn
    Given Alice controls "Initiate of Blood", "Devoted Retainer" and "Soul Sculptor" and has 2 "Glacial Ray" as "ray" in hand
    And Alice can pay {2}{R}{R} and can pay {1}{W}
    And Bob controls "Craw Wurm", "Hill Giant" and "Grizzly Bears"
    And "Grizzly Bears" has 1 damage from "Devoted Retainer"
    When Alice activates "Initiate of Blood" targeting "Grizzly Bears"
    And the stack resolves
    Then "Initiate of Blood" is named "Goka the Unjust"
    When the game goes on to Alice's next main phase
    And Alice plays "ray 1" targeting "Craw Wurm"
    And the stack resolves
    And Alice plays "ray 2" targeting "Hill Giant"
    And the stack resolves
    Then Alice can target only "Craw Wurm" and "Hill Giant" with "Initiate of Blood"
    When Alice activates "Soul Sculptor" targeting "Hill Giant"
    And the stack resolves
    Then Alice can target only "Craw Wurm" with "Initiate of Blood"
    When Alice activates "Initiate of Blood" targeting "Craw Wurm"
    And the stack resolves
    Then "Initiate of Blood" has dealt 4 damage to "Craw Wurm"
