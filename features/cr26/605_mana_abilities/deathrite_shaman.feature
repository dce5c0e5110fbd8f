@edition:2026-01 @edition:2009-07 @edition:2013-07
Feature: Deathrite Shaman

  @cr26:605.5a.4
  Scenario: Deathrite Shaman's mana comes only as its ability resolves, so Bob can respond and exile the land card
    Given Alice controls "Deathrite Shaman" and has "Forest" in graveyard
    And Bob controls "Tormod's Crypt"
    When Alice activates "land" of "Deathrite Shaman" targeting "Forest"
    Then the stack holds the ability of "Deathrite Shaman"
    And Alice has no mana in the mana pool
    When Bob activates "Tormod's Crypt" targeting Alice
    And the stack resolves
    Then "Forest" is exiled
    And the ability of "Deathrite Shaman" did not resolve
    And Alice has no mana in the mana pool

  @cr26:605.5a.4
  Scenario: Three Deathrite Shamans make red mana, take 2 life from Bob, and give Alice 2 life
    Given Alice controls "Deathrite Shaman" as "first", "Deathrite Shaman" as "second" and "Deathrite Shaman" as "third" and can pay {B}{G}
    And Alice has "Forest" in graveyard
    And Bob has "Shock" and "Hill Giant" in graveyard
    When Alice activates "drain" of "second" targeting "Shock"
    And the stack resolves
    And Alice activates "heal" of "third" targeting "Hill Giant"
    And the stack resolves
    And Alice activates "land" of "first" targeting "Forest"
    And the stack resolves
    And Alice chooses the color "red" for "first"
    Then Alice has {R} in the mana pool
    And Bob is at 18 life
    And Alice is at 22 life
    And "Shock", "Hill Giant" and "Forest" are exiled

  @cr26:605.5a.4
  Scenario: Deathrite Shaman can't pay for Grizzly Bears as they are cast, and its mana pays for them once its ability has resolved
    Given Alice controls "Deathrite Shaman" and "Forest" as "grove"
    And Alice has "Grizzly Bears" in hand and "Forest" as "rotten" in graveyard
    Then Alice can't play "Grizzly Bears" by rule 118.3
    When Alice activates "land" of "Deathrite Shaman" targeting "rotten"
    And the stack resolves
    And Alice chooses the color "red" for "Deathrite Shaman"
    Then Alice has {R} in the mana pool
    And Alice can play "Grizzly Bears"
