Feature: Counters that damage results in

  @cr26:120.4c.2
  Scenario: An effect that adds a counter adds one -1/-1 counter to those that damage from a source with wither results in
    Given Alice controls "Sickle Ripper"
    And Bob controls "Idol of One More" and "Craw Wurm"
    When Alice attacks with "Sickle Ripper"
    And Bob blocks "Sickle Ripper" with "Craw Wurm"
    And combat damage is dealt
    Then "Craw Wurm" has 3 -1/-1 counters
    And "Sickle Ripper" has dealt 2 damage to "Craw Wurm"
