Feature: Path to Exile

  Background:
    Given Bob controls "Hill Giant"
    And Bob has "Tundra", "Forest" and "Island" as library
    And Alice has "Path to Exile" in hand and can pay {W}

  @cr26:608.2d.9
  Scenario: The creature's controller searches for a basic Forest, which enters tapped
    When Alice plays "Path to Exile" targeting "Hill Giant"
    And the stack resolves
    Then Bob is asked for yes or no by "Path to Exile"
    When Bob says yes
    Then Bob may not choose "Tundra" for "Path to Exile"
    And Bob may choose "Forest" for "Path to Exile"
    When Bob chooses "Forest" for "Path to Exile"
    Then "Hill Giant" is exiled
    And "Forest" is in play under Bob's control
    And "Forest" is tapped
    And it happened once that Bob shuffled

  @cr26:608.2d.9
  Scenario: The creature's controller does not search, and does not shuffle
    When Alice plays "Path to Exile" targeting "Hill Giant"
    And the stack resolves
    And Bob says no
    Then "Hill Giant" is exiled
    And Bob controls no "land" permanents
    And it happened never that Bob shuffled
    And Bob was asked for yes or no by "Path to Exile" once

  @cr26:608.2d.9
  Scenario: Alice, who took Hill Giant with Threaten and exiles it, is the one who decides whether to search
    Given Alice has "Threaten" in hand and can pay {2}{R}
    And Alice has "Plains" as library
    When Alice plays "Threaten" targeting "Hill Giant"
    And the stack resolves
    And Alice plays "Path to Exile" targeting "Hill Giant"
    And the stack resolves
    Then Alice is asked for yes or no by "Path to Exile"
    When Alice says yes to "Path to Exile"
    And Alice chooses "Plains" for "Path to Exile"
    Then "Hill Giant" is exiled
    And "Plains" is in play under Alice's control
    And it happened never that Bob shuffled
