Feature: Cards that are played from a graveyard for more

  @may01:ours.308
  Scenario: A card with retrace is played from the graveyard for its cost and a land card, as often as one likes
    Given Alice has "Raven's Crime" in graveyard and can pay {B}{B}
    And Alice has "Forest", "Island" and "Hill Giant" in hand
    And Bob has "Craw Wurm" and "Grizzly Bears" in hand
    Then the mana cost of "Raven's Crime" is {B}
    And "Raven's Crime" is black
    And "Raven's Crime" has exactly the type "sorcery"
    And Alice can't play "Raven's Crime" from graveyard discarding "Hill Giant" targeting Bob by rule 409.1f
    And Alice can play "Raven's Crime" from graveyard discarding "Forest" targeting Bob
    When Alice plays "Raven's Crime" from graveyard discarding "Forest" targeting Bob
    Then "Forest" was discarded
    And the total cost of "Raven's Crime" is {B}
    When the stack resolves
    And Bob chooses "Craw Wurm" for "Raven's Crime"
    Then "Raven's Crime" is in Alice's graveyard
    When Alice plays "Raven's Crime" from graveyard discarding "Island" targeting Bob
    And the stack resolves
    Then "Grizzly Bears" is in Bob's graveyard

  @may01:ours.308
  Scenario: From the hand it costs no land
    Given Alice has "Raven's Crime", "Forest" and "Island" in hand and can pay {B}{B}
    And Bob has "Craw Wurm" as "first" and "Hill Giant" as "second" in hand
    When Alice plays "Raven's Crime" targeting Bob
    And the stack resolves
    And Bob chooses "first" for "Raven's Crime"
    Then "first" is in Bob's graveyard
    And Alice has 2 cards in hand
    When Alice plays "Raven's Crime" from graveyard discarding "Forest" targeting Bob
    And the stack resolves
    Then "second" is in Bob's graveyard
    And "Island" is in Alice's hand

  @may01:ours.309
  Scenario: What escapes exiles other cards than itself, and knows that it escaped
    Given Alice has "Voracious Typhon" in graveyard and can pay {5}{G}{G}
    And Alice has 5 "Forest" as "wood" in graveyard
    Then "Voracious Typhon" has exactly the types "creature", "Snake" and "Beast"
    And "Voracious Typhon" is green
    When Alice plays "Voracious Typhon" from graveyard exiling "wood 1", "wood 2", "wood 3" and "wood 4"
    Then the total cost of "Voracious Typhon" is {5}{G}{G}
    And "wood 4" is exiled
    And "wood 5" is in Alice's graveyard
    When the stack resolves
    Then "Voracious Typhon" is 7/7

  @may01:ours.309
  Scenario: What was cast from the hand hasn't escaped, and with too few cards nothing escapes
    Given Alice has "Voracious Typhon" as "grown" in hand and can pay {2}{G}{G}
    And Alice has "Voracious Typhon" as "buried" in graveyard
    And Alice has 3 "Forest" as "wood" in graveyard
    And Alice has {G}{G}{G}{G}{G}{G}{G} in the mana pool
    And Bob has "Terror" in hand and can pay {1}{B}
    Then the mana cost of "grown" is {2}{G}{G}
    And Alice can't play "buried" from graveyard exiling "wood 1", "wood 2" and "wood 3" by rule 409.1f
    When Alice plays "grown"
    And the stack resolves
    Then "grown" is 4/4
    When Bob plays "Terror" targeting "grown"
    And the stack resolves
    Then Alice can play "buried" from graveyard exiling "wood 1", "wood 2", "wood 3" and "grown"
    When Alice plays "buried" from graveyard exiling "wood 1", "wood 2", "wood 3" and "grown"
    And the stack resolves
    Then "buried" is 7/7
    And "grown" is exiled

  @may01:ours.309
  Scenario: What would escape is played from the graveyard
    Given Alice has "Voracious Typhon" in graveyard and can pay {5}{G}{G}
    And Alice has 4 "Forest" as "wood" in graveyard
    And Bob has "Terror" in hand and can pay {1}{B}
    When Alice plays "Voracious Typhon" from graveyard
    And the stack resolves
    Then "Voracious Typhon" is in play
    When Bob plays "Terror" targeting "Voracious Typhon"
    And the stack resolves
    Then "Voracious Typhon" was destroyed
