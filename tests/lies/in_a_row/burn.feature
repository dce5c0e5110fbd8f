Feature: A lie in one row of an outline

  @lies:burn
  Scenario Outline: The ray strikes
    Given Alice has "Glacial Ray" in hand and can pay {1}{R}
    And Bob is at <before> life
    When Alice plays "Glacial Ray" targeting Bob
    And the stack resolves
    Then Bob is at <after> life

    Examples:
      | before | after |
      | 20     | 18    |
      | 7      | 6     |
