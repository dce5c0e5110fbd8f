Feature: End of a main phase

  @cr26:505.2 @cr26:405.5.3 @cr26:500.2
  Scenario: The main phase goes on after the stack becomes empty, and ends as both players pass while the stack is empty
    Given Alice has "Lightning Bolt" and "Grizzly Bears" in hand and can pay {R}{1}{G}
    And Bob has "Shock" in hand and can pay {R}
    When Alice plays "Lightning Bolt" targeting Bob
    And the top of the stack resolves
    Then Bob is at 17 life
    And the stack is empty
    And it is Alice's precombat main phase
    And Alice can play "Grizzly Bears"
    When Alice plays "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" is in play
    And it is Alice's precombat main phase
    When Alice passes
    Then it is Alice's precombat main phase
    When Bob passes
    Then it is Alice's beginning of combat step
    When the game goes on to Alice's postcombat main phase
    And Alice passes
    Then it is Alice's postcombat main phase
    When Bob plays "Shock" targeting Alice
    And Bob passes
    Then the stack holds "Shock"
    When Alice passes
    Then Alice is at 18 life
    And it is Alice's postcombat main phase
    When Alice passes
    Then it is Alice's postcombat main phase
    When Bob passes
    Then it is Alice's end step

  @cr26:505.2.2
  Scenario: With three players, the main phase ends only as Carol passes too, and all three have to pass again after her Lightning Bolt has resolved
    Given Carol is playing too
    And Carol has "Lightning Bolt" in hand and can pay {R}
    When Alice passes
    And Bob passes
    Then it is Alice's precombat main phase
    And Carol can play "Lightning Bolt" targeting Bob
    When Carol plays "Lightning Bolt" targeting Bob
    And the top of the stack resolves
    Then Bob is at 17 life
    And Alice has priority
    When Alice passes
    And Bob passes
    Then it is Alice's precombat main phase
    When Carol passes
    Then it is Alice's beginning of combat step
