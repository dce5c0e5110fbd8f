Feature: Fuse, aftermath, disturb, impending and awaken, in rulings of our own

  @htg:ours.431
  Scenario: One half is cast, or both are one spell
    Given Alice has "Wear // Tear" as "one" and "Wear // Tear" as "two" in hand and can pay {W}{1}{R}{W}
    And Bob controls "Sol Ring", "Humility" and "Chivalric Alliance"
    When Alice casts "one" as "Tear" targeting "Humility"
    Then the mana value of "one" is 1
    When the stack resolves
    Then "Humility" is in Bob's graveyard
    And "Sol Ring" is in play
    When Alice casts "two" targeting "Sol Ring" then "Chivalric Alliance"
    Then the mana value of "two" is 3
    And the total cost of "two" is {1}{R}{W}
    When the stack resolves
    Then "Sol Ring" is in Bob's graveyard
    And "Chivalric Alliance" is in Bob's graveyard
    And "two" is in Alice's graveyard

  @htg:ours.431
  Scenario: What is fused is of both colours
    Given Alice has "Wear // Tear" in hand and can pay {1}{R}{W}
    And Bob controls "Sol Ring" and "Humility"
    When Alice casts "Wear // Tear" targeting "Sol Ring" then "Humility"
    Then "Wear // Tear" is red and white
    And the total cost of "Wear // Tear" is {1}{R}{W}
  @htg:ours.432
  Scenario: The half with aftermath is cast from the graveyard, and exiled
    Given Alice has "Cut // Ribbons" in hand and can pay {1}{R}{3}{B}{B}
    And Bob controls "Hill Giant"
    When Alice casts "Cut // Ribbons" targeting "Hill Giant"
    And the stack resolves
    Then "Cut // Ribbons" is in Alice's graveyard
    And "Hill Giant" is in Bob's graveyard
    When Alice casts "Cut // Ribbons" from graveyard with X = 3
    Then "Cut // Ribbons" is named "Ribbons"
    When the stack resolves
    Then Bob is at 17 life
    And "Cut // Ribbons" is exiled

  @htg:ours.433
  Scenario: Disturbed, a card is its back face on the stack and in play
    Given Alice has "Lunarch Veteran" in graveyard and can pay {1}{W}
    And Alice controls "Grizzly Bears"
    And Bob has "Terror" as "one" and "Terror" as "two" in hand and can pay {1}{B}{1}{B}
    When Alice casts "Lunarch Veteran" from graveyard
    Then "Lunarch Veteran" is named "Luminous Phantom"
    And the mana value of "Lunarch Veteran" is 1
    And the total cost of "Lunarch Veteran" is {1}{W}
    When the stack resolves
    Then "Lunarch Veteran" is named "Luminous Phantom"
    And "Lunarch Veteran" has "flying"
    And "Lunarch Veteran" is transformed
    When Bob casts "one" targeting "Grizzly Bears"
    And the stack resolves
    Then Alice is at 21 life
    When Bob casts "two" targeting "Lunarch Veteran"
    And the stack resolves
    Then "Lunarch Veteran" is exiled

  @htg:ours.433
  Scenario: It is cast for its disturb cost, and has the mana value of its front
    Given Alice has "Lunarch Veteran" in graveyard and can pay {1}{W}
    And Alice controls "Lunarch Veteran" as "elder"
    And Bob has "Terror" in hand and can pay {1}{B}
    When Alice casts "Lunarch Veteran" from graveyard
    Then the total cost of "Lunarch Veteran" is {1}{W}
    When the stack resolves
    Then the mana value of "Lunarch Veteran" is 1
    And Alice is at 21 life
    When Bob casts "Terror" targeting "Lunarch Veteran"
    And the stack resolves
    Then Alice is at 21 life

  @htg:ours.430
  Scenario: For less it waits, and is no creature
    Given Alice has "Overlord of the Boilerbilges" in hand and can pay {2}{R}{R}
    When Alice casts "Overlord of the Boilerbilges" instead of its mana cost
    And the stack resolves
    And Alice targets Bob
    Then Bob is at 16 life
    And "Overlord of the Boilerbilges" has 4 time counters
    And "Overlord of the Boilerbilges" has exactly the types "enchantment"
    When the game goes on to Alice's next main phase
    Then "Overlord of the Boilerbilges" has 3 time counters
    And "Overlord of the Boilerbilges" has no power

  @htg:ours.430
  Scenario: For its mana cost it is a creature at once
    Given Alice has "Overlord of the Boilerbilges" as "one" and "Overlord of the Boilerbilges" as "two" in hand and can pay {2}{R}{R}{4}{R}{R}
    When Alice casts "one" instead of its mana cost
    And the stack resolves
    And Alice targets Bob
    And Alice casts "two"
    And the stack resolves
    And Alice targets Bob
    Then "two" has no time counters
    And "two" is 5/5
    And "one" has 4 time counters
    And Bob is at 12 life

  @htg:ours.434
  Scenario: For the awaken cost a land becomes a creature too
    Given Alice has "Clutch of Currents" as "one" and "Clutch of Currents" as "two" in hand and can pay {4}{U}{U}
    And Alice controls "Forest"
    And Bob controls "Hill Giant" and "Grizzly Bears"
    When Alice casts "one" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is in Bob's hand
    And "Forest" has no power
    When Alice casts "two" instead of its mana cost targeting "Hill Giant" then "Forest"
    And the stack resolves
    Then "Hill Giant" is in Bob's hand
    And "Forest" is 3/3
    And "Forest" has "haste"
    And "Forest" has exactly the types "basic", "land", "creature", "Forest" and "Elemental"

  @htg:ours.434
  Scenario: Its other target is gone, and the land is a creature all the same
    Given Alice has "Clutch of Currents" in hand and can pay {4}{U}
    And Alice controls "Forest"
    And Bob controls "Grizzly Bears" and "Fume Spitter"
    When Alice casts "Clutch of Currents" instead of its mana cost targeting "Fume Spitter" then "Forest"
    And Bob in response activates "Fume Spitter" targeting "Grizzly Bears"
    And the stack resolves
    Then "Forest" is 3/3
