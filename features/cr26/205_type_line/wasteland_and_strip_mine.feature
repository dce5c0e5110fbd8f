Feature: Basic and nonbasic lands

  @cr26:205.4c @cr26:305.8.3
  Scenario: Wasteland destroys Tundra, which has two basic land types, and Strip Mine a basic Forest
    Given Alice controls "Wasteland", "Strip Mine", "Wasteland" as "third" and "Strip Mine" as "fourth"
    And Bob controls "Tundra", "Forest" and "Island"
    Then Alice can target only "Tundra", "third", "Strip Mine", "fourth" and "Wasteland" with "waste" of "Wasteland"
    And Alice can't target "Forest" with "waste" of "Wasteland"
    When Alice activates "waste" of "Wasteland" targeting "Tundra"
    And the stack resolves
    And Alice activates "strip" of "Strip Mine" targeting "Forest"
    And the stack resolves
    Then "Tundra" and "Forest" were destroyed
    And "Wasteland" was sacrificed
    And "Strip Mine" was sacrificed
    And "Island" is in play
    When Alice taps "third" for mana
    And Alice taps "fourth" for mana
    Then Alice has {C}{C} in the mana pool

  @cr26:205.4c.3
  Scenario: Wasteland can target Tundra, and none of the ten basic lands with a basic land type, five of which are snow-covered
    Given Alice controls "Wasteland" and "Mutavault"
    And Bob controls "Plains", "Island", "Swamp", "Mountain" and "Forest"
    And Bob controls "Snow-Covered Plains", "Snow-Covered Island", "Snow-Covered Swamp", "Snow-Covered Mountain" and "Snow-Covered Forest"
    And Bob controls "Tundra"
    Then Alice can target only "Tundra", "Mutavault" and "Wasteland" with "waste" of "Wasteland"
    When Alice activates "waste" of "Wasteland" targeting "Tundra"
    And the stack resolves
    Then "Tundra" was destroyed
    And Bob controls 10 "land" permanents

  @cr26:205.4c
  Scenario: Wasteland's ability does not resolve if its target, Strip Mine, is sacrificed in response, and Strip Mine destroys a Forest all the same
    Given Alice controls "Wasteland" and "Forest"
    And Bob controls "Strip Mine" and "Plains"
    When Alice activates "waste" of "Wasteland" targeting "Strip Mine"
    And Bob activates "strip" of "Strip Mine" targeting "Forest"
    Then "Strip Mine" was sacrificed
    When the stack resolves
    Then "Forest" was destroyed
    And the ability of "Wasteland" did not resolve
    And "Plains" is in play
