Feature: Land types and land plays

  @cr26:305.6
  Scenario: Tundra without text is tapped for white or for blue mana, and Hill Giant that has become a Forest for green mana
    Given Alice controls "Tundra" as "first", "Tundra" as "second" and "Hill Giant"
    And Alice has "Song of the Dryads" in hand and can pay {2}{G}
    When Alice plays "Song of the Dryads" targeting "Hill Giant"
    And the stack resolves
    Then Alice can tap "first" for mana making {W}
    When Alice taps "first" for mana making {W}
    And Alice taps "second" for mana making {U}
    And Alice taps "Hill Giant" for mana
    Then Alice has {W}{U}{G} in the mana pool

  @cr26:305.8
  Scenario: Kodama's Reach finds a basic Island, and not Tundra, which is an Island, too
    Given Alice has "Kodama's Reach" in hand and can pay {2}{G}
    And Alice has "Tundra", "Island" and "Plains" as library
    When Alice plays "Kodama's Reach"
    And the stack resolves
    Then Alice may not choose "Tundra" for "Kodama's Reach"
    And Alice may choose "Island" for "Kodama's Reach"
    When Alice chooses "Island" for "Kodama's Reach"
    And Alice chooses "Island" for "Kodama's Reach"
    Then "Island" is in play
    And "Island" is tapped
