Feature: An end that nobody looks at

  @lies:burn
  Scenario: The ray strikes
    Given Alice has "Glacial Ray" in hand and can pay {1}{R}
    When Alice plays "Glacial Ray" targeting Bob
    Then "Glacial Ray" is on the stack
    When the stack resolves
