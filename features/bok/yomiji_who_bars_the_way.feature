Feature: Yomiji, Who Bars the Way

  @bok:yomiji-who-bars-the-way.1
  Scenario: Yomiji returns a legendary artifact to its owner's hand, and not a nonlegendary one
    Given Alice controls "Yomiji, Who Bars the Way"
    And Alice has "Naturalize" as "the first cut" and "Naturalize" as "the second cut" in hand and can pay {2}{G}{G}
    And Bob controls "Umezawa's Jitte" and "Mirror Gallery"
    When Alice plays "the first cut" targeting "Umezawa's Jitte"
    And the stack resolves
    Then "Umezawa's Jitte" is in Bob's hand
    And "Yomiji, Who Bars the Way" has triggered once
    When Alice plays "the second cut" targeting "Mirror Gallery"
    And the stack resolves
    Then "Mirror Gallery" is in Bob's graveyard
    And "Yomiji, Who Bars the Way" has triggered once
    And "Yomiji, Who Bars the Way" is 4/4

  @bok:yomiji-who-bars-the-way.1
  Scenario: Yomiji returns a legendary land and a legendary enchantment
    Given Alice controls "Yomiji, Who Bars the Way", "Hall of the Bandit Lord" and "Honden of Cleansing Fire"
    And Alice has "Naturalize" in hand and can pay {1}{G}
    And Alice controls "Akki Avalanchers" as "the digger"
    When Alice activates "the digger" sacrificing "Hall of the Bandit Lord"
    And the stack resolves
    Then "Hall of the Bandit Lord" is in Alice's hand
    When Alice plays "Naturalize" targeting "Honden of Cleansing Fire"
    And the stack resolves
    Then "Honden of Cleansing Fire" is in Alice's hand

  @bok:yomiji-who-bars-the-way.1 @bok:yomiji-who-bars-the-way.2
  Scenario: Yomiji triggers for a legendary creature that dies together with it
    Given Alice controls "Yomiji, Who Bars the Way" and "Grizzly Bears"
    And Alice has "Wrath of God" in hand and can pay {2}{W}{W}
    And Bob controls "Isamaru, Hound of Konda"
    When Alice plays "Wrath of God"
    And the top of the stack resolves
    Then "Isamaru, Hound of Konda" is in Bob's graveyard
    And "Yomiji, Who Bars the Way" has triggered once
    When the stack resolves
    Then "Isamaru, Hound of Konda" is in Bob's hand
    And "Yomiji, Who Bars the Way" and "Grizzly Bears" are in Alice's graveyard

  @bok:yomiji-who-bars-the-way.2 @edition:2005-02 @edition:2006-10 @edition:2009-07
  Scenario: Until 2009, two Yomijis that the legend rule puts into the graveyard return each other
    Given Alice controls "Yomiji, Who Bars the Way" as "the elder"
    And Alice has "Yomiji, Who Bars the Way" as "the younger" in hand and can pay {5}{W}{W}
    When Alice plays "the younger"
    And the top of the stack resolves
    And Alice puts the ability of "the elder" and the ability of "the younger" in this order
    Then "the elder" and "the younger" are in Alice's graveyard
    And "the elder" and "the younger" were put there by the legend rule
    When the stack resolves
    Then "the elder" and "the younger" are in Alice's hand

  @bok:yomiji-who-bars-the-way.2 @edition:2013-07 @edition:2026-01
  Scenario: Today, the Yomiji that stays under the legend rule returns the other one
    Given Alice controls "Yomiji, Who Bars the Way" as "the elder"
    And Alice has "Yomiji, Who Bars the Way" as "the younger" in hand and can pay {5}{W}{W}
    When Alice casts "the younger"
    And the stack resolves
    And Alice keeps "the younger"
    Then "the younger" is on the battlefield
    And "the elder" is in Alice's hand

  @bok:yomiji-who-bars-the-way.1
  Scenario: Yomiji doesn't return a card that has left the graveyard before the trigger resolves
    Given Alice controls "Yomiji, Who Bars the Way"
    And Alice has "Naturalize" in hand and can pay {1}{G}
    And Alice controls "Nezumi Graverobber" and can pay {1}{B}
    And Bob controls "Umezawa's Jitte"
    When Alice plays "Naturalize" targeting "Umezawa's Jitte"
    And the top of the stack resolves
    Then "Yomiji, Who Bars the Way" has triggered once
    And "Umezawa's Jitte" is in Bob's graveyard
    When Alice activates "Nezumi Graverobber" targeting "Umezawa's Jitte"
    And the stack resolves
    Then "Umezawa's Jitte" is removed from the game
