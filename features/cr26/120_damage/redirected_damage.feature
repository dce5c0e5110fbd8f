Feature: Redirected damage

  @cr26:120.4b
  Scenario: Dry Spell's damage to two creatures is redirected to Alice, who is dealt all 3 damage of the spell at one time
    Given Alice controls "Grizzly Bears", "Hill Giant" and can pay {2}{W}{W}
    And Alice controls "Ward of Piety" as "first" and "Ward of Piety" as "second"
    And "first" is attached to "Grizzly Bears"
    And "second" is attached to "Hill Giant"
    And Alice has "Dry Spell" in hand and can pay {1}{B}
    When Alice activates "first" targeting Alice
    And Alice activates "second" targeting Alice
    And the stack resolves
    And Alice plays "Dry Spell"
    And the stack resolves
    Then Alice is at 17 life
    And it happened once that Alice was dealt damage
    And "Hill Giant" has no damage marked
