@edition:2026-01 @edition:2013-07
Feature: Diabolic Edict

  @cr26:701.21a.4
  Scenario: Bob, who controls Gladecover Scout with hexproof and Hill Giant, chooses to sacrifice the Scout
    Given Alice has "Diabolic Edict" and "Shock" in hand and can pay {1}{B}{R}
    And Bob controls "Gladecover Scout" and "Hill Giant"
    Then Alice can't target "Gladecover Scout" with "Shock"
    When Alice plays "Diabolic Edict" targeting Bob
    And the stack resolves
    Then Bob may choose "Hill Giant" for "Diabolic Edict"
    And Bob may choose "Gladecover Scout" for "Diabolic Edict"
    When Bob chooses "Gladecover Scout" for "Diabolic Edict"
    Then "Gladecover Scout" was sacrificed
    And "Hill Giant" is in play

  @cr26:701.21a.4
  Scenario: Bob's only creature, White Knight with protection from black, is sacrificed for Diabolic Edict
    Given Alice has "Diabolic Edict" in hand and can pay {1}{B}
    And Bob controls "White Knight" and "Sol Ring"
    And Alice controls "Hill Giant"
    When Alice plays "Diabolic Edict" targeting Bob
    And the stack resolves
    Then "White Knight" was sacrificed
    And "White Knight" is in Bob's graveyard
    And "Sol Ring" is in play
    And "Hill Giant" is in play
