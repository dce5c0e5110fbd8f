Feature: Zones of one player and zones of all players

  @cr26:400.1
  Scenario: Alice's Regrowth finds the card in her graveyard and not the one in Bob's, and Bob draws from his own library into his own hand
    Given Alice has "Grizzly Bears" in graveyard and "Regrowth" in hand and can pay {1}{G}
    And Alice has "Forest" as library
    And Bob has "Hill Giant" in graveyard and "Island" as library
    Then Alice can target only "Grizzly Bears" with "Regrowth"
    When Alice plays "Regrowth" targeting "Grizzly Bears"
    And the stack resolves
    Then Alice's hand holds "Grizzly Bears"
    And Bob's hand is empty
    And "Hill Giant" is in Bob's graveyard
    When the game goes on to Bob's main phase
    Then Bob's hand holds "Island"
    And Alice's hand holds "Grizzly Bears"
    And Alice's library holds, in order, "Forest"

  @cr26:400.1.2
  Scenario: Alice's Swords to Plowshares finds Bob's creature in play, her Deeper Exile finds its card in exile, and Bob's Counterspell finds Deeper Exile on the stack
    Given Alice has "Swords to Plowshares" and "Deeper Exile" in hand and can pay {W}{W}
    And Alice has "Grizzly Bears" in exile
    And Bob controls "Hill Giant" and has "Counterspell" in hand and can pay {U}{U}
    When Alice plays "Swords to Plowshares" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is exiled
    And Alice can play "Deeper Exile" targeting "Grizzly Bears"
    And Alice can play "Deeper Exile" targeting "Hill Giant"
    When Alice plays "Deeper Exile" targeting "Hill Giant"
    And Bob in response plays "Counterspell" targeting "Deeper Exile"
    And the stack resolves
    Then "Deeper Exile" was countered
    And "Deeper Exile" is in Alice's graveyard
