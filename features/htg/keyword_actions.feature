Feature: What cards call by a word

  @htg:ours.483
  Scenario: Two creatures kill each other in a fight
    Given Alice controls "Hill Giant"
    And Bob controls "Goblin Raider" with a +1/+1 counter
    And Bob controls "Craw Giant"
    And Alice has "Prey Upon" in hand and can pay {G}
    When Alice plays "Prey Upon" targeting "Hill Giant" then "Goblin Raider"
    And the stack resolves
    Then "Hill Giant" and "Goblin Raider" were destroyed
    And "Craw Giant" has 0 damage marked

  @htg:ours.483
  Scenario: An Ornithopter fights in vain
    Given Alice controls "Hill Giant"
    And Bob controls "Ornithopter"
    And Alice has "Prey Upon" in hand and can pay {G}
    When Alice plays "Prey Upon" targeting "Hill Giant" then "Ornithopter"
    And the stack resolves
    Then "Ornithopter" was destroyed
    And "Hill Giant" has 0 damage marked

  @htg:ours.483
  Scenario: Nobody is struck where one of the two is gone
    Given Alice controls "Hill Giant"
    And Bob controls "Craw Giant"
    And Alice has "Prey Upon" in hand and can pay {G}
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice plays "Prey Upon" targeting "Hill Giant" then "Craw Giant"
    And Bob plays "Boomerang" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in Alice's hand
    And "Craw Giant" has 0 damage marked

  @htg:ours.484
  Scenario: An adept sees a card go to the bottom
    Given Alice controls "Flamespeaker Adept"
    And Alice has "Opt" in hand and can pay {U}
    And Alice has "Island" and "Forest" on top of library
    When Alice plays "Opt"
    And the stack resolves
    And Alice chooses "Island"
    Then "Forest" is in Alice's hand
    And the bottom of Alice's library is "Island"
    And "Flamespeaker Adept" is 4/3
    And "Flamespeaker Adept" has "first strike"

  @htg:ours.484
  Scenario: An adept sees a card stay
    Given Alice controls "Flamespeaker Adept"
    And Alice has "Opt" in hand and can pay {U}
    And Alice has "Island" and "Forest" on top of library
    When Alice plays "Opt"
    And the stack resolves
    And Alice chooses nothing
    Then "Island" is in Alice's hand
    And "Flamespeaker Adept" is 4/3

  @htg:ours.485
  Scenario: Sir Konrad sees a creature card milled
    Given Alice controls "Syr Konrad, the Grim" and can pay {1}{B}
    And Alice has "Grizzly Bears" on top of library
    And Bob has "Forest" on top of library
    When Alice activates "mill" of "Syr Konrad, the Grim"
    And the stack resolves
    Then "Grizzly Bears" is in Alice's graveyard
    And "Forest" is in Bob's graveyard
    And Bob is at 19 life

  @htg:ours.485
  Scenario: Sir Konrad sees a creature die, and come back
    Given Alice controls "Syr Konrad, the Grim" and "Grizzly Bears"
    And Bob has "Terror" in hand and can pay {1}{B}
    And Alice has "Zombify" in hand and can pay {3}{B}
    When Bob plays "Terror" targeting "Grizzly Bears"
    And the stack resolves
    Then Bob is at 19 life
    When Alice plays "Zombify" targeting "Grizzly Bears"
    And the stack resolves
    Then Bob is at 18 life

  @htg:ours.486
  Scenario: A branchwalker finds a forest
    Given Alice has "Merfolk Branchwalker" in hand and can pay {1}{G}
    And Alice has "Forest" on top of library
    When Alice plays "Merfolk Branchwalker"
    And the stack resolves
    Then "Forest" is in Alice's hand
    And "Merfolk Branchwalker" is 2/1

  @htg:ours.486
  Scenario: A branchwalker finds a bear, and buries it
    Given Alice has "Merfolk Branchwalker" in hand and can pay {1}{G}
    And Alice has "Grizzly Bears" on top of library
    When Alice plays "Merfolk Branchwalker"
    And the stack resolves
    And Alice says yes to "Merfolk Branchwalker"
    Then "Grizzly Bears" is in Alice's graveyard
    And "Merfolk Branchwalker" is 3/2

  @htg:ours.487
  Scenario: A hybrid adapts once
    Given Alice controls "Sauroform Hybrid" and can pay {4}{G}{G}{4}{G}{G}
    When Alice activates "adapt" of "Sauroform Hybrid"
    And the stack resolves
    Then "Sauroform Hybrid" is 6/6
    When Alice activates "adapt" of "Sauroform Hybrid"
    And the stack resolves
    Then "Sauroform Hybrid" is 6/6

  @htg:ours.487
  Scenario: A hybrid without counters adapts whatever it was made before
    Given Alice controls "Sauroform Hybrid" and can pay {4}{G}{G}
    And Alice has "Holy Strength" in hand and can pay {W}
    When Alice plays "Holy Strength" targeting "Sauroform Hybrid"
    And the stack resolves
    And Alice activates "adapt" of "Sauroform Hybrid"
    And the stack resolves
    Then "Sauroform Hybrid" is 7/8

  @htg:ours.488
  Scenario: An informant lets a bear go, and grows
    Given Alice has "Raffine's Informant" and "Grizzly Bears" in hand and can pay {1}{W}
    And Alice has "Plains" on top of library
    When Alice plays "Raffine's Informant"
    And the stack resolves
    And Alice chooses "Grizzly Bears"
    Then "Grizzly Bears" is in Alice's graveyard
    And "Raffine's Informant" is 3/2

  @htg:ours.488
  Scenario: An informant lets a land go, and stays small
    Given Alice has "Raffine's Informant" and "Grizzly Bears" in hand and can pay {1}{W}
    And Alice has "Plains" on top of library
    When Alice plays "Raffine's Informant"
    And the stack resolves
    And Alice chooses "Plains"
    Then "Plains" is in Alice's graveyard
    And "Raffine's Informant" is 2/1

  @htg:ours.489
  Scenario: An inspector's Clue is worth a card
    Given Alice has "Thraben Inspector" in hand and can pay {W}{2}
    And Alice has "Plains" on top of library
    When Alice plays "Thraben Inspector"
    And the stack resolves
    Then Alice controls one "Clue" permanent
    When Alice activates "crack" of the "Clue" token
    And the stack resolves
    Then "Plains" is in Alice's hand
    And Alice controls no "Clue" permanents

  @htg:ours.490
  Scenario: Defenses are for the weakest
    Given Alice controls "Grizzly Bears" and "Craw Giant"
    And Bob controls "Ornithopter"
    And Alice has "Cached Defenses" in hand and can pay {2}{G}
    When Alice plays "Cached Defenses"
    And the stack resolves
    Then "Grizzly Bears" is 5/5
    And "Craw Giant" is 6/4

  @htg:ours.490
  Scenario: Defenses are for the only one
    Given Alice controls "Grizzly Bears"
    And Bob controls "Ornithopter"
    And Alice has "Cached Defenses" in hand and can pay {2}{G}
    When Alice plays "Cached Defenses"
    And the stack resolves
    Then "Grizzly Bears" is 5/5
    And "Ornithopter" is 0/2

  @htg:ours.491
  Scenario: A whisperer buries a land
    Given Alice controls "Doom Whisperer"
    And Alice has "Swamp" and "Terror" on top of library
    When Alice activates "whisper" of "Doom Whisperer"
    And the stack resolves
    And Alice chooses "Swamp"
    Then Alice is at 18 life
    And "Swamp" is in Alice's graveyard
    And the top of Alice's library is "Terror"

  @htg:ours.491
  Scenario: A whisperer turns the order round
    Given Alice controls "Doom Whisperer"
    And Alice has "Swamp" and "Terror" on top of library
    When Alice activates "whisper" of "Doom Whisperer"
    And the stack resolves
    And Alice chooses nothing
    And Alice puts "Terror" and "Swamp" in this order for "Doom Whisperer"
    Then the top of Alice's library is "Terror" and "Swamp"

  @htg:ours.492
  Scenario: An appraiser discovers a bear that is cast
    Given Alice has "Geological Appraiser" in hand and can pay {2}{R}{R}
    And Alice has "Craw Giant" and "Grizzly Bears" on top of library
    When Alice plays "Geological Appraiser"
    And the stack resolves
    And Alice says yes to "Geological Appraiser"
    Then "Grizzly Bears" is on the battlefield
    And Alice has no cards in exile

  @htg:ours.492
  Scenario: An appraiser discovers a bear that is kept
    Given Alice has "Geological Appraiser" in hand and can pay {2}{R}{R}
    And Alice has "Grizzly Bears" on top of library
    When Alice plays "Geological Appraiser"
    And the stack resolves
    And Alice says no to "Geological Appraiser"
    Then "Grizzly Bears" is in Alice's hand

  @htg:ours.493
  Scenario: A reflection is one of a Rat
    Given Alice controls "Craw Giant" and a 1/1 black "Rat" creature token
    And Alice has "Wake the Reflections" in hand and can pay {W}
    When Alice plays "Wake the Reflections"
    And the stack resolves
    Then Alice controls two 1/1 black "Rat" creature tokens
