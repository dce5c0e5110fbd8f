Feature: One of two sparks

  @spare:spark
  Scenario: The first spark burns
    Given Alice controls "Two Sparks"
    When Alice activates "used" of "Two Sparks" targeting Bob
    And the stack resolves
    Then Bob is at 19 life
