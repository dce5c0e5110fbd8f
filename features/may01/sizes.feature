Feature: Sizes, in a ruling of our own

  @may01:ours.19 @edition:2001-07 @edition:2004-10 @edition:2005-02
  Scenario: Until 2005 a size that is set later covers what an Aura adds
    Given Alice controls "Sorceress Queen" and "Grizzly Bears" and "Holy Strength" attached to "Grizzly Bears"
    Then "Grizzly Bears" is 3/4
    And "Sorceress Queen" is 1/1
    And "Sorceress Queen" is black
    And "Sorceress Queen" has exactly the types "creature", "Human" and "Wizard"
    And the mana cost of "Sorceress Queen" is {1}{B}{B}
    When Alice activates "Sorceress Queen" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 0/2
    When the turn ends
    Then "Grizzly Bears" is 3/4

  @may01:ours.19 @edition:2006-10 @edition:2026-01
  Scenario: Since 2006 what an Aura adds is added to whatever is set
    Given Alice controls "Sorceress Queen" and "Grizzly Bears" and "Holy Strength" attached to "Grizzly Bears"
    When Alice activates "Sorceress Queen" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 1/4
    When the turn ends
    Then "Grizzly Bears" is 3/4

  @may01:ours.19 @edition:2001-07 @edition:2004-10 @edition:2005-02 @edition:2006-10
  Scenario: Until 2006 a size that is set later covers what a spell added
    Given Alice controls "Sorceress Queen" and "Grizzly Bears"
    And Alice has 2 "Kodama's Might" as "might" in hand and can pay {G}{G}
    When Alice plays "might 1" targeting "Grizzly Bears"
    And the stack resolves
    And Alice activates "Sorceress Queen" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 0/2
    When Alice plays "might 2" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 2/4

  @may01:ours.19 @edition:2026-01
  Scenario: Today what a spell added is added to whatever is set
    Given Alice controls "Sorceress Queen" and "Grizzly Bears"
    And Alice has "Kodama's Might" in hand and can pay {G}
    Then Alice can target only "Grizzly Bears" with "Sorceress Queen"
    When Alice plays "Kodama's Might" targeting "Grizzly Bears"
    And the stack resolves
    And Alice activates "Sorceress Queen" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 2/4

  @may01:ours.19 @edition:2001-07 @edition:2004-10 @edition:2005-02
  Scenario: Until 2005 a size that is set later covers counters, too
    Given Alice controls "Sorceress Queen" and "Grizzly Bears" with 2 +1/+1 counters
    When Alice activates "Sorceress Queen" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 0/2

  @may01:ours.19 @edition:2006-10 @edition:2026-01
  Scenario: Since 2006 counters are added to whatever is set
    Given Alice controls "Sorceress Queen" and "Grizzly Bears" with 2 +1/+1 counters
    When Alice activates "Sorceress Queen" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 2/4

  @may01:ours.19 @edition:2001-07 @edition:2004-10 @edition:2005-02 @edition:2026-01
  Scenario: What makes a Frog of it sets its size before anything is added
    Given Alice controls "Grizzly Bears"
    And Alice has "Turn to Frog" and "Kodama's Might" in hand and can pay {1}{U}{G}
    When Alice plays "Kodama's Might" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 4/4
    When Alice plays "Turn to Frog" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 3/3
    And "Grizzly Bears" has exactly the types "creature" and "Frog"

  @may01:ours.19 @edition:2006-10
  Scenario: In 2006 the Frog's size covers what was added before
    Given Alice controls "Grizzly Bears"
    And Alice has "Turn to Frog" and "Kodama's Might" in hand and can pay {1}{U}{G}
    When Alice plays "Kodama's Might" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 4/4
    When Alice plays "Turn to Frog" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 1/1

  @may01:ours.19 @edition:2001-07 @edition:2004-10 @edition:2005-02
  Scenario: Until 2005 a switch comes in its time
    Given Alice controls "Standing Troops" and "Vedalken Orrery"
    And Alice has "Twisted Image" and "Holy Strength" in hand and can pay {U}{W}
    And Alice has "Island" on top of library
    Then "Twisted Image" is blue
    And "Twisted Image" has exactly the type "instant"
    And the mana cost of "Twisted Image" is {U}
    When Alice plays "Twisted Image" targeting "Standing Troops"
    And the stack resolves
    Then "Standing Troops" is 4/1
    And "Island" is in Alice's hand
    When Alice plays "Holy Strength" targeting "Standing Troops"
    And the stack resolves
    Then "Standing Troops" is 5/3

  @may01:ours.19 @edition:2006-10 @edition:2026-01
  Scenario: Since 2006 a switch comes last
    Given Alice controls "Standing Troops" and "Vedalken Orrery"
    And Alice has "Twisted Image" and "Holy Strength" in hand and can pay {U}{W}
    When Alice plays "Twisted Image" targeting "Standing Troops"
    And the stack resolves
    Then "Standing Troops" is 4/1
    When Alice plays "Holy Strength" targeting "Standing Troops"
    And the stack resolves
    Then "Standing Troops" is 6/2

  @may01:ours.19
  Scenario: What an object defines of itself is set before all else
    Given Alice controls "Sorceress Queen", "Gaea's Liege" and 3 "Forest" as "forest"
    Then "Gaea's Liege" is 3/3
    When Alice activates "Sorceress Queen" targeting "Gaea's Liege"
    And the stack resolves
    Then "Gaea's Liege" is 0/2

  @may01:ours.19 @edition:2001-07
  Scenario: In 2001 damage destroys a creature although nothing is left of its toughness
    Given Bob controls "Hill Giant"
    And Alice has "Glacial Ray" and "Sickening Shoal" in hand and can pay {4}{R}{B}{B}
    When Alice plays "Glacial Ray" targeting "Hill Giant"
    And the stack resolves
    And Alice plays "Sickening Shoal" with X = 3 targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in Bob's graveyard
    And it happened once that "Hill Giant" was destroyed
    And "Glacial Ray" has dealt 2 damage to "Hill Giant"

  @may01:ours.19 @edition:2004-10 @edition:2005-02 @edition:2006-10 @edition:2026-01
  Scenario: Since 2004 what has no toughness is put into the graveyard and not destroyed
    Given Bob controls "Hill Giant"
    And Alice has "Glacial Ray" and "Sickening Shoal" in hand and can pay {4}{R}{B}{B}
    When Alice plays "Glacial Ray" targeting "Hill Giant"
    And the stack resolves
    And Alice plays "Sickening Shoal" with X = 3 targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in Bob's graveyard
    And it happened never that "Hill Giant" was destroyed
    And "Glacial Ray" has dealt 2 damage to "Hill Giant"
