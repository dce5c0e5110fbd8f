Feature: Zuran Orb

  @cr26:602.2b.2
  Scenario: A Mountain is tapped for mana and then sacrificed for Zuran Orb, in response to Armageddon
    Given Alice has "Armageddon" in hand and can pay {3}{W}
    And Bob controls "Zuran Orb", "Mountain" and "Forest" and has "Shock" in hand
    When Alice plays "Armageddon"
    And Bob plays "Shock" targeting Alice
    Then "Mountain" is tapped
    And Bob can activate "Zuran Orb" sacrificing "Mountain"
    When Bob activates "Zuran Orb" sacrificing "Mountain"
    And Bob activates "Zuran Orb" sacrificing "Forest"
    Then "Mountain" and "Forest" were sacrificed
    When the stack resolves
    Then Bob is at 24 life
    And Alice is at 18 life

  @cr26:602.2b.2
  Scenario: Alice, at 3 life, sacrifices two lands for Zuran Orb in response to Lightning Bolt, and can't sacrifice a creature
    Given Alice controls "Zuran Orb", "Tundra", "Forest" and "Hill Giant"
    And Alice is at 3 life
    And it is Bob's main phase
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Bob plays "Lightning Bolt" targeting Alice
    And Bob passes
    Then Alice can't activate "Zuran Orb" sacrificing "Hill Giant" by rule 118.3
    And Alice can activate "Zuran Orb" sacrificing "Tundra"
    When Alice activates "Zuran Orb" sacrificing "Tundra"
    And Alice activates "Zuran Orb" sacrificing "Forest"
    And the stack resolves
    Then Alice is at 4 life
    And "Tundra" and "Forest" were sacrificed
    And "Hill Giant" is in play

  @cr26:602.2b.2
  Scenario: Alice, whose only land was sacrificed for Zuran Orb, can't activate it a second time
    Given Alice controls "Zuran Orb" and "Forest"
    Then Alice can activate "Zuran Orb" sacrificing "Forest"
    When Alice activates "Zuran Orb" sacrificing "Forest"
    Then "Forest" was sacrificed
    And Alice can't activate "Zuran Orb" by rule 118.3
    When the stack resolves
    Then Alice is at 22 life

  @cr26:602.2b.2
  Scenario: The one activation of Zuran Orb takes the tapped Mountain, and Forest stays in play
    Given Alice controls "Zuran Orb", "Mountain" and "Forest" and has "Shock" in hand
    When Alice plays "Shock" targeting Bob
    Then "Mountain" is tapped
    And Alice can activate "Zuran Orb" sacrificing "Mountain"
    When Alice activates "Zuran Orb" sacrificing "Mountain"
    Then "Mountain" was sacrificed
    When the stack resolves
    Then Alice is at 22 life
    And Bob is at 18 life
    And "Forest" is in play
