Feature: What is assigned, looked for and kept from being played, in rulings of our own

  @htg:ours.19
  Scenario: Doran and those who fight him assign as much damage as they can bear
    Given Alice controls "Doran, the Siege Tower"
    And Bob controls "Hill Giant" and "Wall of Stone"
    Then the mana cost of "Doran, the Siege Tower" is {W}{B}{G}
    And "Doran, the Siege Tower" is 0/5
    And "Doran, the Siege Tower" is white, black and green
    And "Doran, the Siege Tower" has exactly the types "legendary", "creature", "Treefolk" and "Shaman"
    When Alice attacks with "Doran, the Siege Tower"
    And Bob blocks "Doran, the Siege Tower" with "Wall of Stone"
    And combat damage is dealt
    Then "Wall of Stone" has 5 damage marked
    And "Doran, the Siege Tower" was destroyed

  @htg:ours.19
  Scenario: Unblocked it deals five
    Given Alice controls "Doran, the Siege Tower"
    When Alice attacks with "Doran, the Siege Tower"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 15 life

  @htg:ours.20
  Scenario: Teeg keeps a Blaze from being played, however small its X
    Given Alice has "Blaze" and "Lava Spike" in hand and can pay {R}{R}
    And Bob controls "Gaddock Teeg"
    Then the mana cost of "Gaddock Teeg" is {G}{W}
    And "Gaddock Teeg" is 2/2
    And "Gaddock Teeg" is white and green
    And "Gaddock Teeg" has exactly the types "legendary", "creature", "Kithkin" and "Advisor"
    And Alice can't play "Blaze" with X = 0 targeting Bob because of the ability "large" of "Gaddock Teeg"
    When Alice plays "Lava Spike" targeting Bob
    And the stack resolves
    Then Bob is at 17 life

  @htg:ours.20
  Scenario: What costs much isn't played either, but for creatures
    Given Alice has "Wrath of God" and "Serra Angel" in hand and can pay {3}{W}{W}
    And Bob controls "Gaddock Teeg"
    Then Alice can't play "Wrath of God" because of the ability "dear" of "Gaddock Teeg"
    When Alice plays "Serra Angel"
    And the stack resolves
    Then "Serra Angel" is in play

  @htg:ours.21
  Scenario: A Blasphemous Act costs one less for each creature in play
    Given Alice controls "Grizzly Bears" and has "Blasphemous Act" in hand and can pay {8}{R}
    And Bob controls "Hill Giant" and "Wall of Stone"
    Then the mana cost of "Blasphemous Act" is {8}{R}
    And "Blasphemous Act" is red
    And "Blasphemous Act" has exactly the type "sorcery"
    When Alice plays "Blasphemous Act"
    Then {5}{R} was spent on "Blasphemous Act"
    When the stack resolves
    Then "Grizzly Bears", "Hill Giant" and "Wall of Stone" were destroyed

  @htg:ours.21
  Scenario: However many creatures there are, its red mana is paid
    Given Bob controls 10 "Grizzly Bears" as "bear"
    And Alice has "Blasphemous Act" in hand and can pay {R}
    When Alice plays "Blasphemous Act"
    Then {R} was spent on "Blasphemous Act"
    When the stack resolves
    Then "bear 1" was destroyed

  @htg:ours.21
  Scenario: With one creature in play it costs one less
    Given Bob controls "Hill Giant"
    And Alice has "Blasphemous Act" in hand and can pay {8}{R}
    When Alice plays "Blasphemous Act"
    Then {7}{R} was spent on "Blasphemous Act"
    When the stack resolves
    Then "Hill Giant" was destroyed
