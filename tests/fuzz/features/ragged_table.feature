Feature: a
  Scenario Outline: <a>
    Given Alice controls "<a>"
    Then Alice is at 20 life
    Examples:
      | a | a |
      | x |
