Feature: Casting a spell if able

  @cr26:118.8c
  Scenario: Alice need not discard a land card to cast Price of Fields, and has to discard a card to cast Price of Thought
    Given Alice has "Forced Hand" as "first", "Forced Hand" as "second" and "Forest" in hand and can pay {R}{R}
    And Alice has "Price of Fields", "Price of Thought" and "Island" on top of library
    When Alice plays "first"
    And the stack resolves
    And Alice says no
    Then "Price of Fields" is in exile
    And "Forest" is in Alice's hand
    When Alice plays "second"
    And the stack resolves
    Then "Forest" is in Alice's graveyard
    And Alice is at 24 life

  @cr26:118.8c
  Scenario: Alice may discard a land card to cast Price of Fields
    Given Alice has "Forced Hand" and "Forest" in hand and can pay {R}
    And Alice has "Price of Fields" on top of library
    When Alice plays "Forced Hand"
    And the stack resolves
    And Alice says yes
    Then "Forest" is in Alice's graveyard
    And Alice is at 23 life

  @cr26:118.8c.2
  Scenario: Alice has to sacrifice her only creature to cast Sudden Cradle, and isn't asked, because a creature on the battlefield isn't hidden
    Given Alice controls "Hill Giant" and "Sol Ring"
    And Alice has "Forced Hand" in hand and can pay {R}
    And Alice has "Sudden Cradle" on top of library
    When Alice plays "Forced Hand"
    And the top of the stack resolves
    Then nobody is asked anything
    And the stack holds "Sudden Cradle"
    And "Hill Giant" was sacrificed
    When the stack resolves
    Then "Hill Giant" is in Alice's hand
    And "Sol Ring" is in play

  @cr26:118.8c.3
  Scenario: Alice has to cast Price of Leisure, because its cost of a land card is optional, and keeps her Forest
    Given Alice has "Forced Hand" and "Forest" in hand and can pay {R}
    And Alice has "Price of Leisure" on top of library
    When Alice plays "Forced Hand"
    And the top of the stack resolves
    Then the stack holds "Price of Leisure"
    And Alice was asked for yes or no never
    When the stack resolves
    Then Alice is at 25 life
    And "Forest" is in Alice's hand
