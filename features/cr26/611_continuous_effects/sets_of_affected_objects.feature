Feature: The objects that an effect of a spell affects

  @cr26:611.2c.2
  Scenario: Insurrection gives Alice control of Hill Giant, and not of Grizzly Bears that Bob casts later in the turn
    Given Alice has "Insurrection" in hand and can pay {5}{R}{R}{R}
    And Bob controls a tapped "Hill Giant" and "Vedalken Orrery"
    And Bob has "Grizzly Bears" in hand and can pay {1}{G}
    When Alice plays "Insurrection"
    And the stack resolves
    Then Alice controls "Hill Giant"
    When Alice passes
    And Bob plays "Grizzly Bears"
    And the stack resolves
    Then Bob controls "Grizzly Bears"
    When Alice attacks with "Hill Giant"
    And Bob blocks "Hill Giant" with "Grizzly Bears"
    And combat damage is dealt
    Then "Grizzly Bears" is in Bob's graveyard
    When the turn ends
    Then Bob controls "Hill Giant"

  @cr26:611.2c.2
  Scenario: Insurrection untaps Hill Giant, which attacks for Alice, and Bob controls it again after the turn
    Given Alice has "Insurrection" in hand and can pay {5}{R}{R}{R}
    And Bob controls a tapped "Hill Giant"
    When Alice plays "Insurrection"
    And the stack resolves
    Then "Hill Giant" is untapped
    And Alice controls "Hill Giant"
    When Alice attacks with "Hill Giant"
    And combat damage is dealt
    Then Bob is at 17 life
    When the turn ends
    Then Bob controls "Hill Giant"

  @cr26:611.2c.3
  Scenario: A creature that enters after Hour of Banners gets no bonus, and can't be blocked in that turn
    Given Alice controls "Hill Giant"
    And Alice has "Hour of Banners" and "Monastery Swiftspear" in hand and can pay {2}{W}{R}
    And Bob controls "Wall of Stone"
    When Alice plays "Hour of Banners"
    And the stack resolves
    And Alice plays "Monastery Swiftspear"
    And the stack resolves
    Then "Hill Giant" is 4/4
    And "Monastery Swiftspear" is 1/2
    When Alice attacks with "Monastery Swiftspear" and "Hill Giant"
    Then Bob can't block "Monastery Swiftspear" with "Wall of Stone" because of "Hour of Banners"
    When Bob doesn't block
    And combat damage is dealt
    Then Bob is at 15 life
    When the game goes on to Alice's next main phase
    And Alice attacks with "Monastery Swiftspear"
    Then Bob can block "Monastery Swiftspear" with "Wall of Stone"
