Feature: Vesuva and Thespian's Stage

  @cr26:707.5.4
  Scenario: Vesuva enters tapped as a copy of Bob's Tundra
    Given Alice has "Vesuva" in hand
    And Bob controls "Tundra"
    When Alice plays the land "Vesuva"
    And Alice says yes to "Vesuva"
    Then "Vesuva" is named "Tundra"
    And the stack is empty
    And "Vesuva" is tapped
    And "Vesuva" has exactly the types "land", "Plains" and "Island"

  @cr26:707.5.4
  Scenario: Vesuva that copies nothing enters untapped as itself
    Given Alice has "Vesuva" in hand
    And Bob controls "Tundra"
    When Alice plays the land "Vesuva"
    Then Alice is asked for yes or no by "Vesuva"
    When Alice says no to "Vesuva"
    Then "Vesuva" is named "Vesuva"
    And "Vesuva" is untapped
    And "Vesuva" is in play under Alice's control
    And Alice was asked for yes or no by "Vesuva" once

  @cr26:707.9a.4
  Scenario: Thespian's Stage becomes a copy of Tundra and then, by the ability that it has kept, of Strip Mine
    Given Alice controls "Thespian's Stage" as "stage", "Thespian's Stage" as "other" and "Tundra" and can pay {2} and can pay {2}
    And Bob controls "Strip Mine"
    When Alice activates "act" of "stage" targeting "Tundra"
    And the stack resolves
    Then "stage" is named "Tundra"
    And "stage" has exactly the types "land", "Plains" and "Island"
    And "stage" has the ability "act"
    When Alice taps "other" for mana
    Then Alice has {C} in the mana pool
    When the game goes on to Alice's next main phase
    And Alice activates "act" of "stage" targeting "Strip Mine"
    And the stack resolves
    Then "stage" is named "Strip Mine"
    And "stage" has exactly the types "land"
    And "stage" has the ability "act"

  @cr26:707.9a.4
  Scenario: Thespian's Stage that becomes a copy of Bob's Treetop Village becomes a creature in Alice's next turn
    Given Alice controls "Thespian's Stage" and can pay {2} and can pay {1}{G}
    And Bob controls "Treetop Village"
    When Alice activates "act" of "Thespian's Stage" targeting "Treetop Village"
    And the stack resolves
    Then "Thespian's Stage" is named "Treetop Village"
    When the game goes on to Alice's next main phase
    And Alice activates "awake" of "Thespian's Stage"
    And the stack resolves
    Then "Thespian's Stage" is 3/3
    And "Thespian's Stage" has exactly the types "land", "creature" and "Ape"
    When Alice attacks with "Thespian's Stage"
    And combat damage is dealt
    Then Bob is at 17 life
