Feature: A keyword that is none

  @chk:bushido.1
  Scenario: A misspelt keyword
    Givn Alice controls "Devoted Retainer"
