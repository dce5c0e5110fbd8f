Feature: What pays for itself and what doesn't, in rulings of our own

  @may01:ours.23
  Scenario: The Keep can't make the mana for its own ability, which taps it
    Given Alice controls "Kher Keep" and can pay {R}
    And Alice has "Forest" in hand
    Then "Kher Keep" has exactly the types "legendary" and "land"
    And Alice can tap "Kher Keep" for mana
    And Alice can't activate "hatch" of "Kher Keep"
    When Alice plays the land "Forest"
    Then Alice can activate "hatch" of "Kher Keep"
    When Alice activates "hatch" of "Kher Keep"
    Then "Kher Keep" is tapped

  @may01:ours.23
  Scenario: With two lands of which one is red the Keep hatches a Kobold
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
