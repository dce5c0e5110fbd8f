Feature: Examples of section 112

  @cr26:112.4.ex1 @cr26:112.3
  Scenario: Pale Hour makes the black creature spell Bog Wraith white until end of turn, and the permanent is white until then
    Given Alice has "Bog Wraith" in hand and can pay {3}{B}
    And Bob has "Pale Hour" in hand and can pay {W}
    When Alice plays "Bog Wraith"
    Then "Bog Wraith" is black
    When Bob plays "Pale Hour" targeting "Bog Wraith"
    And the top of the stack resolves
    Then "Bog Wraith" is white
    When the stack resolves
    Then "Bog Wraith" is on the battlefield under Alice's control
    And "Bog Wraith" is white
    When the turn ends
    Then "Bog Wraith" is black

  @cr26:112.4.ex1
  Scenario: Purelace makes the black creature spell Bog Wraith white without a time limit, and the permanent is still white a turn later
    Given Alice has "Bog Wraith" as "changed" and "Bog Wraith" as "unchanged" in hand and can pay {3}{B}{3}{B}
    And Bob has "Purelace" in hand and can pay {W}
    When Alice plays "unchanged"
    And the stack resolves
    And Alice plays "changed"
    And Bob plays "Purelace" targeting "changed"
    And the stack resolves
    Then "changed" is on the battlefield under Alice's control
    And "changed" is white
    And "unchanged" is black
    When the game goes on to Bob's end step
    Then "changed" is white

  @cr26:112.2a
  Scenario: Bob owns the copy of Lightning Bolt that he casts with Alice's Isochron Scepter, of which he has gained control
    Given it is Bob's main phase
    And Alice controls "Vedalken Orrery"
    And Alice has "Isochron Scepter", "Lightning Bolt" and "Recalled Word" as "hers" in hand and can pay {2}{U}
    And Bob has "Sudden Claim" and "Recalled Word" as "his" in hand and can pay {U}{2}{U}
    When Bob passes
    And Alice plays "Isochron Scepter"
    And the stack resolves
    And Alice says yes for "Isochron Scepter"
    And Alice chooses "Lightning Bolt" for "Isochron Scepter"
    And Bob plays "Sudden Claim" targeting "Isochron Scepter"
    And the stack resolves
    Then Bob controls "Isochron Scepter"
    When Bob activates "Isochron Scepter"
    And the top of the stack resolves
    And Bob says yes for "Isochron Scepter"
    And Bob targets Alice
    Then "Lightning Bolt" is exiled
    And Bob controls the copy of "Lightning Bolt"
    And Bob owns the copy of "Lightning Bolt"
    And Alice owns "Lightning Bolt"
    And Bob can target only the copy of "Lightning Bolt" with "his"
    And Alice can't target the copy of "Lightning Bolt" with "hers"
    When the stack resolves
    Then Alice is at 17 life
