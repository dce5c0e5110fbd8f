Feature: Actions on a drawn card

  @cr26:121.6c @cr26:614.11b
  Scenario: Sindbad discards neither of the two cards that Thought Reflection has Alice draw instead, and discards one after it has left
    Given Alice controls "Sindbad" as "first", "Sindbad" as "second" and "Thought Reflection"
    And Alice has "Craw Wurm", "Hill Giant" and "Grizzly Bears" as library
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When Alice activates "first"
    And the stack resolves
    Then "Craw Wurm" and "Hill Giant" are in Alice's hand
    When Bob plays "Naturalize" targeting "Thought Reflection"
    And the stack resolves
    And Alice activates "second"
    And the stack resolves
    Then "Grizzly Bears" was discarded
    And Alice's hand holds "Craw Wurm" and "Hill Giant"

  @cr26:121.6c
  Scenario: Sindbad discards a creature card that Alice draws, and leaves a land card in her hand
    Given Alice controls "Sindbad" as "first" and "Sindbad" as "second"
    And Alice has "Craw Wurm" and "Forest" as library
    When Alice activates "first"
    And the stack resolves
    Then Alice's graveyard holds "Craw Wurm"
    When Alice activates "second"
    And the stack resolves
    Then Alice's hand holds "Forest"
    And Alice has drawn 2 cards

  @cr26:121.6c
  Scenario: Sindbad discards none of the four cards that Alice draws because two Thought Reflections apply to its draw one after the other
    Given Alice controls "Sindbad", "Thought Reflection" as "one" and "Thought Reflection" as "two"
    And Alice has "Craw Wurm", "Hill Giant", "Grizzly Bears", "Trained Armodon" and "Forest" as library
    When Alice activates "Sindbad"
    And the stack resolves
    And Alice applies "one" first
    Then Alice has drawn 4 cards
    And Alice's hand holds "Craw Wurm", "Hill Giant", "Grizzly Bears" and "Trained Armodon"
    And Alice's graveyard is empty
