Feature: Madness

  @cr26:702.35a
  Scenario: Fiery Temper is exiled as it is discarded, and cast for {R}
    Given Alice has "Keldon Raider" and "Fiery Temper" in hand and can pay {2}{R}{R}{R}
    When Alice plays "Keldon Raider"
    And the top of the stack resolves
    And the top of the stack resolves
    And Alice says yes to "Keldon Raider"
    Then "Fiery Temper" was discarded
    And "Fiery Temper" is exiled
    When the top of the stack resolves
    And while "Fiery Temper" resolves, Alice plays "Fiery Temper" targeting Bob
    Then {R} was spent on "Fiery Temper"
    When the stack resolves
    Then Bob is at 17 life

  @cr26:702.35a @cr26:702.35a.3.today @edition:2026-01
  Scenario: Fiery Temper that its owner doesn't cast is put from exile into the graveyard
    Given Alice has "Keldon Raider" and "Fiery Temper" in hand and can pay {2}{R}{R}{R}
    When Alice plays "Keldon Raider"
    And the top of the stack resolves
    And the top of the stack resolves
    And Alice says yes to "Keldon Raider"
    Then "Fiery Temper" is exiled
    When the top of the stack resolves
    And Alice says no to "Fiery Temper"
    Then "Fiery Temper" is in Alice's graveyard
    And Bob is at 20 life

  @cr26:702.35a
  Scenario: Fiery Temper cast with madness deals 3 damage and is put into the graveyard
    Given Alice has "Keldon Raider" and "Fiery Temper" in hand and can pay {2}{R}{R}{R}
    When Alice plays "Keldon Raider"
    And the top of the stack resolves
    And the top of the stack resolves
    And Alice says yes to "Keldon Raider"
    Then "Fiery Temper" was discarded
    And "Fiery Temper" is exiled
    When the top of the stack resolves
    And while "Fiery Temper" resolves, Alice plays "Fiery Temper" targeting Bob
    And the stack resolves
    Then Bob is at 17 life
    And "Fiery Temper" is in Alice's graveyard

  @cr26:702.35a.2
  Scenario: Until 2013, Fiery Temper may be put into the graveyard as it is discarded, and then isn't played
    Given Alice controls "Wild Mongrel"
    And Alice has "Fiery Temper" as "one" and "Fiery Temper" as "two" in hand
    When Alice activates "change" of "Wild Mongrel" discarding "one"
    Then Alice is asked for yes or no by "one"
    When Alice says no to "one"
    Then "one" is in Alice's graveyard
    And the ability "madness" of "one" has triggered never
    When the stack resolves
    And Alice chooses the color "red"
    Then "Wild Mongrel" is 3/3
    When Alice activates "change" of "Wild Mongrel" discarding "two"
    And Alice says yes to "two"
    Then "two" is removed from the game
    And the ability "madness" of "two" has triggered once

  @cr26:702.35a.2
  Scenario: Until 2013, Fiery Temper that Alice lets go to the graveyard as it is discarded can't be played from there, and another one can be played from hand
    Given Alice controls "Wild Mongrel"
    And Alice has "Fiery Temper" as "one" and "Fiery Temper" as "two" in hand and can pay {1}{R}{R}
    When Alice activates "change" of "Wild Mongrel" discarding "one"
    Then Alice is asked for yes or no by "one"
    When Alice says no to "one"
    Then "one" is in Alice's graveyard
    And Alice can't play "one" from graveyard targeting Bob by rule 112.6e
    And Alice can play "two" targeting Bob

  @cr26:702.35a.2.today
  Scenario: Today, Fiery Temper that is discarded is exiled, and nobody is asked
    Given Alice controls "Wild Mongrel"
    And Alice has "Fiery Temper" in hand and can pay {R}
    When Alice activates "change" of "Wild Mongrel" discarding "Fiery Temper"
    Then nobody is asked anything
    And "Fiery Temper" is exiled
    And the ability "madness" of "Fiery Temper" has triggered once

  @cr26:702.35a.3
  Scenario: Until 2005, Alice plays Fiery Temper after its madness ability has resolved, before she passes
    Given Alice controls "Wild Mongrel"
    And Alice has "Fiery Temper" in hand and can pay {R}
    When Alice activates "change" of "Wild Mongrel" discarding "Fiery Temper"
    And Alice says yes to "Fiery Temper"
    And the top of the stack resolves
    Then "Fiery Temper" is exiled
    And Alice has priority
    When Alice plays "Fiery Temper" from exile targeting Bob
    Then {R} was spent on "Fiery Temper"
    When the top of the stack resolves
    Then Bob is at 17 life
    And "Fiery Temper" is in Alice's graveyard

  @cr26:702.35a.3
  Scenario: Until 2005, Fiery Temper goes to the graveyard as Alice passes without playing it
    Given Alice controls "Wild Mongrel"
    And Alice has "Fiery Temper" in hand and can pay {R}
    When Alice activates "change" of "Wild Mongrel" discarding "Fiery Temper"
    And Alice says yes to "Fiery Temper"
    And the top of the stack resolves
    Then "Fiery Temper" is exiled
    When Alice passes
    Then the stack holds the second trigger of "Fiery Temper" and the ability of "Wild Mongrel"
    When the top of the stack resolves
    Then "Fiery Temper" is in Alice's graveyard
    And Bob is at 20 life

  @cr26:702.35a.3
  Scenario: Until 2005, Fiery Temper that Alice doesn't play before she passes is in the graveyard, and not in exile, at the end of the turn
    Given Alice controls "Wild Mongrel"
    And Alice has "Fiery Temper" in hand and can pay {R}
    When Alice activates "change" of "Wild Mongrel" discarding "Fiery Temper"
    And Alice says yes to "Fiery Temper"
    And the top of the stack resolves
    Then "Fiery Temper" is exiled
    When Alice passes
    And the stack resolves
    And Alice chooses the color "red"
    Then "Wild Mongrel" is 3/3
    When the game goes on to the end step
    Then "Fiery Temper" is in Alice's graveyard

  @cr26:702.35a.3.today @edition:2006-10 @edition:2009-07 @edition:2013-07
  Scenario: From 2006 to 2013, Fiery Temper is played as its madness ability resolves
    Given Alice controls "Wild Mongrel"
    And Alice has "Fiery Temper" in hand and can pay {R}
    When Alice activates "change" of "Wild Mongrel" discarding "Fiery Temper"
    And Alice says yes to "Fiery Temper"
    Then Alice was asked for yes or no once
    When the top of the stack resolves
    And while "Fiery Temper" resolves, Alice plays "Fiery Temper" targeting Bob
    Then {R} was spent on "Fiery Temper"
    And "Fiery Temper" is on the stack
    When the top of the stack resolves
    Then Bob is at 17 life

  @cr26:702.35a.3.today @edition:2006-10 @edition:2009-07 @edition:2013-07
  Scenario: From 2006 to 2013, Fiery Temper that isn't played as its madness ability resolves goes to the graveyard
    Given Alice controls "Wild Mongrel"
    And Alice has "Fiery Temper" in hand and can pay {R}
    When Alice activates "change" of "Wild Mongrel" discarding "Fiery Temper"
    And Alice says yes to "Fiery Temper"
    Then Alice was asked for yes or no once
    And "Fiery Temper" is removed from the game
    When the top of the stack resolves
    And Alice says no to "Fiery Temper"
    Then "Fiery Temper" is in Alice's graveyard
    And Bob is at 20 life

  @cr26:702.35a.3.today @edition:2026-01
  Scenario: Today, Fiery Temper is cast as its madness ability resolves
    Given Alice controls "Wild Mongrel"
    And Alice has "Fiery Temper" in hand and can pay {R}
    When Alice activates "change" of "Wild Mongrel" discarding "Fiery Temper"
    Then Alice was asked for yes or no never
    When the top of the stack resolves
    And while "Fiery Temper" resolves, Alice plays "Fiery Temper" targeting Bob
    Then {R} was spent on "Fiery Temper"
    And "Fiery Temper" is on the stack
    When the top of the stack resolves
    Then Bob is at 17 life

  @cr26:702.35a
  Scenario: Alice, who can't pay for Fiery Temper, isn't asked whether to cast it
    Given Alice controls "Wild Mongrel"
    And Alice has "Fiery Temper" in hand
    When Alice activates "change" of "Wild Mongrel" discarding "Fiery Temper"
    Then "Fiery Temper" is exiled
    When the top of the stack resolves
    Then nobody is asked anything
    And "Fiery Temper" is in Alice's graveyard

  @cr26:601.3.4 @edition:2026-01
  Scenario: Against Teferi, Time Raveler, Bob isn't asked whether he casts Fiery Temper by madness in his own main phase
    Given it is Bob's main phase
    And Alice controls "Teferi, Time Raveler"
    And Bob has "Mind Rot", "Fiery Temper" and "Glacial Ray" in hand and can pay {2}{B}{R}{1}{R}
    Then Bob can play "Glacial Ray" targeting Alice
    When Bob plays "Mind Rot" targeting Bob
    Then Bob can't play "Glacial Ray" targeting Alice because of "wait" of "Teferi, Time Raveler"
    When the stack resolves
    Then it happened once that "Fiery Temper" was exiled
    And "Fiery Temper" is in Bob's graveyard
    And "Glacial Ray" is in Bob's graveyard
    And Alice is at 20 life

  @cr26:601.3.4 @edition:2009-07 @edition:2013-07
  Scenario: Until 2013, against Teferi, Time Raveler, Bob, who exiles Fiery Temper by madness in his own main phase, isn't asked whether he casts it
    Given it is Bob's main phase
    And Alice controls "Teferi, Time Raveler"
    And Bob has "Mind Rot", "Fiery Temper" and "Glacial Ray" in hand and can pay {2}{B}{R}{1}{R}
    Then Bob can play "Glacial Ray" targeting Alice
    When Bob plays "Mind Rot" targeting Bob
    Then Bob can't play "Glacial Ray" targeting Alice because of "wait" of "Teferi, Time Raveler"
    When the stack resolves
    Then Bob is asked for yes or no by "Fiery Temper"
    When Bob says yes to "Fiery Temper"
    Then it happened once that "Fiery Temper" was exiled
    And Bob was asked for yes or no by "Fiery Temper" once
    And "Fiery Temper" is in Bob's graveyard
    And "Glacial Ray" is in Bob's graveyard
    And Alice is at 20 life

  @cr26:702.35a
  Scenario: Bob casts Fiery Temper, which he discards in his own main phase, by madness while the ability resolves
    Given it is Bob's main phase
    And Bob has "Mind Rot", "Fiery Temper" and "Island" in hand and can pay {2}{B}{R}
    When Bob plays "Mind Rot" targeting Bob
    And the stack resolves
    And Bob says yes
    And Bob targets Alice
    Then Alice is at 17 life

  @cr26:702.35a @edition:2026-01
  Scenario: With Rest in Peace, the owner of Fiery Temper may apply madness to the discard and cast the card
    Given Alice controls "Wild Mongrel" and has "Fiery Temper" in hand and can pay {R}
    And Bob controls "Rest in Peace"
    When Alice activates "Wild Mongrel" discarding "Fiery Temper"
    And Alice applies "Fiery Temper" first
    And the top of the stack resolves
    And while "Fiery Temper" resolves, Alice plays "Fiery Temper" targeting Bob
    Then {R} was spent on "Fiery Temper"
    When the stack resolves
    And Alice chooses the color "red"
    Then Bob is at 17 life
    And "Wild Mongrel" is 3/3
    And "Fiery Temper" is exiled

  @cr26:702.35a.4 @edition:2026-01
  Scenario: Arrogant Wurm, a creature card, is cast by madness in Bob's main phase, for {1} more under Sphere of Resistance
    Given it is Bob's main phase
    And Bob controls "Sphere of Resistance" and has "Mind Rot" in hand and can pay {3}{B}
    And Alice controls "Grizzly Bears" and has "Arrogant Wurm" and "Giant Growth" in hand and can pay {3}{G}
    Then Alice can't play "Arrogant Wurm" by rule 117.1a
    And Alice can play "Giant Growth" targeting "Grizzly Bears"
    When Bob plays "Mind Rot" targeting Alice
    And the top of the stack resolves
    Then "Giant Growth" is in Alice's graveyard
    And "Arrogant Wurm" is exiled
    When the top of the stack resolves
    Then Alice may choose yes for "Arrogant Wurm"
    When while "Arrogant Wurm" resolves, Alice plays "Arrogant Wurm"
    Then the total cost of "Arrogant Wurm" is {3}{G}
    When the stack resolves
    Then "Arrogant Wurm" is in play under Alice's control
    And "Arrogant Wurm" is 4/4
    And "Arrogant Wurm" has "trample"
    And it is Bob's main phase

  @cr26:702.35b @edition:2026-01
  Scenario: With Sphere of Resistance, Fiery Temper that is cast for its madness cost {R} costs {1}{R}
    Given Alice controls "Sphere of Resistance" and "Wild Mongrel"
    And Alice has "Fiery Temper" in hand and can pay {1}{R}
    When Alice activates "change" of "Wild Mongrel" discarding "Fiery Temper"
    Then "Fiery Temper" is exiled
    When the top of the stack resolves
    And while "Fiery Temper" resolves, Alice plays "Fiery Temper" targeting Bob
    Then the total cost of "Fiery Temper" is {1}{R}
    And {1}{R} was spent on "Fiery Temper"
    When the top of the stack resolves
    Then Bob is at 17 life

  @cr26:702.35b @edition:2026-01
  Scenario: Fiery Temper that is cast by madness costs {R}, and Alice may not choose the cost of Fist of Suns, for which she can cast Hill Giant
    Given Alice controls "Fist of Suns" and "Wild Mongrel"
    And Alice has "Fiery Temper" and "Hill Giant" in hand and can pay {W}{U}{B}{R}{G}
    Then Alice can play "Hill Giant" instead of its mana cost by "suns"
    When Alice activates "change" of "Wild Mongrel" discarding "Fiery Temper"
    And the top of the stack resolves
    And while "Fiery Temper" resolves, Alice plays "Fiery Temper" targeting Bob
    Then the total cost of "Fiery Temper" is {R}
    And {R} was spent on "Fiery Temper"
    And Alice was asked for a mode never
    When the top of the stack resolves
    Then Bob is at 17 life

  @cr26:702.35b @edition:2006-10 @edition:2009-07 @edition:2013-07
  Scenario: Until 2013, with Sphere of Resistance, Fiery Temper that its player chooses to exile and casts for its madness cost {R} costs {1}{R}
    Given Alice controls "Sphere of Resistance" and "Wild Mongrel"
    And Alice has "Fiery Temper" in hand and can pay {1}{R}
    When Alice activates "change" of "Wild Mongrel" discarding "Fiery Temper"
    Then Alice is asked for yes or no by "Fiery Temper"
    When Alice says yes to "Fiery Temper"
    Then "Fiery Temper" is exiled
    When the top of the stack resolves
    And while "Fiery Temper" resolves, Alice plays "Fiery Temper" targeting Bob
    Then the total cost of "Fiery Temper" is {1}{R}
    And {1}{R} was spent on "Fiery Temper"
    When the top of the stack resolves
    Then Bob is at 17 life

  @cr26:702.35a
  Scenario: Fiery Temper that Rest in Peace exiles as it is discarded isn't exiled by madness, so it can't be cast, and another one can
    Given Alice controls "Wild Mongrel" and has "Fiery Temper" as "one" and "Fiery Temper" as "two" in hand and can pay {R}
    And Bob controls "Rest in Peace"
    When Alice activates "Wild Mongrel" discarding "one"
    And Alice applies "Rest in Peace" first
    Then "one" is exiled
    And "one" has triggered never
    When the stack resolves
    And Alice chooses the color "red"
    And Alice activates "Wild Mongrel" discarding "two"
    And Alice applies "two" first
    Then "two" has triggered once
    When the top of the stack resolves
    And while "two" resolves, Alice plays "two" targeting Bob
    And the stack resolves
    And Alice chooses the color "red"
    Then Bob is at 17 life
    And "one" is exiled
    And "Wild Mongrel" is 4/4

  @cr26:702.35a
  Scenario: Alice discards Fiery Temper in her cleanup step to have seven cards, and casts it there by madness
    Given it is Alice's end step
    And Alice has 7 "Plains" as "dune" and "Fiery Temper" in hand
    And Alice can pay {R}
    When the game goes on to Alice's cleanup step
    And Alice chooses "Fiery Temper"
    Then "Fiery Temper" is exiled
    When the top of the stack resolves
    And while "Fiery Temper" resolves, Alice plays "Fiery Temper" targeting Bob
    Then {R} was spent on "Fiery Temper"
    When the stack resolves
    Then Bob is at 17 life
    And Alice has 7 cards in hand

  @cr26:702.35b.2 @edition:2026-01
  Scenario: Of two Raving Kavus that are cast for their madness cost {R}, one that is kicked costs {2}{R} and enters with a +1/+1 counter
    Given Alice controls "Wild Mongrel"
    And Alice has "Raving Kavu" as "plain" and "Raving Kavu" as "kicked" in hand and can pay {R}{R}{2}
    When Alice activates "change" of "Wild Mongrel" discarding "plain"
    And the top of the stack resolves
    And while "plain" resolves, Alice plays "plain"
    Then the total cost of "plain" is {R}
    When the stack resolves
    And Alice chooses the color "red"
    And Alice activates "change" of "Wild Mongrel" discarding "kicked"
    And the top of the stack resolves
    And while "kicked" resolves, Alice plays "kicked" kicked
    Then the total cost of "kicked" is {2}{R}
    When the top of the stack resolves
    Then "kicked" is 4/3
    And "plain" is 3/2

  @cr26:702.35b.2
  Scenario: Of two Raving Kavus that Alice casts from her hand, the kicked one costs {5}{R} and enters with a +1/+1 counter, and the other one costs {3}{R}
    Given Alice has "Raving Kavu" as "plain" and "Raving Kavu" as "kicked" in hand
    And Alice can pay {3}{3}{2}{R}{R}
    When Alice plays "kicked" kicked
    Then the total cost of "kicked" is {5}{R}
    When the stack resolves
    And Alice plays "plain"
    Then the total cost of "plain" is {3}{R}
    When the stack resolves
    Then "kicked" is 4/3
    And "plain" is 3/2

  @cr26:702.35b @edition:2004-10 @edition:2005-02
  Scenario: Until 2005, with Sphere of Resistance, Fiery Temper that Alice casts from exile for its madness cost {R} before she passes costs {1}{R}
    Given Alice controls "Sphere of Resistance" and "Wild Mongrel"
    And Alice has "Fiery Temper" in hand and can pay {1}{R}
    When Alice activates "change" of "Wild Mongrel" discarding "Fiery Temper"
    And Alice says yes to "Fiery Temper"
    And the top of the stack resolves
    Then "Fiery Temper" is exiled
    When Alice plays "Fiery Temper" from exile targeting Bob
    Then the total cost of "Fiery Temper" is {1}{R}
    And {1}{R} was spent on "Fiery Temper"
    When the top of the stack resolves
    Then Bob is at 17 life
    And "Fiery Temper" is in Alice's graveyard

  @cr26:702.35b.2 @edition:2006-10 @edition:2009-07 @edition:2013-07
  Scenario: Until 2013, of two Raving Kavus that Alice chooses to exile and casts for their madness cost {R}, the kicked one costs {2}{R} and enters with a +1/+1 counter
    Given Alice controls "Wild Mongrel"
    And Alice has "Raving Kavu" as "plain" and "Raving Kavu" as "kicked" in hand and can pay {R}{R}{2}
    When Alice activates "change" of "Wild Mongrel" discarding "plain"
    Then Alice is asked for yes or no by "plain"
    When Alice says yes to "plain"
    And the top of the stack resolves
    And while "plain" resolves, Alice plays "plain"
    Then the total cost of "plain" is {R}
    When the stack resolves
    And Alice chooses the color "red"
    And Alice activates "change" of "Wild Mongrel" discarding "kicked"
    And Alice says yes to "kicked"
    And the top of the stack resolves
    And while "kicked" resolves, Alice plays "kicked" kicked
    Then the total cost of "kicked" is {2}{R}
    When the top of the stack resolves
    Then "kicked" is 4/3
    And "plain" is 3/2

  @cr26:702.35b.2 @edition:2004-10 @edition:2005-02
  Scenario: Until 2005, Raving Kavu that Alice casts kicked from exile for its madness cost before she passes costs {2}{R} and enters with a +1/+1 counter
    Given Alice controls "Wild Mongrel"
    And Alice has "Raving Kavu" in hand and can pay {R}{2}
    When Alice activates "change" of "Wild Mongrel" discarding "Raving Kavu"
    And Alice says yes to "Raving Kavu"
    And the top of the stack resolves
    Then "Raving Kavu" is exiled
    When Alice plays "Raving Kavu" from exile kicked
    Then the total cost of "Raving Kavu" is {2}{R}
    When the top of the stack resolves
    Then "Raving Kavu" is 4/3
    And "Raving Kavu" has 1 +1/+1 counter

  @cr26:702.35a.4 @edition:2006-10 @edition:2009-07 @edition:2013-07
  Scenario: Until 2013, Arrogant Wurm, a creature card that Alice chooses to exile, is cast by madness in Bob's main phase
    Given it is Bob's main phase
    And Bob has "Mind Rot" in hand and can pay {2}{B}
    And Alice has "Arrogant Wurm" and "Giant Growth" in hand and can pay {2}{G}
    When Bob plays "Mind Rot" targeting Alice
    And the top of the stack resolves
    Then Alice is asked for yes or no by "Arrogant Wurm"
    When Alice says yes to "Arrogant Wurm"
    Then "Arrogant Wurm" is exiled
    And "Giant Growth" is in Alice's graveyard
    When the top of the stack resolves
    Then Alice may choose yes for "Arrogant Wurm"
    When while "Arrogant Wurm" resolves, Alice plays "Arrogant Wurm"
    Then the total cost of "Arrogant Wurm" is {2}{G}
    When the stack resolves
    Then "Arrogant Wurm" is in play under Alice's control
    And "Arrogant Wurm" is 4/4
    And it is Bob's main phase

  @cr26:702.35b @edition:2006-10 @edition:2009-07 @edition:2013-07
  Scenario: Until 2013, Fiery Temper that Alice chooses to exile and casts by madness costs {R}, and she may not choose the cost of Fist of Suns, for which she can cast Hill Giant
    Given Alice controls "Fist of Suns" and "Wild Mongrel"
    And Alice has "Fiery Temper" and "Hill Giant" in hand and can pay {W}{U}{B}{R}{G}
    Then Alice can play "Hill Giant" instead of its mana cost by "suns"
    When Alice activates "change" of "Wild Mongrel" discarding "Fiery Temper"
    Then Alice is asked for yes or no by "Fiery Temper"
    When Alice says yes to "Fiery Temper"
    And the top of the stack resolves
    And while "Fiery Temper" resolves, Alice plays "Fiery Temper" targeting Bob
    Then the total cost of "Fiery Temper" is {R}
    And {R} was spent on "Fiery Temper"
    And Alice was asked for a mode never
    When the top of the stack resolves
    Then Bob is at 17 life

  @cr26:702.35b @edition:2004-10 @edition:2005-02
  Scenario: Until 2005, Alice casts Fiery Temper from exile by madness for {R} before she passes, and can't choose the cost of Fist of Suns, for which she can cast Hill Giant
    Given Alice controls "Fist of Suns" and "Wild Mongrel"
    And Alice has "Fiery Temper" and "Hill Giant" in hand and can pay {W}{U}{B}{R}{G}
    Then Alice can play "Hill Giant" instead of its mana cost by "suns"
    When Alice activates "change" of "Wild Mongrel" discarding "Fiery Temper"
    And Alice says yes to "Fiery Temper"
    And the top of the stack resolves
    Then "Fiery Temper" is exiled
    And Alice can't play "Fiery Temper" from exile instead of its mana cost by "suns" targeting Bob
    When Alice plays "Fiery Temper" from exile targeting Bob
    Then the total cost of "Fiery Temper" is {R}
    And {R} was spent on "Fiery Temper"
    When the top of the stack resolves
    Then Bob is at 17 life
