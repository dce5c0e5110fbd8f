Feature: Cards in graveyards as targets

  @cr26:115.2.3
  Scenario: Regrowth returns a land card, and Raise Dead only a creature card of the same graveyard
    Given Alice has "Forest" and "Grizzly Bears" in graveyard
    And Alice controls "Gray Ogre"
    And Bob has "Hill Giant" in graveyard
    And Alice has "Regrowth" and "Raise Dead" in hand and can pay {1}{G} and can pay {B}
    Then Alice can target only "Forest" and "Grizzly Bears" with "Regrowth"
    And Alice can target only "Grizzly Bears" with "Raise Dead"
    When Alice plays "Regrowth" targeting "Forest"
    And the stack resolves
    And Alice plays "Raise Dead" targeting "Grizzly Bears"
    And the stack resolves
    Then Alice's hand holds "Forest" and "Grizzly Bears"

  @cr26:115.2.3 @cr26:115.1a.2
  Scenario: Raise Dead does not resolve after Tormod's Crypt has exiled its target, and Regrowth then returns Raise Dead
    Given Alice has "Grizzly Bears" in graveyard
    And Alice has "Raise Dead" and "Regrowth" in hand and can pay {B} and can pay {1}{G}
    And Bob controls "Tormod's Crypt"
    Then Alice can play "Raise Dead" targeting "Grizzly Bears"
    When Alice plays "Raise Dead" targeting "Grizzly Bears"
    And Bob activates "Tormod's Crypt" targeting Alice
    And the stack resolves
    Then "Raise Dead" did not resolve
    And "Grizzly Bears" is exiled
    When Alice plays "Regrowth" targeting "Raise Dead"
    And the stack resolves
    Then Alice's hand holds "Raise Dead"
    And Alice's graveyard holds "Regrowth"
