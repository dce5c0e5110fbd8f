Feature: Shields and last stands, in rulings of our own

  @may01:ours.35
  Scenario: The Circle keeps off the next damage of one red source, all of it, and once
    Given Alice controls "Circle of Protection: Red" and can pay {2}
    And it is Bob's main phase
    And Bob controls "Hill Giant", "Goblin Raider" and "Grizzly Bears"
    And Bob has "Lava Spike" in hand and can pay {R}
    Then the mana cost of "Circle of Protection: Red" is {1}{W}
    And "Circle of Protection: Red" is white
    And "Circle of Protection: Red" has exactly the type "enchantment"
    When Bob attacks with "Hill Giant", "Goblin Raider" and "Grizzly Bears"
    And Alice activates "Circle of Protection: Red"
    And the stack resolves
    Then Alice may choose the source "Hill Giant"
    And Alice may not choose the source "Grizzly Bears"
    When as it resolves, Alice chooses the source "Hill Giant"
    And Alice doesn't block
    And combat damage is dealt
    Then Alice is at 16 life
    When the game goes on to Bob's second main phase
    And Bob plays "Lava Spike" targeting Alice
    And Alice activates "Circle of Protection: Red"
    And the top of the stack resolves
    And as it resolves, Alice chooses the source "Lava Spike"
    And the stack resolves
    Then Alice is at 16 life

  @may01:ours.35
  Scenario: A second blow of the same source gets through
    Given Alice controls "Circle of Protection: Red" and can pay {1}
    And Bob controls "Frostwielder" and "Vedalken Orrery"
    And Bob controls "Aladdin"
    And it is Bob's main phase
    And Bob has 2 "Relentless Assault" as "assault" in hand and can pay {2}{R}{R}
    And "Frostwielder" gets +3/+3 until end of turn
    When Alice activates "Circle of Protection: Red"
    And the stack resolves
    And as it resolves, Alice chooses the source "Frostwielder"
    And Bob attacks with "Frostwielder"
    And Alice doesn't block
    And combat damage is dealt
    Then Alice is at 20 life
    When the game goes on to Bob's second main phase
    And Bob plays "assault 1"
    And the stack resolves
    And Bob attacks with "Frostwielder"
    And Alice doesn't block
    And combat damage is dealt
    Then Alice is at 16 life

  @may01:ours.36
  Scenario: Whoever worships beside a creature is left one life by damage
    Given it is Bob's main phase
    And Alice controls "Worship" and "Grizzly Bears" and is at 5 life
    And Bob has "Lava Spike" in hand and can pay {R}
    And Bob controls "Hill Giant"
    Then the mana cost of "Worship" is {3}{W}
    And "Worship" is white
    And "Worship" has exactly the type "enchantment"
    When Bob plays "Lava Spike" targeting Alice
    And the stack resolves
    Then Alice is at 2 life
    When Bob attacks with "Hill Giant"
    And Alice doesn't block
    And combat damage is dealt
    Then Alice is at 1 life
    And "Hill Giant" has dealt 3 damage to Alice

  @may01:ours.36
  Scenario: Once the creature is gone nobody is spared
    Given it is Bob's main phase
    And Alice controls "Worship" and "Grizzly Bears" and is at 2 life
    And Bob has 2 "Lava Spike" as "spike" and "Terror" in hand and can pay {R}{R}{1}{B}
    When Bob plays "spike 1" targeting Alice
    And the stack resolves
    Then Alice is at 1 life
    When Bob plays "Terror" targeting "Grizzly Bears"
    And the stack resolves
    And Bob plays "spike 2" targeting Alice
    And the stack resolves
    Then Alice has lost the game

  @may01:ours.37
  Scenario: Of two who run out of life in the same storm neither wins
    Given Alice is at 1 life
    And Bob is at 1 life
    And Alice has "Dry Spell" in hand and can pay {1}{B}
    When Alice plays "Dry Spell"
    And the stack resolves
    Then Alice has drawn the game
    And Bob has drawn the game

  @may01:ours.45
  Scenario: Who is protected from instants and sorceries is their target all the same
    Given Alice controls "Warded Prospitian"
    And Bob has "Terror" and "Threaten" in hand and can pay {1}{B}{2}{R}
    And it is Bob's main phase
    Then "Warded Prospitian" is 1/2
    And Bob can play "Threaten" targeting "Warded Prospitian"
    When Bob plays "Terror" targeting "Warded Prospitian"
    And the stack resolves
    Then "Warded Prospitian" was destroyed

  @may01:ours.45.today
  Scenario: Since then neither instants nor sorceries reach it, and abilities do
    Given Alice controls "Warded Prospitian" and "Grizzly Bears"
    And Bob has "Terror" and "Threaten" in hand and can pay {1}{B}{2}{R}
    And Bob controls "Frostwielder"
    And it is Bob's main phase
    Then Bob can't play "Threaten" targeting "Warded Prospitian"
    And Bob can't play "Terror" targeting "Warded Prospitian"
    And Bob can play "Terror" targeting "Grizzly Bears"
    And Bob can play "Threaten" targeting "Grizzly Bears"
    When Bob activates "Frostwielder" targeting "Warded Prospitian"
    And the stack resolves
    Then "Warded Prospitian" has 1 damage marked
