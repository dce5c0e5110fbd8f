Feature: The order of power- and toughness-changing effects

  @cr26:613.4 @edition:2001-07 @edition:2004-10 @edition:2005-02
  Scenario: Until 2005, Sorceress Queen's later 0/2 overrides the bonus of an older Holy Strength
    Given Alice controls "Sorceress Queen" and "Grizzly Bears" and "Holy Strength" attached to "Grizzly Bears"
    Then "Grizzly Bears" is 3/4
    When Alice activates "Sorceress Queen" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 0/2
    When the turn ends
    Then "Grizzly Bears" is 3/4

  @cr26:613.4 @edition:2006-10 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Since 2006, Holy Strength adds to Sorceress Queen's later 0/2
    Given Alice controls "Sorceress Queen" and "Grizzly Bears" and "Holy Strength" attached to "Grizzly Bears"
    When Alice activates "Sorceress Queen" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 1/4
    When the turn ends
    Then "Grizzly Bears" is 3/4

  @cr26:613.4 @edition:2001-07 @edition:2004-10 @edition:2005-02 @edition:2006-10
  Scenario: Until 2006, Sorceress Queen's 0/2 overrides an older Kodama's Might, but a later bonus adds to the 0/2
    Given Alice controls "Sorceress Queen" and "Grizzly Bears"
    And Alice has "Kodama's Might" and "Watch until Dawn" in hand and can pay {G}{W}
    When Alice plays "Kodama's Might" targeting "Grizzly Bears"
    And the stack resolves
    And Alice activates "Sorceress Queen" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 0/2
    When Alice plays "Watch until Dawn" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 0/5

  @cr26:613.4 @cr26:613.4c.5 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Today, an older Kodama's Might adds to Sorceress Queen's later 0/2
    Given Alice controls "Sorceress Queen" and "Grizzly Bears"
    And Alice has "Kodama's Might" in hand and can pay {G}
    Then Alice can target only "Grizzly Bears" with "Sorceress Queen"
    When Alice plays "Kodama's Might" targeting "Grizzly Bears"
    And the stack resolves
    And Alice activates "Sorceress Queen" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 2/4

  @cr26:613.4 @edition:2001-07 @edition:2004-10 @edition:2005-02
  Scenario: Until 2005, Sorceress Queen's 0/2 overrides +1/+1 counters
    Given Alice controls "Sorceress Queen" and "Grizzly Bears" with 2 +1/+1 counters
    When Alice activates "Sorceress Queen" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 0/2

  @cr26:613.4 @cr26:613.4c.3 @edition:2006-10 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Since 2006, +1/+1 counters add to Sorceress Queen's 0/2
    Given Alice controls "Sorceress Queen" and "Grizzly Bears" with 2 +1/+1 counters
    When Alice activates "Sorceress Queen" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 2/4

  @cr26:613.4 @edition:2001-07 @edition:2004-10 @edition:2005-02 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Until 2005 and today, an older Kodama's Might adds to Turn to Frog's later 1/1
    Given Alice controls "Grizzly Bears"
    And Alice has "Turn to Frog" and "Kodama's Might" in hand and can pay {1}{U}{G}
    When Alice plays "Kodama's Might" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 4/4
    When Alice plays "Turn to Frog" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 3/3
    And "Grizzly Bears" has exactly the types "creature" and "Frog"

  @cr26:613.4 @edition:2006-10
  Scenario: In 2006, Turn to Frog's later 1/1 overrides an older Kodama's Might
    Given Alice controls "Grizzly Bears"
    And Alice has "Turn to Frog" and "Kodama's Might" in hand and can pay {1}{U}{G}
    When Alice plays "Kodama's Might" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 4/4
    When Alice plays "Turn to Frog" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 1/1

  @cr26:613.4 @edition:2001-07 @edition:2004-10 @edition:2005-02
  Scenario: Until 2005, Holy Strength cast after Twisted Image adds to the switched size
    Given Alice controls "Standing Troops" and "Vedalken Orrery"
    And Alice has "Twisted Image" and "Holy Strength" in hand and can pay {U}{W}
    And Alice has "Island" on top of library
    When Alice plays "Twisted Image" targeting "Standing Troops"
    And the stack resolves
    Then "Standing Troops" is 4/1
    And "Island" is in Alice's hand
    When Alice plays "Holy Strength" targeting "Standing Troops"
    And the stack resolves
    Then "Standing Troops" is 5/3

  @cr26:613.4 @edition:2006-10 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Since 2006, Twisted Image switches power and toughness after a later Holy Strength has added to them
    Given Alice controls "Standing Troops" and "Vedalken Orrery"
    And Alice has "Twisted Image" and "Holy Strength" in hand and can pay {U}{W}
    When Alice plays "Twisted Image" targeting "Standing Troops"
    And the stack resolves
    Then "Standing Troops" is 4/1
    When Alice plays "Holy Strength" targeting "Standing Troops"
    And the stack resolves
    Then "Standing Troops" is 6/2

  @cr26:613.4
  Scenario: Sorceress Queen's 0/2 overrides the size that Gaea's Liege defines for itself
    Given Alice controls "Sorceress Queen", "Gaea's Liege" and 3 "Forest" as "forest"
    Then "Gaea's Liege" is 3/3
    When Alice activates "Sorceress Queen" targeting "Gaea's Liege"
    And the stack resolves
    Then "Gaea's Liege" is 0/2

  @cr26:613.4
  Scenario: Humility's later 1/1 overrides Sorceress Queen's 0/2 on Grizzly Bears
    Given Alice controls "Sorceress Queen" and can pay {5}{W}{W}{U}
    And Bob controls "Grizzly Bears"
    And Alice has "Humility" and "March of the Machines" in hand
    When Alice activates "Sorceress Queen" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 0/2
    When Alice plays "Humility"
    And the stack resolves
    And Alice plays "March of the Machines"
    And the stack resolves
    Then "Grizzly Bears" is 1/1

  @cr26:613.4.3
  Scenario: Hill Giant is 1/1 by Turn to Frog, which resolved after Ovinize, and Craw Wurm is 0/1 by Ovinize, which resolved after Turn to Frog
    Given Alice controls "Hill Giant" and "Craw Wurm"
    And Alice has 2 "Ovinize" as "sheep" and 2 "Turn to Frog" as "frog" in hand and can pay {1}{U}{1}{U}{1}{U}{1}{U}
    When Alice plays "sheep 1" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is 0/1
    When Alice plays "frog 1" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is 1/1
    When Alice plays "frog 2" targeting "Craw Wurm"
    And the stack resolves
    Then "Craw Wurm" is 1/1
    When Alice plays "sheep 2" targeting "Craw Wurm"
    And the stack resolves
    Then "Craw Wurm" is 0/1
    When the turn ends
    Then "Hill Giant" is 3/3
    And "Craw Wurm" is 6/4

  @cr26:613.4c
  Scenario: Gaea's Liege is 3/3 with three Forests, and a +1/+1 counter makes Gaea's Liege 4/4
    Given Alice controls "Gaea's Liege", 2 "Forest" as "wood" and has "Hunger of the Howlpack" in hand and can pay {G}
    Then "Gaea's Liege" is 3/3
    When Alice plays "Hunger of the Howlpack" targeting "Gaea's Liege"
    And the stack resolves
    Then "Gaea's Liege" has 1 +1/+1 counter
    And "Gaea's Liege" is 4/4

  @cr26:past.418.5b
  Scenario: Until 2005, Chimeric Staff that Sorceress Queen has made 0/2 stays 0/2 if its own ability makes it a 3/3 artifact creature again
    Given Alice controls "Chimeric Staff" and can pay {6}
    And Bob controls "Sorceress Queen"
    When Alice activates "Chimeric Staff" with X = 3
    And the stack resolves
    Then "Chimeric Staff" is 3/3
    When Bob activates "Sorceress Queen" targeting "Chimeric Staff"
    And the stack resolves
    Then "Chimeric Staff" is 0/2
    When Alice activates "Chimeric Staff" with X = 3
    And the stack resolves
    Then "Chimeric Staff" is 0/2

  @cr26:past.418.5b.today
  Scenario: Since 2006, Chimeric Staff that Sorceress Queen has made 0/2 is 3/3 if its own ability makes it a 3/3 artifact creature again
    Given Alice controls "Chimeric Staff" and can pay {6}
    And Bob controls "Sorceress Queen"
    When Alice activates "Chimeric Staff" with X = 3
    And the stack resolves
    And Bob activates "Sorceress Queen" targeting "Chimeric Staff"
    And the stack resolves
    Then "Chimeric Staff" is 0/2
    When Alice activates "Chimeric Staff" with X = 3
    And the stack resolves
    Then "Chimeric Staff" is 3/3

  @cr26:613.4d.2
  Scenario: Standing Troops with a +0/+2 counter are 6/1 once Twisted Image has switched their power and toughness
    Given Alice controls "Standing Troops" with 1 +0/+2 counter
    And Alice has "Twisted Image" in hand and can pay {U}
    Then "Standing Troops" is 1/6
    When Alice plays "Twisted Image" targeting "Standing Troops"
    And the stack resolves
    Then "Standing Troops" is 6/1
