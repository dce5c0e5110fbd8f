Feature: Effects of static abilities aren't locked in

  @cr26:611.3a
  Scenario: Castle gives +0/+2 to its controller's untapped creatures only
    Given Alice has "Castle" in hand and can pay {3}{W}
    And Alice controls "Grizzly Bears" and a tapped "Hill Giant"
    And Bob controls "Watchwolf"
    When Alice plays "Castle"
    And the stack resolves
    Then "Grizzly Bears" is 2/4
    And "Hill Giant" is 3/3
    And "Watchwolf" is 3/3

  @cr26:611.3a @cr26:611.3
  Scenario: A creature loses Castle's bonus when it taps to attack and has it again when it untaps
    Given Alice controls "Grizzly Bears" and has "Castle" in hand and can pay {3}{W}
    When Alice plays "Castle"
    And the stack resolves
    Then "Grizzly Bears" is 2/4
    When Alice attacks with "Grizzly Bears"
    Then "Grizzly Bears" is 2/2
    When Bob doesn't block
    And combat damage is dealt
    And the game goes on to Bob's upkeep
    Then "Grizzly Bears" is 2/2
    When the game goes on to Alice's upkeep
    Then "Grizzly Bears" is 2/4

  @cr26:611.3a.2
  Scenario: A bonus for the active player's creatures goes from Alice's creature to Bob's creature as Bob's turn begins
    Given Alice controls "Hill Giant" and has "Banner of the Day" in hand and can pay {2}
    And Bob controls "Grizzly Bears"
    When Alice plays "Banner of the Day"
    And the stack resolves
    Then "Hill Giant" is 4/3
    And "Grizzly Bears" is 2/2
    When the game goes on to Bob's upkeep
    Then "Hill Giant" is 3/3
    And "Grizzly Bears" is 3/2

  @cr26:611.3a.2
  Scenario: Banner of the Day that Alice casts in her turn gives +1/+0 to her Hill Giant, and nothing to Bob's Grizzly Bears
    Given Alice controls "Hill Giant"
    And Alice has "Banner of the Day" in hand and can pay {2}
    And Bob controls "Grizzly Bears"
    When Alice plays "Banner of the Day"
    And the stack resolves
    Then "Hill Giant" is 4/3
    And "Grizzly Bears" is 2/2

  @cr26:611.3a.3
  Scenario: If creatures whose power isn't less than Alice's life total can't attack, Craw Wurm can attack once she has 7 life
    Given Alice controls "Humbling Peak"
    And Alice is at 4 life
    And Bob controls "Craw Wurm" and "Hill Giant"
    And Alice has "Healing Salve" in hand and can pay {W}
    And it is Bob's main phase
    Then Bob can attack with "Hill Giant"
    And Bob can't attack with "Craw Wurm" because of the first printed ability of "Humbling Peak"
    When Alice plays "Healing Salve" choosing "gain" targeting Alice
    And the stack resolves
    Then Bob can attack with "Craw Wurm"

  @cr26:611.3a.3
  Scenario: While Alice has 4 life, Humbling Peak keeps Craw Wurm from attacking, and Hill Giant attacks her alone
    Given Alice controls "Humbling Peak"
    And Alice is at 4 life
    And Bob controls "Craw Wurm" and "Hill Giant"
    And it is Bob's main phase
    Then Bob can't attack with "Craw Wurm" because of the first printed ability of "Humbling Peak"
    When Bob attacks with "Hill Giant"
    And Alice doesn't block
    And combat damage is dealt
    Then Alice is at 1 life
    And "Craw Wurm" is untapped
