Feature: Who cast a spell

  @cr26:603.4.2 @cr26:400.7d.5
  Scenario: Geological Appraiser's ability triggers only for the player who cast it
    Given Alice has "Geological Appraiser" as "lost" and "Geological Appraiser" as "kept" in hand and can pay {2}{R}{R}{2}{R}{R}
    And Alice has "Grizzly Bears" on top of library
    And Bob has "Borrowed Incantation" in hand and can pay {U}{U}
    When Alice casts "lost"
    And Bob in response plays "Borrowed Incantation" targeting "lost"
    And the top of the stack resolves
    And the top of the stack resolves
    Then Bob controls "lost"
    And "lost" has triggered never
    When Alice casts "kept"
    And the top of the stack resolves
    Then "kept" has triggered once
