Feature: Prowess

  @cr26:702.108a
  Scenario: Prowess triggers for a noncreature spell and not for a creature spell
    Given Alice controls "Monastery Swiftspear"
    And Alice has "Lava Spike" and "Grizzly Bears" in hand and can pay {R}{1}{G}
    When Alice plays "Lava Spike" targeting Bob
    And the stack resolves
    Then "Monastery Swiftspear" is 2/3
    When Alice plays "Grizzly Bears"
    And the stack resolves
    Then "Monastery Swiftspear" is 2/3

  @cr26:702.108a
  Scenario: Prowess gives +1/+1 for each of two noncreature spells
    Given Alice controls "Monastery Swiftspear"
    And Alice has "Lava Spike" as "one" and "Lava Spike" as "two" in hand and can pay {R}{R}
    When Alice plays "one" targeting Bob
    And the stack resolves
    And Alice plays "two" targeting Bob
    And the stack resolves
    Then "Monastery Swiftspear" is 3/4

  @cr26:702.108a
  Scenario: Prowess's +1/+1 lasts until end of turn, and prowess doesn't trigger for an opponent's noncreature spell
    Given Alice controls "Monastery Swiftspear" and has "Lava Spike" in hand and can pay {R}
    And Bob has "Lava Spike" as "theirs" in hand and can pay {R}
    When Alice plays "Lava Spike" targeting Bob
    And the stack resolves
    And the game goes on to the end step
    Then "Monastery Swiftspear" is 2/3
    When the turn ends
    Then "Monastery Swiftspear" is 1/2
    When the game goes on to Bob's main phase
    And Bob plays "theirs" targeting Alice
    And the stack resolves
    Then "Monastery Swiftspear" has triggered once
    And "Monastery Swiftspear" is 1/2

  @cr26:702.108b
  Scenario: Monastery Swiftspear with two instances of prowess gets +2/+2 for one spell
    Given Alice controls "Monastery Swiftspear" and has "Lava Spike" in hand and can pay {R}
    And "Monastery Swiftspear" has "prowess"
    When Alice plays "Lava Spike" targeting Bob
    Then "Monastery Swiftspear" has triggered twice
    When the stack resolves
    Then "Monastery Swiftspear" is 3/4

  @cr26:702.108a
  Scenario: Prowess triggers for Lava Spike and for Twincast, and not for the copy of Lava Spike, which wasn't cast
    Given Alice controls "Monastery Swiftspear"
    And Alice has "Lava Spike" and "Twincast" in hand and can pay {R}{U}{U}
    When Alice plays "Lava Spike" targeting Bob
    And Alice plays "Twincast" targeting "Lava Spike"
    And the top of the stack resolves
    And the top of the stack resolves
    And Alice keeps the targets
    And the stack resolves
    Then "Monastery Swiftspear" has triggered twice
    And "Monastery Swiftspear" is 3/4
    And Bob is at 14 life

  @cr26:702.108a
  Scenario: Prowess triggers for an artifact spell and for an enchantment spell, and not for an artifact creature spell
    Given Alice controls "Monastery Swiftspear"
    And Alice has "Forest", "Sol Ring", "Ornithopter" and "Exploration" in hand and can pay {1}{G}
    When Alice plays the land "Forest"
    Then "Monastery Swiftspear" has triggered never
    When Alice plays "Sol Ring"
    And the stack resolves
    Then "Monastery Swiftspear" is 2/3
    When Alice plays "Ornithopter"
    And the stack resolves
    Then "Monastery Swiftspear" is 2/3
    When Alice plays "Exploration"
    And the stack resolves
    Then "Monastery Swiftspear" is 3/4
    And "Monastery Swiftspear" has triggered twice
    And "Ornithopter" is 0/2
