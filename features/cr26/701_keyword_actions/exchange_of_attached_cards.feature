Feature: Exchanges of attached cards

  @cr26:701.12e
  Scenario: Traded Blade is exchanged with an Equipment card in hand, which enters attached to the same creature
    Given Alice controls "Traded Blade", "Grizzly Bears" and "Hill Giant" and can pay {2}
    And "Traded Blade" is attached to "Grizzly Bears"
    And Alice has "Skullclamp" in hand
    Then "Grizzly Bears" is 3/2
    When Alice activates "trade" of "Traded Blade"
    And the stack resolves
    And Alice chooses "Skullclamp"
    Then "Traded Blade" is in Alice's hand
    And "Skullclamp" is in play under Alice's control
    And "Skullclamp" is attached to "Grizzly Bears"
    And "Grizzly Bears" is 3/1
    And it happened at once that "Traded Blade" left play and "Skullclamp" entered

  @cr26:701.12e
  Scenario: If Traded Blade isn't attached to a creature, the exchanged Equipment isn't either
    Given Alice controls "Traded Blade" and "Grizzly Bears" and can pay {2}
    And Alice has "Skullclamp" in hand
    When Alice activates "trade" of "Traded Blade"
    And the stack resolves
    And Alice chooses "Skullclamp"
    Then "Traded Blade" is in Alice's hand
    And "Skullclamp" is in play under Alice's control
    And "Skullclamp" is attached to nothing
    And "Grizzly Bears" is 2/2
