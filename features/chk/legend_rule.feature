Feature: The legend rule

  @chk:420.5e @chk:legend-rule.1
  Scenario: A second legendary permanent of one name takes the first with it
    Given Alice controls "Isamaru, Hound of Konda" as "the elder" and "Dosan the Falling Leaf"
    And Alice has "Isamaru, Hound of Konda" as "the younger" in hand and can pay {W}
    Then "the elder" is in play
    When Alice plays "the younger"
    And the stack resolves
    Then "the elder" and "the younger" are in Alice's graveyard
    And "the elder" and "the younger" were put there by the legend rule
    And it happened at once that "the elder" left play and "the younger" left play
    And "Dosan the Falling Leaf" is in play

  @chk:420.5e @chk:legend-rule.1
  Scenario: Different controllers don't save two legendary permanents of one name
    Given Bob controls "Isamaru, Hound of Konda" as "the elder"
    And Alice has "Isamaru, Hound of Konda" as "the younger" in hand and can pay {W}
    When Alice plays "the younger"
    And the stack resolves
    Then "the elder" is in Bob's graveyard
    And "the younger" is in Alice's graveyard
    And "the elder" and "the younger" were put there by the legend rule

  @chk:420.5e
  Scenario: Where only one of two namesakes is legendary both stay
    Given Alice controls "Isamaru, Hound of Konda" as "the elder"
    And "the elder" isn't legendary
    And Alice has "Isamaru, Hound of Konda" as "the younger" in hand and can pay {W}
    When Alice plays "the younger"
    And the stack resolves
    Then "the younger" is in play
    And "the elder" is in play
    And "the younger" has the types "legendary", "creature" and "Hound"
