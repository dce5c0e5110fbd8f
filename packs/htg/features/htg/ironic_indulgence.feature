Feature: Ironic Indulgence

  # Ironic Indulgence keeps a creature from attacking or from blocking this turn. Its Guardian Rubric copies it if its controller controls a Guardian.
  @htg:ironic-indulgence.1
  Scenario: The copy of Ironic Indulgence has the mode of the original and a new target
    Given it is Bob's upkeep
    And Alice controls "Sunlit Guardian"
    And Alice has "Ironic Indulgence" in hand and can pay {1}{W}
    And Bob controls "Grizzly Bears" and "Hill Giant"
    Then "Sunlit Guardian" is 1/1
    When Alice casts "Ironic Indulgence" choosing "attack" targeting "Grizzly Bears"
    And the top of the stack resolves
    And Alice targets "Hill Giant"
    Then the copy of "Ironic Indulgence" has the mode "attack"
    When the stack resolves
    And the game goes on to Bob's main phase
    Then Bob can't attack with "Grizzly Bears" by rule 508.1c
    And Bob can't attack with "Hill Giant" by rule 508.1c
    And Alice was asked for a mode once

  @htg:ironic-indulgence.1
  Scenario: Ironic Indulgence is copied only if its controller controls a Guardian, and other spells aren't copied
    Given it is Bob's upkeep
    And Alice has 2 "Ironic Indulgence" as "indulgence" in hand and can pay {2}{W}{W}
    And Alice has "Sunlit Guardian" and "Healing Salve" in hand and can pay {W} and can pay {W}
    And Bob controls "Grizzly Bears" and "Hill Giant"
    And Bob controls "Sunlit Guardian" as "Bob's Guardian" owned by Alice
    And Alice controls "Vedalken Orrery"
    When Alice casts "indulgence 1" choosing "attack" targeting "Grizzly Bears"
    Then the stack holds "indulgence 1"
    And "indulgence 1" has triggered never
    When the stack resolves
    And Alice casts "Sunlit Guardian"
    And the stack resolves
    And Alice casts "indulgence 2" choosing "attack" targeting "Grizzly Bears"
    And Alice casts "Healing Salve" choosing "gain" targeting Alice
    Then "indulgence 2" has triggered once
    When the top of the stack resolves
    And the top of the stack resolves
    And Alice targets "Hill Giant"
    Then the copy of "indulgence 2" has the mode "attack"
    When the stack resolves
    And the game goes on to Bob's main phase
    Then Bob can't attack with "Grizzly Bears" by rule 508.1c
    And Bob can't attack with "Hill Giant" by rule 508.1c
    And Bob can attack with "Bob's Guardian"

  @htg:ironic-indulgence.1
  Scenario: Ironic Indulgence is copied if its controller controls a Guardian that another player owns
    Given it is Bob's upkeep
    And Alice controls "Sunlit Guardian" owned by Bob
    And Alice has "Ironic Indulgence" in hand and can pay {1}{W}
    And Bob controls "Grizzly Bears" and "Hill Giant"
    When Alice casts "Ironic Indulgence" choosing "attack" targeting "Grizzly Bears"
    And the top of the stack resolves
    And Alice targets "Hill Giant"
    Then the copy of "Ironic Indulgence" has the mode "attack"

  @htg:ironic-indulgence.2
  Scenario: Ironic Indulgence's mode against blocking lasts through all combat phases of the turn and then ends
    Given Alice controls "Hill Giant" and has "Relentless Assault" in hand and can pay {2}{R}{R}
    And Alice has "Ironic Indulgence" in hand and can pay {1}{W}
    And Bob controls "Grizzly Bears" and "Forest"
    Then Alice can't cast "Ironic Indulgence" choosing "block" targeting Bob by rule 115.2
    And Alice can't cast "Ironic Indulgence" choosing "block" targeting "Forest" by rule 601.2c
    And Alice can cast "Ironic Indulgence" choosing "block" targeting "Grizzly Bears"
    When Alice casts "Ironic Indulgence" choosing "block" targeting "Grizzly Bears"
    And the stack resolves
    And the game goes on to the second main phase
    And Alice casts "Relentless Assault"
    And the stack resolves
    And the game goes on to an additional combat phase
    And Alice attacks with "Hill Giant"
    Then Bob can't block "Hill Giant" with "Grizzly Bears" by rule 509.1b
    When the game goes on to Alice's next main phase
    And Alice attacks with "Hill Giant"
    Then Bob can block "Hill Giant" with "Grizzly Bears"

  @htg:ironic-indulgence.2
  Scenario: Ironic Indulgence's mode against attacking lasts through all combat phases of the turn and then ends
    Given it is Bob's main phase
    And Bob controls "Grizzly Bears" and "Forest" and has "Relentless Assault" in hand and can pay {2}{R}{R}
    And Alice has "Ironic Indulgence" in hand and can pay {1}{W}
    Then Alice can't cast "Ironic Indulgence" choosing "attack" targeting Bob by rule 115.2
    And Alice can't cast "Ironic Indulgence" choosing "attack" targeting "Forest" by rule 601.2c
    And Alice can cast "Ironic Indulgence" choosing "attack" targeting "Grizzly Bears"
    When Alice casts "Ironic Indulgence" choosing "attack" targeting "Grizzly Bears"
    And the stack resolves
    And the game goes on to the second main phase
    And Bob casts "Relentless Assault"
    And the stack resolves
    And the game goes on to an additional combat phase
    Then Bob can't attack with "Grizzly Bears" by rule 508.1c
    When the game goes on to Bob's next main phase
    Then Bob can attack with "Grizzly Bears"

  @htg:ironic-indulgence.2
  Scenario: In its controller's turn, only the mode of Ironic Indulgence against blocking is of use
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
  Scenario: In another player's turn, only the mode of Ironic Indulgence against attacking is of use
    Given it is Bob's main phase
    And Bob controls "Grizzly Bears"
    And Alice has 2 "Ironic Indulgence" as "indulgence" in hand and can pay {2}{W}{W}
    When Alice casts "indulgence 1" choosing "block" targeting "Grizzly Bears"
    And the stack resolves
    Then Bob can attack with "Grizzly Bears"
    When Alice casts "indulgence 2" choosing "attack" targeting "Grizzly Bears"
    And the stack resolves
    Then Bob can't attack with "Grizzly Bears" by rule 508.1c
