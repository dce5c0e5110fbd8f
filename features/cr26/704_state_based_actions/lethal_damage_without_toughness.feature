Feature: Damage on a creature with toughness 0 or less

  @cr26:704.5g.before
  Scenario: In 2001, a damaged creature whose toughness becomes 0 is destroyed
    Given Bob controls "Hill Giant"
    And Alice has "Glacial Ray" and "Sickening Shoal" in hand and can pay {4}{R}{B}{B}
    When Alice plays "Glacial Ray" targeting "Hill Giant"
    And the stack resolves
    And Alice plays "Sickening Shoal" with X = 3 targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in Bob's graveyard
    And it happened once that "Hill Giant" was destroyed
    And "Glacial Ray" has dealt 2 damage to "Hill Giant"

  @cr26:704.5g.before
  Scenario: In 2001, an undamaged creature whose toughness becomes 0 is put into the graveyard and not destroyed
    Given Bob controls "Hill Giant"
    And Alice has "Sickening Shoal" in hand and can pay {3}{B}{B}
    When Alice plays "Sickening Shoal" with X = 3 targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in Bob's graveyard
    And it happened never that "Hill Giant" was destroyed
    And "Sickening Shoal" is in Alice's graveyard

  @cr26:704.5g
  Scenario: Since 2004, a damaged creature whose toughness becomes 0 is put into the graveyard and not destroyed
    Given Bob controls "Hill Giant"
    And Alice has "Glacial Ray" and "Sickening Shoal" in hand and can pay {4}{R}{B}{B}
    When Alice plays "Glacial Ray" targeting "Hill Giant"
    And the stack resolves
    And Alice plays "Sickening Shoal" with X = 3 targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in Bob's graveyard
    And it happened never that "Hill Giant" was destroyed
    And "Glacial Ray" has dealt 2 damage to "Hill Giant"

  @cr26:704.5g
  Scenario: A creature with toughness 3 is destroyed by 4 damage, and not by 2 damage
    Given Bob controls "Hill Giant" and "Trained Armodon"
    And Alice has "Glacial Ray" as "first", "Glacial Ray" as "second" and "Glacial Ray" as "third" in hand and can pay {3}{R}{R}{R}
    When Alice plays "first" targeting "Hill Giant"
    And the stack resolves
    And Alice plays "second" targeting "Trained Armodon"
    And the stack resolves
    And Alice plays "third" targeting "Hill Giant"
    And the stack resolves
    Then it happened once that "Hill Giant" was destroyed
    And it happened never that "Trained Armodon" was destroyed
    And "Trained Armodon" has 2 damage marked

  @cr26:704.5g @cr26:120.6.2 @cr26:302.7.4
  Scenario: A creature with 2 damage marked is destroyed when its toughness becomes 2, and one whose toughness becomes 1 without damage stays
    Given Bob controls "Hill Giant" and "Trained Armodon"
    And Alice has "Glacial Ray", "Sickening Shoal" as "small" and "Sickening Shoal" as "large" in hand
    And Alice can pay {1}{R}{1}{B}{B}{2}{B}{B}
    When Alice plays "Glacial Ray" targeting "Hill Giant"
    And the stack resolves
    And Alice plays "large" with X = 2 targeting "Trained Armodon"
    And the stack resolves
    Then "Trained Armodon" is 1/1
    When Alice plays "small" with X = 1 targeting "Hill Giant"
    And the stack resolves
    Then it happened once that "Hill Giant" was destroyed
    And "Trained Armodon" is in play
