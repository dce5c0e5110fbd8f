Feature: Fireblast

  @cr26:118.9.2
  Scenario: Fireblast is cast by sacrificing a basic Mountain and Taiga, and not a Forest
    Given Alice controls "Mountain", "Taiga" and "Forest" and has "Fireblast" in hand
    Then Alice can't play "Fireblast" sacrificing "Mountain" and "Forest" instead of its mana cost targeting Bob by rule 118.3
    And Alice can play "Fireblast" sacrificing "Mountain" and "Taiga" instead of its mana cost targeting Bob
    When Alice plays "Fireblast" sacrificing "Mountain" and "Taiga" instead of its mana cost targeting Bob
    Then "Mountain" and "Taiga" were sacrificed
    When the stack resolves
    Then Bob is at 16 life
    And "Forest" is in play
