Feature: What can't be blocked by some, or by several

  @may01:ours.325
  Scenario: Creatures of power 2 or less can't block it, and stronger ones can
    Given Alice controls "Steel Leaf Champion" and "Hill Giant"
    And Bob controls "Grizzly Bears" and "Watchwolf"
    Then the mana cost of "Steel Leaf Champion" is {G}{G}{G}
    And "Steel Leaf Champion" is 5/4
    When Alice attacks with "Steel Leaf Champion" and "Hill Giant"
    Then Bob can't block "Steel Leaf Champion" with "Grizzly Bears" because of the ability "daunt" of "Steel Leaf Champion"
    And Bob can block "Hill Giant" with "Grizzly Bears"
    When Bob blocks "Steel Leaf Champion" with "Watchwolf"
    And combat damage is dealt
    Then "Watchwolf" is in Bob's graveyard
    And Bob is at 17 life

  @may01:ours.326
  Scenario: One creature can block it, and two can't
    Given Alice controls "Charging Rhino" and "Hill Giant"
    And Bob controls "Grizzly Bears" and "Watchwolf"
    Then the mana cost of "Charging Rhino" is {3}{G}{G}
    And "Charging Rhino" is 4/4
    When Alice attacks with "Charging Rhino" and "Hill Giant"
    Then Bob can't block "Charging Rhino" with "Grizzly Bears" and "Watchwolf" because of the ability "charge" of "Charging Rhino"
    And Bob can block "Hill Giant" with "Grizzly Bears" and "Watchwolf"
    When Bob blocks "Charging Rhino" with "Watchwolf" and "Hill Giant" with "Grizzly Bears"
    And combat damage is dealt
    Then "Watchwolf" is in Bob's graveyard
    And Bob is at 20 life
