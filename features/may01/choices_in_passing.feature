Feature: What is chosen, in rulings of our own

  @may01:ours.150
  Scenario: A mode is possible whichever creature has to be the first
    Given Bob controls "Bog Wraith" and "Grizzly Bears"
    And Alice has "Feud" in hand and can pay {1}{B}
    Then the mana cost of "Feud" is {1}{B}
    And "Feud" is black
    And "Feud" has exactly the type "instant"
    When Alice plays "Feud" choosing "fight" targeting "Grizzly Bears" then "Bog Wraith"
    And the stack resolves
    Then "Grizzly Bears" was destroyed
    And "Bog Wraith" is 4/4

  @may01:ours.150
  Scenario: A mode whose second target could only be the first is none
    Given Bob controls "Bog Wraith"
    And Alice has "Feud" in hand and can pay {1}{B}
    Then Alice can't play "Feud" choosing "fight" targeting "Bog Wraith" by rule 409.1b
    And Alice can play "Feud" choosing "peace"
    When Alice plays "Feud" choosing "peace"
    And the stack resolves
    Then Alice is at 23 life

  @may01:ours.151
  Scenario: Two modes of a command are chosen, no more and no fewer
    Given Bob controls "Hill Giant"
    And Alice has "Cryptic Command" in hand and can pay {1}{U}{U}{U}
    And Alice has "Island" as library
    Then the mana cost of "Cryptic Command" is {1}{U}{U}{U}
    And "Cryptic Command" is blue
    And "Cryptic Command" has exactly the type "instant"
    And Alice can't play "Cryptic Command" choosing "tap" by rule 409.1b
    And Alice can play "Cryptic Command" choosing "tap" and "draw"
    When Alice plays "Cryptic Command" choosing "tap" and "draw"
    And the stack resolves
    Then "Hill Giant" is tapped
    And Alice has drawn 1 card

  @may01:ours.151
  Scenario: Each of two modes has a target of its own
    Given it is Bob's main phase
    And Bob controls "Grizzly Bears" and has "Hill Giant" in hand and can pay {3}{R}
    And Alice has "Cryptic Command" in hand and can pay {1}{U}{U}{U}
    When Bob plays "Hill Giant"
    And Alice in response plays "Cryptic Command" choosing "counter" and "return" targeting "Hill Giant" then "Grizzly Bears"
    And the stack resolves
    Then "Hill Giant" was countered
    And "Grizzly Bears" is in Bob's hand

  @may01:ours.152
  Scenario: A copy may keep a target that has gone
    Given Alice controls "Hill Giant"
    And Bob has "Glacial Ray" in hand and can pay {1}{R}
    And Alice has "Fork" and "Boomerang" in hand and can pay {R}{R}{U}{U}
    And it is Bob's main phase
    When Bob plays "Glacial Ray" targeting "Hill Giant"
    And Alice in response plays "Fork" targeting "Glacial Ray"
    And Alice in response plays "Boomerang" targeting "Hill Giant"
    And the top of the stack resolves
    Then "Hill Giant" is in Alice's hand
    When the top of the stack resolves
    And Alice keeps the targets for "Fork"
    Then the stack holds the copy of "Glacial Ray" and "Glacial Ray"
    When the stack resolves
    Then the copy of "Glacial Ray" was countered on resolution
    And "Hill Giant" is in Alice's hand

  @may01:ours.101 @edition:2001-07
  Scenario: Among two targets, no fewer, one may get nothing
    Given Alice has "Twin Sparks" in hand and can pay {1}{R}{R}
    And Bob controls "Grizzly Bears" and "Hill Giant"
    Then the mana cost of "Twin Sparks" is {1}{R}{R}
    And "Twin Sparks" is red
    And "Twin Sparks" has exactly the type "instant"
    When Alice plays "Twin Sparks" targeting "Grizzly Bears" and "Hill Giant" dividing 0 to "Grizzly Bears" and 3 to "Hill Giant"
    And the stack resolves
    Then "Hill Giant" was destroyed
    And "Grizzly Bears" has no damage marked
    And "Grizzly Bears" is in play

  @may01:ours.101
  Scenario: Among as many as one likes each gets one at least
    Given Alice has "Arc Lightning" in hand and can pay {2}{R}
    And Bob controls "Grizzly Bears" and "Hill Giant"
    Then Alice can't play "Arc Lightning" targeting "Grizzly Bears" and "Hill Giant" dividing 0 to "Grizzly Bears" and 3 to "Hill Giant"
    And Alice can play "Arc Lightning" targeting "Grizzly Bears" and "Hill Giant" dividing 2 to "Grizzly Bears" and 1 to "Hill Giant"
    When Alice plays "Arc Lightning" targeting "Grizzly Bears" and "Hill Giant" dividing 2 to "Grizzly Bears" and 1 to "Hill Giant"
    And the stack resolves
    Then "Hill Giant" has 1 damage marked
    And "Grizzly Bears" was destroyed

  @may01:ours.101 @edition:2004-10 @edition:2005-02 @edition:2006-10 @edition:2026-01
  Scenario: Each of two targets gets one at least
    Given Alice has "Twin Sparks" in hand and can pay {1}{R}{R}
    And Bob controls "Grizzly Bears" and "Hill Giant"
    Then Alice can't play "Twin Sparks" targeting "Grizzly Bears" and "Hill Giant" dividing 0 to "Grizzly Bears" and 3 to "Hill Giant"
    And Alice can play "Twin Sparks" targeting "Grizzly Bears" and "Hill Giant" dividing 2 to "Grizzly Bears" and 1 to "Hill Giant"
    When Alice plays "Twin Sparks" targeting "Grizzly Bears" and "Hill Giant" dividing 2 to "Grizzly Bears" and 1 to "Hill Giant"
    And the stack resolves
    Then "Hill Giant" has 1 damage marked
    And "Grizzly Bears" was destroyed

  @may01:ours.101 @edition:2006-10 @edition:2026-01
  Scenario: What is counted is divided as it is counted on announcement
    Given Alice has "Shard Storm" in hand and can pay {3}{R}
    And Bob controls "Grizzly Bears" and "Hill Giant"
    Then the mana cost of "Shard Storm" is {3}{R}
    And "Shard Storm" is red
    And "Shard Storm" has exactly the type "sorcery"
    When Alice plays "Shard Storm" targeting "Grizzly Bears" and "Hill Giant" dividing 2 to "Grizzly Bears" and 2 to "Hill Giant"
    And the stack resolves
    Then "Hill Giant" has 2 damage marked
    And "Grizzly Bears" was destroyed

  @may01:ours.153
  Scenario Outline: A promise for the end of turn is kept <kept>
    Given Alice controls "<host>"
    And Alice has "Promise at Dusk" in hand and can pay {1}{W}
    Then the mana cost of "Promise at Dusk" is {1}{W}
    And "Promise at Dusk" is white
    And "Promise at Dusk" has exactly the type "sorcery"
    When Alice plays "Promise at Dusk"
    And the stack resolves
    And the turn ends
    Then Alice is at <life> life
    And "Promise at Dusk" is in Alice's graveyard

    Examples:
      | kept               | host          | life |
      | to the lonely      | Castle        | 23   |
      | to nobody in company | Grizzly Bears | 20   |

  @may01:ours.154
  Scenario: What comes back is its owner's from the start
    Given Bob controls "Hill Giant" and "Vedalken Orrery" and can pay {3}{R}
    And Alice has "Threaten" and "Boomerang" in hand and can pay {2}{R}{U}{U}
    When Alice plays "Threaten" targeting "Hill Giant"
    And the stack resolves
    Then Alice controls "Hill Giant"
    When Alice plays "Boomerang" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in Bob's hand
    When Bob plays "Hill Giant"
    And the stack resolves
    Then Bob controls "Hill Giant"
    And "Hill Giant" is a new object
    And it happened once that "Hill Giant" changed control

  @may01:ours.155
  Scenario: What lies in a graveyard is played only by leave
    Given Alice has "Forest" in graveyard
    And Alice has "Yawgmoth's Will" in hand and can pay {2}{B}
    Then Alice can't play the land "Forest" from graveyard by rule 214.9b
    When Alice plays "Yawgmoth's Will"
    And the stack resolves
    Then Alice can play the land "Forest" from graveyard
    When Alice plays the land "Forest" from graveyard
    Then "Forest" is in play

  @may01:ours.156 @edition:2004-10 @edition:2005-02 @edition:2006-10 @edition:2026-01
  Scenario: What has no morph stays face down, and what is face up has nothing to turn
    Given Alice controls a face-down "Grizzly Bears" as "mask", a face-down "Battering Craghorn" as "horn" and "Battering Craghorn"
    And Alice can pay {1}{R}{R}{1}{R}{R}
    Then Alice can't turn "mask" face up
    And Alice can't turn "Battering Craghorn" face up
    And Alice can turn "horn" face up
    When Alice turns "horn" face up
    Then "horn" is 3/1
    And "mask" is face down

  @may01:ours.156 @edition:2001-07
  Scenario: What is face down is turned up for nothing
    Given Alice controls a face-down "Grizzly Bears" as "mask" and "Craw Wurm"
    Then Alice can't turn "Craw Wurm" face up
    And Alice can turn "mask" face up
    When Alice turns "mask" face up
    Then "mask" is named "Grizzly Bears"
    And "mask" has exactly the types "creature" and "Bear"

  @may01:ours.61 @edition:2001-07 @edition:2004-10 @edition:2005-02 @edition:2006-10
  Scenario: Mana of the end step is there in the cleanup step
    Given it is Alice's end step
    And Alice controls "Forest"
    When Alice taps "Forest" for mana
    And the game goes on to the cleanup step
    Then Alice has {G} in the mana pool
    And Alice is at 20 life
    When the turn ends
    Then Alice has no mana in the mana pool
    And Alice is at 19 life

  @may01:ours.157
  Scenario: A combat phase that is added comes right after this phase
    Given Alice controls "Hill Giant" and has "Relentless Assault" in hand and can pay {2}{R}{R}
    When Alice plays "Relentless Assault"
    And the stack resolves
    And Alice attacks with "Hill Giant"
    And Bob doesn't block
    And combat damage is dealt
    And the game goes on to the second main phase
    Then it happened once that a beginning of combat step began
    And Bob is at 17 life
    When the game goes on to the end step
    Then it happened twice that a beginning of combat step began
