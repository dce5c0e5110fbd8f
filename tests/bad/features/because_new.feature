Feature: A reason that can't be taken away

  @mine:new
  Scenario: Being new
    Given Alice controls "Grizzly Bears"
    And "Grizzly Bears" is new
    Then Alice can't attack with "Grizzly Bears" because "Grizzly Bears" is new
