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
