Feature: What cards of today say besides what is asked of them elsewhere, in rulings of our own

  @htg:ours.7
  Scenario: What withers stays small
    Given Alice controls "Sickle Ripper"
    And Bob controls "Hill Giant"
    When Alice attacks with "Sickle Ripper"
    And Bob blocks "Sickle Ripper" with "Hill Giant"
    And combat damage is dealt
    Then "Hill Giant" has 2 -1/-1 counters
    And "Hill Giant" has 0 damage marked
    And "Hill Giant" is 1/1

  @htg:ours.8
  Scenario: The Crusher has to attack, and two permanents go as it does
    Given Alice controls "Ulamog's Crusher"
    And Bob controls "Grizzly Bears", "Forest" and "Island"
    Then Alice can't attack with nothing because of the ability "hunger" of "Ulamog's Crusher"
    When Alice attacks with "Ulamog's Crusher"
    Then the ability "annihilator" of "Ulamog's Crusher" has triggered once
    When the stack resolves
    And Bob chooses "Forest" and "Island"
    Then "Forest" is in Bob's graveyard
    And "Island" is in Bob's graveyard
    And "Grizzly Bears" is in play
