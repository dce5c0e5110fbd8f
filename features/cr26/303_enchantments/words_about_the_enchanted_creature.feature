Feature: Words about the enchanted creature on other permanents than Auras

  @cr26:303.4m
  Scenario: The ability about the enchanted creature that Lent Seal gives Bonesplitter applies to the creature to which Bonesplitter is attached now
    Given Alice controls "Grizzly Bears", "Hill Giant" and "Bonesplitter" and can pay {1}
    And "Bonesplitter" is attached to "Grizzly Bears"
    And Alice has "Lent Seal" in hand and can pay {W}
    When Alice plays "Lent Seal" targeting "Bonesplitter"
    And the stack resolves
    Then "Grizzly Bears" is 5/3
    And "Hill Giant" is 3/3
    When Alice equips "Hill Giant" with "Bonesplitter"
    And the stack resolves
    Then "Hill Giant" is 6/4
    And "Grizzly Bears" is 2/2

  @cr26:303.4m
  Scenario: The ability about the enchanted creature that Lent Seal gives Bonesplitter applies to no creature while Bonesplitter is attached to none
    Given Alice controls "Grizzly Bears" and "Bonesplitter" and can pay {1}
    And Alice has "Lent Seal" in hand and can pay {W}
    When Alice plays "Lent Seal" targeting "Bonesplitter"
    And the stack resolves
    Then "Bonesplitter" has the ability "seal"
    And "Grizzly Bears" is 2/2
