Feature: What has been tapped

  @mine:tapped
  Scenario: A land is tapped twice for mana
    Given Alice controls "Forest"
    When Alice taps "Forest" for mana
    And Alice taps "Forest" for mana
    Then Alice is at 20 life
