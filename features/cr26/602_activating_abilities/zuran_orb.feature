Feature: Zuran Orb

  @cr26:602.2b.2
  Scenario: A Mountain is tapped for mana and then sacrificed for Zuran Orb, in response to Armageddon
    Given Alice has "Armageddon" in hand and can pay {3}{W}
    And Bob controls "Zuran Orb", "Mountain" and "Forest" and has "Shock" in hand
    When Alice plays "Armageddon"
    And Bob plays "Shock" targeting Alice
    And Bob activates "Zuran Orb" sacrificing "Mountain"
    And Bob activates "Zuran Orb" sacrificing "Forest"
    Then "Mountain" and "Forest" were sacrificed
    When the stack resolves
    Then Bob is at 24 life
    And Alice is at 18 life
