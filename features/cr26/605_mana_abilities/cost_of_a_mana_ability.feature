Feature: The cost of a mana ability

  @cr26:605.3
  Scenario: Pentad Prism's mana ability costs one charge counter each time it is activated
    Given Alice controls "Pentad Prism"
    And "Pentad Prism" has 2 charge counters
    Then Alice can tap "Pentad Prism" for mana making {G}
    And Bob can't tap "Pentad Prism" for mana making {G} by rule 602.2
    When Alice activates "mana" of "Pentad Prism" making {G}
    Then "Pentad Prism" has 1 charge counter
    And Alice has {G} in the mana pool
    When Alice activates "mana" of "Pentad Prism" making {U}
    Then "Pentad Prism" has no charge counters
    And Alice has {U}{G} in the mana pool
    And Alice can't activate "mana" of "Pentad Prism" making {U} by rule 118.3

  @cr26:605.3
  Scenario: The one mana for which Pentad Prism's charge counter was removed pays for Sol Ring
    Given Alice controls "Pentad Prism" and has "Sol Ring" in hand
    And "Pentad Prism" has 1 charge counter
    When Alice activates "mana" of "Pentad Prism" making {U}
    And Alice plays "Sol Ring"
    Then mana from "Pentad Prism" was spent on "Sol Ring"
    And Alice has no mana in the mana pool
    When the stack resolves
    Then "Sol Ring" is in play

  @cr26:605.3.2 @cr26:107.5.2
  Scenario: Llanowar Elves that came under Alice's control this turn can't be tapped for mana, and another Llanowar Elves can
    Given Alice controls "Llanowar Elves" as "elder"
    And Alice has "Llanowar Elves" as "younger" in hand and can pay {G}
    When Alice plays "younger"
    And the stack resolves
    Then Alice can't tap "younger" for mana by rule 302.6
    And Alice can tap "elder" for mana
    When Alice taps "elder" for mana
    Then Alice has {G} in the mana pool
    And "younger" is untapped

  @cr26:605.3.4
  Scenario: Eased Labour makes the mana ability of Boros Signet cost {1} less, so no other mana is needed for it
    Given it is Alice's main phase
    And Alice controls "Boros Signet" and "Mountain"
    And Alice has "Eased Labour" in hand
    When Alice plays "Eased Labour"
    Then Alice can't tap "Boros Signet" for mana by rule 118.3
    When the stack resolves
    Then Alice can tap "Boros Signet" for mana
    When Alice taps "Boros Signet" for mana
    Then Alice has {R}{W} in the mana pool
