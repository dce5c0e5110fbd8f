Feature: Intimidate

  @cr26:702.13b
  Scenario: A red creature and an artifact creature can block red Bladetusk Boar with intimidate, and a green creature can't
    Given Alice controls "Bladetusk Boar"
    And Bob controls "Hill Giant", "Grizzly Bears" and "Frogmite"
    When Alice attacks with "Bladetusk Boar"
    Then Bob can't block "Bladetusk Boar" with "Grizzly Bears" because "Bladetusk Boar" has "intimidate"
    And Bob can block "Bladetusk Boar" with "Hill Giant"
    And Bob can block "Bladetusk Boar" with "Frogmite"
    And Bob can block "Bladetusk Boar" with "Hill Giant" and "Frogmite"
    And Bob can't block "Bladetusk Boar" with "Hill Giant" and "Grizzly Bears" because "Bladetusk Boar" has "intimidate"

  @cr26:702.13b
  Scenario: Frogmite shares no colour with Bladetusk Boar and can block it as an artifact creature
    Given Alice controls "Bladetusk Boar"
    And Bob controls "Grizzly Bears" and "Frogmite"
    When Alice attacks with "Bladetusk Boar"
    Then Bob can't block "Bladetusk Boar" with "Grizzly Bears" because "Bladetusk Boar" has "intimidate"
    And Bob can block "Bladetusk Boar" with "Frogmite"

  @cr26:702.13b
  Scenario: A red and green creature shares one colour with Bladetusk Boar and can block it
    Given Alice controls "Bladetusk Boar"
    And Bob controls "Zhur-Taa Goblin" and "Watchwolf"
    When Alice attacks with "Bladetusk Boar"
    Then Bob can't block "Bladetusk Boar" with "Watchwolf" because "Bladetusk Boar" has "intimidate"
    And Bob can block "Bladetusk Boar" with "Zhur-Taa Goblin"

  @cr26:702.13c
  Scenario: Bladetusk Boar with two instances of intimidate can be blocked by a red creature and not by a green one
    Given Alice controls "Bladetusk Boar"
    And "Bladetusk Boar" has "intimidate"
    And Bob controls "Grizzly Bears" and "Hill Giant"
    When Alice attacks with "Bladetusk Boar"
    Then Bob can't block "Bladetusk Boar" with "Grizzly Bears" by rule 509.1b
    And Bob can block "Bladetusk Boar" with "Hill Giant"
    When Bob blocks "Bladetusk Boar" with "Hill Giant"
    And combat damage is dealt
    Then "Hill Giant" was destroyed

  @cr26:702.13b.2
  Scenario: Watchwolf with intimidate, which is green and white, can be blocked by a green creature and not by a red one
    Given Alice controls "Watchwolf"
    And "Watchwolf" has "intimidate"
    And Bob controls "Grizzly Bears", "Hill Giant" and "Elite Vanguard"
    When Alice attacks with "Watchwolf"
    Then Bob can't block "Watchwolf" with "Hill Giant" because "Watchwolf" has "intimidate"
    And Bob can block "Watchwolf" with "Elite Vanguard"
    And Bob can block "Watchwolf" with "Grizzly Bears"
    When Bob blocks "Watchwolf" with "Grizzly Bears"
    And combat damage is dealt
    Then "Grizzly Bears" was destroyed
    And "Watchwolf" has 2 damage marked

  @cr26:702.13b @edition:2013-07 @edition:2026-01
  Scenario: Colourless Ornithopter with intimidate can be blocked by an artifact creature, and not by Ulamog's Crusher, which is colourless, too
    Given Alice controls "Ornithopter"
    And "Ornithopter" has "intimidate"
    And Bob controls "Frogmite" and "Ulamog's Crusher"
    And "Frogmite" has "flying"
    And "Ulamog's Crusher" has "flying"
    When Alice attacks with "Ornithopter"
    Then Bob can't block "Ornithopter" with "Ulamog's Crusher" because "Ornithopter" has "intimidate"
    And Bob can block "Ornithopter" with "Frogmite"
    When Bob blocks "Ornithopter" with "Frogmite"
    And combat damage is dealt
    Then "Ornithopter" was destroyed
    And "Frogmite" is in play
