Feature: Noncombat damage redirected to a planeswalker

  @cr26:306.7.before
  Scenario: Until 2013, Alice has one Lightning Bolt at Bob dealt to his planeswalker, and another one dealt to him
    Given Bob controls "Chandra Nalaar"
    And Alice has "Lightning Bolt" as "first" and "Lightning Bolt" as "second" in hand and can pay {R}{R}
    When Alice plays "first" targeting Bob
    And the stack resolves
    And Alice says yes to "first"
    Then Bob is at 20 life
    And "Chandra Nalaar" has 3 loyalty counters
    When Alice plays "second" targeting Bob
    And the stack resolves
    And Alice says no to "second"
    Then Bob is at 17 life
    And "Chandra Nalaar" has 3 loyalty counters

  @cr26:306.7.before
  Scenario: Until 2013, Alice chooses one of Bob's two planeswalkers for the damage of Lightning Bolt
    Given Bob controls "Chandra Nalaar" and "Jace Beleren"
    And Alice controls "Gideon Jura"
    And Alice has "Lightning Bolt" in hand and can pay {R}
    When Alice plays "Lightning Bolt" targeting Bob
    And the stack resolves
    And Alice says yes to "Lightning Bolt"
    And Alice chooses "Jace Beleren"
    Then "Jace Beleren" is in Bob's graveyard
    And "Chandra Nalaar" has 6 loyalty counters
    And "Gideon Jura" has 6 loyalty counters
    And Bob is at 20 life

  @cr26:306.7.before
  Scenario: Until 2013, combat damage and damage by Bob's own source are not redirected to Bob's planeswalker
    Given Bob controls "Chandra Nalaar"
    And Alice controls "Grizzly Bears"
    And Bob has "Lightning Bolt" as "his" in hand and can pay {R}
    And Alice has "Lightning Bolt" as "hers" in hand and can pay {R}
    When Alice attacks with "Grizzly Bears" attacking Bob
    And combat damage is dealt
    Then Bob is at 18 life
    When Bob plays "his" targeting Bob
    And the stack resolves
    Then Bob is at 15 life
    When Alice plays "hers" targeting Bob
    And the stack resolves
    And Alice says yes to "hers"
    Then "Chandra Nalaar" has 3 loyalty counters
    And Bob is at 15 life

  @cr26:306.6
  Scenario: Combat damage of a creature that attacks Chandra Nalaar removes loyalty counters, and that of a creature that attacks Bob is dealt to Bob
    Given Bob controls "Chandra Nalaar"
    And Alice controls "Grizzly Bears" and "Hill Giant"
    Then Alice can attack with "Grizzly Bears" attacking "Chandra Nalaar"
    When Alice attacks with "Grizzly Bears" attacking "Chandra Nalaar" and "Hill Giant" attacking Bob
    And Bob doesn't block
    And combat damage is dealt
    Then "Chandra Nalaar" has 4 loyalty counters
    And Bob is at 17 life
