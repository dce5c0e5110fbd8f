Feature: Instructions that can be followed only in part

  @cr26:101.3
  Scenario: Bob, who has one card in hand, discards it for Mind Rot, which says two
    Given Alice has "Mind Rot" in hand and can pay {2}{B}
    And Bob has "Forest" in hand
    And Bob controls "Hill Giant"
    When Alice plays "Mind Rot" targeting Bob
    And the stack resolves
    Then "Forest" was discarded
    And Bob has no cards in hand
    And "Mind Rot" has resolved

  @cr26:101.3.2
  Scenario: Mind Rot does nothing to Bob, who has no card in hand, and Alice, who has two, discards both for another Mind Rot
    Given it is Bob's main phase
    And Bob has "Mind Rot" in hand and can pay {2}{B}
    And Alice has "Forest" and "Swamp" in hand
    And Alice controls "Vedalken Orrery"
    And Alice has "Mind Rot" as "hers" in hand and can pay {2}{B}
    When Bob plays "Mind Rot" targeting Alice
    Then Alice can play "hers" targeting Bob
    When Alice in response plays "hers" targeting Bob
    And the top of the stack resolves
    Then "hers" has resolved
    And it happened never that Bob discarded
    And Bob is at 20 life
    When the stack resolves
    Then "Forest" and "Swamp" were discarded
    And Alice's hand is empty

  @cr26:101.3.3
  Scenario: Alice has to sacrifice Grizzly Bears to Lord of the Pit, and without another creature she is dealt 7 damage in her next upkeep
    Given it is Bob's end step
    And Alice controls "Lord of the Pit" and "Grizzly Bears"
    And Bob controls "Hill Giant"
    And Alice has 4 "Swamp" as "bog" as library
    And Bob has 4 "Island" as "sea" as library
    When the game goes on to Alice's upkeep
    And the stack resolves
    Then "Grizzly Bears" was sacrificed
    And Alice is at 20 life
    When the game goes on to Alice's next upkeep
    And the stack resolves
    Then Alice is at 13 life
    And "Lord of the Pit" is in play
    And "Hill Giant" is in play

  @cr26:101.3.3
  Scenario: Alice, who can carry out the instruction of Lord of the Pit, sacrifices Hill Giant and is dealt no damage
    Given it is Bob's end step
    And Alice controls "Lord of the Pit", "Grizzly Bears" and "Hill Giant"
    And Bob controls "Craw Wurm"
    When the game goes on to Alice's upkeep
    And the stack resolves
    And Alice chooses "Hill Giant"
    Then "Hill Giant" was sacrificed
    And "Grizzly Bears" is in play
    And "Craw Wurm" is in play
    And Alice is at 20 life

  @cr26:101.3.4
  Scenario: Beast Within doesn't destroy Darksteel Colossus, which is indestructible, and Bob still creates a Beast
    Given Bob controls "Darksteel Colossus"
    And Alice has "Beast Within" in hand and can pay {2}{G}
    When Alice plays "Beast Within" targeting "Darksteel Colossus"
    And the stack resolves
    Then "Darksteel Colossus" is in play
    And it happened never that "Darksteel Colossus" was destroyed
    And Bob controls one 3/3 green "Beast" creature token
    And Alice controls no "token" permanents
