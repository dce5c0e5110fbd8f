Feature: Costs to block

  @cr26:509.1d
  Scenario: If blocking costs {1} for each blocking creature, a player with one mana can block with one creature, but not with two
    Given Alice controls "Bridge Toll", "Hill Giant" and "Grizzly Bears"
    And Bob controls "Watchwolf" and "Wall of Stone" and can pay {1}
    When Alice attacks with "Hill Giant" and "Grizzly Bears"
    Then Bob can't block "Hill Giant" with "Watchwolf" and "Wall of Stone" because of the first printed ability of "Bridge Toll"
    When Bob blocks "Hill Giant" with "Wall of Stone"
    And combat damage is dealt
    Then Bob is at 18 life
