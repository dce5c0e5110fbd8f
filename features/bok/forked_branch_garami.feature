Feature: Forked-Branch Garami

  @bok:forked-branch-garami.1
  Scenario: Both soulshift abilities of Forked-Branch Garami trigger and return one Spirit each
    Given Alice controls "Forked-Branch Garami"
    And Alice has "Wandering Ones" and "River Kaijin" in graveyard
    And Bob has "Terror" in hand and can pay {1}{B}
    Then "Forked-Branch Garami" is 4/4
    When Bob plays "Terror" targeting "Forked-Branch Garami"
    And the top of the stack resolves
    And Alice targets "Wandering Ones" for "Forked-Branch Garami"
    And Alice targets "River Kaijin" for "Forked-Branch Garami"
    Then "Forked-Branch Garami" has triggered twice
    And the stack holds the second trigger of "Forked-Branch Garami" and the first trigger of "Forked-Branch Garami"
    When the top of the stack resolves
    And as it resolves, Alice says yes to "Forked-Branch Garami"
    Then "River Kaijin" is in Alice's hand
    And "Wandering Ones" is in Alice's graveyard
    When the stack resolves
    And as it resolves, Alice says yes to "Forked-Branch Garami"
    Then "Wandering Ones" is in Alice's hand
    And "Forked-Branch Garami" is in Alice's graveyard

  @bok:forked-branch-garami.1
  Scenario: Alice may return a Spirit with one soulshift ability of Forked-Branch Garami and none with the other
    Given Alice controls "Forked-Branch Garami"
    And Alice has "Wandering Ones" and "River Kaijin" in graveyard
    And Bob has "Terror" in hand and can pay {1}{B}
    When Bob plays "Terror" targeting "Forked-Branch Garami"
    And the top of the stack resolves
    And Alice targets "Wandering Ones" for "Forked-Branch Garami"
    And Alice targets "River Kaijin" for "Forked-Branch Garami"
    And the stack resolves
    And as it resolves, Alice says no to "Forked-Branch Garami"
    And as it resolves, Alice says yes to "Forked-Branch Garami"
    Then "River Kaijin" is in Alice's graveyard
    And "Wandering Ones" is in Alice's hand

  @bok:forked-branch-garami.1
  Scenario: Soulshift 4 of Forked-Branch Garami can't target a Spirit card with mana value 5
    Given Alice controls "Forked-Branch Garami"
    And Alice has "Quillmane Baku" and "River Kaijin" in graveyard
    And Bob has "Terror" in hand and can pay {1}{B}
    Then "Quillmane Baku" is blue
    When Bob plays "Terror" targeting "Forked-Branch Garami"
    And the top of the stack resolves
    Then "Forked-Branch Garami" has triggered twice
    And the first trigger of "Forked-Branch Garami" targets "River Kaijin"
    And the second trigger of "Forked-Branch Garami" targets "River Kaijin"

  @bok:forked-branch-garami.2
  Scenario: Both soulshift abilities of Garami target the same Spirit, and the second one doesn't resolve
    Given Alice controls "Forked-Branch Garami"
    And Alice has "Wandering Ones" and "River Kaijin" in graveyard
    And Bob has "Terror" in hand and can pay {1}{B}
    When Bob plays "Terror" targeting "Forked-Branch Garami"
    And the top of the stack resolves
    And Alice targets "River Kaijin" for "Forked-Branch Garami"
    And Alice targets "River Kaijin" for "Forked-Branch Garami"
    And the top of the stack resolves
    And as it resolves, Alice says yes to "Forked-Branch Garami"
    Then "River Kaijin" is in Alice's hand
    And the stack holds the first trigger of "Forked-Branch Garami"
    When the stack resolves
    Then the first trigger of "Forked-Branch Garami" was countered on resolution
    And "Wandering Ones" is in Alice's graveyard
    And Alice was asked for yes or no by "Forked-Branch Garami" once

  @bok:forked-branch-garami.2
  Scenario: If Alice declines the first of Garami's soulshift abilities, the second one can return the same Spirit
    Given Alice controls "Forked-Branch Garami"
    And Alice has "River Kaijin" in graveyard
    And Bob has "Terror" in hand and can pay {1}{B}
    When Bob plays "Terror" targeting "Forked-Branch Garami"
    And the top of the stack resolves
    And the top of the stack resolves
    And as it resolves, Alice says no to "Forked-Branch Garami"
    Then "River Kaijin" is in Alice's graveyard
    When the stack resolves
    And as it resolves, Alice says yes to "Forked-Branch Garami"
    Then "River Kaijin" is in Alice's hand
    And the first trigger of "Forked-Branch Garami" has resolved

  @bok:forked-branch-garami.2
  Scenario: With a single Spirit as the target of both soulshift abilities of Garami, only one of the abilities resolves
    Given Alice controls "Forked-Branch Garami"
    And Alice has "River Kaijin" in graveyard
    And Bob has "Terror" in hand and can pay {1}{B}
    When Bob plays "Terror" targeting "Forked-Branch Garami"
    And the stack resolves
    And as it resolves, Alice says yes to "Forked-Branch Garami"
    Then "River Kaijin" is in Alice's hand
    And "Forked-Branch Garami" is in Alice's graveyard
    And Alice was asked for yes or no by "Forked-Branch Garami" once
