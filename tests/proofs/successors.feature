Feature: What no longer holds is met by what took its place

  @proofs:burn
  Scenario: Mana that nobody spends burns
    Given Alice controls "Forest"
    When Alice taps "Forest" for mana
    And the game goes on to Alice's end of turn
    Then Alice is at 19 life
