Feature: Costs that require mana of one colour

  @may01:cards.1
  Scenario: Only black mana pays X of Drain Life, and any mana pays what Sphere of Resistance adds
    Given Alice has "Drain Life" in hand and can pay {3}{B}{B}{B}
    And Bob controls "Sphere of Resistance" and is at 3 life
    Then "Drain Life" has exactly the type "sorcery"
    And "Drain Life" is black
    And Alice can't play "Drain Life" with X = 3 targeting Bob by rule 409.1f
    And Alice can play "Drain Life" with X = 2 targeting Bob
    When Alice plays "Drain Life" with X = 2 targeting Bob
    Then the total cost of "Drain Life" is {4}{B}
    And {2}{B}{B}{B} was spent on "Drain Life"
    When the stack resolves
    Then Bob is at 1 life
    And Alice is at 22 life

  @may01:cards.1
  Scenario: Drain Life's controller gains no more life than the toughness of the damaged creature
    Given Alice has "Drain Life" in hand and can pay {2}{B}{B}{B}{B}
    And Bob controls "Kavu Aggressor"
    Then Alice can't play "Drain Life" with X = 4 targeting "Kavu Aggressor" by rule 409.1f
    And Alice can play "Drain Life" with X = 3 targeting "Kavu Aggressor"
    When Alice plays "Drain Life" with X = 3 targeting "Kavu Aggressor"
    And the stack resolves
    Then "Drain Life" has dealt 3 damage to "Kavu Aggressor"
    And it happened in this order that "Kavu Aggressor" was dealt damage, then Alice gained life
    And Alice is at 22 life

  @may01:cards.1
  Scenario: Only white mana pays X of Atalya, Samite Master, and any mana pays what Suppression Field adds
    Given Alice controls "Atalya, Samite Master" and can pay {2}{W}{W}
    And Alice has "Drifting Meadow" in hand and can pay {4}
    And Bob controls "Suppression Field"
    Then "Atalya, Samite Master" has the types "legendary", "creature" and "Cleric"
    And "Atalya, Samite Master" is 2/3
    And Alice can't activate "Atalya, Samite Master" with X = 3 choosing "mend" by rule 409.1f
    And Alice can activate "Atalya, Samite Master" with X = 2 choosing "mend"
    When Alice activates "Atalya, Samite Master" with X = 2 choosing "mend"
    Then {2}{W}{W} was spent on the ability of "Atalya, Samite Master"
    And "Atalya, Samite Master" is tapped
    When the stack resolves
    Then Alice is at 22 life
    And Bob is at 20 life
    When Alice activates the cycling ability of "Drifting Meadow"
    Then {4} was spent on the ability of "Drifting Meadow"

  @may01:cards.1
  Scenario: Blue mana can't pay X of Atalya, Samite Master
    Given Alice controls "Atalya, Samite Master" and can pay {1}{U}{W}
    Then Alice can't activate "Atalya, Samite Master" with X = 2 choosing "mend" by rule 409.1f
    And Alice can activate "Atalya, Samite Master" with X = 1 choosing "mend"
    When Alice activates "Atalya, Samite Master" with X = 1 choosing "mend"
    And the stack resolves
    Then Alice is at 21 life

  @may01:cards.1
  Scenario: Atalya's prevention mode targets only a creature and prevents the next X damage, with X paid in white mana
    Given Alice controls "Atalya, Samite Master" and "Forest" and can pay {U}{W}{W}
    And Bob controls "Hill Giant" and "Frostwielder"
    And Bob has "Urza's Rage" in hand and can pay {2}{R}
    Then Alice can't activate "Atalya, Samite Master" with X = 3 choosing "shield" targeting "Hill Giant" by rule 409.1f
    And Alice can't activate "Atalya, Samite Master" with X = 2 choosing "shield" targeting Bob by rule 409.1c
    And Alice can't activate "Atalya, Samite Master" with X = 2 choosing "shield" targeting "Forest" by rule 409.1c
    And Alice can activate "Atalya, Samite Master" with X = 2 choosing "shield" targeting "Hill Giant"
    When Alice activates "Atalya, Samite Master" with X = 2 choosing "shield" targeting "Hill Giant"
    And the stack resolves
    And the game goes on to the second main phase
    And Bob activates "Frostwielder" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" has 0 damage marked
    When Bob plays "Urza's Rage" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" has 2 damage marked

  @may01:cards.1
  Scenario: Damage prevention by Atalya, Samite Master ends with the turn
    Given Alice controls "Atalya, Samite Master" and can pay {U}{W}
    And Bob controls "Hill Giant" and "Frostwielder"
    Then Alice can't activate "Atalya, Samite Master" with X = 2 choosing "shield" targeting "Hill Giant" by rule 409.1f
    And Alice can activate "Atalya, Samite Master" with X = 1 choosing "shield" targeting "Hill Giant"
    When Alice activates "Atalya, Samite Master" with X = 1 choosing "shield" targeting "Hill Giant"
    And the stack resolves
    And the game goes on to Bob's upkeep
    And Bob activates "Frostwielder" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" has 1 damage marked
