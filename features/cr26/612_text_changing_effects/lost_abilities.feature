Feature: Text changes of objects that have lost abilities

  @cr26:612.3
  Scenario: A text change of Goblin King while Turn to Frog has it lose its abilities shows when the abilities are back
    Given Alice controls "Goblin King" and "Goblin Raider"
    And Alice has "Turn to Frog" and "Magical Hack" in hand and can pay {1}{U}{U}
    And Bob controls "Mountain" and "Hill Giant"
    When Alice plays "Turn to Frog" targeting "Goblin King"
    And the stack resolves
    And Alice plays "Magical Hack" targeting "Goblin King"
    And the stack resolves
    And Alice chooses the land type "Mountain"
    And Alice chooses the land type "Island"
    Then "Goblin Raider" is 2/2
    When the game goes on to Alice's next main phase
    Then "Goblin Raider" is 3/3
    When Alice attacks with "Goblin Raider"
    Then Bob can block "Goblin Raider" with "Hill Giant"
