Feature: The legend rule

  @cr26:704.5j @edition:2001-07
  Scenario: In 2001, the older of two legends with the same name that entered in one turn stays
    Given Alice has "Isamaru, Hound of Konda" as "elder" and "Isamaru, Hound of Konda" as "younger" in hand and can pay {W}{W}
    When Alice plays "elder"
    And the stack resolves
    And Alice plays "younger"
    And the stack resolves
    Then "elder" is in play
    And "younger" was put there by the legend rule

  @cr26:704.5j @edition:2004-10 @edition:2005-02 @edition:2006-10 @edition:2009-07
  Scenario: From 2004 to 2009, neither of two legends with the same name that entered in one turn stays
    Given Alice has "Isamaru, Hound of Konda" as "elder" and "Isamaru, Hound of Konda" as "younger" in hand and can pay {W}{W}
    When Alice plays "elder"
    And the stack resolves
    And Alice plays "younger"
    And the stack resolves
    Then "elder" and "younger" were put there by the legend rule

  @cr26:704.5j @edition:2013-07 @edition:2026-01
  Scenario: Today, the controller of two legends with the same name that entered in one turn chooses which one stays
    Given Alice has "Isamaru, Hound of Konda" as "elder" and "Isamaru, Hound of Konda" as "younger" in hand and can pay {W}{W}
    When Alice plays "elder"
    And the stack resolves
    And Alice plays "younger"
    And the stack resolves
    And Alice keeps "younger"
    Then "younger" is in play
    And "elder" was put there by the legend rule

  @cr26:704.5j.2
  Scenario: Two legends with the same name stay if one of them is exempt from the legend rule
    Given Alice controls "Isamaru, Hound of Konda" as "elder" and "Charter of Twins"
    And "Charter of Twins" is attached to "elder"
    And Alice has "Isamaru, Hound of Konda" as "younger" in hand and can pay {W}
    When Alice plays "younger"
    And the stack resolves
    Then nobody is asked anything
    And "elder" and "younger" are in play
    And "elder" and "younger" are 2/2

  @cr26:704.5j @edition:2001-07
  Scenario: In 2001, Charter of Twins on a third creature exempts neither of two legends with the same name, and the younger goes
    Given Alice controls "Isamaru, Hound of Konda" as "elder", "Grizzly Bears" and "Charter of Twins"
    And "Charter of Twins" is attached to "Grizzly Bears"
    And Alice has "Isamaru, Hound of Konda" as "younger" in hand and can pay {W}
    When Alice plays "younger"
    And the stack resolves
    Then "younger" was put there by the legend rule
    And "elder" is in play
    And "Charter of Twins" is in play

  @cr26:704.5j @edition:2004-10 @edition:2005-02 @edition:2006-10 @edition:2009-07
  Scenario: From 2004 to 2009, Charter of Twins on a third creature exempts neither of two legends with the same name, and both go
    Given Alice controls "Isamaru, Hound of Konda" as "elder", "Grizzly Bears" and "Charter of Twins"
    And "Charter of Twins" is attached to "Grizzly Bears"
    And Alice has "Isamaru, Hound of Konda" as "younger" in hand and can pay {W}
    When Alice plays "younger"
    And the stack resolves
    Then "elder" and "younger" were put there by the legend rule
    And "Charter of Twins" is in play

  @cr26:704.5j @edition:2013-07 @edition:2026-01
  Scenario: Today, Charter of Twins on a third creature exempts neither of two legends with the same name, and Alice keeps one
    Given Alice controls "Isamaru, Hound of Konda" as "elder", "Grizzly Bears" and "Charter of Twins"
    And "Charter of Twins" is attached to "Grizzly Bears"
    And Alice has "Isamaru, Hound of Konda" as "younger" in hand and can pay {W}
    When Alice plays "younger"
    And the stack resolves
    And Alice keeps "younger"
    Then "elder" was put there by the legend rule
    And "younger" is in play
    And "Charter of Twins" is in play

  @cr26:704.5j @edition:2001-07
  Scenario: In 2001, the younger of two legends with the same name that Alice controls, which Animate Dead has returned from Bob's graveyard, is put into Bob's graveyard
    Given Alice controls "Isamaru, Hound of Konda" as "own"
    And Bob has "Isamaru, Hound of Konda" as "guest" in graveyard
    And Alice has "Animate Dead" in hand and can pay {1}{B}
    When Alice plays "Animate Dead" targeting "guest"
    And the top of the stack resolves
    And the top of the stack resolves
    Then it happened once that "guest" entered
    And "own" is in play
    And "guest" is in Bob's graveyard
    And "guest" was put there by the legend rule

  @cr26:704.5j @edition:2004-10 @edition:2005-02 @edition:2006-10 @edition:2009-07
  Scenario: From 2004 to 2009, of two legends with the same name that Alice controls, the one that Bob owns is put into Bob's graveyard
    Given Alice controls "Isamaru, Hound of Konda" as "guest" owned by Bob
    And Alice has "Isamaru, Hound of Konda" as "own" in hand and can pay {W}
    When Alice plays "own"
    And the stack resolves
    Then "guest" is in Bob's graveyard
    And "own" is in Alice's graveyard
    And "guest" and "own" were put there by the legend rule

  @cr26:704.5j @edition:2013-07 @edition:2026-01
  Scenario: A legend that Bob owns and that Alice doesn't keep is put into Bob's graveyard
    Given Alice controls "Isamaru, Hound of Konda" as "guest" owned by Bob
    And Alice has "Isamaru, Hound of Konda" as "own" in hand and can pay {W}
    When Alice plays "own"
    And the stack resolves
    And Alice keeps "own"
    Then "own" is in play
    And "guest" is in Bob's graveyard
    And "guest" was put there by the legend rule

  @cr26:704.5j @edition:2013-07 @edition:2026-01
  Scenario: Alice, whose Spitting Image creates a token that is a copy of her legendary creature, may keep the token
    Given Alice controls "Isamaru, Hound of Konda"
    And Alice has "Spitting Image" in hand and can pay {4}{G}{G}
    When Alice plays "Spitting Image" targeting "Isamaru, Hound of Konda"
    And the stack resolves
    And Alice keeps the first "Isamaru, Hound of Konda" token
    Then the first "Isamaru, Hound of Konda" token is in play
    And "Isamaru, Hound of Konda" is in Alice's graveyard
    And "Isamaru, Hound of Konda" was put there by the legend rule

  @cr26:704.5j @edition:2013-07 @edition:2026-01
  Scenario: Of three legends with the same name Alice keeps one, and a legend with another name and Bob's legend stay, too
    Given Alice controls "Mirror Gallery", 3 "Isamaru, Hound of Konda" as "dog" and "Sensei Golden-Tail"
    And Bob controls "Isamaru, Hound of Konda" as "his"
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When Bob in response plays "Naturalize" targeting "Mirror Gallery"
    And the stack resolves
    And Alice keeps "dog 2"
    Then "dog 2" is in play
    And "dog 1" and "dog 3" were put there by the legend rule
    And "Sensei Golden-Tail" is in play
    And "his" is in play under Bob's control

  @cr26:704.5j @edition:2013-07 @edition:2026-01
  Scenario: Of two legendary lands with the same name Alice keeps one, and so she does of two legendary Equipment
    Given Alice controls "Karakas" as "old keep" and "Oathkeeper, Takeno's Daisho" as "old sword"
    And Alice has "Karakas" as "new keep" and "Oathkeeper, Takeno's Daisho" as "new sword" in hand and can pay {3}
    When Alice plays the land "new keep"
    And Alice keeps "old keep"
    Then "new keep" was put there by the legend rule
    And "old keep" is in play
    When Alice plays "new sword"
    And the stack resolves
    And Alice keeps "new sword"
    Then "old sword" was put there by the legend rule
    And "new sword" is in play

  @cr26:704.5j @edition:2013-07 @edition:2026-01
  Scenario: Today, one Isamaru that isn't legendary stays beside a legendary one, and of that one and another legendary one Alice keeps one
    Given Alice controls "Isamaru, Hound of Konda" as "plain"
    And "plain" isn't legendary
    And Alice has "Isamaru, Hound of Konda" as "elder" and "Isamaru, Hound of Konda" as "younger" in hand and can pay {W}{W}
    When Alice plays "elder"
    And the stack resolves
    Then nobody is asked anything
    And "plain" and "elder" are in play
    When Alice plays "younger"
    And the stack resolves
    And Alice keeps "younger"
    Then "elder" was put there by the legend rule
    And "plain" is in play
    And "younger" is in play
