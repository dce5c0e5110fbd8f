Feature: Shields that prevent a source's next damage

  @cr26:615.8
  Scenario: Circle of Protection: Red prevents all damage of the chosen creature, but no damage of another red creature
    Given Alice controls "Circle of Protection: Red" and can pay {2}
    And it is Bob's main phase
    And Bob controls "Hill Giant", "Goblin Raider" and "Grizzly Bears"
    And Bob has "Lava Spike" in hand and can pay {R}
    When Bob attacks with "Hill Giant", "Goblin Raider" and "Grizzly Bears"
    And Alice activates "Circle of Protection: Red"
    And the stack resolves
    Then Alice may choose the source "Hill Giant"
    And Alice may not choose the source "Grizzly Bears"
    When as it resolves, Alice chooses the source "Hill Giant"
    And Alice doesn't block
    And combat damage is dealt
    Then Alice is at 16 life
    When the game goes on to Bob's second main phase
    And Bob plays "Lava Spike" targeting Alice
    And Alice activates "Circle of Protection: Red"
    And the top of the stack resolves
    And as it resolves, Alice chooses the source "Lava Spike"
    And the stack resolves
    Then Alice is at 16 life

  @cr26:615.8
  Scenario: Circle of Protection: Red prevents the chosen source's damage in the first combat and not in the second
    Given Alice controls "Circle of Protection: Red" and can pay {1}
    And Bob controls "Frostwielder" and "Vedalken Orrery"
    And Bob controls "Aladdin"
    And it is Bob's main phase
    And Bob has 2 "Relentless Assault" as "assault" in hand and can pay {2}{R}{R}
    And "Frostwielder" gets +3/+3 until end of turn
    When Alice activates "Circle of Protection: Red"
    And the stack resolves
    And as it resolves, Alice chooses the source "Frostwielder"
    And Bob attacks with "Frostwielder"
    And Alice doesn't block
    And combat damage is dealt
    Then Alice is at 20 life
    When the game goes on to Bob's second main phase
    And Bob plays "assault 1"
    And the stack resolves
    And Bob attacks with "Frostwielder"
    And Alice doesn't block
    And combat damage is dealt
    Then Alice is at 16 life

  @cr26:615.9
  Scenario: Circle of Protection: Red doesn't prevent white Hill Giant's damage in the first combat, but does once Hill Giant is red again in the second
    Given it is Bob's main phase
    And Alice controls "Circle of Protection: Red" and can pay {1}
    And Bob controls "Hill Giant"
    And Bob has "Purelace", "Crimson Wisps" and "Relentless Assault" in hand and can pay {W}{R}{2}{R}{R}
    And Bob has "Mountain" as library
    When Alice activates "Circle of Protection: Red"
    And the stack resolves
    And as it resolves, Alice chooses the source "Hill Giant"
    And Bob plays "Purelace" targeting "Hill Giant"
    And the stack resolves
    And Bob attacks with "Hill Giant"
    And Alice doesn't block
    And combat damage is dealt
    Then Alice is at 17 life
    When the game goes on to Bob's second main phase
    And Bob plays "Crimson Wisps" targeting "Hill Giant"
    And the stack resolves
    And Bob plays "Relentless Assault"
    And the stack resolves
    Then "Hill Giant" is red
    When Bob attacks with "Hill Giant"
    And Alice doesn't block
    And combat damage is dealt
    Then Alice is at 17 life

  @cr26:615.9.2 @cr26:609.7b.4
  Scenario: Ember Veil's shield doesn't prevent white Hill Giant's damage in the first combat, but does once Hill Giant is red again in the second
    Given it is Bob's main phase
    And Alice has "Ember Veil" in hand and can pay {W}
    And Bob controls "Hill Giant"
    And Bob has "Purelace", "Crimson Wisps" and "Relentless Assault" in hand and can pay {W}{R}{2}{R}{R}
    And Bob has "Mountain" as library
    When Bob passes
    And Alice plays "Ember Veil"
    And the stack resolves
    And as it resolves, Alice chooses the source "Hill Giant"
    And Bob plays "Purelace" targeting "Hill Giant"
    And the stack resolves
    And Bob attacks with "Hill Giant"
    And Alice doesn't block
    And combat damage is dealt
    Then Alice is at 17 life
    When the game goes on to Bob's second main phase
    And Bob plays "Crimson Wisps" targeting "Hill Giant"
    And the stack resolves
    And Bob plays "Relentless Assault"
    And the stack resolves
    Then "Hill Giant" is red
    When Bob attacks with "Hill Giant"
    And Alice doesn't block
    And combat damage is dealt
    Then Alice is at 17 life

  @cr26:615.9.2
  Scenario: Ember Veil's shield prevents the damage of Hill Giant, which is still red, in the first combat, and not in the second
    Given it is Bob's main phase
    And Alice has "Ember Veil" in hand and can pay {W}
    And Bob controls "Hill Giant" and "Grizzly Bears"
    And Bob has "Relentless Assault" in hand and can pay {2}{R}{R}
    When Bob passes
    And Alice plays "Ember Veil"
    And the stack resolves
    And as it resolves, Alice chooses the source "Hill Giant"
    And Bob attacks with "Hill Giant" and "Grizzly Bears"
    And Alice doesn't block
    And combat damage is dealt
    Then Alice is at 18 life
    When the game goes on to Bob's second main phase
    And Bob plays "Relentless Assault"
    And the stack resolves
    And Bob attacks with "Hill Giant"
    And Alice doesn't block
    And combat damage is dealt
    Then Alice is at 15 life

  @cr26:608.2h.12
  Scenario: Of two Prodigal Sorcerers for which Alice has a shield of Beast Veil, only the one that became an enchantment after its ability was activated deals damage
    Given it is Bob's main phase
    And Alice has 2 "Beast Veil" as "veil" in hand and can pay {W}{W}
    And Bob controls "Soul Sculptor", "Prodigal Sorcerer" as "still" and "Prodigal Sorcerer" as "tamed" and can pay {1}{W}
    When Bob passes
    And Alice plays "veil 1"
    And the stack resolves
    And as it resolves, Alice chooses the source "still"
    And Bob passes
    And Alice plays "veil 2"
    And the stack resolves
    And as it resolves, Alice chooses the source "tamed"
    And Bob activates "still" targeting Alice
    And the stack resolves
    Then Alice is at 20 life
    When Bob activates "tamed" targeting Alice
    And Bob activates "Soul Sculptor" targeting "tamed"
    And the stack resolves
    Then "tamed" doesn't have the type "creature"
    And Alice is at 19 life

  @cr26:608.2h.12 @cr26:609.7b.5 @cr26:615.9.3
  Scenario: Beast Veil's shield doesn't prevent the damage of Prodigal Sorcerer while it is an enchantment, and does once it is a creature again
    Given it is Bob's main phase
    And Alice has "Beast Veil" in hand and can pay {W}
    And Bob controls "Soul Sculptor" and "Prodigal Sorcerer" and can pay {1}{W}
    And Bob has "Grizzly Bears" and "Twiddle" in hand and can pay {1}{G}{U}
    When Bob passes
    And Alice plays "Beast Veil"
    And the stack resolves
    Then Alice may choose the source "Prodigal Sorcerer"
    When as it resolves, Alice chooses the source "Prodigal Sorcerer"
    And Bob activates "Prodigal Sorcerer" targeting Alice
    And Bob activates "Soul Sculptor" targeting "Prodigal Sorcerer"
    And the stack resolves
    Then "Prodigal Sorcerer" doesn't have the type "creature"
    And Alice is at 19 life
    When Bob plays "Grizzly Bears"
    And the stack resolves
    And Bob plays "Twiddle" targeting "Prodigal Sorcerer"
    And the stack resolves
    And Bob chooses the option "untap"
    And Bob activates "Prodigal Sorcerer" targeting Alice
    And the stack resolves
    Then Alice is at 19 life
    And "Prodigal Sorcerer" is tapped

  @cr26:609.7b.5 @cr26:615.9.3
  Scenario: Beast Veil's shield prevents the damage of Prodigal Sorcerer, which is a creature, once
    Given it is Bob's main phase
    And Alice has "Beast Veil" in hand and can pay {W}
    And Bob controls "Goblin Raider" and "Prodigal Sorcerer"
    And Bob has "Twiddle" in hand and can pay {U}
    When Bob passes
    And Alice plays "Beast Veil"
    And the stack resolves
    Then Alice may choose the source "Goblin Raider"
    And Alice may not choose the source "Beast Veil"
    When as it resolves, Alice chooses the source "Prodigal Sorcerer"
    And Bob activates "Prodigal Sorcerer" targeting Alice
    And the stack resolves
    Then Alice is at 20 life
    When Bob plays "Twiddle" targeting "Prodigal Sorcerer"
    And the stack resolves
    And Bob chooses the option "untap"
    And Bob activates "Prodigal Sorcerer" targeting Alice
    And the stack resolves
    Then Alice is at 19 life

  @cr26:615.8.2
  Scenario: Stayed Blow prevents all damage that Craw Wurm would deal to its two blockers, and none of its damage in the second combat phase
    Given Alice controls "Craw Wurm"
    And Alice has "Relentless Assault" in hand and can pay {2}{R}{R}
    And Bob controls "Grizzly Bears" and "Wall of Stone"
    And Bob has "Stayed Blow" in hand and can pay {W}
    When Alice attacks with "Craw Wurm"
    And Bob blocks "Craw Wurm" with "Grizzly Bears" and "Wall of Stone"
    And Bob plays "Stayed Blow" targeting "Craw Wurm"
    And the stack resolves
    And combat damage is dealt
    And Alice divides 3 to "Grizzly Bears" and 3 to "Wall of Stone"
    Then "Grizzly Bears" is in play
    And "Wall of Stone" has no damage marked
    And "Craw Wurm" has 2 damage marked
    When the game goes on to Alice's postcombat main phase
    And Alice plays "Relentless Assault"
    And the stack resolves
    And Alice attacks with "Craw Wurm"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 14 life

  @cr26:615.8.2
  Scenario: Stayed Blow prevents the damage of the unblocked Craw Wurm to Bob, and not that of Hill Giant
    Given Alice controls "Craw Wurm" and "Hill Giant"
    And Bob has "Stayed Blow" in hand and can pay {W}
    When Alice attacks with "Craw Wurm" and "Hill Giant"
    And Bob doesn't block
    And Bob plays "Stayed Blow" targeting "Craw Wurm"
    And the stack resolves
    And combat damage is dealt
    Then Bob is at 17 life
    And "Craw Wurm" has dealt no damage

  @cr26:615.8.2
  Scenario: Stayed Blow prevents all damage that Craw Wurm with trample would deal at one time to its blocker Grizzly Bears and to Bob
    Given Alice controls "Craw Wurm"
    And "Craw Wurm" has "trample"
    And Bob controls "Grizzly Bears"
    And Bob has "Stayed Blow" in hand and can pay {W}
    When Alice attacks with "Craw Wurm"
    And Bob blocks "Craw Wurm" with "Grizzly Bears"
    And Bob plays "Stayed Blow" targeting "Craw Wurm"
    And the stack resolves
    And combat damage is dealt
    And Alice divides 2 to "Grizzly Bears" and 4 to Bob
    Then "Grizzly Bears" has no damage marked
    And Bob is at 20 life
    And "Craw Wurm" has 2 damage marked
