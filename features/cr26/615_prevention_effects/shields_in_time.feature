Feature: How long a shield lasts and what it checks

  @cr26:615.1 @cr26:615.7 @cr26:615.1a @cr26:615.3
  Scenario: Samite Healer's shield prevents 1 of the 3 damage of Lightning Bolt that is cast later, and nothing of the next one
    Given Alice controls "Samite Healer"
    And Bob has "Lightning Bolt" as "first" and "Lightning Bolt" as "second" in hand and can pay {R}{R}
    When Alice activates "Samite Healer" targeting Alice
    And the stack resolves
    Then Alice is at 20 life
    When Bob plays "first" targeting Alice
    And the stack resolves
    Then Alice is at 18 life
    And "first" has dealt 2 damage to Alice
    When Bob plays "second" targeting Alice
    And the stack resolves
    Then Alice is at 15 life

  @cr26:615.1 @cr26:615.3
  Scenario: Samite Healer's shield prevents all of the 1 damage that Frostwielder would deal
    Given Alice controls "Samite Healer" and "Hill Giant"
    And Bob controls "Frostwielder" and "Grizzly Bears"
    When Alice activates "Samite Healer" targeting "Hill Giant"
    And the stack resolves
    And Bob activates "Frostwielder" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" has 0 damage marked
    And "Frostwielder" is tapped

  @cr26:615.3
  Scenario: Samite Healer's shield that no damage has used up ends with the turn
    Given Alice controls "Samite Healer"
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Alice activates "Samite Healer" targeting Alice
    And the stack resolves
    And the game goes on to Bob's upkeep
    And Bob plays "Lightning Bolt" targeting Alice
    And the stack resolves
    Then Alice is at 17 life
    And "Samite Healer" is tapped

  @cr26:615.3.2
  Scenario: Of the shields of two Healing Salves, cast while no damage is about to be dealt, one is used up by Lightning Bolt, and the other one ends with the turn
    Given Alice controls "Craw Wurm"
    And Alice has 2 "Healing Salve" as "salve" in hand and can pay {W}{W}
    And Bob has 3 "Lightning Bolt" as "bolt" in hand and can pay {R}{R}{R}
    When Alice plays "salve 1" choosing "prevent" targeting "Craw Wurm"
    And the stack resolves
    And Alice plays "salve 2" choosing "prevent" targeting Alice
    And the stack resolves
    And Bob plays "bolt 1" targeting "Craw Wurm"
    And the stack resolves
    Then "Craw Wurm" has 0 damage marked
    When Bob plays "bolt 2" targeting "Craw Wurm"
    And the stack resolves
    Then "Craw Wurm" has 3 damage marked
    When the game goes on to Bob's upkeep
    And Bob plays "bolt 3" targeting Alice
    And the stack resolves
    Then Alice is at 17 life

  @cr26:615.4 @cr26:615.1.3
  Scenario: Healing Salve cast after Lightning Bolt has resolved prevents none of its damage, and one cast in response saves Grizzly Bears
    Given Alice controls "Grizzly Bears"
    And Alice has 2 "Healing Salve" as "salve" in hand and can pay {W}{W}
    And Bob has 2 "Lightning Bolt" as "bolt" in hand and can pay {R}{R}
    When Bob plays "bolt 1" targeting Alice
    And the stack resolves
    And Alice plays "salve 1" choosing "prevent" targeting Alice
    And the stack resolves
    Then Alice is at 17 life
    When Bob plays "bolt 2" targeting "Grizzly Bears"
    And Alice in response plays "salve 2" choosing "prevent" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" has 0 damage marked
    And "Grizzly Bears" is in play

  @cr26:615.11
  Scenario: Shared Cover gives each of Alice's creatures a shield for 1 damage, and none to Gray Ogre, which enters after the spell has resolved
    Given Alice controls "Grizzly Bears" and "Hill Giant"
    And Bob controls "Craw Wurm"
    And Alice has "Shared Cover", "Gray Ogre" and "Pyroclasm" in hand and can pay {W}{2}{R}{1}{R}
    When Alice plays "Shared Cover"
    And the stack resolves
    And Alice plays "Gray Ogre"
    And the stack resolves
    And Alice plays "Pyroclasm"
    And the stack resolves
    Then "Grizzly Bears" has 1 damage marked
    And "Hill Giant" has 1 damage marked
    And "Gray Ogre" was destroyed
    And "Craw Wurm" has 2 damage marked
    And "Grizzly Bears" is in play

  @cr26:615.11
  Scenario: After Shared Cover, one Pyroclasm deals 1 damage to each of Alice's two creatures and 2 to Bob's
    Given Alice controls "Wall of Stone" and "Hill Giant"
    And Bob controls "Craw Wurm"
    And Alice has "Shared Cover" and "Pyroclasm" in hand and can pay {W}{1}{R}
    When Alice plays "Shared Cover"
    And the stack resolves
    And Alice plays "Pyroclasm"
    And the stack resolves
    Then "Wall of Stone" has 1 damage marked
    And "Hill Giant" has 1 damage marked
    And "Craw Wurm" has 2 damage marked

  @cr26:615.11
  Scenario: Shared Cover prevents 1 damage of Pyroclasm to each of Alice's two creatures, and none to Bob's creature
    Given Alice controls "Wall of Stone" and "Hill Giant"
    And Bob controls "Craw Wurm"
    And Alice has "Shared Cover" and 2 "Pyroclasm" as "blast" in hand and can pay {W}{1}{R}{1}{R}
    When Alice plays "Shared Cover"
    And the stack resolves
    And Alice plays "blast 1"
    And the stack resolves
    Then "Wall of Stone" has 1 damage marked
    And "Hill Giant" has 1 damage marked
    And "Craw Wurm" has 2 damage marked
    When Alice plays "blast 2"
    And the stack resolves
    Then "Wall of Stone" has 3 damage marked
    And "Hill Giant" was destroyed

  @cr26:615.1.3
  Scenario: Sphere of Law that Bob destroys in response to his own Lightning Bolt prevents none of its damage, after it prevented 2 of the damage of the first
    Given Alice controls "Sphere of Law"
    And Bob has "Lightning Bolt" as "one", "Lightning Bolt" as "two" and "Naturalize" in hand and can pay {R}{R}{1}{G}
    When Bob plays "one" targeting Alice
    And the stack resolves
    Then Alice is at 19 life
    When Bob plays "two" targeting Alice
    And Bob in response plays "Naturalize" targeting "Sphere of Law"
    And the stack resolves
    Then "Sphere of Law" was destroyed
    And Alice is at 16 life

  @cr26:615.1.4
  Scenario: Healing Salve's shield prevents none of the 2 life that Sign in Blood makes Alice lose, and then all 3 damage of the first Lava Spike
    Given it is Bob's main phase
    And Alice has "Healing Salve" in hand and can pay {W}
    And Alice has 2 "Plains" as "page" as library
    And Bob has "Sign in Blood" and 2 "Lava Spike" as "spike" in hand and can pay {B}{B}{R}{R}
    When Bob passes
    And Alice plays "Healing Salve" choosing "prevent" targeting Alice
    And the stack resolves
    And Bob plays "Sign in Blood" targeting Alice
    And the stack resolves
    Then Alice is at 18 life
    When Bob plays "spike 1" targeting Alice
    And the stack resolves
    Then Alice is at 18 life
    When Bob plays "spike 2" targeting Alice
    And the stack resolves
    Then Alice is at 15 life

  @cr26:615.10.2
  Scenario: Urza's Armor prevents 1 damage of Hill Giant in one combat, and 1 damage of Hill Giant again in the next one
    Given Alice controls "Hill Giant"
    And Bob controls "Urza's Armor"
    And Alice has 4 "Plains" as "dune" as library
    And Bob has 4 "Mountain" as "peak" as library
    When Alice attacks with "Hill Giant"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 18 life
    When the game goes on to Alice's next main phase
    And Alice attacks with "Hill Giant"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 16 life
