Feature: Unearth

  @cr26:702.84a
  Scenario: An unearthed creature can attack at once and is exiled at the end step
    Given Alice has "Dregscape Zombie" in graveyard and can pay {B}
    And Alice has "Dregscape Zombie" as "kept" in hand
    Then Alice can't activate "unearth" of "kept" by rule 113.6
    And Alice can activate "unearth" of "Dregscape Zombie"
    When Alice activates "Dregscape Zombie"
    Then the total cost of the ability of "Dregscape Zombie" is {B}
    When the stack resolves
    Then Alice can attack with "Dregscape Zombie"
    When Alice attacks with "Dregscape Zombie"
    And the game goes on to Alice's second main phase
    Then Bob is at 18 life
    And "Dregscape Zombie" is in play
    When the game goes on to the end step
    And the stack resolves
    Then "Dregscape Zombie" is exiled

  @cr26:702.84a
  Scenario: An unearthed creature that would return to hand is exiled instead
    Given Alice has "Dregscape Zombie" in graveyard and can pay {B}
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice activates "Dregscape Zombie"
    And the stack resolves
    And Bob plays "Boomerang" targeting "Dregscape Zombie"
    And the stack resolves
    Then "Dregscape Zombie" is exiled

  @cr26:702.84a
  Scenario: An unearthed creature that would die is exiled instead
    Given Alice has "Dregscape Zombie" in graveyard and can pay {B}
    And Bob has "Shock" in hand and can pay {R}
    When Alice activates "Dregscape Zombie"
    And the stack resolves
    And Bob plays "Shock" targeting "Dregscape Zombie"
    And the stack resolves
    Then "Dregscape Zombie" is exiled
    And it happened never that "Dregscape Zombie" died

  @cr26:702.84a
  Scenario: An unearthed creature that has lost its abilities is exiled at the end step
    Given Alice has "Dregscape Zombie" in graveyard and can pay {B}{1}{U}
    And Alice has "Turn to Frog" in hand
    When Alice activates "Dregscape Zombie"
    And the stack resolves
    Then Alice can attack with "Dregscape Zombie"
    When Alice plays "Turn to Frog" targeting "Dregscape Zombie"
    And the stack resolves
    Then Alice can't attack with "Dregscape Zombie" by rule 302.6
    When the game goes on to the end step
    And the stack resolves
    Then "Dregscape Zombie" is exiled

  @cr26:702.84a
  Scenario: Unearth can't be activated in the upkeep
    Given it is Alice's upkeep
    And Alice has "Dregscape Zombie" in graveyard and can pay {B}
    Then Alice can't activate "unearth" of "Dregscape Zombie" by rule 602.5d
    When the game goes on to Alice's main phase
    Then Alice can activate "unearth" of "Dregscape Zombie"
    When Alice activates "unearth" of "Dregscape Zombie"
    And the stack resolves
    Then "Dregscape Zombie" is in play
    And Alice can attack with "Dregscape Zombie"

  @cr26:702.84a
  Scenario: An unearthed Dregscape Zombie that Cloudshift returns is a new object without haste, and isn't exiled
    Given Alice has "Dregscape Zombie" in graveyard and can pay {B}{W}
    And Alice has "Cloudshift" in hand
    And Bob has "Shock" in hand and can pay {R}
    When Alice activates "Dregscape Zombie"
    And the stack resolves
    Then Alice can attack with "Dregscape Zombie"
    When Alice plays "Cloudshift" targeting "Dregscape Zombie"
    And the stack resolves
    Then "Dregscape Zombie" is in play under Alice's control
    And Alice can't attack with "Dregscape Zombie" by rule 302.6
    When the game goes on to the end step
    And the stack resolves
    Then "Dregscape Zombie" is in play
    When Bob plays "Shock" targeting "Dregscape Zombie"
    And the stack resolves
    Then "Dregscape Zombie" is in Alice's graveyard

  @cr26:702.84a
  Scenario: An unearthed Dregscape Zombie of which Bob has gained control is exiled at the end step
    Given Alice has "Dregscape Zombie" in graveyard and can pay {B}
    And Bob has "Sudden Claim" in hand and can pay {U}
    When Alice activates "Dregscape Zombie"
    And the stack resolves
    And Bob plays "Sudden Claim" targeting "Dregscape Zombie"
    And the stack resolves
    Then Bob controls "Dregscape Zombie"
    When the game goes on to the end step
    And the stack resolves
    Then "Dregscape Zombie" is exiled

  @cr26:702.84a
  Scenario: Unearth can't be activated on the battlefield or while a spell is on the stack, and can with an empty stack from the graveyard
    Given Alice controls "Dregscape Zombie" as "standing"
    And Alice has "Dregscape Zombie" as "dead" in graveyard
    And Alice has "Shock" in hand and can pay {R}{B}
    Then Alice can't activate "unearth" of "standing" by rule 113.6
    When Alice plays "Shock" targeting Bob
    Then Alice can't activate "unearth" of "dead" by rule 602.5d
    When the stack resolves
    Then Alice can activate "unearth" of "dead"
    When Alice activates "unearth" of "dead"
    And the stack resolves
    Then "dead" is in play under Alice's control
    And Alice can attack with "dead"

  @cr26:702.84a
  Scenario: Unearth can't be activated in Bob's main phase with an empty stack, and can in Alice's
    Given it is Bob's main phase
    And Alice has "Dregscape Zombie" in graveyard and can pay {B}
    And Alice has 3 "Plains" as "page" as library
    When Bob passes
    Then Alice has priority
    And Alice can't activate "unearth" of "Dregscape Zombie" by rule 602.5d
    When the game goes on to Alice's main phase
    Then Alice can activate "unearth" of "Dregscape Zombie"
    When Alice activates "unearth" of "Dregscape Zombie"
    And the stack resolves
    Then "Dregscape Zombie" is in play

  @cr26:702.84a
  Scenario: Dregscape Zombie in Bob's graveyard can't be unearthed by Alice, and the one in hers can
    Given Alice has "Dregscape Zombie" as "mine" in graveyard and can pay {B}
    And Bob has "Dregscape Zombie" as "his" in graveyard
    And Bob has "Boomerang" in hand and can pay {U}{U}
    Then Alice can't activate "unearth" of "his" by rule 602.2
    And Alice can activate "unearth" of "mine"
    When Alice activates "unearth" of "mine"
    And the stack resolves
    Then "mine" is in play under Alice's control
    When Bob plays "Boomerang" targeting "mine"
    And the stack resolves
    Then "mine" is exiled
    And "his" is in Bob's graveyard

  @cr26:702.84a
  Scenario: Dregscape Zombie that Cremate exiles in response to unearth doesn't return, and another one returns and is exiled in place of a return to hand
    Given Alice has "Dregscape Zombie" as "burnt" and "Dregscape Zombie" as "spared" in graveyard and can pay {B}{B}
    And Bob has "Cremate" and "Boomerang" in hand and can pay {B}{U}{U}
    When Alice activates "unearth" of "burnt"
    And Bob plays "Cremate" targeting "burnt"
    And the stack resolves
    Then "burnt" is exiled
    When Alice activates "unearth" of "spared"
    And the stack resolves
    Then "spared" is in play
    And Alice can attack with "spared"
    When Bob plays "Boomerang" targeting "spared"
    And the stack resolves
    Then "spared" is exiled
    And "burnt" is exiled

  @cr26:702.84a
  Scenario: An unearthed Dregscape Zombie that Condemn would put on the bottom of the library is exiled instead, and Hill Giant is put there
    Given Alice has "Dregscape Zombie" in graveyard and can pay {B}
    And Alice controls "Hill Giant"
    And Alice has "Island" and "Forest" as library
    And Bob has 2 "Condemn" as "ban" in hand and can pay {W}{W}
    When Alice activates "Dregscape Zombie"
    And the stack resolves
    And Alice attacks with "Dregscape Zombie" and "Hill Giant"
    And Bob plays "ban 1" targeting "Dregscape Zombie"
    And the stack resolves
    And Bob plays "ban 2" targeting "Hill Giant"
    And the stack resolves
    Then "Dregscape Zombie" is exiled
    And the bottom of Alice's library is "Hill Giant"
    And Alice has 3 cards in library
    And Alice is at 24 life

  @cr26:702.84a.2
  Scenario: Dregscape Zombie, whose exile Trickbind counters, has haste as Bob gains control of it in the next turn, stays at the end step, and is exiled as it would return to hand
    Given Alice has "Dregscape Zombie" in graveyard and can pay {B}
    And Alice has 5 "Plains" as "page" as library
    And Bob has "Trickbind", "Sudden Claim" and "Boomerang" in hand and can pay {1}{U}{U}{U}
    And Bob has 5 "Swamp" as "leaf" as library
    When Alice activates "Dregscape Zombie"
    And the stack resolves
    And the game goes on to Alice's end step
    And Bob plays "Trickbind" targeting the trigger of "Dregscape Zombie"
    And the stack resolves
    Then "Dregscape Zombie" is in play under Alice's control
    When the game goes on to Bob's main phase
    And Bob plays "Sudden Claim" targeting "Dregscape Zombie"
    And the stack resolves
    Then "Dregscape Zombie" has "haste"
    When Bob attacks with "Dregscape Zombie"
    And Alice doesn't block
    And combat damage is dealt
    Then Alice is at 18 life
    When the game goes on to Alice's main phase
    Then "Dregscape Zombie" is in play under Bob's control
    When Bob in response plays "Boomerang" targeting "Dregscape Zombie"
    And the stack resolves
    Then "Dregscape Zombie" is exiled

  @cr26:702.84a.3
  Scenario: Mishra's Research Desk, an artifact that is unearthed for {1}{R}, has haste and is exiled at the end step
    Given Alice has "Mishra's Research Desk" in graveyard and can pay {1}{R}
    When Alice activates "unearth" of "Mishra's Research Desk"
    Then the total cost of the ability of "Mishra's Research Desk" is {1}{R}
    When the stack resolves
    Then "Mishra's Research Desk" is in play under Alice's control
    And "Mishra's Research Desk" has "haste"
    When the game goes on to Alice's end step
    And the stack resolves
    Then "Mishra's Research Desk" is exiled

  @cr26:702.84a.3
  Scenario: The unearthed Mishra's Research Desk that Alice sacrifices is exiled, and she may play Forest, which she chose, and not Island
    Given Alice has "Mishra's Research Desk" in graveyard and can pay {1}{R}{1}
    And Alice has "Forest", "Island" and "Swamp" as library
    When Alice activates "unearth" of "Mishra's Research Desk"
    And the stack resolves
    And Alice activates "desk" of "Mishra's Research Desk"
    Then "Mishra's Research Desk" is exiled
    When the stack resolves
    And Alice chooses "Forest"
    Then "Forest" and "Island" are exiled
    And Alice can't play the land "Island" from exile by rule 305.1
    And Alice can play the land "Forest" from exile
    When Alice plays the land "Forest" from exile
    Then "Forest" is in play under Alice's control
