Feature: What is true of players and cards, in rulings of our own

  @htg:ours.385
  Scenario: Who has hexproof is no target for opponents, and is one for oneself
    Given Alice controls "Aegis of the Gods"
    And Alice has "Blaze" in hand and can pay {1}{R}
    And Bob has "Glacial Ray" in hand and can pay {1}{R}
    Then the mana cost of "Aegis of the Gods" is {1}{W}
    And "Aegis of the Gods" has exactly the types "enchantment", "creature", "Human" and "Soldier"
    And "Aegis of the Gods" is 2/1
    And "Aegis of the Gods" is white
    And Bob can't cast "Glacial Ray" targeting Alice because of "Aegis of the Gods"
    And Bob can cast "Glacial Ray" targeting Bob
    And Alice can cast "Blaze" with X = 1 targeting Alice
    When Alice casts "Blaze" with X = 1 targeting Alice
    And the stack resolves
    Then Alice is at 19 life

  @htg:ours.385
  Scenario: Who has shroud is nobody's target, and others are
    Given Alice controls "Ivory Mask"
    And Alice has "Glacial Ray" in hand and can pay {1}{R}
    Then the mana cost of "Ivory Mask" is {2}{W}{W}
    And "Ivory Mask" has exactly the type "enchantment"
    And "Ivory Mask" is white
    And Alice can't cast "Glacial Ray" targeting Alice because of "Ivory Mask"
    And Alice can cast "Glacial Ray" targeting Bob
    When Alice casts "Glacial Ray" targeting Bob
    And the stack resolves
    Then Bob is at 18 life

  @htg:ours.385
  Scenario: Whoever is protected from a name is dealt no damage by what has it
    Given Alice has "Runed Halo" in hand and can pay {W}{W}
    And Bob controls "Hill Giant" and "Grizzly Bears"
    And Bob has "Glacial Ray" in hand and can pay {1}{R}
    Then the mana cost of "Runed Halo" is {W}{W}
    And "Runed Halo" has exactly the type "enchantment"
    And "Runed Halo" is white
    When Alice casts "Runed Halo"
    And the stack resolves
    And Alice chooses the card name "Hill Giant"
    And the game goes on to Bob's main phase
    Then Bob can cast "Glacial Ray" targeting Alice
    When Bob attacks with "Hill Giant" and "Grizzly Bears"
    And Alice doesn't block
    And combat damage is dealt
    Then Alice is at 18 life

  @htg:ours.385
  Scenario: A spell of that name can't target whoever is protected from it
    Given Alice has "Runed Halo" in hand and can pay {W}{W}
    And Bob has "Glacial Ray" in hand and can pay {1}{R}
    When Alice casts "Runed Halo"
    And the stack resolves
    And Alice chooses the card name "Glacial Ray"
    Then Bob can't cast "Glacial Ray" targeting Alice because of the ability "halo" of "Runed Halo"
    And Bob can cast "Glacial Ray" targeting Bob

  @htg:ours.386
  Scenario: A knight that no black card may touch is raised, and falls as he stands
    Given Alice has "Animate Dead" in hand and can pay {1}{B}
    And Bob has "White Knight" in graveyard
    Then the mana cost of "Animate Dead" is {1}{B}
    And "Animate Dead" has exactly the types "enchantment" and "Aura"
    And "Animate Dead" is black
    And "Animate Dead" has exactly "enchant"
    When Alice casts "Animate Dead" targeting "White Knight"
    And the top of the stack resolves
    Then "Animate Dead" is attached to "White Knight"
    When the stack resolves
    Then "Animate Dead" is in Alice's graveyard
    And it happened once that "White Knight" was sacrificed

  @htg:ours.386
  Scenario: Any other creature stays, a little weaker, for as long as it is enchanted
    Given Alice has "Animate Dead" as "one" in hand
    And Alice has "Animate Dead" as "two" in hand and can pay {1}{B}{1}{B}
    And Bob has "Hill Giant" and "White Knight" in graveyard
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When Alice casts "one" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is 2/3
    And "Hill Giant" is in play under Alice's control
    And "one" is attached to "Hill Giant"
    When Bob casts "Naturalize" targeting "one"
    And the stack resolves
    Then it happened once that "Hill Giant" was sacrificed
    And "Hill Giant" is in Bob's graveyard
    When Alice casts "two" targeting "White Knight"
    And the stack resolves
    Then "two" is in Alice's graveyard
    And it happened once that "White Knight" was sacrificed

  @htg:ours.387
  Scenario: With the Ashes no spell comes from a graveyard
    Given Alice controls "Ashes of the Abhorrent"
    And Alice has "Firebolt" in graveyard and can pay {4}{R}
    And Bob controls "Grizzly Bears"
    And Alice has "Glacial Ray" in hand
    Then the mana cost of "Ashes of the Abhorrent" is {1}{W}
    And "Ashes of the Abhorrent" has exactly the type "enchantment"
    And "Ashes of the Abhorrent" is white
    And Alice can't cast "Firebolt" from graveyard targeting "Grizzly Bears" because of the ability "ashes" of "Ashes of the Abhorrent"
    And Alice can cast "Glacial Ray" targeting "Grizzly Bears"
    When Alice casts "Glacial Ray" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is in Bob's graveyard
    And Alice is at 21 life

  @htg:ours.387
  Scenario: Nor is an ability of a card there activated
    Given Alice controls "Ashes of the Abhorrent"
    And Alice has "Eternal Dragon" in graveyard and can pay {3}{W}{W}
    And Alice controls "Llanowar Elves"
    And it is Alice's upkeep
    Then Alice can tap "Llanowar Elves" for mana making {G}
    And Alice can't tap "Llanowar Elves" for mana making {R} by rule 602.2
    And Alice can't activate "return" of "Eternal Dragon" because of the ability "still" of "Ashes of the Abhorrent"

  @htg:ours.388
  Scenario: A wall of cost one is a creature of one, and one of cost two of two
    Given Alice controls "Sol Ring" and "Charcoal Diamond"
    And Alice has "Karn's Touch" as "one" in hand
    And Alice has "Karn's Touch" as "two" in hand and can pay {U}{U}{U}{U}
    Then the mana cost of "one" is {U}{U}
    And "one" has exactly the type "instant"
    And "one" is blue
    When Alice casts "one" targeting "Sol Ring"
    And the stack resolves
    Then "Sol Ring" is 1/1
    And "Sol Ring" has exactly the types "artifact" and "creature"
    When Alice casts "two" targeting "Charcoal Diamond"
    And the stack resolves
    Then "Charcoal Diamond" is 2/2

  @htg:ours.389
  Scenario: All is painted, and keeps what colours it had
    Given Alice has "Painter's Servant" in hand and can pay {2}
    And Alice controls "Grizzly Bears"
    And Bob has "Hill Giant" in hand
    Then the mana cost of "Painter's Servant" is {2}
    And "Painter's Servant" has exactly the types "artifact", "creature" and "Scarecrow"
    And "Painter's Servant" is 1/3
    And "Painter's Servant" is colorless
    When Alice casts "Painter's Servant"
    And the stack resolves
    And Alice chooses the color "blue"
    Then "Grizzly Bears" is blue and green
    And "Hill Giant" is blue and red
    And "Painter's Servant" is blue

  @htg:ours.388
  Scenario: What costs as much as the Touch is as big as that
    Given Alice controls "Charcoal Diamond"
    And Alice has "Karn's Touch" in hand and can pay {U}{U}
    When Alice casts "Karn's Touch" targeting "Charcoal Diamond"
    And the stack resolves
    Then "Charcoal Diamond" is 2/2
    And "Charcoal Diamond" has exactly the types "artifact" and "creature"

  @htg:ours.389
  Scenario: What has no colour has the one that is chosen
    Given Alice has "Painter's Servant" in hand and can pay {2}
    And Alice controls "Sol Ring"
    And Bob has "Forest" in graveyard
    Then "Sol Ring" is colorless
    When Alice casts "Painter's Servant"
    And the stack resolves
    And Alice chooses the color "blue"
    Then "Sol Ring" is blue
    And "Forest" is blue
