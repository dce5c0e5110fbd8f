Feature: Creatures that are put onto the battlefield attacking

  @cr26:508.4 @edition:2026-01
  Scenario: Of two Warriors of mobilize, one enters attacking Bob and the other attacking Carol, as Alice chooses for each
    Given Carol is playing too
    And Alice controls "Voice of Victory"
    When Alice attacks with "Voice of Victory" attacking Bob
    And the stack resolves
    And Alice chooses the player Bob
    And Alice chooses the player Carol
    Then the first "Warrior" token and the second "Warrior" token are attacking
    When combat damage is dealt
    Then Bob is at 18 life
    And Carol is at 19 life

  @cr26:508.4.2 @cr26:702.181a @edition:2026-01
  Scenario: A Warrior of mobilize may enter attacking Jace Beleren, whom no declared creature attacks
    Given Alice controls "Dragonback Lancer"
    And Bob controls "Jace Beleren"
    When Alice attacks with "Dragonback Lancer" attacking Bob
    And the stack resolves
    And Alice chooses "Jace Beleren" for "Dragonback Lancer"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 17 life
    And "Jace Beleren" has 2 loyalty counters

  @cr26:508.4
  Scenario: Of two artifact creatures that enter attacking, Bronze Sable attacks Bob and Steel Golem attacks Carol, as Alice chooses for each
    Given Carol is playing too
    And Alice controls "Hill Giant"
    And Alice has "Bronze Sable" and "Steel Golem" in graveyard
    And Alice has "Charge from the Heap" as "one" and "Charge from the Heap" as "two" in hand and can pay {1}{R}{1}{R}
    When Alice attacks with "Hill Giant" attacking Bob
    And Alice plays "one" targeting "Bronze Sable"
    And the stack resolves
    And Alice chooses the player Bob
    And Alice plays "two" targeting "Steel Golem"
    And the stack resolves
    And Alice chooses the player Carol
    Then "Bronze Sable" and "Steel Golem" are attacking
    When combat damage is dealt
    Then Bob is at 15 life
    And Carol is at 17 life

  @cr26:508.4
  Scenario: Bronze Sable, which Carol's spell puts onto the battlefield attacking and which enters under Alice's control by Gather Specimens, attacks the player whom Alice chooses
    Given Carol is playing too
    And Alice controls "Hill Giant"
    And Alice has "Gather Specimens" in hand and can pay {3}{U}{U}{U}
    And Carol has "Bronze Sable" in graveyard
    And Carol has "Charge from the Heap" in hand and can pay {1}{R}
    When Alice attacks with "Hill Giant" attacking Bob
    And Carol plays "Charge from the Heap" targeting "Bronze Sable"
    And Alice plays "Gather Specimens"
    And the stack resolves
    And Alice chooses the player Carol
    Then Alice controls "Bronze Sable"
    And "Bronze Sable" is attacking
    When combat damage is dealt
    Then Bob is at 17 life
    And Carol is at 18 life

  @cr26:508.4.2 @cr26:508.4
  Scenario: Bronze Sable may enter attacking Jace Beleren, whom no declared creature attacks
    Given Alice controls "Hill Giant"
    And Alice has "Bronze Sable" in graveyard
    And Alice has "Charge from the Heap" in hand and can pay {1}{R}
    And Bob controls "Jace Beleren"
    When Alice attacks with "Hill Giant" attacking Bob
    And Alice plays "Charge from the Heap" targeting "Bronze Sable"
    And the stack resolves
    And Alice chooses "Jace Beleren" for "Charge from the Heap"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 17 life
    And "Jace Beleren" has 1 loyalty counter

  @cr26:508.4.3 @cr26:508.2a @cr26:508.3a.2
  Scenario: Revenge of Ravens triggers for the declared attacker and not for Bronze Sable, which enters attacking, but Blessed Reversal counts both
    Given Bob controls "Revenge of Ravens"
    And Bob has "Blessed Reversal" in hand and can pay {1}{W}
    And Alice controls "Grizzly Bears"
    And Alice has "Bronze Sable" in graveyard
    And Alice has "Charge from the Heap" in hand and can pay {1}{R}
    When Alice attacks with "Grizzly Bears"
    And the stack resolves
    Then "Revenge of Ravens" has triggered once
    And Bob is at 21 life
    When Alice plays "Charge from the Heap" targeting "Bronze Sable"
    And the stack resolves
    Then "Bronze Sable" is attacking
    And "Revenge of Ravens" has triggered once
    When Bob plays "Blessed Reversal"
    And the stack resolves
    Then Bob is at 27 life

  @cr26:508.4.3
  Scenario: Revenge of Ravens triggers for each of two declared attackers, and Blessed Reversal counts both
    Given Bob controls "Revenge of Ravens"
    And Bob has "Blessed Reversal" in hand and can pay {1}{W}
    And Alice controls "Grizzly Bears" and "Bronze Sable"
    When Alice attacks with "Grizzly Bears" and "Bronze Sable"
    And Bob puts "Revenge of Ravens" and "Revenge of Ravens" in this order
    And the stack resolves
    Then "Revenge of Ravens" has triggered twice
    And Bob is at 22 life
    When Bob plays "Blessed Reversal"
    And the stack resolves
    Then Bob is at 28 life

  @cr26:508.4.4
  Scenario: Day Ledger counts Grizzly Bears, which was declared as an attacker, and not Bronze Sable, which entered attacking
    Given Alice controls "Day Ledger" and "Grizzly Bears"
    And Alice has "Bronze Sable" in graveyard
    And Alice has "Charge from the Heap" in hand and can pay {1}{R}
    When Alice attacks with "Grizzly Bears"
    And Alice plays "Charge from the Heap" targeting "Bronze Sable"
    And the stack resolves
    Then "Bronze Sable" is attacking
    When Alice activates "attackers" of "Day Ledger"
    And the stack resolves
    Then Alice is at 21 life
    When combat damage is dealt
    Then Bob is at 16 life

  @cr26:508.4.4
  Scenario: Day Ledger counts both creatures that were declared as attackers
    Given Alice controls "Day Ledger", "Grizzly Bears" and "Hill Giant"
    And Bob controls "Gray Ogre"
    When Alice attacks with "Grizzly Bears" and "Hill Giant"
    And Alice activates "attackers" of "Day Ledger"
    And the stack resolves
    Then Alice is at 22 life
    When combat damage is dealt
    Then Bob is at 15 life
