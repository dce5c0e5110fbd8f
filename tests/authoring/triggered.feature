Feature: What has not triggered

  @mine:1
  Scenario: In the words of another
    Given Alice controls "Hikari, Twilight Guardian"
    When the turn ends
    Then "Hikari, Twilight Guardian" has not triggered

  @mine:2
  Scenario: In short
    Given Alice controls "Hikari, Twilight Guardian"
    When the turn ends
    Then "Hikari, Twilight Guardian" hasn't triggered
