Feature: Insane Corkscrew Haymaker

  # Insane Corkscrew Haymaker deals 2 damage to a creature. If that creature dies this turn, the Haymaker's controller draws a card.
  @htg:insane-corkscrew-haymaker.1
  Scenario: A creature damaged by Insane Corkscrew Haymaker dies of Glacial Ray in the end step, and Alice draws a card
    Given Alice has "Insane Corkscrew Haymaker" and "Glacial Ray" in hand and can pay {1}{R} and can pay {1}{R}
    And Bob controls "Hill Giant"
    Then Alice can target only "Hill Giant" with "Insane Corkscrew Haymaker"
    When Alice casts "Insane Corkscrew Haymaker" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" has 2 damage marked
    And "Insane Corkscrew Haymaker" is in Alice's graveyard
    When the game goes on to the end step
    And Alice casts "Glacial Ray" targeting "Hill Giant"
    And the top of the stack resolves
    Then "Hill Giant" is in Bob's graveyard
    And the stack holds the ability of "Insane Corkscrew Haymaker"
    When the stack resolves
    Then Alice has drawn 1 card
    And Bob has drawn no cards

  @htg:insane-corkscrew-haymaker.1
  Scenario: Two Insane Corkscrew Haymakers on one creature both trigger when the second one kills it
    Given Alice has "Insane Corkscrew Haymaker" as "the first" and "Insane Corkscrew Haymaker" as "the second" in hand
    And Alice can pay {2}{R}{R}
    And Bob controls "Hill Giant"
    When Alice casts "the first" targeting "Hill Giant"
    And the stack resolves
    And Alice casts "the second" targeting "Hill Giant"
    And the top of the stack resolves
    Then "Hill Giant" is in Bob's graveyard
    When Alice puts the ability of "the second" and the ability of "the first" in this order
    Then the stack holds the ability of "the first" and the ability of "the second"
    When the stack resolves
    Then Alice has drawn 2 cards

  @htg:insane-corkscrew-haymaker.1
  Scenario: Insane Corkscrew Haymaker doesn't trigger when another creature dies, or when the creature dies in a later turn
    Given Alice has "Insane Corkscrew Haymaker" in hand and can pay {1}{R}
    And Alice has 2 "Glacial Ray" as "ray" in hand and can pay {2}{R}{R}
    And Bob controls "Hill Giant" and "Grizzly Bears" and has "Terror" in hand and can pay {1}{B}
    When Alice casts "Insane Corkscrew Haymaker" targeting "Hill Giant"
    And the stack resolves
    And Alice casts "ray 1" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is in Bob's graveyard
    And Alice has drawn no cards
    When the game goes on to Bob's upkeep
    And Bob casts "Terror" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in Bob's graveyard
    And the stack is empty
    And Alice has drawn no cards
