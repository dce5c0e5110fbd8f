Feature: Undaunted

  @cr26:702.125a
  Scenario: Sublime Exhalation costs {2} less with two opponents
    Given Carol is playing too
    And Alice controls "Hill Giant"
    And Alice has "Sublime Exhalation" in hand and can pay {6}{W}
    When Alice plays "Sublime Exhalation"
    Then the total cost of "Sublime Exhalation" is {4}{W}
    When the stack resolves
    Then "Hill Giant" was destroyed

  @cr26:702.125a
  Scenario: Sublime Exhalation can be cast for {5}{W} with one opponent
    Given it is Alice's main phase
    And Alice controls "Hill Giant" and "Grizzly Bears"
    And Alice has "Sublime Exhalation" in hand and can pay {5}{W}
    When Alice plays "Sublime Exhalation"
    And the stack resolves
    Then "Hill Giant" and "Grizzly Bears" were destroyed
    And Alice has 3 cards in graveyard

  @cr26:702.125c
  Scenario: A spell with two instances of undaunted costs {2} less with one opponent
    Given Alice has "Twice-Dared Roar" in hand and can pay {4}{R}
    When Alice plays "Twice-Dared Roar" targeting Bob
    Then the total cost of "Twice-Dared Roar" is {2}{R}
    When the stack resolves
    Then Bob is at 17 life

  @cr26:702.125b
  Scenario: Sublime Exhalation costs {4}{W} with two opponents, and {5}{W} after one of them has lost the game
    Given Carol is playing too
    And Carol is at 3 life
    And Alice has two "Sublime Exhalation" and "Lava Spike" in hand and can pay {4}{W}{R}{5}{W}
    When Alice plays "Sublime Exhalation 1"
    Then the total cost of "Sublime Exhalation 1" is {4}{W}
    When the stack resolves
    And Alice plays "Lava Spike" targeting Carol
    And the stack resolves
    Then Carol has lost the game
    When Alice plays "Sublime Exhalation 2"
    Then the total cost of "Sublime Exhalation 2" is {5}{W}

  @cr26:702.125a
  Scenario: Sublime Exhalation that Alice casts from the top of her library costs {1} less with one opponent
    Given Alice controls "Shrine of Things to Come" and can pay {5}{W}
    And Alice has "Sublime Exhalation" and "Island" on top of library
    And Bob controls "Hill Giant"
    When Alice plays "Sublime Exhalation" from library
    Then the total cost of "Sublime Exhalation" is {5}{W}
    When the stack resolves
    Then "Hill Giant" was destroyed

  @cr26:702.125a
  Scenario: With one opponent, Sublime Exhalation costs {5}{W}, and Twice-Dared Roar that Omniscience lets Alice cast for nothing costs {0}
    Given Alice controls "Omniscience" and can pay {5}{W}
    And Alice has "Twice-Dared Roar" and "Sublime Exhalation" in hand
    And Bob controls "Hill Giant"
    When Alice plays "Twice-Dared Roar" without paying its mana cost targeting Bob
    Then the total cost of "Twice-Dared Roar" is {0}
    When the stack resolves
    Then Bob is at 17 life
    When Alice plays "Sublime Exhalation"
    Then the total cost of "Sublime Exhalation" is {5}{W}
    When the stack resolves
    Then "Hill Giant" was destroyed
