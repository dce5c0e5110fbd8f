Feature: Kumano's Pupils
  @chk:kumanos-pupils.1
  Scenario: A creature that Kumano's Pupils damaged in combat is exiled if it would die later in the turn
    Given Alice controls "Kumano's Pupils" and has "Glacial Ray" in hand and can pay {1}{R}
    And Bob controls "Steel Wall"
    When Alice attacks with "Kumano's Pupils"
    And Bob blocks "Kumano's Pupils" with "Steel Wall"
    And combat damage is dealt
    Then "Steel Wall" has 3 damage marked
    When Alice plays "Glacial Ray" targeting "Steel Wall"
    And the stack resolves
    Then "Steel Wall" is removed from the game

  @chk:kumanos-pupils.1
  Scenario: After Kumano's Pupils has left the battlefield, a creature that Kumano's Pupils damaged dies and isn't exiled
    Given Alice controls "Kumano's Pupils" and has 2 "Glacial Ray" as "ray" in hand and can pay {2}{R}{R}
    And Bob controls "Steel Wall" and "Grizzly Bears" and has "Boomerang" in hand and can pay {U}{U}
    And "Grizzly Bears" has 1 damage from "Kumano's Pupils"
    When Alice attacks with "Kumano's Pupils"
    And Bob blocks "Kumano's Pupils" with "Steel Wall"
    And combat damage is dealt
    And Alice plays "ray 1" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is removed from the game
    When Bob plays "Boomerang" targeting "Kumano's Pupils"
    And the stack resolves
    Then "Kumano's Pupils" is in Alice's hand
    And "Steel Wall" has 3 damage marked
    When Alice plays "ray 2" targeting "Steel Wall"
    And the stack resolves
    Then "Steel Wall" is in Bob's graveyard

  @chk:kumanos-pupils.1
  Scenario: A creature that Kumano's Pupils damaged is exiled even if Kumano's Pupils dies at the same time
    Given Alice controls "Kumano's Pupils"
    And Bob controls "Hill Giant"
    When Alice attacks with "Kumano's Pupils"
    And Bob blocks "Kumano's Pupils" with "Hill Giant"
    And combat damage is dealt
    Then "Hill Giant" is removed from the game
    And "Kumano's Pupils" is in Alice's graveyard

  @chk:kumanos-pupils.1
  Scenario: A permanent that Kumano's Pupils damaged isn't exiled if it is no longer a creature when it is destroyed
    Given Alice controls "Kumano's Pupils" and "Soul Sculptor" and has "Naturalize" in hand
    And Alice can pay {1}{W} and can pay {1}{G}
    And Bob controls "Hill Giant" as "the sculpted" and "Hill Giant" as "the other"
    And Bob has "Terror" in hand and can pay {1}{B}
    And "the sculpted" has 1 damage from "Kumano's Pupils"
    And "the other" has 1 damage from "Kumano's Pupils"
    Then "Kumano's Pupils" is 3/3
    When Alice activates "Soul Sculptor" targeting "the sculpted"
    And the stack resolves
    And Alice plays "Naturalize" targeting "the sculpted"
    And the stack resolves
    And Bob plays "Terror" targeting "the other"
    And the stack resolves
    Then "the sculpted" is in Bob's graveyard
    And "the other" is removed from the game
