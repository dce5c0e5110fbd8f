Feature: Epic

  @cr26:702.50a
  Scenario: Endless Swarm is copied in each of its controller's upkeeps, and a copy makes no further copies
    Given Alice has "Endless Swarm", "Island" and "Hill Giant" in hand and can pay {5}{G}{G}{G}
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice plays "Endless Swarm"
    And the stack resolves
    Then Alice controls two 1/1 green "Snake" creature tokens
    And "Endless Swarm" is in Alice's graveyard
    When the game goes on to Alice's next upkeep
    And the stack resolves
    Then Alice controls 4 "Snake" permanents
    When the game goes on to Alice's next upkeep
    Then "Endless Swarm" has triggered twice
    When the stack resolves
    Then Alice controls 7 "Snake" permanents

  @cr26:702.50a
  Scenario: The copy of Endless Swarm in its controller's upkeep has no epic
    Given Alice has "Endless Swarm" and "Island" in hand and can pay {5}{G}{G}{G}
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice plays "Endless Swarm"
    Then "Endless Swarm" has "epic"
    When the stack resolves
    And the game goes on to Alice's next upkeep
    And the top of the stack resolves
    Then the stack holds the copy of "Endless Swarm"
    And the copy of "Endless Swarm" doesn't have "epic"

  @cr26:702.50a.4 @cr26:702.50b
  Scenario: After Endless Swarm its controller can't cast spells, and the copies of Endless Swarm are put onto the stack all the same
    Given Alice has "Endless Swarm", "Giant Growth" and "Lightning Bolt" in hand and can pay {5}{G}{G}{G}{G}{R}
    And Bob has "Lightning Bolt" as "bolt" in hand and can pay {R}
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    Then Alice can play "Lightning Bolt" targeting Bob
    When Alice plays "Endless Swarm"
    Then Alice can play "Lightning Bolt" targeting Bob
    When the stack resolves
    Then Alice can't play "Lightning Bolt" targeting Bob by rule 601.3
    And Alice controls 2 "Snake" permanents
    When the game goes on to Alice's next upkeep
    Then "Endless Swarm" has triggered once
    When the top of the stack resolves
    Then the stack holds the copy of "Endless Swarm"
    And Alice can't play "Lightning Bolt" targeting Bob by rule 601.3
    When the stack resolves
    Then Alice controls 4 "Snake" permanents
    When Alice passes
    And Bob plays "bolt" targeting Alice
    And the stack resolves
    Then Alice is at 17 life
    When the game goes on to Alice's next upkeep
    And the stack resolves
    And the game goes on to Alice's main phase
    Then Alice can't play "Giant Growth" targeting the first "Snake" token by rule 601.3

  @cr26:702.50a.2
  Scenario: The controller of Undying Flames may choose a new target for each copy
    Given Alice has "Undying Flames" in hand and can pay {4}{R}{R}
    And Bob controls "Wall of Stone"
    And Alice has "Hill Giant" as "first", "Grizzly Bears" as "second", "Island" and "Forest" as library
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice plays "Undying Flames" targeting Bob
    And the stack resolves
    Then Bob is at 16 life
    And "first" is removed from the game
    When the game goes on to Alice's next upkeep
    And the stack resolves
    Then Alice may target "Wall of Stone"
    When Alice targets "Wall of Stone"
    Then "Wall of Stone" has 2 damage marked
    And Bob is at 16 life

  @cr26:702.50a.3 @cr26:702.50a.2
  Scenario: Undying Flames targets Bob, its first copy Wall of Stone, and its second copy, whose targets Alice keeps, targets Bob again
    Given Alice has "Undying Flames" in hand and can pay {4}{R}{R}
    And Bob controls "Wall of Stone"
    And Alice has "Hill Giant" as "first", "Grizzly Bears" as "second", "Island", "Craw Wurm" as "third" and "Forest" as library
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice plays "Undying Flames" targeting Bob
    And the stack resolves
    Then Bob is at 16 life
    When the game goes on to Alice's next upkeep
    And the stack resolves
    And Alice targets "Wall of Stone"
    Then "Wall of Stone" has 2 damage marked
    And Bob is at 16 life
    When the game goes on to Alice's next upkeep
    And the stack resolves
    And Alice keeps the targets
    Then Bob is at 10 life
    And "third" is removed from the game

  @cr26:702.50b
  Scenario: After a countered Endless Swarm its controller can cast spells, and no copy is put onto the stack
    Given Alice has "Endless Swarm" as "first", "Endless Swarm" as "second" and "Lightning Bolt" in hand and can pay {5}{G}{G}{G}{5}{G}{G}{G}{R}
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    And Bob has "Counterspell" in hand and can pay {U}{U}
    When Alice plays "first"
    And Bob plays "Counterspell" targeting "first"
    And the stack resolves
    And the game goes on to Alice's next upkeep
    Then the stack is empty
    And Alice controls 0 "Snake" permanents
    And Alice can play "Lightning Bolt" targeting Bob
    When the game goes on to Alice's main phase
    And Alice plays "second"
    And the stack resolves
    Then Alice controls 2 "Snake" permanents
    And Alice can't play "Lightning Bolt" targeting Bob by rule 601.3

  @cr26:702.50a
  Scenario: Endless Swarm that Rest in Peace exiles as it resolves is copied in the next upkeep all the same
    Given Alice has "Endless Swarm", "Island" and "Hill Giant" in hand and can pay {5}{G}{G}{G}
    And Alice has 9 "Plains" as "page" as library
    And Bob controls "Rest in Peace" and has 9 "Swamp" as "leaf" as library
    When Alice plays "Endless Swarm"
    And the stack resolves
    Then "Endless Swarm" is exiled
    And Alice controls 2 "Snake" permanents
    When the game goes on to Bob's upkeep
    Then Alice controls 2 "Snake" permanents
    When the game goes on to Alice's next upkeep
    And the stack resolves
    Then Alice controls 4 "Snake" permanents

  @cr26:702.50b
  Scenario: After Endless Swarm its controller can't cast spells, and still plays a land and activates an ability
    Given Alice controls "Prodigal Sorcerer"
    And Alice has "Endless Swarm", "Island" and "Giant Growth" in hand and can pay {5}{G}{G}{G}{G}
    When Alice plays "Endless Swarm"
    And the stack resolves
    Then Alice can't play "Giant Growth" targeting "Prodigal Sorcerer" by rule 601.3
    And Alice can play the land "Island"
    When Alice plays the land "Island"
    Then "Island" is in play under Alice's control
    When Alice activates "Prodigal Sorcerer" targeting Bob
    And the stack resolves
    Then Bob is at 19 life

  @cr26:702.50b
  Scenario: Alice, who can't cast spells after Endless Swarm, still puts the copy of Pyromatics that replicate creates onto the stack
    Given Alice controls "Vedalken Orrery"
    And Alice has "Pyromatics", "Endless Swarm" and "Lightning Bolt" in hand and can pay {2}{R}{R}{5}{G}{G}{G}{R}
    When Alice plays "Pyromatics" paying the optional cost "replicate" targeting Bob
    And Alice plays "Endless Swarm"
    And the top of the stack resolves
    Then Alice can't play "Lightning Bolt" targeting Bob by rule 601.3
    When the top of the stack resolves
    And Alice keeps the targets
    Then the stack holds the copy of "Pyromatics" and "Pyromatics"
    When the stack resolves
    Then Bob is at 18 life

  @cr26:702.50b @edition:2013-07 @edition:2026-01
  Scenario: Staggershock that rebound lets Alice cast in her upkeep can't be cast after Endless Swarm has resolved
    Given Alice has "Staggershock", "Endless Swarm" and "Island" in hand and can pay {2}{R}{5}{G}{G}{G}
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice plays "Staggershock" targeting Bob
    And the stack resolves
    Then "Staggershock" is exiled
    And Bob is at 18 life
    When Alice plays "Endless Swarm"
    And the stack resolves
    And the game goes on to Alice's next upkeep
    And Alice puts "Endless Swarm" and "Staggershock" in this order
    And the stack resolves
    Then "Staggershock" has triggered once
    And Alice was asked for a play never
    And "Staggershock" is exiled
    And Bob is at 18 life
    And Alice controls 2 "Snake" permanents

  @cr26:702.50a @cr26:702.50a.4 @cr26:702.50b
  Scenario: Bob's Endless Swarm that Alice casts from his graveyard is copied in her upkeep, and she can't cast spells and Bob can
    Given Alice controls "Strangers' Graves" and can pay {5}{G}{G}{G}{R}
    And Alice has "Lightning Bolt" as "hers" and "Island" in hand
    And Alice has 9 "Plains" as "page" as library
    And Bob has "Endless Swarm" in graveyard
    And Bob has "Lightning Bolt" as "his" in hand and can pay {R}
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice plays "Endless Swarm" from graveyard
    And the stack resolves
    Then Alice controls 2 "Snake" permanents
    And Alice can't play "hers" targeting Bob by rule 601.3
    When the game goes on to Bob's upkeep
    Then the stack is empty
    When Bob plays "his" targeting Alice
    And the stack resolves
    Then Alice is at 17 life
    When the game goes on to Alice's next upkeep
    And the stack resolves
    Then Alice controls 4 "Snake" permanents
    And Bob controls no "Snake" permanents

  @cr26:702.50b
  Scenario: Bob, who took Alice's Endless Swarm with Aethersnatch, can't cast spells after it has resolved, and Alice can
    Given Alice has "Endless Swarm" and "Lightning Bolt" as "hers" in hand and can pay {5}{G}{G}{G}{R}
    And Bob has "Aethersnatch" and "Lightning Bolt" as "his" in hand and can pay {4}{U}{U}{R}
    When Alice plays "Endless Swarm"
    And Bob in response plays "Aethersnatch" targeting "Endless Swarm"
    And the stack resolves
    Then Bob controls 1 "Snake" permanent
    And Alice controls no "Snake" permanents
    And Alice can play "hers" targeting Bob
    When Alice passes
    Then Bob can't play "his" targeting Alice by rule 601.3
