Feature: Patron of the Orochi

  @bok:patron-of-the-orochi.1
  Scenario: Patron of the Orochi untaps all Forests, even nonbasic ones, and all green creatures, even multicoloured ones
    Given Alice controls "Patron of the Orochi", a tapped "Taiga", a tapped "Mountain", a tapped "Watchwolf" and a tapped "Food Chain"
    And Bob controls a tapped "Forest", a tapped "Grizzly Bears" and a tapped "Hill Giant"
    When Alice activates "Patron of the Orochi"
    Then "Patron of the Orochi" is tapped
    When the stack resolves
    Then "Taiga" and "Watchwolf" are untapped
    And "Forest" and "Grizzly Bears" are untapped
    And "Mountain", "Hill Giant" and "Food Chain" are tapped
    And "Patron of the Orochi" is untapped
    And "Patron of the Orochi" is 7/7

  @bok:patron-of-the-orochi.2
  Scenario: Bob can't activate Patron of the Orochi in the turn in which Alice has activated it
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
  Scenario: A player who gains control of Patron of the Orochi that wasn't activated this turn can activate it once
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
