Feature: Orochi Eggwatcher
  @chk:508.1a @chk:flip-cards.n1
  Scenario: Orochi Eggwatcher flips when the token that it creates is its controller's tenth creature
    Given Alice controls "Orochi Eggwatcher" and 8 1/1 green "Snake" creature tokens and can pay {2}{G}
    Then "Orochi Eggwatcher" is 1/1
    And "Orochi Eggwatcher" has exactly the types "creature", "Snake" and "Shaman"
    When Alice activates "Orochi Eggwatcher"
    Then "Orochi Eggwatcher" is tapped
    And the total cost of the ability of "Orochi Eggwatcher" is {2}{G}
    When the stack resolves
    Then Alice controls 9 1/1 green "Snake" creature tokens
    And "Orochi Eggwatcher" is flipped
    And "Orochi Eggwatcher" is named "Shidako, Broodmistress"
    And "Orochi Eggwatcher" is 3/3
    And "Orochi Eggwatcher" has exactly the types "legendary", "creature", "Snake" and "Shaman"

  @chk:508.1a
  Scenario: Orochi Eggwatcher counts only its controller's creatures
    Given Alice controls 2 "Orochi Eggwatcher" as "watcher" and 6 1/1 green "Snake" creature tokens and can pay {4}{G}{G}
    And Bob controls "Grizzly Bears"
    When Alice activates "watcher 1"
    And the stack resolves
    Then Alice controls 7 1/1 green "Snake" creature tokens
    And "watcher 1" is unflipped
    When Alice activates "watcher 2"
    And the stack resolves
    Then "watcher 2" is flipped
    And "watcher 1" is unflipped

  @chk:508.1b
  Scenario: Shidako, the flipped Orochi Eggwatcher, gives a creature +3/+3 until end of turn for the sacrifice of another creature
    Given Alice controls "Orochi Eggwatcher" and 8 1/1 green "Snake" creature tokens as "snake"
    And Alice can pay {2}{G} and can pay {G}
    Then Alice can't activate "Orochi Eggwatcher" sacrificing "snake 1" targeting "snake 2" by rule 409.1c
    When Alice activates "Orochi Eggwatcher"
    And the stack resolves
    Then "Orochi Eggwatcher" is named "Shidako, Broodmistress"
    And Alice can activate "Orochi Eggwatcher" sacrificing "snake 1" targeting "snake 2"
    When Alice activates "Orochi Eggwatcher" sacrificing "snake 1" targeting "snake 2"
    Then "snake 1" is gone
    And the total cost of the second activation of "Orochi Eggwatcher" is {G}
    And "snake 2" is 1/1
    When the stack resolves
    Then "snake 2" is 4/4
    When the turn ends
    Then "snake 2" is 1/1

  @chk:508.1a
  Scenario: Orochi Eggwatcher also flips when its controller has more than ten creatures
    Given Alice controls "Orochi Eggwatcher" and 9 1/1 green "Snake" creature tokens and can pay {2}{G}
    When Alice activates "Orochi Eggwatcher"
    And the stack resolves
    Then Alice controls 10 1/1 green "Snake" creature tokens
    And "Orochi Eggwatcher" is flipped

  @chk:508.1b
  Scenario: Only its controller's creatures can be sacrificed for Shidako, the flipped Orochi Eggwatcher, but it can target any creature
    Given Alice controls "Orochi Eggwatcher", "Forest" and 8 1/1 green "Snake" creature tokens as "snake"
    And Alice can pay {2}{G} and can pay {G}
    And Bob controls "Grizzly Bears" and "Hill Giant"
    When Alice activates "Orochi Eggwatcher"
    And the stack resolves
    Then Alice can activate "Orochi Eggwatcher" sacrificing "snake 1" targeting "Grizzly Bears"
    And Alice can't activate "Orochi Eggwatcher" sacrificing "Forest" targeting "Grizzly Bears" by rule 409.1h
    And Alice can't activate "Orochi Eggwatcher" sacrificing "Hill Giant" targeting "Grizzly Bears" by rule 409.1h
    And Alice can't activate "Orochi Eggwatcher" sacrificing "snake 1" targeting "Forest" by rule 409.1c
    And Alice can't activate "Orochi Eggwatcher" sacrificing "snake 1" targeting Bob by rule 415.5
    When Alice activates "Orochi Eggwatcher" sacrificing "snake 1" targeting "Grizzly Bears"
    And the stack resolves
    And the game goes on to Alice's second main phase
    Then "Grizzly Bears" is 5/5
