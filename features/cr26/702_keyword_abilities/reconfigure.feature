Feature: Reconfigure

  @cr26:702.151a @cr26:702.151b @cr26:301.5c.9
  Scenario: Lizard Blades attaches to another creature of Alice and is no creature, moves to a second one, and is a creature again as it is unattached
    Given Alice controls "Lizard Blades", "Grizzly Bears", "Hill Giant" and "Sol Ring" and can pay {2}{2}{2}
    And Bob controls "Goblin Raider"
    Then Alice can target only "Grizzly Bears" and "Hill Giant" with "reconfigure.attach" of "Lizard Blades"
    And Alice can't activate "reconfigure.unattach" of "Lizard Blades" by rule 602.5b
    When Alice activates "reconfigure.attach" of "Lizard Blades" targeting "Grizzly Bears"
    Then the total cost of the ability of "Lizard Blades" is {2}
    And "Lizard Blades" is 1/1
    When the stack resolves
    Then "Lizard Blades" is attached to "Grizzly Bears"
    And "Lizard Blades" has exactly the types "artifact" and "Equipment"
    And "Lizard Blades" has no power
    And "Grizzly Bears" has "double strike"
    When Alice activates "reconfigure.attach" of "Lizard Blades" targeting "Hill Giant"
    And the stack resolves
    Then "Lizard Blades" is attached to "Hill Giant"
    And "Lizard Blades" has exactly the types "artifact" and "Equipment"
    And "Grizzly Bears" doesn't have "double strike"
    And Alice can activate "reconfigure.unattach" of "Lizard Blades"
    When Alice activates "reconfigure.unattach" of "Lizard Blades"
    Then "Lizard Blades" is attached to "Hill Giant"
    When the stack resolves
    Then "Lizard Blades" is attached to nothing
    And "Lizard Blades" is 1/1
    And "Lizard Blades" has exactly the types "artifact", "creature", "Equipment" and "Lizard"
    And "Hill Giant" doesn't have "double strike"

  @cr26:702.151b
  Scenario: Lizard Blades is a creature again, and can attack, as Grizzly Bears, to which reconfigure attached it, dies
    Given Alice controls "Lizard Blades" and "Grizzly Bears" and can pay {2}
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Alice activates "reconfigure.attach" of "Lizard Blades" targeting "Grizzly Bears"
    And the stack resolves
    Then "Lizard Blades" doesn't have the type "creature"
    When Bob plays "Lightning Bolt" targeting "Grizzly Bears"
    And the stack resolves
    Then "Lizard Blades" is attached to nothing
    And "Lizard Blades" is 1/1
    And "Lizard Blades" has "double strike"
    When Alice attacks with "Lizard Blades"
    And combat damage is dealt
    Then Bob is at 18 life

  @cr26:702.151b
  Scenario: Lizard Blades stays a creature if the target of its reconfigure ability is gone
    Given Alice controls "Lizard Blades", "Grizzly Bears" and "Hill Giant" and can pay {2}{2}
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Alice activates "reconfigure.attach" of "Lizard Blades" targeting "Grizzly Bears"
    And Bob plays "Lightning Bolt" targeting "Grizzly Bears"
    And the stack resolves
    Then "Lizard Blades" is 1/1
    When Alice activates "reconfigure.attach" of "Lizard Blades" targeting "Hill Giant"
    And the stack resolves
    Then "Lizard Blades" is attached to "Hill Giant"
    And "Lizard Blades" has no power

  @cr26:702.151a
  Scenario: Neither reconfigure ability of Lizard Blades can be activated in Bob's turn, in the upkeep or in the end step
    Given it is Bob's main phase
    And Alice controls "Lizard Blades" as "loose", "Grizzly Bears" and 4 "Plains" as "field"
    And Alice has 9 "Plains" as "page" as library
    When Bob passes
    Then Alice can't activate "reconfigure.attach" of "loose" targeting "Grizzly Bears" by rule 602.5d
    When the game goes on to Alice's upkeep
    Then Alice can't activate "reconfigure.attach" of "loose" targeting "Grizzly Bears" by rule 602.5d
    When the game goes on to Alice's main phase
    Then Alice can activate "reconfigure.attach" of "loose" targeting "Grizzly Bears"
    When Alice activates "reconfigure.attach" of "loose" targeting "Grizzly Bears"
    And the stack resolves
    Then Alice can activate "reconfigure.unattach" of "loose"
    When the game goes on to the end step
    Then Alice can't activate "reconfigure.unattach" of "loose" by rule 602.5d
    And "loose" is attached to "Grizzly Bears"
    And "Grizzly Bears" has "double strike"
