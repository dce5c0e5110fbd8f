Feature: Disturb

  @cr26:702.146a @cr26:712.8c @cr26:712.11a @cr26:712.13 @cr26:702.146b
  Scenario: A card cast with disturb has its back face up on the stack and on the battlefield
    Given Alice has "Lunarch Veteran" in graveyard and can pay {1}{W}
    And Alice controls "Grizzly Bears"
    And Bob has "Terror" as "one" and "Terror" as "two" in hand and can pay {1}{B}{1}{B}
    When Alice casts "Lunarch Veteran" from graveyard
    Then "Lunarch Veteran" is named "Luminous Phantom"
    And "Lunarch Veteran" has exactly the types "creature", "Spirit" and "Cleric"
    And "Lunarch Veteran" doesn't have the ability "welcome"
    And the mana value of "Lunarch Veteran" is 1
    And the total cost of "Lunarch Veteran" is {1}{W}
    When the stack resolves
    Then "Lunarch Veteran" is named "Luminous Phantom"
    And "Lunarch Veteran" has "flying"
    And "Lunarch Veteran" is transformed
    When Bob casts "one" targeting "Grizzly Bears"
    And the stack resolves
    Then Alice is at 21 life
    When Bob casts "two" targeting "Lunarch Veteran"
    And the stack resolves
    Then "Lunarch Veteran" is exiled

  @cr26:702.146a
  Scenario: A card cast with disturb costs its disturb cost and has the mana value of its front face
    Given Alice has "Lunarch Veteran" in graveyard and can pay {1}{W}
    And Alice controls "Lunarch Veteran" as "elder"
    And Bob has "Terror" in hand and can pay {1}{B}
    When Alice casts "Lunarch Veteran" from graveyard
    Then the total cost of "Lunarch Veteran" is {1}{W}
    And the mana value of "Lunarch Veteran" is 1
    When the stack resolves
    Then the mana value of "Lunarch Veteran" is 1
    And Alice is at 21 life
    When Bob casts "Terror" targeting "Lunarch Veteran"
    And the stack resolves
    Then Alice is at 21 life

  @cr26:702.146a
  Scenario: Sphere of Resistance adds {1} to the disturb cost, and only Lunarch Veteran in its owner's graveyard can be cast for it
    Given Bob controls "Sphere of Resistance" and has "Lunarch Veteran" as "yours" in graveyard
    And Alice has "Lunarch Veteran" as "mine" in graveyard and "Lunarch Veteran" as "away" exiled
    And Alice can pay {2}{W}
    Then Alice can't play "yours" from graveyard by rule 601.3
    And Alice can't play "away" from exile by rule 601.3
    And Alice can play "mine" from graveyard
    When Alice casts "mine" from graveyard
    Then the total cost of "mine" is {2}{W}
    When the stack resolves
    Then "mine" is named "Luminous Phantom"

  @cr26:202.3a.3 @cr26:202.3b.2
  Scenario: Lunarch Veteran, cast with disturb as its back face, which has no mana cost, has mana value 1, so Disrupting Shoal with X = 1 counters it
    Given Alice has "Lunarch Veteran" in graveyard and can pay {1}{W}
    And Bob has "Disrupting Shoal" in hand and can pay {1}{U}{U}
    When Alice casts "Lunarch Veteran" from graveyard
    Then "Lunarch Veteran" is named "Luminous Phantom"
    When Bob casts "Disrupting Shoal" with X = 1 targeting "Lunarch Veteran"
    And the stack resolves
    Then "Lunarch Veteran" was countered
    And "Lunarch Veteran" is exiled

  @cr26:702.146a
  Scenario: Lunarch Veteran in the graveyard can't be cast for the alternative cost of Fist of Suns, and is cast for its disturb cost
    Given Alice controls "Fist of Suns" and can pay {W}{U}{B}{R}{G}
    And Alice has "Lunarch Veteran" in graveyard and "Hill Giant" in hand
    Then Alice can't play "Lunarch Veteran" from graveyard instead of its mana cost by "suns" by rule 118.9
    And Alice can play "Hill Giant" instead of its mana cost by "suns"
    And Alice can play "Lunarch Veteran" from graveyard
    When Alice plays "Lunarch Veteran" from graveyard
    Then the total cost of "Lunarch Veteran" is {1}{W}
    When the stack resolves
    Then "Lunarch Veteran" is named "Luminous Phantom"
    And "Lunarch Veteran" has "flying"

  @cr26:702.146a
  Scenario: Lunarch Veteran can't be cast from the graveyard for its mana cost {W}, for which one in hand can be cast, but only for its disturb cost
    Given Alice has "Lunarch Veteran" as "dead" in graveyard and can pay {W}
    And Alice has "Lunarch Veteran" as "held" and "Forest" in hand
    Then Alice can't play "dead" from graveyard by rule 118.3
    And Alice can play "held"
    When Alice plays the land "Forest"
    Then Alice can play "dead" from graveyard
    When Alice plays "dead" from graveyard
    Then the total cost of "dead" is {1}{W}
    When the stack resolves
    Then "dead" is named "Luminous Phantom"

  @cr26:202.3b.4
  Scenario: The copy that Lithoform Engine makes of Lunarch Veteran, cast with disturb as its back face, has mana value 1, too
    Given Alice has "Lunarch Veteran" in graveyard
    And Alice controls "Lithoform Engine" and can pay {1}{W}{4}
    When Alice casts "Lunarch Veteran" from graveyard
    Then the mana value of "Lunarch Veteran" is 1
    When Alice activates "permanent" of "Lithoform Engine" targeting "Lunarch Veteran"
    And the top of the stack resolves
    Then the mana value of the copy of "Lunarch Veteran" is 1
    And the copy of "Lunarch Veteran" is named "Luminous Phantom"
    When the stack resolves
    Then Alice controls 2 "Luminous Phantom" permanents
    And the copy of "Lunarch Veteran" is transformed
    And the mana value of the copy of "Lunarch Veteran" is 1

  @cr26:202.3b.4
  Scenario: Disrupting Shoal with X = 1 counters the copy of Lunarch Veteran, cast with disturb as its back face, and the card itself resolves
    Given Alice has "Lunarch Veteran" in graveyard
    And Alice controls "Lithoform Engine" and can pay {1}{W}{4}
    And Bob has "Disrupting Shoal" in hand and can pay {1}{U}{U}
    When Alice casts "Lunarch Veteran" from graveyard
    And Alice activates "permanent" of "Lithoform Engine" targeting "Lunarch Veteran"
    And the top of the stack resolves
    Then the mana value of the copy of "Lunarch Veteran" is 1
    And the copy of "Lunarch Veteran" is named "Luminous Phantom"
    When Bob casts "Disrupting Shoal" with X = 1 targeting the copy of "Lunarch Veteran"
    And the stack resolves
    Then Alice controls 1 "Luminous Phantom" permanents
    And "Lunarch Veteran" is in play
