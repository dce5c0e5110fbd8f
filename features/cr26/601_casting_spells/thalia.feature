Feature: Thalia, Guardian of Thraben

  @cr26:601.2f.6
  Scenario: Thalia makes Shock cost {1} more for both players, and creature spells nothing, also one that is an artifact
    Given Alice controls "Thalia, Guardian of Thraben"
    And Alice has "Shock" and "Steel Wall" in hand and can pay {1}{R} and can pay {1}
    And Bob has "Shock" as "bolt" in hand and can pay {1}{R}
    When Alice plays "Shock" targeting Bob
    Then the total cost of "Shock" is {1}{R}
    When Bob plays "bolt" targeting Alice
    Then the total cost of "bolt" is {1}{R}
    When the stack resolves
    Then Alice can play "Steel Wall"
    When Alice plays "Steel Wall"
    Then the total cost of "Steel Wall" is {1}
    When the stack resolves
    Then Bob is at 18 life
    And "Steel Wall" is 0/4

  @cr26:601.2f.6
  Scenario: Thalia's first strike kills a creature with power 3 that she blocks before it deals damage, if Giant Growth helps her
    Given Bob controls "Thalia, Guardian of Thraben" and has "Giant Growth" in hand and can pay {1}{G}
    And Alice controls "Hill Giant"
    When Alice attacks with "Hill Giant"
    And Bob blocks "Hill Giant" with "Thalia, Guardian of Thraben"
    And Bob plays "Giant Growth" targeting "Thalia, Guardian of Thraben"
    Then the total cost of "Giant Growth" is {1}{G}
    When the stack resolves
    And combat damage is dealt
    Then "Hill Giant" was destroyed
    And "Thalia, Guardian of Thraben" is 5/4
    And "Thalia, Guardian of Thraben" has no damage marked
