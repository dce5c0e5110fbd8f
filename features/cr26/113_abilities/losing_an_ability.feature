Feature: Losing one ability

  @cr26:113.10 @cr26:113.2c.4
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

  @cr26:113.2c.5 @cr26:113.10
  Scenario: Hypnotic Specter, which loses flying because of Gravity Sphere, keeps the ability of its other paragraph, and Bob discards Hill Giant
    Given Alice controls "Hypnotic Specter"
    And Bob controls "Grizzly Bears"
    And Alice has "Gravity Sphere" in hand and can pay {2}{R}
    And Bob has "Hill Giant" in hand
    When Alice plays "Gravity Sphere"
    And the stack resolves
    Then "Hypnotic Specter" doesn't have "flying"
    When Alice attacks with "Hypnotic Specter"
    Then Bob can block "Hypnotic Specter" with "Grizzly Bears"
    When Bob doesn't block
    And combat damage is dealt
    Then the stack holds the ability of "Hypnotic Specter"
    When the stack resolves
    Then "Hill Giant" is in Bob's graveyard
    And Bob is at 18 life

  @cr26:113.12.2
  Scenario: Runeclaw Bear that Ovinize deprives of all abilities loses the flying of Flight, and still can't be blocked with Cloak of Mists
    Given Alice controls "Runeclaw Bear", "Flight", "Red Ribbon" and "Cloak of Mists"
    And "Red Ribbon" is attached to "Runeclaw Bear"
    And "Flight" is attached to "Runeclaw Bear"
    And "Cloak of Mists" is attached to "Runeclaw Bear"
    And Bob has "Ovinize" in hand and can pay {1}{U}
    And Bob controls "Serra Angel"
    Then "Runeclaw Bear" has "flying"
    When Bob plays "Ovinize" targeting "Runeclaw Bear"
    And the stack resolves
    Then "Runeclaw Bear" doesn't have "flying"
    And "Runeclaw Bear" is 0/1
    And "Runeclaw Bear" is red
    When Alice attacks with "Runeclaw Bear"
    Then Bob can't block "Runeclaw Bear" with "Serra Angel" because of "mists" of "Cloak of Mists"
