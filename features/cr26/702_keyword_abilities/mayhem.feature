Feature: Mayhem

  @cr26:702.187b @cr26:702.187a
  Scenario: Reckless Prankster is cast from the graveyard for its mayhem cost in the turn in which it was discarded
    Given Alice has "Raven's Crime" and "Reckless Prankster" in hand and can pay {B}{1}{R}
    And Alice has "Reckless Prankster" as "old" in graveyard
    When Alice plays "Raven's Crime" targeting Alice
    And the stack resolves
    Then "Reckless Prankster" is in Alice's graveyard
    And Alice can't play "old" from graveyard by rule 601.3
    And Alice can play "Reckless Prankster" from graveyard
    When Alice plays "Reckless Prankster" from graveyard
    Then {1}{R} was spent on "Reckless Prankster"
    When the stack resolves
    Then "Reckless Prankster" is 4/2

  @cr26:702.187b
  Scenario: Reckless Prankster can't be cast from the graveyard in a later turn
    Given Alice has "Raven's Crime" and "Reckless Prankster" in hand and can pay {B}{1}{R}
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice plays "Raven's Crime" targeting Alice
    And the stack resolves
    Then Alice can play "Reckless Prankster" from graveyard
    When the game goes on to Alice's next main phase
    Then Alice can't play "Reckless Prankster" from graveyard by rule 601.3
    And "Reckless Prankster" is in Alice's graveyard

  @cr26:702.187b
  Scenario: Sphere of Resistance makes Reckless Prankster cost {2}{R} by mayhem
    Given Alice has "Raven's Crime" and "Reckless Prankster" in hand and can pay {1}{B}{2}{R}
    And Bob controls "Sphere of Resistance"
    When Alice plays "Raven's Crime" targeting Alice
    And the stack resolves
    Then Alice can play "Reckless Prankster" from graveyard
    When Alice plays "Reckless Prankster" from graveyard
    Then the total cost of "Reckless Prankster" is {2}{R}
    When the stack resolves
    Then "Reckless Prankster" is 4/2

  @cr26:702.187b
  Scenario: Reckless Prankster that was cast by mayhem and destroyed in the same turn can't be cast from the graveyard again
    Given Alice has "Raven's Crime" and "Reckless Prankster" in hand and can pay {B}{1}{R}{1}{R}
    And Bob has "Terror" in hand and can pay {1}{B}
    When Alice plays "Raven's Crime" targeting Alice
    And the stack resolves
    Then Alice can play "Reckless Prankster" from graveyard
    When Alice plays "Reckless Prankster" from graveyard
    And the stack resolves
    And Bob plays "Terror" targeting "Reckless Prankster"
    And the stack resolves
    Then "Reckless Prankster" is in Alice's graveyard
    And Alice can't play "Reckless Prankster" from graveyard by rule 601.3

  @cr26:702.187a
  Scenario: Reckless Prankster that was discarded and returned to hand can't be cast for its mayhem cost, and one that is still in the graveyard can
    Given Alice has "Mind Rot", "Raise Dead", "Reckless Prankster" as "one" and "Reckless Prankster" as "two" in hand and can pay {2}{B}{B}{1}{R}
    When Alice plays "Mind Rot" targeting Alice
    And the stack resolves
    And Alice chooses "one" and "two"
    And Alice plays "Raise Dead" targeting "one"
    And the stack resolves
    Then "one" is in Alice's hand
    And Alice can't play "one" from hand by rule 118.3
    And Alice can play "two" from graveyard
    When Alice plays "two" from graveyard
    And the stack resolves
    Then "two" is 4/2

  @cr26:702.187a
  Scenario: Reckless Prankster that was discarded and exiled from the graveyard can't be cast from exile, and one that is still in the graveyard can
    Given Alice has "Mind Rot", "Reckless Prankster" as "one" and "Reckless Prankster" as "two" in hand and can pay {2}{B}{1}{R}
    And Bob has "Cremate" in hand and can pay {B}
    When Alice plays "Mind Rot" targeting Alice
    And the stack resolves
    And Bob plays "Cremate" targeting "one"
    And the stack resolves
    Then "one" is exiled
    And Alice can't play "one" from exile by rule 601.3
    And Alice can play "two" from graveyard
    When Alice plays "two" from graveyard
    And the stack resolves
    Then "two" is 4/2

  @cr26:702.187c
  Scenario: Smouldering Ditch with mayhem without a cost is played from the graveyard in the turn in which it was discarded, and not in a later turn
    Given Alice has "Raven's Crime" as "one", "Raven's Crime" as "two", "Smouldering Ditch" as "now" and "Smouldering Ditch" as "later" in hand and can pay {B}{B}
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice plays "one" targeting Alice
    And the stack resolves
    And Alice chooses "now"
    And Alice plays the land "now" from graveyard
    Then "now" is in play
    When Alice plays "two" targeting Alice
    And the stack resolves
    Then "later" is in Alice's graveyard
    When the game goes on to Alice's next main phase
    Then Alice can't play the land "later" from graveyard by rule 305.1
    And Alice can play the land "page 1"

  @cr26:702.187c
  Scenario: Smouldering Ditch is played from the graveyard in the turn in which it was discarded, which is the land of the turn
    Given Alice has "Raven's Crime", "Mind Rot", "Smouldering Ditch" and "Forest" in hand and can pay {B}{2}{B}
    And Bob has "Smouldering Ditch" as "his" in hand
    And Alice controls "Smouldering Ditch" as "razed"
    And Bob controls "Strip Mine"
    When Alice plays "Mind Rot" targeting Bob
    And the stack resolves
    Then "his" is in Bob's graveyard
    When Bob activates "strip" of "Strip Mine" targeting "razed"
    And the stack resolves
    And Alice plays "Raven's Crime" targeting Alice
    And the stack resolves
    And Alice chooses "Smouldering Ditch"
    Then "Smouldering Ditch" is in Alice's graveyard
    And "razed" is in Alice's graveyard
    And Alice can't play the land "razed" from graveyard by rule 305.1
    And Alice can't play the land "his" from graveyard by rule 305.1
    And Alice can play the land "Forest"
    When Alice plays the land "Smouldering Ditch" from graveyard
    Then "Smouldering Ditch" is in play under Alice's control
    And Alice can't play the land "Forest" by rule 305.2

  @cr26:702.187c
  Scenario: Smouldering Ditch is played from the graveyard by the player who discarded it in this turn
    Given Alice has "Raven's Crime" and "Smouldering Ditch" in hand and can pay {B}
    When Alice plays "Raven's Crime" targeting Alice
    And the stack resolves
    Then "Smouldering Ditch" was discarded
    When Alice plays the land "Smouldering Ditch" from graveyard
    Then "Smouldering Ditch" is in play under Alice's control
    And "Smouldering Ditch" is untapped

  @cr26:702.187b.2
  Scenario: Reckless Prankster that Harness Infinity put into the graveyard can't be cast from there, and the one that Alice discarded can be cast
    Given Alice has "Harness Infinity" and "Reckless Prankster" as "swapped" in hand
    And Alice has "Raven's Crime" and "Reckless Prankster" as "discarded" in graveyard
    And Alice can pay {1}{B}{B}{B}{G}{G}{G}{B}{1}{R}
    When Alice plays "Harness Infinity"
    And the stack resolves
    Then "swapped" is in Alice's graveyard
    When Alice plays "Raven's Crime" targeting Alice
    And the stack resolves
    Then Alice can play "discarded" from graveyard
    And Alice can't play "swapped" from graveyard by rule 601.3
    When Alice plays "discarded" from graveyard
    And the stack resolves
    Then "discarded" is 4/2

  @cr26:702.187c.2
  Scenario: Cinder Mongrel with mayhem without a cost is cast from the graveyard for its mana cost in the turn in which it was discarded
    Given Alice has "Raven's Crime" and "Cinder Mongrel" in hand and can pay {B}{1}{R}
    And Alice has "Cinder Mongrel" as "old" in graveyard
    When Alice plays "Raven's Crime" targeting Alice
    And the stack resolves
    Then Alice can't play "old" from graveyard by rule 601.3
    And Alice can play "Cinder Mongrel" from graveyard
    When Alice plays "Cinder Mongrel" from graveyard
    Then the total cost of "Cinder Mongrel" is {1}{R}
    When the stack resolves
    Then "Cinder Mongrel" is 2/1

  @cr26:702.187c.2
  Scenario: Cinder Mongrel with mayhem without a cost can't be cast from the graveyard in a later turn than that in which it was discarded
    Given Alice has "Raven's Crime" and "Cinder Mongrel" in hand and can pay {B}{1}{R}
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice plays "Raven's Crime" targeting Alice
    And the stack resolves
    Then Alice can play "Cinder Mongrel" from graveyard
    When the game goes on to Alice's next main phase
    Then Alice can't play "Cinder Mongrel" from graveyard by rule 601.3
    And "Cinder Mongrel" is in Alice's graveyard

  @cr26:702.187b
  Scenario: Reckless Prankster that was discarded can't be cast for the alternative cost of Fist of Suns, and is cast for its mayhem cost
    Given Alice controls "Fist of Suns"
    And Alice has "Raven's Crime" and "Reckless Prankster" in hand and can pay {B}{W}{U}{B}{R}{G}
    When Alice plays "Raven's Crime" targeting Alice
    And the stack resolves
    Then Alice can't play "Reckless Prankster" from graveyard instead of its mana cost by "suns" by rule 118.9
    And Alice can play "Reckless Prankster" from graveyard
    When Alice plays "Reckless Prankster" from graveyard
    Then the total cost of "Reckless Prankster" is {1}{R}
    When the stack resolves
    Then "Reckless Prankster" is 4/2

  @cr26:702.187b
  Scenario: Alice can't cast the Reckless Prankster that Bob discarded from his graveyard, and can cast the one that she discarded from hers
    Given Alice has "Raven's Crime" as "one", "Raven's Crime" as "two" and "Reckless Prankster" as "hers" in hand
    And Alice can pay {B}{B}{1}{R}
    And Bob has "Reckless Prankster" as "his" in hand
    When Alice plays "one" targeting Bob
    And the stack resolves
    And Alice plays "two" targeting Alice
    And the stack resolves
    And Alice chooses "hers"
    Then "his" is in Bob's graveyard
    And Alice can't play "his" from graveyard by rule 601.3
    And Alice can play "hers" from graveyard
    When Alice plays "hers" from graveyard
    Then the total cost of "hers" is {1}{R}
    When the stack resolves
    Then "hers" is 4/2
