Feature: Brothers Yamazaki

  @chk:brothers-yamazaki.2
  Scenario: A third of the Brothers brings the legend rule back upon all three
    Given Alice controls 2 "Brothers Yamazaki" as "brother"
    And Alice has "Brothers Yamazaki" as "the third" in hand and can pay {2}{R}
    Then "brother 1" is 4/3
    And "brother 2" is 4/3
    When Alice plays "the third"
    And the stack resolves
    Then "brother 1", "brother 2" and "the third" are in Alice's graveyard
    And "brother 1", "brother 2" and "the third" were put there by the legend rule

  @chk:brothers-yamazaki.2
  Scenario: A third of the Brothers is one too many under whoever's control
    Given Alice controls "Brothers Yamazaki" as "the elder"
    And Bob controls "Brothers Yamazaki" as "the younger"
    And Alice has "Brothers Yamazaki" as "the third" in hand and can pay {2}{R}
    Then "the elder" and "the younger" are in play
    When Alice plays "the third"
    And the stack resolves
    Then "the elder" and "the third" are in Alice's graveyard
    And "the younger" is in Bob's graveyard

  @chk:brothers-yamazaki.1 @chk:brothers-yamazaki.2
  Scenario: Two Brothers stay together although two players control them
    Given Bob controls "Brothers Yamazaki" as "the elder"
    And Alice has "Brothers Yamazaki" as "the younger" in hand and can pay {2}{R}
    Then "the elder" is 2/1
    When Alice plays "the younger"
    And the stack resolves
    Then "the elder" and "the younger" are in play
    And "the elder" is 4/3
    And "the younger" is 4/3
    And "the younger" has "haste"

  @chk:brothers-yamazaki.3
  Scenario: The two pictures of Brothers Yamazaki have one name and stand together
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
  Scenario: A third of the Brothers is one too many in whichever picture
    Given Alice controls "Brothers Yamazaki" as "the elder" printed as "160a"
    And Alice controls "Brothers Yamazaki" as "the younger" printed as "160b"
    And Alice has "Brothers Yamazaki" as "the third" printed as "160b" in hand and can pay {2}{R}
    When Alice plays "the third"
    And the stack resolves
    Then "the elder", "the younger" and "the third" are in Alice's graveyard
    And "the elder", "the younger" and "the third" were put there by the legend rule

  @chk:brothers-yamazaki.1
  Scenario: Brothers of two players meet in combat, each with the other's bonus and with bushido
    Given Alice has "Brothers Yamazaki" as "the younger" in hand and can pay {2}{R}
    And Bob controls "Brothers Yamazaki" as "the elder"
    When Alice plays "the younger"
    And the stack resolves
    And Alice attacks with "the younger"
    And Bob blocks "the younger" with "the elder"
    Then "the younger" is 4/3
    And "the elder" is 4/3
    When the stack resolves
    Then "the younger" is 5/4
    And "the elder" is 5/4
