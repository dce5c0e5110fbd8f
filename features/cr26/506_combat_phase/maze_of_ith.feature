Feature: Maze of Ith

  @cr26:506.4b.3
  Scenario: Maze of Ith untaps a blocked attacker, which stays in combat, and no damage is dealt by it or to it
    Given Alice controls "Hill Giant" and "Trained Armodon"
    And Bob controls "Maze of Ith" and "Wall of Stone"
    When Alice attacks with "Hill Giant" and "Trained Armodon"
    And Bob blocks "Hill Giant" with "Wall of Stone"
    And Bob activates "Maze of Ith" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is untapped
    And "Hill Giant" is attacking
    When combat damage is dealt
    Then "Wall of Stone" has no damage marked
    And Bob is at 17 life

  @cr26:506.4b.3
  Scenario: The damage of a blocker to a creature that Maze of Ith untapped is prevented, and Maze of Ith can't target a creature that does not attack
    Given Alice controls "Grizzly Bears" and "Hill Giant"
    And Bob controls "Maze of Ith" and "Trained Armodon"
    When Alice attacks with "Grizzly Bears"
    And Bob blocks "Grizzly Bears" with "Trained Armodon"
    Then Bob can target only "Grizzly Bears" with "Maze of Ith"
    When Bob activates "Maze of Ith" targeting "Grizzly Bears"
    And the stack resolves
    And combat damage is dealt
    Then "Grizzly Bears" is in play
    And "Grizzly Bears" has no damage marked
    And "Grizzly Bears" is untapped
