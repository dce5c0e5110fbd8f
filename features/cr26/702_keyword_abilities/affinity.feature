Feature: Affinity

  @cr26:702.41a
  Scenario: Frogmite costs {2} if its controller has two artifacts, and an opponent's artifact doesn't count
    Given Alice controls "Sol Ring"
    And Alice controls "Ornithopter" owned by Bob
    And Bob controls "Orb of Dreams" owned by Alice
    And Alice has "Frogmite" in hand and can pay {4}
    And Alice has "Naturalize" in hand and can pay {1}{G}
    When Alice plays "Frogmite"
    Then the total cost of "Frogmite" is {2}
    When Alice plays "Naturalize" targeting "Orb of Dreams"
    Then the total cost of "Naturalize" is {1}{G}

  @cr26:702.41a.2
  Scenario: Razor Golem, which has affinity for Plains, costs {3} if its controller has three Plains, and an artifact doesn't count
    Given Alice controls 3 "Plains" as "field" and "Sol Ring"
    And Alice has "Razor Golem" in hand and can pay {6}
    When Alice plays "Razor Golem"
    Then the total cost of "Razor Golem" is {3}

  @cr26:702.41a.2
  Scenario: Razor Golem costs {4} if its controller has two Plains, and the Plains of an opponent and a Forest don't count
    Given Alice controls 2 "Plains" as "field" and "Forest"
    And Bob controls 3 "Plains" as "meadow"
    And Alice has "Razor Golem" in hand and can pay {6}
    When Alice plays "Razor Golem"
    Then the total cost of "Razor Golem" is {4}
    When the stack resolves
    Then "Razor Golem" is 3/4

  @cr26:702.41b
  Scenario: Frogmite, which has a second affinity for artifacts from Mycosynth Golem, costs {2} less for one artifact
    Given Alice controls "Mycosynth Golem" and has "Frogmite" in hand and can pay {4}
    When Alice plays "Frogmite"
    Then the total cost of "Frogmite" is {2}
    When the stack resolves
    Then "Frogmite" is in play under Alice's control

  @cr26:702.41b
  Scenario: Juggernaut, whose only affinity for artifacts is from Mycosynth Golem, costs {1} less for one artifact
    Given Alice controls "Mycosynth Golem" and has "Juggernaut" in hand and can pay {4}
    When Alice plays "Juggernaut"
    Then the total cost of "Juggernaut" is {3}
    When the stack resolves
    Then "Juggernaut" is in play under Alice's control

  @cr26:702.41a
  Scenario: Frogmite that Alice casts from the top of her library costs {1} less for each of her two artifacts
    Given Alice controls "Shrine of Things to Come", "Sol Ring" and "Ornithopter" and can pay {2}
    And Alice has "Frogmite" and "Island" on top of library
    When Alice plays "Frogmite" from library
    Then the total cost of "Frogmite" is {2}
    When the stack resolves
    Then "Frogmite" is 2/2
    And the top of Alice's library is "Island"

  @cr26:702.41a
  Scenario: Bob's Frogmite that Alice casts from his graveyard costs {1} less for her one artifact, and his two artifacts don't count
    Given Alice controls "Ghoul's Ledger" and "Sol Ring" and can pay {4}
    And Bob controls "Ornithopter" and "Steel Wall" and has "Frogmite" in graveyard
    When Alice plays "Frogmite" from graveyard
    Then the total cost of "Frogmite" is {3}
    When the stack resolves
    Then "Frogmite" is in play under Alice's control
