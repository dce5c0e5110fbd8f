Feature: The check of state-based actions

  @cr26:704.1 @cr26:405.6f
  Scenario: A creature with lethal damage is destroyed before its controller can respond, while a spell that deals the damage can be responded to
    Given Bob controls "Hill Giant" as "first" and "Hill Giant" as "second"
    And Bob has "Giant Growth" in hand and can pay {G}
    And Alice has "Lightning Bolt" in hand and can pay {R}
    When Alice plays "Lightning Bolt" targeting "first"
    Then Bob can play "Giant Growth" targeting "first"
    When the top of the stack resolves
    Then "first" was destroyed
    And the stack is empty
    And Bob can't target "first" with "Giant Growth"
    And Bob can target "second" with "Giant Growth"

  @cr26:704.1a
  Scenario: Bare Shelf's ability for an empty hand goes on the stack, and its controller gains the life as it resolves
    Given Alice controls "Bare Shelf" and has "Hill Giant" in hand and can pay {3}{R}
    When Alice plays "Hill Giant"
    Then the stack holds the ability of "Bare Shelf" and "Hill Giant"
    And Alice is at 20 life
    When the top of the stack resolves
    Then Alice is at 23 life

  @cr26:704.3 @cr26:117.5 @cr26:117.2d
  Scenario: Pyroclasm destroys Goblin King, then the Goblin without the King's bonus, and only then an ability goes on the stack
    Given Alice has "Pyroclasm" in hand and can pay {1}{R}
    And Bob controls "Goblin King", "Goblin Raider", "Doomed Dissenter" and "Hill Giant"
    Then "Goblin Raider" is 3/3
    When Alice plays "Pyroclasm"
    And the top of the stack resolves
    Then it happened at once that "Goblin King" died and "Doomed Dissenter" died
    And it happened in this order that "Goblin King" died, then "Goblin Raider" died
    And the stack holds the ability of "Doomed Dissenter"
    And "Goblin Raider" was destroyed
    And "Hill Giant" has 2 damage marked

  @cr26:704.3 @cr26:117.5 @cr26:117.2a
  Scenario: Rancor goes to the graveyard after the enchanted Doomed Dissenter has died, and only then Alice's trigger of Rancor is stacked, below Bob's of the Dissenter
    Given Alice has "Lightning Bolt" in hand and can pay {R}
    And Bob controls "Doomed Dissenter"
    And Alice controls "Rancor" attached to "Doomed Dissenter"
    Then "Doomed Dissenter" is 3/1
    When Alice plays "Lightning Bolt" targeting "Doomed Dissenter"
    And the top of the stack resolves
    Then it happened in this order that "Doomed Dissenter" died, then "Rancor" left play
    And the stack holds the ability of "Doomed Dissenter" and the ability of "Rancor"
    And Alice has priority
    When the top of the stack resolves
    Then Bob controls one 2/2 black "Zombie" creature token
    And "Rancor" is in Alice's graveyard
    When the stack resolves
    Then "Rancor" is in Alice's hand

  @cr26:704.5f
  Scenario: Drudge Skeletons with a regeneration shield and toughness 0 go to the graveyard and aren't destroyed
    Given Bob controls "Drudge Skeletons" owned by Alice
    And Bob controls "Hill Giant" and can pay {B}
    And Alice has "Sickening Shoal" in hand and can pay {1}{B}{B}
    When Bob activates "Drudge Skeletons"
    And the stack resolves
    And Alice plays "Sickening Shoal" with X = 1 targeting "Drudge Skeletons"
    And the stack resolves
    Then "Drudge Skeletons" is in Alice's graveyard
    And "Drudge Skeletons" was put there for lack of toughness
    And "Hill Giant" is 3/3

  @cr26:704.5g.2 @cr26:701.8c.2
  Scenario: Drudge Skeletons with a regeneration shield survive 3 damage, and without one they are destroyed
    Given Bob controls "Drudge Skeletons" as "guarded" and "Drudge Skeletons" as "bare" and can pay {B}
    And Alice has "Lightning Bolt" as "first" and "Lightning Bolt" as "second" in hand and can pay {R}{R}
    When Bob activates "guarded"
    And the stack resolves
    And Alice plays "first" targeting "guarded"
    And the stack resolves
    Then "guarded" is in play
    And "guarded" is tapped
    And "guarded" has no damage marked
    When Alice plays "second" targeting "bare"
    And the stack resolves
    Then "bare" was destroyed

  @cr26:704.5m @cr26:303.4c
  Scenario: Holy Strength goes to its owner's graveyard after the enchanted creature was destroyed, and Flight on another creature stays
    Given Bob controls "Grizzly Bears" as "victim" and "Grizzly Bears" as "other"
    And Alice controls "Holy Strength" owned by Bob
    And "Holy Strength" is attached to "victim"
    And Alice controls "Flight" attached to "other"
    And Alice has "Terror" in hand and can pay {1}{B}
    When Alice plays "Terror" targeting "victim"
    And the stack resolves
    Then "victim" was destroyed
    And "Holy Strength" is in Bob's graveyard
    And "Flight" is attached to "other"

  @cr26:704.5p.2 @cr26:301.5c
  Scenario: Umezawa's Jitte becomes unattached when March of the Machines makes it a creature
    Given Alice controls "Grizzly Bears" and "Umezawa's Jitte"
    And "Umezawa's Jitte" is attached to "Grizzly Bears"
    And Alice has "March of the Machines" in hand and can pay {3}{U}
    Then "Umezawa's Jitte" is attached to "Grizzly Bears"
    When Alice plays "March of the Machines"
    And the stack resolves
    Then "Umezawa's Jitte" is attached to nothing
    And "Umezawa's Jitte" is in play
    And "Umezawa's Jitte" is 2/2

  @cr26:704.5s
  Scenario: History of Benalia stays while its third ability is on the stack, and is sacrificed after it has resolved
    Given it is Bob's end step
    And Alice controls "History of Benalia" with 2 lore counters
    And "History of Benalia" has 3 charge counters
    And Alice controls a 2/2 white "Knight" creature token as "knight"
    And Alice has 2 "Plains" as library
    When the game goes on to Alice's main phase
    Then the stack holds the ability of "History of Benalia"
    And "History of Benalia" has 3 lore counters
    And "History of Benalia" is in play
    When the stack resolves
    Then "knight" is 4/3
    And "History of Benalia" was sacrificed

  @cr26:704.5g.2 @cr26:201.5.3
  Scenario: 1 damage destroys Drudge Skeletons with toughness 1, those with a regeneration shield regenerate, and Hill Giant survives it
    Given Bob controls "Drudge Skeletons" as "guarded", "Drudge Skeletons" as "bare" and "Hill Giant" and can pay {B}
    And Alice has "Arc Lightning" in hand and can pay {2}{R}
    When Bob activates "guarded"
    And the stack resolves
    And Alice plays "Arc Lightning" targeting "guarded", "bare" and "Hill Giant" dividing 1 to "guarded", 1 to "bare" and 1 to "Hill Giant"
    And the stack resolves
    Then "bare" was destroyed
    And "guarded" is in play
    And "guarded" is tapped
    And "Hill Giant" has 1 damage marked

  @cr26:704.2
  Scenario: State-based actions destroy Hill Giant in the turn of Carol, who has lost, so that there is no active player
    Given Carol is playing too
    And it is Carol's main phase
    And Carol is at 3 life
    And Alice has "Lightning Bolt" as "one" and "Lightning Bolt" as "two" in hand and can pay {R}{R}
    And Bob controls "Hill Giant" and "Craw Wurm"
    When Alice plays "one" targeting Carol
    And the stack resolves
    Then Carol has lost the game
    When Alice plays "two" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" was destroyed
    And it is Carol's main phase
