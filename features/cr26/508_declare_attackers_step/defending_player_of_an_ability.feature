Feature: Abilities that refer to the defending player

  @cr26:508.5 @edition:2013-07 @edition:2026-01
  Scenario: If a creature with annihilator has left combat, the player whom the creature attacked still sacrifices
    Given Alice controls "Ulamog's Crusher" and "Hill Giant"
    And Bob controls "Grizzly Bears", "Plains" and "Forest"
    And Bob has "Boomerang" in hand and can pay {U}{U}
    And Carol controls "Serra Angel", "Island" and "Swamp"
    When Alice attacks with "Hill Giant" attacking Carol and "Ulamog's Crusher" attacking Bob
    And Bob in response casts "Boomerang" targeting "Ulamog's Crusher"
    And the top of the stack resolves
    Then "Ulamog's Crusher" is in Alice's hand
    When the stack resolves
    And Bob chooses "Grizzly Bears" and "Plains"
    Then "Grizzly Bears" and "Plains" were sacrificed
    And "Serra Angel", "Island", "Swamp" and "Forest" are in play

  @cr26:508.5
  Scenario: Bob loses 1 life for Levy Raider that attacked him, although it has returned to Alice's hand before its ability resolves
    Given Alice controls "Levy Raider"
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice attacks with "Levy Raider"
    And Bob in response casts "Boomerang" targeting "Levy Raider"
    And the top of the stack resolves
    Then "Levy Raider" is in Alice's hand
    And Bob is at 20 life
    When the stack resolves
    Then Bob is at 19 life
    And Alice is at 20 life

  @cr26:508.5 @cr26:508.5a
  Scenario: Carol loses 1 life for Levy Raider that attacked her before it returned to Alice's hand, and Bob loses none
    Given Carol is playing too
    And Alice controls "Levy Raider"
    And Carol has "Boomerang" in hand and can pay {U}{U}
    When Alice attacks with "Levy Raider" attacking Carol
    And Carol in response casts "Boomerang" targeting "Levy Raider"
    And the top of the stack resolves
    Then "Levy Raider" is in Alice's hand
    When the stack resolves
    Then Carol is at 19 life
    And Bob is at 20 life
    And Alice is at 20 life

  @cr26:508.5 @cr26:508.5a @edition:2013-07 @edition:2026-01
  Scenario: In a multiplayer game, annihilator makes only the player whom the creature attacks sacrifice
    Given Alice controls "Ulamog's Crusher" and "Hill Giant"
    And Bob controls "Grizzly Bears" and "Forest"
    And Carol controls "Serra Angel" and "Island"
    When Alice attacks with "Hill Giant" attacking Carol and "Ulamog's Crusher" attacking Bob
    And the stack resolves
    Then "Grizzly Bears" and "Forest" were sacrificed
    And "Serra Angel" and "Island" are in play

  @cr26:508.5a
  Scenario: As Levy Raider attacks Bob, he loses 1 life, and Carol loses none
    Given Carol is playing too
    And Alice controls "Levy Raider"
    When Alice attacks with "Levy Raider" attacking Bob
    And the stack resolves
    Then Bob is at 19 life
    And Carol is at 20 life
    And Alice is at 20 life

  @cr26:508.5a
  Scenario: In a game of two players, Bob loses 1 life as Levy Raider attacks him
    Given Alice controls "Levy Raider"
    When Alice attacks with "Levy Raider"
    And the stack resolves
    Then Bob is at 19 life
    And Alice is at 20 life

  @cr26:508.5.4
  Scenario: Border Toll on Hill Giant, which attacks Carol, costs Carol 2 life, and Bob, whom Grizzly Bears attacks, none
    Given Carol is playing too
    And Alice controls "Hill Giant" and "Grizzly Bears"
    And Alice has "Border Toll" in hand and can pay {B}
    When Alice attacks with "Grizzly Bears" attacking Bob and "Hill Giant" attacking Carol
    And Alice casts "Border Toll" targeting "Hill Giant"
    And the stack resolves
    Then Carol is at 18 life
    And Bob is at 20 life
    And Alice is at 20 life

  @cr26:508.5.4 @edition:2013-07 @edition:2026-01
  Scenario: In a game of two players, Border Toll on Hill Giant, which attacks Bob, costs Bob 2 life
    Given Alice controls "Hill Giant" and "Grizzly Bears"
    And Alice has "Border Toll" in hand and can pay {B}
    When Alice attacks with "Hill Giant"
    Then Alice can target only "Hill Giant" with "Border Toll"
    When Alice casts "Border Toll" targeting "Hill Giant"
    And the stack resolves
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 15 life
    And Alice is at 20 life
