Feature: Examples of section 700

  @cr26:700.1.ex1
  Scenario: Two blockers are one event for Barbed Ram's "becomes blocked" and two events for "becomes blocked by a creature"
    Given Alice controls "Barbed Ram"
    And Bob controls "Grizzly Bears" and "Hill Giant"
    When Alice attacks with "Barbed Ram"
    And Bob blocks "Barbed Ram" with "Grizzly Bears" and "Hill Giant"
    Then the ability "alarm" of "Barbed Ram" has triggered once
    And the ability "barbs" of "Barbed Ram" has triggered twice
    When Alice puts "Barbed Ram" and "Barbed Ram" in this order
    And the stack resolves
    Then "Barbed Ram" has 1 alarm counter
    And "Barbed Ram" has 2 barb counters

  @cr26:700.1.ex1
  Scenario: One blocker is one event for each of the two abilities of Barbed Ram
    Given Alice controls "Barbed Ram"
    And Bob controls "Grizzly Bears" and "Hill Giant"
    When Alice attacks with "Barbed Ram"
    And Bob blocks "Barbed Ram" with "Grizzly Bears"
    Then the ability "alarm" of "Barbed Ram" has triggered once
    And the ability "barbs" of "Barbed Ram" has triggered once
    When Alice puts "Barbed Ram" and "Barbed Ram" in this order
    And the stack resolves
    Then "Barbed Ram" has 1 alarm counter
    And "Barbed Ram" has 1 barb counter
    When combat damage is dealt
    Then "Barbed Ram" has 2 damage marked
    And "Hill Giant" has no damage marked

  @cr26:700.3c.ex1
  Scenario: The cards of Fact or Fiction stay in the library until one pile is put into the hand and the other into the graveyard
    Given Alice has "Fact or Fiction" in hand and can pay {3}{U}
    And Alice has "Island", "Forest", "Swamp", "Plains", "Mountain" and "Hill Giant" as library
    When Alice plays "Fact or Fiction"
    And the stack resolves
    Then Bob is asked for piles by "Fact or Fiction"
    And Bob knows "Island", "Forest", "Swamp", "Plains" and "Mountain"
    And Bob doesn't know "Hill Giant"
    And Alice's library holds, in order, "Island", "Forest", "Swamp", "Plains", "Mountain" and "Hill Giant"
    And Alice's hand is empty
    And Alice's graveyard is empty
    When Bob makes piles "Swamp" and "Mountain" | "Island", "Forest" and "Plains" for "Fact or Fiction"
    Then Alice is asked for a pile by "Fact or Fiction"
    And Alice's library holds, in order, "Island", "Forest", "Swamp", "Plains", "Mountain" and "Hill Giant"
    When Alice chooses the pile 1 for "Fact or Fiction"
    Then Alice's library holds "Hill Giant"
    And Alice's hand holds "Swamp" and "Mountain"
    And Alice's graveyard holds "Island", "Forest", "Plains" and "Fact or Fiction"

  @cr26:700.3c.ex1
  Scenario: The chosen pile of Fact or Fiction is put into the hand, and the other pile into the graveyard
    Given Alice has "Fact or Fiction" in hand and can pay {3}{U}
    And Alice has "Island", "Forest", "Swamp", "Plains", "Mountain" and "Hill Giant" as library
    When Alice plays "Fact or Fiction"
    And the stack resolves
    And Bob makes piles "Swamp" and "Mountain" | "Island", "Forest" and "Plains" for "Fact or Fiction"
    And Alice chooses the pile 2 for "Fact or Fiction"
    Then Alice's hand holds "Island", "Forest" and "Plains"
    And Alice's graveyard holds "Swamp", "Mountain" and "Fact or Fiction"
    And Alice's library holds "Hill Giant"

  @cr26:700.7.ex1
  Scenario: Borrowed Fury destroys the object that it gave +2/+2 though that object has become a land
    Given Alice controls "Grizzly Bears" and "Trained Armodon"
    And Alice has "Borrowed Fury" and "Song of the Dryads" in hand and can pay {1}{R}{2}{G}
    When Alice plays "Borrowed Fury" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 4/4
    When Alice plays "Song of the Dryads" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" doesn't have the type "creature"
    And "Trained Armodon" has the type "creature"
    When the game goes on to the end step
    And the stack resolves
    Then "Grizzly Bears" was destroyed
    And "Trained Armodon" is in play

  @cr26:700.7.ex1
  Scenario: Borrowed Fury doesn't destroy the new object that the creature has become after it left and came back
    Given Alice controls "Grizzly Bears" as "bear" and "Trained Armodon"
    And Alice has "Borrowed Fury" as "fury 1", "Borrowed Fury" as "fury 2" and "Boomerang" in hand and can pay {1}{R}{1}{R}{U}{U}{1}{G}
    When Alice plays "fury 1" targeting "bear"
    And the stack resolves
    And Alice plays "fury 2" targeting "Trained Armodon"
    And the stack resolves
    Then "bear" is 4/4
    When Alice plays "Boomerang" targeting "bear"
    And the stack resolves
    And Alice plays "bear"
    And the stack resolves
    Then "bear" is 2/2
    When the game goes on to the end step
    And Alice puts "fury 1" and "fury 2" in this order
    And the stack resolves
    Then "bear" is in play
    And "Trained Armodon" was destroyed

  @cr26:700.1.2
  Scenario: With one activation of Words of Worship, Divination's two draws are two events, of which one is replaced with a gain of 5 life
    Given Alice controls "Words of Worship" and has "Divination" in hand and can pay {1}{2}{U}
    And Alice has "Island", "Forest" and "Swamp" as library
    When Alice activates "Words of Worship"
    And the stack resolves
    And Alice plays "Divination"
    And the stack resolves
    Then Alice has drawn 1 card
    And Alice is at 25 life
    And Alice's library holds "Forest" and "Swamp"

  @cr26:700.1.2
  Scenario: With one activation of Words of Worship, the only draw of Reach Through Mists is replaced with a gain of 5 life
    Given Alice controls "Words of Worship" and has "Reach Through Mists" in hand and can pay {1}{U}
    And Alice has "Island" and "Forest" as library
    And Bob has "Divination" in hand and can pay {2}{U}
    And Bob has 4 "Swamp" as "leaf" as library
    When Alice activates "Words of Worship"
    And the stack resolves
    And Alice plays "Reach Through Mists"
    And the stack resolves
    Then Alice has drawn no cards
    And Alice is at 25 life
    And Alice's library holds "Island" and "Forest"
    When the game goes on to Bob's main phase
    And Bob plays "Divination"
    And the stack resolves
    Then Bob has drawn 3 cards

  @cr26:700.7
  Scenario: The ability of Ajani's Pridemate puts a counter on "this creature" although Ajani's Pridemate has become a land before it resolves
    Given Alice controls "Ajani's Pridemate", "Vedalken Orrery" and "Fountain of Youth" and can pay {2}{2}{G}
    And Alice has "Song of the Dryads" in hand
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When Alice activates "Fountain of Youth"
    And the top of the stack resolves
    Then the stack holds the ability of "Ajani's Pridemate"
    When Alice plays "Song of the Dryads" targeting "Ajani's Pridemate"
    And the top of the stack resolves
    Then "Ajani's Pridemate" doesn't have the type "creature"
    And the stack holds the ability of "Ajani's Pridemate"
    When the stack resolves
    Then "Ajani's Pridemate" has 1 +1/+1 counter
    When Bob plays "Naturalize" targeting "Song of the Dryads"
    And the stack resolves
    Then "Ajani's Pridemate" is 3/3

  @cr26:700.7.2
  Scenario: Marked Charge destroys the creature that it found attacking, though it no longer attacks in the end step, and no other attacker
    Given Alice controls "Hill Giant" and "Grizzly Bears" and has "Marked Charge" in hand and can pay {R}
    When Alice attacks with "Hill Giant" and "Grizzly Bears"
    And Alice plays "Marked Charge" targeting "Hill Giant"
    And the stack resolves
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 14 life
    When the game goes on to Alice's end step
    Then "Hill Giant" isn't attacking
    When the stack resolves
    Then "Hill Giant" was destroyed
    And "Grizzly Bears" is in play

  @cr26:700.7.2
  Scenario: Marked Charge doesn't destroy the attacking creature that was returned to hand and cast again, and makes it deal 1 more damage
    Given Alice controls "Serra Angel" and "Hill Giant" and has "Marked Charge" in hand and can pay {R}
    And Bob has "Boomerang" and "Terror" in hand and can pay {U}{U}{1}{B}
    And Alice can pay {3}{W}{W}
    When Alice attacks with "Serra Angel"
    And Alice plays "Marked Charge" targeting "Serra Angel"
    And the stack resolves
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 15 life
    When Bob plays "Boomerang" targeting "Serra Angel"
    And the stack resolves
    And the game goes on to Alice's second main phase
    And Alice plays "Serra Angel"
    And the stack resolves
    And Bob plays "Terror" targeting "Hill Giant"
    And the stack resolves
    And the game goes on to Alice's end step
    And the stack resolves
    Then "Hill Giant" was destroyed
    And "Serra Angel" is in play
    And "Serra Angel" is 4/4

  @cr26:700.1.2
  Scenario: With one activation of Words of Worship, one of the four draws of the ability of Liliana's Contract is replaced with a gain of 5 life
    Given Alice controls "Words of Worship" and has "Liliana's Contract" in hand and can pay {1}{3}{B}{B}
    And Alice has 5 "Island" as "page" as library
    When Alice activates "Words of Worship"
    And the stack resolves
    And Alice plays "Liliana's Contract"
    And the stack resolves
    Then Alice has drawn 3 cards
    And Alice is at 21 life
