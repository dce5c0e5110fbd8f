Feature: The world rule

  @cr26:704.5k @cr26:205.4f
  Scenario: A newer world permanent of another player stays, and the older one is put into a graveyard
    Given Alice controls "Concordant Crossroads" as "old" owned by Bob
    And Alice controls new "Hill Giant"
    And Bob controls "Vedalken Orrery" and has "Concordant Crossroads" as "fresh" in hand and can pay {G}
    When Bob plays "fresh"
    And the stack resolves
    Then "old" is in Bob's graveyard
    And "fresh" is in play under Bob's control
    And Alice can attack with "Hill Giant"

  @cr26:704.5k @cr26:205.4f
  Scenario: The newer of two world permanents with different names stays
    Given Alice controls "Concordant Crossroads" and new "Hill Giant"
    And Alice has "Gravity Sphere" in hand and can pay {2}{R}
    Then "Hill Giant" has "haste"
    When Alice plays "Gravity Sphere"
    And the stack resolves
    Then "Concordant Crossroads" is in Alice's graveyard
    And it happened never that "Concordant Crossroads" was destroyed
    And it happened never that "Concordant Crossroads" was sacrificed
    And "Gravity Sphere" is in play
    And "Hill Giant" doesn't have "haste"

  @cr26:704.5k
  Scenario: Two world permanents enter at the same time beside an older one, and none of the three stays
    Given Alice controls "Concordant Crossroads" as "old"
    And Alice has "Replenish" in hand and can pay {3}{W}
    And Alice has "Concordant Crossroads" as "one" and "Concordant Crossroads" as "two" in graveyard
    When Alice plays "Replenish"
    And the stack resolves
    Then "old" is in Alice's graveyard
    And "one" and "two" are in Alice's graveyard
    And it happened once that "one" left play
    And it happened once that "old" left play
    And Alice has 4 cards in graveyard

  @cr26:704.5k.2 @cr26:205.4f
  Scenario: Glorious Anthem that becomes a copy of Concordant Crossroads has been world for a shorter time, so Concordant Crossroads goes
    Given Alice controls "Glorious Anthem" and "Grizzly Bears"
    And Alice has "Concordant Crossroads" and "Echoing Rite" in hand and can pay {G}{G}
    When Alice plays "Concordant Crossroads"
    And the stack resolves
    Then "Grizzly Bears" is 3/3
    When Alice plays "Echoing Rite" targeting "Glorious Anthem" then "Concordant Crossroads"
    And the stack resolves
    Then "Concordant Crossroads" is in Alice's graveyard
    And "Glorious Anthem" is in play
    And "Grizzly Bears" is 2/2
    And "Grizzly Bears" has "haste"

  @cr26:704.5k.2
  Scenario: Of a world permanent from the beginning, one that became world and one that enters afterwards, the last one stays
    Given Alice controls "Glorious Anthem" and "Gravity Sphere"
    And Alice has "Echoing Rite" and "Concordant Crossroads" in hand and can pay {G}{G}
    When Alice plays "Echoing Rite" targeting "Glorious Anthem" then "Gravity Sphere"
    And the stack resolves
    Then "Gravity Sphere" is in Alice's graveyard
    And "Glorious Anthem" is in play
    When Alice plays "Concordant Crossroads"
    And the stack resolves
    Then "Glorious Anthem" is in Alice's graveyard
    And "Concordant Crossroads" is in play

  @cr26:704.5k
  Scenario: Concordant Crossroads that becomes a copy of Glorious Anthem isn't world any more, and stays beside two newer world permanents of which the newest stays
    Given Alice controls "Concordant Crossroads" as "old", "Glorious Anthem" and "Grizzly Bears"
    And Alice has "Echoing Rite", "Gravity Sphere" and "Concordant Crossroads" as "fresh" in hand
    And Alice can pay {2}{R}{G}{G}
    When Alice plays "Echoing Rite" targeting "old" then "Glorious Anthem"
    And the stack resolves
    Then "Grizzly Bears" is 4/4
    When Alice plays "Gravity Sphere"
    And the stack resolves
    Then "old" is in play
    And "Gravity Sphere" is in play
    When Alice plays "fresh"
    And the stack resolves
    Then "Gravity Sphere" is in Alice's graveyard
    And "fresh" is in play
    And "Grizzly Bears" is 4/4
    And "Grizzly Bears" has "haste"
