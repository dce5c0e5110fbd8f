Feature: Shadow

  @cr26:702.28b
  Scenario: A creature with shadow can't block Grizzly Bears, and Hill Giant can't block a creature with shadow
    Given Alice controls "Soltari Foot Soldier" and "Grizzly Bears"
    And Bob controls "Soltari Foot Soldier" as "shade" and "Hill Giant"
    When Alice attacks with "Soltari Foot Soldier" and "Grizzly Bears"
    Then Bob can't block "Soltari Foot Soldier" with "Hill Giant" because "Soltari Foot Soldier" has "shadow"
    And Bob can't block "Grizzly Bears" with "shade" because "shade" has "shadow"
    And Bob can block "Soltari Foot Soldier" with "shade"
    And Bob can block "Grizzly Bears" with "Hill Giant"

  @cr26:702.28b
  Scenario: An attacker with shadow can be blocked by a creature with shadow, and not by Hill Giant
    Given Alice controls "Soltari Foot Soldier"
    And Bob controls "Soltari Foot Soldier" as "shade" and "Hill Giant"
    When Alice attacks with "Soltari Foot Soldier"
    Then Bob can't block "Soltari Foot Soldier" with "Hill Giant" because "Soltari Foot Soldier" has "shadow"
    And Bob can block "Soltari Foot Soldier" with "shade"

  @cr26:702.28c
  Scenario: Soltari Foot Soldier with two instances of shadow can be blocked by a creature with shadow and not by another creature
    Given Alice controls "Soltari Foot Soldier" as "raider"
    And Bob controls "Soltari Foot Soldier" as "guard" and "Grizzly Bears"
    And "raider" has "shadow"
    When Alice attacks with "raider"
    Then Bob can't block "raider" with "Grizzly Bears" by rule 509.1b
    And Bob can block "raider" with "guard"
    When Bob blocks "raider" with "guard"
    And combat damage is dealt
    Then "raider" and "guard" were destroyed
    And Bob is at 20 life
