Feature: Creatures that attack planeswalkers

  @cr26:508.1b @cr26:508.1b.2
  Scenario: Blessed Reversal counts the two creatures that attack its player, but not the one that attacks that player's Jace Beleren
    Given Bob controls "Jace Beleren"
    And Bob has "Blessed Reversal" in hand and can pay {1}{W}
    And Alice controls "Grizzly Bears", "Hill Giant" and "Serra Angel"
    When Alice attacks with "Grizzly Bears" attacking Bob, "Hill Giant" attacking "Jace Beleren" and "Serra Angel" attacking Bob
    And Bob casts "Blessed Reversal"
    And the stack resolves
    Then Bob is at 26 life

  @cr26:508.1b
  Scenario: Blessed Reversal counts both creatures that attack a player without planeswalkers
    Given Bob has "Blessed Reversal" in hand and can pay {1}{W}
    And Alice controls "Grizzly Bears" and "Hill Giant"
    When Alice attacks with "Grizzly Bears" and "Hill Giant"
    And Bob casts "Blessed Reversal"
    And the stack resolves
    Then Bob is at 26 life
