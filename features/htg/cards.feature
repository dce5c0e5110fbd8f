Feature: Single cards of the set

  @htg:insane-corkscrew-haymaker.1
  Scenario: The Haymaker waits for the death of the creature it damaged until the turn ends
    Given Alice has "Insane Corkscrew Haymaker" and "Glacial Ray" in hand and can pay {1}{R} and can pay {1}{R}
    And Bob controls "Hill Giant"
    When Alice casts "Insane Corkscrew Haymaker" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" has 2 damage marked
    And "Insane Corkscrew Haymaker" is in Alice's graveyard
    When Alice casts "Glacial Ray" targeting "Hill Giant"
    And the top of the stack resolves
    Then "Hill Giant" is in Bob's graveyard
    And the stack holds the ability of "Insane Corkscrew Haymaker"
    When the stack resolves
    Then Alice has drawn 1 card

  @htg:insane-corkscrew-haymaker.1
  Scenario: A death in a later turn comes too late for the Haymaker, another creature's death too
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

  @htg:ironic-indulgence.1
  Scenario: The copy that the Rubric makes has the mode of the Indulgence and may have another target
    Given it is Bob's upkeep
    And Alice controls "Sunlit Guardian"
    And Alice has "Ironic Indulgence" in hand and can pay {1}{W}
    And Bob controls "Grizzly Bears" and "Hill Giant"
    When Alice casts "Ironic Indulgence" choosing "attack" targeting "Grizzly Bears"
    And the top of the stack resolves
    And Alice targets "Hill Giant"
    Then the copy of "Ironic Indulgence" has the mode "attack"
    When the stack resolves
    And the game goes on to Bob's main phase
    Then Bob can't attack with "Grizzly Bears" by rule 508.1c
    And Bob can't attack with "Hill Giant" by rule 508.1c
    And Alice was asked for a mode once

  @htg:ironic-indulgence.2
  Scenario: In its player's own turn only the mode against blocking is of use
    Given Alice controls "Hill Giant"
    And Alice has 2 "Ironic Indulgence" as "indulgence" in hand and can pay {2}{W}{W}
    And Bob controls "Grizzly Bears"
    When Alice attacks with "Hill Giant"
    And Alice casts "indulgence 1" choosing "attack" targeting "Grizzly Bears"
    And the stack resolves
    Then Bob can block "Hill Giant" with "Grizzly Bears"
    When Alice casts "indulgence 2" choosing "block" targeting "Grizzly Bears"
    And the stack resolves
    Then Bob can't block "Hill Giant" with "Grizzly Bears" by rule 509.1b

  @htg:ironic-indulgence.2
  Scenario: In another player's turn only the mode against attacking is of use
    Given it is Bob's main phase
    And Bob controls "Grizzly Bears"
    And Alice has 2 "Ironic Indulgence" as "indulgence" in hand and can pay {2}{W}{W}
    When Alice casts "indulgence 1" choosing "block" targeting "Grizzly Bears"
    And the stack resolves
    Then Bob can attack with "Grizzly Bears"
    When Alice casts "indulgence 2" choosing "attack" targeting "Grizzly Bears"
    And the stack resolves
    Then Bob can't attack with "Grizzly Bears" by rule 508.1c
