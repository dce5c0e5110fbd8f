Feature: Mill

  @cr26:701.17a
  Scenario: Bob mills four cards with Dampen Thought, which is one action, and doesn't mill the cards that he surveils
    Given Alice controls "Mourner of Lost Pages"
    And Alice has "Dampen Thought" in hand and can pay {1}{U}
    And Bob controls "Doom Whisperer"
    And Bob has "Island" and "Forest" on top of library
    When Bob activates "Doom Whisperer"
    And the stack resolves
    And as it resolves, Bob chooses "Island" and "Forest"
    Then Bob has 2 cards in graveyard
    And "Mourner of Lost Pages" has triggered never
    When Alice plays "Dampen Thought" targeting Bob
    And the stack resolves
    Then Bob has 6 cards in graveyard
    And "Mourner of Lost Pages" has triggered once
    And Alice is at 23 life

  @cr26:701.17b
  Scenario: Bob with three cards in his library mills these three for Dampen Thought
    Given Alice has "Dampen Thought" in hand and can pay {1}{U}
    And Bob has "Island", "Forest" and "Swamp" as library
    When Alice plays "Dampen Thought" targeting Bob
    And the stack resolves
    Then Bob's graveyard holds "Island", "Forest" and "Swamp"
    And Bob's library is empty
    And Bob is still in the game

  @cr26:701.17c
  Scenario: Seed of Hope finds a milled card in exile, where Rest in Peace has put it
    Given Alice controls "Rest in Peace" and has "Seed of Hope" in hand and can pay {G}
    And Alice has "Hill Giant", "Terror" and "Island" on top of library
    When Alice plays "Seed of Hope"
    And the stack resolves
    Then "Terror" is exiled
    And Alice may not choose "Terror"
    And Alice may choose "Hill Giant"
    When Alice chooses "Hill Giant"
    Then "Hill Giant" is in Alice's hand
    And Alice is at 22 life

  @cr26:701.17c
  Scenario: Seed of Hope finds a milled card in the graveyard, and no other card there
    Given Alice has "Seed of Hope" in hand and can pay {G}
    And Alice has "Craw Wurm" in graveyard
    And Alice has "Hill Giant", "Terror" and "Island" on top of library
    When Alice plays "Seed of Hope"
    And the stack resolves
    Then Alice may not choose "Craw Wurm"
    And Alice may choose "Hill Giant"
    When Alice chooses "Hill Giant"
    Then "Hill Giant" is in Alice's hand
    And "Terror" is in Alice's graveyard

  @cr26:701.17a.2
  Scenario: Bob mills the four cards on top of his library
    Given Alice has "Dampen Thought" in hand and can pay {1}{U}
    And Bob has "Island", "Forest", "Swamp", "Plains", "Mountain" and "Hill Giant" as library
    When Alice plays "Dampen Thought" targeting Bob
    And the stack resolves
    Then Bob's graveyard holds "Island", "Forest", "Swamp" and "Plains"
    And Bob's library holds, in order, "Mountain" and "Hill Giant"

  @cr26:701.17a.2
  Scenario: The two cards below the four that Bob mills stay in his library, and nothing in his hand changes
    Given Alice has "Dampen Thought" in hand and can pay {1}{U}
    And Bob has "Gray Ogre" in hand
    And Bob has "Island", "Forest", "Swamp", "Plains", "Mountain" and "Hill Giant" as library
    When Alice plays "Dampen Thought" targeting Bob
    And the stack resolves
    Then Bob's library holds, in order, "Mountain" and "Hill Giant"
    And "Gray Ogre" is in Bob's hand

  @cr26:701.17c.2 @cr26:400.7j.5
  Scenario: Seed of Hope does not find Darksteel Colossus in the library, to which it goes instead of the graveyard, and finds the other milled card
    Given Alice has "Seed of Hope" in hand and can pay {G}
    And Alice has "Darksteel Colossus" and "Hill Giant" as library
    When Alice plays "Seed of Hope"
    And the stack resolves
    Then Alice may not choose "Darksteel Colossus"
    And Alice may choose "Hill Giant"
    When Alice chooses "Hill Giant"
    Then "Hill Giant" is in Alice's hand
    And "Darksteel Colossus" is in Alice's library
    And Alice is at 22 life

  @cr26:701.17b.2
  Scenario: Alice may mill three cards of five for Silt Reading, and is not asked with the two cards that are left
    Given Alice has "Silt Reading" as "first" and "Silt Reading" as "second" in hand and can pay {1}{B}{1}{B}
    And Alice has "Island", "Forest", "Swamp", "Plains" and "Mountain" as library
    When Alice plays "first"
    And the stack resolves
    And Alice says yes
    Then "Swamp" is in Alice's graveyard
    And Alice is at 23 life
    When Alice plays "second"
    And the stack resolves
    Then nobody is asked anything
    And Alice's library holds, in order, "Plains" and "Mountain"
    And Alice is at 23 life

  @cr26:701.17b.2
  Scenario: Alice may mill exactly the three cards of her library for Silt Reading
    Given Alice has "Silt Reading" in hand and can pay {1}{B}
    And Alice has "Island", "Forest" and "Swamp" as library
    When Alice plays "Silt Reading"
    And the stack resolves
    Then Alice is asked for yes or no
    When Alice says yes
    Then Alice's graveyard holds "Island", "Forest", "Swamp" and "Silt Reading"
    And Alice is at 23 life

  @cr26:701.17b.3
  Scenario: Alice mills the last card of her library for the cost of Deranged Assistant's ability, and can't activate that of another one
    Given Alice controls "Deranged Assistant" as "first" and "Deranged Assistant" as "second"
    And Alice has "Island" as library
    Then Alice can tap "second" for mana
    When Alice taps "first" for mana
    Then Alice has {C} in the mana pool
    And "Island" is in Alice's graveyard
    And Alice's library is empty
    And Alice can't tap "second" for mana by rule 118.3
    And "second" is untapped

  @cr26:701.17b.3
  Scenario: Alice, whose library has two cards, mills one for the cost of each of two Deranged Assistants
    Given Alice controls "Deranged Assistant" as "first" and "Deranged Assistant" as "second"
    And Alice has "Island" and "Forest" as library
    When Alice taps "first" for mana
    Then "Island" is in Alice's graveyard
    And Alice's library holds "Forest"
    And Alice can tap "second" for mana
    When Alice taps "second" for mana
    Then Alice has {C}{C} in the mana pool
    And Alice's graveyard holds "Island" and "Forest"
    And Alice's library is empty
