Feature: A file that both find

  @lies:burn
  Scenario: The ray strikes
    Given Alice has "Glacial Ray" in hand and can pay {1}{R}
    When Alice plays "Glacial Ray" targeting Bob
    And the stack resolves
    Then Bob is at 18 life
