Feature: Objects to which the cost of an ability refers

  @cr26:608.2k
  Scenario: Drill Post puts its counter on the creature that was tapped for its cost although the creature has become an enchantment
    Given Alice controls "Drill Post" and "Hill Giant"
    And Bob controls "Soul Sculptor" and can pay {1}{W}
    When Alice activates "Drill Post" tapping "Hill Giant"
    And Bob in response activates "Soul Sculptor" targeting "Hill Giant"
    And the top of the stack resolves
    Then "Hill Giant" doesn't have the type "creature"
    And "Hill Giant" is tapped
    When the stack resolves
    Then "Hill Giant" has 1 +1/+1 counter
    And "Hill Giant" is in play

  @cr26:608.2k
  Scenario: Drill Post puts its counter on the creature that was tapped for its cost, and not on another creature
    Given Alice controls "Drill Post", "Hill Giant" and "Grizzly Bears"
    When Alice activates "Drill Post" tapping "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is 4/4
    And "Grizzly Bears" is 2/2
