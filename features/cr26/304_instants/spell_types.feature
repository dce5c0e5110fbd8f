Feature: Spell types

  @cr26:304.3 @cr26:307.3 @cr26:205.3k
  Scenario: Glacial Ray is spliced onto Reach Through Mists, an Arcane instant, and onto Lava Spike, an Arcane sorcery, and not onto Lightning Bolt
    Given Alice has "Reach Through Mists", "Lava Spike", "Lightning Bolt" and "Glacial Ray" in hand and can pay {U}{R}{1}{R}{1}{R}
    And Bob controls "Wall of Stone"
    Then Alice can't play "Lightning Bolt" targeting Bob splicing "Glacial Ray" targeting "Wall of Stone" by rule 702.47
    And Alice can play "Reach Through Mists" splicing "Glacial Ray" targeting "Wall of Stone"
    And Alice can play "Lava Spike" targeting Bob splicing "Glacial Ray" targeting "Wall of Stone"
    When Alice plays "Reach Through Mists" splicing "Glacial Ray" targeting "Wall of Stone"
    And the stack resolves
    Then "Wall of Stone" has 2 damage marked
    When Alice plays "Lava Spike" targeting Bob splicing "Glacial Ray" targeting "Wall of Stone"
    And the stack resolves
    Then "Wall of Stone" has 4 damage marked
    And Bob is at 17 life

  @cr26:304.3.2
  Scenario: Lesson of Rain, an instant that is Arcane and a Lesson, can be returned as either, and Reach Through Mists only as an Arcane card
    Given Alice controls "Spell Index" and can pay {U}
    And Alice has 2 "Lesson of Rain" as "lesson", "Reach Through Mists" and "Lightning Bolt" in graveyard
    Then Alice can target only "lesson 1", "lesson 2" and "Reach Through Mists" with "arcane" of "Spell Index"
    And Alice can target only "lesson 1" and "lesson 2" with "lesson" of "Spell Index"
    When Alice activates "arcane" of "Spell Index" targeting "lesson 1"
    And the stack resolves
    And Alice activates "lesson" of "Spell Index" targeting "lesson 2"
    And the stack resolves
    Then "lesson 1" and "lesson 2" are in Alice's hand
    When Alice plays "lesson 1"
    And the stack resolves
    Then Alice is at 22 life
    
  @cr26:304.3.2
  Scenario: Lesson of Rain can be returned as an Arcane card, and Lightning Bolt can't
    Given Alice controls "Spell Index" and can pay {U}
    And Alice has "Lesson of Rain" and "Lightning Bolt" in graveyard
    Then Alice can target only "Lesson of Rain" with "arcane" of "Spell Index"
    When Alice activates "arcane" of "Spell Index" targeting "Lesson of Rain"
    And the stack resolves
    And Alice plays "Lesson of Rain"
    And the stack resolves
    Then Alice is at 22 life

  @cr26:307.3.2
  Scenario: Lesson of Mud, a sorcery that is Arcane and a Lesson, can be returned as either, and Lava Spike only as an Arcane card
    Given Alice controls "Spell Index" and can pay {B}
    And Alice has 2 "Lesson of Mud" as "lesson", "Lava Spike" and "Dry Spell" in graveyard
    Then Alice can target only "lesson 1", "lesson 2" and "Lava Spike" with "arcane" of "Spell Index"
    And Alice can target only "lesson 1" and "lesson 2" with "lesson" of "Spell Index"
    When Alice activates "arcane" of "Spell Index" targeting "lesson 1"
    And the stack resolves
    And Alice activates "lesson" of "Spell Index" targeting "lesson 2"
    And the stack resolves
    Then "lesson 1" and "lesson 2" are in Alice's hand
    When Alice plays "lesson 1"
    And the stack resolves
    Then Alice is at 24 life
    
  @cr26:307.3.2
  Scenario: Lesson of Mud can be returned as an Arcane card, and Dry Spell can't
    Given Alice controls "Spell Index" and can pay {B}
    And Alice has "Lesson of Mud" and "Dry Spell" in graveyard
    Then Alice can target only "Lesson of Mud" with "arcane" of "Spell Index"
    When Alice activates "arcane" of "Spell Index" targeting "Lesson of Mud"
    And the stack resolves
    And Alice plays "Lesson of Mud"
    And the stack resolves
    Then Alice is at 24 life
