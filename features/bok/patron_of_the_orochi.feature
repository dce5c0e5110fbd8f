Feature: Patron of the Orochi

  @bok:patron-of-the-orochi.1
  Scenario: Everybody's Forests untap, nonbasic ones too, and every creature that is green among other colors
    Given Alice controls "Patron of the Orochi", a tapped "Taiga", a tapped "Mountain", a tapped "Watchwolf" and a tapped "Food Chain"
    And Bob controls a tapped "Forest", a tapped "Grizzly Bears" and a tapped "Hill Giant"
    Then the mana cost of "Patron of the Orochi" is {6}{G}{G}
    And "Patron of the Orochi" has exactly the types "legendary", "creature" and "Spirit"
    When Alice activates "Patron of the Orochi"
    Then "Patron of the Orochi" is tapped
    When the stack resolves
    Then "Taiga" and "Watchwolf" are untapped
    And "Forest" and "Grizzly Bears" are untapped
    And "Mountain", "Hill Giant" and "Food Chain" are tapped
    And "Patron of the Orochi" is untapped
    And "Patron of the Orochi" is 7/7

  @bok:patron-of-the-orochi.2
  Scenario: Once in a turn is once, whoever controls the Patron
    Given it is Bob's upkeep
    And Alice controls "Patron of the Orochi"
    And Bob has "Threaten" in hand and can pay {2}{R}
    When Alice activates "Patron of the Orochi"
    And the stack resolves
    Then "Patron of the Orochi" is untapped
    When the game goes on to Bob's precombat main phase
    And Bob plays "Threaten" targeting "Patron of the Orochi"
    And the stack resolves
    Then Bob controls "Patron of the Orochi"
    And "Patron of the Orochi" is untapped
    And "Patron of the Orochi" has "haste"
    And Bob can't activate "Patron of the Orochi"
    When the turn ends
    Then Alice can activate "Patron of the Orochi"

  @bok:patron-of-the-orochi.2
  Scenario: Whoever gets a Patron that hasn't been used this turn may use it
    Given it is Bob's precombat main phase
    And Alice controls "Patron of the Orochi"
    And Bob controls a tapped "Forest" and has "Threaten" in hand and can pay {2}{R}
    When Bob plays "Threaten" targeting "Patron of the Orochi"
    And the stack resolves
    Then Bob can activate "Patron of the Orochi"
    When Bob activates "Patron of the Orochi"
    And the stack resolves
    Then "Forest" is untapped
    And "Patron of the Orochi" is untapped
    And Bob can't activate "Patron of the Orochi"
