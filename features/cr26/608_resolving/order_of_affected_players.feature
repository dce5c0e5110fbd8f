Feature: The order in which an effect considers players

  @cr26:608.2f.2
  Scenario: Soulfire Eruption considers Bob before Carol, who was announced as a target before Bob
    Given Carol is playing too
    And Alice has "Soulfire Eruption" in hand and can pay {6}{R}{R}{R}
    And Alice has "Lava Spike" and "Hill Giant" on top of library
    When Alice plays "Soulfire Eruption" targeting Carol and Bob
    And the stack resolves
    Then Bob is at 19 life
    And Carol is at 16 life
    And "Lava Spike" and "Hill Giant" are exiled

  @cr26:608.2f.2
  Scenario: In Bob's turn, Alice's Soulfire Eruption considers Bob, the active player, before Alice
    Given it is Bob's main phase
    And Alice controls "Vedalken Orrery"
    And Alice has "Soulfire Eruption" in hand and can pay {6}{R}{R}{R}
    And Alice has "Lava Spike" and "Hill Giant" on top of library
    When Bob passes
    And Alice plays "Soulfire Eruption" targeting Alice and Bob
    And the stack resolves
    Then Bob is at 19 life
    And Alice is at 16 life
    And "Lava Spike" and "Hill Giant" are exiled

  @cr26:608.2f.3
  Scenario: In Bob's turn, Alice, who controls Soulfire Eruption, chooses which of Bob's creatures is considered first, and not Bob, the active player
    Given it is Bob's main phase
    And Alice controls "Vedalken Orrery"
    And Alice has "Soulfire Eruption" in hand and can pay {6}{R}{R}{R}
    And Alice has "Lava Spike" and "Hill Giant" on top of library
    And Bob controls "Wall of Stone" and "Siege Wurm"
    When Bob passes
    And Alice plays "Soulfire Eruption" targeting "Wall of Stone" and "Siege Wurm"
    And the stack resolves
    And Alice chooses "Siege Wurm"
    Then "Siege Wurm" has 1 damage marked
    And "Wall of Stone" has 4 damage marked
    And "Lava Spike" and "Hill Giant" are exiled

  @cr26:608.2f.3
  Scenario: In Bob's turn, Alice, who controls Soulfire Eruption, chooses that Bob's creature is considered before Bob himself
    Given it is Bob's main phase
    And Alice controls "Vedalken Orrery"
    And Alice has "Soulfire Eruption" in hand and can pay {6}{R}{R}{R}
    And Alice has "Lava Spike" and "Hill Giant" on top of library
    And Bob controls "Wall of Stone"
    When Bob passes
    And Alice plays "Soulfire Eruption" targeting Bob and "Wall of Stone"
    And the stack resolves
    And Alice chooses "Wall of Stone"
    Then "Wall of Stone" has 1 damage marked
    And Bob is at 16 life
    And "Lava Spike" and "Hill Giant" are exiled

  @cr26:608.2f.2
  Scenario: Soulfire Eruption considers Bob's creature before Carol's, which was announced as a target before it
    Given Carol is playing too
    And Alice has "Soulfire Eruption" in hand and can pay {6}{R}{R}{R}
    And Alice has "Lava Spike" and "Hill Giant" on top of library
    And Bob controls "Wall of Stone"
    And Carol controls "Siege Wurm"
    When Alice plays "Soulfire Eruption" targeting "Siege Wurm" and "Wall of Stone"
    And the stack resolves
    Then "Wall of Stone" has 1 damage marked
    And "Siege Wurm" has 4 damage marked
    And "Lava Spike" and "Hill Giant" are exiled

  @cr26:608.2f.2
  Scenario: Soulfire Eruption considers Bob's creature before Carol herself, who was announced as a target before it
    Given Carol is playing too
    And Alice has "Soulfire Eruption" in hand and can pay {6}{R}{R}{R}
    And Alice has "Lava Spike" and "Hill Giant" on top of library
    And Bob controls "Wall of Stone"
    When Alice plays "Soulfire Eruption" targeting Carol and "Wall of Stone"
    And the stack resolves
    Then "Wall of Stone" has 1 damage marked
    And Carol is at 16 life
    And "Lava Spike" and "Hill Giant" are exiled

  @cr26:608.2f.6
  Scenario: Alice, who activated Kindled Censer's ability in Bob's turn, chooses which of Bob's creatures is considered first, although Bob controls Kindled Censer by then
    Given it is Bob's main phase
    And Alice controls "Kindled Censer"
    And Alice has "Lava Spike" and "Hill Giant" on top of library
    And Bob controls "Aladdin", "Wall of Stone" and "Siege Wurm" and can pay {1}{R}{R}
    When Bob passes
    And Alice activates "Kindled Censer" targeting "Wall of Stone" and "Siege Wurm"
    And Bob activates "Aladdin" targeting "Kindled Censer"
    And the top of the stack resolves
    Then Bob controls "Kindled Censer"
    When the top of the stack resolves
    And Alice chooses "Siege Wurm"
    Then "Siege Wurm" has 1 damage marked
    And "Wall of Stone" has 4 damage marked

  @cr26:608.2f.6
  Scenario: Kindled Censer's ability considers Bob's creature, the active player's, before Alice's, which was announced as a target before it
    Given it is Bob's main phase
    And Alice controls "Kindled Censer" and "Wall of Stone"
    And Alice has "Lava Spike" and "Hill Giant" on top of library
    And Bob controls "Siege Wurm"
    When Bob passes
    And Alice activates "Kindled Censer" targeting "Wall of Stone" and "Siege Wurm"
    And the stack resolves
    Then "Siege Wurm" has 1 damage marked
    And "Wall of Stone" has 4 damage marked

  @cr26:608.2f.6
  Scenario: Kindled Censer's ability with one target exiles one card and deals damage equal to its mana value
    Given Alice controls "Kindled Censer"
    And Alice has "Lava Spike" and "Hill Giant" on top of library
    And Bob controls "Siege Wurm"
    When Alice activates "Kindled Censer" targeting "Siege Wurm"
    And the stack resolves
    Then "Siege Wurm" has 1 damage marked
    And "Lava Spike" is exiled
    And the top of Alice's library is "Hill Giant"
