Feature: The mana value of back faces

  @cr26:202.3b
  Scenario: Insectile Aberration has its front face's mana value, 1; a Clone that copies Insectile Aberration has mana value 0
    Given Bob controls "Insectile Aberration"
    And Alice has "Clone" in hand and can pay {3}{U}
    Then the mana value of "Insectile Aberration" is 1
    When Alice casts "Clone"
    And the stack resolves
    And as it resolves, Alice chooses "Insectile Aberration" for "Clone"
    Then "Clone" is named "Insectile Aberration"
    And "Clone" is 3/2
    And the mana value of "Clone" is 0
    And "Insectile Aberration" is transformed
    And "Clone" is untransformed

  @cr26:202.3b
  Scenario: Clone has mana value 0 as a copy of Insectile Aberration, and mana value 1 as a copy of Delver of Secrets with its front face up
    Given Bob controls "Insectile Aberration" and "Delver of Secrets"
    And Alice has "Clone" as "winged" and "Clone" as "wingless" in hand and can pay {3}{U}{3}{U}
    When Alice casts "winged"
    And the stack resolves
    And as it resolves, Alice chooses "Insectile Aberration" for "winged"
    And Alice casts "wingless"
    And the stack resolves
    And as it resolves, Alice chooses "Delver of Secrets" for "wingless"
    Then "winged" is 3/2
    And the mana value of "winged" is 0
    And "wingless" is 1/1
    And the mana value of "wingless" is 1
