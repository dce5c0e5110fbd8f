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
