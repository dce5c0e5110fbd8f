Feature: Windswept Questant

  # The Questant lets its controller look at the top card of that player's library at any time.

  @htg:windswept-questant.1
  Scenario: Its player may look at the top card at any time, nobody else may
    Given Alice controls "Windswept Questant"
    And Alice has "Hill Giant" and "Forest" on top of library
    And Bob has "Hill Giant" as "Bob's Giant" on top of library
    Then the mana cost of "Windswept Questant" is {1}{U}
    And "Windswept Questant" has exactly the types "creature" and "Human"
    And "Windswept Questant" is 2/1
    And "Windswept Questant" is blue
    When Alice passes
    Then Bob has priority
    And Alice can look at "Hill Giant"
    And Alice can't look at "Forest"
    And Bob can't look at "Hill Giant"
    And Alice can't look at "Bob's Giant"
    When Alice looks at "Hill Giant"
    Then Alice knows "Hill Giant"
    And Bob doesn't know "Hill Giant"
    And Bob has priority

  @htg:windswept-questant.2
  Scenario: Looking at the top card uses no stack and can't be responded to
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
  Scenario Outline: A card that comes to the top while nothing is cast can be looked at at once: with <mana>
    Given Alice controls "Windswept Questant", "Chromatic Alchemiter" and tapped "Chromatic Alchemiter" as "the spent"
    And Alice has "Hill Giant" and "Forest" on top of library
    Then the mana cost of "Chromatic Alchemiter" is {1}
    And "Chromatic Alchemiter" has exactly the type "artifact"
    And "Chromatic Alchemiter" is colorless
    And Alice can look at "Hill Giant"
    And Alice can't look at "Forest"
    And Alice can tap "Chromatic Alchemiter" for mana
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
  Scenario: A card that comes to the top while a spell is cast stays unseen until it has been cast
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
