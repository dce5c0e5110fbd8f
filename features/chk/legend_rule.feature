Feature: The legend rule
  @chk:420.5e @chk:legend-rule.1
  Scenario: From 2004 to 2009, two legendary permanents with the same name are both put into the graveyard
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
  Scenario: From 2004 to 2009, two legendary permanents with the same name go to the graveyard although two players control them
    Given Bob controls "Isamaru, Hound of Konda" as "the elder"
    And Alice has "Isamaru, Hound of Konda" as "the younger" in hand and can pay {W}
    When Alice plays "the younger"
    And the stack resolves
    Then "the elder" is in Bob's graveyard
    And "the younger" is in Alice's graveyard
    And "the elder" and "the younger" were put there by the legend rule

  @chk:420.5e
  Scenario: Two permanents with the same name both stay if only one of them is legendary
    Given Alice controls "Isamaru, Hound of Konda" as "the elder"
    And "the elder" isn't legendary
    And Alice has "Isamaru, Hound of Konda" as "the younger" in hand and can pay {W}
    When Alice plays "the younger"
    And the stack resolves
    Then "the younger" is in play
    And "the elder" is in play
    And "the younger" has the types "legendary", "creature" and "Hound"

  @chk:legend-rule.1.before
  Scenario: In 2001, the legend rule puts only the newer of two Legends with the same name into the graveyard
    Given Bob controls "Jasmine Boreal" as "the elder"
    And Alice has "Jasmine Boreal" as "the younger" in hand and can pay {3}{G}{W}
    When Alice plays "the younger"
    And the stack resolves
    Then "the younger" is in Alice's graveyard
    And "the younger" was put there by the legend rule
    And "the elder" is in play

  @chk:420.5e.today @chk:legend-rule.1.today
  Scenario Outline: Today, a player who controls two legendary permanents with the same name chooses the one to keep
    Given Alice controls "Isamaru, Hound of Konda" as "the elder"
    And Alice has "Isamaru, Hound of Konda" as "the younger" in hand and can pay {W}
    When Alice plays "the younger"
    And the stack resolves
    Then Alice is asked for the legend to keep
    When Alice keeps "<kept>"
    Then "<kept>" is in play
    And "<other>" is in Alice's graveyard
    And "<other>" was put there by the legend rule

    Examples:
      | kept        | other       |
      | the elder   | the younger |
      | the younger | the elder   |

  @chk:420.5e.today @chk:legend-rule.1.today
  Scenario: Today, each player may control one legendary permanent with the same name, and a player who controls two keeps one
    Given Bob controls "Isamaru, Hound of Konda" as "Bob's"
    And Alice has 2 "Isamaru, Hound of Konda" as "hers" in hand and can pay {W}{W}
    When Alice plays "hers 1"
    And the stack resolves
    Then "hers 1" is in play
    And "Bob's" is in play
    When Alice plays "hers 2"
    And the stack resolves
    And Alice keeps "hers 2"
    Then "hers 1" is in Alice's graveyard
    And "hers 2" and "Bob's" are in play
    And "hers 1" was put there by the legend rule
