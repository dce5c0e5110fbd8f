Feature: What is tapped, untapped and turned up, in rulings of our own

  @may01:ours.46
  Scenario: The City asks its toll as it is tapped, and not as it is untapped
    Given Alice controls "City of Brass" and "Forest"
    Then "City of Brass" has exactly the type "land"
    When Alice taps "Forest" for mana
    And Alice taps "City of Brass" for mana making {R}
    Then "City of Brass" is tapped
    And Alice has {R}{G} in the mana pool
    And Alice is at 20 life
    When the stack resolves
    Then Alice is at 19 life
    When the game goes on to Bob's main phase
    And the game goes on to Alice's upkeep
    Then "City of Brass" is untapped
    And it happened once that "City of Brass" triggered

  @may01:ours.46
  Scenario: Nobody else pays the City's toll
    Given Alice controls "City of Brass"
    When Alice taps "City of Brass" for mana making {U}
    And the stack resolves
    Then "City of Brass" has dealt 1 damage to Alice
    And Bob is at 20 life

  @may01:ours.47
  Scenario: The Thrasher grows with each of one's permanents that is untapped
    Given Alice controls "Wake Thrasher", 2 tapped "Forest" as "wood" and "Island"
    And it is Bob's end step
    Then the mana cost of "Wake Thrasher" is {2}{U}
    And "Wake Thrasher" is blue
    And "Wake Thrasher" is 1/1
    And "Wake Thrasher" has exactly the types "creature", "Merfolk" and "Soldier"
    When the game goes on to Alice's draw step
    Then "wood 1" is untapped
    And "Wake Thrasher" is 3/3
    When the game goes on to Bob's upkeep
    Then "Wake Thrasher" is 1/1

  @may01:ours.47
  Scenario: What others untap is nothing to the Thrasher
    Given Alice controls "Wake Thrasher" and a tapped "Forest"
    And Bob controls 3 tapped "Mountain" as "peak"
    And it is Alice's end step
    When the game goes on to Bob's draw step
    Then "peak 1" is untapped
    And "Wake Thrasher" is 1/1
    When the game goes on to Alice's draw step
    Then "Wake Thrasher" is 2/2

  @may01:ours.48
  Scenario: The Marauder strikes as it is turned up
    Given Alice controls "Skirk Marauder" as "hidden" and can pay {2}{R}
    And "hidden" is face down
    And Bob controls "Grizzly Bears"
    When Alice turns "hidden" face up
    And Alice targets "Grizzly Bears" for "hidden"
    And the stack resolves
    Then "Grizzly Bears" was destroyed
    And "hidden" is 2/1
    And Bob is at 20 life

  @may01:ours.48
  Scenario: The Marauder comes face up without a stroke, and what is turned up beside it is nothing to it
    Given Alice has "Skirk Marauder" as "open" in hand and can pay {1}{R}
    And Alice controls "Battering Craghorn", "Skirk Marauder" as "hidden" and can pay {3}{R}{R}{R}
    And "Battering Craghorn" is face down
    And "hidden" is face down
    And Bob controls "Llanowar Elves"
    Then the mana cost of "open" is {1}{R}
    And "open" is red
    And "open" has exactly the types "creature" and "Goblin"
    When Alice plays "open"
    And the stack resolves
    Then "open" is 2/1
    When Alice turns "Battering Craghorn" face up
    Then "Battering Craghorn" is 3/1
    And the stack is empty
    When Alice turns "hidden" face up
    And Alice targets "Llanowar Elves" for "hidden"
    And the stack resolves
    Then "Llanowar Elves" was destroyed
