Feature: Brothers Yamazaki
  @chk:brothers-yamazaki.2
  Scenario: From 2004 to 2009, when a third Brothers Yamazaki enters, the legend rule puts all three into the graveyard
    Given Alice controls 2 "Brothers Yamazaki" as "brother"
    And Alice has "Brothers Yamazaki" as "the third" in hand and can pay {2}{R}
    Then "brother 1" is 4/3
    And "brother 2" is 4/3
    When Alice plays "the third"
    And the stack resolves
    Then "brother 1", "brother 2" and "the third" are in Alice's graveyard
    And "brother 1", "brother 2" and "the third" were put there by the legend rule

  @chk:brothers-yamazaki.2
  Scenario: From 2004 to 2009, three Brothers Yamazaki all go to the graveyard although two players control them
    Given Alice controls "Brothers Yamazaki" as "the elder"
    And Bob controls "Brothers Yamazaki" as "the younger"
    And Alice has "Brothers Yamazaki" as "the third" in hand and can pay {2}{R}
    Then "the elder" and "the younger" are in play
    When Alice plays "the third"
    And the stack resolves
    Then "the elder" and "the third" are in Alice's graveyard
    And "the younger" is in Bob's graveyard

  @chk:brothers-yamazaki.1
  Scenario: Two Brothers Yamazaki stay on the battlefield and give each other +2/+2, under one controller or under two
    Given Alice controls "Brothers Yamazaki" as "the elder"
    And Alice has "Brothers Yamazaki" as "the younger" in hand and can pay {2}{R}
    And Bob has "Threaten" in hand and can pay {2}{R}
    When Alice plays "the younger"
    And the stack resolves
    Then "the elder" and "the younger" are in play
    And Alice controls "the elder" and "the younger"
    When the game goes on to Bob's main phase
    And Bob plays "Threaten" targeting "the younger"
    And the stack resolves
    Then Bob controls "the younger"
    And Alice controls "the elder"
    And "the elder" and "the younger" are 4/3
    When Bob attacks with "the younger"
    And Alice blocks "the younger" with "the elder"
    And the stack resolves
    Then "the elder" and "the younger" are 5/4
    And "the elder" has "haste"

  @chk:brothers-yamazaki.3
  Scenario: Two Brothers Yamazaki with different pictures have the same name and both stay on the battlefield
    Given Alice controls "Brothers Yamazaki" as "the elder" printed as "160a"
    And Alice has "Brothers Yamazaki" as "the younger" printed as "160b" in hand and can pay {2}{R}
    Then "the elder" is 2/1
    When Alice plays "the younger"
    And the stack resolves
    Then "the elder" and "the younger" are in play
    And "the elder" is 4/3
    And "the younger" is 4/3
    And "the elder" is named "Brothers Yamazaki"
    And "the younger" is named "Brothers Yamazaki"

  @chk:brothers-yamazaki.2 @chk:brothers-yamazaki.3
  Scenario: From 2004 to 2006, three Brothers Yamazaki all go to the graveyard although their pictures differ
    Given Alice controls "Brothers Yamazaki" as "the elder" printed as "160a"
    And Alice controls "Brothers Yamazaki" as "the younger" printed as "160b"
    And Alice has "Brothers Yamazaki" as "the third" printed as "160b" in hand and can pay {2}{R}
    When Alice plays "the third"
    And the stack resolves
    Then "the elder", "the younger" and "the third" are in Alice's graveyard
    And "the elder", "the younger" and "the third" were put there by the legend rule

  @chk:brothers-yamazaki.2.today
  Scenario Outline: Today, a player who controls three Brothers Yamazaki keeps one of them
    Given Alice controls 2 "Brothers Yamazaki" as "brother"
    And Alice has "Brothers Yamazaki" as "the third" in hand and can pay {2}{R}
    Then "brother 1" and "brother 2" are in play
    When Alice plays "the third"
    And the stack resolves
    And Alice keeps "<kept>"
    Then "<kept>" is in play
    And "<kept>" is 2/1
    And "<gone>" and "<gone too>" are in Alice's graveyard
    And "<gone>" and "<gone too>" were put there by the legend rule

    Examples:
      | kept      | gone      | gone too  |
      | the third | brother 1 | brother 2 |
      | brother 1 | brother 2 | the third |

  @chk:brothers-yamazaki.2.today
  Scenario: Today, with three Brothers Yamazaki, a player who controls two keeps one, and the opponent's stays
    Given Alice controls "Brothers Yamazaki" as "the elder"
    And Bob controls "Brothers Yamazaki" as "the younger"
    And Alice has "Brothers Yamazaki" as "the third" in hand and can pay {2}{R}
    When Alice plays "the third"
    And the stack resolves
    And Alice keeps "the third"
    Then "the elder" is in Alice's graveyard
    And "the elder" was put there by the legend rule
    And "the third" and "the younger" are in play
    And "the third" and "the younger" are 4/3

  @chk:brothers-yamazaki.2.today
  Scenario: Today, three players may control one Brothers Yamazaki each, and a player who controls two keeps one
    Given Alice controls "Brothers Yamazaki" as "Alice's"
    And Bob controls "Brothers Yamazaki" as "Bob's"
    And Carol has 2 "Brothers Yamazaki" as "Carol's" in hand and can pay {4}{R}{R}
    And it is Carol's main phase
    Then "Alice's" is 4/3
    When Carol plays "Carol's 1"
    And the stack resolves
    Then "Alice's", "Bob's" and "Carol's 1" are in play
    And "Alice's", "Bob's" and "Carol's 1" are 6/5
    When Carol plays "Carol's 2"
    And the stack resolves
    And Carol keeps "Carol's 2"
    Then "Carol's 1" is in Carol's graveyard
    And "Carol's 1" was put there by the legend rule
    And "Alice's", "Bob's" and "Carol's 2" are in play

  @chk:brothers-yamazaki.1 @chk:420.5e
  Scenario: From 2004 to 2006, the legend rule doesn't apply to two Brothers Yamazaki, but applies to two Isamaru
    Given Alice controls "Brothers Yamazaki" as "the elder brother" and "Isamaru, Hound of Konda" as "the old hound"
    And Alice has "Isamaru, Hound of Konda" as "the young hound" in hand and can pay {W}
    And Bob controls "Brothers Yamazaki" as "the younger brother"
    Then "the elder brother" and "the younger brother" are 4/3
    When Alice plays "the young hound"
    And the stack resolves
    Then "the old hound" and "the young hound" were put there by the legend rule
    And "the elder brother" and "the younger brother" are in play
    And the mana cost of "the elder brother" is {2}{R}
