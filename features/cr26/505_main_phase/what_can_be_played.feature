Feature: Spells and lands that can be played in a main phase

  @cr26:505.6a
  Scenario Outline: The <kind> spell <card> can't be cast in the upkeep, and can be cast in the main phase
    Given it is Alice's end step
    And Alice has "<card>" and "Lightning Bolt" in hand and can pay {1}{R}{R}{G}
    And Alice has 4 "Plains" as "page" as library
    And Bob controls "Elite Vanguard" and "Hill Giant"
    And Bob has 4 "Swamp" as "leaf" as library
    Then Alice can't play "<card>" by rule 117.1a
    And Alice can play "Lightning Bolt" targeting Bob
    When the game goes on to Alice's upkeep
    Then Alice can't play "<card>" by rule 117.1a
    And Alice can play "Lightning Bolt" targeting Bob
    When the game goes on to Alice's main phase
    And Alice plays "<card>"
    And Alice in response plays "Lightning Bolt" targeting "Elite Vanguard"
    And the stack resolves
    Then "<card>" is <place>
    And "Hill Giant" is in play
    And "Elite Vanguard" is in Bob's graveyard

    Examples:
      | kind        | card          | place                |
      | creature    | Grizzly Bears | in play              |
      | artifact    | Sol Ring      | in play              |
      | enchantment | Exploration   | in play              |
      | sorcery     | Pyroclasm     | in Alice's graveyard |

  @cr26:505.6a
  Scenario: The nonactive player can't cast a creature spell in the active player's main phase
    Given it is Bob's main phase
    And Alice has "Grizzly Bears" and "Lightning Bolt" in hand and can pay {1}{G}{R}
    And Bob has "Gray Ogre" in hand and can pay {2}{R}
    Then Alice can't play "Grizzly Bears" by rule 117.1a
    And Alice can play "Lightning Bolt" targeting Bob
    When Bob plays "Gray Ogre"
    And the stack resolves
    Then "Gray Ogre" is 2/2
    And "Gray Ogre" is in play

  @cr26:505.6b @cr26:116.2a @cr26:117.1c.3 @cr26:116.1
  Scenario: Alice can play one land in a main phase while the stack is empty, and no land in her upkeep or a second one in the turn
    Given it is Alice's upkeep
    And Alice has "Forest", "Island" and "Lightning Bolt" in hand and can pay {R}
    Then Alice can't play the land "Forest" by rule 305.1
    When the game goes on to Alice's main phase
    Then Alice can play the land "Forest"
    When Alice plays "Lightning Bolt" targeting Bob
    Then Alice can't play the land "Forest" by rule 305.1
    When the stack resolves
    And Alice plays the land "Forest"
    Then Bob is at 17 life
    And "Forest" is in play
    And the stack is empty
    And Alice can't play the land "Island" by rule 305.2
    When the game goes on to Alice's postcombat main phase
    Then Alice can't play the land "Island" by rule 305.2
    When the game goes on to Alice's next main phase
    Then Alice can play the land "Island"

  @cr26:505.6a.5
  Scenario: The planeswalker spell Jace Beleren can't be cast in the upkeep, and can be cast in the main phase
    Given it is Alice's end step
    And Alice has "Jace Beleren" and "Lightning Bolt" in hand and can pay {1}{U}{U}{R}
    And Alice has 4 "Plains" as "page" as library
    And Bob controls "Elite Vanguard"
    And Bob has 4 "Swamp" as "leaf" as library
    Then Alice can't play "Jace Beleren" by rule 117.1a
    And Alice can play "Lightning Bolt" targeting Bob
    When the game goes on to Alice's upkeep
    Then Alice can't play "Jace Beleren" by rule 117.1a
    And Alice can play "Lightning Bolt" targeting Bob
    When the game goes on to Alice's main phase
    And Alice plays "Jace Beleren"
    And Alice in response plays "Lightning Bolt" targeting "Elite Vanguard"
    And the stack resolves
    Then "Jace Beleren" has 3 loyalty counters
    And "Elite Vanguard" is in Bob's graveyard

  @cr26:505.6b @cr26:505.6b.2 @cr26:116.2a @cr26:305.1.2 @cr26:701.18a.2 @cr26:117.1c.3
  Scenario: In her postcombat main phase Alice can play a land while she has priority, and Bob can't play one in her turn
    Given Alice has "Forest" in hand
    And Alice has "Swamp" in graveyard and "Plains" on top of library
    And Alice has "Mountain" as "away" exiled
    And Bob has "Island" and "Wastes" as "his" in hand
    And it is Alice's end of combat step
    Then Alice can't play the land "Forest" by rule 305.1
    When the game goes on to Alice's postcombat main phase
    Then Alice can play the land "Forest"
    And Alice can't play the land "Swamp" from graveyard by rule 305.1
    And Alice can't play the land "Plains" from library by rule 305.1
    And Alice can't play the land "away" from exile by rule 305.1
    And Alice can't play the land "his"
    And Bob can't play the land "Island" by rule 305.3
    When Alice plays the land "Forest"
    Then "Forest" is in play
    And the stack is empty
    And Alice has priority
    When Alice passes
    Then Bob can't play the land "Island" by rule 305.3
    When the game goes on to Bob's main phase
    Then Bob can play the land "Island"

  @cr26:505.6b.2 @cr26:305.1.3 @cr26:116.2a.3 @cr26:116.1.2 @cr26:117.1 @cr26:117.1c.3
  Scenario: Alice, who has passed priority in her main phase, can't play a land while Bob has priority, and can play it once she has priority again
    Given Alice has "Forest" in hand
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Alice passes
    Then Bob has priority
    And Alice can't play the land "Forest" by rule 117.1
    When Bob plays "Lightning Bolt" targeting Alice
    And Bob passes
    Then Alice has priority
    And Alice can't play the land "Forest" by rule 305.1
    When Alice passes
    Then Alice is at 17 life
    And Alice can play the land "Forest"
    When Alice plays the land "Forest"
    Then "Forest" is in play

  @cr26:505.6a.2
  Scenario: Alice can cast Grizzly Bears in her postcombat main phase, and neither in the end of combat step nor in the end step
    Given it is Alice's end of combat step
    And Alice has "Grizzly Bears" as "one", "Grizzly Bears" as "two" and "Lightning Bolt" in hand and can pay {1}{G}{1}{G}{R}
    Then Alice can't play "one" by rule 117.1a
    And Alice can play "Lightning Bolt" targeting Bob
    When the game goes on to Alice's postcombat main phase
    And Alice plays "one"
    And the stack resolves
    Then "one" is 2/2
    When the game goes on to Alice's end step
    Then Alice can't play "two" by rule 117.1a
    And Alice can play "Lightning Bolt" targeting Bob

  @cr26:305.1.5 @cr26:505.6a.3
  Scenario: With Vedalken Orrery, Alice can cast Grizzly Bears in her upkeep, and can't play Forest before her main phase
    Given it is Alice's upkeep
    And Alice controls "Vedalken Orrery"
    And Alice has "Grizzly Bears" and "Forest" in hand and can pay {1}{G}
    Then Alice can't play the land "Forest" by rule 305.1
    And Alice can play "Grizzly Bears"
    When Alice plays "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is in play
    When the game goes on to Alice's main phase
    Then Alice can play the land "Forest"
    When the game goes on to Alice's end step
    Then Alice can't play the land "Forest" by rule 305.1

  @cr26:505.6b.4
  Scenario: Bob can respond to Grizzly Bears and can't respond to the land Forest, which is no object that Counterspell or Stifle can target
    Given Alice has "Grizzly Bears" and "Forest" in hand and can pay {1}{G}
    And Bob has "Counterspell" and "Stifle" in hand and can pay {U}{U}
    When Alice plays "Grizzly Bears"
    Then Bob can play "Counterspell" targeting "Grizzly Bears"
    When the stack resolves
    And Alice plays the land "Forest"
    Then "Forest" is in play
    And the stack is empty
    And Alice has priority
    When Alice passes
    Then Bob can't play "Counterspell" targeting "Forest" by rule 601.2c
    And Bob can't play "Stifle" targeting "Forest" by rule 601.2c
