Feature: Casting face-down cards in exile by their qualities

  @cr26:601.3f @cr26:406.3b.2
  Scenario: Alice can cast a creature card that Shuttered Archive has exiled face down only after an effect lets her look at it
    Given it is Alice's main phase
    And Alice controls "Shuttered Archive" and can pay {1}{1}{G}
    And Alice has "Grizzly Bears" and "Forest" as library
    When Alice activates "shut" of "Shuttered Archive"
    And the stack resolves
    Then "Grizzly Bears" is exiled
    And Alice can't play "Grizzly Bears" from exile by rule 601.3
    When Alice activates "open" of "Shuttered Archive"
    And the stack resolves
    Then Alice can play "Grizzly Bears" from exile
    When Alice plays "Grizzly Bears" from exile
    And the stack resolves
    Then Alice controls "Grizzly Bears"
    And "Grizzly Bears" is 2/2
