Feature: A decision that nobody makes

  @lies:burn
  Scenario: The wall is struck
    Given Alice has "Glacial Ray" in hand and can pay {1}{R}
    When Alice plays "Glacial Ray"
    Then "Glacial Ray" is in Alice's hand
