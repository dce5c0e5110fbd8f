Feature: Replaced draws

  @cr26:614.11 @cr26:121.6a.2 @cr26:614.1b.2 @cr26:614.10.2
  Scenario: With Sealed Well, by which she draws nothing, Alice doesn't lose the game for drawing from an empty library
    Given Alice controls "Sealed Well"
    And Alice has no cards in library
    And Bob has no cards in library
    And Alice has "Wheel of Fortune" in hand and can pay {2}{R}
    When Alice plays "Wheel of Fortune"
    And the stack resolves
    Then Alice has won the game
    And Bob has lost the game

  @cr26:614.11a
  Scenario: If Words of Worship replaces the first of two draws, Alice gains the life before she draws
    Given Alice controls "Words of Worship" and can pay {1}{2}{U}
    And Alice has "Counsel of the Soratami" in hand
    And Alice has "Island" and "Forest" on top of library
    When Alice activates "Words of Worship"
    And the stack resolves
    And Alice plays "Counsel of the Soratami"
    And the stack resolves
    Then it happened in this order that Alice gained life, then Alice drew
    And Alice has drawn 1 card
    And Alice is at 25 life
    And the top of Alice's library is "Forest"

  @cr26:614.11a.3
  Scenario: If Words of Wind replaces the first of two draws, Alice returns Hill Giant, Bob, who controls nothing, returns nothing, and then Alice draws
    Given Alice controls "Words of Wind" and "Hill Giant" and can pay {1}{2}{U}
    And Alice has "Counsel of the Soratami" in hand
    And Alice has "Island" and "Forest" on top of library
    When Alice activates "Words of Wind"
    And the stack resolves
    And Alice plays "Counsel of the Soratami"
    And the stack resolves
    And Alice chooses "Hill Giant"
    Then it happened in this order that "Hill Giant" left play, then Alice drew
    And Alice has drawn 1 card
    And Alice's hand holds "Hill Giant" and "Island"
    And the top of Alice's library is "Forest"

  @cr26:614.14.2 @cr26:607.2b.2
  Scenario: A card that a copy of Uba Mask exiled can't be played once the copy has left, although Uba Mask itself stays
    Given Alice controls "Uba Mask"
    And Alice has "Copy Artifact", "Naturalize" and "Reach Through Mists" in hand and can pay {1}{U}{1}{G}{U}
    And Alice has "Lightning Bolt" on top of library and can pay {R}
    When Alice plays "Copy Artifact"
    And the stack resolves
    And Alice chooses "Uba Mask"
    And Alice plays "Reach Through Mists"
    And the stack resolves
    And Alice applies "Copy Artifact" first
    Then "Lightning Bolt" is exiled
    And Alice can play "Lightning Bolt" targeting Bob
    When Alice plays "Naturalize" targeting "Copy Artifact"
    And the stack resolves
    Then Alice can't play "Lightning Bolt" targeting Bob by rule 601.3
    And "Uba Mask" is in play

  @cr26:614.14.2
  Scenario: Once Uba Mask itself has left, a card that it exiled can't be played, and a card that a copy of it exiled can
    Given Alice controls "Uba Mask"
    And Alice has "Copy Artifact", "Naturalize" and 2 "Reach Through Mists" as "mists" in hand and can pay {1}{U}{1}{G}{U}{U}
    And Alice has "Lightning Bolt" as "one" and "Lightning Bolt" as "two" on top of library and can pay {R}
    When Alice plays "Copy Artifact"
    And the stack resolves
    And Alice chooses "Uba Mask"
    And Alice plays "mists 1"
    And the stack resolves
    And Alice applies "Copy Artifact" first
    And Alice plays "mists 2"
    And the stack resolves
    And Alice applies "Uba Mask" first
    Then "one" and "two" are exiled
    When Alice plays "Naturalize" targeting "Uba Mask"
    And the stack resolves
    Then Alice can play "one" targeting Bob
    And Alice can't play "two" targeting Bob by rule 601.3
    And "Copy Artifact" is in play

  @cr26:614.14.3 @cr26:607.2a.6
  Scenario: Uba Mask that Mirrorweave makes a copy of Mimic Vat creates no copy of the creature card that it exiled as Uba Mask
    Given Alice controls "March of the Machines", "Uba Mask" and "Mimic Vat"
    And Alice has "Reach Through Mists" and "Mirrorweave" in hand and can pay {U}{2}{W}{W}{3}
    And Alice has "Grizzly Bears" on top of library
    When Alice plays "Reach Through Mists"
    And the stack resolves
    Then "Grizzly Bears" is exiled
    When Alice plays "Mirrorweave" targeting "Mimic Vat"
    And the stack resolves
    Then "Uba Mask" is named "Mimic Vat"
    When Alice activates "copy" of "Uba Mask"
    And the stack resolves
    Then "Uba Mask" is tapped
    And Alice controls no "token" permanents

  @cr26:614.14.4
  Scenario: Sol Ring that has gained both abilities by Borrowed Mask lets Alice play the card that it exiled, and not the one that Uba Mask exiled
    Given Alice controls "Sol Ring", "Uba Mask" and "Borrowed Mask" attached to "Sol Ring"
    And Alice has 2 "Reach Through Mists" as "mists" and "Naturalize" in hand and can pay {U}{U}{1}{G}
    And Alice has "Lightning Bolt" as "one" and "Lightning Bolt" as "two" on top of library and can pay {R}
    When Alice plays "mists 1"
    And the stack resolves
    And Alice applies "Sol Ring" first
    And Alice plays "mists 2"
    And the stack resolves
    And Alice applies "Uba Mask" first
    Then "one" and "two" are exiled
    When Alice plays "Naturalize" targeting "Uba Mask"
    And the stack resolves
    Then Alice can't play "two" targeting Bob by rule 601.3
    And Alice can play "one" targeting Bob
    When Alice plays "one" targeting Bob
    And the stack resolves
    Then Bob is at 17 life

  @cr26:614.14.5
  Scenario: Mimic Vat that has gained both abilities by Borrowed Mask creates no copy of Grizzly Bears, which these abilities exiled, and Alice may play that card
    Given Alice controls "Mimic Vat" and "Borrowed Mask" attached to "Mimic Vat" and can pay {3}{1}{G}
    And Alice has "Reach Through Mists" in hand and can pay {U}
    And Alice has "Grizzly Bears" on top of library
    When Alice plays "Reach Through Mists"
    And the stack resolves
    Then "Grizzly Bears" is exiled
    When Alice activates "copy" of "Mimic Vat"
    And the stack resolves
    Then Alice controls no "token" permanents
    And Alice can play "Grizzly Bears" from exile
    When Alice plays "Grizzly Bears" from exile
    And the stack resolves
    Then "Grizzly Bears" is 2/2

  @cr26:614.14.7
  Scenario: By Borrowed Mask on Mimic Vat, Alice can play Watchwolf, which the gained ability exiled, and not Grizzly Bears, which Mimic Vat's own ability exiled
    Given Alice controls "Mimic Vat" and "Borrowed Mask" attached to "Mimic Vat"
    And Alice controls "Grizzly Bears" and can pay {1}{G}
    And Alice has "Reach Through Mists" in hand and can pay {U}{G}{W}
    And Alice has "Watchwolf" on top of library
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Bob plays "Lightning Bolt" targeting "Grizzly Bears"
    And the stack resolves
    And Alice says yes to "Mimic Vat"
    Then "Grizzly Bears" is exiled
    When Alice plays "Reach Through Mists"
    And the stack resolves
    Then "Watchwolf" is exiled
    And Alice can't play "Grizzly Bears" from exile by rule 601.3
    And Alice can play "Watchwolf" from exile

  @cr26:614.14.6
  Scenario: Sutured Ghoul is as large as Hill Giant and Grizzly Bears, which it exiled as it entered, without Craw Wurm, and smaller once Grizzly Bears is no longer in exile
    Given Alice has "Sutured Ghoul", "Hill Giant" and "Grizzly Bears" in graveyard
    And Alice has "Craw Wurm" in exile
    And Alice has "Zombify" and "Pull from Eternity" in hand and can pay {3}{B}{W}
    When Alice plays "Zombify" targeting "Sutured Ghoul"
    And the stack resolves
    And Alice chooses "Hill Giant" and "Grizzly Bears" for "Sutured Ghoul"
    Then "Sutured Ghoul" is 5/5
    When Alice plays "Pull from Eternity" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is in Alice's graveyard
    And "Sutured Ghoul" is 3/3

  @cr26:614.10.2 @cr26:614.1b.2
  Scenario: With Sealed Well, Alice, whom it has skip her draws, draws nothing from Reach Through Mists, and Bob draws a card from his
    Given Alice controls "Sealed Well"
    And Alice has "Reach Through Mists" as "hers" in hand and can pay {U}
    And Alice has "Island" on top of library
    And Bob has "Reach Through Mists" as "his" in hand and can pay {U}
    When Alice plays "hers"
    And the stack resolves
    Then Alice has drawn no cards
    And "Island" is in Alice's library
    When Bob plays "his"
    And the stack resolves
    Then Bob has drawn 1 card
