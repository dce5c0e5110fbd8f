Feature: Aether Vial

  @cr26:701.18b.3
  Scenario: Aether Vial with two charge counters puts Grizzly Bears onto the battlefield on Bob's turn, and no creature card with another mana value
    Given Alice controls "Aether Vial" and has "Grizzly Bears", "Runeclaw Bear", "Hill Giant" and "Elite Vanguard" in hand
    And "Aether Vial" has 2 charge counters
    And Bob has "Counterspell" in hand and can pay {U}{U}
    And it is Bob's main phase
    When Alice in response activates "Aether Vial"
    And the stack resolves
    Then Alice may not choose "Hill Giant" for "Aether Vial"
    And Alice may not choose "Elite Vanguard" for "Aether Vial"
    And Alice may choose "Runeclaw Bear" for "Aether Vial"
    When Alice chooses "Grizzly Bears" for "Aether Vial"
    Then "Grizzly Bears" is in play under Alice's control
    And it happened never that "Grizzly Bears" was cast

  @cr26:701.18b.3
  Scenario Outline: In Alice's upkeep, Aether Vial <result>
    Given it is Bob's end step
    And Alice controls "Aether Vial"
    And "Aether Vial" has 1 charge counter
    And Bob controls "Hill Giant"
    When the game goes on to Alice's upkeep
    And the stack resolves
    And Alice says <answer> to "Aether Vial"
    Then "Aether Vial" has <counters>
    And Alice was asked for yes or no by "Aether Vial" once
    And "Hill Giant" is 3/3

    Examples:
      | result               | answer | counters          |
      | gets another counter | yes    | 2 charge counters |
      | keeps one counter    | no     | 1 charge counter  |
