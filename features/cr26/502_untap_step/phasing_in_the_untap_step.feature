Feature: Phasing in the untap step

  @cr26:502.1 @cr26:703.4a @cr26:703.4c.5 @cr26:502.3.12
  Scenario: In Alice's untap step, one Sandbar Crocodile phases out, the tapped one that had phased out phases in and untaps, and Bob's stays phased out
    Given Alice controls "Sandbar Crocodile" as "one" owned by Bob and a tapped "Sandbar Crocodile" as "two"
    And Alice controls "Sandbar Crocodile" as "four" and "Grizzly Bears"
    And Alice has "Reality Ripple" in hand and can pay {1}{U}
    And Bob controls "Sandbar Crocodile" as "three" owned by Alice
    And Alice has 3 "Swamp" as "leaf" as library
    And Bob has 3 "Swamp" as "log" as library
    When Alice casts "Reality Ripple" targeting "two"
    And the stack resolves
    Then "two" is phased out
    And "one" is phased in
    When the game goes on to Bob's upkeep
    Then "three" is phased out
    And "two" is phased out
    And "one" is phased in
    When the game goes on to Alice's next upkeep
    Then "two" is phased in
    And "two" is untapped
    And "one" is phased out
    And "four" is phased out
    And "Grizzly Bears" is phased in
    And "three" is phased out
    And the stack is empty

  @cr26:502.1.2 @cr26:703.4a.2
  Scenario: Hill Giant phased out while Alice controlled it until end of turn, so it phases in during her untap step, under Bob's control
    Given Bob controls "Hill Giant"
    And Alice has "Threaten" and "Reality Ripple" in hand and can pay {2}{R}{1}{U}
    And Alice has 4 "Island" as "page" as library
    And Bob has 4 "Swamp" as "leaf" as library
    When Alice plays "Threaten" targeting "Hill Giant"
    And the stack resolves
    And Alice plays "Reality Ripple" targeting "Hill Giant"
    And the stack resolves
    And the game goes on to Bob's upkeep
    Then "Hill Giant" is phased out
    When the game goes on to Alice's next upkeep
    Then "Hill Giant" is phased in
    And Bob controls "Hill Giant"

  @cr26:703.4a.3
  Scenario: Veiling Lantern and Grizzly Bears, which have phasing only by it, phase out together, and as they phase in together, Hill Giant doesn't phase out
    Given Alice controls "Veiling Lantern" and "Grizzly Bears"
    And Alice has "Hill Giant" in hand and can pay {3}{R}
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    When the game goes on to Alice's next main phase
    Then "Veiling Lantern" is phased out
    And "Grizzly Bears" is phased out
    When Alice plays "Hill Giant"
    And the stack resolves
    And the game goes on to Alice's next upkeep
    Then "Veiling Lantern" is phased in
    And "Grizzly Bears" is phased in
    And "Hill Giant" is phased in
    And "Hill Giant" has "phasing"
    When the game goes on to Alice's next upkeep
    Then "Veiling Lantern" is phased out
    And "Hill Giant" is phased out

  @cr26:703.4a.3
  Scenario: Two Veiling Lanterns phase out and phase in together, and Hill Giant that Bob controls doesn't phase out with them
    Given Alice controls "Veiling Lantern" as "one" and "Veiling Lantern" as "two"
    And Bob controls "Hill Giant"
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    When the game goes on to Alice's next main phase
    Then "one" is phased out
    And "two" is phased out
    And "Hill Giant" is phased in
    When the game goes on to Alice's next upkeep
    Then "one" is phased in
    And "two" is phased in
