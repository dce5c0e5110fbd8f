Feature: Abilities given to spells as they are cast

  @cr26:610.5
  Scenario: With Chief Engineer, an artifact spell has convoke as it is cast, and a creature spell doesn't
    Given Alice controls "Chief Engineer" and "Grizzly Bears"
    And Alice has "Steel Wall" and "Llanowar Elves" as "cub" in hand
    Then "Steel Wall" doesn't have "convoke"
    And Alice can't play "cub" tapping "Grizzly Bears" by rule 118.3
    And Alice can play "Steel Wall" tapping "Grizzly Bears"
    When Alice plays "Steel Wall" tapping "Grizzly Bears"
    Then "Steel Wall" has "convoke"
    And "Grizzly Bears" is tapped
    And "Chief Engineer" is untapped
    When the stack resolves
    Then "Steel Wall" is in play
