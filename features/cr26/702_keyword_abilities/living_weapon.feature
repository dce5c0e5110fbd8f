Feature: Living Weapon

  @cr26:702.92a
  Scenario: Flayer Husk is attached to the Phyrexian Germ token it creates
    Given Alice has "Flayer Husk" in hand and can pay {1}
    When Alice plays "Flayer Husk"
    And the stack resolves
    Then Alice controls one 1/1 black "Phyrexian Germ" creature token
    And "Flayer Husk" is attached to the first "Phyrexian Germ" token
