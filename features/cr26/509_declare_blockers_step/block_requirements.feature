Feature: Requirements to block

  @cr26:509.1c
  Scenario: Each untapped creature of the defending player must block the creature with Lure and can't block another attacker
    Given Alice controls "Grizzly Bears" and "Hill Giant" and "Craw Wurm"
    And Alice has "Lure" in hand and can pay {1}{G}{G}
    And Bob controls "Watchwolf", "Wall of Stone" and tapped "Goblin Raider"
    When Alice plays "Lure" targeting "Grizzly Bears"
    And the stack resolves
    And Alice attacks with "Grizzly Bears" and "Hill Giant"
    Then Bob can't not block because of the second printed ability of "Lure"
    And Bob can't block "Grizzly Bears" with "Watchwolf" because of the second printed ability of "Lure"
    And Bob can't block "Grizzly Bears" with "Watchwolf" and "Hill Giant" with "Wall of Stone" because of the second printed ability of "Lure"
    When Bob blocks "Grizzly Bears" with "Watchwolf" and "Wall of Stone"
    And combat damage is dealt
    And Alice divides 2 to "Watchwolf" and 0 to "Wall of Stone"
    Then Bob is at 17 life

  @cr26:509.1c.2
  Scenario: Gaea's Protector must be blocked by at least one creature, and the defending player chooses which
    Given Alice controls "Gaea's Protector" and "Hill Giant"
    And Bob controls "Watchwolf" and "Grizzly Bears"
    When Alice attacks with "Gaea's Protector" and "Hill Giant"
    Then Bob can't not block because of the first printed ability of "Gaea's Protector"
    And Bob can't block "Hill Giant" with "Watchwolf" because of the first printed ability of "Gaea's Protector"
    And Bob can block "Gaea's Protector" with "Watchwolf"
    And Bob can block "Gaea's Protector" with "Grizzly Bears" and "Hill Giant" with "Watchwolf"
    When Bob blocks "Gaea's Protector" with "Grizzly Bears"
    And combat damage is dealt
    Then Bob is at 17 life

  @cr26:509.1c.2
  Scenario: Grizzly Bears, the only creature that can block, has to block Gaea's Protector, and not Hill Giant
    Given Alice controls "Gaea's Protector" and "Hill Giant"
    And Bob controls "Grizzly Bears"
    When Alice attacks with "Gaea's Protector" and "Hill Giant"
    Then Bob can't not block because of the first printed ability of "Gaea's Protector"
    And Bob can't block "Hill Giant" with "Grizzly Bears" because of the first printed ability of "Gaea's Protector"
    When Bob blocks "Gaea's Protector" with "Grizzly Bears"
    And combat damage is dealt
    Then Bob is at 17 life

  @cr26:509.1c.2
  Scenario: Each of two Gaea's Protectors must be blocked if two creatures can block
    Given Alice controls 2 "Gaea's Protector" as "protector"
    And Bob controls "Watchwolf", "Grizzly Bears" and tapped "Goblin Raider"
    When Alice attacks with "protector 1" and "protector 2"
    Then Bob can't block "protector 1" with "Watchwolf" because of the first printed ability of "protector 2"
    And Bob can't block "protector 1" with "Watchwolf" and "Grizzly Bears" because of the first printed ability of "protector 2"
    When Bob blocks "protector 1" with "Grizzly Bears" and "protector 2" with "Watchwolf"
    And combat damage is dealt
    Then Bob is at 20 life
    And "protector 2" was destroyed

  @cr26:509.1c.3
  Scenario: A creature that must block if able has to block the attacker without flying; another blocker can't take its place
    Given Alice controls "Hill Giant" and "Serra Angel"
    And Bob controls "Restless Sentry" and "Grizzly Bears"
    When Alice attacks with "Hill Giant" and "Serra Angel"
    Then Bob can't not block because of the first printed ability of "Restless Sentry"
    And Bob can't block "Hill Giant" with "Grizzly Bears" because of the first printed ability of "Restless Sentry"
    When Bob blocks "Hill Giant" with "Restless Sentry"
    And combat damage is dealt
    Then Bob is at 16 life

  @cr26:509.1c.4
  Scenario: With Lure and Gaea's Protector, two blockers must obey two of the three requirements; a block that obeys fewer is illegal
    Given Alice controls "Gaea's Protector", "Hill Giant" and "Lure"
    And "Lure" is attached to "Hill Giant"
    And Bob controls "Watchwolf" and "Grizzly Bears"
    When Alice attacks with "Gaea's Protector" and "Hill Giant"
    Then Bob can block "Hill Giant" with "Watchwolf" and "Grizzly Bears"
    And Bob can block "Hill Giant" with "Watchwolf" and "Gaea's Protector" with "Grizzly Bears"
    And Bob can't block "Gaea's Protector" with "Watchwolf" because of the second printed ability of "Lure"
    When Bob blocks "Hill Giant" with "Watchwolf" and "Grizzly Bears"
    And combat damage is dealt
    And Alice divides 3 to "Watchwolf" and 0 to "Grizzly Bears"
    Then Bob is at 16 life
