Feature: Mirror Gallery

  @bok:mirror-gallery.1
  Scenario: Under Mirror Gallery, two legendary permanents with the same name stay on the battlefield
    Given Alice controls "Isamaru, Hound of Konda" as "the elder"
    And Alice has "Mirror Gallery" and "Isamaru, Hound of Konda" as "the younger" in hand
    And Alice can pay {5}{W}
    Then "Mirror Gallery" has exactly the type "artifact"
    When Alice plays "Mirror Gallery"
    And the stack resolves
    And Alice plays "the younger"
    And the stack resolves
    Then "the elder" and "the younger" are in play under Alice's control
    And "the younger" has the types "legendary"

  @bok:mirror-gallery.1
  Scenario: Under Bob's Mirror Gallery, Alice's legendary permanents with the same name also stay on the battlefield
    Given Bob controls "Mirror Gallery"
    And Alice controls "Isamaru, Hound of Konda" as "the elder"
    And Alice has "Isamaru, Hound of Konda" as "the younger" in hand and can pay {W}
    When Alice plays "the younger"
    And the stack resolves
    Then "the elder" and "the younger" are in play under Alice's control

  @bok:mirror-gallery.2 @edition:2005-02 @edition:2006-10 @edition:2009-07
  Scenario: Until 2009, two legendary permanents with the same name both go to the graveyard when the last Mirror Gallery leaves
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

  @bok:mirror-gallery.2 @edition:2013-07 @edition:2026-01
  Scenario: Today, Alice keeps one of two legendary permanents with the same name when the last Mirror Gallery leaves
    Given Alice controls "Mirror Gallery" as "the near Gallery" and "Mirror Gallery" as "the far Gallery"
    And Alice controls "Isamaru, Hound of Konda" as "the elder" and "Isamaru, Hound of Konda" as "the younger"
    And Bob has "Naturalize" as "the first strike" and "Naturalize" as "the second strike" in hand
    And Bob can pay {2}{G}{G}
    When Bob casts "the first strike" targeting "the near Gallery"
    And the stack resolves
    Then "the near Gallery" is in Alice's graveyard
    And "the elder" and "the younger" are on the battlefield
    When Bob casts "the second strike" targeting "the far Gallery"
    And the stack resolves
    And Alice keeps "the younger"
    Then "the elder" is in Alice's graveyard
    And "the younger" is on the battlefield
