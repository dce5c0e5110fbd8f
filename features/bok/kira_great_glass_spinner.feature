Feature: Kira, Great Glass-Spinner

  @bok:glasskites.n1
  Scenario: Under Kira, each creature of its controller counters the first spell that targets that creature in a turn
    Given Alice controls "Kira, Great Glass-Spinner" and "Craw Wurm"
    And Bob has "Glacial Ray" as "the first ray", "Glacial Ray" as "the second ray" and "Boomerang" in hand
    And Bob can pay {2}{U}{U}{R}{R}
    When Bob plays "the first ray" targeting "Craw Wurm"
    And the stack resolves
    Then "the first ray" was countered
    And "Craw Wurm" has no damage marked
    When Bob plays "Boomerang" targeting "Kira, Great Glass-Spinner"
    And the stack resolves
    Then "Boomerang" was countered
    And "Kira, Great Glass-Spinner" is in play under Alice's control
    When Bob plays "the second ray" targeting "Craw Wurm"
    And the stack resolves
    Then "the second ray" has resolved
    And "Craw Wurm" has 2 damage marked

  @bok:glasskites.n1
  Scenario: Under Kira, a creature counters the first spell or activated ability that targets it in each turn
    Given Alice controls "Kira, Great Glass-Spinner" and "Craw Wurm"
    And Bob controls "Kumano, Master Yamabushi"
    And Bob has "Glacial Ray" as "the first ray" and "Glacial Ray" as "the second ray" in hand
    And Bob can pay {3}{R}{R}{R}
    When Bob activates "Kumano, Master Yamabushi" targeting "Craw Wurm"
    And the stack resolves
    Then the ability of "Kumano, Master Yamabushi" was countered
    And "Craw Wurm" has no damage marked
    When Bob plays "the first ray" targeting "Craw Wurm"
    And the stack resolves
    Then "the first ray" has resolved
    When the turn ends
    And Bob plays "the second ray" targeting "Craw Wurm"
    And the stack resolves
    Then "the second ray" was countered
    And "Craw Wurm" has no damage marked

  @bok:glasskites.n1
  Scenario: A creature already targeted this turn before Kira enters doesn't counter the next spell that targets it this turn
    Given Alice controls "Craw Wurm" and "Trained Armodon"
    And Alice has "Kira, Great Glass-Spinner" and "Kodama's Might" in hand
    And Alice can pay {1}{U}{U}{G}
    And Bob has "Glacial Ray" as "the first ray" and "Glacial Ray" as "the second ray" in hand
    And Bob can pay {2}{R}{R}
    When Alice plays "Kodama's Might" targeting "Craw Wurm"
    And the stack resolves
    And Alice plays "Kira, Great Glass-Spinner"
    And the stack resolves
    And Bob plays "the first ray" targeting "Craw Wurm"
    And the stack resolves
    Then "the first ray" has resolved
    And "Craw Wurm" has 2 damage marked
    When Bob plays "the second ray" targeting "Trained Armodon"
    And the stack resolves
    Then "the second ray" was countered
    And "Trained Armodon" has no damage marked

  @bok:glasskites.n1
  Scenario: Under Kira, creatures also counter a spell of their own controller; an opponent's creatures counter nothing
    Given Alice controls "Kira, Great Glass-Spinner" and has "Kodama's Might" in hand and can pay {G}
    And Bob controls "Craw Wurm" and has "Glacial Ray" in hand and can pay {1}{R}
    When Alice plays "Kodama's Might" targeting "Kira, Great Glass-Spinner"
    And the stack resolves
    Then "Kodama's Might" was countered
    And "Kira, Great Glass-Spinner" is 2/2
    When Bob plays "Glacial Ray" targeting "Craw Wurm"
    And the stack resolves
    Then "Glacial Ray" has resolved
    And "Craw Wurm" has 2 damage marked
    When Alice attacks with "Kira, Great Glass-Spinner"
    Then Bob can't block "Kira, Great Glass-Spinner" with "Craw Wurm" because "Kira, Great Glass-Spinner" has "flying"
