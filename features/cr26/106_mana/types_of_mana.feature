Feature: Colourless mana

  @cr26:106.1b
  Scenario: Vexing Bauble doesn't counter a spell on which colourless mana was spent, but counters one on which no mana was spent
    Given it is Bob's precombat main phase
    And Alice controls "Vexing Bauble"
    And Bob has "Sol Ring" and "Ornithopter" in hand and can pay {C}
    When Bob plays "Sol Ring"
    And the stack resolves
    And Bob plays "Ornithopter"
    And the stack resolves
    Then "Sol Ring" is on the battlefield
    And "Ornithopter" was countered

  @cr26:106.1b
  Scenario: Vexing Bauble counters a spell on which no mana was spent, and can be sacrificed later
    Given it is Bob's precombat main phase
    And Alice controls "Vexing Bauble" and can pay {1}
    And Bob has "Ornithopter" in hand
    When Bob plays "Ornithopter"
    And the stack resolves
    Then "Ornithopter" was countered
    When Alice activates "cash" of "Vexing Bauble"
    And the stack resolves
    Then "Vexing Bauble" is in Alice's graveyard

  @cr26:106.1a
  Scenario: Alice, who taps City of Brass for one mana of any colour, may choose each of the five colours, and not colourless
    Given Alice controls "City of Brass"
    When Alice taps "City of Brass" for mana
    Then Alice is asked for a color by "City of Brass" among "white", "blue", "black", "red" and "green"
    When Alice chooses the color "blue"
    Then Alice has {U} in the mana pool

  @cr26:106.1a
  Scenario: City of Brass, which adds one mana of any colour, can make white, blue, black, red and green mana, and no colourless mana
    Given Alice controls "City of Brass"
    Then Alice can tap "City of Brass" for mana making {W}
    And Alice can tap "City of Brass" for mana making {U}
    And Alice can tap "City of Brass" for mana making {B}
    And Alice can tap "City of Brass" for mana making {R}
    And Alice can tap "City of Brass" for mana making {G}
    And Alice can't tap "City of Brass" for mana making {C} by rule 602.2
    When Alice taps "City of Brass" for mana making {G}
    Then Alice has {G} in the mana pool
