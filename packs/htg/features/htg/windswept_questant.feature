Feature: Windswept Questant

  # Windswept Questant lets its controller look at the top card of their library at any time.
  @htg:windswept-questant.1
  Scenario: Windswept Questant's controller can look at the top card without priority, and the opponent can't
    Given Alice controls "Windswept Questant"
    And Alice has "Hill Giant" and "Forest" on top of library
    And Bob has "Hill Giant" as "Bob's Giant" on top of library
    Then "Windswept Questant" is 2/1
    When Alice passes
    Then Bob has priority
    And Alice can look at "Hill Giant"
    And Alice can't look at "Forest" by rule 401.2
    And Bob can't look at "Hill Giant" by rule 401.2
    And Alice can't look at "Bob's Giant" by rule 401.2
    When Alice looks at "Hill Giant"
    Then Alice knows "Hill Giant"
    And Bob doesn't know "Hill Giant"
    And Bob has priority

  @htg:windswept-questant.1
  Scenario: A player can't look at the top card of the library of the opponent who controls Windswept Questant
    Given Bob controls "Windswept Questant"
    And Alice controls "Experimental Frenzy"
    And Alice has "Forest" on top of library
    And Bob has "Hill Giant" on top of library
    Then Alice can look at "Forest"
    And Alice can't look at "Hill Giant" by rule 401.2
    When Alice looks at "Forest"
    Then Alice knows "Forest"

  @htg:windswept-questant.2
  Scenario: Looking at the top card with Windswept Questant doesn't use the stack
    Given Alice controls "Windswept Questant"
    And Alice has "Hill Giant" on top of library
    And Bob has "Urza's Rage" in hand and can pay {2}{R}
    When Bob casts "Urza's Rage" targeting "Windswept Questant"
    Then Alice doesn't know "Hill Giant"
    And Alice can look at "Hill Giant"
    When Alice looks at "Hill Giant"
    Then Alice knows "Hill Giant"
    And the stack holds "Urza's Rage"
    And "Windswept Questant" has triggered never

  @htg:windswept-questant.1
  Scenario Outline: Windswept Questant's controller can look at a new top card at once while no spell is being cast: <mana>
    Given Alice controls "Windswept Questant", "Chromatic Alchemiter" and tapped "Chromatic Alchemiter" as "the spent"
    And Alice has "Hill Giant" and "Forest" on top of library
    Then Alice can look at "Hill Giant"
    And Alice can't look at "Forest" by rule 401.2
    When Alice looks at "Hill Giant"
    Then Alice can tap "Chromatic Alchemiter" for mana
    And Alice can't tap "the spent" for mana by rule 118.3
    When Alice taps "Chromatic Alchemiter" for mana making <mana>
    Then Alice has <mana> in the mana pool
    And "Chromatic Alchemiter" was sacrificed
    And "Hill Giant" is in Alice's hand
    And Bob has drawn no cards
    And Alice can look at "Forest"

    Examples:
      | mana |
      | {W}  |
      | {U}  |
      | {B}  |
      | {R}  |
      | {G}  |

  @htg:windswept-questant.3
  Scenario: A new top card can't be looked at until the spell that is being cast has been cast
    Given Alice controls "Windswept Questant" and "Chromatic Alchemiter"
    And Alice has "Cast into the Mist" and "Terror" in hand
    And Alice has "Hill Giant" and "Forest" on top of library
    Then Alice can look at "Hill Giant"
    When Alice casts "Cast into the Mist" paying with "Chromatic Alchemiter"
    And Alice chooses the color "blue" for "Chromatic Alchemiter"
    Then Alice is asked for objects by "Cast into the Mist"
    And Alice can't look at "Forest"
    When Alice chooses "Terror"
    Then "Cast into the Mist" is on the stack
    And Alice can look at "Forest"
