Feature: Adventures

  @cr26:715.3b @cr26:715.3d
  Scenario: An Adventure that resolves is exiled, and one that is countered is put into a graveyard
    Given Alice has "Bonecrusher Giant" as "one" and "Bonecrusher Giant" as "two" in hand and can pay {2}{R}{R}
    And Bob controls "Grizzly Bears"
    And Bob has "Counterspell" in hand and can pay {U}{U}
    When Alice casts "one" as "Stomp" targeting "Grizzly Bears"
    Then "one" is named "Stomp"
    And the mana value of "one" is 2
    And "one" has exactly the types "instant" and "Adventure"
    When the stack resolves
    Then "Grizzly Bears" is in Bob's graveyard
    And "one" is exiled
    And "one" is named "Bonecrusher Giant"
    When Alice casts "two" as "Stomp" targeting Bob
    And Bob in response casts "Counterspell" targeting "two"
    And the stack resolves
    Then "two" is in Alice's graveyard
    And "one" is exiled

  @cr26:715.3d
  Scenario: Bonecrusher Giant is cast from exile as a creature spell and can't be cast from there as Stomp
    Given Alice has "Bonecrusher Giant" in hand and can pay {3}{R}{R}
    And Alice has "Healing Salve" in hand and can pay {W}
    When Alice casts "Bonecrusher Giant" as "Stomp" targeting Bob
    And the stack resolves
    Then Bob is at 18 life
    And Alice can't cast "Bonecrusher Giant" as "Stomp" targeting Bob
    And Alice can cast "Bonecrusher Giant" from exile
    When Alice casts "Bonecrusher Giant" from exile
    And the stack resolves
    Then "Bonecrusher Giant" is 4/3
    And "Bonecrusher Giant" has exactly the types "creature" and "Giant"
    When Alice casts "Healing Salve" choosing "prevent" targeting "Bonecrusher Giant"
    And the stack resolves
    Then Alice is at 18 life

  @cr26:715.3d
  Scenario: Bonecrusher Giant isn't exiled if its Adventure is countered, and goes to the graveyard
    Given Alice has "Bonecrusher Giant" in hand and can pay {1}{R}
    And Bob has "Counterspell" in hand and can pay {U}{U}
    When Alice casts "Bonecrusher Giant" as "Stomp" targeting Bob
    Then "Bonecrusher Giant" is named "Stomp"
    When Bob in response casts "Counterspell" targeting "Bonecrusher Giant"
    And the stack resolves
    Then "Bonecrusher Giant" was countered
    And "Bonecrusher Giant" is in Alice's graveyard
    And Bob is at 20 life

  @cr26:715.3d
  Scenario: Giant Killer, cast from exile after its Adventure Chop Down, taps a creature in its controller's next turn
    Given Alice has "Giant Killer" in hand and can pay {2}{W}{W}
    And Alice has 4 "Plains" as "field" as library
    And Bob has 4 "Swamp" as "bog" as library
    And Bob controls "Craw Wurm" and "Grizzly Bears"
    When Alice casts "Giant Killer" as "Chop Down" targeting "Craw Wurm"
    And the stack resolves
    Then "Craw Wurm" was destroyed
    And "Giant Killer" is exiled
    When Alice casts "Giant Killer" from exile
    And the stack resolves
    And the game goes on to Alice's next main phase
    And Alice activates "Giant Killer" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" and "Giant Killer" are tapped
