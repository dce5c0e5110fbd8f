Feature: Higure, the Still Wind

  @bok:higure-the-still-wind.2
  Scenario: A Ninja fetched after first-strike damage is in time for the regular damage
    Given Alice controls "Higure, the Still Wind" and "Hill Giant"
    And "Higure, the Still Wind" has "first strike"
    And Alice has "Ninja of the Deep Hours" on top of library and can pay {1}{U}
    When Alice attacks with "Higure, the Still Wind" and "Hill Giant"
    And Bob doesn't block
    And first-strike damage is dealt
    Then Bob is at 17 life
    When the stack resolves
    And Alice says yes to "Higure, the Still Wind"
    And Alice chooses "Ninja of the Deep Hours"
    Then "Ninja of the Deep Hours" is in Alice's hand
    And "Hill Giant" has dealt no damage
    When Alice uses ninjutsu with "Ninja of the Deep Hours" returning "Hill Giant"
    And the stack resolves
    And combat damage is dealt
    Then "Ninja of the Deep Hours" has dealt 2 combat damage to Bob
    And "Hill Giant" has dealt no damage
    And Bob is at 15 life

  @bok:higure-the-still-wind.2
  Scenario: A Ninja fetched after regular damage comes too late to deal any
    Given Alice controls "Higure, the Still Wind" and "Hill Giant"
    And Alice has "Ninja of the Deep Hours" on top of library and can pay {1}{U}
    When Alice attacks with "Higure, the Still Wind" and "Hill Giant"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 14 life
    When the stack resolves
    And Alice says yes to "Higure, the Still Wind"
    And Alice chooses "Ninja of the Deep Hours"
    And Alice uses ninjutsu with "Ninja of the Deep Hours" returning "Hill Giant"
    And the stack resolves
    Then "Ninja of the Deep Hours" is attacking
    When the game goes on to the second main phase
    Then "Ninja of the Deep Hours" has dealt no damage
    And Bob is at 14 life
