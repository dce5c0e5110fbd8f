Feature: Spells that can't be countered

  @cr26:101.2.5
  Scenario: Counterspell can target a creature spell cast with mana of Cavern of Souls, but doesn't counter that spell
    Given Alice has "Cavern of Souls" and "Grizzly Bears" in hand
    And Alice controls "Forest"
    And Bob has "Counterspell" in hand and can pay {U}{U}
    When Alice plays the land "Cavern of Souls"
    And Alice chooses the creature type "Bear"
    And Alice taps "kindred" of "Cavern of Souls" for mana making {G}
    And Alice plays "Grizzly Bears"
    And Bob in response plays "Counterspell" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Counterspell" has resolved
    And the stack holds "Grizzly Bears"
    When the stack resolves
    Then "Grizzly Bears" is in play
