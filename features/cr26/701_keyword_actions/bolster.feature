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

  @cr26:701.39a
  Scenario: Grizzly Bears with Giant Growth in response has no longer the least toughness as Cached Defenses resolves, so Gray Ogre gets the counters
    Given Alice controls "Grizzly Bears" and "Gray Ogre"
    And Alice has "Cached Defenses" and "Giant Growth" in hand and can pay {2}{G}{G}
    When Alice plays "Cached Defenses"
    And Alice plays "Giant Growth" targeting "Grizzly Bears"
    And the stack resolves
    Then "Gray Ogre" has 3 +1/+1 counters
    And "Grizzly Bears" is 5/5

  @cr26:701.39a
  Scenario: Bolster doesn't target, so Morphling with shroud, which has the least toughness, gets the counters
    Given Alice controls "Morphling" and "Craw Wurm" and can pay {U}
    And Alice has "Cached Defenses" in hand and can pay {2}{G}
    When Alice activates "hide" of "Morphling"
    And the stack resolves
    And Alice plays "Cached Defenses"
    And the stack resolves
    Then "Morphling" has "shroud"
    And "Morphling" has 3 +1/+1 counters
    And "Craw Wurm" has no +1/+1 counters

  @cr26:701.39a
  Scenario: Cached Defenses puts the counters on Bob's Craw Wurm that Alice controls, with toughness 4, and not on Wall of Stone, which has less power and toughness 8
    Given Alice controls "Craw Wurm" owned by Bob
    And Alice controls "Wall of Stone"
    And Bob controls "Grizzly Bears" owned by Alice
    And Alice has "Cached Defenses" in hand and can pay {2}{G}
    When Alice plays "Cached Defenses"
    And the stack resolves
    Then "Craw Wurm" has 3 +1/+1 counters
    And "Craw Wurm" is 9/7
    And "Wall of Stone" has no +1/+1 counters
    And "Grizzly Bears" has no +1/+1 counters

  @cr26:701.39a
  Scenario: Aven Tactician, which bolsters 1, puts one +1/+1 counter on Grizzly Bears
    Given Alice has "Aven Tactician" in hand and can pay {4}{W}
    And Alice controls "Grizzly Bears"
    When Alice plays "Aven Tactician"
    And the stack resolves
    Then "Grizzly Bears" has 1 +1/+1 counter
    And "Grizzly Bears" is 3/3
    And "Aven Tactician" is 2/3
