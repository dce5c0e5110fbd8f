Feature: Single cards of the set

  # Insane Corkscrew Haymaker damages a creature; if that creature dies this turn, its player draws a card.
  @htg:insane-corkscrew-haymaker.1
  Scenario: The Haymaker waits for the death of the creature it damaged until the turn ends
    Given Alice has "Insane Corkscrew Haymaker" and "Glacial Ray" in hand and can pay {1}{R} and can pay {1}{R}
    And Bob controls "Hill Giant"
    Then the mana cost of "Insane Corkscrew Haymaker" is {1}{R}
    And "Insane Corkscrew Haymaker" has exactly the type "instant"
    And "Insane Corkscrew Haymaker" is red
    And Alice can target only "Hill Giant" with "Insane Corkscrew Haymaker"
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
  Scenario: Each of two Haymakers waits for the death, of which the second is itself the cause
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

  # Ironic Indulgence keeps a creature from attacking, or one from blocking, for a turn. Its Rubric copies it for a player who has a Guardian.
  @htg:ironic-indulgence.1
  Scenario: The copy that the Rubric makes has the mode of the Indulgence and may have another target
    Given it is Bob's upkeep
    And Alice controls "Sunlit Guardian"
    And Alice has "Ironic Indulgence" in hand and can pay {1}{W}
    And Bob controls "Grizzly Bears" and "Hill Giant"
    Then the mana cost of "Sunlit Guardian" is {W}
    And "Sunlit Guardian" has exactly the types "creature" and "Guardian"
    And "Sunlit Guardian" is 1/1
    And "Sunlit Guardian" is white
    And the mana cost of "Ironic Indulgence" is {1}{W}
    And "Ironic Indulgence" is white
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
  Scenario: The Rubric copies nothing without a Guardian of its player's, and asks for no other spell
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
  Scenario: The Guardian that the Rubric asks for is one that its player controls, whoever owns it
    Given it is Bob's upkeep
    And Alice controls "Sunlit Guardian" owned by Bob
    And Alice has "Ironic Indulgence" in hand and can pay {1}{W}
    And Bob controls "Grizzly Bears" and "Hill Giant"
    When Alice casts "Ironic Indulgence" choosing "attack" targeting "Grizzly Bears"
    And the top of the stack resolves
    And Alice targets "Hill Giant"
    Then the copy of "Ironic Indulgence" has the mode "attack"

  @htg:ironic-indulgence.2
  Scenario: The mode against blocking lasts through every combat phase of the turn, and no longer
    Given Alice controls "Hill Giant" and has "Relentless Assault" in hand and can pay {2}{R}{R}
    And Alice has "Ironic Indulgence" in hand and can pay {1}{W}
    And Bob controls "Grizzly Bears" and "Forest"
    Then Alice can't cast "Ironic Indulgence" choosing "block" targeting Bob by rule 115.2
    And Alice can't cast "Ironic Indulgence" choosing "block" targeting "Forest" by rule 115.2
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
  Scenario: The mode against attacking lasts through every combat phase of the turn, and no longer
    Given it is Bob's main phase
    And Bob controls "Grizzly Bears" and "Forest" and has "Relentless Assault" in hand and can pay {2}{R}{R}
    And Alice has "Ironic Indulgence" in hand and can pay {1}{W}
    Then Alice can't cast "Ironic Indulgence" choosing "attack" targeting Bob by rule 115.2
    And Alice can't cast "Ironic Indulgence" choosing "attack" targeting "Forest" by rule 115.2
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
