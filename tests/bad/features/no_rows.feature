Feature: No rows

  @chk:bushido.1
  Scenario Outline: An outline without rows
    Given Alice controls "<card>"
    When Alice attacks with "<card>"
    Then "<card>" is attacking

    Examples:
      | card |
