Feature: Keywords that ask for other players

  @may01:ours.400
  Scenario: Who extorts gains what all opponents have lost
    Given Carol is playing too
    And Alice controls "Syndic of Tithes"
    And Alice has "Grizzly Bears" in hand and can pay {1}{G}{W}
    When Alice plays "Grizzly Bears"
    And the top of the stack resolves
    And Alice says yes to "Syndic of Tithes"
    Then Bob is at 19 life
    And Carol is at 19 life
    And Alice is at 22 life

  @may01:ours.401
  Scenario: An undaunted spell costs {1} less for each opponent
    Given Carol is playing too
    And Alice controls "Hill Giant"
    And Alice has "Sublime Exhalation" in hand and can pay {6}{W}
    When Alice plays "Sublime Exhalation"
    Then the total cost of "Sublime Exhalation" is {4}{W}
    When the stack resolves
    Then "Hill Giant" was destroyed

  @may01:ours.402
  Scenario: Who attacks the player with the most life grows
    Given Carol is playing too
    And Alice controls "Marchesa's Emissary"
    And Bob is at 25 life
    When Alice attacks with "Marchesa's Emissary" attacking Bob
    Then the stack holds the ability of "Marchesa's Emissary"
    When the stack resolves
    Then "Marchesa's Emissary" is 3/3
    When the game goes on to Alice's next main phase
    And Alice attacks with "Marchesa's Emissary" attacking Carol
    And the game goes on to the end step
    Then "Marchesa's Emissary" is 3/3

  @may01:ours.403
  Scenario: A spell costs less once an opponent has lost life
    Given Alice has "Skewer the Critics" and "Lava Spike" in hand and can pay {R}{R}
    When Alice plays "Lava Spike" targeting Bob
    And the stack resolves
    And Alice plays "Skewer the Critics" instead of its mana cost targeting Bob
    Then {R} was spent on "Skewer the Critics"
    When the stack resolves
    Then Bob is at 14 life

  @may01:ours.400
  Scenario: Who extorts a single opponent gains the 1 life that is lost, and nothing unless it is paid for
    Given it is Alice's main phase
    And Alice controls "Syndic of Tithes"
    And Alice has "Grizzly Bears" and "Llanowar Elves" in hand and can pay {1}{G}{G}{W}
    When Alice plays "Grizzly Bears"
    And the top of the stack resolves
    And Alice says yes to "Syndic of Tithes"
    Then Bob is at 19 life
    And Alice is at 21 life
    When the stack resolves
    And Alice plays "Llanowar Elves"
    And the stack resolves
    Then "Syndic of Tithes" has triggered twice
    And Bob is at 19 life
    And Alice is at 21 life

  @may01:ours.401
  Scenario: With one opponent an undaunted spell can be played for one mana less than it says
    Given it is Alice's main phase
    And Alice controls "Hill Giant" and "Grizzly Bears"
    And Alice has "Sublime Exhalation" in hand and can pay {5}{W}
    When Alice plays "Sublime Exhalation"
    And the stack resolves
    Then "Hill Giant" and "Grizzly Bears" were destroyed
    And Alice has 3 cards in graveyard

  @may01:ours.403
  Scenario: Until an opponent has lost life a spell with spectacle asks for its mana cost
    Given Alice has "Skewer the Critics" and "Lava Spike" in hand and can pay {R}{R}
    Then Alice can't play "Skewer the Critics" instead of its mana cost targeting Bob by rule 409.1f
    When Alice plays "Lava Spike" targeting Bob
    And the stack resolves
    Then Alice can play "Skewer the Critics" instead of its mana cost targeting Bob
    When Alice plays "Skewer the Critics" instead of its mana cost targeting Bob
    And the stack resolves
    Then Bob is at 14 life

  @may01:ours.402
  Scenario: Where all have as much life, whoever is attacked has the most
    Given Alice controls "Marchesa's Emissary"
    When Alice attacks with "Marchesa's Emissary" attacking Bob
    Then the stack holds the ability of "Marchesa's Emissary"
    When the stack resolves
    And Bob doesn't block
    And combat damage is dealt
    Then "Marchesa's Emissary" is 3/3
    And Bob is at 17 life
