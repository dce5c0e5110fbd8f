Feature: Counter

  @cr26:701.6a @cr26:113.9
  Scenario: Stifle counters a triggered ability and can't target a spell
    Given Alice controls "Soul Warden"
    And Alice has "Grizzly Bears" in hand and can pay {1}{G}
    And Alice has "Stifle" in hand and can pay {U}
    When Alice plays "Grizzly Bears"
    Then Alice can't target "Grizzly Bears" with "Stifle"
    When the top of the stack resolves
    Then Alice can target only the ability of "Soul Warden" with "Stifle"
    When Alice plays "Stifle" targeting the ability of "Soul Warden"
    And the stack resolves
    Then the ability of "Soul Warden" was countered
    And Alice is at 20 life

  @cr26:701.6a @cr26:113.3b.2
  Scenario: Stifle counters an activated ability, and the creature that was tapped for its cost stays tapped
    Given Alice has "Stifle" in hand and can pay {U}
    And Bob controls "Frostwielder"
    When Bob activates "Frostwielder" targeting Alice
    And Alice plays "Stifle" targeting the ability of "Frostwielder"
    And the top of the stack resolves
    Then the ability of "Frostwielder" was countered
    And the stack is empty
    And Alice is at 20 life
    And "Frostwielder" is tapped

  @cr26:701.6a.2
  Scenario: Accumulated Knowledge that Counterspell counters draws no card, and is in Alice's graveyard
    Given Alice has "Accumulated Knowledge" in hand and can pay {1}{U}
    And Alice has 3 "Island" as "page" as library
    And Bob has "Counterspell" in hand and can pay {U}{U}
    When Alice plays "Accumulated Knowledge"
    And Bob in response plays "Counterspell" targeting "Accumulated Knowledge"
    And the stack resolves
    Then "Accumulated Knowledge" was countered
    And "Accumulated Knowledge" is in Alice's graveyard
    And Alice has drawn no cards
    And Alice has 3 cards in library

  @cr26:701.6b
  Scenario: A player whose Fling is countered gets neither the card nor the sacrificed creature nor the mana back
    Given Alice controls "Hill Giant" and has "Fling" in hand and can pay {1}{R}
    And Bob has "Counterspell" in hand and can pay {U}{U}
    When Alice plays "Fling" sacrificing "Hill Giant" targeting Bob
    And Bob in response plays "Counterspell" targeting "Fling"
    And the stack resolves
    Then "Fling" was countered
    And Alice's graveyard holds "Fling" and "Hill Giant"
    And Alice's hand is empty
    And Alice has no mana in the mana pool
    And Bob is at 20 life

  @cr26:701.6a.2
  Scenario: A creature spell that Alice cast with Bob's card and that Counterspell counters goes to Bob's graveyard
    Given Alice controls "Ghoul's Ledger" and can pay {3}{R}
    And Bob has "Hill Giant" in graveyard
    And Bob has "Counterspell" in hand and can pay {U}{U}
    When Alice plays "Hill Giant" from graveyard
    And Bob in response plays "Counterspell" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" was countered
    And "Hill Giant" is in Bob's graveyard
    And Alice controls no "creature" permanents

  @cr26:701.6b.2
  Scenario: A player whose activated abilities are countered gets back neither the sacrificed creature nor the mana
    Given Alice controls "Mogg Fanatic" and "Drudge Skeletons" and can pay {B}
    And Bob has "Stifle" as "one" and "Stifle" as "two" in hand and can pay {U}{U}
    When Alice activates "Mogg Fanatic" targeting Bob
    And Bob in response plays "one" targeting the ability of "Mogg Fanatic"
    And the stack resolves
    Then the ability of "Mogg Fanatic" was countered
    And "Mogg Fanatic" is in Alice's graveyard
    And Bob is at 20 life
    And Alice can activate "Drudge Skeletons"
    When Alice activates "Drudge Skeletons"
    And Bob in response plays "two" targeting the ability of "Drudge Skeletons"
    And the stack resolves
    Then the ability of "Drudge Skeletons" was countered
    And Alice can't activate "Drudge Skeletons" by rule 118.3
