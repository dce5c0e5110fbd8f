Feature: Resources to pay a cost

  @cr26:118.3
  Scenario: Kher Keep's own mana can't pay for Kher Keep's ability, which has {T} in its cost; another land's mana can
    Given Alice controls "Kher Keep" and can pay {R}
    And Alice has "Forest" in hand
    Then Alice can tap "Kher Keep" for mana
    And Alice can't activate "hatch" of "Kher Keep"
    When Alice plays the land "Forest"
    Then Alice can activate "hatch" of "Kher Keep"
    When Alice activates "hatch" of "Kher Keep"
    Then "Kher Keep" is tapped

  @cr26:118.3
  Scenario: Kher Keep's ability can't be activated without red mana; after its player plays a Mountain, the ability creates a Kobold
    Given Alice controls "Kher Keep" and "Forest"
    And Alice has "Mountain" in hand
    Then Alice can't activate "hatch" of "Kher Keep"
    When Alice plays the land "Mountain"
    Then Alice can activate "hatch" of "Kher Keep"
    When Alice activates "hatch" of "Kher Keep"
    And the stack resolves
    Then the "Kobolds of Kher Keep" token is 0/1
    And the "Kobolds of Kher Keep" token is red
    And the "Kobolds of Kher Keep" token has exactly the types "creature" and "Kobold"
