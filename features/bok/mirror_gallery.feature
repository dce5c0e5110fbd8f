Feature: Mirror Gallery

  @bok:mirror-gallery.2 @edition:2005-02
  Scenario: The legend rule is back when the last Mirror Gallery has left play
    Given Alice controls "Mirror Gallery" as "the near Gallery" and "Mirror Gallery" as "the far Gallery"
    And Alice controls "Isamaru, Hound of Konda" as "the elder" and "Isamaru, Hound of Konda" as "the younger"
    And Bob has "Naturalize" as "the first strike" and "Naturalize" as "the second strike" in hand
    And Bob can pay {2}{G}{G}
    When Bob plays "the first strike" targeting "the near Gallery"
    And the stack resolves
    Then "the near Gallery" is in Alice's graveyard
    And "the elder" and "the younger" are in play
    When Bob plays "the second strike" targeting "the far Gallery"
    And the stack resolves
    Then "the elder" and "the younger" are in Alice's graveyard
    And "the elder" and "the younger" were put there by the legend rule

  @bok:mirror-gallery.2 @edition:2026-01
  Scenario: When the last Mirror Gallery is gone, one of two namesakes may stay
    Given Alice controls "Mirror Gallery"
    And Alice controls "Isamaru, Hound of Konda" as "the elder" and "Isamaru, Hound of Konda" as "the younger"
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When Bob casts "Naturalize" targeting "Mirror Gallery"
    Then "the elder" and "the younger" are on the battlefield
    When the stack resolves
    And Alice keeps "the younger"
    Then "the elder" is in Alice's graveyard
    And "the younger" is on the battlefield
