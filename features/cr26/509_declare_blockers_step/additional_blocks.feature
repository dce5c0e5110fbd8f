Feature: Creatures that can block several attackers

  @cr26:509.1a.5 @cr26:509.1g.4
  Scenario: With High Ground, each creature of Bob can block two attackers, and not three
    Given Alice controls "Hill Giant", "Goblin Raider" and "Craw Wurm"
    And Bob controls "High Ground" and "Wall of Stone"
    When Alice attacks with "Hill Giant", "Goblin Raider" and "Craw Wurm"
    Then Bob can't block "Hill Giant" with "Wall of Stone", "Goblin Raider" with "Wall of Stone" and "Craw Wurm" with "Wall of Stone"
    And Bob can block "Hill Giant" with "Wall of Stone" and "Goblin Raider" with "Wall of Stone"
    When Bob blocks "Hill Giant" with "Wall of Stone" and "Goblin Raider" with "Wall of Stone"
    Then "Wall of Stone" is blocking "Hill Giant"
    And "Wall of Stone" is blocking "Goblin Raider"
    When combat damage is dealt
    Then Bob is at 14 life
    And "Wall of Stone" has 5 damage marked
    And "Wall of Stone" is blocking "Hill Giant"
    And "Wall of Stone" is blocking "Goblin Raider"

  @cr26:509.1a.5 @cr26:509.1g.4 @cr26:509.1a.2
  Scenario: Palace Guard blocks three attackers and divides its combat damage among them as Bob chooses
    Given Alice controls "Hill Giant", "Goblin Raider" and "Akki Avalanchers"
    And Bob controls "Palace Guard" and "Grizzly Bears"
    When Alice attacks with "Goblin Raider", "Hill Giant" and "Akki Avalanchers"
    Then Bob can't block "Hill Giant" with "Grizzly Bears" and "Goblin Raider" with "Grizzly Bears" by rule 509.1a
    And Bob can block "Hill Giant" with "Grizzly Bears"
    When Bob blocks "Hill Giant" with "Palace Guard", "Goblin Raider" with "Palace Guard" and "Akki Avalanchers" with "Palace Guard"
    Then "Palace Guard" is blocking "Hill Giant"
    And "Palace Guard" is blocking "Akki Avalanchers"
    When combat damage is dealt
    And Bob divides 0 to "Hill Giant", 1 to "Goblin Raider" and 0 to "Akki Avalanchers"
    Then "Goblin Raider" has 1 damage marked
    And "Palace Guard" was destroyed
    And Bob is at 20 life

  @cr26:509.3a.2 @edition:2004-10 @edition:2005-02 @edition:2006-10 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: A creature that blocks two attackers blocks once for an ability that triggers as it blocks, and bushido triggers once
    Given Alice controls "Hill Giant" and "Grizzly Bears"
    And Bob controls "High Ground" and "Devoted Retainer"
    When Alice attacks with "Hill Giant" and "Grizzly Bears"
    And Bob blocks "Hill Giant" with "Devoted Retainer" and "Grizzly Bears" with "Devoted Retainer"
    Then the ability "bushido" of "Devoted Retainer" has triggered once
    When the stack resolves
    Then "Devoted Retainer" is 2/2

  @cr26:509.3a.2
  Scenario: Karn, Silver Golem, which blocks two attackers, triggers once and is 0/8
    Given Alice controls "Hill Giant" and "Grizzly Bears"
    And Bob controls "High Ground" and "Karn, Silver Golem"
    When Alice attacks with "Hill Giant" and "Grizzly Bears"
    And Bob blocks "Hill Giant" with "Karn, Silver Golem" and "Grizzly Bears" with "Karn, Silver Golem"
    Then "Karn, Silver Golem" has triggered once
    When the stack resolves
    Then "Karn, Silver Golem" is 0/8

  @cr26:509.3a.2
  Scenario: Karn, Silver Golem, which blocks one attacker, triggers once and is 0/8
    Given Alice controls "Hill Giant"
    And Bob controls "Karn, Silver Golem"
    When Alice attacks with "Hill Giant"
    And Bob blocks "Hill Giant" with "Karn, Silver Golem"
    Then "Karn, Silver Golem" has triggered once
    When the stack resolves
    Then "Karn, Silver Golem" is 0/8

  @cr26:509.3a.3
  Scenario: Bushido triggers as Belated Guard makes Devoted Retainer block
    Given Alice controls "Hill Giant"
    And Bob controls "Devoted Retainer" and has "Belated Guard" in hand and can pay {W}
    When Alice attacks with "Hill Giant"
    And Bob doesn't block
    And Bob plays "Belated Guard" targeting "Devoted Retainer" then "Hill Giant"
    And the stack resolves
    Then "Devoted Retainer" is blocking "Hill Giant"
    And the ability "bushido" of "Devoted Retainer" has triggered once
    And "Devoted Retainer" is 2/2

  @cr26:509.3a.3
  Scenario: Bushido doesn't trigger again as Belated Guard makes Devoted Retainer, which is blocking, block a second attacker
    Given Alice controls "Hill Giant" and "Grizzly Bears"
    And Bob controls "Devoted Retainer" and has "Belated Guard" in hand and can pay {W}
    When Alice attacks with "Hill Giant" and "Grizzly Bears"
    And Bob blocks "Grizzly Bears" with "Devoted Retainer"
    And the stack resolves
    Then "Devoted Retainer" is 2/2
    When Bob plays "Belated Guard" targeting "Devoted Retainer" then "Hill Giant"
    And the stack resolves
    Then "Devoted Retainer" is blocking "Hill Giant"
    And "Devoted Retainer" is blocking "Grizzly Bears"
    And the ability "bushido" of "Devoted Retainer" has triggered once
    And "Devoted Retainer" is 2/2

  @cr26:509.3a.3.before
  Scenario: In 2006, bushido doesn't trigger as Belated Guard makes Devoted Retainer block
    Given Alice controls "Hill Giant"
    And Bob controls "Devoted Retainer" and has "Belated Guard" in hand and can pay {W}
    When Alice attacks with "Hill Giant"
    And Bob doesn't block
    And Bob plays "Belated Guard" targeting "Devoted Retainer" then "Hill Giant"
    And the stack resolves
    Then "Devoted Retainer" is blocking "Hill Giant"
    And the ability "bushido" of "Devoted Retainer" has triggered never
    And "Devoted Retainer" is 1/1

  @cr26:509.3a.3.before
  Scenario: In 2006, bushido of the attacking Devoted Retainer triggers as Belated Guard makes Hill Giant block it, and that of the declared blocker triggers, too
    Given Alice controls "Devoted Retainer" as "hers" and "Grizzly Bears"
    And Bob controls "Devoted Retainer" as "his" and "Hill Giant" and has "Belated Guard" in hand and can pay {W}
    When Alice attacks with "hers" and "Grizzly Bears"
    And Bob blocks "Grizzly Bears" with "his"
    And the stack resolves
    Then the ability "bushido" of "his" has triggered once
    And "his" is 2/2
    When Bob plays "Belated Guard" targeting "Hill Giant" then "hers"
    And the stack resolves
    Then the ability "bushido" of "hers" has triggered once
    And "hers" is 2/2

  @cr26:509.3b.2.before
  Scenario: Until 2009, Thicket Basilisk's ability triggers for the attacker that it was declared to block, and not as Belated Guard makes it block a second one
    Given Alice controls "Hill Giant" and "Grizzly Bears"
    And Bob controls "Thicket Basilisk" and has "Belated Guard" in hand and can pay {W}
    When Alice attacks with "Hill Giant" and "Grizzly Bears"
    And Bob blocks "Grizzly Bears" with "Thicket Basilisk"
    And the stack resolves
    Then "Thicket Basilisk" has triggered once
    When Bob plays "Belated Guard" targeting "Thicket Basilisk" then "Hill Giant"
    And the stack resolves
    Then "Thicket Basilisk" is blocking "Hill Giant"
    And "Thicket Basilisk" has triggered once

  @cr26:509.3b.2.before
  Scenario: Until 2009, Lairwatch Giant, which counts the creatures that it blocks, still triggers as Belated Guard makes it block a second one
    Given Alice controls "Hill Giant" and "Grizzly Bears"
    And Bob controls "Lairwatch Giant" and has "Belated Guard" in hand and can pay {W}
    When Alice attacks with "Hill Giant" and "Grizzly Bears"
    And Bob blocks "Grizzly Bears" with "Lairwatch Giant"
    And Bob plays "Belated Guard" targeting "Lairwatch Giant" then "Hill Giant"
    And the stack resolves
    Then "Lairwatch Giant" has triggered once
    And "Lairwatch Giant" has "first strike"
    And "Lairwatch Giant" is 5/3

  @cr26:509.3b.2
  Scenario: Thicket Basilisk's ability triggers for the attacker that it blocks, and once more as Belated Guard makes it block a second one
    Given Alice controls "Hill Giant", "Grizzly Bears" and "Watchwolf"
    And Bob controls "Thicket Basilisk" and has 2 "Belated Guard" as "guard" in hand and can pay {W}{W}
    When Alice attacks with "Hill Giant", "Grizzly Bears" and "Watchwolf"
    And Bob blocks "Grizzly Bears" with "Thicket Basilisk"
    And the stack resolves
    Then "Thicket Basilisk" has triggered once
    When Bob plays "guard 1" targeting "Thicket Basilisk" then "Hill Giant"
    And the stack resolves
    Then "Thicket Basilisk" has triggered twice
    When Bob plays "guard 2" targeting "Thicket Basilisk" then "Hill Giant"
    And the stack resolves
    Then "Thicket Basilisk" has triggered twice

  @cr26:509.3b.2
  Scenario: With High Ground, Thicket Basilisk's ability triggers twice as it blocks two attackers
    Given Alice controls "Hill Giant" and "Grizzly Bears"
    And Bob controls "Thicket Basilisk" and "High Ground"
    When Alice attacks with "Hill Giant" and "Grizzly Bears"
    And Bob blocks "Hill Giant" with "Thicket Basilisk" and "Grizzly Bears" with "Thicket Basilisk"
    And Bob puts "Thicket Basilisk" and "Thicket Basilisk" in this order
    Then "Thicket Basilisk" has triggered twice
    And "Thicket Basilisk" is blocking "Hill Giant"
    And "Thicket Basilisk" is blocking "Grizzly Bears"
