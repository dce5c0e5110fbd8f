Feature: Bolster

  @cr26:701.39a
  Scenario: Bolster puts three +1/+1 counters on the creature with the least toughness
    Given Alice controls "Grizzly Bears" and "Craw Giant"
    And Bob controls "Ornithopter"
    And Alice has "Cached Defenses" in hand and can pay {2}{G}
    When Alice plays "Cached Defenses"
    And the stack resolves
    Then "Grizzly Bears" has 3 +1/+1 counters
    And "Grizzly Bears" is 5/5
    And "Craw Giant" is 6/4

  @cr26:701.39a
  Scenario: A player who bolsters puts no counters on an opponent's creature with equal toughness
    Given Alice controls "Grizzly Bears"
    And Bob controls "Ornithopter"
    And Alice has "Cached Defenses" in hand and can pay {2}{G}
    When Alice plays "Cached Defenses"
    And the stack resolves
    Then "Grizzly Bears" is 5/5
    And "Ornithopter" is 0/2

  @cr26:701.39a
  Scenario: A player who bolsters chooses between two creatures tied for the least toughness
    Given Alice controls "Grizzly Bears", "Goblin Raider" and "Craw Giant"
    And Bob controls "Llanowar Elves"
    And Alice has "Cached Defenses" in hand and can pay {2}{G}
    When Alice plays "Cached Defenses"
    And the stack resolves
    Then Alice may choose "Grizzly Bears"
    And Alice may not choose "Craw Giant"
    And Alice may not choose "Llanowar Elves"
    When Alice chooses "Goblin Raider"
    Then "Goblin Raider" is 5/5
    And "Grizzly Bears" is 2/2
