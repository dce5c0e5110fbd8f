Feature: Bushido

  @cr26:702.45a
  Scenario: Bushido triggers for Devoted Retainer that Belated Guard makes blocked, and for one that it makes block
    Given Alice controls "Devoted Retainer" as "hers" and "Grizzly Bears"
    And Bob controls "Gray Ogre" and "Devoted Retainer" as "his"
    And Bob has 2 "Belated Guard" as "guard" in hand and can pay {W}{W}
    When Alice attacks with "hers" and "Grizzly Bears"
    And Bob doesn't block
    Then "hers" has triggered never
    When Bob plays "guard 1" targeting "Gray Ogre" then "hers"
    And the stack resolves
    Then "hers" is 2/2
    When Bob plays "guard 2" targeting "his" then "Grizzly Bears"
    And the stack resolves
    Then "his" is 2/2
    And "his" has triggered once
    And "hers" has triggered once

  @cr26:702.45a.3
  Scenario: Bushido triggers for the one of two Devoted Retainers that Belated Guard makes blocked, and not for the other one
    Given Alice controls "Devoted Retainer" as "stopped" and "Devoted Retainer" as "free"
    And Bob controls "Gray Ogre" and has "Belated Guard" in hand and can pay {W}
    When Alice attacks with "stopped" and "free"
    And Bob doesn't block
    And Bob plays "Belated Guard" targeting "Gray Ogre" then "stopped"
    And the stack resolves
    Then "stopped" is blocked
    And "stopped" is 2/2
    And "free" is 1/1
    And "free" has triggered never

  @cr26:702.45a.2
  Scenario: Devoted Retainer with bushido 1 that blocks Elite Vanguard and Goblin Raider with High Ground gets +1/+1 once
    Given it is Bob's main phase
    And Alice controls "Devoted Retainer", "High Ground" and "Grizzly Bears"
    And Bob controls "Elite Vanguard" and "Goblin Raider"
    When Bob attacks with "Elite Vanguard" and "Goblin Raider"
    And Alice blocks "Elite Vanguard" with "Devoted Retainer" and "Goblin Raider" with "Devoted Retainer"
    Then "Devoted Retainer" has triggered once
    When the stack resolves
    Then "Devoted Retainer" is 2/2
    And "Devoted Retainer" is blocking "Elite Vanguard"
    And "Devoted Retainer" is blocking "Goblin Raider"
    And "Grizzly Bears" is 2/2
