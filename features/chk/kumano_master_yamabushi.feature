Feature: Kumano, Master Yamabushi

  @chk:kumano-master-yamabushi.1
  Scenario: A creature that Kumano has hurt is removed as it would die, another one isn't
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
  Scenario: With Kumano gone the creatures it had hurt die as any others
    Given Alice controls "Kumano, Master Yamabushi" and has 2 "Glacial Ray" as "ray" in hand and can pay {2}{R}{R}
    And Bob controls 2 "Grizzly Bears" as "bear" and has "Boomerang" in hand and can pay {U}{U}
    And "bear 1" has 1 damage from "Kumano, Master Yamabushi"
    And "bear 2" has 1 damage from "Kumano, Master Yamabushi"
    When Alice plays "ray 1" targeting "bear 1"
    And the stack resolves
    Then "bear 1" is removed from the game
    When Bob plays "Boomerang" targeting "Kumano, Master Yamabushi"
    And the stack resolves
    Then "Kumano, Master Yamabushi" is in Alice's hand
    When Alice plays "ray 2" targeting "bear 2"
    And the stack resolves
    Then "bear 2" is in Bob's graveyard

  @chk:kumano-master-yamabushi.1
  Scenario: A creature that dies together with Kumano is still removed
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
