Feature: Vehicles

  @cr26:301.7a
  Scenario: Sky Skiff has no power and toughness until it is crewed, and is then 2/3
    Given Alice controls "Sky Skiff" and "Hill Giant"
    Then "Sky Skiff" has no power
    When Alice activates "crew" of "Sky Skiff", tapping "Hill Giant"
    And the stack resolves
    Then "Sky Skiff" is 2/3
    When the turn ends
    Then "Sky Skiff" has no power

  @cr26:301.7b
  Scenario: Sky Skiff is 2/2 under March of the Machines, which sets its power and toughness to its mana value
    Given Alice controls "Sky Skiff" and has "March of the Machines" in hand and can pay {3}{U}
    When Alice plays "March of the Machines"
    And the stack resolves
    Then "Sky Skiff" is 2/2
    And "Sky Skiff" has the types "artifact" and "creature"

  @cr26:301.7b.2
  Scenario: Giant Growth makes crewed Sky Skiff 5/6 from its printed 2/3
    Given Alice controls "Sky Skiff" and "Hill Giant" and has "Giant Growth" in hand and can pay {G}
    When Alice activates "crew" of "Sky Skiff", tapping "Hill Giant"
    And the stack resolves
    Then "Sky Skiff" is 2/3
    When Alice plays "Giant Growth" targeting "Sky Skiff"
    And the stack resolves
    Then "Sky Skiff" is 5/6

  @cr26:301.7b.3
  Scenario: Turn to Frog makes crewed Sky Skiff 1/1 instead of its printed 2/3, and Giant Growth makes it 4/4 afterwards
    Given Alice controls "Sky Skiff" and "Hill Giant"
    And Alice has "Giant Growth" in hand and can pay {G}
    And Bob has "Turn to Frog" in hand and can pay {1}{U}
    When Alice activates "crew" of "Sky Skiff", tapping "Hill Giant"
    And the stack resolves
    Then "Sky Skiff" is 2/3
    When Bob plays "Turn to Frog" targeting "Sky Skiff"
    And the stack resolves
    Then "Sky Skiff" is 1/1
    When Alice plays "Giant Growth" targeting "Sky Skiff"
    And the stack resolves
    Then "Sky Skiff" is 4/4

  @cr26:301.7b.4
  Scenario: Rousing Call, which makes Sky Skiff a creature and gives it +1/+1 in one effect, makes it 3/4, and it has no power in the next turn
    Given Alice controls "Sky Skiff"
    And Alice has "Rousing Call" in hand and can pay {R}
    Then "Sky Skiff" has no power
    When Alice plays "Rousing Call" targeting "Sky Skiff"
    And the stack resolves
    Then "Sky Skiff" is 3/4
    And "Sky Skiff" has exactly the types "artifact", "creature" and "Vehicle"
    When the turn ends
    Then "Sky Skiff" has no power

  @cr26:301.7b.4
  Scenario: Rousing Call makes Sky Skiff a creature that Terror can't target, because it is an artifact, and that Naturalize destroys
    Given Alice controls "Sky Skiff" and "Hill Giant"
    And Alice has "Rousing Call" in hand and can pay {R}
    And Bob has "Terror" and "Naturalize" in hand and can pay {1}{B}{1}{G}
    When Alice plays "Rousing Call" targeting "Sky Skiff"
    And the stack resolves
    Then "Sky Skiff" has the type "creature"
    And Bob can target only "Hill Giant" with "Terror"
    When Bob plays "Naturalize" targeting "Sky Skiff"
    And the stack resolves
    Then "Sky Skiff" was destroyed
