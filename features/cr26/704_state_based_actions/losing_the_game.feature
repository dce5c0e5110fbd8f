Feature: Losing the game by state-based actions

  @cr26:704.5a
  Scenario: A player at 2 life loses the game for 3 damage, and a player at 4 life stays in the game
    Given Bob is at 2 life
    And Alice is at 4 life
    And Alice has "Lightning Bolt" as "first" and "Lightning Bolt" as "second" in hand and can pay {R}{R}
    When Alice plays "first" targeting Alice
    And the stack resolves
    Then Alice is still in the game
    And Alice is at 1 life
    When Alice plays "second" targeting Bob
    And the stack resolves
    Then Bob has lost the game
    And Alice has won the game

  @cr26:704.5b
  Scenario: Bob draws the last two cards of his library and stays in the game; for two more cards he loses
    Given Bob has "Island" and "Forest" as library
    And Alice has "Sign in Blood" as "first" and "Sign in Blood" as "second" in hand and can pay {B}{B}{B}{B}
    When Alice plays "first" targeting Bob
    And the stack resolves
    Then Bob's hand holds "Island" and "Forest"
    And Bob is still in the game
    And Bob is at 18 life
    When Alice plays "second" targeting Bob
    And the stack resolves
    Then Bob has lost the game
    And Alice has won the game

  @cr26:704.5b.2
  Scenario: Alice draws from her empty library beside Platinum Angel and stays in the game without it, until she has to draw again
    Given Alice controls "Platinum Angel"
    And Alice has an empty library
    And Alice has "Reach Through Mists" as "first" and "Reach Through Mists" as "second" in hand and can pay {U}{U}
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When Alice plays "first"
    And the stack resolves
    And Bob plays "Naturalize" targeting "Platinum Angel"
    And the stack resolves
    Then "Platinum Angel" is in Alice's graveyard
    And Alice is still in the game
    When Alice plays "second"
    And the stack resolves
    Then Alice has lost the game
    And Bob has won the game

  @cr26:704.5c @cr26:122.1f @cr26:122.1.5
  Scenario: Bob with six poison counters stays in the game with eight, and loses the game with ten
    Given Alice controls "Marsh Viper" as "first" and "Marsh Viper" as "second"
    And Bob has 6 poison counters
    When Alice attacks with "first" and "second"
    And Bob doesn't block
    And combat damage is dealt
    And Alice puts "first" and "second" in this order
    And the top of the stack resolves
    Then Bob has 8 poison counters
    And Bob is still in the game
    When the top of the stack resolves
    Then Bob has lost the game
    And Alice has won the game

  @cr26:704.5c @cr26:122.1f
  Scenario: Bob with seven poison counters stays in the game with nine, and loses the game with eleven
    Given Alice controls "Marsh Viper" as "first" and "Marsh Viper" as "second"
    And Bob has 7 poison counters
    When Alice attacks with "first" and "second"
    And Bob doesn't block
    And combat damage is dealt
    And Alice puts "first" and "second" in this order
    And the top of the stack resolves
    Then Bob has 9 poison counters
    And Bob is still in the game
    When the top of the stack resolves
    Then Bob has lost the game
    And Alice has won the game

  @cr26:704.5a
  Scenario: A player at 3 life who is dealt 3 damage is at 0 life and loses the game
    Given Bob is at 3 life
    And Alice is at 4 life
    And Alice has "Lightning Bolt" as "first" and "Lightning Bolt" as "second" in hand and can pay {R}{R}
    When Alice plays "first" targeting Alice
    And the stack resolves
    And Alice plays "second" targeting Bob
    And the stack resolves
    Then Bob is at 0 life
    And Bob has lost the game
    And Alice is at 1 life
    And Alice has won the game

  @cr26:704.5c.2
  Scenario: Twofold Venom gives Carol, who has four poison counters, eight, and Bob, who has six, twelve, so that Bob loses the game
    Given Carol is playing too
    And Alice has 2 "Twofold Venom" as "venom" in hand and can pay {B}{B}
    And Bob has 6 poison counters
    And Carol has 4 poison counters
    When Alice plays "venom 1" targeting Carol
    And the stack resolves
    Then Carol has 8 poison counters
    And Carol is still in the game
    When Alice plays "venom 2" targeting Bob
    And the stack resolves
    Then Bob has 12 poison counters
    And Bob has lost the game
    And Carol is still in the game

  @cr26:704.5c.2
  Scenario: In a game of three players, Twofold Venom gives Carol, who has eight poison counters, sixteen, so that Carol loses the game, and Bob with nine stays
    Given Carol is playing too
    And Alice has "Twofold Venom" in hand and can pay {B}
    And Carol has 8 poison counters
    And Bob has 9 poison counters
    When Alice plays "Twofold Venom" targeting Carol
    And the stack resolves
    Then Carol has 16 poison counters
    And Carol has lost the game
    And Bob is still in the game
    And Alice is still in the game
