Feature: Words about the equipped creature on other permanents than Equipment

  @cr26:301.5f
  Scenario: The ability about the equipped creature that Lent Hilt gives Flight applies to the creature to which Flight is attached
    Given Alice controls "Grizzly Bears", "Hill Giant" and "Flight"
    And "Flight" is attached to "Grizzly Bears"
    And Alice has "Lent Hilt" in hand and can pay {W}
    When Alice plays "Lent Hilt" targeting "Flight"
    And the stack resolves
    Then "Grizzly Bears" is 3/2
    And "Grizzly Bears" has exactly "flying" and "trample"
    And "Hill Giant" is 3/3
    And "Hill Giant" doesn't have "trample"

  @cr26:301.5f
  Scenario: The ability about the equipped creature that Lent Hilt gives Wild Growth doesn't apply to Forest, to which Wild Growth is attached
    Given Alice controls "Forest", "Grizzly Bears" and "Wild Growth"
    And "Wild Growth" is attached to "Forest"
    And Alice has "Lent Hilt" in hand and can pay {W}
    When Alice plays "Lent Hilt" targeting "Wild Growth"
    And the stack resolves
    Then "Wild Growth" has the ability "hilt"
    And "Forest" doesn't have "trample"
    And "Grizzly Bears" is 2/2
