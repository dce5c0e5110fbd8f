Feature: A position that changes behind a claim

  @lies:burn
  Scenario: The ray strikes
    Given Alice has "Glacial Ray" in hand and can pay {1}{R}
    Then Bob is at 20 life
    Given Bob is at 5 life
    When Alice plays "Glacial Ray" targeting Bob
    And the stack resolves
    Then Bob is at 3 life
