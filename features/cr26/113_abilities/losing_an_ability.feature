Feature: Losing one ability

  @cr26:113.10
  Scenario: Doom Whisperer loses flying because of Gravity Sphere and keeps trample
    Given Alice controls "Doom Whisperer"
    And Bob controls "Grizzly Bears"
    And Alice has "Gravity Sphere" in hand and can pay {2}{R}
    When Alice plays "Gravity Sphere"
    And the stack resolves
    Then "Doom Whisperer" has "trample"
    And "Doom Whisperer" doesn't have "flying"
    When Alice attacks with "Doom Whisperer"
    And Bob blocks "Doom Whisperer" with "Grizzly Bears"
    And combat damage is dealt
    And Alice divides 2 to "Grizzly Bears" and 4 to Bob
    Then Bob is at 16 life
