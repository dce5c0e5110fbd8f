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
    And Bob can block "Steel Leaf Champion" with "Watchwolf"
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
    And Bob can block "Charging Rhino" with "Watchwolf"
    When Bob blocks "Charging Rhino" with "Watchwolf" and "Hill Giant" with "Grizzly Bears"
    And combat damage is dealt
    Then "Watchwolf" is in Bob's graveyard
    And Bob is at 20 life

  @may01:ours.325
  Scenario: Whoever is stronger than the Champion can block it
    Given Alice controls "Steel Leaf Champion"
    And Bob controls "Grizzly Bears" and "Craw Wurm"
    When Alice attacks with "Steel Leaf Champion"
    Then Bob can't block "Steel Leaf Champion" with "Grizzly Bears" because of the ability "daunt" of "Steel Leaf Champion"
    And Bob can block "Steel Leaf Champion" with "Craw Wurm"
    When Bob blocks "Steel Leaf Champion" with "Craw Wurm"
    And combat damage is dealt
    Then "Steel Leaf Champion" is in Alice's graveyard
    And "Craw Wurm" is in Bob's graveyard

  @may01:ours.326
  Scenario: Two can block what comes beside the Rhino, and not the Rhino
    Given Alice controls "Charging Rhino" and "Hill Giant"
    And Bob controls "Grizzly Bears" and "Watchwolf"
    When Alice attacks with "Charging Rhino" and "Hill Giant"
    Then Bob can't block "Charging Rhino" with "Grizzly Bears" and "Watchwolf" because of the ability "charge" of "Charging Rhino"
    And Bob can block "Hill Giant" with "Grizzly Bears" and "Watchwolf"
    When Bob blocks "Hill Giant" with "Grizzly Bears" and "Watchwolf"
    And combat damage is dealt
    And Alice divides 3 to "Watchwolf" for "Hill Giant"
    Then Bob is at 16 life
    And "Hill Giant" is in Alice's graveyard
