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

  @cr26:400.7i
  Scenario: The land that Offered Path reveals gets no charge counter if Alice doesn't play it then, but in her next turn
    Given Alice has "Offered Path" in hand and can pay {G}
    And Alice has "Forest" and "Island" as library
    And Bob has 2 "Swamp" as "leaf" as library
    When Alice plays "Offered Path"
    And the stack resolves
    And Alice says no
    Then Alice's library holds, in order, "Forest" and "Island"
    And it happened once that "Forest" was revealed
    When the game goes on to Alice's next main phase
    And Alice plays the land "Forest"
    Then "Forest" has no charge counters
    And "Forest" is in play under Alice's control
