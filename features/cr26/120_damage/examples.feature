Feature: Examples of section 120

  @cr26:120.4b.2 @cr26:120.4d.ex1
  Scenario: A 3/3 attacker with wither and lifelink deals 1 of 3 damage after prevention; Boon Reflection doubles the life gain, not the counters
    Given Alice controls "Hill Giant" and "Boon Reflection"
    And "Hill Giant" has "wither"
    And "Hill Giant" has "lifelink"
    And Bob controls "Runeclaw Bear" and has "Alabaster Potion" in hand and can pay {2}{W}{W}
    When Alice attacks with "Hill Giant"
    And Bob blocks "Hill Giant" with "Runeclaw Bear"
    And Bob plays "Alabaster Potion" choosing "prevent" with X = 2 targeting "Runeclaw Bear"
    And the stack resolves
    And combat damage is dealt
    Then "Runeclaw Bear" has 1 -1/-1 counter
    And "Runeclaw Bear" is 1/1
    And "Runeclaw Bear" has no damage marked
    And Alice is at 22 life
    And "Hill Giant" has 2 damage marked
    And "Hill Giant" has dealt 1 damage to "Runeclaw Bear"

  @cr26:120.4b.2
  Scenario: Hill Giant deals 1 of 3 damage to Runeclaw Bear after Alabaster Potion has prevented 2
    Given Alice controls "Hill Giant"
    And Bob controls "Runeclaw Bear" and has "Alabaster Potion" in hand and can pay {2}{W}{W}
    When Alice attacks with "Hill Giant"
    And Bob blocks "Hill Giant" with "Runeclaw Bear"
    And Bob plays "Alabaster Potion" choosing "prevent" with X = 2 targeting "Runeclaw Bear"
    And the stack resolves
    And combat damage is dealt
    Then "Runeclaw Bear" has 1 damage marked
    And "Hill Giant" has dealt 1 damage to "Runeclaw Bear"
    And "Hill Giant" has 2 damage marked

  @cr26:120.4d.ex1 @cr26:120.3f
  Scenario: Without prevention, the 3/3 attacker with wither and lifelink puts two more -1/-1 counters on the blocker, and Alice gains 6 life
    Given Alice controls "Hill Giant" and "Boon Reflection"
    And "Hill Giant" has "wither"
    And "Hill Giant" has "lifelink"
    And Bob controls "Craw Wurm"
    When Alice attacks with "Hill Giant"
    And Bob blocks "Hill Giant" with "Craw Wurm"
    And combat damage is dealt
    Then "Craw Wurm" has 3 -1/-1 counters
    And "Craw Wurm" is 3/1
    And Alice is at 26 life

  @cr26:120.4d.ex2
  Scenario: Bob at 2 life would be dealt 10 damage and gains 5 life in place of 5 of it, so Worship doesn't apply to the other 5, and he is at 2 life
    Given Alice controls "Straw Colossus" as "first" and "Straw Colossus" as "second"
    And "first" gets +4/-2 until end of turn
    And "second" gets +4/-2 until end of turn
    And Bob controls "Grizzly Bears" and "Worship" and has "Balm of the Blow" in hand and can pay {W}
    And Bob is at 2 life
    Then "first" is 5/5
    When Alice attacks with "first" and "second"
    And Bob plays "Balm of the Blow" targeting "first"
    And the stack resolves
    And Bob doesn't block
    And combat damage is dealt
    Then "second" has dealt 5 damage to Bob
    And "first" has dealt no combat damage
    And Bob is at 2 life

  @cr26:120.4d.ex2
  Scenario: Bob at 2 life is dealt 5 damage by a 5/5 creature, and Worship leaves him at 1 life
    Given Alice controls "Straw Colossus"
    And "Straw Colossus" gets +4/-2 until end of turn
    And Bob controls "Grizzly Bears" and "Worship" and is at 2 life
    When Alice attacks with "Straw Colossus"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 1 life
    And Bob has been dealt 5 damage

  @cr26:120.4d.ex2
  Scenario: Bob at 2 life gains 5 life in place of the damage of a 5/5 creature, the only attacker, and is at 7 life
    Given Alice controls "Straw Colossus"
    And "Straw Colossus" gets +4/-2 until end of turn
    And Bob controls "Grizzly Bears" and "Worship" and has "Balm of the Blow" in hand and can pay {W}
    And Bob is at 2 life
    When Alice attacks with "Straw Colossus"
    And Bob plays "Balm of the Blow" targeting "Straw Colossus"
    And the stack resolves
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 7 life
    And Bob has been dealt no damage

  @cr26:120.5.ex1
  Scenario: Lightning Bolt deals 3 damage to Runeclaw Bear, and the Bear is destroyed only after Lightning Bolt has resolved
    Given Alice has "Lightning Bolt" in hand and can pay {R}
    And Bob controls "Runeclaw Bear" and "Hill Giant"
    When Alice plays "Lightning Bolt" targeting "Runeclaw Bear"
    And the stack resolves
    Then "Lightning Bolt" has dealt 3 damage to "Runeclaw Bear"
    And it happened in this order that "Runeclaw Bear" was dealt damage, then "Lightning Bolt" resolved, then "Runeclaw Bear" was destroyed
    And "Runeclaw Bear" was destroyed
    And "Hill Giant" is 3/3

  @cr26:120.5.ex1
  Scenario: Runeclaw Bear with Holy Strength survives the 3 damage of Lightning Bolt, and is destroyed when Holy Strength is gone
    Given Alice has "Lightning Bolt" and "Naturalize" in hand and can pay {R}{1}{G}
    And Bob controls "Runeclaw Bear" and "Holy Strength"
    And "Holy Strength" is attached to "Runeclaw Bear"
    When Alice plays "Lightning Bolt" targeting "Runeclaw Bear"
    And the stack resolves
    Then "Runeclaw Bear" is in play
    And "Runeclaw Bear" is 3/4
    And "Runeclaw Bear" has 3 damage marked
    When Alice plays "Naturalize" targeting "Holy Strength"
    And the stack resolves
    Then "Runeclaw Bear" was destroyed
    And "Runeclaw Bear" is in Bob's graveyard
