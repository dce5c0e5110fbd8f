Feature: Limits on the number of blockers, and creatures that can't block alone

  @cr26:509.1b.5
  Scenario: With Silent Arbiter in play, only one creature can block each combat
    Given Alice controls "Hill Giant" and "Silent Arbiter"
    And Bob controls "Watchwolf" and "Grizzly Bears"
    When Alice attacks with "Hill Giant"
    Then Bob can't block "Hill Giant" with "Watchwolf" and "Grizzly Bears" because of the ability "parry" of "Silent Arbiter"
    When Bob blocks "Hill Giant" with "Watchwolf"
    And combat damage is dealt
    Then "Watchwolf" was destroyed
    And "Hill Giant" was destroyed

  @cr26:509.1b.5
  Scenario: Silent Arbiter, which Bob casts after two creatures have attacked, lets him block only one of the two
    Given Alice controls "Hill Giant" and "Trained Armodon"
    And Bob controls "Vedalken Orrery", "Watchwolf" and "Grizzly Bears"
    And Bob has "Silent Arbiter" in hand and can pay {4}
    When Alice attacks with "Hill Giant" and "Trained Armodon"
    And Bob plays "Silent Arbiter"
    And the stack resolves
    Then Bob can't block "Hill Giant" with "Watchwolf" and "Trained Armodon" with "Grizzly Bears" because of the ability "parry" of "Silent Arbiter"
    And Bob can block "Trained Armodon" with "Grizzly Bears"
    When Bob blocks "Hill Giant" with "Watchwolf"
    And combat damage is dealt
    Then "Watchwolf" was destroyed
    And Bob is at 17 life

  @cr26:509.1b.6
  Scenario: Mogg Flunkies can block only if another creature blocks too
    Given Alice controls "Hill Giant"
    And Bob controls "Mogg Flunkies" and "Grizzly Bears"
    When Alice attacks with "Hill Giant"
    Then Bob can't block "Hill Giant" with "Mogg Flunkies" because of the ability "company" of "Mogg Flunkies"
    And Bob can block "Hill Giant" with "Grizzly Bears"
    And Bob can block "Hill Giant" with "Mogg Flunkies" and "Grizzly Bears"
    When Bob blocks "Hill Giant" with "Grizzly Bears" and "Mogg Flunkies"
    And combat damage is dealt
    And Alice divides 0 to "Mogg Flunkies" and 3 to "Grizzly Bears"
    Then "Grizzly Bears" was destroyed
    And "Hill Giant" was destroyed
    And "Mogg Flunkies" is in play

  @cr26:509.1b.6
  Scenario: Mogg Flunkies can't block if the other creature that can block doesn't
    Given Alice controls "Hill Giant"
    And Bob controls "Mogg Flunkies" and "Grizzly Bears"
    When Alice attacks with "Hill Giant"
    Then Bob can't block "Hill Giant" with "Mogg Flunkies" because of the ability "company" of "Mogg Flunkies"
    When Bob blocks "Hill Giant" with "Grizzly Bears"
    And combat damage is dealt
    Then "Grizzly Bears" was destroyed
    And "Hill Giant" has 2 damage marked
    And "Mogg Flunkies" has no damage marked
