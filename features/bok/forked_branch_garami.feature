Feature: Forked-Branch Garami

  @bok:forked-branch-garami.1
  Scenario: Both soulshift abilities trigger, and each brings back a Spirit of its own
    Given Alice controls "Forked-Branch Garami"
    And Alice has "Wandering Ones" and "River Kaijin" in graveyard
    And Bob has "Terror" in hand and can pay {1}{B}
    Then "Forked-Branch Garami" is 4/4
    And "Forked-Branch Garami" has exactly the types "creature" and "Spirit"
    And the mana cost of "Forked-Branch Garami" is {3}{G}{G}
    And "Forked-Branch Garami" is green
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
  Scenario: Each of the two is optional by itself
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
  Scenario: Spirits that cost more than four, Garami too, are too dear for either
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
  Scenario: Both may aim at the same Spirit, and the second to resolve is then countered
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
  Scenario: If the first leaves the Spirit where it is, the second finds it
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
  Scenario: A single Spirit comes back once, whichever of the two finds it
    Given Alice controls "Forked-Branch Garami"
    And Alice has "River Kaijin" in graveyard
    And Bob has "Terror" in hand and can pay {1}{B}
    When Bob plays "Terror" targeting "Forked-Branch Garami"
    And the stack resolves
    And as it resolves, Alice says yes to "Forked-Branch Garami"
    Then "River Kaijin" is in Alice's hand
    And "Forked-Branch Garami" is in Alice's graveyard
    And Alice was asked for yes or no by "Forked-Branch Garami" once
