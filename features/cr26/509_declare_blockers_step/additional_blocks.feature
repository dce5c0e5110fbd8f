Feature: Creatures that can block several attackers

  @cr26:509.1b.4
  Scenario: With High Ground, each creature of Bob can block two attackers, and not three
    Given Alice controls "Hill Giant", "Goblin Raider" and "Craw Wurm"
    And Bob controls "High Ground" and "Wall of Stone"
    When Alice attacks with "Hill Giant", "Goblin Raider" and "Craw Wurm"
    Then Bob can't block "Hill Giant" with "Wall of Stone", "Goblin Raider" with "Wall of Stone" and "Craw Wurm" with "Wall of Stone"
    And Bob can block "Hill Giant" with "Wall of Stone" and "Goblin Raider" with "Wall of Stone"
    When Bob blocks "Hill Giant" with "Wall of Stone" and "Goblin Raider" with "Wall of Stone"
    And combat damage is dealt
    Then Bob is at 14 life
    And "Wall of Stone" has 5 damage marked

  @cr26:509.1b.4
  Scenario: Palace Guard blocks three attackers and divides its combat damage among them as Bob chooses
    Given Alice controls "Hill Giant", "Goblin Raider" and "Akki Avalanchers"
    And Bob controls "Palace Guard" and "Grizzly Bears"
    When Alice attacks with "Hill Giant", "Goblin Raider" and "Akki Avalanchers"
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

  @cr26:509.3a.2
  Scenario: A creature that blocks two attackers blocks once for an ability that triggers as it blocks, and bushido triggers once
    Given Alice controls "Hill Giant" and "Grizzly Bears"
    And Bob controls "High Ground" and "Devoted Retainer"
    When Alice attacks with "Hill Giant" and "Grizzly Bears"
    And Bob blocks "Hill Giant" with "Devoted Retainer" and "Grizzly Bears" with "Devoted Retainer"
    Then the ability "bushido" of "Devoted Retainer" has triggered once
    When the stack resolves
    Then "Devoted Retainer" is 2/2
