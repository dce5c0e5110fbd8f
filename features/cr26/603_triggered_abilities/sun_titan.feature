Feature: Sun Titan

  @cr26:603.2.6
  Scenario: Sun Titan returns a land as it enters and Grizzly Bears as it attacks without being tapped
    Given Alice has "Sun Titan" in hand and can pay {4}{W}{W}
    And Alice has "Strip Mine", "Grizzly Bears", "Sol Ring", "Crusade", "Hill Giant" and "Shock" in graveyard
    When Alice plays "Sun Titan"
    And the top of the stack resolves
    Then "Sun Titan" has triggered once
    And "Strip Mine" is in Alice's graveyard
    And Alice may not target "Hill Giant" for "Sun Titan"
    And Alice may not target "Shock" for "Sun Titan"
    And Alice may target "Sol Ring" for "Sun Titan"
    And Alice may target "Crusade" for "Sun Titan"
    And Alice may target "Strip Mine" for "Sun Titan"
    When Alice targets "Strip Mine" for "Sun Titan"
    Then "Strip Mine" is in Alice's graveyard
    When the stack resolves
    And Alice says yes to "Sun Titan"
    Then "Strip Mine" is in play under Alice's control
    When the game goes on to Alice's next main phase
    And Alice attacks with "Sun Titan"
    And Alice targets "Grizzly Bears" for "Sun Titan"
    Then "Grizzly Bears" is in Alice's graveyard
    And "Sun Titan" is untapped
    When the stack resolves
    And Alice says yes to "Sun Titan"
    Then "Grizzly Bears" is in play under Alice's control
    And "Sun Titan" has triggered twice

  @cr26:603.2.6
  Scenario: Sun Titan's controller leaves the card in the graveyard
    Given Alice controls "Sun Titan" and has "Grizzly Bears" in graveyard
    And Bob controls "Wall of Stone"
    When Alice attacks with "Sun Titan"
    And the stack resolves
    And Alice says no to "Sun Titan"
    And Bob blocks "Sun Titan" with "Wall of Stone"
    And combat damage is dealt
    Then "Grizzly Bears" is in Alice's graveyard
    And "Wall of Stone" has 6 damage marked
    And "Sun Titan" has triggered once
    And "Sun Titan" is untapped
