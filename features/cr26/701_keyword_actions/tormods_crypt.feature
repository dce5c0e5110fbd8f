Feature: Tormod's Crypt

  @cr26:701.13a.2
  Scenario: Bob puts Shock into the graveyard in response, Tormod's Crypt exiles it too, and Alice's graveyard stays
    Given Alice controls "Tormod's Crypt" and has "Swamp" in graveyard
    And Bob has "Hill Giant" and "Forest" in graveyard
    And Bob has "Shock" and "Island" in hand and can pay {R}
    When Alice activates "Tormod's Crypt" targeting Bob
    Then "Tormod's Crypt" was sacrificed
    When Bob plays "Shock" targeting Alice
    And the stack resolves
    Then "Hill Giant", "Forest" and "Shock" are exiled
    And Bob has no cards in graveyard
    And Alice's graveyard holds "Swamp" and "Tormod's Crypt"
    And Alice is at 18 life

  @cr26:701.13a.2
  Scenario: Alice exiles Bob's graveyard with Tormod's Crypt in response to Raise Dead, which does not resolve
    Given Alice controls "Tormod's Crypt" and "Hill Giant"
    And it is Bob's main phase
    And Bob has "Grizzly Bears" and "Forest" in graveyard and has "Raise Dead" in hand and can pay {B}
    When Bob plays "Raise Dead" targeting "Grizzly Bears"
    And Alice in response activates "Tormod's Crypt" targeting Bob
    And the stack resolves
    Then "Grizzly Bears" and "Forest" are exiled
    And "Raise Dead" did not resolve
    And Bob's graveyard holds "Raise Dead"
    And "Hill Giant" is in play
