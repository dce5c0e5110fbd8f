Feature: Decayed

  @cr26:702.147a
  Scenario: A Zombie token with decayed can't block, and is sacrificed after it has attacked
    Given Alice has "Falcon Abomination" in hand and can pay {2}{U}
    And Bob controls "Hill Giant"
    When Alice plays "Falcon Abomination"
    And the stack resolves
    And the game goes on to Bob's next main phase
    And Bob attacks with "Hill Giant"
    Then Alice can't block "Hill Giant" with the first "Zombie" token by rule 509.1b
    And Alice can block "Hill Giant" with "Falcon Abomination"
    When Alice doesn't block
    And the game goes on to Alice's next main phase
    And Alice attacks with the first "Zombie" token
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 18 life
    When the game goes on to Alice's second main phase
    Then Alice controls no "token" permanents

  @cr26:702.147a
  Scenario: A Zombie token that attacked with decayed is sacrificed at end of combat, although it has lost its abilities meanwhile
    Given Alice has "Falcon Abomination" and "Turn to Frog" in hand and can pay {2}{U}
    And Alice controls 2 "Island"
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice plays "Falcon Abomination"
    And the stack resolves
    And the game goes on to Alice's next main phase
    And Alice attacks with the first "Zombie" token
    And the stack resolves
    And Alice plays "Turn to Frog" targeting the first "Zombie" token
    And the top of the stack resolves
    Then the first "Zombie" token doesn't have "decayed"
    When Bob doesn't block
    And combat damage is dealt
    Then Bob is at 19 life
    When the game goes on to Alice's second main phase
    Then the first "Zombie" token was sacrificed
    And Alice controls no "token" permanents

  @cr26:702.147a
  Scenario: A Zombie token with decayed that dies in combat isn't sacrificed
    Given Alice has "Falcon Abomination" in hand and can pay {2}{U}
    And Bob controls "Hill Giant" and "Craw Wurm"
    When Alice plays "Falcon Abomination"
    And the stack resolves
    And the game goes on to Bob's next main phase
    And Bob attacks with "Hill Giant"
    Then Alice can't block "Hill Giant" with the first "Zombie" token by rule 509.1b
    And Alice can block "Hill Giant" with "Falcon Abomination"
    When Alice doesn't block
    And the game goes on to Alice's next main phase
    And Alice attacks with the first "Zombie" token
    And Bob blocks the first "Zombie" token with "Craw Wurm"
    And combat damage is dealt
    Then Alice controls no "token" permanents
    And "Craw Wurm" has 2 damage marked
    When the game goes on to the end step
    Then the first "Zombie" token wasn't sacrificed
    And "Falcon Abomination" is in play

  @cr26:702.147a @cr26:701.21a.7
  Scenario: Alice can't sacrifice a Zombie token with decayed of which Bob has gained control after it attacked
    Given Alice has "Falcon Abomination" in hand and can pay {2}{U}
    And Alice has 9 "Plains" as "page" as library
    And Bob has "Sudden Claim" in hand and can pay {U}
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice plays "Falcon Abomination"
    And the stack resolves
    And the game goes on to Alice's next main phase
    And Alice attacks with the first "Zombie" token
    And the stack resolves
    And Bob plays "Sudden Claim" targeting the first "Zombie" token
    And the stack resolves
    Then Bob controls 1 "Zombie" permanent
    When the game goes on to Alice's second main phase
    Then Bob controls 1 "Zombie" permanent
    And the first "Zombie" token wasn't sacrificed
    And Bob is at 20 life
    When the game goes on to Bob's main phase
    And Bob attacks with the first "Zombie" token
    And Alice doesn't block
    And combat damage is dealt
    Then Alice is at 18 life
    When the game goes on to Bob's second main phase
    Then Bob controls no "Zombie" permanents

  @cr26:702.147a
  Scenario: A Zombie token with decayed stays as Falcon Abomination attacks, and is still there after its own combat damage, until end of combat
    Given Alice has "Falcon Abomination" in hand and can pay {2}{U}
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice plays "Falcon Abomination"
    And the stack resolves
    And the game goes on to Alice's next main phase
    And Alice attacks with "Falcon Abomination"
    And Bob doesn't block
    And the game goes on to Alice's second main phase
    Then Bob is at 18 life
    And Alice controls 1 "token" permanent
    When the game goes on to Alice's next main phase
    And Alice attacks with "Falcon Abomination" and the first "Zombie" token
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 14 life
    And Alice controls 1 "token" permanent
    When the game goes on to Alice's end of combat step
    And the stack resolves
    Then the first "Zombie" token was sacrificed
    And "Falcon Abomination" is in play
