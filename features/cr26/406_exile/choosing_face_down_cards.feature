Feature: Choosing among face-down cards in exile

  @cr26:406.4
  Scenario: Alice, who may look at the two face-down cards of Buried Trove, chooses Lightning Bolt among them as the target of Deeper Exile
    Given Alice has "Buried Trove" and "Deeper Exile" in hand and can pay {1}{U}{W}
    And Alice has "Grizzly Bears" and "Lightning Bolt" on top of library
    When Alice plays "Buried Trove"
    And the stack resolves
    Then "Grizzly Bears" and "Lightning Bolt" are in exile
    And "Lightning Bolt" is face down
    And Alice can play "Deeper Exile" targeting "Grizzly Bears"
    And Alice can play "Deeper Exile" targeting "Lightning Bolt"
    When Alice plays "Deeper Exile" targeting "Lightning Bolt"
    And the stack resolves
    Then "Lightning Bolt" is in exile
    And "Lightning Bolt" is a new object
    And "Lightning Bolt" is face up
    And "Grizzly Bears" is face down
