Feature: Choices of two players as a spell is cast

  @cr26:601.6b
  Scenario: In Bob's turn Alice chooses her target for Mutual Ruin first, so Bob, the active player, can't choose the same creature
    Given it is Bob's main phase
    And Bob controls "Hill Giant", "Grizzly Bears" and "Watchwolf"
    And Alice has "Mutual Ruin" in hand and can pay {2}{B}
    When Bob passes
    And Alice plays "Mutual Ruin" targeting "Hill Giant"
    Then Bob is asked for targets by "Mutual Ruin" among "Grizzly Bears" and "Watchwolf"
    And Bob may target "Watchwolf"
    And Bob may not target "Hill Giant"
    When Bob targets "Grizzly Bears"
    And the stack resolves
    Then "Hill Giant" was destroyed
    And "Grizzly Bears" was destroyed
    And "Watchwolf" is in play

  @cr26:601.6b
  Scenario: In Alice's turn Bob chooses his target for Mutual Ruin first, so Alice, the active player, can't choose the same creature
    Given Alice controls "Hill Giant", "Grizzly Bears" and "Watchwolf"
    And Bob has "Mutual Ruin" in hand and can pay {2}{B}
    When Alice passes
    And Bob plays "Mutual Ruin" targeting "Hill Giant"
    Then Alice is asked for targets by "Mutual Ruin" among "Grizzly Bears" and "Watchwolf"
    And Alice may target "Watchwolf"
    And Alice may not target "Hill Giant"
    When Alice targets "Grizzly Bears"
    And the stack resolves
    Then "Hill Giant" was destroyed
    And "Grizzly Bears" was destroyed
    And "Watchwolf" is in play

  @cr26:601.6b
  Scenario: In her own turn Alice chooses both targets for her Mutual Ruin, as she is the active player, too
    Given Alice controls "Watchwolf"
    And Alice has "Mutual Ruin" in hand and can pay {2}{B}
    And Bob controls "Hill Giant" and "Grizzly Bears"
    When Alice plays "Mutual Ruin" targeting "Hill Giant" then "Grizzly Bears"
    And the stack resolves
    Then "Hill Giant" was destroyed
    And "Grizzly Bears" was destroyed
    And "Watchwolf" is in play
    And Bob was asked for targets never

  @cr26:601.6b
  Scenario: In Bob's turn Alice chooses one of the only two creatures for Mutual Ruin first, and the other one is left for Bob
    Given it is Bob's main phase
    And Bob controls "Hill Giant" and "Grizzly Bears"
    And Alice has "Mutual Ruin" in hand and can pay {2}{B}
    When Bob passes
    And Alice plays "Mutual Ruin" targeting "Hill Giant"
    Then "Mutual Ruin" targets "Hill Giant" and "Grizzly Bears"
    And Alice was asked for targets once
    And Bob was asked for targets never
