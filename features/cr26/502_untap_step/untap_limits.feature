Feature: Limits on how many permanents untap

  @cr26:502.3 @cr26:703.4c
  Scenario: With Static Orb, only two permanents untap, and the active player chooses which
    Given it is Bob's end step
    And Alice controls tapped "Forest", tapped "Grizzly Bears" and tapped "Sol Ring"
    And Bob controls "Static Orb" and tapped "Island"
    When the game goes on to Alice's upkeep
    Then Alice is asked for objects by "Static Orb" among "Forest", "Grizzly Bears" and "Sol Ring"
    And Alice may not choose "Forest"
    And Alice may not choose "Forest", "Grizzly Bears" and "Sol Ring"
    And Alice may choose "Forest" and "Sol Ring"
    When Alice chooses "Grizzly Bears" and "Sol Ring"
    Then "Grizzly Bears" and "Sol Ring" are untapped
    And "Forest" and "Island" are tapped
    And the stack is empty

  @cr26:502.3
  Scenario: With Static Orb, a player with only two tapped permanents untaps both and chooses nothing
    Given it is Bob's end step
    And Alice controls tapped "Forest", tapped "Grizzly Bears" and "Static Orb"
    When the game goes on to Alice's upkeep
    Then "Forest" and "Grizzly Bears" are untapped
    And the stack is empty
    And it happened never that Alice got priority in the untap step
    When Alice taps "Forest" for mana
    Then Alice has {G} in the mana pool

  @cr26:502.3
  Scenario: A tapped Static Orb doesn't limit its controller's untap step; it untaps and limits the next player's untap step
    Given it is Bob's end step
    And Alice controls tapped "Forest", tapped "Grizzly Bears" and tapped "Static Orb"
    And Bob controls tapped "Island", tapped "Swamp" and tapped "Mountain"
    When the game goes on to Alice's upkeep
    Then "Forest", "Grizzly Bears" and "Static Orb" are untapped
    When the game goes on to Bob's upkeep
    And Bob chooses "Island" and "Mountain"
    Then "Island" and "Mountain" are untapped
    And "Swamp" is tapped

  @cr26:502.3.2
  Scenario: With Smoke and Static Orb, only two permanents untap, and at most one of them is a creature
    Given it is Bob's end step
    And Alice controls tapped "Grizzly Bears", tapped "Hill Giant", tapped "Forest", tapped "Sol Ring" and "Smoke"
    And Bob controls "Static Orb"
    When the game goes on to Alice's upkeep
    Then Alice is asked for objects by "Smoke" among "Grizzly Bears" and "Hill Giant"
    And Alice may not choose "Grizzly Bears" and "Hill Giant"
    And Alice may choose "Hill Giant"
    When Alice chooses "Hill Giant"
    And Alice chooses "Forest" for "Static Orb"
    Then "Hill Giant" and "Forest" are untapped
    And "Grizzly Bears" and "Sol Ring" are tapped

  @cr26:502.3.2
  Scenario: With Smoke alone, one creature and all noncreature permanents untap
    Given it is Bob's end step
    And Alice controls tapped "Grizzly Bears", tapped "Hill Giant", tapped "Forest" and tapped "Sol Ring"
    And Bob controls "Smoke"
    When the game goes on to Alice's upkeep
    And Alice chooses "Grizzly Bears"
    Then "Grizzly Bears", "Forest" and "Sol Ring" are untapped
    And "Hill Giant" is tapped

  @cr26:502.3.2
  Scenario: With Smoke, a player with only one tapped creature untaps everything and chooses nothing
    Given it is Bob's end step
    And Alice controls tapped "Grizzly Bears", tapped "Forest" and "Smoke"
    When the game goes on to Alice's upkeep
    Then "Grizzly Bears" and "Forest" are untapped
    When Alice taps "Forest" for mana
    Then Alice has {G} in the mana pool

  @cr26:502.3.6 @cr26:703.4c.3
  Scenario: Wake Bell triggers once as Alice's land, creature and artifact untap, and not as Bob's land untaps
    Given it is Bob's end step
    And Alice controls tapped "Forest", tapped "Grizzly Bears" owned by Bob, tapped "Sol Ring" and "Wake Bell"
    And Alice has 4 "Plains" as "dune" as library
    And Bob controls tapped "Island" owned by Alice
    When the game goes on to Alice's upkeep
    Then "Wake Bell" has triggered once
    And "Forest", "Grizzly Bears" and "Sol Ring" are untapped
    When the stack resolves
    Then Alice is at 24 life
    When the game goes on to Bob's upkeep
    Then "Island" is untapped
    And "Wake Bell" has triggered once

  @cr26:502.3.6
  Scenario: Wake Bell triggers once as Alice's only tapped permanent untaps
    Given it is Bob's end step
    And Alice controls tapped "Forest", "Grizzly Bears" and "Wake Bell"
    And Alice has 4 "Plains" as "dune" as library
    When the game goes on to Alice's upkeep
    Then "Wake Bell" has triggered once
    And "Forest" is untapped
    When the stack resolves
    Then Alice is at 24 life

  @cr26:703.4c.4 @cr26:502.3.10
  Scenario: In Alice's untap step Bob's Hill Giant that she controls untaps, and her Grizzly Bears that Bob controls untap in his
    Given it is Bob's end step
    And Alice controls a tapped "Hill Giant" owned by Bob
    And Bob controls a tapped "Grizzly Bears" owned by Alice
    And Alice has 4 "Plains" as "dune" as library
    And Bob has 4 "Swamp" as "leaf" as library
    When the game goes on to Alice's upkeep
    Then "Hill Giant" is untapped
    And "Grizzly Bears" is tapped
    When the game goes on to Bob's upkeep
    Then "Grizzly Bears" is untapped

  @cr26:502.3.11
  Scenario: In Bob's untap step Alice isn't asked about Endoskeleton, which stays tapped, so Grizzly Bears stay 2/5
    Given Alice controls "Endoskeleton" and "Grizzly Bears" and can pay {2}
    And Bob controls tapped "Forest"
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice activates "Endoskeleton" targeting "Grizzly Bears"
    And the stack resolves
    And the game goes on to Bob's next upkeep
    Then "Forest" is untapped
    And "Endoskeleton" is tapped
    And "Grizzly Bears" is 2/5
    And Alice was asked for yes or no never

  @cr26:502.3.11
  Scenario: Alice may leave Endoskeleton tapped in her untap step, so Grizzly Bears stay 2/5, and she may untap it in the next one
    Given Alice controls "Endoskeleton", "Forest" and "Grizzly Bears" and can pay {2}
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice activates "Endoskeleton" targeting "Grizzly Bears"
    And the stack resolves
    And Alice taps "Forest" for mana
    Then "Grizzly Bears" is 2/5
    When the game goes on to Alice's next upkeep
    And Alice says no to "Endoskeleton"
    Then "Endoskeleton" is tapped
    And "Forest" is untapped
    And "Grizzly Bears" is 2/5
    And it happened never that Alice got priority in the untap step
    When the game goes on to Alice's next upkeep
    And Alice says yes to "Endoskeleton"
    Then "Endoskeleton" is untapped
    And "Grizzly Bears" is 2/2
