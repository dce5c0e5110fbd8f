Feature: Frostwielder
  @chk:frostwielder.1
  Scenario: A creature that Frostwielder damaged this turn is exiled instead of dying
    Given Alice controls "Frostwielder" and has "Glacial Ray" in hand and can pay {1}{R}
    And Bob controls "Grizzly Bears"
    When Alice activates "Frostwielder" targeting "Grizzly Bears"
    And the stack resolves
    And Alice plays "Glacial Ray" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is removed from the game

  @chk:frostwielder.1
  Scenario: After Frostwielder has left the battlefield, a creature that it damaged dies and isn't exiled
    Given Alice controls "Frostwielder" and has 2 "Glacial Ray" as "ray" in hand and can pay {2}{R}{R}
    And Bob controls 2 "Grizzly Bears" as "bear" and has "Boomerang" in hand and can pay {U}{U}
    And "bear 1" has 1 damage from "Frostwielder"
    When Alice activates "Frostwielder" targeting "bear 2"
    And the stack resolves
    And Alice plays "ray 1" targeting "bear 1"
    And the stack resolves
    Then "bear 1" is removed from the game
    When Bob plays "Boomerang" targeting "Frostwielder"
    And the stack resolves
    And Alice plays "ray 2" targeting "bear 2"
    And the stack resolves
    Then "Frostwielder" is in Alice's hand
    And "bear 2" is in Bob's graveyard

  @chk:frostwielder.1
  Scenario: A creature that Frostwielder damaged is exiled even if Frostwielder dies at the same time
    Given Alice controls "Frostwielder" and has "Wrath of God" in hand and can pay {2}{W}{W}
    And Bob controls 2 "Grizzly Bears" as "bear"
    When Alice activates "Frostwielder" targeting "bear 1"
    And the stack resolves
    Then "bear 1" has 1 damage marked
    When Alice plays "Wrath of God"
    And the stack resolves
    Then "Frostwielder" is in Alice's graveyard
    And "bear 1" is removed from the game
    And "bear 2" is in Bob's graveyard

  @chk:frostwielder.1
  Scenario: A permanent that Frostwielder damaged isn't exiled if it is no longer a creature when it is destroyed
    Given Alice controls "Frostwielder" and "Soul Sculptor" and has "Naturalize" in hand
    And Alice can pay {1}{W} and can pay {1}{G}
    And Bob controls "Hill Giant" and "Grizzly Bears" and has "Terror" in hand and can pay {1}{B}
    And "Grizzly Bears" has 1 damage from "Frostwielder"
    Then "Frostwielder" is 1/2
    When Alice activates "Frostwielder" targeting "Hill Giant"
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
