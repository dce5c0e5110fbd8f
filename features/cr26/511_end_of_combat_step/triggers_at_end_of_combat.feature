Feature: Abilities that trigger at end of combat

  @cr26:511.2
  Scenario: Thicket Basilisk's "at end of combat" ability triggers as the end of combat step begins, and not before
    Given Alice controls "Craw Wurm"
    And Bob controls "Thicket Basilisk"
    When Alice attacks with "Craw Wurm"
    And Bob blocks "Craw Wurm" with "Thicket Basilisk"
    And the stack resolves
    And combat damage is dealt
    Then the stack is empty
    And "Thicket Basilisk" has triggered once
    And "Craw Wurm" is in play
    And "Craw Wurm" has 2 damage marked
    When the game goes on to Alice's end of combat step
    Then "Thicket Basilisk" has triggered twice
    And "Craw Wurm" is in play
    And "Craw Wurm" is attacking
    When the stack resolves
    Then "Craw Wurm" was destroyed
    And it is Alice's end of combat step
