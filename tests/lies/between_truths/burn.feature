Feature: A lie between two truths

  @lies:burn
  Scenario: The ray has not struck while it is on the stack
    Given Alice has "Glacial Ray" in hand and can pay {1}{R}
    When Alice plays "Glacial Ray" targeting Bob
    Then "Glacial Ray" is on the stack
    And Bob is at 18 life
    When the stack resolves
    Then Bob is at 18 life
