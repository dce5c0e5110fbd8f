Feature: Adventures and split cards, in rulings of our own

  @htg:ours.425
  Scenario: An Adventure that resolves is exiled, and one that is countered isn't
    Given Alice has "Bonecrusher Giant" as "one" and "Bonecrusher Giant" as "two" in hand and can pay {2}{R}{R}
    And Bob controls "Grizzly Bears"
    And Bob has "Counterspell" in hand and can pay {U}{U}
    Then the mana cost of "one" is {2}{R}
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

  @htg:ours.425
  Scenario: From exile the Giant is cast as itself, and by nobody else
    Given Alice has "Bonecrusher Giant" in hand and can pay {3}{R}{R}
    And Alice has "Healing Salve" in hand and can pay {W}
    And Bob can pay {2}{R}
    When Alice casts "Bonecrusher Giant" as "Stomp" targeting Bob
    And the stack resolves
    Then Bob is at 18 life
    And Alice can't cast "Bonecrusher Giant" as "Stomp" targeting Bob
    When Alice casts "Bonecrusher Giant" from exile
    And the stack resolves
    Then "Bonecrusher Giant" is 4/3
    And "Bonecrusher Giant" has exactly the types "creature" and "Giant"
    When Alice casts "Healing Salve" choosing "prevent" targeting "Bonecrusher Giant"
    And the stack resolves
    Then Alice is at 18 life

  @htg:ours.426
  Scenario: Fire and Ice are two spells of one card
    Given Alice has "Fire // Ice" in hand and can pay {2}{U}{R}
    And Alice has "Island" on top of library
    And Bob controls "Hill Giant"
    Then the mana cost of "Fire // Ice" is {2}{U}{R}
    And the mana value of "Fire // Ice" is 4
    And "Fire // Ice" is blue and red
    When Alice casts "Fire // Ice" as "Ice" targeting "Hill Giant"
    Then "Fire // Ice" is blue
    And "Fire // Ice" isn't red
    And the mana value of "Fire // Ice" is 2
    And "Fire // Ice" is named "Ice"
    When the stack resolves
    Then "Hill Giant" is tapped
    And "Hill Giant" has 0 damage marked
    And it happened once that Alice drew
    And "Fire // Ice" is in Alice's graveyard
    And the mana value of "Fire // Ice" is 4

  @htg:ours.426
  Scenario: Fire burns
    Given Alice has "Fire // Ice" in hand and can pay {1}{R}
    And Bob controls "Grizzly Bears"
    When Alice casts "Fire // Ice" as "Fire" targeting "Grizzly Bears" and Bob dividing 1 to "Grizzly Bears" and 1 to Bob
    Then "Fire // Ice" is named "Fire"
    And the mana value of "Fire // Ice" is 2
    When the stack resolves
    Then Bob is at 19 life
    And "Grizzly Bears" has 1 damage marked
