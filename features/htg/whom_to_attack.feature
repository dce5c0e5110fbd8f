Feature: Whom creatures attack, and until whose next turn, in rulings of our own

  @htg:ours.400
  Scenario: In the opponent's next turn creatures attack Gideon, those that come later among them
    Given Alice has "Gideon Jura" in hand and can pay {3}{W}{W}
    And Alice has 4 "Plains" as "dune" as library
    And Bob controls "Hill Giant"
    And Bob has "Monastery Swiftspear" in hand and can pay {R}
    And Bob has 4 "Mountain" as "peak" as library
    Then the mana cost of "Gideon Jura" is {3}{W}{W}
    And "Gideon Jura" has exactly the types "legendary", "planeswalker" and "Gideon"
    And "Gideon Jura" is white
    When Alice casts "Gideon Jura"
    And the stack resolves
    And Alice activates "challenge" of "Gideon Jura" targeting Bob
    And the stack resolves
    Then "Gideon Jura" has 8 loyalty counters
    When the game goes on to Bob's main phase
    And Bob casts "Monastery Swiftspear"
    And the stack resolves
    And the game goes on to Bob's declare attackers step
    Then Bob can't attack with nothing because of the ability "challenge" of "Gideon Jura"
    And Bob can't attack with "Hill Giant" attacking "Gideon Jura" and "Monastery Swiftspear" attacking Alice by rule 508.1d
    When Bob attacks with "Hill Giant" attacking "Gideon Jura" and "Monastery Swiftspear" attacking "Gideon Jura"
    And Alice doesn't block
    And combat damage is dealt
    Then "Gideon Jura" has 4 loyalty counters
    When the game goes on to Bob's next declare attackers step
    Then Bob can attack with nothing

  @htg:ours.400
  Scenario: What he challenged stays tapped to be put to death; and he fights unhurt
    Given Alice controls "Gideon Jura"
    And Alice has 8 "Plains" as "dune" as library
    And Bob controls "Hill Giant" and "Grizzly Bears"
    And Bob has 8 "Mountain" as "peak" as library
    When Alice activates "challenge" of "Gideon Jura" targeting Bob
    And the stack resolves
    And Bob attacks with "Hill Giant" attacking "Gideon Jura" and "Grizzly Bears" attacking "Gideon Jura"
    And Alice doesn't block
    And combat damage is dealt
    Then "Gideon Jura" has 3 loyalty counters
    When the game goes on to Alice's main phase
    Then "Hill Giant" is tapped
    When Alice activates "verdict" of "Gideon Jura" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in Bob's graveyard
    And "Gideon Jura" has 1 loyalty counter
    When the game goes on to Alice's next main phase
    Then Alice can't activate "verdict" of "Gideon Jura" targeting "Grizzly Bears" by rule 601.2c
    When Alice activates "stand" of "Gideon Jura"
    And the stack resolves
    Then "Gideon Jura" is 6/6
    And "Gideon Jura" has exactly the types "legendary", "planeswalker", "creature", "Gideon", "Human" and "Soldier"
    When Alice attacks with "Gideon Jura"
    And Bob blocks "Gideon Jura" with "Grizzly Bears"
    And combat damage is dealt
    Then "Grizzly Bears" is in Bob's graveyard
    And "Gideon Jura" has 0 damage marked
    And "Gideon Jura" has 1 loyalty counter
    When the game goes on to Bob's main phase
    Then "Gideon Jura" has exactly the types "legendary", "planeswalker" and "Gideon"

  @htg:ours.401
  Scenario: Goaded creatures attack somebody else as long as there is somebody else
    Given Carol is playing too
    And Alice has "Disrupt Decorum" in hand and can pay {2}{R}{R}
    And Alice controls "Craw Wurm"
    And Bob controls "Hill Giant" and "Wall of Stone"
    And Bob has 4 "Mountain" as "peak" as library
    And Carol has 4 "Forest" as "tree" as library
    And Alice has 4 "Plains" as "dune" as library
    Then the mana cost of "Disrupt Decorum" is {2}{R}{R}
    And "Disrupt Decorum" is red
    And "Disrupt Decorum" has exactly the type "sorcery"
    When Alice casts "Disrupt Decorum"
    And the stack resolves
    Then Alice can attack with nothing
    When the game goes on to Bob's declare attackers step
    Then Bob can't attack with nothing because of the ability "goad" of "Disrupt Decorum"
    And Bob can't attack with "Hill Giant" attacking Alice because of the ability "goad" of "Disrupt Decorum"
    When Bob attacks with "Hill Giant" attacking Carol
    And Carol doesn't block
    And combat damage is dealt
    Then Carol is at 17 life
    When the game goes on to Bob's next declare attackers step
    Then Bob can attack with nothing

  @htg:ours.401
  Scenario: Whoever has nobody else to attack attacks the player who goaded
    Given Alice has "Disrupt Decorum" in hand and can pay {2}{R}{R}
    And Bob controls "Hill Giant"
    And Bob has 4 "Mountain" as "peak" as library
    When Alice casts "Disrupt Decorum"
    And the stack resolves
    And the game goes on to Bob's declare attackers step
    Then Bob can't attack with nothing because of the ability "goad" of "Disrupt Decorum"
    And Bob can attack with "Hill Giant" attacking Alice

  @htg:ours.402
  Scenario: What was lit can be played until the end of one's next turn
    Given Alice has "Light Up the Stage" in hand and can pay {2}{R}
    And Alice controls 2 "Mountain" as "crag"
    And Alice has "Lava Spike", "Glacial Ray" and 4 "Plains" as "dune" as library
    And Bob has 4 "Mountain" as "peak" as library
    Then the mana cost of "Light Up the Stage" is {2}{R}
    And "Light Up the Stage" is red
    And "Light Up the Stage" has exactly the type "sorcery"
    When Alice casts "Light Up the Stage"
    And the stack resolves
    Then "Lava Spike" is exiled
    When the game goes on to Bob's main phase
    Then Alice can cast "Glacial Ray" targeting Bob
    When the game goes on to Alice's next main phase
    Then Alice can cast "Lava Spike" targeting Bob
    When Alice casts "Lava Spike" targeting Bob
    And the stack resolves
    Then Bob is at 17 life
    When the game goes on to Bob's next main phase
    Then Alice can't cast "Glacial Ray" targeting Bob by rule 601.3

  @htg:ours.402
  Scenario: What was lit for its spectacle can be played at once
    Given Alice has "Light Up the Stage" and "Lava Spike" in hand and can pay {R}{R}
    And Alice controls "Mountain"
    And Alice has "Monastery Swiftspear" and "Glacial Ray" as library
    When Alice casts "Lava Spike" targeting Bob
    And the stack resolves
    And Alice casts "Light Up the Stage" instead of its mana cost
    And the stack resolves
    And Alice casts "Monastery Swiftspear"
    And the stack resolves
    Then "Monastery Swiftspear" is in play
    And "Glacial Ray" is exiled

  @htg:ours.403
  Scenario: Where there is nobody else to attack nothing attacks
    Given Alice controls "Blazing Archon"
    And Bob controls "Hill Giant"
    And it is Bob's main phase
    And Alice has "Terror" in hand and can pay {1}{B}
    Then Bob can't attack with "Hill Giant" because of the ability "blaze" of "Blazing Archon"
    When Bob passes
    And Alice casts "Terror" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in Bob's graveyard
    And "Blazing Archon" is 5/6

  @htg:ours.403
  Scenario: Creatures can't attack who has the Archon, and can attack others
    Given Carol is playing too
    And Alice controls "Blazing Archon" and "Jace Beleren"
    And Bob controls "Hill Giant"
    And it is Bob's main phase
    Then the mana cost of "Blazing Archon" is {6}{W}{W}{W}
    And "Blazing Archon" has exactly the types "creature" and "Archon"
    And "Blazing Archon" is 5/6
    And "Blazing Archon" is white
    And Bob can't attack with "Hill Giant" attacking Alice because of the ability "blaze" of "Blazing Archon"
    And Bob can attack with "Hill Giant" attacking Carol
    And Bob can attack with "Hill Giant" attacking "Jace Beleren"
    When Bob attacks with "Hill Giant" attacking Carol
    And Carol doesn't block
    And combat damage is dealt
    Then Carol is at 17 life
