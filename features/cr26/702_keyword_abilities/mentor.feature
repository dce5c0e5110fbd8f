Feature: Mentor

  @cr26:702.134a
  Scenario: Hammer Dropper's mentor ability can target only attacking creatures with lesser power
    Given Alice controls "Hammer Dropper", "Grizzly Bears", "Goblin Raider", "Hill Giant" and "Craw Wurm"
    When Alice attacks with "Hammer Dropper", "Grizzly Bears", "Goblin Raider" and "Craw Wurm"
    Then Alice may target "Goblin Raider" for "Hammer Dropper"
    And Alice may not target "Craw Wurm" for "Hammer Dropper"
    And Alice may not target "Hill Giant" for "Hammer Dropper"
    When Alice targets "Grizzly Bears" for "Hammer Dropper"
    And the stack resolves
    Then "Grizzly Bears" is 3/3

  @cr26:702.134a
  Scenario: Hammer Dropper's mentor ability puts a +1/+1 counter on the attacking creature that its controller targets
    Given Alice controls "Hammer Dropper", "Grizzly Bears", "Goblin Raider" and "Hill Giant"
    When Alice attacks with "Hammer Dropper", "Grizzly Bears" and "Goblin Raider"
    Then Alice may target "Grizzly Bears" for "Hammer Dropper"
    And Alice may not target "Hill Giant" for "Hammer Dropper"
    When Alice targets "Goblin Raider" for "Hammer Dropper"
    And the stack resolves
    Then "Goblin Raider" is 3/3
    And "Grizzly Bears" is 2/2

  @cr26:702.134a
  Scenario: Hammer Dropper can't target an attacking creature with the same power
    Given Alice controls "Hammer Dropper", "Grizzly Bears", "Goblin Raider" and "Hill Giant"
    And "Hill Giant" gets +2/+0 until end of turn
    When Alice attacks with "Hammer Dropper", "Grizzly Bears", "Goblin Raider" and "Hill Giant"
    Then Alice may target "Grizzly Bears" for "Hammer Dropper"
    And Alice may not target "Hill Giant" for "Hammer Dropper"
    When Alice targets "Goblin Raider" for "Hammer Dropper"
    And the stack resolves
    Then "Goblin Raider" is 3/3

  @cr26:702.134b
  Scenario: Hammer Dropper with two instances of mentor puts one +1/+1 counter on each of two attackers
    Given Alice controls "Hammer Dropper", "Grizzly Bears" and "Hill Giant"
    And "Hammer Dropper" has "mentor"
    When Alice attacks with "Hammer Dropper", "Grizzly Bears" and "Hill Giant"
    And Alice targets "Grizzly Bears" for "Hammer Dropper"
    And Alice targets "Hill Giant" for "Hammer Dropper"
    And the stack resolves
    Then "Grizzly Bears" has 1 +1/+1 counter
    And "Hill Giant" has 1 +1/+1 counter
    And "Hammer Dropper" has triggered twice
