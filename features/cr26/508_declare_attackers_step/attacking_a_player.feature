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
    And Bob attacks with "Gray Ogre" attacking Alice
    Then "Grizzly Bears" is 2/4
    When Alice doesn't block
    And combat damage is dealt
    Then Alice is at 18 life
    When the game goes on to Bob's end step
    And the stack resolves
    Then Alice is at 22 life
    
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
    And Bob controls "Hill Giant"
    When Bob attacks with "Hill Giant"
    Then "Grizzly Bears" is 2/4
    When Alice plays "Boomerang" targeting "Hill Giant"
    And the stack resolves
    Then "Grizzly Bears" is 2/2
    When the game goes on to Bob's end step
    And the stack resolves
    Then Alice is at 24 life
