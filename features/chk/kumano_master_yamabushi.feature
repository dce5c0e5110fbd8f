Feature: Kumano, Master Yamabushi
  @chk:kumano-master-yamabushi.1
  Scenario: A creature that Kumano damaged this turn is exiled instead of dying, but a creature that Kumano didn't damage dies
    Given Alice controls "Kumano, Master Yamabushi" and can pay {1}{R} and can pay {1}{R} and can pay {1}{R}
    And Alice has 2 "Glacial Ray" as "ray" in hand
    And Bob controls 2 "Grizzly Bears" as "bear"
    When Alice activates "Kumano, Master Yamabushi" targeting "bear 1"
    And the stack resolves
    Then "bear 1" has 1 damage marked
    When Alice plays "ray 1" targeting "bear 1"
    And the stack resolves
    Then "bear 1" is removed from the game
    When Alice plays "ray 2" targeting "bear 2"
    And the stack resolves
    Then "bear 2" is in Bob's graveyard

  @chk:kumano-master-yamabushi.1
  Scenario: After Kumano has left the battlefield, a creature that Kumano damaged dies and isn't exiled
    Given Alice controls "Kumano, Master Yamabushi" and has 2 "Glacial Ray" as "ray" in hand
    And Alice can pay {1}{R} and can pay {1}{R} and can pay {1}{R}
    And Bob controls 2 "Grizzly Bears" as "bear" and has "Boomerang" in hand and can pay {U}{U}
    And "bear 1" has 1 damage from "Kumano, Master Yamabushi"
    When Alice activates "Kumano, Master Yamabushi" targeting "bear 2"
    And the stack resolves
    And Alice plays "ray 1" targeting "bear 1"
    And the stack resolves
    Then "bear 1" is removed from the game
    When Bob plays "Boomerang" targeting "Kumano, Master Yamabushi"
    And the stack resolves
    Then "Kumano, Master Yamabushi" is in Alice's hand
    When Alice plays "ray 2" targeting "bear 2"
    And the stack resolves
    Then "bear 2" is in Bob's graveyard

  @chk:kumano-master-yamabushi.1
  Scenario: A creature that Kumano damaged is exiled even if Kumano dies at the same time
    Given Alice controls "Kumano, Master Yamabushi" and has "Wrath of God" in hand
    And Alice can pay {1}{R} and can pay {2}{W}{W}
    And Bob controls 2 "Grizzly Bears" as "bear"
    When Alice activates "Kumano, Master Yamabushi" targeting "bear 1"
    And the stack resolves
    And Alice plays "Wrath of God"
    And the stack resolves
    Then "Kumano, Master Yamabushi" is in Alice's graveyard
    And "bear 1" is removed from the game
    And "bear 2" is in Bob's graveyard

  @chk:kumano-master-yamabushi.1
  Scenario: A permanent that Kumano damaged isn't exiled if it is no longer a creature when it is destroyed
    Given Alice controls "Kumano, Master Yamabushi" and "Soul Sculptor" and has "Naturalize" in hand
    And Alice can pay {1}{R} and can pay {1}{R} and can pay {1}{W} and can pay {1}{G}
    And Bob controls "Hill Giant", "Grizzly Bears" and "Forest" and has "Terror" in hand and can pay {1}{B}
    And "Grizzly Bears" has 1 damage from "Kumano, Master Yamabushi"
    Then "Kumano, Master Yamabushi" is 4/4
    And Alice can target "Hill Giant" with "Kumano, Master Yamabushi"
    And Alice can't target "Forest" with "Kumano, Master Yamabushi"
    When Alice activates "Kumano, Master Yamabushi" targeting Bob
    Then the total cost of the ability of "Kumano, Master Yamabushi" is {1}{R}
    When the stack resolves
    Then Bob is at 19 life
    When Alice activates "Kumano, Master Yamabushi" targeting "Hill Giant"
    And the stack resolves
    And Alice activates "Soul Sculptor" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" has 1 damage marked
    When Alice plays "Naturalize" targeting "Hill Giant"
    And the stack resolves
    And Bob plays "Terror" targeting "Grizzly Bears"
    And the stack resolves
    Then "Hill Giant" is in Bob's graveyard
    And "Grizzly Bears" is removed from the game
