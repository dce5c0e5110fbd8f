Feature: Combat damage equal to toughness

  @cr26:101.1.3
  Scenario: Doran and the Wall of Stone that blocks it assign combat damage equal to their toughness
    Given Alice controls "Doran, the Siege Tower"
    And Bob controls "Hill Giant" and "Wall of Stone"
    When Alice attacks with "Doran, the Siege Tower"
    And Bob blocks "Doran, the Siege Tower" with "Wall of Stone"
    And combat damage is dealt
    Then "Wall of Stone" has 5 damage marked
    And "Doran, the Siege Tower" was destroyed

  @cr26:101.1.2 @cr26:101.1.3
  Scenario: An unblocked Doran deals 5 combat damage and still has power 0
    Given Alice controls "Doran, the Siege Tower"
    When Alice attacks with "Doran, the Siege Tower"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 15 life
    And "Doran, the Siege Tower" is 0/5
