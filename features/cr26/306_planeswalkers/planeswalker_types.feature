Feature: Planeswalker types

  @cr26:306.3
  Scenario: Speaker of Two Names is a Jace and a Chandra, so Roll of Names can give it loyalty counters as either, and can't give Gideon Jura any
    Given Alice controls "Speaker of Two Names", "Gideon Jura" and "Roll of Names"
    Then Alice can target only "Speaker of Two Names" with "jace" of "Roll of Names"
    And Alice can target only "Speaker of Two Names" with "chandra" of "Roll of Names"
    When Alice activates "jace" of "Roll of Names" targeting "Speaker of Two Names"
    And Alice in response activates "chandra" of "Roll of Names" targeting "Speaker of Two Names"
    And the stack resolves
    Then "Speaker of Two Names" has 5 loyalty counters
    And "Gideon Jura" has 6 loyalty counters
    
  @cr26:306.3
  Scenario: Roll of Names gives Speaker of Two Names a loyalty counter as a Jace, and Gideon Jura isn't one
    Given Alice controls "Speaker of Two Names", "Gideon Jura" and "Roll of Names"
    Then Alice can target only "Speaker of Two Names" with "jace" of "Roll of Names"
    When Alice activates "jace" of "Roll of Names" targeting "Speaker of Two Names"
    And the stack resolves
    Then "Speaker of Two Names" has 4 loyalty counters
    When Alice activates "speak" of "Speaker of Two Names"
    And the stack resolves
    Then "Speaker of Two Names" has 5 loyalty counters
    And Alice is at 21 life
    And "Gideon Jura" has 6 loyalty counters
