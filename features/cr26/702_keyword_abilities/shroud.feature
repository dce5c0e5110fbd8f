Feature: Shroud

  @cr26:702.18a
  Scenario: A player to whom Ivory Mask gives shroud can't be the target of either player's spells or abilities
    Given Alice controls "Ivory Mask"
    And Alice has "Glacial Ray" in hand and can pay {1}{R}
    And Bob controls "Frostwielder"
    Then Alice can't cast "Glacial Ray" targeting Alice because of "Ivory Mask"
    And Alice can cast "Glacial Ray" targeting Bob
    And Bob can't activate "Frostwielder" targeting Alice because of "Ivory Mask"
    And Bob can activate "Frostwielder" targeting Bob
    When Alice casts "Glacial Ray" targeting Bob
    And the stack resolves
    Then Bob is at 18 life

  @cr26:702.18a
  Scenario: Blastoderm, which has shroud, can't be the target of its controller's spell or an opponent's ability
    Given Alice controls "Blastoderm" and "Grizzly Bears"
    And Alice has "Boomerang" in hand and can pay {U}{U}
    And Bob controls "Frostwielder"
    Then Alice can't play "Boomerang" targeting "Blastoderm" because "Blastoderm" has "shroud"
    And Alice can play "Boomerang" targeting "Grizzly Bears"
    And Bob can't activate "Frostwielder" targeting "Blastoderm" because "Blastoderm" has "shroud"
    When Bob activates "Frostwielder" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" has 1 damage marked

  @cr26:702.18b
  Scenario: Blastoderm with two instances of shroud can't be targeted by its own controller
    Given Alice controls "Blastoderm" and "Grizzly Bears" and has "Giant Growth" in hand and can pay {G}
    And "Blastoderm" has "shroud"
    Then Alice can't target "Blastoderm" with "Giant Growth"
    When Alice plays "Giant Growth" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 5/5
