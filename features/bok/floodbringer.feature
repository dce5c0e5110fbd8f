Feature: Floodbringer

  @bok:floodbringer.1
  Scenario: A tapped land can be both the target and the cost of Floodbringer's ability, which then doesn't resolve
    Given Alice controls "Floodbringer" and a tapped "Savannah" and can pay {2}
    And Bob controls "Badlands"
    Then "Floodbringer" is 1/2
    And "Floodbringer" has "flying"
    And Alice can't activate "Floodbringer" targeting "Savannah" returning "Badlands"
    And Alice can't activate "Floodbringer" targeting "Savannah" returning "Floodbringer"
    And Alice can activate "Floodbringer" targeting "Savannah" returning "Savannah"
    When Alice activates "Floodbringer" targeting "Savannah" returning "Savannah"
    Then "Savannah" is in Alice's hand
    And {2} was spent on the ability of "Floodbringer"
    And the stack holds the ability of "Floodbringer"
    When the stack resolves
    Then the ability of "Floodbringer" was countered on resolution

  @bok:floodbringer.1
  Scenario: Floodbringer's ability taps the target land when another land is returned to pay for it
    Given Alice controls "Floodbringer" and "Savannah" and can pay {2}
    And Bob controls "Badlands", "Hill Giant" and "Serra Angel"
    Then Alice can't target "Hill Giant" with "Floodbringer"
    When Alice activates "Floodbringer" targeting "Badlands" returning "Savannah"
    And the stack resolves
    Then "Badlands" is tapped
    And "Savannah" is in Alice's hand
    When Alice attacks with "Floodbringer"
    Then Bob can't block "Floodbringer" with "Hill Giant" by rule 502.4
    And Bob can block "Floodbringer" with "Serra Angel"

  @bok:floodbringer.1
  Scenario: An untapped land can be both the target and the cost of Floodbringer's ability, which then doesn't resolve
    Given Alice controls "Floodbringer", "Savannah" and "Tundra" and can pay {4}
    And Bob controls "Badlands"
    When Alice activates "Floodbringer" targeting "Badlands" returning "Savannah"
    And the stack resolves
    Then "Badlands" is tapped
    When Alice activates "Floodbringer" targeting "Tundra" returning "Tundra"
    And the stack resolves
    Then the second activation of "Floodbringer" was countered on resolution
    And "Tundra" is in Alice's hand
