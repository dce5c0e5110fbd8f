Feature: Changes of any targets, and the modes of abilities

  @cr26:115.7c.2
  Scenario: Bend the Arcs leaves Morphling, which has gained shroud, as one target of Inferno Titan's ability, and changes the other
    Given Alice controls "Inferno Titan"
    And Bob controls "Morphling", "Hill Giant", "Sol Ring" and "Craw Wurm"
    And Bob has "Bend the Arcs" in hand and can pay {U}{U}
    When Alice attacks with "Inferno Titan"
    And Alice targets "Morphling" and "Hill Giant" for "Inferno Titan"
    And Alice divides 1 to "Morphling" and 2 to "Hill Giant"
    And Bob plays "Bend the Arcs" targeting the ability of "Inferno Titan"
    And Bob activates "hide" of "Morphling"
    And the top of the stack resolves
    Then "Morphling" has "shroud"
    When the top of the stack resolves
    Then Bob may not target "Hill Giant" and "Morphling" for "Bend the Arcs"
    And Bob may not target "Morphling" and "Sol Ring" for "Bend the Arcs"
    And Bob may target "Craw Wurm" and Alice for "Bend the Arcs"
    When Bob targets "Morphling" and "Craw Wurm" for "Bend the Arcs"
    And the stack resolves
    Then "Craw Wurm" has 2 damage marked
    And "Morphling" has no damage marked
    And "Hill Giant" has no damage marked

  @cr26:115.8.5
  Scenario: Glancing Wind gives the Jitte's ability the new target Craw Wurm, and the ability keeps its mode, which gives -1/-1
    Given Alice controls "Umezawa's Jitte" with 1 charge counter
    And Bob controls "Hill Giant", "Craw Wurm" and "Sol Ring"
    And Bob has "Glancing Wind" in hand and can pay {U}
    When Alice activates the second printed ability of "Umezawa's Jitte" choosing "wither" targeting "Hill Giant"
    And Bob in response plays "Glancing Wind" targeting the ability of "Umezawa's Jitte"
    And the top of the stack resolves
    Then Bob may not target "Sol Ring" for "Glancing Wind"
    And Bob may target "Hill Giant" for "Glancing Wind"
    When Bob targets "Craw Wurm" for "Glancing Wind"
    Then the ability of "Umezawa's Jitte" has the mode "wither"
    And Bob was asked for a mode never
    When the stack resolves
    Then "Craw Wurm" is 5/3
    And "Hill Giant" is 3/3
    And Alice is at 20 life
