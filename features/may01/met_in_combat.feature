Feature: Who has met whom in combat, in rulings of our own

  @may01:ours.206
  Scenario: Abu takes along whom he blocked, and nobody else
    Given Alice controls "Hill Giant", "Watchwolf" and "Goblin Raider"
    And Bob controls "Abu Ja'far", "Grizzly Bears" and "Trained Armodon"
    Then the mana cost of "Abu Ja'far" is {W}
    And "Abu Ja'far" is white
    And "Abu Ja'far" is 0/1
    And "Abu Ja'far" has exactly the types "creature" and "Human"
    When Alice attacks with "Hill Giant" and "Watchwolf"
    And Bob blocks "Hill Giant" with "Abu Ja'far" and "Watchwolf" with "Trained Armodon"
    And combat damage is dealt
    And the stack resolves
    Then "Hill Giant" was destroyed
    And "Abu Ja'far" was destroyed
    And "Goblin Raider" and "Grizzly Bears" are in play
    And it happened once that "Abu Ja'far" triggered

  @may01:ours.206
  Scenario: Abu takes along all who blocked him, though he is gone before they hurt him
    Given Alice controls "Abu Ja'far", "Watchwolf" and "Craw Wurm"
    And Bob controls "Hill Giant", "Grizzly Bears", "Trained Armodon" and "Wall of Wood"
    And Bob has "Glacial Ray" in hand and can pay {1}{R}
    When Alice attacks with "Abu Ja'far" and "Craw Wurm"
    And Bob blocks "Abu Ja'far" with "Hill Giant" and "Grizzly Bears" and "Craw Wurm" with "Wall of Wood"
    And Bob plays "Glacial Ray" targeting "Abu Ja'far"
    And the stack resolves
    Then "Hill Giant" and "Grizzly Bears" were destroyed
    And "Trained Armodon", "Wall of Wood", "Craw Wurm" and "Watchwolf" are in play

  @may01:ours.206
  Scenario: Who has left combat has met nobody any more
    Given Alice controls "Abu Ja'far"
    And Bob controls "Hill Giant", "Grizzly Bears", "Soul Sculptor" and can pay {1}{W}
    And Bob has "Glacial Ray" in hand and can pay {1}{R}
    When Alice attacks with "Abu Ja'far"
    And Bob blocks "Abu Ja'far" with "Hill Giant" and "Grizzly Bears"
    And Bob activates "Soul Sculptor" targeting "Grizzly Bears"
    And the stack resolves
    And Bob plays "Glacial Ray" targeting "Abu Ja'far"
    And the stack resolves
    Then "Hill Giant" was destroyed
    And "Grizzly Bears" is in play

  @may01:ours.1
  Scenario: What one of two has for lethal the other needs no more for
    Given Alice controls 2 "Craw Giant" as "giant"
    And Bob controls "Watchwolf" and has "Belated Guard" in hand and can pay {W}
    When Alice attacks with "giant 1" and "giant 2"
    And Bob blocks "giant 1" with "Watchwolf"
    And Bob plays "Belated Guard" targeting "Watchwolf" then "giant 2"
    And the stack resolves
    And combat damage is dealt
    And Alice divides 3 to "Watchwolf" and 3 to Bob for "giant 1"
    And Alice divides 0 to "Watchwolf" and 6 to Bob for "giant 2"
    And Bob divides 3 to "giant 1" and 0 to "giant 2"
    Then Bob is at 11 life
    And "Watchwolf" was destroyed

  @may01:ours.93
  Scenario: Of two Protectors each is blocked if there are blockers for both
    Given Alice controls 2 "Gaea's Protector" as "protector"
    And Bob controls "Watchwolf", "Grizzly Bears" and tapped "Goblin Raider"
    When Alice attacks with "protector 1" and "protector 2"
    Then Bob can't block "protector 1" with "Watchwolf" because of the first printed ability of "protector 2"
    And Bob can't block "protector 1" with "Watchwolf" and "Grizzly Bears" because of the first printed ability of "protector 2"
    When Bob blocks "protector 1" with "Grizzly Bears" and "protector 2" with "Watchwolf"
    And combat damage is dealt
    Then Bob is at 20 life
    And "protector 2" was destroyed

  @may01:ours.92
  Scenario: Where one is lured and another has to be blocked by somebody the most that can be is obeyed
    Given Alice controls "Gaea's Protector", "Hill Giant" and "Lure"
    And "Lure" is attached to "Hill Giant"
    And Bob controls "Watchwolf" and "Grizzly Bears"
    When Alice attacks with "Gaea's Protector" and "Hill Giant"
    Then Bob can block "Hill Giant" with "Watchwolf" and "Grizzly Bears"
    And Bob can block "Hill Giant" with "Watchwolf" and "Gaea's Protector" with "Grizzly Bears"
    And Bob can't block "Gaea's Protector" with "Watchwolf" because of the second printed ability of "Lure"
    When Bob blocks "Hill Giant" with "Watchwolf" and "Grizzly Bears"
    And combat damage is dealt
    And Alice divides 3 to "Watchwolf" and 0 to "Grizzly Bears"
    Then Bob is at 16 life

  @may01:ours.44
  Scenario: A cry in the last step of combat is heard until that is over
    Given Alice has "Cry before Dusk" in hand and can pay {R}
    And Alice controls "Grizzly Bears"
    When Alice attacks with "Grizzly Bears"
    And Bob doesn't block
    And the game goes on to Alice's end of combat step
    And Alice plays "Cry before Dusk" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 4/2
    When the game goes on to Alice's second main phase
    Then "Grizzly Bears" is 2/2

  @may01:ours.44
  Scenario: A cry is over with the turn that is ended
    Given Alice has "Cry before Dusk" and "Watch until Dawn" in hand and can pay {R}{W}
    And Alice controls "Grizzly Bears"
    And Bob has "Time Stop" in hand and can pay {4}{U}{U}
    When Alice attacks with "Grizzly Bears"
    And Alice plays "Cry before Dusk" targeting "Grizzly Bears"
    And the stack resolves
    And Alice plays "Watch until Dawn" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 4/5
    When Bob plays "Time Stop"
    And the stack resolves
    Then it is Bob's upkeep
    And "Grizzly Bears" is 2/5

  @may01:ours.52 @edition:2001-07
  Scenario: In 2001 an attack of nobody is over before anybody can do anything
    Given Alice controls "Hill Giant"
    And Bob controls "Grizzly Bears"
    When Alice attacks with nothing
    And the game goes on to Bob's main phase
    And Bob attacks with "Grizzly Bears"
    And Alice doesn't block
    And combat damage is dealt
    Then Alice is at 18 life
    And it happened once that Alice got priority in the declare attackers step

  @may01:ours.52 @edition:2004-10 @edition:2005-02 @edition:2006-10 @edition:2026-01
  Scenario: Since 2004 there is time for something though nobody attacks
    Given Alice controls "Hill Giant"
    And Bob controls "Grizzly Bears"
    When Alice attacks with nothing
    And the game goes on to Bob's main phase
    And Bob attacks with "Grizzly Bears"
    And Alice doesn't block
    And combat damage is dealt
    Then Alice is at 18 life
    And it happened twice that Alice got priority in the declare attackers step
