Feature: What no longer holds is met by what took its place

  @proofs:burn
  Scenario: Mana that nobody spends burns
    Given Alice controls "Forest"
    When Alice taps "Forest" for mana
    And the game goes on to Alice's end of turn
    Then Alice is at 19 life

  @proofs:burn
  Scenario: Beside what changed, its counter-case may hold on both sides
    Given Alice controls "Forest"
    When Alice taps "Forest" for mana
    Then Alice has {G} in the mana pool
    When the game goes on to Alice's end of turn
    Then Alice has {0} in the mana pool
    And Bob is at 20 life
