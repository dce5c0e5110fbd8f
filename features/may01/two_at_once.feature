Feature: Different tokens at one time

  @may01:ours.324
  Scenario: Two tokens that differ come together, and what waits for one or more triggers once
    Given it is Alice's main phase
    And Alice controls "Wurmcoil Engine" and "Staff of the Storyteller"
    And Bob has "Naturalize" in hand and can pay {1}{G}
    Then "Wurmcoil Engine" is 6/6
    And "Wurmcoil Engine" has "deathtouch" and "lifelink"
    And the mana cost of "Wurmcoil Engine" is {6}
    When Bob plays "Naturalize" targeting "Wurmcoil Engine"
    And the stack resolves
    Then Alice controls two 3/3 "Phyrexian Wurm" artifact creature tokens
    And the first "Phyrexian Wurm" token has "deathtouch"
    And the first "Phyrexian Wurm" token doesn't have "lifelink"
    And the second "Phyrexian Wurm" token has "lifelink"
    And the second "Phyrexian Wurm" token doesn't have "deathtouch"
    And "Staff of the Storyteller" has triggered once
    And "Staff of the Storyteller" has 1 story counter

  @may01:ours.324
  Scenario: The two tokens differ in what they can do, and in nothing else
    Given it is Alice's main phase
    And Alice controls "Wurmcoil Engine"
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When Bob plays "Naturalize" targeting "Wurmcoil Engine"
    And the stack resolves
    Then Alice controls two 3/3 "Phyrexian Wurm" artifact creature tokens
    And "Wurmcoil Engine" has triggered once
    And the first "Phyrexian Wurm" token has exactly "deathtouch"
    And the second "Phyrexian Wurm" token has exactly "lifelink"
