Feature: What lasts while something is so, in rulings of our own

  @may01:ours.60
  Scenario: The Castle is for those who stand untapped, of one's own
    Given Alice has "Castle" in hand and can pay {3}{W}
    And Alice controls "Grizzly Bears" and a tapped "Hill Giant"
    And Bob controls "Watchwolf"
    Then the mana cost of "Castle" is {3}{W}
    And "Castle" is white
    And "Castle" has exactly the type "enchantment"
    When Alice plays "Castle"
    And the stack resolves
    Then "Grizzly Bears" is 2/4
    And "Hill Giant" is 3/3
    And "Watchwolf" is 3/3

  @may01:ours.60
  Scenario: Who attacks leaves the Castle, and is back as it untaps
    Given Alice controls "Castle" and "Grizzly Bears"
    When Alice attacks with "Grizzly Bears"
    Then "Grizzly Bears" is 2/2
    When Bob doesn't block
    And combat damage is dealt
    And the game goes on to Bob's upkeep
    Then "Grizzly Bears" is 2/2
    When the game goes on to Alice's upkeep
    Then "Grizzly Bears" is 2/4

  @may01:ours.61
  Scenario: Mana stays from step to step, and burns as the phase ends
    Given it is Alice's upkeep
    And Alice controls 2 "Forest" as "wood" and "Grizzly Bears"
    When Alice taps "wood 1" for mana
    And the game goes on to Alice's draw step
    Then Alice has {G} in the mana pool
    When the game goes on to Alice's main phase
    Then Alice has no mana in the mana pool
    And Alice is at 19 life
    And it happened once that Alice burned for mana
    When Alice attacks with "Grizzly Bears"
    And Alice taps "wood 2" for mana
    And Bob doesn't block
    And combat damage is dealt
    Then Alice has {G} in the mana pool
    And Alice is at 19 life
    When the game goes on to Alice's second main phase
    Then Alice has no mana in the mana pool
    And Alice is at 18 life

  @may01:ours.61.today
  Scenario: Today mana is gone with the step, and nobody burns
    Given it is Alice's upkeep
    And Alice controls "Forest"
    When Alice taps "Forest" for mana
    Then Alice has {G} in the mana pool
    When the game goes on to Alice's draw step
    Then Alice has no mana in the mana pool
    And Alice is at 20 life
    And it happened never that Alice burned for mana

  @may01:ours.62
  Scenario: Damage on the stack finds whoever is still there, and is dealt to nobody else
    Given Alice controls "Hill Giant"
    And Bob controls "Grizzly Bears"
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice attacks with "Hill Giant"
    And Bob blocks "Hill Giant" with "Grizzly Bears"
    And combat damage is put on the stack
    And Bob plays "Boomerang" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is in Bob's hand
    And "Hill Giant" has 2 damage marked
    And "Hill Giant" has dealt no damage
    And Bob is at 20 life

  @may01:ours.62.today
  Scenario: Today all of it is dealt before anybody can do anything
    Given Alice controls "Hill Giant"
    And Bob controls "Grizzly Bears"
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice attacks with "Hill Giant"
    And Bob blocks "Hill Giant" with "Grizzly Bears"
    Then Bob can play "Boomerang" targeting "Grizzly Bears"
    When the game goes on to Alice's combat damage step
    Then "Grizzly Bears" was destroyed
    And "Hill Giant" has dealt 3 damage to "Grizzly Bears"
    And "Hill Giant" has 2 damage marked

  @may01:ours.63
  Scenario: A mode that alone is possible is the one that is chosen
    Given Alice has "Envoy of Either" in hand and can pay {2}{W}
    And Bob controls "Castle" and "Grizzly Bears"
    Then the mana cost of "Envoy of Either" is {2}{W}
    And "Envoy of Either" is white
    And "Envoy of Either" has exactly the types "creature" and "Human"
    When Alice plays "Envoy of Either"
    And the stack resolves
    Then "Castle" was destroyed
    And "Envoy of Either" is 2/1

  @may01:ours.63
  Scenario: Where no mode is possible nothing comes of it
    Given Alice has "Envoy of Either" in hand and can pay {2}{W}
    And Bob controls "Grizzly Bears"
    When Alice plays "Envoy of Either"
    And the stack resolves
    Then "Envoy of Either" is 2/1
    And the stack is empty
    And it happened once that "Envoy of Either" triggered
