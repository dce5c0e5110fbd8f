Feature: Card types

  @cr26:205.2b
  Scenario: Steel Wall, an artifact creature, can be the target of Naturalize for artifacts and of Giant Growth for creatures
    Given Alice controls "Steel Wall" and "Grizzly Bears" and has "Giant Growth" and "Naturalize" in hand and can pay {G}{1}{G}
    Then Alice can play "Giant Growth" targeting "Steel Wall"
    When Alice plays "Giant Growth" targeting "Steel Wall"
    And the stack resolves
    Then "Steel Wall" is 3/7
    And Alice can target only "Steel Wall" with "Naturalize"
    When Alice plays "Naturalize" targeting "Steel Wall"
    And the stack resolves
    Then "Steel Wall" was destroyed
