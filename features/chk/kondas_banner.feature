Feature: Konda's Banner

  @chk:kondas-banner.1
  Scenario: Two creature types in common are worth no more than one
    Given Alice controls "Konda's Banner", "Dosan the Falling Leaf" and "Budoka Gardener" and can pay {2}
    Then "Budoka Gardener" is 2/1
    When Alice equips "Dosan the Falling Leaf" with "Konda's Banner"
    And the stack resolves
    Then "Konda's Banner" is attached to "Dosan the Falling Leaf"
    And "Budoka Gardener" is 4/3
    And "Dosan the Falling Leaf" is 4/4

  @chk:kondas-banner.1
  Scenario: Two colours in common are worth no more than one
    Given Alice controls "Konda's Banner", "Jasmine Boreal" and "Watchwolf" and can pay {2}
    Then "Watchwolf" is 3/3
    When Alice equips "Jasmine Boreal" with "Konda's Banner"
    And the stack resolves
    Then "Watchwolf" is 4/4
    And "Jasmine Boreal" is 6/7

  @chk:kondas-banner.1
  Scenario: A colour alone or a creature type alone earns half, and nothing in common earns nothing
    Given Alice controls "Konda's Banner", "Dosan the Falling Leaf", "Grizzly Bears" and "Devoted Retainer" and can pay {2}
    And Bob controls "Steel Wall"
    When Alice equips "Dosan the Falling Leaf" with "Konda's Banner"
    And the stack resolves
    Then "Grizzly Bears" is 3/3
    And "Devoted Retainer" is 2/2
    And "Steel Wall" is 0/4
