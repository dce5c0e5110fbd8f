Feature: What triggers wait for, in rulings of our own

  @may01:ours.24
  Scenario: The Titan raises two as it comes
    Given Alice has "Grave Titan" in hand and can pay {4}{B}{B}
    Then the mana cost of "Grave Titan" is {4}{B}{B}
    And "Grave Titan" is black
    And "Grave Titan" has exactly the types "creature" and "Giant"
    When Alice plays "Grave Titan"
    And the stack resolves
    Then Alice controls two 2/2 black "Zombie" creature tokens
    And "Grave Titan" is 6/6
    And "Grave Titan" has exactly "deathtouch"

  @may01:ours.24
  Scenario: The Titan raises two as it attacks, each time
    Given Alice controls "Grave Titan"
    When Alice attacks with "Grave Titan"
    And the stack resolves
    Then Alice controls two 2/2 black "Zombie" creature tokens
    When the game goes on to Bob's main phase
    And the game goes on to Alice's main phase
    And Alice attacks with "Grave Titan"
    And the stack resolves
    Then Alice controls four 2/2 black "Zombie" creature tokens

  @may01:ours.25
  Scenario: The Scalelord looks at each other creature that gets counters, once for all it gets at a time
    Given Alice controls "Enduring Scalelord", "Slith Firewalker", "Grizzly Bears" and "Hardened Scales"
    Then the mana cost of "Enduring Scalelord" is {4}{G}{W}
    And "Enduring Scalelord" is green and white
    And "Enduring Scalelord" has exactly the types "creature" and "Dragon"
    And "Enduring Scalelord" is 4/4
    And "Enduring Scalelord" has exactly "flying"
    When Alice attacks with "Slith Firewalker" and "Grizzly Bears"
    And Bob doesn't block
    And combat damage is dealt
    And the stack resolves
    And as it resolves, Alice says yes to "Enduring Scalelord"
    Then "Slith Firewalker" has 2 +1/+1 counters
    And "Enduring Scalelord" has 2 +1/+1 counters
    And it happened once that "Enduring Scalelord" triggered

  @may01:ours.25
  Scenario: The Scalelord's player may leave it, and what others' creatures get is nothing to it
    Given Alice controls "Enduring Scalelord" and "Slith Firewalker"
    And Bob controls "Slith Firewalker" as "their Slith"
    When Alice attacks with "Slith Firewalker"
    And Bob doesn't block
    And combat damage is dealt
    And the stack resolves
    And as it resolves, Alice says no to "Enduring Scalelord"
    Then "Slith Firewalker" has 1 +1/+1 counter
    And "Enduring Scalelord" has no +1/+1 counters
    When the game goes on to Bob's main phase
    And Bob attacks with "their Slith"
    And Alice doesn't block
    And combat damage is dealt
    And the stack resolves
    Then "their Slith" has 1 +1/+1 counter
    And "Enduring Scalelord" has no +1/+1 counters
    And it happened once that "Enduring Scalelord" triggered

  @may01:ours.25 @edition:2026-01
  Scenario: Today what comes with counters gets them, and what comes with none gets none
    Given Alice controls "Enduring Scalelord"
    And Alice has "Arcbound Worker", "Ivy Elemental" and "Grizzly Bears" in hand and can pay {1}{G}{1}{G}
    When Alice plays "Arcbound Worker"
    And the top of the stack resolves
    Then "Enduring Scalelord" has triggered once
    When the stack resolves
    And as it resolves, Alice says yes to "Enduring Scalelord"
    Then "Arcbound Worker" is 1/1
    When Alice plays "Ivy Elemental" with X = 0
    And the stack resolves
    Then "Enduring Scalelord" has triggered once
    And "Enduring Scalelord" has 1 +1/+1 counter
    And "Enduring Scalelord" is 5/5

  @may01:ours.26
  Scenario: Of the Knight's three modes one is chosen as the ability is put on the stack
    Given Alice has 3 "Knight of Autumn" as "knight" in hand and can pay {3}{G}{G}{G}{W}{W}{W}
    And Bob controls "Hollow Choir"
    Then the mana cost of "knight 1" is {1}{G}{W}
    And "knight 1" is green and white
    And "knight 1" has exactly the types "creature", "Dryad" and "Knight"
    When Alice plays "knight 1"
    And the stack resolves
    And Alice chooses the mode "rest" for "knight 1"
    Then Alice is at 24 life
    And "knight 1" is 2/1
    When Alice plays "knight 2"
    And the stack resolves
    And Alice chooses the mode "break" for "knight 2"
    And Alice targets "Hollow Choir" for "knight 2"
    Then "Hollow Choir" was destroyed
    When Alice plays "knight 3"
    And the stack resolves
    And Alice chooses the mode "grow" for "knight 3"
    Then "knight 3" is 4/3
    And "knight 3" has 2 +1/+1 counters

  @may01:ours.26
  Scenario: A mode without anything to target can't be chosen
    Given Alice has "Knight of Autumn" in hand and can pay {1}{G}{W}
    When Alice plays "Knight of Autumn"
    And the top of the stack resolves
    Then Alice may not choose the mode "break" for "Knight of Autumn"
    And Alice may choose the mode "grow" for "Knight of Autumn"
    When Alice chooses the mode "rest" for "Knight of Autumn"
    And the stack resolves
    Then Alice is at 24 life

  @may01:ours.27
  Scenario: A card that is cycled says so itself, from the graveyard it went to
    Given Alice has "Renewed Faith" in hand and can pay {1}{W}
    Then the mana cost of "Renewed Faith" is {2}{W}
    And "Renewed Faith" is white
    And "Renewed Faith" has exactly the type "instant"
    When Alice activates the cycling ability of "Renewed Faith"
    Then "Renewed Faith" is in Alice's graveyard
    When the top of the stack resolves
    And as it resolves, Alice says yes to "Renewed Faith"
    Then Alice is at 22 life
    And Alice has drawn no cards
    When the stack resolves
    Then Alice has drawn 1 card

  @may01:ours.27
  Scenario: It may be left, and neither another card that is cycled nor the spell itself is what it waits for
    Given Alice has 2 "Renewed Faith" as "faith" in hand and can pay {2}{W}{1}{W}
    And Alice has "Drifting Meadow" in hand and can pay {2}
    When Alice activates the cycling ability of "faith 1"
    And the stack resolves
    And as it resolves, Alice says no to "faith 1"
    Then Alice is at 20 life
    When Alice activates the cycling ability of "Drifting Meadow"
    And the stack resolves
    Then Alice is at 20 life
    And it happened once that "faith 1" triggered
    When Alice plays "faith 2"
    And the stack resolves
    Then Alice is at 26 life
    And it happened never that "faith 2" triggered
