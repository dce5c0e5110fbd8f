Feature: Devour

  @cr26:702.82a
  Scenario: Thunder-Thrash Elder with devour 3 enters with three +1/+1 counters for one sacrificed creature
    Given Alice has "Thunder-Thrash Elder" in hand and can pay {2}{R}
    And Alice controls "Grizzly Bears" and "Hill Giant"
    When Alice plays "Thunder-Thrash Elder"
    And the stack resolves
    And Alice chooses "Grizzly Bears" for "Thunder-Thrash Elder"
    Then "Thunder-Thrash Elder" has 3 +1/+1 counters
    And "Thunder-Thrash Elder" is 4/4
    And "Grizzly Bears" was sacrificed

  @cr26:702.82a
  Scenario: Thunder-Thrash Elder that Zombify returns devours Grizzly Bears, although it wasn't cast
    Given Alice has "Zombify" in hand and can pay {3}{B}
    And Alice has "Thunder-Thrash Elder" in graveyard
    And Alice controls "Grizzly Bears" and "Hill Giant"
    When Alice plays "Zombify" targeting "Thunder-Thrash Elder"
    And the stack resolves
    And Alice chooses "Grizzly Bears" for "Thunder-Thrash Elder"
    Then "Thunder-Thrash Elder" is 4/4
    And "Grizzly Bears" was sacrificed

  @cr26:702.82a
  Scenario: Alice, who casts Bob's Thunder-Thrash Elder from his graveyard, may sacrifice her own Grizzly Bears for it, and not his Hill Giant
    Given Alice controls "Ghoul's Ledger" and "Grizzly Bears" and can pay {2}{R}
    And Bob controls "Hill Giant"
    And Bob has "Thunder-Thrash Elder" in graveyard
    When Alice plays "Thunder-Thrash Elder" from graveyard
    And the stack resolves
    Then Alice may choose "Grizzly Bears" for "Thunder-Thrash Elder"
    And Alice may not choose "Hill Giant" for "Thunder-Thrash Elder"
    When Alice chooses "Grizzly Bears" for "Thunder-Thrash Elder"
    Then "Thunder-Thrash Elder" is 4/4
    And Alice controls "Thunder-Thrash Elder"

  @cr26:702.82a
  Scenario: Thunder-Thrash Elder with devour 3 enters without counters if no creature is sacrificed
    Given Alice has "Thunder-Thrash Elder" and "Goblin Raider" in hand and can pay {2}{R}{1}{R}
    And Alice controls "Grizzly Bears" and "Sol Ring"
    And Bob controls "Hill Giant"
    When Alice plays "Thunder-Thrash Elder"
    And the stack resolves
    Then Alice may choose "Grizzly Bears" for "Thunder-Thrash Elder"
    And Alice may not choose "Sol Ring" for "Thunder-Thrash Elder"
    And Alice may not choose "Hill Giant" for "Thunder-Thrash Elder"
    When Alice chooses nothing for "Thunder-Thrash Elder"
    Then "Thunder-Thrash Elder" is 1/1
    And "Grizzly Bears" is in play
    When Alice plays "Goblin Raider"
    And the stack resolves
    Then nobody is asked anything
    And "Goblin Raider" is 2/2

  @cr26:702.82a
  Scenario: Thunder-Thrash Elder with devour 3 enters with six +1/+1 counters for two sacrificed creatures
    Given Alice has "Thunder-Thrash Elder" in hand and can pay {2}{R}
    And Alice controls "Grizzly Bears" and "Hill Giant"
    When Alice plays "Thunder-Thrash Elder"
    And the stack resolves
    And Alice chooses "Grizzly Bears" and "Hill Giant" for "Thunder-Thrash Elder"
    Then "Thunder-Thrash Elder" is 7/7
    And "Grizzly Bears" and "Hill Giant" were sacrificed

  @cr26:702.82a.2 @cr26:702.82a
  Scenario: Gorger Wurm with devour 1 enters with two +1/+1 counters for two sacrificed creatures
    Given Alice has "Gorger Wurm" in hand and can pay {3}{R}{G}
    And Alice controls "Grizzly Bears", "Hill Giant" and "Llanowar Elves"
    When Alice plays "Gorger Wurm"
    And the stack resolves
    And Alice chooses "Grizzly Bears" and "Hill Giant" for "Gorger Wurm"
    Then "Gorger Wurm" has 2 +1/+1 counters
    And "Gorger Wurm" is 7/7
    And "Llanowar Elves" is in play

  @cr26:702.82a.2
  Scenario: Gorger Wurm enters without counters if no creature is sacrificed
    Given Alice has "Gorger Wurm" in hand and can pay {3}{R}{G}
    And Alice controls "Grizzly Bears"
    When Alice plays "Gorger Wurm"
    And the stack resolves
    Then Alice may choose "Grizzly Bears" for "Gorger Wurm"
    When Alice chooses nothing for "Gorger Wurm"
    Then "Gorger Wurm" is in play under Alice's control
    And "Gorger Wurm" is 5/5
    And "Grizzly Bears" is in play

  @cr26:702.82a
  Scenario: Thunder-Thrash Elder devours Grizzly Bears before it is on the battlefield, and can't devour itself
    Given Alice has "Thunder-Thrash Elder" in hand and can pay {2}{R}
    And Alice controls "Grizzly Bears"
    When Alice plays "Thunder-Thrash Elder"
    And the top of the stack resolves
    Then Alice may choose "Grizzly Bears" for "Thunder-Thrash Elder"
    And Alice may not choose "Thunder-Thrash Elder" for "Thunder-Thrash Elder"
    And "Thunder-Thrash Elder" isn't in play
    When Alice chooses "Grizzly Bears" for "Thunder-Thrash Elder"
    Then "Thunder-Thrash Elder" is 4/4
    And the stack is empty

  @cr26:702.82a.3
  Scenario: Ravening Idol with devour 2, which isn't a creature, enters with two +1/+1 counters for sacrificed Grizzly Bears
    Given Alice controls "Grizzly Bears" and "Hill Giant"
    And Alice has "Ravening Idol" in hand and can pay {1}
    When Alice plays "Ravening Idol"
    And the stack resolves
    And Alice chooses "Grizzly Bears" for "Ravening Idol"
    Then "Ravening Idol" has 2 +1/+1 counters
    And "Grizzly Bears" was sacrificed
    And "Hill Giant" is in play

  @cr26:702.82b
  Scenario: Hollow Maw, which counts the creatures that it devoured, counts those sacrificed to its devour as it entered, and not one sacrificed to it later
    Given Alice has "Hollow Maw" in hand and can pay {2}{B}
    And Alice controls "Grizzly Bears", "Hill Giant" and "Goblin Raider"
    When Alice plays "Hollow Maw"
    And the stack resolves
    And Alice chooses "Grizzly Bears" and "Hill Giant" for "Hollow Maw"
    Then "Hollow Maw" is 3/3
    When Alice activates "gorge" of "Hollow Maw", sacrificing "Goblin Raider"
    And the stack resolves
    Then "Hollow Maw" is 4/4
    When the game goes on to Alice's end step
    And the stack resolves
    Then Alice is at 22 life

  @cr26:702.82b
  Scenario: Hollow Maw, which has devoured two of Alice's three creatures, gives her 2 life at her end step
    Given Alice has "Hollow Maw" in hand and can pay {2}{B}
    And Alice controls "Grizzly Bears", "Hill Giant" and "Goblin Raider"
    When Alice plays "Hollow Maw"
    And the stack resolves
    And Alice chooses "Grizzly Bears" and "Hill Giant" for "Hollow Maw"
    And the game goes on to Alice's end step
    And the stack resolves
    Then Alice is at 22 life
    And "Hollow Maw" is 3/3
    And "Goblin Raider" is in play

  @cr26:702.82b
  Scenario: Of two Hollow Maws, each counts only the creatures that it devoured itself, and also in the next turn
    Given Alice controls "Grizzly Bears", "Hill Giant" and "Goblin Raider"
    And Alice has "Hollow Maw" as "first" and "Hollow Maw" as "second" in hand and can pay {2}{B}{2}{B}
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice plays "first"
    And the stack resolves
    And Alice chooses "Grizzly Bears" and "Hill Giant" for "first"
    And Alice plays "second"
    And the stack resolves
    And Alice chooses "first" for "second"
    Then "second" is 2/2
    When the game goes on to Alice's end step
    And the stack resolves
    Then Alice is at 21 life
    When the game goes on to Alice's next end step
    And the stack resolves
    Then Alice is at 22 life
