Feature: Order and number of draws

  @cr26:121.2c @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: As each player draws for Jace Beleren's ability, the active player draws first
    Given Alice controls "Jace Beleren"
    And Alice has "Plains" on top of library
    And Bob has "Swamp" on top of library
    When Alice activates "share" of "Jace Beleren"
    And the stack resolves
    Then it happened in this order that Alice drew, then Bob drew
    And "Plains" is in Alice's hand
    And "Swamp" is in Bob's hand
    And "Jace Beleren" has 5 loyalty counters

  @cr26:121.2c
  Scenario: As each player draws two cards for Vision Skeins, which Bob cast in Alice's turn, Alice draws both of hers first
    Given Bob has "Vision Skeins" in hand and can pay {1}{U}
    And Alice has "Plains" and "Forest" as library
    And Bob has "Swamp" and "Island" as library
    When Bob plays "Vision Skeins"
    And the stack resolves
    Then it happened in this order that "Plains" was drawn, then "Forest" was drawn, then "Swamp" was drawn, then "Island" was drawn
    And Alice's hand holds "Plains" and "Forest"
    And Bob's hand holds "Swamp" and "Island"

  @cr26:121.4
  Scenario: A player who draws from an empty library loses as state-based actions are checked
    Given Alice has "Reach Through Mists" and "Lightning Bolt" in hand and can pay {U}{R}
    And Alice has an empty library
    When Alice plays "Lightning Bolt" targeting Bob
    And the stack resolves
    Then Bob is at 17 life
    And Alice is still in the game
    When Alice plays "Reach Through Mists"
    And the stack resolves
    Then Alice has lost the game
    And Bob has won the game

  @cr26:121.4 @cr26:704.5b.3
  Scenario: Alice, who draws from her empty library with Brainstorm, loses the game although she puts two cards back before the check
    Given Alice has "Brainstorm", "Forest" and "Island" in hand and can pay {U}
    And Alice has an empty library
    When Alice plays "Brainstorm"
    And the top of the stack resolves
    Then Alice is asked for an order by "Brainstorm"
    When Alice puts "Forest" and "Island" in this order
    Then Alice has lost the game
    And Bob has won the game

  @cr26:121.5
  Scenario: A card that Time of Need puts into a hand isn't drawn, so Underworld Dreams doesn't trigger
    Given Bob controls "Underworld Dreams"
    And Alice has "Time of Need" and "Counsel of the Soratami" in hand and can pay {1}{G}{2}{U}
    And Alice has "Isamaru, Hound of Konda", "Plains" and "Forest" as library
    When Alice plays "Time of Need"
    And the stack resolves
    And Alice chooses "Isamaru, Hound of Konda"
    Then "Isamaru, Hound of Konda" is in Alice's hand
    And Alice has drawn no cards
    And Alice is at 20 life
    When Alice plays "Counsel of the Soratami"
    And the stack resolves
    Then Alice has drawn 2 cards
    And "Underworld Dreams" has triggered twice

  @cr26:121.6b @cr26:121.6.2
  Scenario: Words of Worship replaces the first of two draws with a gain of 5 life, and the second draw follows
    Given Alice controls "Words of Worship"
    And Alice has "Counsel of the Soratami" in hand and can pay {1}{2}{U}
    And Alice has "Plains" and "Forest" as library
    When Alice activates "Words of Worship"
    And the stack resolves
    And Alice plays "Counsel of the Soratami"
    And the stack resolves
    Then Alice is at 25 life
    And Alice has drawn 1 card
    And it happened in this order that Alice gained life, then Alice drew
    And "Plains" is in Alice's hand
    And Alice's library holds "Forest"

  @cr26:121.6.2
  Scenario: Words of Worship replaces the draw of one Reach Through Mists with a gain of 5 life, and Alice draws with the other one
    Given Alice controls "Words of Worship"
    And Alice has 2 "Reach Through Mists" as "mists" in hand and can pay {1}{U}{U}
    And Alice has "Plains" and "Forest" as library
    When Alice activates "Words of Worship"
    And the stack resolves
    And Alice plays "mists 1"
    And the stack resolves
    Then Alice is at 25 life
    And Alice has drawn no cards
    When Alice plays "mists 2"
    And the stack resolves
    Then Alice is at 25 life
    And Alice has drawn 1 card
    And "Plains" is in Alice's hand

  @cr26:121.6a @cr26:614.11.2
  Scenario: Words of Worship replaces a draw from Alice's empty library, so she gains 5 life and stays in the game, until she has to draw again
    Given Alice controls "Words of Worship"
    And Alice has 2 "Reach Through Mists" as "mists" in hand and can pay {1}{U}{U}
    And Alice has an empty library
    When Alice activates "Words of Worship"
    And the stack resolves
    And Alice plays "mists 1"
    And the stack resolves
    Then Alice is at 25 life
    And Alice is still in the game
    When Alice plays "mists 2"
    And the stack resolves
    Then Alice has lost the game

  @cr26:121.3a
  Scenario: Alice may have Bob draw from an empty library, and can't choose that while Maralen says that players can't draw
    Given Alice has 2 "Generous Host" as "host" and "Murder" in hand and can pay {G}{G}{1}{B}{B}
    And Bob controls "Maralen of the Mornsong"
    And Bob has an empty library
    When Alice plays "host 1" targeting Bob
    And the stack resolves
    Then Alice is at 20 life
    And Alice was asked for yes or no never
    When Alice plays "Murder" targeting "Maralen of the Mornsong"
    And the stack resolves
    And Alice plays "host 2" targeting Bob
    And the stack resolves
    And Alice says yes
    Then Alice is at 23 life
    And Bob has lost the game

  @cr26:121.8
  Scenario: A card that Chromatic Sphere would draw while Price of Fields is cast can't be discarded for it as a land card, and one drawn before can
    Given Alice controls "Chromatic Sphere"
    And Alice controls 3 "Island" as "shore"
    And Alice has "Price of Fields" in hand
    And Alice has "Plains" and "Forest" on top of library
    Then Alice can't play "Price of Fields" by rule 118.3
    When Alice taps "Chromatic Sphere" for mana making {R}
    Then "Plains" is in Alice's hand
    And Alice can play "Price of Fields"
    When Alice plays "Price of Fields" discarding "Plains"
    Then "Plains" is in Alice's graveyard
    When the stack resolves
    Then Alice is at 23 life

  @cr26:121.3a
  Scenario: Alice may have Bob draw from a library with one card, and gains 3 life
    Given Alice has "Generous Host" in hand and can pay {G}
    And Bob has "Swamp" as library
    When Alice plays "Generous Host" targeting Bob
    And the stack resolves
    And Alice says yes
    Then Alice is at 23 life
    And "Swamp" is in Bob's hand
    And Bob is still in the game

  @cr26:121.2c.2
  Scenario: In Alice's turn, Bob casts Vision Skeins: Alice draws both of her cards first, and then Bob draws his two
    Given Alice controls "Underworld Dreams"
    And Alice has "Plains", "Island" and "Forest" as library
    And Bob has "Swamp" and "Mountain" as library
    And Bob has "Vision Skeins" in hand and can pay {1}{U}
    When Alice passes
    And Bob plays "Vision Skeins"
    And the top of the stack resolves
    Then it happened in this order that "Plains" was drawn, then "Island" was drawn, then "Swamp" was drawn, then "Mountain" was drawn
    And "Underworld Dreams" has triggered twice
    And Alice's hand holds "Plains" and "Island"
    And Bob's hand holds "Swamp" and "Mountain"

  @cr26:121.2c
  Scenario: In Alice's turn, Alice casts Vision Skeins: she draws her first card before Bob draws his, and each player has two cards
    Given Alice has "Vision Skeins" in hand and can pay {1}{U}
    And Alice has "Plains", "Forest" and "Hill Giant" as library
    And Bob has "Swamp", "Island" and "Gray Ogre" as library
    When Alice plays "Vision Skeins"
    And the stack resolves
    Then it happened in this order that "Plains" was drawn, then "Swamp" was drawn
    And Alice's hand holds "Plains" and "Forest"
    And Bob's hand holds "Swamp" and "Island"
    And Alice's library holds "Hill Giant"
    And Bob's library holds "Gray Ogre"

  @cr26:121.2c.3
  Scenario: In Alice's turn, Words of Worship replaces the first draw of Bob's Vision Skeins, and Alice gains 5 life and draws before Bob does
    Given Alice controls "Words of Worship" and can pay {1}
    And Bob has "Vision Skeins" in hand and can pay {1}{U}
    And Alice has "Plains" and "Island" as library
    And Bob has "Swamp" and "Mountain" as library
    When Alice activates "Words of Worship"
    And the stack resolves
    And Alice passes
    And Bob plays "Vision Skeins"
    And the stack resolves
    Then it happened in this order that Alice gained life, then "Plains" was drawn, then "Swamp" was drawn, then "Mountain" was drawn
    And Alice is at 25 life
    And Alice's library holds "Island"

  @cr26:121.2c.2
  Scenario: In Bob's turn with three players, Alice casts Vision Skeins: Bob draws both of his cards first, then Carol, and then Alice
    Given Carol is playing too
    And it is Bob's main phase
    And Alice has "Plains" and "Island" as library
    And Bob has "Swamp" as "one" and "Swamp" as "two" as library
    And Carol has "Mountain" as "three" and "Mountain" as "four" as library
    And Alice has "Vision Skeins" in hand and can pay {1}{U}
    When Alice plays "Vision Skeins"
    And the stack resolves
    Then it happened in this order that "one" was drawn, then "two" was drawn, then "three" was drawn, then "four" was drawn, then "Plains" was drawn, then "Island" was drawn
    And Carol's hand holds "three" and "four"

  @cr26:121.6b.2
  Scenario: With Tomorrow, Azami's Familiar, Alice keeps one card for the first of two draws and puts two on the bottom before she looks at cards for the second
    Given Alice controls "Tomorrow, Azami's Familiar"
    And Alice has "Counsel of the Soratami" in hand and can pay {2}{U}
    And Alice has "Plains", "Island", "Swamp", "Mountain" and "Forest" as library
    When Alice plays "Counsel of the Soratami"
    And the stack resolves
    Then Alice is asked for objects by "Tomorrow, Azami's Familiar" among "Plains", "Island" and "Swamp"
    When Alice chooses "Island"
    And Alice puts "Swamp" and "Plains" in this order
    Then Alice's hand holds "Island"
    And Alice is asked for objects by "Tomorrow, Azami's Familiar" among "Mountain", "Forest" and "Swamp"
    When Alice chooses "Swamp"
    And Alice puts "Mountain" and "Forest" in this order
    Then Alice's hand holds "Island" and "Swamp"
    And Alice's library holds, in order, "Plains", "Mountain" and "Forest"
    And Alice has drawn no cards

  @cr26:121.6b.2
  Scenario: With Tomorrow, Azami's Familiar, Alice keeps one card for each of two draws of two spells, and puts the others of the first look on the bottom before the second
    Given Alice controls "Tomorrow, Azami's Familiar"
    And Alice has "Reach Through Mists" as "first thought" and "Reach Through Mists" as "second thought" in hand and can pay {U}{U}
    And Alice has "Plains", "Island", "Swamp", "Mountain" and "Forest" as library
    When Alice plays "first thought"
    And the stack resolves
    And Alice chooses "Island"
    And Alice puts "Swamp" and "Plains" in this order
    Then Alice's library holds, in order, "Mountain", "Forest", "Swamp" and "Plains"
    When Alice plays "second thought"
    And the stack resolves
    Then Alice is asked for objects by "Tomorrow, Azami's Familiar" among "Mountain", "Forest" and "Swamp"
    When Alice chooses "Swamp"
    And Alice puts "Mountain" and "Forest" in this order
    Then Alice's hand holds "Island" and "Swamp"
    And Alice's library holds, in order, "Plains", "Mountain" and "Forest"
