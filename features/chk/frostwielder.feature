Feature: Frostwielder

  @chk:frostwielder.1
  Scenario: A creature that Frostwielder has hurt is removed as it would die
    Given Alice controls "Frostwielder" and has "Glacial Ray" in hand and can pay {1}{R}
    And Bob controls "Grizzly Bears"
    When Alice activates "Frostwielder" targeting "Grizzly Bears"
    And the stack resolves
    And Alice plays "Glacial Ray" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is removed from the game

  @chk:frostwielder.1
  Scenario: With Frostwielder gone the creature it had hurt dies as any other
    Given Alice controls "Frostwielder" and has "Glacial Ray" in hand and can pay {1}{R}
    And Bob controls "Grizzly Bears" and has "Boomerang" in hand and can pay {U}{U}
    When Alice activates "Frostwielder" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" has 1 damage marked
    When Bob plays "Boomerang" targeting "Frostwielder"
    And the stack resolves
    And Alice plays "Glacial Ray" targeting "Grizzly Bears"
    And the stack resolves
    Then "Frostwielder" is in Alice's hand
    And "Grizzly Bears" is in Bob's graveyard
