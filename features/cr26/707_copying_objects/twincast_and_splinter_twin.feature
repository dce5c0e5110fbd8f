Feature: Twincast and Splinter Twin

  @cr26:707.10c.3
  Scenario: Bob copies Shock with Twincast, and the copy deals 2 damage to Alice before Shock deals 2 damage to Bob
    Given Alice has "Shock" in hand and can pay {R}
    And Bob has "Twincast" in hand and can pay {U}{U}
    And Bob is at 2 life
    And Alice is at 2 life
    When Alice plays "Shock" targeting Bob
    And Bob plays "Twincast" targeting "Shock"
    And the top of the stack resolves
    Then Bob may target Alice for "Twincast"
    When Bob targets Alice for "Twincast"
    Then the copy of "Shock" targets Alice
    And "Shock" targets Bob
    When the top of the stack resolves
    Then Alice has lost the game
    And Bob has won the game

  @cr26:707.10c.3
  Scenario: Alice copies her own Lightning Bolt with Twincast, and the copy deals 3 damage to Serra Angel
    Given Alice has "Lightning Bolt" and "Twincast" in hand and can pay {R} and can pay {U}{U}
    And Bob controls "Serra Angel"
    When Alice plays "Lightning Bolt" targeting Bob
    Then Alice can play "Twincast" targeting "Lightning Bolt"
    When Alice plays "Twincast" targeting "Lightning Bolt"
    And the top of the stack resolves
    And Alice targets "Serra Angel" for "Twincast"
    And the top of the stack resolves
    Then "Serra Angel" has 3 damage marked
    And the stack holds "Lightning Bolt"
    When the stack resolves
    Then Bob is at 17 life

  @cr26:707.9.2
  Scenario: Pestermite with Splinter Twin creates a Pestermite with haste, which untaps it and is exiled at the end of the turn
    Given Alice controls "Pestermite" and "Splinter Twin"
    And "Splinter Twin" is attached to "Pestermite"
    And Bob controls "Hill Giant"
    When Alice activates "Pestermite"
    And the top of the stack resolves
    And Alice targets "Pestermite" for the first "Pestermite" token
    And the stack resolves
    And Alice chooses the option "untap"
    Then "Pestermite" is untapped
    And the first "Pestermite" token is 2/1
    And the first "Pestermite" token has "haste" and "flying"
    And "Pestermite" doesn't have "haste"
    And "Pestermite" has the ability "twin"
    And the first "Pestermite" token doesn't have the ability "twin"
    When the game goes on to Bob's upkeep
    Then the first "Pestermite" token is gone
    And it happened once that the first "Pestermite" token was exiled
    And "Pestermite" is in play

  @cr26:707.9.2
  Scenario: The token of a Hill Giant with Splinter Twin and Giant Growth is 3/3 and attacks at once
    Given Alice controls "Hill Giant" and "Splinter Twin"
    And "Splinter Twin" is attached to "Hill Giant"
    And Alice has "Giant Growth" in hand and can pay {G}
    When Alice plays "Giant Growth" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is 6/6
    When Alice activates "Hill Giant"
    And the stack resolves
    Then the first "Hill Giant" token is 3/3
    When Alice attacks with the first "Hill Giant" token
    And combat damage is dealt
    Then Bob is at 17 life
    When the game goes on to Bob's upkeep
    Then the first "Hill Giant" token is gone
    And "Hill Giant" is in play

  @cr26:707.9.2
  Scenario: The token of a Wall of Omens with Splinter Twin lets Alice draw a card as it enters, and is exiled at the end of the turn
    Given Alice controls "Wall of Omens" and "Splinter Twin"
    And "Splinter Twin" is attached to "Wall of Omens"
    And Alice has "Island" on top of library
    When Alice activates "Wall of Omens"
    And the stack resolves
    Then the first "Wall of Omens" token is 0/4
    And "Island" is in Alice's hand
    When the game goes on to Bob's upkeep
    Then the first "Wall of Omens" token is gone
    And "Wall of Omens" is in play
