Feature: Examples of section 602

  @cr26:602.1a.ex1
  Scenario: With one mana, Fountain of Youth's ability, which costs two mana and tapping Fountain of Youth, can't be activated, and with two mana it can
    Given Alice controls "Fountain of Youth" and "Island"
    And Alice has "Forest" in hand
    Then Alice can't activate "Fountain of Youth" by rule 118.3
    When Alice plays the land "Forest"
    Then Alice can activate "Fountain of Youth"
    When Alice activates "Fountain of Youth"
    Then the total cost of the ability of "Fountain of Youth" is {2}
    And Alice is at 20 life
    When the stack resolves
    Then Alice is at 21 life
    And "Island" and "Forest" are tapped

  @cr26:602.1a.ex1
  Scenario: Fountain of Youth is tapped as its ability is activated, and while it is tapped the ability can't be activated again
    Given Alice controls "Fountain of Youth" as "full", "Fountain of Youth" as "dry" and can pay {4}
    And "dry" is tapped
    Then Alice can't activate "dry" by rule 118.3
    And Alice can activate "full"
    When Alice activates "full"
    Then "full" is tapped
    And Alice can't activate "full" by rule 118.3
    When the stack resolves
    Then Alice is at 21 life
