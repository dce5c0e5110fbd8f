Feature: No power

  @cr26:208.3 @cr26:301.7
  Scenario: Sky Skiff, on which 2/3 is printed, has no power until it is crewed
    Given Alice controls "Sky Skiff" and "Grizzly Bears"
    And Alice has "Sky Skiff" as "held" and "Sol Ring" in hand
    Then "Sky Skiff" has no power
    And "held" is 2/3
    And "Sol Ring" has no power
    And Alice can activate "crew" of "Sky Skiff", tapping "Grizzly Bears"
    When Alice activates "crew" of "Sky Skiff", tapping "Grizzly Bears"
    And the stack resolves
    Then "Sky Skiff" is 2/3
    When the turn ends
    Then "Sky Skiff" has no power

  @cr26:208.5
  Scenario: Sol Ring with two +1/+1 counters that becomes a copy of Forest, but a creature, is 2/2
    Given Alice controls "Sol Ring" and "Forest"
    And Alice has "Waking Echo" in hand and can pay {G}
    When Alice plays "Waking Echo" targeting "Sol Ring" then "Forest"
    And the stack resolves
    Then "Sol Ring" is named "Forest"
    And "Sol Ring" is 2/2

  @cr26:208.5
  Scenario: Sol Ring that becomes a copy of Forest, but a creature, keeps the two +1/+1 counters that it got before and taps for green mana
    Given Alice controls "Sol Ring" and "Forest"
    And Alice has "Waking Echo" in hand and can pay {G}
    When Alice plays "Waking Echo" targeting "Sol Ring" then "Forest"
    And the stack resolves
    Then "Sol Ring" has exactly the types "basic", "land", "creature" and "Forest"
    And "Sol Ring" has 2 +1/+1 counters
    When Alice taps "Sol Ring" for mana
    Then Alice has {G} in the mana pool
    And "Sol Ring" is tapped
