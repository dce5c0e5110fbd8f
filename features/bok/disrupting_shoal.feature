Feature: Disrupting Shoal

  @bok:disrupting-shoal.2
  Scenario Outline: Disrupting Shoal can target any spell, but counters it only if that spell's mana value is X: <outcome>
    Given Bob has "Disrupting Shoal" in hand and can pay <mana>
    And Alice has "<spell>" in hand and can pay <price>
    When Alice plays "<spell>"
    Then Bob can play "Disrupting Shoal" with X = <X> targeting "<spell>"
    When Bob plays "Disrupting Shoal" with X = <X> targeting "<spell>"
    And the stack resolves
    Then "Disrupting Shoal" has resolved
    And "<spell>" <fate>
    And "<spell>" is in <place>
    And Alice is at <life> life

    Examples:
      | outcome         | spell               | price     | X | mana      | fate          | place             | life |
      | X is equal      | Dry Spell           | {1}{B}    | 2 | {2}{U}{U} | was countered | Alice's graveyard | 20   |
      | X is too small  | Dry Spell           | {1}{B}    | 1 | {1}{U}{U} | has resolved  | Alice's graveyard | 19   |
      | X is too great  | Dry Spell           | {1}{B}    | 3 | {3}{U}{U} | has resolved  | Alice's graveyard | 19   |
      | creature spell  | Silverstorm Samurai | {4}{W}{W} | 6 | {6}{U}{U} | was countered | Alice's graveyard | 20   |
      | X is 0          | Silverstorm Samurai | {4}{W}{W} | 0 | {U}{U}    | has resolved  | play              | 20   |

  @bok:disrupting-shoal.2
  Scenario: Disrupting Shoal cast by exiling a blue card with mana value 3 counters Stone Rain
    Given Bob has "Disrupting Shoal" and "Counsel of the Soratami" in hand
    And Alice has "Stone Rain" in hand and can pay {2}{R}
    And Bob controls "Island"
    When Alice plays "Stone Rain" targeting "Island"
    And Bob plays "Disrupting Shoal" with X = 3 removing "Counsel of the Soratami" instead of its mana cost targeting "Stone Rain"
    Then "Counsel of the Soratami" is removed from the game
    When the stack resolves
    Then "Stone Rain" was countered
    And "Island" is in play
