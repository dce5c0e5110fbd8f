Feature: Nezumi Graverobber
  @chk:508.1a @chk:flip-cards.n1
  Scenario: Nezumi Graverobber flips when it exiles the last card of an opponent's graveyard
    Given Alice controls "Nezumi Graverobber" and can pay {2}{B}{B}
    And Bob has "Devoted Retainer" and "Steel Wall" in graveyard
    Then "Nezumi Graverobber" has exactly the types "creature", "Rat" and "Rogue"
    When Alice activates "Nezumi Graverobber" targeting "Devoted Retainer"
    Then the total cost of the ability of "Nezumi Graverobber" is {1}{B}
    When the stack resolves
    Then "Devoted Retainer" is removed from the game
    And "Nezumi Graverobber" is unflipped
    And "Nezumi Graverobber" is named "Nezumi Graverobber"
    When Alice activates "Nezumi Graverobber" targeting "Steel Wall"
    And the stack resolves
    Then "Steel Wall" is removed from the game
    And "Nezumi Graverobber" is flipped
    And "Nezumi Graverobber" is named "Nighteyes the Desecrator"
    And "Nezumi Graverobber" is 4/2
    And "Nezumi Graverobber" has exactly the types "legendary", "creature", "Rat" and "Wizard"

  @chk:508.1a
  Scenario: Nezumi Graverobber can target only a card in an opponent's graveyard
    Given Alice controls "Nezumi Graverobber" and has "Grizzly Bears" in graveyard and can pay {1}{B}
    And Bob has "Devoted Retainer" in graveyard
    Then Alice can target only "Devoted Retainer" with "Nezumi Graverobber"
    When Alice activates "Nezumi Graverobber" targeting "Devoted Retainer"
    And the stack resolves
    Then "Nezumi Graverobber" is flipped
    And "Grizzly Bears" is in Alice's graveyard

  @chk:508.1b
  Scenario: Nighteyes, the flipped Nezumi Graverobber, puts a creature card from any graveyard onto the battlefield
    Given Alice controls "Nezumi Graverobber" and has "Hill Giant" and "Naturalize" in graveyard
    And Alice can pay {1}{B} and can pay {4}{B}
    And Bob has "Steel Wall" in graveyard
    And Carol has "Grizzly Bears" in graveyard
    Then Alice can't activate "Nezumi Graverobber" targeting "Hill Giant" by rule 409.1c
    When Alice activates "Nezumi Graverobber" targeting "Steel Wall"
    And the stack resolves
    Then "Nezumi Graverobber" is named "Nighteyes the Desecrator"
    And Alice can target only "Hill Giant" and "Grizzly Bears" with "Nezumi Graverobber"
    And Alice can activate "Nezumi Graverobber" targeting "Hill Giant"
    When Alice activates "Nezumi Graverobber" targeting "Grizzly Bears"
    Then the total cost of the second activation of "Nezumi Graverobber" is {4}{B}
    When the stack resolves
    Then "Grizzly Bears" is in play under Alice's control
    And Carol owns "Grizzly Bears"
