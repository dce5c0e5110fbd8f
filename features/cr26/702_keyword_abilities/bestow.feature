Feature: Bestow

  @cr26:702.103f
  Scenario: A bestowed Leafcrown Dryad becomes a creature again when the creature that it enchants dies
    Given Alice has "Leafcrown Dryad" in hand and can pay {3}{G}
    And Alice controls "Grizzly Bears"
    And Bob has "Terror" in hand and can pay {1}{B}
    When Alice casts "Leafcrown Dryad" instead of its mana cost targeting "Grizzly Bears"
    Then "Leafcrown Dryad" has exactly the types "enchantment" and "Aura"
    When the stack resolves
    Then "Grizzly Bears" is 4/4
    And "Leafcrown Dryad" is attached to "Grizzly Bears"
    When Bob casts "Terror" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is in Alice's graveyard
    And "Leafcrown Dryad" has exactly the types "enchantment", "creature", "Nymph" and "Dryad"
    And "Leafcrown Dryad" is 2/2
    And "Leafcrown Dryad" is attached to nothing

  @cr26:702.103b @cr26:702.103a
  Scenario: Leafcrown Dryad cast for its mana cost is a creature, and one cast for its bestow cost is an Aura
    Given Alice has "Leafcrown Dryad" as "one" and "Leafcrown Dryad" as "two" in hand and can pay {1}{G}{3}{G}
    When Alice casts "one"
    And the stack resolves
    Then "one" has exactly the types "enchantment", "creature", "Nymph" and "Dryad"
    When Alice casts "two" instead of its mana cost targeting "one"
    And the stack resolves
    Then "two" has exactly the types "enchantment" and "Aura"
    And "one" is 4/4
    And "two" has no power

  @cr26:702.103e
  Scenario: Leafcrown Dryad cast for its bestow cost enters as a creature if its target has left the battlefield
    Given Alice has "Leafcrown Dryad" in hand and can pay {3}{G}
    And Alice controls "Grizzly Bears" and "Hill Giant"
    And Bob has "Terror" in hand and can pay {1}{B}
    When Alice casts "Leafcrown Dryad" instead of its mana cost targeting "Grizzly Bears"
    Then the total cost of "Leafcrown Dryad" is {3}{G}
    When Bob in response casts "Terror" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is in Alice's graveyard
    And "Leafcrown Dryad" is in play
    And "Leafcrown Dryad" has exactly the types "enchantment", "creature", "Nymph" and "Dryad"
    And "Leafcrown Dryad" is 2/2
    And "Hill Giant" is 3/3
