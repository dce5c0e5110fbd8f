Feature: Akki Avalanchers
  @chk:akki-avalanchers.1 @cr26:602.5b
  Scenario: Akki Avalanchers' ability activated this turn can't be activated again that turn by a new controller
    Given Bob controls 2 "Akki Avalanchers" as "akki" and "Mountain"
    And Alice controls 2 "Forest" as "grove" and has 2 "Threaten" as "threat" in hand and can pay {4}{R}{R}
    When Bob activates "akki 1" sacrificing "Mountain"
    And the stack resolves
    Then "akki 1" is 3/1
    And "Mountain" is in Bob's graveyard
    When Alice plays "threat 1" targeting "akki 1"
    And the stack resolves
    And Alice plays "threat 2" targeting "akki 2"
    And the stack resolves
    Then Alice controls "akki 1" and "akki 2"
    And Alice can't activate "akki 1" sacrificing "grove 1" by rule 403.3
    And Alice can activate "akki 2" sacrificing "grove 1"

  @chk:akki-avalanchers.1 @cr26:602.5b
  Scenario: Akki Avalanchers' ability activated on one turn can be activated by a new controller on the next turn
    Given Alice controls "Akki Avalanchers" and 2 "Forest" as "grove"
    And Bob controls "Mountain" and has "Threaten" in hand and can pay {2}{R}
    When Alice activates "Akki Avalanchers" sacrificing "grove 1"
    And the stack resolves
    Then Alice can't activate "Akki Avalanchers" sacrificing "grove 2" by rule 403.3
    When the game goes on to Bob's main phase
    Then "Akki Avalanchers" is 1/1
    When Bob plays "Threaten" targeting "Akki Avalanchers"
    And the stack resolves
    Then Bob can activate "Akki Avalanchers" sacrificing "Mountain"
    When Bob activates "Akki Avalanchers" sacrificing "Mountain"
    And the stack resolves
    Then "Akki Avalanchers" is 3/1

  @chk:akki-avalanchers.1
  Scenario: The once-a-turn limit of Akki Avalanchers lasts until the turn ends, and its cost is a land that its controller controls
    Given Alice controls "Akki Avalanchers", "Grizzly Bears" and 2 "Forest" as "grove"
    And Bob controls "Mountain"
    Then Alice can activate "Akki Avalanchers" sacrificing "grove 1"
    And Alice can't activate "Akki Avalanchers" sacrificing "Mountain" by rule 409.1h
    And Alice can't activate "Akki Avalanchers" sacrificing "Grizzly Bears" by rule 409.1h
    When Alice activates "Akki Avalanchers" sacrificing "grove 1"
    And the stack resolves
    And the game goes on to Alice's second main phase
    Then "Akki Avalanchers" is 3/1
    And Alice can't activate "Akki Avalanchers" sacrificing "grove 2"
    When the game goes on to Bob's upkeep
    Then "Akki Avalanchers" is 1/1
    And Alice can activate "Akki Avalanchers" sacrificing "grove 2"
