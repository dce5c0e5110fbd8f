Feature: Poisonous

  @cr26:702.70a
  Scenario: Viper Recluse with poisonous 2 gives Bob two poison counters as it deals combat damage to him, and deals that damage too
    Given Alice controls "Viper Recluse"
    When Alice attacks with "Viper Recluse"
    And combat damage is dealt
    And the stack resolves
    Then Bob has 2 poison counters
    And Bob is at 18 life
    And "Viper Recluse" has triggered once
    When the game goes on to Alice's next main phase
    And Alice attacks with "Viper Recluse"
    And combat damage is dealt
    And the stack resolves
    Then Bob has 4 poison counters
    And "Viper Recluse" has triggered twice

  @cr26:702.70a
  Scenario: Viper Recluse with Giant Growth deals 5 damage to Bob, and gives him only two poison counters
    Given Alice controls "Viper Recluse" and has "Giant Growth" in hand and can pay {G}
    When Alice attacks with "Viper Recluse"
    And Alice plays "Giant Growth" targeting "Viper Recluse"
    And the stack resolves
    And combat damage is dealt
    And the stack resolves
    Then Bob has 2 poison counters
    And Bob is at 15 life
    And "Viper Recluse" is 5/5

  @cr26:702.70b @cr26:702.70a
  Scenario: Viper Recluse that also has poisonous 1 from Venom Standard triggers twice and gives Bob three poison counters
    Given Alice controls "Viper Recluse" and "Venom Standard"
    When Alice attacks with "Viper Recluse"
    And combat damage is dealt
    And Alice puts the first trigger of "Viper Recluse" and the second trigger of "Viper Recluse" in this order
    And the stack resolves
    Then Bob has 3 poison counters
    And "Viper Recluse" has triggered twice
    And Bob is at 18 life

  @cr26:702.70b
  Scenario: Hill Giant with one instance of poisonous from each of two Venom Standards triggers twice and gives Bob two poison counters
    Given Alice controls "Viper Recluse", "Hill Giant", "Venom Standard" as "one" and "Venom Standard" as "two"
    When Alice attacks with "Hill Giant"
    And combat damage is dealt
    And the stack resolves
    Then Bob has 2 poison counters
    And "Hill Giant" has triggered twice
    And "Viper Recluse" has triggered never
    And Bob is at 17 life

  @cr26:702.70a
  Scenario: Poisonous doesn't trigger for noncombat damage to a player or for combat damage to a creature
    Given Alice controls "Pandemonium" and has "Viper Recluse" in hand and can pay {1}{G}
    And Bob controls "Wall of Stone"
    When Alice plays "Viper Recluse"
    And the top of the stack resolves
    And Alice targets Bob for "Pandemonium"
    And the stack resolves
    And Alice says yes to "Pandemonium"
    Then Bob is at 18 life
    And "Viper Recluse" has triggered never
    When the game goes on to Alice's next main phase
    And Alice attacks with "Viper Recluse"
    And Bob blocks "Viper Recluse" with "Wall of Stone"
    And combat damage is dealt
    Then "Wall of Stone" has 2 damage marked
    And "Viper Recluse" has triggered never
    When the game goes on to Alice's next main phase
    And Alice attacks with "Viper Recluse"
    And Bob doesn't block
    And combat damage is dealt
    And the stack resolves
    Then Bob has 2 poison counters

  @cr26:702.70a
  Scenario: Viper Recluse that attacks Carol, one of two opponents, gives only her poison counters
    Given Carol is playing too
    And Alice controls "Viper Recluse" and "Hill Giant"
    When Alice attacks with "Viper Recluse" attacking Carol and "Hill Giant" attacking Bob
    And combat damage is dealt
    And the stack resolves
    Then Carol has 2 poison counters
    And Bob has no poison counters
    And Bob is at 17 life

  @cr26:702.70a
  Scenario: Viper Recluse that deals combat damage to Bob's Jace Beleren gives no poison counters, and gives two as it deals combat damage to Bob later
    Given Alice controls "Viper Recluse"
    And Bob controls "Jace Beleren"
    And Alice has 4 "Plains" as "dune" as library
    And Bob has 4 "Swamp" as "leaf" as library
    When Alice attacks with "Viper Recluse" attacking "Jace Beleren"
    And combat damage is dealt
    Then "Jace Beleren" has 1 loyalty counter
    And "Viper Recluse" has triggered never
    When the game goes on to Alice's next main phase
    And Alice attacks with "Viper Recluse" attacking Bob
    And combat damage is dealt
    And the stack resolves
    Then Bob has 2 poison counters
    And "Viper Recluse" has triggered once
