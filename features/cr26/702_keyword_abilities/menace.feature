Feature: Menace

  @cr26:702.111b
  Scenario: Boggart Brute, which has menace, can't be blocked by one creature
    Given Alice controls "Boggart Brute" and "Hill Giant"
    And Bob controls "Grizzly Bears" and "Watchwolf"
    When Alice attacks with "Boggart Brute" and "Hill Giant"
    Then Bob can't block "Boggart Brute" with "Grizzly Bears" because "Boggart Brute" has "menace"
    And Bob can't block "Boggart Brute" with "Grizzly Bears" and "Hill Giant" with "Watchwolf" because "Boggart Brute" has "menace"
    When Bob blocks "Hill Giant" with "Grizzly Bears" and "Watchwolf"
    And combat damage is dealt
    And Alice divides 3 to "Watchwolf"
    Then Bob is at 17 life
    And "Hill Giant" was destroyed

  @cr26:702.111b
  Scenario: Boggart Brute, which has menace, can be blocked by two creatures
    Given Alice controls "Boggart Brute" and "Hill Giant"
    And Bob controls "Grizzly Bears" and "Watchwolf"
    When Alice attacks with "Boggart Brute" and "Hill Giant"
    Then Bob can't block "Boggart Brute" with "Watchwolf" because "Boggart Brute" has "menace"
    When Bob blocks "Boggart Brute" with "Grizzly Bears" and "Watchwolf"
    And combat damage is dealt
    And Alice divides 3 to "Watchwolf"
    Then "Watchwolf" was destroyed
    And "Boggart Brute" was destroyed
    And Bob is at 17 life

  @cr26:702.111c
  Scenario: Boggart Brute with two instances of menace can be blocked by two creatures and not by one
    Given Alice controls "Boggart Brute"
    And "Boggart Brute" has "menace"
    And Bob controls "Grizzly Bears" and "Hill Giant"
    When Alice attacks with "Boggart Brute"
    Then Bob can't block "Boggart Brute" with "Hill Giant" by rule 509.1b
    And Bob can block "Boggart Brute" with "Grizzly Bears" and "Hill Giant"
    When Bob blocks "Boggart Brute" with "Grizzly Bears" and "Hill Giant"
    And combat damage is dealt
    And Alice divides 3 to "Hill Giant" and 0 to "Grizzly Bears"
    Then "Boggart Brute" and "Hill Giant" were destroyed

  @cr26:702.111b
  Scenario: Boggart Brute, which has menace, can be blocked by three creatures
    Given Alice controls "Boggart Brute"
    And Bob controls "Grizzly Bears", "Watchwolf" and "Hill Giant"
    When Alice attacks with "Boggart Brute"
    Then Bob can't block "Boggart Brute" with "Grizzly Bears" because "Boggart Brute" has "menace"
    And Bob can block "Boggart Brute" with "Grizzly Bears", "Watchwolf" and "Hill Giant"
    When Bob blocks "Boggart Brute" with "Grizzly Bears", "Watchwolf" and "Hill Giant"
    Then "Boggart Brute" is blocked
    And "Grizzly Bears", "Watchwolf" and "Hill Giant" are blocking
