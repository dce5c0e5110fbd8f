Feature: Reveal

  @cr26:701.20a
  Scenario: Hermit Druid reveals cards up to the first basic land card
    Given Alice controls "Hermit Druid" and can pay {G}
    And Alice has "Hill Giant", "Taiga", "Island" and "Craw Wurm" as library
    When Alice activates "Hermit Druid"
    And the stack resolves
    Then "Island" is in Alice's hand
    And "Hill Giant" and "Taiga" are in Alice's graveyard
    And the top of Alice's library is "Craw Wurm"
    And Bob knows "Island"
    And Bob doesn't know "Craw Wurm"
    And it happened once that "Hill Giant" was revealed
    And "Hermit Druid" is tapped

  @cr26:701.20a
  Scenario: Hermit Druid reveals the whole library if there is no basic land card in it
    Given Alice controls "Hermit Druid" and can pay {G}
    And Alice has "Hill Giant" and "Craw Wurm" as library
    When Alice activates "Hermit Druid"
    And the stack resolves
    Then "Hill Giant" and "Craw Wurm" are in Alice's graveyard
    And it happened once that "Craw Wurm" was revealed
    And Alice has no cards in hand
    And Alice is still in the game

  @cr26:701.20b
  Scenario: A land card that Harsh Deceiver reveals stays on top of the library
    Given Alice controls tapped "Harsh Deceiver" and can pay {2}
    And Alice has "Island" and "Hill Giant" on top of library
    When Alice activates "show" of "Harsh Deceiver"
    And the stack resolves
    Then "Harsh Deceiver" is 2/5
    And Bob knows "Island"
    And the top of Alice's library is "Island"
    And Bob doesn't know "Hill Giant"

  @cr26:701.20d
  Scenario: A card that was revealed on top of a library is unknown after the library was shuffled
    Given Alice controls "Harsh Deceiver" and has "Time of Need" in hand and can pay {2}{1}{G}
    And Alice has "Island", "Hill Giant" and "Isamaru, Hound of Konda" as library
    When Alice activates "show" of "Harsh Deceiver"
    And the stack resolves
    Then Alice knows "Island"
    And Bob knows "Island"
    When Alice plays "Time of Need"
    And the stack resolves
    And Alice chooses "Isamaru, Hound of Konda"
    Then Alice doesn't know "Island"
    And Bob doesn't know "Island"
    And Bob knows "Isamaru, Hound of Konda"

  @cr26:701.20d.2
  Scenario: Bob no longer knows the card that was revealed on top of Alice's library after Alice has reordered the top cards with Ponder
    Given Alice controls "Harsh Deceiver" and has "Ponder" in hand and can pay {2}{U}
    And Alice has "Island", "Forest", "Swamp" and "Plains" as library
    When Alice activates "show" of "Harsh Deceiver"
    And the stack resolves
    Then Bob knows "Island"
    When Alice plays "Ponder"
    And the stack resolves
    And Alice puts "Swamp", "Forest" and "Island" in this order for "Ponder"
    And Alice says no to "Ponder"
    Then Alice's hand holds "Swamp"
    And Bob doesn't know "Island"
    And Alice knows "Island"
    And it happened never that Alice shuffled

  @cr26:701.20a.2
  Scenario: Ninja of the Deep Hours stays revealed in hand until its ninjutsu ability, which Squelch counters, has left the stack
    Given Alice controls "Grizzly Bears"
    And Alice has "Ninja of the Deep Hours" in hand and can pay {1}{U}
    And Bob has "Squelch" in hand and can pay {1}{U}
    When Alice attacks with "Grizzly Bears"
    And Bob doesn't block
    And Alice uses ninjutsu with "Ninja of the Deep Hours" returning "Grizzly Bears"
    Then "Ninja of the Deep Hours" is revealed
    When Bob in response plays "Squelch" targeting the ability of "Ninja of the Deep Hours"
    Then "Ninja of the Deep Hours" is revealed
    When the stack resolves
    Then "Ninja of the Deep Hours" isn't revealed
    And "Ninja of the Deep Hours" is in Alice's hand

  @cr26:701.20c
  Scenario: Lobotomy reveals the cards in Bob's hand again, which Alice's Telepathy already reveals
    Given Alice controls "Telepathy" and has "Lobotomy" in hand and can pay {2}{U}{B}
    And Bob has "Terror" and "Hill Giant" in hand and "Gray Ogre" as library
    Then Alice can look at "Terror"
    When Alice looks at "Terror"
    Then Alice knows "Terror"
    When Alice plays "Lobotomy" targeting Bob
    And the stack resolves
    Then it happened once that "Terror" was revealed
    And it happened once that "Hill Giant" was revealed
    When Alice chooses "Terror"
    And Alice chooses "Terror"
    Then "Terror" is exiled
    And Bob's hand holds "Hill Giant"

  @cr26:701.20b.2
  Scenario: Merfolk Looter, which Alice reveals from her hand for the cost of Silvergill Adept, stays in her hand
    Given Alice has "Silvergill Adept", "Merfolk Looter" and "Hill Giant" in hand and can pay {1}{U}
    And Alice has "Island" on top of library
    When Alice plays "Silvergill Adept" paying the cost "merfolk" revealing "Merfolk Looter"
    Then Bob knows "Merfolk Looter"
    And Bob doesn't know "Hill Giant"
    And Alice's hand holds "Merfolk Looter" and "Hill Giant"
    When the stack resolves
    Then Alice's hand holds "Merfolk Looter", "Hill Giant" and "Island"

  @cr26:701.20a.3
  Scenario: Bob and Carol both get to know the card that Harsh Deceiver reveals on top of Alice's library, and not the one below it
    Given Carol is playing too
    And Alice controls tapped "Harsh Deceiver" and can pay {2}
    And Alice has "Island" and "Hill Giant" on top of library
    When Alice activates "show" of "Harsh Deceiver"
    And the stack resolves
    Then Alice knows "Island"
    And Bob knows "Island"
    And Carol knows "Island"
    And Bob doesn't know "Hill Giant"
    And Carol doesn't know "Hill Giant"
