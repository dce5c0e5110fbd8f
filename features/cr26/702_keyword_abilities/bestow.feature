Feature: Bestow

  @cr26:702.103f @cr26:702.103b.2
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
    And "Leafcrown Dryad" is in play under Alice's control
    And "Leafcrown Dryad" has exactly the types "enchantment", "creature", "Nymph" and "Dryad"
    And "Leafcrown Dryad" is 2/2
    And "Leafcrown Dryad" is attached to nothing
    And "Leafcrown Dryad" doesn't have "enchant"

  @cr26:702.103b @cr26:702.103a
  Scenario: Leafcrown Dryad cast for its mana cost is a creature, and one cast for its bestow cost is an Aura
    Given Alice has "Leafcrown Dryad" as "one" and "Leafcrown Dryad" as "two" in hand and can pay {1}{G}{3}{G}
    Then Alice can't cast "two" instead of its mana cost by "bestow" by rule 601.2c
    When Alice casts "one"
    And the stack resolves
    Then "one" has exactly the types "enchantment", "creature", "Nymph" and "Dryad"
    And Alice can cast "two" instead of its mana cost by "bestow" targeting "one"
    When Alice casts "two" instead of its mana cost targeting "one"
    And the stack resolves
    Then "two" has exactly the types "enchantment" and "Aura"
    And "one" is 4/4
    And "two" has no power

  @cr26:702.103a
  Scenario: With Yawgmoth's Will, Leafcrown Dryad is cast bestowed from the graveyard for its bestow cost
    Given Alice has "Yawgmoth's Will" in hand and can pay {3}{B}{4}{G}
    And Alice has "Leafcrown Dryad" in graveyard
    And Alice controls "Grizzly Bears"
    And Bob controls "Sphere of Resistance"
    When Alice plays "Yawgmoth's Will"
    And the stack resolves
    And Alice casts "Leafcrown Dryad" from graveyard instead of its mana cost by "bestow" targeting "Grizzly Bears"
    Then the total cost of "Leafcrown Dryad" is {4}{G}
    When the stack resolves
    Then "Leafcrown Dryad" is attached to "Grizzly Bears"
    And "Grizzly Bears" is 4/4

  @cr26:702.103b
  Scenario: Leafcrown Dryad cast bestowed is an Aura on the stack, and its target is a creature and no land
    Given Alice controls "Forest" as "grove", "Grizzly Bears" and "Soul Warden"
    And Alice has "Leafcrown Dryad" in hand and can pay {3}{G}
    Then Alice can't cast "Leafcrown Dryad" instead of its mana cost targeting "grove" by rule 601.2c
    And Alice can cast "Leafcrown Dryad" instead of its mana cost targeting "Grizzly Bears"
    When Alice casts "Leafcrown Dryad" instead of its mana cost targeting "Grizzly Bears"
    Then "Leafcrown Dryad" has exactly the types "enchantment" and "Aura"
    And "Leafcrown Dryad" has "enchant"
    And "Leafcrown Dryad" targets "Grizzly Bears"
    When the stack resolves
    Then "Leafcrown Dryad" is attached to "Grizzly Bears"
    And "Grizzly Bears" is 4/4
    And "Soul Warden" has triggered never

  @cr26:702.103e @cr26:702.103b.2
  Scenario: Leafcrown Dryad cast for its bestow cost enters as a creature if its target has left the battlefield
    Given Alice has "Leafcrown Dryad" in hand and can pay {3}{G}
    And Alice controls "Grizzly Bears", "Hill Giant" and "Soul Warden"
    And Bob has "Terror" in hand and can pay {1}{B}
    When Alice casts "Leafcrown Dryad" instead of its mana cost targeting "Grizzly Bears"
    Then the total cost of "Leafcrown Dryad" is {3}{G}
    When Bob in response casts "Terror" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" is in Alice's graveyard
    And "Leafcrown Dryad" has exactly the types "enchantment" and "Aura"
    When the top of the stack resolves
    Then "Leafcrown Dryad" is in play
    And "Leafcrown Dryad" has exactly the types "enchantment", "creature", "Nymph" and "Dryad"
    And "Leafcrown Dryad" is 2/2
    And "Hill Giant" is 3/3
    And "Soul Warden" has triggered once
    When the stack resolves
    Then Alice is at 21 life

  @cr26:702.103g
  Scenario: Leafcrown Dryad, whose host died while it was phased out, phases in as a creature
    Given Alice has "Leafcrown Dryad" and "Teferi's Protection" in hand and can pay {3}{G}{2}{W}
    And Bob controls "Grizzly Bears" and has "Terror" in hand and can pay {1}{B}
    When Alice plays "Leafcrown Dryad" instead of its mana cost by "bestow" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 4/4
    When Alice plays "Teferi's Protection"
    And the stack resolves
    Then "Grizzly Bears" is 2/2
    When Bob plays "Terror" targeting "Grizzly Bears"
    And the stack resolves
    And the game goes on to Alice's next upkeep
    Then "Leafcrown Dryad" is 2/2
    And "Leafcrown Dryad" has the types "enchantment" and "creature"
    And "Leafcrown Dryad" is in play under Alice's control

  @cr26:702.103f.2
  Scenario: Leafcrown Dryad that is bestowed on Chimeric Staff becomes a creature when Chimeric Staff is no longer one
    Given Alice controls "Chimeric Staff" and has "Leafcrown Dryad" in hand and can pay {3}{3}{G}
    When Alice activates "Chimeric Staff" with X = 3
    And the stack resolves
    And Alice plays "Leafcrown Dryad" instead of its mana cost by "bestow" targeting "Chimeric Staff"
    And the stack resolves
    Then "Chimeric Staff" is 5/5
    And "Leafcrown Dryad" doesn't have the type "creature"
    When the turn ends
    Then "Leafcrown Dryad" is attached to nothing
    And "Leafcrown Dryad" is 2/2
    And "Leafcrown Dryad" is in play under Alice's control

  @cr26:702.103c
  Scenario: The copy of Leafcrown Dryad cast bestowed becomes an Aura that enchants Grizzly Bears
    Given Alice controls "Grizzly Bears" and has "Leafcrown Dryad" and "Mirrored Incantation" in hand and can pay {3}{G}{U}
    When Alice plays "Leafcrown Dryad" instead of its mana cost by "bestow" targeting "Grizzly Bears"
    And Alice plays "Mirrored Incantation" targeting "Leafcrown Dryad"
    And the top of the stack resolves
    And Alice keeps the targets
    Then the copy of "Leafcrown Dryad" has exactly the types "enchantment" and "Aura"
    When the stack resolves
    Then "Grizzly Bears" is 6/6
    And Alice controls 2 "Leafcrown Dryad" permanents

  @cr26:702.103c
  Scenario: The copy of Leafcrown Dryad cast bestowed is a creature once the creature that it enchants has died
    Given Alice controls "Grizzly Bears" and has "Leafcrown Dryad" and "Mirrored Incantation" in hand and can pay {3}{G}{U}
    And Bob has "Terror" in hand and can pay {1}{B}
    When Alice plays "Leafcrown Dryad" instead of its mana cost by "bestow" targeting "Grizzly Bears"
    And Alice plays "Mirrored Incantation" targeting "Leafcrown Dryad"
    And the top of the stack resolves
    And Alice keeps the targets
    And the stack resolves
    Then Alice controls 1 "creature" permanent
    When Bob plays "Terror" targeting "Grizzly Bears"
    And the stack resolves
    Then Alice controls 2 "creature" permanents
    And the copy of "Leafcrown Dryad" is 2/2

  @cr26:702.103c
  Scenario: The copy of Leafcrown Dryad cast bestowed becomes a creature token if its target has left before it resolves
    Given Alice controls "Grizzly Bears" and has "Leafcrown Dryad" and "Mirrored Incantation" in hand and can pay {3}{G}{U}
    And Bob has "Terror" in hand and can pay {1}{B}
    When Alice plays "Leafcrown Dryad" instead of its mana cost by "bestow" targeting "Grizzly Bears"
    Then the total cost of "Leafcrown Dryad" is {3}{G}
    When Alice plays "Mirrored Incantation" targeting "Leafcrown Dryad"
    And the top of the stack resolves
    And Alice keeps the targets
    And Alice passes
    And Bob plays "Terror" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" is in Alice's graveyard
    When the top of the stack resolves
    Then the copy of "Leafcrown Dryad" is 2/2
    And Alice controls 1 "token" permanent
    When the stack resolves
    Then Alice controls 2 "creature" permanents

  @cr26:702.103e
  Scenario: Leafcrown Dryad cast for its bestow cost enters as a creature if Blessed Breath has given its target protection from green
    Given Alice has "Leafcrown Dryad" in hand and can pay {3}{G}
    And Alice controls "Soul Warden"
    And Bob controls "Grizzly Bears"
    And Bob has "Blessed Breath" in hand and can pay {W}
    When Alice casts "Leafcrown Dryad" instead of its mana cost targeting "Grizzly Bears"
    Then "Leafcrown Dryad" has exactly the types "enchantment" and "Aura"
    When Bob plays "Blessed Breath" targeting "Grizzly Bears"
    And the top of the stack resolves
    And Bob chooses the color "green"
    And the stack resolves
    Then "Leafcrown Dryad" is in play under Alice's control
    And "Leafcrown Dryad" is attached to nothing
    And "Leafcrown Dryad" has exactly the types "enchantment", "creature", "Nymph" and "Dryad"
    And "Grizzly Bears" is 2/2
    And "Soul Warden" has triggered once
    And Alice is at 21 life

  @cr26:702.103f.2
  Scenario: Leafcrown Dryad that is bestowed on Grizzly Bears becomes a creature when Blessed Breath gives the Bears protection from green
    Given Alice has "Leafcrown Dryad" and "Blessed Breath" in hand and can pay {3}{G}{W}
    And Alice controls "Grizzly Bears"
    When Alice plays "Leafcrown Dryad" instead of its mana cost by "bestow" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 4/4
    When Alice plays "Blessed Breath" targeting "Grizzly Bears"
    And the stack resolves
    And Alice chooses the color "green"
    Then "Leafcrown Dryad" is attached to nothing
    And "Leafcrown Dryad" is 2/2
    And "Leafcrown Dryad" is in play
    And "Grizzly Bears" is 2/2

  @cr26:702.103a
  Scenario: Leafcrown Dryad that Omniscience lets Alice cast for nothing is a creature, and can't be cast for its bestow cost without mana
    Given Alice controls "Omniscience" and "Grizzly Bears" and has "Leafcrown Dryad" in hand
    Then Alice can't play "Leafcrown Dryad" instead of its mana cost by "bestow" targeting "Grizzly Bears" by rule 118.3
    And Alice can play "Leafcrown Dryad" without paying its mana cost
    When Alice plays "Leafcrown Dryad" without paying its mana cost
    And the stack resolves
    Then "Leafcrown Dryad" is 2/2
    And "Leafcrown Dryad" has exactly the types "enchantment", "creature", "Nymph" and "Dryad"
    And Alice controls 2 "creature" permanents

  @cr26:702.103g
  Scenario: Leafcrown Dryad, whose host stayed while it was phased out, phases in attached and is still an Aura, and becomes a creature when the host dies later
    Given Alice has "Leafcrown Dryad" and "Teferi's Protection" in hand and can pay {3}{G}{2}{W}
    And Bob controls "Grizzly Bears" and has "Terror" in hand and can pay {1}{B}
    When Alice plays "Leafcrown Dryad" instead of its mana cost by "bestow" targeting "Grizzly Bears"
    And the stack resolves
    And Alice plays "Teferi's Protection"
    And the stack resolves
    Then "Grizzly Bears" is 2/2
    When the game goes on to Alice's next upkeep
    Then "Grizzly Bears" is 4/4
    And "Leafcrown Dryad" has exactly the types "enchantment" and "Aura"
    And "Leafcrown Dryad" is attached to "Grizzly Bears"
    When Bob in response plays "Terror" targeting "Grizzly Bears"
    And the stack resolves
    Then "Leafcrown Dryad" is 2/2

  @cr26:702.103a
  Scenario: With Experimental Frenzy, Leafcrown Dryad is cast bestowed from the top of the library for its bestow cost
    Given Alice controls "Experimental Frenzy" and "Grizzly Bears" and can pay {3}{G}
    And Alice has "Leafcrown Dryad" and "Island" on top of library
    When Alice casts "Leafcrown Dryad" from library instead of its mana cost by "bestow" targeting "Grizzly Bears"
    Then the total cost of "Leafcrown Dryad" is {3}{G}
    When the stack resolves
    Then "Leafcrown Dryad" is attached to "Grizzly Bears"
    And "Grizzly Bears" is 4/4
