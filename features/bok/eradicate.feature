Feature: Eradicate

  @bok:eradicate.1
  Scenario: The namesake in the graveyard must be found, those in hand and library may be left
    Given Alice has "Eradicate" in hand and can pay {2}{B}{B}
    And Bob controls "Grizzly Bears" as "the living bear"
    And Bob has "Grizzly Bears" as "the dead bear" in graveyard
    And Bob has "Grizzly Bears" as "the bear in hand" in hand
    And Bob has "Grizzly Bears" as "the bear in the library" on top of library
    When Alice plays "Eradicate" targeting "the living bear"
    And the stack resolves
    Then Alice is asked for objects by "Eradicate" among "the dead bear", "the bear in hand" and "the bear in the library"
    And Alice may not choose nothing
    And Alice may not choose "the bear in hand" and "the bear in the library"
    And Alice may choose "the dead bear"
    When Alice chooses "the dead bear" for "Eradicate"
    Then "the living bear" and "the dead bear" are removed from the game
    And "the bear in hand" is in Bob's hand
    And "the bear in the library" is in Bob's library
    And it happened once that Bob shuffled

  @bok:eradicate.1
  Scenario: All namesakes may be found
    Given Alice has "Eradicate" in hand and can pay {2}{B}{B}
    And Bob controls "Grizzly Bears" as "the living bear"
    And Bob has "Grizzly Bears" as "the dead bear" in graveyard
    And Bob has "Grizzly Bears" as "the bear in hand" in hand
    And Bob has "Grizzly Bears" as "the bear in the library" on top of library
    When Alice plays "Eradicate" targeting "the living bear"
    And the stack resolves
    And Alice chooses "the dead bear", "the bear in hand" and "the bear in the library"
    Then "the dead bear", "the bear in hand" and "the bear in the library" are removed from the game
    And it happened once that Bob shuffled
