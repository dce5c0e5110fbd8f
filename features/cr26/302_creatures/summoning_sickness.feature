Feature: Summoning sickness

  @cr26:302.6
  Scenario: Llanowar Elves that came under Alice's control this turn can't attack or be tapped for mana; older Llanowar Elves can
    Given Alice controls new "Llanowar Elves" as "new", "Llanowar Elves" as "old" and new "Grizzly Bears"
    Then Alice can't tap "new" for mana by rule 302.6
    And Alice can tap "old" for mana
    And Alice can't attack with "new" by rule 302.6
    And Alice can attack with "old"
    When Alice taps "old" for mana
    Then Alice has {G} in the mana pool
