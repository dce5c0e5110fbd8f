Feature: Players who can't draw cards

  @cr26:101.2.7
  Scenario: With Maralen of the Mornsong in play, Alice draws no card for Reach Through Mists
    Given Bob controls "Maralen of the Mornsong"
    And Alice has "Reach Through Mists" as "first" and "Reach Through Mists" as "second" in hand and can pay {U}{U}
    And Bob has "Boomerang" in hand and can pay {U}{U}
    And Alice has "Island" and "Forest" as library
    When Alice plays "first"
    And the stack resolves
    Then "first" has resolved
    And Alice has drawn no cards
    When Alice passes
    And Bob plays "Boomerang" targeting "Maralen of the Mornsong"
    And the stack resolves
    And Alice plays "second"
    And the stack resolves
    Then Alice's hand holds "Island"

  @cr26:101.2.7
  Scenario: Maralen of the Mornsong's ability lets the player find a card in the draw step, in which the player draws none
    Given it is Bob's end step
    And Bob controls "Maralen of the Mornsong"
    And Alice has "Island", "Forest" and "Swamp" as library
    When the game goes on to Alice's draw step
    And the stack resolves
    And Alice chooses "Swamp"
    Then Alice's hand holds "Swamp"
    And Alice has drawn no cards
    And Alice is at 17 life

  @cr26:101.2.7
  Scenario: Maralen of the Mornsong also stops its own controller, who draws from Reach Through Mists once it has left
    Given Alice controls "Maralen of the Mornsong"
    And Alice has "Reach Through Mists" as "first", "Boomerang" and "Reach Through Mists" as "second" in hand and can pay {U}{U}{U}{U}
    And Alice has "Island" and "Forest" as library
    When Alice plays "first"
    And the stack resolves
    Then "first" has resolved
    And Alice has drawn no cards
    When Alice plays "Boomerang" targeting "Maralen of the Mornsong"
    And the stack resolves
    And Alice plays "second"
    And the stack resolves
    Then Alice's hand holds "Maralen of the Mornsong" and "Island"

  @cr26:121.2b
  Scenario: With Spirit of the Labyrinth in play, Alice draws only the first of two cards in a turn
    Given Bob controls "Spirit of the Labyrinth"
    And Alice has "Counsel of the Soratami" in hand and can pay {2}{U}
    And Alice has "Island", "Forest" and "Swamp" as library
    When Alice plays "Counsel of the Soratami"
    And the stack resolves
    Then Alice has drawn 1 card
    And Alice's hand holds "Island"
    When the game goes on to Bob's main phase
    Then Bob has drawn 1 card
    When the game goes on to Alice's next main phase
    Then Alice's hand holds "Island" and "Forest"

  @cr26:121.2b
  Scenario: A card that Alice drew before Spirit of the Labyrinth entered counts, so that she draws no second one in that turn
    Given Alice has "Reach Through Mists" as "first", "Reach Through Mists" as "second" and "Spirit of the Labyrinth" in hand and can pay {U}{1}{W}{U}
    And Alice has "Island", "Forest" and "Swamp" as library
    When Alice plays "first"
    And the stack resolves
    Then Alice has drawn 1 card
    When Alice plays "Spirit of the Labyrinth"
    And the stack resolves
    And Alice plays "second"
    And the stack resolves
    Then "second" has resolved
    And Alice has drawn 1 card
    And Alice's hand holds "Island"
    And "Spirit of the Labyrinth" is 3/1

  @cr26:121.3.3
  Scenario: Alice can't choose to draw while Maralen says that players can't, and can with an empty library, which makes her lose
    Given Alice has 2 "Second Helping" as "helping" and "Murder" in hand and can pay {U}{U}{1}{B}{B}
    And Bob controls "Maralen of the Mornsong"
    And Alice has an empty library
    When Alice plays "helping 1"
    And the stack resolves
    Then Alice was asked for yes or no never
    And Alice is at 20 life
    When Alice plays "Murder" targeting "Maralen of the Mornsong"
    And the stack resolves
    And Alice plays "helping 2"
    And the stack resolves
    And Alice says yes
    Then Alice is at 23 life
    And Alice has lost the game

  @cr26:121.3.4 @cr26:608.2d.11
  Scenario: Alice, whose library is empty, can choose to draw with Second Helping: she gains 3 life and loses the game
    Given Alice has "Second Helping" in hand and can pay {U}
    And Alice has an empty library
    When Alice plays "Second Helping"
    And the stack resolves
    Then Alice is asked for yes or no by "Second Helping"
    When Alice says yes
    Then Alice is at 23 life
    And Alice has lost the game

  @cr26:121.3.3
  Scenario: Alice, who has a card in her library, draws it with Second Helping and gains 3 life
    Given Alice has "Second Helping" in hand and can pay {U}
    And Alice has "Island" and "Forest" as library
    When Alice plays "Second Helping"
    And the stack resolves
    And Alice says yes
    Then Alice is at 23 life
    And "Island" is in Alice's hand

  @cr26:121.3a.2
  Scenario: With Locked Archive, Alice can't choose that Bob draws, and Bob, who can't draw himself, can choose that Alice draws
    Given Alice controls "Locked Archive" and has "Generous Host" as "hers" in hand and can pay {G}
    And Bob has "Generous Host" as "his" in hand and can pay {G}
    And Alice has "Island" and "Forest" as library
    And Bob has "Swamp" and "Mountain" as library
    When Alice plays "hers" targeting Bob
    And the stack resolves
    Then Alice was asked for yes or no never
    And Alice is at 20 life
    When the game goes on to Bob's main phase
    And Bob plays "his" targeting Alice
    And the stack resolves
    And Bob says yes
    Then "Island" is in Alice's hand
    And Bob is at 23 life
    And Bob has drawn no cards

  @cr26:121.2b.2 @edition:2026-01
  Scenario: While Spirit of the Labyrinth lets Alice draw only one card, she can't choose to draw the two cards of Double Serving
    Given Alice has 2 "Double Serving" as "serving" and "Murder" in hand and can pay {U}{U}{1}{B}{B}
    And Bob controls "Spirit of the Labyrinth"
    And Alice has 2 "Swamp" as "leaf" as library
    When Alice plays "serving 1"
    And the stack resolves
    Then Alice was asked for yes or no never
    And Alice has drawn no cards
    When Alice plays "Murder" targeting "Spirit of the Labyrinth"
    And the stack resolves
    And Alice plays "serving 2"
    And the stack resolves
    And Alice says yes
    Then Alice has drawn 2 cards
    And Alice is at 23 life

  @cr26:121.2b.2 @edition:2026-01
  Scenario: Alice draws two cards with Double Serving and gains 3 life
    Given Alice has "Double Serving" in hand and can pay {U}
    And Alice has 2 "Swamp" as "leaf" as library
    When Alice plays "Double Serving"
    And the stack resolves
    And Alice says yes
    Then Alice has drawn 2 cards
    And Alice is at 23 life
