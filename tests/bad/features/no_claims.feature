Feature: Nothing claimed

  @chk:bushido.1
  Scenario: A scenario that claims nothing
    Given Alice controls "Devoted Retainer"
    When Alice attacks with "Devoted Retainer"
