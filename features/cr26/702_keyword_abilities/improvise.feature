Feature: Improvise

  @cr26:702.126a
  Scenario: Two artifacts tapped for improvise pay for two generic mana
    Given Alice controls "Sol Ring" and "Steel Wall" and can pay {U}
    And Alice has "Metallic Rebuke" in hand
    And Bob has "Lava Spike" in hand and can pay {R}{2}
    When the game goes on to Bob's main phase
    And Bob plays "Lava Spike" targeting Alice
    Then Alice can play "Metallic Rebuke" tapping "Sol Ring" and "Steel Wall" targeting "Lava Spike"
    When Alice plays "Metallic Rebuke" tapping "Sol Ring" and "Steel Wall" targeting "Lava Spike"
    Then {U} was spent on "Metallic Rebuke"
    And "Sol Ring" and "Steel Wall" are tapped
    When the stack resolves
    Then "Lava Spike" is in Bob's graveyard
    And Alice is at 20 life

  @cr26:702.126a
  Scenario: An artifact creature tapped for improvise pays for one generic mana
    Given Alice controls "Steel Wall" and can pay {U}{U}
    And Alice has "Metallic Rebuke" in hand
    And Bob has "Lava Spike" in hand and can pay {R}{2}
    When the game goes on to Bob's main phase
    And Bob plays "Lava Spike" targeting Alice
    And Alice plays "Metallic Rebuke" tapping "Steel Wall" targeting "Lava Spike"
    Then {U}{U} was spent on "Metallic Rebuke"
    And "Steel Wall" is tapped
    When the stack resolves
    Then "Lava Spike" is in Bob's graveyard
    And Alice is at 20 life

  @cr26:702.126a
  Scenario: An artifact creature that has just entered can be tapped for improvise
    Given Alice controls "Sol Ring" and can pay {U}
    And Alice has "Ornithopter" as "first", "Ornithopter" as "second" and "Metallic Rebuke" in hand
    When Alice plays "first"
    And the stack resolves
    And Alice plays "second"
    And Alice plays "Metallic Rebuke" tapping "Sol Ring" and "first" targeting "second"
    Then {U} was spent on "Metallic Rebuke"
    And "first" is tapped
    When the stack resolves
    Then "second" is in Alice's graveyard

  @cr26:702.126a
  Scenario: Improvise taps only its controller's untapped artifacts, and they pay for no {U}
    Given it is Bob's main phase
    And Alice controls "Steel Wall", "Ornithopter", "Gift Stone", "Grizzly Bears" and a tapped "Sol Ring" and can pay {U}
    And Alice has "Metallic Rebuke" in hand
    And Bob controls "Frogmite"
    And Bob has "Lava Spike" in hand and can pay {R}{2}
    When Bob plays "Lava Spike" targeting Alice
    Then Alice can't play "Metallic Rebuke" tapping "Steel Wall" and "Sol Ring" targeting "Lava Spike" by rule 118.3
    And Alice can't play "Metallic Rebuke" tapping "Steel Wall" and "Frogmite" targeting "Lava Spike" by rule 118.3
    And Alice can't play "Metallic Rebuke" tapping "Steel Wall" and "Grizzly Bears" targeting "Lava Spike" by rule 118.3
    And Alice can't play "Metallic Rebuke" tapping "Steel Wall", "Ornithopter" and "Gift Stone" targeting "Lava Spike" by rule 118.3
    And Alice can play "Metallic Rebuke" tapping "Steel Wall" and "Ornithopter" targeting "Lava Spike"
    When Alice plays "Metallic Rebuke" tapping "Steel Wall" and "Ornithopter" targeting "Lava Spike"
    Then {U} was spent on "Metallic Rebuke"

  @cr26:702.126c
  Scenario: Each artifact tapped for a spell with two instances of improvise pays for one mana
    Given Alice controls "Inspiring Statuary" and "Steel Wall" and has "Metallic Rebuke" in hand and can pay {U}
    And Bob has "Lava Spike" in hand and can pay {R}
    And it is Bob's main phase
    When Bob plays "Lava Spike" targeting Alice
    Then Alice can't play "Metallic Rebuke" tapping "Steel Wall" targeting "Lava Spike" by rule 118.3
    And Alice can play "Metallic Rebuke" tapping "Steel Wall" and "Inspiring Statuary" targeting "Lava Spike"
    When Alice plays "Metallic Rebuke" tapping "Steel Wall" and "Inspiring Statuary" targeting "Lava Spike"
    Then "Metallic Rebuke" has "improvise" and "improvise"
    And {U} was spent on "Metallic Rebuke"
    When the stack resolves
    Then "Lava Spike" is in Bob's graveyard
    And Alice is at 20 life

  @cr26:702.126b @cr26:702.126a
  Scenario: Sphere of Resistance makes Metallic Rebuke cost {3}{U}, of which three artifacts pay {3}
    Given it is Bob's main phase
    And Alice controls "Sphere of Resistance", "Steel Wall" and "Sol Ring" and has "Metallic Rebuke" in hand and can pay {U}
    And Bob has "Lava Spike" in hand and can pay {R}{1}
    When Bob plays "Lava Spike" targeting Alice
    Then Alice can play "Metallic Rebuke" tapping "Sphere of Resistance", "Steel Wall" and "Sol Ring" targeting "Lava Spike"
    When Alice plays "Metallic Rebuke" tapping "Sphere of Resistance", "Steel Wall" and "Sol Ring" targeting "Lava Spike"
    Then the total cost of "Metallic Rebuke" is {3}{U}
    And {U} was spent on "Metallic Rebuke"
    When the stack resolves
    Then "Lava Spike" is in Bob's graveyard
    And Alice is at 20 life

  @cr26:702.126b
  Scenario: Metallic Rebuke that is cast for its flashback cost, an alternative cost, can be paid for with improvise, too
    Given it is Bob's main phase
    And Alice controls "Steel Wall" and "Sol Ring"
    And Alice has "Snapcaster Mage" in hand and can pay {1}{U}{U}
    And Alice has "Metallic Rebuke" in graveyard
    And Bob has "Lava Spike" in hand and can pay {R}
    When Bob plays "Lava Spike" targeting Alice
    And Alice plays "Snapcaster Mage"
    And the top of the stack resolves
    And the top of the stack resolves
    Then Alice can play "Metallic Rebuke" from graveyard tapping "Steel Wall" and "Sol Ring" targeting "Lava Spike"
    When Alice plays "Metallic Rebuke" from graveyard tapping "Steel Wall" and "Sol Ring" targeting "Lava Spike"
    Then the total cost of "Metallic Rebuke" is {2}{U}
    And {U} was spent on "Metallic Rebuke"
    And "Steel Wall" and "Sol Ring" are tapped
    When the stack resolves
    Then "Lava Spike" is in Bob's graveyard
    And "Metallic Rebuke" is exiled
    And Alice is at 20 life

  @cr26:702.126a
  Scenario: Metallic Rebuke is paid for with {2}{U} alone, and Alice's untapped Sol Ring and Steel Wall stay untapped
    Given it is Bob's main phase
    And Alice controls "Sol Ring" and "Steel Wall" and can pay {2}{U}
    And Alice has "Metallic Rebuke" in hand
    And Bob has "Lava Spike" in hand and can pay {R}
    When Bob plays "Lava Spike" targeting Alice
    And Bob passes
    And Alice plays "Metallic Rebuke" targeting "Lava Spike"
    Then {2}{U} was spent on "Metallic Rebuke"
    And "Sol Ring" and "Steel Wall" are untapped
    When the stack resolves
    Then "Lava Spike" was countered
    And Alice is at 20 life
