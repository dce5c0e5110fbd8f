Feature: Bestow, in rulings of our own

  @htg:ours.428
  Scenario: What it is on dies, and it stays as a creature
    Given Alice has "Leafcrown Dryad" in hand and can pay {3}{G}
    And Alice controls "Grizzly Bears"
    And Bob has "Terror" in hand and can pay {1}{B}
    Then the mana cost of "Leafcrown Dryad" is {1}{G}
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

  @htg:ours.428
  Scenario: Cast for its mana cost it is a creature at once, and otherwise none
    Given Alice has "Leafcrown Dryad" as "one" and "Leafcrown Dryad" as "two" in hand and can pay {1}{G}{3}{G}
    When Alice casts "one"
    And the stack resolves
    Then "one" has exactly the types "enchantment", "creature", "Nymph" and "Dryad"
    When Alice casts "two" instead of its mana cost targeting "one"
    And the stack resolves
    Then "two" has exactly the types "enchantment" and "Aura"
    And "one" is 4/4
    And "two" has no power

  @htg:ours.428
  Scenario: Its target is gone, and it comes as a creature
    Given Alice has "Leafcrown Dryad" in hand and can pay {3}{G}
    And Alice controls "Grizzly Bears" and "Hill Giant"
    And Bob has "Terror" in hand and can pay {1}{B}
    When Alice casts "Leafcrown Dryad" instead of its mana cost targeting "Grizzly Bears"
    Then the total cost of "Leafcrown Dryad" is {3}{G}
    When Bob in response casts "Terror" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is in Alice's graveyard
    And "Leafcrown Dryad" has exactly the types "enchantment", "creature", "Nymph" and "Dryad"
    And "Leafcrown Dryad" is 2/2
    And "Hill Giant" is 3/3
