Feature: Declarations as steps of combat begin

  @cr26:703.4i.2 @cr26:703.4j.2
  Scenario: In Bob's turn, Bob declares Hill Giant as an attacker and Alice Thicket Basilisk as its blocker, each before Bob gets priority in the step
    Given it is Bob's main phase
    And Bob controls "Hill Giant" and has "Giant Growth" in hand and can pay {G}
    And Alice controls "Thicket Basilisk", "Revenge of Ravens" and "Grizzly Bears"
    When the game goes on to Bob's declare attackers step
    Then Bob can attack with "Hill Giant"
    And Bob can't play "Giant Growth" targeting "Hill Giant" by rule 117.1
    When Bob attacks with "Hill Giant"
    Then the stack holds the ability of "Revenge of Ravens"
    And Bob has priority
    And it is Bob's declare attackers step
    When the stack resolves
    Then Bob is at 19 life
    When Bob passes
    And Alice passes
    Then it is Bob's declare blockers step
    And Alice can block "Hill Giant" with "Thicket Basilisk"
    And Bob can't play "Giant Growth" targeting "Hill Giant" by rule 117.1
    When Alice blocks "Hill Giant" with "Thicket Basilisk"
    Then the stack holds the ability of "Thicket Basilisk"
    And Bob has priority
    And it is Bob's declare blockers step
    And Alice is at 21 life
