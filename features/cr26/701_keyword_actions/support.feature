Feature: Support

  @cr26:701.41a
  Scenario: Expedition Raptor, which supports 2, can put counters on two other creatures but not on itself
    Given Alice controls "Grizzly Bears" and "Hill Giant"
    And Bob controls "Gray Ogre" and "Sol Ring"
    And Alice has "Expedition Raptor" in hand and can pay {3}{W}{W}
    When Alice plays "Expedition Raptor"
    And the top of the stack resolves
    Then Alice may target nothing for "Expedition Raptor"
    And Alice may target "Hill Giant" for "Expedition Raptor"
    And Alice may target "Gray Ogre" and "Hill Giant" for "Expedition Raptor"
    And Alice may not target "Grizzly Bears", "Hill Giant" and "Gray Ogre" for "Expedition Raptor"
    And Alice may not target "Sol Ring" for "Expedition Raptor"
    And Alice may not target "Expedition Raptor" for "Expedition Raptor"
    When Alice targets "Grizzly Bears" and "Hill Giant" for "Expedition Raptor"
    And the stack resolves
    Then "Grizzly Bears" is 3/3
    And "Hill Giant" is 4/4
    And "Hill Giant" has 1 +1/+1 counter
    And "Expedition Raptor" is 2/2

  @cr26:701.41a @cr26:701.41a.2
  Scenario: Lead by Example, which supports 2, puts one counter on its only target
    Given Bob controls "Hill Giant" and "Grizzly Bears"
    And Alice has "Lead by Example" in hand and can pay {1}{G}
    When Alice plays "Lead by Example" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" has 1 +1/+1 counter
    And "Grizzly Bears" has no +1/+1 counters

  @cr26:701.41a @cr26:701.41a.2
  Scenario: Lead by Example, which supports 2, can target two creatures of any players or none, and not three
    Given Alice controls "Gray Ogre" and has "Lead by Example" as "one" and "Lead by Example" as "two" in hand and can pay {1}{G}{1}{G}
    And Bob controls "Hill Giant", "Grizzly Bears" and "Sol Ring"
    Then Alice can target only "Gray Ogre", "Hill Giant" and "Grizzly Bears" with "one"
    And Alice can't play "one" targeting "Gray Ogre", "Hill Giant" and "Grizzly Bears" by rule 601.2c
    And Alice can play "one" targeting "Gray Ogre" and "Hill Giant"
    When Alice plays "one" targeting "Gray Ogre" and "Hill Giant"
    And the stack resolves
    Then "Gray Ogre" is 3/3
    And "Hill Giant" is 4/4
    When Alice plays "two" targeting nothing
    And the stack resolves
    Then "two" has resolved
    And "Grizzly Bears" has no +1/+1 counters

  @cr26:701.41a.2
  Scenario: Shoulder to Shoulder, a sorcery that supports 2, puts one counter on each of two creatures of different players, and its player draws a card
    Given Alice controls "Gray Ogre" and has "Shoulder to Shoulder" in hand and can pay {2}{W}
    And Alice has "Island" on top of library
    And Bob controls "Hill Giant", "Grizzly Bears" and "Sol Ring"
    Then Alice can target only "Gray Ogre", "Hill Giant" and "Grizzly Bears" with "Shoulder to Shoulder"
    And Alice can't play "Shoulder to Shoulder" targeting "Gray Ogre", "Hill Giant" and "Grizzly Bears" by rule 601.2c
    And Alice can play "Shoulder to Shoulder" targeting "Gray Ogre" and "Hill Giant"
    When Alice plays "Shoulder to Shoulder" targeting "Gray Ogre" and "Hill Giant"
    And the stack resolves
    Then "Gray Ogre" is 3/3
    And "Hill Giant" is 4/4
    And "Grizzly Bears" is 2/2
    And "Island" is in Alice's hand

  @cr26:701.41a.2
  Scenario: Shoulder to Shoulder with Hill Giant as its only target puts one counter on it and none on Grizzly Bears
    Given Alice controls "Grizzly Bears" and has "Shoulder to Shoulder" in hand and can pay {2}{W}
    And Alice has "Island" on top of library
    And Bob controls "Hill Giant"
    When Alice plays "Shoulder to Shoulder" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is 4/4
    And "Hill Giant" has 1 +1/+1 counter
    And "Grizzly Bears" is 2/2
    And "Island" is in Alice's hand

  @cr26:701.41a
  Scenario: Relief Captain, which supports 3, puts one counter on each of three other creatures, and can't target four
    Given Alice controls "Grizzly Bears" and "Hill Giant"
    And Bob controls "Gray Ogre" and "Craw Wurm"
    And Alice has "Relief Captain" in hand and can pay {2}{W}{W}
    When Alice plays "Relief Captain"
    And the top of the stack resolves
    Then Alice may not target "Grizzly Bears", "Hill Giant", "Gray Ogre" and "Craw Wurm" for "Relief Captain"
    And Alice may not target "Relief Captain" for "Relief Captain"
    And Alice may target "Grizzly Bears", "Gray Ogre" and "Craw Wurm" for "Relief Captain"
    When Alice targets "Grizzly Bears", "Hill Giant" and "Gray Ogre" for "Relief Captain"
    And the stack resolves
    Then "Grizzly Bears" has 1 +1/+1 counter
    And "Hill Giant" has 1 +1/+1 counter
    And "Gray Ogre" is 3/3
    And "Craw Wurm" is 6/4
