Feature: Lands that an effect lets a player play

  @cr26:400.7i
  Scenario: Offered Path puts a charge counter on the land that its controller plays as it resolves
    Given Alice has "Offered Path" in hand and can pay {G}
    And Alice has "Forest" on top of library
    When Alice plays "Offered Path"
    And the stack resolves
    And while "Offered Path" resolves, Alice plays "Forest"
    Then "Forest" is in play under Alice's control
    And "Forest" has 1 charge counter
