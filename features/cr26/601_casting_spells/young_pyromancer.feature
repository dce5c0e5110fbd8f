Feature: Young Pyromancer

  @cr26:601.2i.2
  Scenario: Young Pyromancer triggers for Shock that is countered, and not for a creature spell or a spell of Bob
    Given Alice controls "Young Pyromancer" and has "Shock" and "Grizzly Bears" in hand and can pay {R} and can pay {1}{G}
    And Bob has "Negate" in hand and can pay {1}{U}
    When Alice plays "Shock" targeting Bob
    And Bob plays "Negate" targeting "Shock"
    And the stack resolves
    Then "Shock" was countered
    And Alice controls one 1/1 red "Elemental" creature token
    When Alice plays "Grizzly Bears"
    And the stack resolves
    Then "Young Pyromancer" has triggered once
    And "Grizzly Bears" is 2/2

  @cr26:601.2i.2
  Scenario: The Elemental of Young Pyromancer enters before Earthquake resolves, and Earthquake kills it
    Given Alice controls "Young Pyromancer" and has "Earthquake" in hand and can pay {1}{R}
    And Bob controls "Hill Giant"
    When Alice plays "Earthquake" with X = 1
    And the top of the stack resolves
    Then Alice controls one 1/1 red "Elemental" creature token
    And the stack holds "Earthquake"
    When the stack resolves
    Then Alice controls no "token" permanents
    And "Young Pyromancer" was destroyed
    And "Hill Giant" has 1 damage marked
