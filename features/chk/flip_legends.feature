Feature: Flipped heroes and the legend rule

  @chk:flip-cards.4
  Scenario: A hero that flips beside its flipped namesake takes both down
    Given Alice controls "Nezumi Graverobber" as "the robber" and can pay {1}{B}
    And Alice controls a flipped "Nezumi Graverobber" as "Nighteyes"
    And Bob has "Devoted Retainer" in graveyard
    Then "the robber" and "Nighteyes" are in play
    When Alice activates "the robber" targeting "Devoted Retainer"
    And the stack resolves
    Then "the robber" and "Nighteyes" are in Alice's graveyard
    And "the robber" and "Nighteyes" were put there by the legend rule
    And it happened in this order that "the robber" flipped, then "the robber" left play
    And it happened at once that "the robber" left play and "Nighteyes" left play
    And "the robber" is named "Nezumi Graverobber"

  @chk:flip-cards.4
  Scenario: The namesake may be somebody else's
    Given Alice controls "Nezumi Graverobber" as "the robber" and can pay {1}{B}
    And Bob controls a flipped "Nezumi Graverobber" as "Nighteyes"
    And Bob has "Devoted Retainer" in graveyard
    When Alice activates "the robber" targeting "Devoted Retainer"
    And the stack resolves
    Then "the robber" is in Alice's graveyard
    And "Nighteyes" is in Bob's graveyard
    And "the robber" and "Nighteyes" were put there by the legend rule

  @chk:flip-cards.4
  Scenario: A hero that flips beside another legendary creature or an unflipped hero becomes legendary and stays
    Given Alice controls "Nezumi Graverobber" as "the robber" and can pay {1}{B}
    And Alice controls "Nezumi Graverobber" as "the novice" and "Isamaru, Hound of Konda"
    And Bob has "Devoted Retainer" in graveyard
    Then "the robber" doesn't have the type "legendary"
    When Alice activates "the robber" targeting "Devoted Retainer"
    And the stack resolves
    Then "the robber" has the type "legendary"
    And "the robber", "the novice" and "Isamaru, Hound of Konda" are in play
    And "the novice" doesn't have the type "legendary"
