Feature: Cards that can't enter the battlefield

  @cr26:101.2.3
  Scenario: With Grafdigger's Cage, Replenish returns an enchantment, but Zombify leaves a creature card in the graveyard
    Given Bob controls "Grafdigger's Cage"
    And Alice has "Gloom" and "Hill Giant" in graveyard
    And Alice has "Replenish" and "Zombify" in hand and can pay {3}{W}{3}{B}
    When Alice casts "Replenish"
    And the stack resolves
    Then "Gloom" is in play
    When Alice casts "Zombify" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in Alice's graveyard
    And "Zombify" is in Alice's graveyard

  @cr26:101.2.3
  Scenario: With Grafdigger's Cage, Tinker puts a noncreature artifact onto the battlefield, but leaves an artifact creature in the library
    Given Bob controls "Grafdigger's Cage"
    And Alice controls "Sol Ring" and "Chrome Mox"
    And Alice has "Steel Golem" and "Baku Altar" as library
    And Alice has "Tinker" as "first" and "Tinker" as "second" in hand and can pay {2}{U}{2}{U}
    When Alice casts "first" sacrificing "Sol Ring"
    And the stack resolves
    And Alice chooses "Steel Golem" for "first"
    Then "Steel Golem" is in Alice's library
    When Alice casts "second" sacrificing "Chrome Mox"
    And the stack resolves
    And Alice chooses "Baku Altar" for "second"
    Then "Baku Altar" is in play
    And "Steel Golem" is in Alice's library

  @cr26:101.2.3
  Scenario: Zombify leaves Hill Giant in the graveyard while Bob controls Grafdigger's Cage, and returns it when the Cage is gone
    Given Bob controls "Grafdigger's Cage"
    And Alice has "Hill Giant" in graveyard
    And Alice has "Zombify" and "Boomerang" in hand and can pay {3}{B}{U}{U}{3}{B}
    And Alice has "Zombify" as "later" in hand
    When Alice casts "Zombify" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in Alice's graveyard
    When Alice casts "Boomerang" targeting "Grafdigger's Cage"
    And the stack resolves
    And Alice casts "later" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in play
    And "Hill Giant" is 3/3
