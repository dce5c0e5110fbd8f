Feature: Transmute

  @cr26:702.53a @cr26:702.53b.2
  Scenario: Transmute of Dimir Infiltrator finds a card with mana value 2, and not one with mana value 4
    Given Alice has "Dimir Infiltrator" in hand and can pay {1}{U}{B}
    And Alice has "Dimir Infiltrator" as "buried" in graveyard and "Dimir Infiltrator" as "away" exiled
    And Alice has "Grizzly Bears", "Hill Giant" and "Island" as library
    Then Alice can't activate "transmute" of "buried" by rule 113.6
    And Alice can't activate "transmute" of "away" by rule 113.6
    And Alice can activate "transmute" of "Dimir Infiltrator"
    When Alice activates "transmute" of "Dimir Infiltrator"
    Then the total cost of the ability of "Dimir Infiltrator" is {1}{U}{B}
    And "Dimir Infiltrator" was discarded
    When the stack resolves
    Then Alice may choose "Grizzly Bears" for "Dimir Infiltrator"
    And Alice may not choose "Hill Giant" for "Dimir Infiltrator"
    And Alice may not choose "Island" for "Dimir Infiltrator"
    When Alice chooses "Grizzly Bears" for "Dimir Infiltrator"
    Then "Grizzly Bears" is in Alice's hand

  @cr26:702.53a
  Scenario: A player who transmutes Dimir Infiltrator reveals the card that is found and shuffles the library
    Given Alice has "Dimir Infiltrator" in hand and can pay {1}{U}{B}
    And Alice has "Grizzly Bears" and "Goblin Raider" as library
    When Alice activates "transmute" of "Dimir Infiltrator"
    And the stack resolves
    And Alice chooses "Goblin Raider" for "Dimir Infiltrator"
    Then "Goblin Raider" is in Alice's hand
    And Bob knows "Goblin Raider"
    And it happened once that Alice shuffled
    And "Grizzly Bears" is in Alice's library

  @cr26:702.53a
  Scenario: Transmute can be activated in its player's main phase and not in the upkeep
    Given it is Alice's upkeep
    And Alice has "Dimir Infiltrator" in hand and can pay {1}{U}{B}
    And Alice has "Island" as "leaf", "Grizzly Bears" and "Hill Giant" as library
    Then Alice can't activate "transmute" of "Dimir Infiltrator" by rule 602.5d
    When the game goes on to Alice's main phase
    Then Alice can activate "transmute" of "Dimir Infiltrator"
    When Alice activates "transmute" of "Dimir Infiltrator"
    And the stack resolves
    And Alice chooses "Grizzly Bears" for "Dimir Infiltrator"
    Then "Grizzly Bears" is in Alice's hand

  @cr26:702.53b
  Scenario: Dimir Infiltrator with transmute counts as a creature with an activated ability, and Grizzly Bears doesn't
    Given Alice controls "Dimir Infiltrator" and "Grizzly Bears" and has "Roll of Trades" in hand and can pay {1}{W}{U}{B}
    And Alice has "Dimir Infiltrator" as "dead" in graveyard and "Dimir Infiltrator" as "away" exiled
    And Alice has "Dimir Infiltrator" as "held" in hand and "Dimir Infiltrator" as "deep" as library
    Then "dead" has "transmute"
    And "away" has "transmute"
    And "deep" has "transmute"
    When Alice plays "held"
    Then the stack holds "held"
    And "held" has "transmute"
    When the stack resolves
    And Alice plays "Roll of Trades"
    And the stack resolves
    Then "Dimir Infiltrator" is 2/4
    And "Grizzly Bears" is 2/2

  @cr26:702.53a
  Scenario: Transmute of Dimir Infiltrator finds Terror, an instant card with mana value 2, and not Murder with mana value 3
    Given Alice has "Dimir Infiltrator" in hand and can pay {1}{U}{B}
    And Alice has "Terror", "Murder" and "Island" as library
    When Alice activates "transmute" of "Dimir Infiltrator"
    And the stack resolves
    Then Alice may choose "Terror" for "Dimir Infiltrator"
    And Alice may not choose "Murder" for "Dimir Infiltrator"
    When Alice chooses "Terror" for "Dimir Infiltrator"
    Then "Terror" is in Alice's hand
    And Bob knows "Terror"
    And Alice has 2 cards in library

  @cr26:702.53a @cr26:702.53b.2
  Scenario: Transmute can't be activated on the battlefield or while a spell is on the stack, and can with an empty stack from hand
    Given Alice controls "Dimir Infiltrator" as "played"
    And Alice has "Dimir Infiltrator" as "held" and "Shock" in hand and can pay {R}{1}{U}{B}
    And Alice has "Grizzly Bears" and "Hill Giant" as library
    Then Alice can't activate "transmute" of "played" by rule 113.6
    When Alice plays "Shock" targeting Bob
    Then Alice can't activate "transmute" of "held" by rule 602.5d
    When the stack resolves
    Then Alice can activate "transmute" of "held"
    When Alice activates "transmute" of "held"
    And the stack resolves
    And Alice chooses "Grizzly Bears" for "held"
    Then "Grizzly Bears" is in Alice's hand
    And "played" is in play

  @cr26:702.53a
  Scenario: Transmute can't be activated in Bob's main phase with an empty stack, and can in Alice's
    Given it is Bob's main phase
    And Alice has "Dimir Infiltrator" in hand and can pay {1}{U}{B}
    And Alice has "Island", "Grizzly Bears" and "Hill Giant" as library
    When Bob passes
    Then Alice has priority
    And Alice can't activate "transmute" of "Dimir Infiltrator" by rule 602.5d
    When the game goes on to Alice's main phase
    Then Alice can activate "transmute" of "Dimir Infiltrator"
    When Alice activates "transmute" of "Dimir Infiltrator"
    And the stack resolves
    And Alice chooses "Grizzly Bears" for "Dimir Infiltrator"
    Then "Grizzly Bears" is in Alice's hand

  @cr26:702.53a
  Scenario: Transmute of Dimir Infiltrator finds one card, and not two, and can't be activated in the library
    Given Alice has "Dimir Infiltrator" in hand and can pay {1}{U}{B}
    And Alice has "Grizzly Bears", "Goblin Raider" and "Dimir Infiltrator" as "deep" as library
    Then Alice can't activate "transmute" of "deep" by rule 113.6
    And Alice can activate "transmute" of "Dimir Infiltrator"
    When Alice activates "transmute" of "Dimir Infiltrator"
    And the stack resolves
    Then Alice may choose "Goblin Raider" for "Dimir Infiltrator"
    And Alice may not choose "Grizzly Bears" and "Goblin Raider" for "Dimir Infiltrator"
    When Alice chooses "Goblin Raider" for "Dimir Infiltrator"
    Then "Goblin Raider" is in Alice's hand
    And "Grizzly Bears" is in Alice's library
