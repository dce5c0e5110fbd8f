Feature: Damage assignment order

  @cr26:past.509.2
  Scenario: From 2009 to 2013, an attacking player who puts Hill Giant before Grizzly Bears may assign all damage to Hill Giant
    Given Alice controls "Craw Wurm"
    And Bob controls "Grizzly Bears" and "Hill Giant"
    When Alice attacks with "Craw Wurm"
    And Bob blocks "Craw Wurm" with "Grizzly Bears" and "Hill Giant"
    And Alice puts "Hill Giant" and "Grizzly Bears" in this order for "Craw Wurm"
    Then Alice was asked for an order once
    When combat damage is dealt
    And Alice divides 0 to "Grizzly Bears" and 6 to "Hill Giant"
    Then "Hill Giant" was destroyed
    And "Grizzly Bears" is in play

  @cr26:past.509.2 @cr26:510.1c.4.before
  Scenario: From 2009 to 2013, a creature that is third in the order is assigned damage once the first two are assigned lethal damage
    Given Alice controls "Craw Wurm"
    And Bob controls "Grizzly Bears", "Hill Giant" and "Trained Armodon"
    When Alice attacks with "Craw Wurm"
    And Bob blocks "Craw Wurm" with "Grizzly Bears", "Hill Giant" and "Trained Armodon"
    And Alice puts "Trained Armodon", "Grizzly Bears" and "Hill Giant" in this order for "Craw Wurm"
    Then Alice was asked for an order once
    When combat damage is dealt
    And Alice divides 2 to "Grizzly Bears", 1 to "Hill Giant" and 3 to "Trained Armodon"
    Then "Trained Armodon" was destroyed
    And "Grizzly Bears" was destroyed
    And "Hill Giant" is in play
    And "Hill Giant" has 1 damage marked

  @cr26:past.509.2.today
  Scenario: Today, an attacking player assigns all damage to one of two blockers without an order
    Given Alice controls "Craw Wurm"
    And Bob controls "Grizzly Bears" and "Hill Giant"
    When Alice attacks with "Craw Wurm"
    And Bob blocks "Craw Wurm" with "Grizzly Bears" and "Hill Giant"
    And combat damage is dealt
    And Alice divides 0 to "Grizzly Bears" and 6 to "Hill Giant"
    Then "Hill Giant" was destroyed
    And "Grizzly Bears" is in play
    And Alice was asked for an order never
