Feature: Eradicate

  @bok:eradicate.1
  Scenario: Eradicate must exile all cards with its target's name from the graveyard, but may leave some in hand and library
    Given Alice has "Eradicate" in hand and can pay {2}{B}{B}
    And Bob controls "Grizzly Bears" as "the living bear"
    And Bob has "Grizzly Bears" as "the dead bear" and "Grizzly Bears" as "the other dead bear" in graveyard
    And Bob has "Grizzly Bears" as "the bear in hand" in hand
    And Bob has "Grizzly Bears" as "the bear in the library" on top of library
    When Alice plays "Eradicate" targeting "the living bear"
    And the stack resolves
    Then Alice is asked for objects by "Eradicate" among "the dead bear", "the other dead bear", "the bear in hand" and "the bear in the library"
    And "the living bear" is removed from the game
    And Alice may not choose nothing
    And Alice may not choose "the bear in hand" and "the bear in the library"
    And Alice may not choose "the dead bear"
    And Alice may choose "the dead bear" and "the other dead bear"
    When Alice chooses "the dead bear" and "the other dead bear" for "Eradicate"
    Then "the living bear", "the dead bear" and "the other dead bear" are removed from the game
    And "the bear in hand" is in Bob's hand
    And "the bear in the library" is in Bob's library
    And it happened once that Bob shuffled
    And it happened in this order that "the dead bear" was removed from the game, then Bob shuffled

  @bok:eradicate.1
  Scenario: Eradicate may exile all cards with its target's name from graveyard, hand and library
    Given Alice has "Eradicate" in hand and can pay {2}{B}{B}
    And Bob controls "Grizzly Bears" as "the living bear"
    And Bob has "Grizzly Bears" as "the dead bear" in graveyard
    And Bob has "Grizzly Bears" as "the bear in hand" in hand
    And Bob has "Grizzly Bears" as "the bear in the library" on top of library
    When Alice plays "Eradicate" targeting "the living bear"
    And the stack resolves
    And as it resolves, Alice chooses "the dead bear", "the bear in hand" and "the bear in the library"
    Then "the dead bear", "the bear in hand" and "the bear in the library" are removed from the game
    And it happened once that Bob shuffled

  @bok:eradicate.2
  Scenario: Eradicate on Stalking Stones that became a creature can exile all Stalking Stones cards, though they are only lands
    Given Alice has "Eradicate" in hand and can pay {2}{B}{B}
    And Bob controls a tapped "Stalking Stones" as "the walking stones" and can pay {6}
    And Bob has "Stalking Stones" as "the fallen stones" in graveyard
    And Bob has "Stalking Stones" as "the stones in hand" and "Steel Golem" in hand
    And Bob has "Stalking Stones" as "the stones in the library" on top of library
    Then Alice can't play "Eradicate" targeting "the walking stones" by rule 409.1c
    When Bob activates the second printed ability of "the walking stones"
    Then {6} was spent on the ability of "the walking stones"
    When the stack resolves
    Then "the walking stones" is 3/3
    And "the walking stones" has the types "artifact", "creature" and "land"
    And Alice can play "Eradicate" targeting "the walking stones"
    When Alice plays "Eradicate" targeting "the walking stones"
    And the stack resolves
    Then Alice is asked for objects by "Eradicate" among "the fallen stones", "the stones in hand" and "the stones in the library"
    And Alice may choose "the fallen stones"
    And Alice may not choose "the fallen stones" and "Steel Golem"
    When Alice chooses "the fallen stones" and "the stones in the library"
    Then "the walking stones", "the fallen stones" and "the stones in the library" are removed from the game
    And Bob's hand holds "the stones in hand" and "Steel Golem"

  @bok:eradicate.2
  Scenario: Eradicate doesn't exile other permanents with its target's name: a second Stalking Stones stays on the battlefield
    Given Alice has "Eradicate" in hand and can pay {2}{B}{B}
    And Bob controls a tapped "Stalking Stones" as "the walking stones" and a tapped "Stalking Stones" as "the resting stones"
    And Bob can pay {6}
    And Bob has "Stalking Stones" as "the fallen stones" in graveyard
    And Bob has "Stalking Stones" as "the stones in hand" in hand
    And Bob has "Stalking Stones" as "the stones in the library" on top of library
    When Bob activates the second printed ability of "the walking stones"
    And the stack resolves
    And Alice plays "Eradicate" targeting "the walking stones"
    And the stack resolves
    And as it resolves, Alice chooses "the fallen stones" and "the stones in the library"
    Then "the walking stones", "the fallen stones" and "the stones in the library" are removed from the game
    And "the stones in hand" is in Bob's hand
    And "the resting stones" is in play
    When the game goes on to Bob's main phase
    And Bob taps "the resting stones" for mana
    Then Bob has {1} in the mana pool
    And "the resting stones" is tapped

  @bok:eradicate.2
  Scenario: Eradicate doesn't resolve when its target is no longer a creature
    Given Alice has "Eradicate" in hand and can pay {2}{B}{B}
    And Bob controls "Mirror Gallery" and "March of the Machines"
    And Bob has "Mirror Gallery" as "the fallen gallery" in graveyard
    And Bob has "Naturalize" in hand and can pay {1}{G}
    Then "Mirror Gallery" is 5/5
    When Alice plays "Eradicate" targeting "Mirror Gallery"
    And Bob in response plays "Naturalize" targeting "March of the Machines"
    And the stack resolves
    Then "Eradicate" was countered on resolution
    And "Mirror Gallery" is in play
    And "the fallen gallery" is in Bob's graveyard

  @bok:eradicate.2
  Scenario: Eradicate targets only a nonblack creature, and can be cast only at sorcery speed
    Given it is Bob's main phase
    And Alice has "Eradicate" in hand and can pay {2}{B}{B}
    And Bob controls "Nezumi Shortfang", "Hill Giant" and "Mirror Gallery"
    And Bob has "Grizzly Bears" in graveyard
    And Bob has "Hill Giant" as "the fallen giant" in graveyard
    And Bob has "Hill Giant" as "the giant in hand" in hand
    And Bob has "Hill Giant" as "the giant in the library" on top of library
    Then Alice can't play "Eradicate" targeting "Hill Giant" by rule 408.1d
    When the game goes on to Alice's main phase
    Then Alice can target only "Hill Giant" with "Eradicate"
    And Alice can play "Eradicate" targeting "Hill Giant"
    When Alice plays "Eradicate" targeting "Hill Giant"
    And the stack resolves
    And as it resolves, Alice chooses "the fallen giant" and "the giant in the library"
    Then "Hill Giant", "the fallen giant" and "the giant in the library" are removed from the game
    And "the giant in hand" is in Bob's hand
    And "Eradicate" is in Alice's graveyard

  @bok:eradicate.2 @edition:2026-01
  Scenario: Today, Eradicate on Stalking Stones that became an Elemental creature still exiles other Stalking Stones cards
    Given Alice has "Eradicate" in hand and can pay {2}{B}{B}
    And Bob controls a tapped "Stalking Stones" as "the walking stones" and can pay {6}
    And Bob has "Stalking Stones" as "the fallen stones" in graveyard
    And Bob has "Stalking Stones" as "the stones in hand" in hand
    And Bob has "Stalking Stones" as "the stones in the library" on top of library
    When Bob activates the second printed ability of "the walking stones"
    Then {6} was spent on the ability of "the walking stones"
    When the stack resolves
    Then "the walking stones" is 3/3
    And "the walking stones" has exactly the types "artifact", "creature", "land" and "Elemental"
    When Alice plays "Eradicate" targeting "the walking stones"
    And the stack resolves
    And as it resolves, Alice chooses "the fallen stones" and "the stones in the library"
    Then "the walking stones", "the fallen stones" and "the stones in the library" are removed from the game
    And "the stones in hand" is in Bob's hand
