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
