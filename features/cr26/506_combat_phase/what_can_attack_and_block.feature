Feature: Objects that can attack, block and be attacked

  @cr26:506.3 @cr26:508.1a
  Scenario: A creature can attack and block, an artifact that isn't a creature can't, and a creature can't be attacked
    Given Alice controls "Hill Giant" and "Sol Ring"
    And Bob controls "Grizzly Bears" and "Chimeric Staff"
    Then Alice can't attack with "Sol Ring" by rule 508.1a
    And Alice can't attack with "Hill Giant" attacking "Grizzly Bears" by rule 508.1b
    And Alice can attack with "Hill Giant" attacking Bob
    When Alice attacks with "Hill Giant" attacking Bob
    Then Bob can't block "Hill Giant" with "Chimeric Staff" by rule 509.1a
    And Bob can block "Hill Giant" with "Grizzly Bears"
    When Bob blocks "Hill Giant" with "Grizzly Bears"
    And combat damage is dealt
    Then "Hill Giant" has 2 damage marked
    And "Grizzly Bears" was destroyed

  @cr26:506.3a
  Scenario: Charge from the Heap puts an artifact that isn't a creature onto the battlefield, but the artifact doesn't attack
    Given Alice controls "Grizzly Bears"
    And Alice has "Bronze Sable" and "Sol Ring" in graveyard
    And Alice has 2 "Charge from the Heap" as "charge" in hand and can pay {2}{R}{R}
    When Alice attacks with "Grizzly Bears"
    And Alice plays "charge 1" targeting "Bronze Sable"
    And the stack resolves
    And Alice plays "charge 2" targeting "Sol Ring"
    And the stack resolves
    Then "Bronze Sable" is attacking
    And "Sol Ring" is in play
    And "Sol Ring" isn't attacking
    When Bob doesn't block
    And combat damage is dealt
    Then Bob is at 16 life

  @cr26:506.3b
  Scenario: A creature that Charge from the Heap puts onto the battlefield under the nonactive player's control doesn't attack
    Given Alice controls "Grizzly Bears"
    And Alice has "Bronze Sable" in graveyard
    And Alice has "Charge from the Heap" in hand and can pay {1}{R}
    And Bob has "Bronze Sable" as "other" in graveyard
    And Bob has "Charge from the Heap" as "reply" in hand and can pay {1}{R}
    When Alice attacks with "Grizzly Bears"
    And Alice plays "Charge from the Heap" targeting "Bronze Sable"
    And the stack resolves
    And Bob plays "reply" targeting "other"
    And the stack resolves
    Then "Bronze Sable" is attacking
    And "other" is in play
    And "other" isn't attacking
    And Bob can block "Bronze Sable" with "other"
    When Bob blocks "Bronze Sable" with "other"
    And combat damage is dealt
    Then Alice is at 20 life
    And Bob is at 18 life

  @cr26:506.3b.2
  Scenario: With three players, a creature that Carol puts onto the battlefield attacking in Alice's combat doesn't attack Bob, and Alice's creature does
    Given Carol is playing too
    And Alice controls "Grizzly Bears"
    And Alice has "Bronze Sable" in graveyard
    And Alice has "Charge from the Heap" in hand and can pay {1}{R}
    And Carol has "Bronze Sable" as "other" in graveyard
    And Carol has "Charge from the Heap" as "reply" in hand and can pay {1}{R}
    When Alice attacks with "Grizzly Bears" attacking Bob
    And Carol plays "reply" targeting "other"
    And the stack resolves
    Then "other" is in play under Carol's control
    And "other" isn't attacking
    When Alice plays "Charge from the Heap" targeting "Bronze Sable"
    And the stack resolves
    And Alice chooses the player Bob
    Then "Bronze Sable" is attacking
    When Bob doesn't block
    And combat damage is dealt
    Then Bob is at 16 life
    And Carol is at 20 life

  @cr26:506.3a @edition:2026-01
  Scenario: With March of the Machines, Bonesplitter that is put onto the battlefield attacking enters as a creature and attacks
    Given Alice controls "March of the Machines" and "Grizzly Bears"
    And Alice has "Bonesplitter" in graveyard
    And Alice has "Charge from the Heap" in hand and can pay {1}{R}
    When Alice attacks with "Grizzly Bears"
    And Alice plays "Charge from the Heap" targeting "Bonesplitter"
    And the stack resolves
    Then "Bonesplitter" is 1/1
    And "Bonesplitter" is attacking
    When Bob doesn't block
    And combat damage is dealt
    Then Bob is at 17 life

  @cr26:506.3a @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Sculpting Steel that is put onto the battlefield attacking enters as a copy of Bronze Sable and attacks, and as a copy of Bonesplitter it doesn't
    Given Alice controls "Bonesplitter" and "Grizzly Bears"
    And Bob controls "Bronze Sable"
    And Alice has "Sculpting Steel" as "first" and "Sculpting Steel" as "second" in graveyard
    And Alice has 2 "Charge from the Heap" as "charge" in hand and can pay {1}{R}{1}{R}
    When Alice attacks with "Grizzly Bears"
    And Alice plays "charge 1" targeting "first"
    And the stack resolves
    And Alice chooses "Bronze Sable"
    Then "first" is named "Bronze Sable"
    And "first" is attacking
    When Alice plays "charge 2" targeting "second"
    And the stack resolves
    And Alice chooses "Bonesplitter"
    Then "second" is named "Bonesplitter"
    And "second" isn't attacking

  @cr26:506.3b
  Scenario: Bronze Sable that Alice puts onto the battlefield attacking enters under Bob's control by Gather Specimens and doesn't attack
    Given Alice controls "Grizzly Bears"
    And Alice has "Bronze Sable" in graveyard
    And Alice has "Charge from the Heap" in hand and can pay {1}{R}
    And Bob has "Gather Specimens" in hand and can pay {3}{U}{U}{U}
    When Alice attacks with "Grizzly Bears"
    And Alice plays "Charge from the Heap" targeting "Bronze Sable"
    And Bob plays "Gather Specimens"
    And the stack resolves
    Then Bob controls "Bronze Sable"
    And "Bronze Sable" isn't attacking

  @cr26:506.3b
  Scenario: Bronze Sable that entered under Bob's control by Gather Specimens doesn't attack after Alice has taken it with Threaten, either
    Given Alice controls "Grizzly Bears" and "Vedalken Orrery"
    And Alice has "Bronze Sable" in graveyard
    And Alice has "Charge from the Heap" and "Threaten" in hand and can pay {1}{R}{2}{R}
    And Bob has "Gather Specimens" in hand and can pay {3}{U}{U}{U}
    When Alice attacks with "Grizzly Bears"
    And Alice plays "Charge from the Heap" targeting "Bronze Sable"
    And Bob plays "Gather Specimens"
    And the stack resolves
    And Alice plays "Threaten" targeting "Bronze Sable"
    And the stack resolves
    Then Alice controls "Bronze Sable"
    And "Bronze Sable" isn't attacking
    When Bob doesn't block
    And combat damage is dealt
    Then Bob is at 18 life

  @cr26:506.3b
  Scenario: Bronze Sable that Bob puts onto the battlefield attacking enters under Alice's control by Gather Specimens and attacks Bob
    Given Alice controls "Grizzly Bears"
    And Bob has "Bronze Sable" in graveyard
    And Bob has "Charge from the Heap" in hand and can pay {1}{R}
    And Alice has "Gather Specimens" in hand and can pay {3}{U}{U}{U}
    When Alice attacks with "Grizzly Bears"
    And Bob plays "Charge from the Heap" targeting "Bronze Sable"
    And Alice plays "Gather Specimens"
    And the stack resolves
    Then Alice controls "Bronze Sable"
    And "Bronze Sable" is attacking
    When Bob doesn't block
    And combat damage is dealt
    Then Bob is at 16 life

  @cr26:506.3a.2
  Scenario: Folded Marcher, an artifact that returns from the graveyard transformed and attacking, attacks as the creature on its back
    Given Alice controls "Grizzly Bears"
    And Alice has "Folded Marcher" in graveyard and can pay {1}
    When Alice attacks with "Grizzly Bears"
    And Alice activates "unfold" of "Folded Marcher"
    And the stack resolves
    Then "Folded Marcher" is 3/3
    And "Folded Marcher" is attacking
    When Bob doesn't block
    And combat damage is dealt
    Then Bob is at 15 life

  @cr26:506.3a.2
  Scenario: Folded Marcher that returns from the graveyard transformed in the postcombat main phase is the creature on its back and doesn't attack
    Given Alice controls "Grizzly Bears"
    And Alice has "Folded Marcher" in graveyard and can pay {1}
    When Alice attacks with "Grizzly Bears"
    And Bob doesn't block
    And the game goes on to Alice's postcombat main phase
    And Alice activates "unfold" of "Folded Marcher"
    And the stack resolves
    Then "Folded Marcher" is 3/3
    And "Folded Marcher" is not attacking
    And Bob is at 18 life
