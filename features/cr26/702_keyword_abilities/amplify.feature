Feature: Amplify

  @cr26:702.38a @cr26:107.1c.3
  Scenario: Glowering Rogon enters with a +1/+1 counter for each Beast card that its controller reveals, and other cards can't be revealed
    Given Alice has "Glowering Rogon", "Blastoderm", "Arc-Slogger" and "Grizzly Bears" in hand and can pay {5}{G}
    When Alice plays "Glowering Rogon"
    And the stack resolves
    Then Alice may not choose "Grizzly Bears" for "Glowering Rogon"
    And Alice may choose "Arc-Slogger" for "Glowering Rogon"
    And "Glowering Rogon" isn't in play
    When Alice chooses "Blastoderm" and "Arc-Slogger" for "Glowering Rogon"
    Then "Glowering Rogon" is 6/6
    And "Glowering Rogon" has 2 +1/+1 counters
    And Bob knows "Blastoderm" and "Arc-Slogger"
    And Alice has 3 cards in hand

  @cr26:702.38a @cr26:107.1c.3
  Scenario: The controller of Glowering Rogon may reveal only one of two Beast cards
    Given Alice has "Glowering Rogon", "Blastoderm" and "Arc-Slogger" in hand and can pay {5}{G}
    And Alice controls "Battering Craghorn" and has "Arc-Slogger" as "buried" in graveyard
    When Alice plays "Glowering Rogon"
    And the stack resolves
    Then Alice may choose nothing for "Glowering Rogon"
    And Alice may not choose "Battering Craghorn" for "Glowering Rogon"
    And Alice may not choose "buried" for "Glowering Rogon"
    When Alice chooses "Arc-Slogger" for "Glowering Rogon"
    Then "Glowering Rogon" is 5/5
    And "Glowering Rogon" has 1 +1/+1 counter
    And Bob knows "Arc-Slogger"
    And Bob doesn't know "Blastoderm"

  @cr26:702.38a @cr26:107.1c.3
  Scenario: Glowering Rogon enters as a 5/5 creature if its controller reveals the only other Beast card in hand
    Given Alice has "Glowering Rogon", "Blastoderm" and "Grizzly Bears" in hand and can pay {5}{G}
    When Alice plays "Glowering Rogon"
    And the stack resolves
    And Alice chooses "Blastoderm" for "Glowering Rogon"
    Then "Glowering Rogon" is 5/5
    And Bob knows "Blastoderm"
    And Bob doesn't know "Grizzly Bears"

  @cr26:702.38a @cr26:702.38b
  Scenario: Twofold Bellower with amplify 1 and amplify 2 gets three counters if the same Beast card is revealed for both
    Given Alice has "Twofold Bellower" and "Blastoderm" in hand and can pay {3}{G}
    When Alice plays "Twofold Bellower"
    And the stack resolves
    And Alice chooses "Blastoderm" for "Twofold Bellower"
    Then "Twofold Bellower" isn't in play
    When Alice chooses "Blastoderm" for "Twofold Bellower"
    Then "Twofold Bellower" has 3 +1/+1 counters
    And "Twofold Bellower" is 4/4

  @cr26:702.38a
  Scenario: Glowering Rogon that Aether Vial puts onto the battlefield from hand can't be revealed for its own amplify ability
    Given Alice controls "Aether Vial" with 6 charge counters
    And Alice has "Glowering Rogon" and "Blastoderm" in hand
    When Alice activates "pour" of "Aether Vial"
    And the stack resolves
    And Alice chooses "Glowering Rogon" for "Aether Vial"
    Then Alice may not choose "Glowering Rogon" for "Glowering Rogon"
    And Alice may choose "Blastoderm" for "Glowering Rogon"
    When Alice chooses "Blastoderm" for "Glowering Rogon"
    Then "Glowering Rogon" is 5/5

  @cr26:702.38a
  Scenario: Of two cards with amplify that Tooth and Nail puts onto the battlefield together, neither can be revealed for the other
    Given Alice has "Tooth and Nail" in hand and can pay {5}{G}{G}
    And Alice has "Glowering Rogon" as "one", "Glowering Rogon" as "two" and "Blastoderm" in hand
    When Alice plays "Tooth and Nail" choosing "nail"
    And the stack resolves
    And Alice chooses "one" and "two" for "Tooth and Nail"
    Then Alice may not choose "one" and "two" for "one"
    And Alice may not choose "two" for "one"
    And Alice may choose "Blastoderm" for "one"
    When Alice chooses "Blastoderm" for "one"
    And Alice chooses "Blastoderm" for "two"
    Then "one" is 5/5
    And "two" is 5/5

  @cr26:702.38a
  Scenario: Battering Craghorn, a Goat Beast, shares a creature type with Glowering Rogon and can be revealed
    Given Alice has "Glowering Rogon", "Battering Craghorn" and "Grizzly Bears" in hand and can pay {5}{G}
    When Alice plays "Glowering Rogon"
    And the stack resolves
    Then Alice may not choose "Grizzly Bears" for "Glowering Rogon"
    And Alice may choose "Battering Craghorn" for "Glowering Rogon"
    When Alice chooses "Battering Craghorn" for "Glowering Rogon"
    Then "Glowering Rogon" has 1 +1/+1 counter
    And "Glowering Rogon" is 5/5
    And Bob knows "Battering Craghorn"

  @cr26:702.38a
  Scenario: Alice, who casts Bob's Glowering Rogon, reveals a card of her own hand for it, and none of Bob's
    Given Alice controls "Ghoul's Ledger" and can pay {5}{G}
    And Alice has "Blastoderm" in hand
    And Bob has "Glowering Rogon" in graveyard and "Arc-Slogger" in hand
    When Alice plays "Glowering Rogon" from graveyard
    And the stack resolves
    Then Alice may not choose "Arc-Slogger" for "Glowering Rogon"
    And Alice may choose "Blastoderm" for "Glowering Rogon"
    When Alice chooses "Blastoderm" for "Glowering Rogon"
    Then "Glowering Rogon" has 1 +1/+1 counter
    And Alice controls "Glowering Rogon"
    And "Glowering Rogon" is 5/5

  @cr26:702.38a.2
  Scenario: Clone that enters as a copy of Glowering Rogon reveals Blastoderm, a Beast card, and not another Clone, a Shapeshifter card
    Given Alice controls "Glowering Rogon" and can pay {3}{U}
    And Alice has "Clone" as "one", "Clone" as "two" and "Blastoderm" in hand
    When Alice casts "one"
    And the stack resolves
    And Alice chooses "Glowering Rogon"
    Then Alice may not choose "two" for "one"
    And Alice may choose "Blastoderm" for "one"
    When Alice chooses "Blastoderm" for "one"
    Then "one" is 5/5
    And Bob knows "Blastoderm"
    And Bob doesn't know "two"

  @cr26:702.38a.2 @edition:2026-01
  Scenario: Clone that enters as a copy of Glowering Rogon reveals Blastoderm, a Beast card, and not Glasspool Mimic, a Shapeshifter card
    Given Alice controls "Glowering Rogon" and has "Clone", "Blastoderm" and "Glasspool Mimic" in hand and can pay {3}{U}
    When Alice casts "Clone"
    And the stack resolves
    And Alice chooses "Glowering Rogon"
    Then Alice may not choose "Glasspool Mimic" for "Clone"
    And Alice may choose "Blastoderm" for "Clone"
    When Alice chooses "Blastoderm" for "Clone"
    Then "Clone" is 5/5
    And Bob knows "Blastoderm"
    And Bob doesn't know "Glasspool Mimic"

  @cr26:702.38a.2 @edition:2026-01
  Scenario: Clone that enters as a copy of Glowering Rogon without a Beast card in its player's hand is 4/4
    Given Alice controls "Glowering Rogon" and has "Clone" and "Glasspool Mimic" in hand and can pay {3}{U}
    When Alice casts "Clone"
    And the stack resolves
    And Alice chooses "Glowering Rogon"
    Then "Clone" is 4/4
    And Bob doesn't know "Glasspool Mimic"

  @cr26:702.38a @cr26:702.38b
  Scenario: For amplify 1 of Twofold Bellower no card is revealed, and for its amplify 2 two Beast cards, which give it four counters
    Given Alice has "Twofold Bellower", "Blastoderm" and "Arc-Slogger" in hand and can pay {3}{G}
    When Alice plays "Twofold Bellower"
    And the stack resolves
    And Alice chooses nothing for "Twofold Bellower"
    Then Bob doesn't know "Blastoderm"
    And "Twofold Bellower" isn't in play
    When Alice chooses "Blastoderm" and "Arc-Slogger" for "Twofold Bellower"
    Then "Twofold Bellower" has 4 +1/+1 counters
    And "Twofold Bellower" is 5/5
    And Bob knows "Blastoderm" and "Arc-Slogger"

  @cr26:702.38a
  Scenario: Glowering Rogon reveals Twofold Bellower, a Beast card in hand, and not the one on the battlefield
    Given Alice controls "Twofold Bellower" as "there"
    And Alice has "Glowering Rogon" and "Twofold Bellower" as "held" in hand and can pay {5}{G}
    When Alice plays "Glowering Rogon"
    And the stack resolves
    Then Alice may not choose "there" for "Glowering Rogon"
    And Alice may choose "held" for "Glowering Rogon"
    When Alice chooses "held" for "Glowering Rogon"
    Then "Glowering Rogon" is 5/5
    And Bob knows "held"
    And "there" is 1/1
