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

  @cr26:601.2c.3
  Scenario: Doom Blade can't target Psychatog, which is blue and black, and Go for the Throat destroys it
    Given Bob controls "Psychatog" and "Hill Giant"
    And Alice has "Doom Blade" and "Go for the Throat" in hand and can pay {1}{B} and can pay {1}{B}
    Then Alice can target only "Hill Giant" with "Doom Blade"
    When Alice plays "Doom Blade" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" was destroyed
    When Alice plays "Go for the Throat" targeting "Psychatog"
    And the stack resolves
    Then "Psychatog" was destroyed
    And "Psychatog" is in Bob's graveyard

  @cr26:601.2c.4
  Scenario: Essence Scatter counters an artifact creature spell that Negate can't target, and Negate an artifact spell that Essence Scatter can't target
    Given Alice has "Steel Wall" and "Sol Ring" in hand and can pay {2}
    And Bob controls "Grizzly Bears" and "Fountain of Youth"
    And Bob has "Essence Scatter", "Essence Scatter" as "spare" and "Negate" in hand and can pay {3}{U}{U}{U}
    When Alice plays "Steel Wall"
    Then Bob can target only "Steel Wall" with "Essence Scatter"
    And Bob can't target "Steel Wall" with "Negate"
    When Bob plays "Essence Scatter" targeting "Steel Wall"
    And the stack resolves
    Then "Steel Wall" was countered
    When Alice plays "Sol Ring"
    Then Bob can target only "Sol Ring" with "Negate"
    And Bob can't target "Sol Ring" with "spare"
    When Bob plays "Negate" targeting "Sol Ring"
    And the stack resolves
    Then "Sol Ring" was countered
    And Alice controls no "artifact" permanents

  @cr26:601.2c.4
  Scenario: Disenchant can target an artifact creature, Humility or an Aura, and no other creature, and destroys the artifact creature
    Given Bob controls "Steel Wall", "Grizzly Bears" and "Humility"
    And Bob controls "Flight"
    And "Flight" is attached to "Grizzly Bears"
    And Alice has "Disenchant" in hand and can pay {1}{W}
    Then Alice can target only "Steel Wall", "Humility" and "Flight" with "Disenchant"
    When Alice plays "Disenchant" targeting "Steel Wall"
    And the stack resolves
    Then "Steel Wall" was destroyed
    And "Humility" is in play

  @cr26:601.2c.5
  Scenario: Vindicate, Putrefy, Mortify and Abrupt Decay each destroy one of Bob's permanents
    Given Bob controls "Forest", "Serra Angel", "Sol Ring", "Humility" and "Trained Armodon"
    And Alice has "Vindicate", "Putrefy", "Mortify" and "Abrupt Decay" in hand
    And Alice has {1}{W}{B}{1}{B}{G}{1}{W}{B}{B}{G} in the mana pool
    Then Alice can target only "Forest", "Serra Angel", "Sol Ring", "Humility" and "Trained Armodon" with "Vindicate"
    And Alice can target only "Serra Angel", "Sol Ring" and "Trained Armodon" with "Putrefy"
    And Alice can target only "Serra Angel", "Humility" and "Trained Armodon" with "Mortify"
    And Alice can target only "Sol Ring" and "Trained Armodon" with "Abrupt Decay"
    When Alice plays "Vindicate" targeting "Forest"
    And the stack resolves
    And Alice plays "Putrefy" targeting "Serra Angel"
    And the stack resolves
    And Alice plays "Abrupt Decay" targeting "Sol Ring"
    And the stack resolves
    And Alice plays "Mortify" targeting "Humility"
    And the stack resolves
    Then "Forest", "Serra Angel", "Sol Ring" and "Humility" were destroyed

  @cr26:601.2c.5
  Scenario: Putrefy destroys Drudge Skeletons that have a regeneration shield, and Mortify does not
    Given Bob controls "Drudge Skeletons" as "first" and "Drudge Skeletons" as "second" and can pay {B}{B}
    And Alice has "Putrefy" and "Mortify" in hand and can pay {1}{B}{G} and can pay {1}{W}{B}
    When Bob activates "first"
    And the stack resolves
    And Bob activates "second"
    And the stack resolves
    And Alice plays "Putrefy" targeting "first"
    And the stack resolves
    And Alice plays "Mortify" targeting "second"
    And the stack resolves
    Then "first" was destroyed
    And "second" is in play
    And "second" is tapped
