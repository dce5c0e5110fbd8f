Feature: Dredge

  @cr26:702.52a @cr26:702.52b
  Scenario: Greater Mossdog with dredge 3 can replace a draw if its owner's library has 4 cards, and not if it has 1 card
    Given Alice has "Greater Mossdog" in graveyard
    And Alice has "Greater Mossdog" as "other", "Plains", "Mountain" and "Wastes" as library
    And Alice has "Reach Through Mists" and "Reach Through Mists" as "more" in hand and can pay {U}{U}
    When Alice plays "Reach Through Mists"
    And the stack resolves
    And Alice says yes to "Greater Mossdog"
    Then "Greater Mossdog" is in Alice's hand
    And Alice has drawn no cards
    And Alice's library holds "Wastes"
    And Alice's graveyard holds "other", "Plains", "Mountain" and "Reach Through Mists"
    When Alice plays "more"
    And the stack resolves
    Then Alice's library is empty
    And "Wastes" is in Alice's hand

  @cr26:702.52b @cr26:702.52a
  Scenario: Alice may use dredge 3 with three cards in her library, and draws a card without being asked with two
    Given Alice has "Greater Mossdog" in graveyard
    And Alice has "Plains", "Mountain" and "Wastes" as library
    And Alice has "Reach Through Mists" and "Reach Through Mists" as "more" in hand and can pay {U}{U}
    When Alice plays "Reach Through Mists"
    And the stack resolves
    Then Alice is asked for yes or no by "Greater Mossdog"
    When Alice says no to "Greater Mossdog"
    And Alice plays "more"
    And the stack resolves
    Then Alice was asked for yes or no once
    And Alice's hand holds "Plains" and "Mountain"
    And Alice's library holds "Wastes"

  @cr26:702.52a
  Scenario: A player with Greater Mossdog in the graveyard may draw a card instead of using dredge
    Given Alice has "Greater Mossdog" in graveyard
    And Alice has "Plains", "Mountain" and "Wastes" as library
    And Alice has "Reach Through Mists" and "Reach Through Mists" as "more" in hand and can pay {U}{U}
    When Alice plays "Reach Through Mists"
    And the stack resolves
    Then Alice is asked for yes or no by "Greater Mossdog"
    When Alice says no to "Greater Mossdog"
    Then Alice's hand holds "Plains" and "more"
    And Alice's library holds, in order, "Mountain" and "Wastes"
    And "Greater Mossdog" is in Alice's graveyard
    When Alice plays "more"
    And the stack resolves
    Then Alice's hand holds "Plains" and "Mountain"
    And Alice was asked for yes or no once

  @cr26:702.52a
  Scenario: Greater Mossdog in hand or on the battlefield doesn't replace a draw, and in the graveyard it can
    Given Alice controls "Greater Mossdog" as "grown" and has "Greater Mossdog" as "held" in hand
    And Alice has "Greater Mossdog" as "gone" in exile
    And Alice has "Plains", "Mountain", "Swamp", "Forest" and "Wastes" as library
    And Alice has "Reach Through Mists", "Reach Through Mists" as "more" and "Murder" in hand and can pay {U}{U}{1}{B}{B}
    When Alice plays "Reach Through Mists"
    And the stack resolves
    Then "Plains" is in Alice's hand
    And Alice was asked for yes or no never
    When Alice plays "Murder" targeting "grown"
    And the stack resolves
    And Alice plays "more"
    And the stack resolves
    Then Alice is asked for yes or no by "grown"
    When Alice says yes to "grown"
    Then "grown" is in Alice's hand
    And Alice's library holds "Wastes"

  @cr26:702.52a @cr26:614.11a.2
  Scenario: Greater Mossdog replaces one of the two draws of Divination
    Given Alice has "Greater Mossdog" in graveyard
    And Alice has "Plains", "Mountain", "Wastes", "Island" and "Forest" as library
    And Alice has "Divination" in hand and can pay {2}{U}
    When Alice plays "Divination"
    And the stack resolves
    And Alice says yes to "Greater Mossdog"
    Then Alice's hand holds "Greater Mossdog" and "Island"
    And Alice has drawn 1 card
    And Alice's library holds "Forest"

  @cr26:614.11a.2
  Scenario: Greater Mossdog is back in Alice's hand before the second draw of Divination, so it can't replace that draw, too
    Given Alice has "Greater Mossdog" in graveyard
    And Alice has "Plains", "Mountain", "Wastes", "Island", "Forest" and "Swamp" as library
    And Alice has "Divination" in hand and can pay {2}{U}
    When Alice plays "Divination"
    And the stack resolves
    And Alice says yes to "Greater Mossdog"
    Then Alice was asked for yes or no once
    And Alice's hand holds "Greater Mossdog" and "Island"
    And Alice has drawn 1 card
    And Alice's library holds "Forest" and "Swamp"

  @cr26:702.52a.2
  Scenario: Hill Giant with dredge 2 returns for two milled cards of a library with three cards
    Given Alice has "Hill Giant" in graveyard
    And "Hill Giant" has "dredge 2"
    And Alice has "Plains", "Mountain" and "Forest" as library
    And Alice has "Reach Through Mists" in hand and can pay {U}
    When Alice plays "Reach Through Mists"
    And the stack resolves
    And Alice says yes to "Hill Giant"
    Then "Hill Giant" is in Alice's hand
    And "Plains" and "Mountain" are in Alice's graveyard
    And Alice's library holds "Forest"
    And Alice has drawn no cards

  @cr26:702.52a.2
  Scenario: Grizzly Bears with dredge 1 return for one milled card, and Hill Giant with dredge 2 can't return while the library has one card
    Given Alice has "Grizzly Bears" and "Hill Giant" in graveyard
    And "Grizzly Bears" has "dredge 1"
    And "Hill Giant" has "dredge 2"
    And Alice has "Plains" as library
    And Alice has "Reach Through Mists" in hand and can pay {U}
    When Alice plays "Reach Through Mists"
    And the stack resolves
    And Alice says yes to "Grizzly Bears"
    Then "Grizzly Bears" is in Alice's hand
    And "Plains" and "Hill Giant" are in Alice's graveyard
    And Alice has drawn no cards
    And Alice was asked for yes or no once

  @cr26:702.52a
  Scenario: Of two Greater Mossdogs in the graveyard, Alice returns the second one after she has declined to return the first one
    Given Alice has "Greater Mossdog" as "one" and "Greater Mossdog" as "two" in graveyard
    And Alice has "Plains", "Mountain", "Swamp" and "Wastes" as library
    And Alice has "Reach Through Mists" in hand and can pay {U}
    When Alice plays "Reach Through Mists"
    And the stack resolves
    And Alice applies "one" first
    And Alice says no to "one"
    And Alice says yes to "two"
    Then "two" is in Alice's hand
    And "one" is in Alice's graveyard
    And Alice's library holds "Wastes"
    And Alice has drawn no cards

  @cr26:702.52a
  Scenario: Greater Mossdog in Alice's graveyard can replace a draw of Alice, and no draw of Bob
    Given Alice has "Greater Mossdog" in graveyard
    And Alice has "Reach Through Mists" in hand and can pay {U}
    And Alice has "Plains", "Mountain", "Forest" and "Wastes" as library
    And Bob has "Reach Through Mists" as "his" in hand and can pay {U}
    And Bob has 4 "Swamp" as "leaf" as library
    When Bob plays "his"
    And the stack resolves
    Then Bob has drawn 1 card
    And nobody is asked anything
    When Alice plays "Reach Through Mists"
    And the stack resolves
    And Alice says yes to "Greater Mossdog"
    Then "Greater Mossdog" is in Alice's hand
    And Alice's library holds "Wastes"

  @cr26:702.52a.3
  Scenario: Bob's Mourner of Lost Pages triggers as Alice dredges three cards, and not as she draws a card
    Given Alice has "Greater Mossdog" in graveyard
    And Bob controls "Mourner of Lost Pages"
    And Alice has "Plains", "Mountain", "Wastes" and "Forest" as library
    And Alice has "Reach Through Mists" and "Reach Through Mists" as "more" in hand and can pay {U}{U}
    When Alice plays "Reach Through Mists"
    And the stack resolves
    And Alice says no to "Greater Mossdog"
    Then "Plains" is in Alice's hand
    And "Mourner of Lost Pages" has triggered never
    When Alice plays "more"
    And the stack resolves
    And Alice says yes to "Greater Mossdog"
    Then "Greater Mossdog" is in Alice's hand
    And "Mourner of Lost Pages" has triggered once
    And Bob is at 23 life

  @cr26:702.52a
  Scenario: Greater Mossdog replaces the draw of Alice's draw step
    Given it is Alice's upkeep
    And Alice has "Greater Mossdog" in graveyard
    And Alice has "Plains", "Mountain", "Swamp" and "Wastes" as library
    When the game goes on to Alice's draw step
    And Alice says yes to "Greater Mossdog"
    Then "Greater Mossdog" is in Alice's hand
    And Alice has drawn no cards
    And Alice's library holds "Wastes"

  @cr26:702.52a.4
  Scenario: Terror with dredge 1, an instant card, returns to hand for one milled card instead of the draw of Reach Through Mists
    Given Alice has "Terror" in graveyard
    And "Terror" has "dredge 1"
    And Alice has "Plains" and "Mountain" as library
    And Alice has "Reach Through Mists" in hand and can pay {U}
    When Alice plays "Reach Through Mists"
    And the stack resolves
    Then Alice is asked for yes or no by "Terror"
    When Alice says yes to "Terror"
    Then "Terror" is in Alice's hand
    And "Plains" is in Alice's graveyard
    And Alice's library holds "Mountain"
    And Alice has drawn no cards
