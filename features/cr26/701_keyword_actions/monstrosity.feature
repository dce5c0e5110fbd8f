Feature: Monstrosity

  @cr26:701.37a
  Scenario: A monstrous creature gets no more counters from monstrosity
    Given Alice controls "Fleecemane Lion" and can pay {3}{G}{W}{3}{G}{W}
    When Alice activates "monstrosity" of "Fleecemane Lion"
    And the stack resolves
    And Alice activates "monstrosity" of "Fleecemane Lion"
    And the stack resolves
    Then "Fleecemane Lion" is 4/4
    And "Fleecemane Lion" has "indestructible"

  @cr26:701.37a @cr26:701.37b
  Scenario: Fleecemane Lion gains hexproof and a counter when it becomes monstrous
    Given Alice controls "Fleecemane Lion" and can pay {3}{G}{W}
    And Bob has "Terror" in hand and can pay {1}{B}
    Then Bob can play "Terror" targeting "Fleecemane Lion"
    When Alice activates "monstrosity" of "Fleecemane Lion"
    And the stack resolves
    Then "Fleecemane Lion" has "hexproof"
    And "Fleecemane Lion" is 4/4
    And Bob can't target "Fleecemane Lion" with "Terror"

  @cr26:701.37a
  Scenario: An ability of Arbor Colossus triggers when Arbor Colossus becomes monstrous
    Given Alice controls "Arbor Colossus" and can pay {3}{G}{G}{G}
    And Bob controls "Sky Skiff", "Cloudfin Raptor" and "Pestilent Syphoner"
    When Alice activates "monstrosity" of "Arbor Colossus"
    And the top of the stack resolves
    And Alice targets "Cloudfin Raptor"
    And the stack resolves
    Then "Arbor Colossus" is 9/9
    And "Cloudfin Raptor" is in Bob's graveyard

  @cr26:701.37a
  Scenario: Fleecemane Lion with a +1/+1 counter becomes monstrous, and stays monstrous when it has lost its counters
    Given Alice controls "Fleecemane Lion" with 1 +1/+1 counter and can pay {3}{G}{W}{3}{G}{W}
    And Alice has "Aether Snap" in hand and can pay {3}{B}{B}
    When Alice activates "monstrosity" of "Fleecemane Lion"
    And the stack resolves
    Then "Fleecemane Lion" has 2 +1/+1 counters
    And "Fleecemane Lion" has "hexproof"
    When Alice plays "Aether Snap"
    And the stack resolves
    Then "Fleecemane Lion" has no +1/+1 counters
    When Alice activates "monstrosity" of "Fleecemane Lion"
    And the stack resolves
    Then "Fleecemane Lion" has no +1/+1 counters
    And "Fleecemane Lion" has "hexproof"

  @cr26:701.37b
  Scenario: Fleecemane Lion is still monstrous on later turns
    Given Alice controls "Fleecemane Lion" and can pay {3}{G}{W}
    When Alice activates "monstrosity" of "Fleecemane Lion"
    And the stack resolves
    Then "Fleecemane Lion" is 4/4
    And "Fleecemane Lion" has "hexproof"
    When the game goes on to Bob's end step
    Then "Fleecemane Lion" has "hexproof"
    When the game goes on to Alice's next main phase
    Then "Fleecemane Lion" has "hexproof"

  @cr26:701.37b
  Scenario: Clone that copies a monstrous Fleecemane Lion has neither hexproof nor the counter
    Given Alice controls "Fleecemane Lion" and has "Clone" in hand and can pay {3}{G}{W}{3}{U}
    When Alice activates "monstrosity" of "Fleecemane Lion"
    And the stack resolves
    And Alice plays "Clone"
    And the stack resolves
    And Alice chooses "Fleecemane Lion"
    Then "Clone" is 3/3
    And "Clone" doesn't have "hexproof"
    And "Fleecemane Lion" has "hexproof"

  @cr26:701.37b.2
  Scenario: Monstrous Fleecemane Lion that loses all abilities until end of turn is still monstrous afterwards
    Given Alice controls "Fleecemane Lion" and has "Turn to Frog" in hand and can pay {3}{G}{W}{1}{U}
    When Alice activates "monstrosity" of "Fleecemane Lion"
    And the stack resolves
    And Alice plays "Turn to Frog" targeting "Fleecemane Lion"
    And the stack resolves
    Then "Fleecemane Lion" is 2/2
    And "Fleecemane Lion" doesn't have "hexproof"
    When the turn ends
    Then "Fleecemane Lion" is 4/4
    And "Fleecemane Lion" has "hexproof"

  @cr26:701.37b.2
  Scenario: Fleecemane Lion gets no second counter from a monstrosity that resolves while it is monstrous and has lost all abilities
    Given Alice controls "Fleecemane Lion" and has "Turn to Frog" in hand and can pay {3}{G}{W}{3}{G}{W}{1}{U}
    When Alice activates "monstrosity" of "Fleecemane Lion"
    And the stack resolves
    And Alice activates "monstrosity" of "Fleecemane Lion"
    And Alice plays "Turn to Frog" targeting "Fleecemane Lion"
    And the stack resolves
    Then "Fleecemane Lion" doesn't have "hexproof"
    And "Fleecemane Lion" has 1 +1/+1 counter
    And "Fleecemane Lion" is 2/2

  @cr26:701.37b.3 @cr26:701.37b
  Scenario: Fleecemane Lion that left the battlefield and was cast again isn't monstrous and can become monstrous again
    Given Alice controls "Fleecemane Lion" and can pay {3}{G}{W}{3}{G}{W}{G}{W}
    And Alice has "Boomerang" in hand and can pay {U}{U}
    When Alice activates "monstrosity" of "Fleecemane Lion"
    And the stack resolves
    Then "Fleecemane Lion" has "hexproof"
    When Alice plays "Boomerang" targeting "Fleecemane Lion"
    And the stack resolves
    And Alice plays "Fleecemane Lion"
    And the stack resolves
    Then "Fleecemane Lion" is 3/3
    And "Fleecemane Lion" doesn't have "hexproof"
    When Alice activates "monstrosity" of "Fleecemane Lion"
    And the stack resolves
    Then "Fleecemane Lion" is 4/4
    And "Fleecemane Lion" has "hexproof"

  @cr26:701.37b.3
  Scenario: Fleecemane Lion that left the battlefield before its ability resolved doesn't become monstrous
    Given Alice controls "Fleecemane Lion" and can pay {3}{G}{W}{G}{W}
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice activates "monstrosity" of "Fleecemane Lion"
    And Bob plays "Boomerang" targeting "Fleecemane Lion"
    And the stack resolves
    Then "Fleecemane Lion" is in Alice's hand
    When Alice plays "Fleecemane Lion"
    And the stack resolves
    Then "Fleecemane Lion" is 3/3
    And "Fleecemane Lion" doesn't have "hexproof"
    And "Fleecemane Lion" has no +1/+1 counters

  @cr26:701.37c
  Scenario: X of Hydra Broodmaster's second ability is the X with which it became monstrous, not the number of its counters
    Given Alice controls "Hydra Broodmaster" with 1 +1/+1 counter and can pay {2}{2}{G}
    When Alice activates "monstrosity" of "Hydra Broodmaster" with X = 2
    And the stack resolves
    Then "Hydra Broodmaster" has 3 +1/+1 counters
    And Alice controls 2 "token" permanents
    And the first "Hydra" token is 2/2

  @cr26:701.37c
  Scenario: Without other counters, X of Hydra Broodmaster's second ability is also the number of its counters
    Given Alice controls "Hydra Broodmaster" and can pay {2}{2}{G}
    When Alice activates "monstrosity" of "Hydra Broodmaster" with X = 2
    And the stack resolves
    Then "Hydra Broodmaster" has 2 +1/+1 counters
    And Alice controls 2 "token" permanents
    And the first "Hydra" token is 2/2

  @cr26:701.37c
  Scenario: X of Hydra Broodmaster's second ability stays 2 although its monstrosity is activated with X = 1 in response
    Given Alice controls "Hydra Broodmaster" and can pay {2}{2}{G}{1}{1}{G}
    When Alice activates "monstrosity" of "Hydra Broodmaster" with X = 2
    And the top of the stack resolves
    Then "Hydra Broodmaster" has triggered once
    And Alice controls no "token" permanents
    When Alice activates "monstrosity" of "Hydra Broodmaster" with X = 1
    And the stack resolves
    Then Alice controls 2 "token" permanents
    And the first "Hydra" token is 2/2
    And "Hydra Broodmaster" has 2 +1/+1 counters

  @cr26:701.37c
  Scenario: X of Hydra Broodmaster's second ability is the X with which it became monstrous although it has left before that ability resolves
    Given Alice controls "Hydra Broodmaster" and can pay {2}{2}{G}
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice activates "monstrosity" of "Hydra Broodmaster" with X = 2
    And the top of the stack resolves
    And Bob plays "Boomerang" targeting "Hydra Broodmaster"
    And the stack resolves
    Then "Hydra Broodmaster" is in Alice's hand
    And Alice controls 2 "token" permanents
    And the first "Hydra" token is 2/2

  @cr26:701.37a
  Scenario: Arbor Colossus, whose monstrosity is activated twice before the first resolves, gets three counters once and triggers once
    Given Alice controls "Arbor Colossus" and can pay {3}{G}{G}{G}{3}{G}{G}{G}
    And Bob controls "Cloudfin Raptor" and "Pestilent Syphoner"
    When Alice activates "monstrosity" of "Arbor Colossus"
    And Alice activates "monstrosity" of "Arbor Colossus"
    And the top of the stack resolves
    Then "Arbor Colossus" has 3 +1/+1 counters
    When Alice targets "Cloudfin Raptor"
    And the stack resolves
    Then "Arbor Colossus" has 3 +1/+1 counters
    And "Arbor Colossus" is 9/9
    And "Cloudfin Raptor" is in Bob's graveyard
    And "Pestilent Syphoner" is in play

  @cr26:701.37a.2 @cr26:701.37c
  Scenario: Hydra Broodmaster becomes monstrous with X = 0, and a later activation with X = 2 puts no counters on it
    Given Alice controls "Hydra Broodmaster" and can pay {G}{4}{G}
    When Alice activates "monstrosity" of "Hydra Broodmaster" with X = 0
    And the stack resolves
    Then "Hydra Broodmaster" has triggered once
    And Alice controls no "token" permanents
    When Alice activates "monstrosity" of "Hydra Broodmaster" with X = 2
    And the stack resolves
    Then "Hydra Broodmaster" is 7/7
    And "Hydra Broodmaster" has triggered once
    And Alice controls no "token" permanents

  @cr26:701.37a.3
  Scenario: Fleecemane Lion that has become a land in response to its ability becomes monstrous, and is so as a creature again
    Given Alice controls "Vedalken Orrery" and "Fleecemane Lion" and can pay {3}{G}{W}{2}{G}
    And Alice has "Song of the Dryads" in hand
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When Alice activates "monstrosity" of "Fleecemane Lion"
    And Alice plays "Song of the Dryads" targeting "Fleecemane Lion"
    And the top of the stack resolves
    Then "Fleecemane Lion" has exactly the types "land" and "Forest"
    When the stack resolves
    Then "Fleecemane Lion" has 1 +1/+1 counter
    When Bob plays "Naturalize" targeting "Song of the Dryads"
    And the stack resolves
    Then "Fleecemane Lion" is 4/4
    And "Fleecemane Lion" has "hexproof"

  @cr26:701.37b
  Scenario: Arbor Colossus of which Bob gains control is still monstrous, so his monstrosity does nothing, and that of his own Arbor Colossus does
    Given Alice controls "Arbor Colossus" as "hers" and can pay {3}{G}{G}{G}
    And Bob controls "Arbor Colossus" as "his" and has "Sudden Claim" in hand
    And Bob can pay {U}{3}{G}{G}{G}{3}{G}{G}{G}
    When Alice activates "monstrosity" of "hers"
    And the stack resolves
    Then "hers" has 3 +1/+1 counters
    When Bob plays "Sudden Claim" targeting "hers"
    And the stack resolves
    And Bob activates "monstrosity" of "hers"
    And the stack resolves
    And Bob activates "monstrosity" of "his"
    And the stack resolves
    Then Bob controls "hers"
    And "hers" has 3 +1/+1 counters
    And "his" has 3 +1/+1 counters
