Feature: Attacking a player

  @cr26:508.6
  Scenario: Bob, whose creature attacks Alice's planeswalker, is not attacking Alice and has not attacked her
    Given it is Bob's precombat main phase
    And Alice controls "Besieged Outpost", "Grizzly Bears" and "Gideon Jura"
    And Bob controls "Hill Giant" and "Gray Ogre"
    And Alice has 4 "Plains" as "dune" as library
    And Bob has 4 "Swamp" as "leaf" as library
    When Bob attacks with "Hill Giant" attacking "Gideon Jura"
    Then "Grizzly Bears" is 2/2
    When Alice doesn't block
    And combat damage is dealt
    Then "Gideon Jura" has 3 loyalty counters
    When the game goes on to Bob's end step
    Then "Besieged Outpost" has triggered never
    When the game goes on to Bob's next main phase
    And Bob attacks with "Gray Ogre" attacking Alice and "Hill Giant" attacking Alice
    Then "Grizzly Bears" is 2/4
    When Alice doesn't block
    And combat damage is dealt
    Then Alice is at 15 life
    When the game goes on to Bob's end step
    And the stack resolves
    Then Alice is at 19 life
    And "Besieged Outpost" has triggered once
    
  @cr26:508.6
  Scenario: Bob, whose Bronze Sable enters attacking Alice, is attacking her, and has not attacked her
    Given it is Bob's precombat main phase
    And Alice controls "Besieged Outpost", "Grizzly Bears" and "Gideon Jura"
    And Bob controls "Hill Giant"
    And Bob has "Bronze Sable" in graveyard
    And Bob has "Charge from the Heap" in hand and can pay {1}{R}
    When Bob attacks with "Hill Giant" attacking "Gideon Jura"
    Then "Grizzly Bears" is 2/2
    When Bob plays "Charge from the Heap" targeting "Bronze Sable"
    And the stack resolves
    And Bob chooses the player Alice
    Then "Grizzly Bears" is 2/4
    When Alice doesn't block
    And combat damage is dealt
    Then Alice is at 18 life
    When the game goes on to Bob's end step
    Then "Besieged Outpost" has triggered never
    
  @cr26:508.6
  Scenario: Bob, whose creature attacks Alice, is attacking her and has attacked her, also after that creature has left combat
    Given it is Bob's precombat main phase
    And Alice controls "Besieged Outpost" and "Grizzly Bears"
    And Alice has "Boomerang" in hand and can pay {U}{U}
    And Bob controls "Hill Giant" owned by Alice
    When Bob attacks with "Hill Giant"
    Then "Grizzly Bears" is 2/4
    When Alice plays "Boomerang" targeting "Hill Giant"
    And the stack resolves
    Then "Grizzly Bears" is 2/2
    When the game goes on to Bob's end step
    And the stack resolves
    Then Alice is at 24 life

  @cr26:508.6.2
  Scenario: Bob, whose creature attacks Carol, is not attacking Alice and has not attacked her
    Given Carol is playing too
    And it is Bob's precombat main phase
    And Alice controls "Besieged Outpost" and "Grizzly Bears"
    And Carol controls "Besieged Outpost" as "her Outpost" and "Elite Vanguard"
    And Bob controls "Hill Giant"
    When Bob attacks with "Hill Giant" attacking Carol
    Then "Grizzly Bears" is 2/2
    And "Elite Vanguard" is 2/3
    When Carol doesn't block
    And combat damage is dealt
    Then Carol is at 17 life
    When the game goes on to Bob's end step
    And the stack resolves
    Then Carol is at 21 life
    And Alice is at 20 life
    And "Besieged Outpost" has triggered never
