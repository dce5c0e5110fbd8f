Feature: Playing lands and cards

  @cr26:701.18a @cr26:305.4
  Scenario: Kodama's Reach puts a land onto the battlefield, and its controller can still play one land, and no second one
    Given Alice has "Kodama's Reach", "Swamp" as "first" and "Plains" as "second" in hand and can pay {2}{G}
    And Alice has "Forest", "Island" and "Hill Giant" as library
    And Bob has "Mountain" as library
    When Alice plays "Kodama's Reach"
    And the stack resolves
    And Alice chooses "Forest" and "Island" for "Kodama's Reach"
    And Alice chooses "Forest" for "Kodama's Reach"
    Then "Forest" is in play
    And Alice can play the land "first"
    When Alice plays the land "first"
    Then the stack is empty
    And "first" is in play
    And Alice can't play the land "second"
    When the game goes on to Alice's next main phase
    Then Alice can play the land "second"

  @cr26:701.18b
  Scenario: Djinn of Wishes lets its controller play a land card as a land and cast a creature card as a spell
    Given Alice controls "Djinn of Wishes" with 3 wish counters and can pay {2}{U}{U}{2}{U}{U}
    And Alice has "Island", "Hill Giant" and "Forest" on top of library
    And Alice has "Swamp" in hand
    Then Alice can play the land "Swamp"
    When Alice activates "wish" of "Djinn of Wishes"
    And the stack resolves
    And while "Djinn of Wishes" resolves, Alice plays "Island"
    Then "Island" is in play
    And the stack is empty
    And Alice can't play the land "Swamp" by rule 305.2
    When Alice activates "wish" of "Djinn of Wishes"
    And the top of the stack resolves
    And while "Djinn of Wishes" resolves, Alice plays "Hill Giant"
    Then the stack holds "Hill Giant"
    When the stack resolves
    Then "Hill Giant" is in play

  @cr26:701.18b.4
  Scenario: After Yawgmoth's Will, Alice plays Forest from her graveyard as her land of the turn, and casts Lightning Bolt from there as a spell
    Given Alice has "Yawgmoth's Will" and "Swamp" in hand and can pay {2}{B}{R}
    And Alice has "Forest", "Lightning Bolt" and "Island" in graveyard
    Then Alice can't play the land "Forest" from graveyard by rule 305.1
    And Alice can't play "Lightning Bolt" from graveyard targeting Bob by rule 601.3
    When Alice plays "Yawgmoth's Will"
    And the stack resolves
    Then Alice can play the land "Swamp"
    And Alice can play "Lightning Bolt" from graveyard targeting Bob
    When Alice plays the land "Forest" from graveyard
    Then "Forest" is in play
    And the stack is empty
    And Alice can't play the land "Swamp" by rule 305.2
    And Alice can't play the land "Island" from graveyard by rule 305.2
    When Alice plays "Lightning Bolt" from graveyard targeting Bob
    Then the stack holds "Lightning Bolt"
    And Bob is at 20 life
    When the stack resolves
    Then Bob is at 17 life

  @cr26:701.18a.3
  Scenario: Alice can't play a land while Bob has priority in her main phase, and can before
    Given Alice has "Forest" in hand
    And Bob has "Lightning Bolt" in hand and can pay {R}
    Then Alice can play the land "Forest"
    When Alice passes
    Then Bob has priority
    And Alice can't play the land "Forest" by rule 117.1
    When Bob plays "Lightning Bolt" targeting Alice
    And the stack resolves
    Then Alice is at 17 life
    And Alice can play the land "Forest"
    When Alice plays the land "Forest"
    Then "Forest" is in play

  @cr26:305.4
  Scenario: Kodama's Reach puts a land onto the battlefield after its controller has played the one land of the turn
    Given Alice has "Kodama's Reach", "Swamp" as "first" and "Plains" as "second" in hand and can pay {2}{G}
    And Alice has "Forest", "Island" and "Hill Giant" as library
    Then Alice can play the land "second"
    When Alice plays the land "first"
    Then Alice can't play the land "second"
    When Alice plays "Kodama's Reach"
    And the stack resolves
    And Alice chooses "Forest" and "Island" for "Kodama's Reach"
    And Alice chooses "Forest" for "Kodama's Reach"
    Then "Forest" is in play
    And Alice can't play the land "Island"

  @cr26:305.4.2
  Scenario: Recycle triggers for Kodama's Reach and for the land that Alice plays, and not for the land that Kodama's Reach puts onto the battlefield
    Given Alice controls "Recycle"
    And Alice has "Kodama's Reach" and "Swamp" in hand and can pay {2}{G}
    And Alice has "Grizzly Bears", "Forest", "Island" and "Hill Giant" as library
    When Alice plays "Kodama's Reach"
    And the stack resolves
    And Alice chooses "Forest" and "Island" for "Kodama's Reach"
    And Alice chooses "Forest" for "Kodama's Reach"
    Then "Forest" is in play
    And the ability "recycle" of "Recycle" has triggered once
    And "Grizzly Bears" is in Alice's hand
    When Alice plays the land "Swamp"
    Then the stack holds the second trigger of "Recycle"
    And the ability "recycle" of "Recycle" has triggered twice

  @cr26:305.4.3
  Scenario: Under Turf Wound Alice can't play a land, and Kodama's Reach puts a land onto the battlefield for her
    Given Alice has "Kodama's Reach" and "Swamp" in hand and can pay {2}{G}
    And Alice has "Forest", "Island" and "Hill Giant" as library
    And Bob has "Turf Wound" in hand and can pay {2}{R}
    And Bob has "Mountain" as library
    Then Alice can play the land "Swamp"
    When Bob plays "Turf Wound" targeting Alice
    And the stack resolves
    Then Alice can't play the land "Swamp" because of "Turf Wound"
    When Alice plays "Kodama's Reach"
    And the stack resolves
    And Alice chooses "Forest" and "Island" for "Kodama's Reach"
    And Alice chooses "Forest" for "Kodama's Reach"
    Then "Forest" is in play under Alice's control
    And "Island" is in Alice's hand
    And Alice can't play the land "Island" because of "Turf Wound"
