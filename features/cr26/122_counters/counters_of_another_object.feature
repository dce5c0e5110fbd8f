Feature: Putting the counters of an object on another

  @cr26:122.8
  Scenario: Heirloom Sprite dies with two +1/+1 counters, and as many are put on another creature
    Given Alice controls "Heirloom Sprite" and "Grizzly Bears"
    And "Heirloom Sprite" has 2 +1/+1 counters
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Bob plays "Lightning Bolt" targeting "Heirloom Sprite"
    And the top of the stack resolves
    And Alice targets "Grizzly Bears"
    Then "Heirloom Sprite" is in Alice's graveyard
    And "Grizzly Bears" is 2/2
    When the stack resolves
    Then "Grizzly Bears" has 2 +1/+1 counters
    And "Grizzly Bears" is 4/4
    And "Heirloom Sprite" has no +1/+1 counters

  @cr26:122.8
  Scenario: Heirloom Sprite dies with one +1/+1 counter, and one is put on another creature
    Given Alice controls "Heirloom Sprite" and "Grizzly Bears"
    And "Heirloom Sprite" has 1 +1/+1 counter
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Bob plays "Lightning Bolt" targeting "Heirloom Sprite"
    And the top of the stack resolves
    And Alice targets "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" has 1 +1/+1 counter
    And "Grizzly Bears" is 3/3
    And "Heirloom Sprite" has no +1/+1 counters

  @cr26:122.9
  Scenario: Giving Sprite is sacrificed with three +1/+1 counters, and as many are put on the target
    Given Alice controls "Giving Sprite" and "Grizzly Bears"
    And "Giving Sprite" has 3 +1/+1 counters
    When Alice activates "gift" of "Giving Sprite" targeting "Grizzly Bears"
    Then "Giving Sprite" is in Alice's graveyard
    And "Grizzly Bears" is 2/2
    When the stack resolves
    Then "Grizzly Bears" has 3 +1/+1 counters
    And "Grizzly Bears" is 5/5

  @cr26:122.9
  Scenario: Giving Sprite is sacrificed with two +1/+1 counters, and two are put on the target
    Given Alice controls "Giving Sprite" and "Grizzly Bears"
    And "Giving Sprite" has 2 +1/+1 counters
    When Alice activates "gift" of "Giving Sprite" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" has 2 +1/+1 counters
    And "Grizzly Bears" is 4/4
    And "Giving Sprite" has no +1/+1 counters

  @cr26:122.8
  Scenario: Heirloom Sprite without counters dies, and no counter is put on Grizzly Bears
    Given Alice controls "Heirloom Sprite" and "Grizzly Bears"
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Bob plays "Lightning Bolt" targeting "Heirloom Sprite"
    And the top of the stack resolves
    And Alice targets "Grizzly Bears"
    And the stack resolves
    Then "Heirloom Sprite" has triggered once
    And "Grizzly Bears" has no +1/+1 counters
    And "Grizzly Bears" is 2/2

  @cr26:122.9
  Scenario: Giving Sprite without counters is sacrificed, and no counter is put on Grizzly Bears
    Given Alice controls "Giving Sprite" and "Grizzly Bears"
    When Alice activates "gift" of "Giving Sprite" targeting "Grizzly Bears"
    And the stack resolves
    Then "Giving Sprite" was sacrificed
    And "Grizzly Bears" has no +1/+1 counters
    And "Grizzly Bears" is 2/2
