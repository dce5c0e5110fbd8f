Feature: Abilities that trigger on blocks

  @cr26:509.3b
  Scenario: Thicket Basilisk's ability destroys the attacker that Thicket Basilisk blocked, and not another attacker
    Given Alice controls "Hill Giant" and "Watchwolf"
    And Bob controls "Thicket Basilisk"
    When Alice attacks with "Hill Giant" and "Watchwolf"
    And Bob blocks "Hill Giant" with "Thicket Basilisk"
    And the stack resolves
    And combat damage is dealt
    And the game goes on to Alice's second main phase
    Then "Hill Giant" was destroyed
    And "Watchwolf" is in play
    And Bob is at 17 life

  @cr26:509.3d
  Scenario: Thicket Basilisk's ability triggers once if it is blocked by a Wall and by one creature that isn't a Wall
    Given Alice controls "Thicket Basilisk"
    And Bob controls "Hill Giant", "Wall of Stone" and "Watchwolf"
    When Alice attacks with "Thicket Basilisk"
    And Bob blocks "Thicket Basilisk" with "Hill Giant" and "Wall of Stone"
    And the stack resolves
    And combat damage is dealt
    And Alice divides 0 to "Hill Giant" and 2 to "Wall of Stone"
    Then "Hill Giant" is in play
    And "Thicket Basilisk" has triggered once
    When the game goes on to Alice's second main phase
    Then "Hill Giant" was destroyed
    And "Wall of Stone" and "Watchwolf" are in play

  @cr26:509.3d
  Scenario: Thicket Basilisk's ability triggers three times if it is blocked by three creatures that aren't Walls
    Given Alice controls "Thicket Basilisk"
    And Bob controls "Hill Giant", "Trained Armodon", "Craw Wurm" and "Watchwolf"
    When Alice attacks with "Thicket Basilisk"
    And Bob blocks "Thicket Basilisk" with "Hill Giant", "Trained Armodon" and "Craw Wurm"
    And Alice puts "Thicket Basilisk", "Thicket Basilisk" and "Thicket Basilisk" in this order
    And the stack resolves
    Then "Thicket Basilisk" has triggered 3 times
    When combat damage is dealt
    And Alice divides 2 to "Craw Wurm" for "Thicket Basilisk"
    And the game goes on to Alice's second main phase
    And Alice puts "Thicket Basilisk", "Thicket Basilisk" and "Thicket Basilisk" in this order
    Then "Hill Giant", "Trained Armodon" and "Craw Wurm" were destroyed
    And "Watchwolf" is in play
