Feature: The nonhybrid equivalent of a cost

  @cr26:601.2b.4
  Scenario Outline: With Pearl Medallion, Spectral Procession, which costs {2/W}{2/W}{2/W}, costs {1} less if a generic half is announced, and can be cast for <mana>
    Given Alice controls "Pearl Medallion"
    And Alice has "Spectral Procession" in hand and can pay <mana>
    Then Alice can play "Spectral Procession"
    When Alice plays "Spectral Procession"
    Then the total cost of "Spectral Procession" is <mana>
    And <mana> was spent on "Spectral Procession"
    When the stack resolves
    Then Alice controls three 1/1 white "Spirit" creature tokens

    Examples:
      | mana      |
      | {1}{W}{W} |
      | {3}{W}    |
      | {5}       |

  @cr26:601.2b.4
  Scenario: With Fluctuator, Almoner of Two Tolls, whose cycling costs {2/W}, is cycled for {0} as two generic mana are announced
    Given Alice controls "Fluctuator"
    And Alice has "Almoner of Two Tolls" in hand
    And Alice has "Forest" and "Island" on top of library
    Then Alice can activate the cycling ability of "Almoner of Two Tolls"
    When Alice activates the cycling ability of "Almoner of Two Tolls"
    Then the total cost of the ability of "Almoner of Two Tolls" is {0}
    And "Almoner of Two Tolls" is in Alice's graveyard
    When the stack resolves
    Then "Forest" is in Alice's hand
    And "Island" is in Alice's library

  @cr26:601.2b.4
  Scenario Outline: With two artifacts and Mycosynth Golem among them, Pale Scrivener, which costs {2/B}{2/B} and has affinity, is cast for <mana>
    Given Alice controls "Mycosynth Golem" and "Steel Wall"
    And Alice has "Pale Scrivener" in hand and can pay <mana>
    Then Alice can play "Pale Scrivener"
    When Alice plays "Pale Scrivener"
    Then the total cost of "Pale Scrivener" is <mana>
    And <mana> was spent on "Pale Scrivener"
    When the stack resolves
    Then "Pale Scrivener" is 1/1

    Examples:
      | mana |
      | {B}  |
      | {2}  |

  @cr26:601.2b.5
  Scenario: A black creature convokes for the black half of one {2/B} of Pale Scrivener, and two other creatures for the generic half of the other one
    Given Alice controls "Chief Engineer", "Bog Wraith", "Grizzly Bears" and "Hill Giant"
    And Alice has "Pale Scrivener" in hand
    Then Alice can't play "Pale Scrivener" tapping "Bog Wraith" and "Grizzly Bears" by rule 118.3
    And Alice can play "Pale Scrivener" tapping "Bog Wraith", "Grizzly Bears" and "Hill Giant"
    When Alice plays "Pale Scrivener" tapping "Bog Wraith", "Grizzly Bears" and "Hill Giant"
    Then "Bog Wraith", "Grizzly Bears" and "Hill Giant" are tapped
    And "Chief Engineer" is untapped
    When the stack resolves
    Then "Pale Scrivener" is 1/1

  @cr26:601.2b.5
  Scenario: Two cards are exiled for the generic half of one {2/B} of Pale Scrivener, which has delve, and {B} is paid for the other one
    Given Alice controls "Mire Lesson"
    And Alice has "Forest" and "Island" in graveyard and "Pale Scrivener" in hand and can pay {B}
    Then Alice can't play "Pale Scrivener" exiling "Forest" by rule 118.3
    And Alice can play "Pale Scrivener" exiling "Forest" and "Island"
    When Alice plays "Pale Scrivener" exiling "Forest" and "Island"
    Then {B} was spent on "Pale Scrivener"
    And "Forest" and "Island" are exiled
    When the stack resolves
    Then "Pale Scrivener" is 1/1

  @cr26:601.2f.7
  Scenario: With Trinisphere, Pale Scrivener, which costs {2/B}{2/B}, can't be cast for {B}{B}, and can be cast for {B}{B} and one more mana
    Given Bob controls "Trinisphere"
    And Alice has {B}{B} in the mana pool
    And Alice has "Pale Scrivener" and "Plains" in hand
    Then Alice can't play "Pale Scrivener" by rule 118.3
    When Alice plays the land "Plains"
    Then Alice can play "Pale Scrivener"
    When Alice plays "Pale Scrivener"
    Then "Plains" is tapped
    And Alice has no mana in the mana pool
    When the stack resolves
    Then "Pale Scrivener" is 1/1
