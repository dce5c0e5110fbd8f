Feature: Targets of removal spells and of counterspells

  @cr26:601.2c.3
  Scenario: Doom Blade destroys an artifact creature and can't target a black one, and Go for the Throat is the other way round
    Given Bob controls "Bog Wraith", "Steel Wall" and "Grizzly Bears"
    And Alice has "Doom Blade" and "Go for the Throat" in hand and can pay {1}{B} and can pay {1}{B}
    Then Alice can target only "Steel Wall" and "Grizzly Bears" with "Doom Blade"
    And Alice can target only "Bog Wraith" and "Grizzly Bears" with "Go for the Throat"
    When Alice plays "Doom Blade" targeting "Steel Wall"
    And the stack resolves
    And Alice plays "Go for the Throat" targeting "Bog Wraith"
    And the stack resolves
    Then "Steel Wall" and "Bog Wraith" were destroyed
    And "Grizzly Bears" is in play

  @cr26:601.2c.4
  Scenario: Essence Scatter counters an artifact creature spell that Negate can't target, and Negate an artifact spell that Essence Scatter can't target
    Given Alice has "Steel Wall" and "Sol Ring" in hand and can pay {2}
    And Bob has "Essence Scatter" and "Negate" in hand and can pay {2}{U}{U}
    When Alice plays "Steel Wall"
    Then Bob can target only "Steel Wall" with "Essence Scatter"
    And Bob can't target "Steel Wall" with "Negate"
    When Bob plays "Essence Scatter" targeting "Steel Wall"
    And the stack resolves
    Then "Steel Wall" was countered
    When Alice plays "Sol Ring"
    Then Bob can target only "Sol Ring" with "Negate"
    When Bob plays "Negate" targeting "Sol Ring"
    And the stack resolves
    Then "Sol Ring" was countered
    And Alice controls no "artifact" permanents

  @cr26:601.2c.4
  Scenario: Disenchant destroys an artifact creature or an Aura, and no other creature
    Given Bob controls "Steel Wall", "Grizzly Bears" and "Humility"
    And Bob controls "Flight"
    And "Flight" is attached to "Grizzly Bears"
    And Alice has "Disenchant" in hand and can pay {1}{W}
    Then Alice can target only "Steel Wall", "Humility" and "Flight" with "Disenchant"
    When Alice plays "Disenchant" targeting "Steel Wall"
    And the stack resolves
    Then "Steel Wall" was destroyed
    And "Humility" is in play
