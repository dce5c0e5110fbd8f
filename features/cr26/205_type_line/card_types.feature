Feature: Card types

  @cr26:205.2b
  Scenario: Steel Wall, an artifact creature, can be the target of Naturalize for artifacts and of Giant Growth for creatures
    Given Alice controls "Steel Wall" and "Grizzly Bears" and has "Giant Growth" and "Naturalize" in hand and can pay {G}{1}{G}
    Then Alice can play "Giant Growth" targeting "Steel Wall"
    When Alice plays "Giant Growth" targeting "Steel Wall"
    And the stack resolves
    Then "Steel Wall" is 3/7
    And Alice can target only "Steel Wall" with "Naturalize"
    When Alice plays "Naturalize" targeting "Steel Wall"
    And the stack resolves
    Then "Steel Wall" was destroyed

  @cr26:205.2b.3
  Scenario: Ornithopter, an artifact creature, is made a Goblin by Goblin Census, which affects artifacts, and gets +1/+1 from Glorious Anthem, which affects creatures
    Given Alice controls "Ornithopter", "Sol Ring" and "Grizzly Bears"
    And Alice has "Goblin Census" and "Glorious Anthem" in hand and can pay {1}{R}{1}{W}{W}
    When Alice plays "Goblin Census"
    And the stack resolves
    And Alice plays "Glorious Anthem"
    And the stack resolves
    Then "Ornithopter" has the type "Goblin"
    And "Ornithopter" is 1/3
    And "Grizzly Bears" doesn't have the type "Goblin"
    And "Grizzly Bears" is 3/3
    And "Sol Ring" has no power

  @cr26:205.2b.2
  Scenario: Juggernaut, an artifact creature, is an artifact spell for Jhoira's Familiar, which makes it cost {1} less, and a creature spell for Essence Scatter
    Given Alice controls "Jhoira's Familiar"
    And Alice has "Juggernaut" and "Hill Giant" in hand and can pay {3}{3}{R}
    And Bob has "Essence Scatter" in hand and can pay {1}{U}
    When Alice plays "Juggernaut"
    Then the total cost of "Juggernaut" is {3}
    And Bob can target "Juggernaut" with "Essence Scatter"
    When Bob plays "Essence Scatter" targeting "Juggernaut"
    And the stack resolves
    Then "Juggernaut" was countered
    When Alice plays "Hill Giant"
    Then the total cost of "Hill Giant" is {3}{R}
