Feature: State-based actions with the same result

  @cr26:400.6.7 @cr26:704.7
  Scenario: One regeneration shield saves a creature that lethal damage and deathtouch would destroy at the same time
    Given Alice controls "Ink-Eyes, Servant of Oni" and can pay {1}{B}
    And Bob controls "Typhoid Rats" and "Hill Giant"
    When Alice activates "regeneration" of "Ink-Eyes, Servant of Oni"
    And the stack resolves
    And Alice attacks with "Ink-Eyes, Servant of Oni"
    And Bob blocks "Ink-Eyes, Servant of Oni" with "Hill Giant" and "Typhoid Rats"
    And combat damage is dealt
    And Alice divides 5 to "Hill Giant" and 0 to "Typhoid Rats"
    Then "Ink-Eyes, Servant of Oni" is in play
    And "Ink-Eyes, Servant of Oni" is tapped
    And "Hill Giant" is in Bob's graveyard

  @cr26:704.7
  Scenario: Of two regeneration shields, lethal damage and deathtouch at the same time use up one, and the other one keeps Murder from destroying the creature
    Given Alice controls "Ink-Eyes, Servant of Oni" and can pay {1}{B}{1}{B}
    And Bob controls "Typhoid Rats" and "Hill Giant"
    And Bob has 2 "Murder" as "murder" in hand and can pay {1}{B}{B}{1}{B}{B}
    When Alice activates "regeneration" of "Ink-Eyes, Servant of Oni"
    And Alice activates "regeneration" of "Ink-Eyes, Servant of Oni"
    And the stack resolves
    And Alice attacks with "Ink-Eyes, Servant of Oni"
    And Bob blocks "Ink-Eyes, Servant of Oni" with "Hill Giant" and "Typhoid Rats"
    And combat damage is dealt
    And Alice divides 5 to "Hill Giant" and 0 to "Typhoid Rats"
    Then "Ink-Eyes, Servant of Oni" is in play
    When Bob plays "murder 1" targeting "Ink-Eyes, Servant of Oni"
    And the stack resolves
    Then "Ink-Eyes, Servant of Oni" is in play
    When Bob plays "murder 2" targeting "Ink-Eyes, Servant of Oni"
    And the stack resolves
    Then "Ink-Eyes, Servant of Oni" was destroyed

  @cr26:704.8
  Scenario: Mortis Dogs that are destroyed together with Bad Moon, which Opalescence has made a creature, had power 3 as they left, so Bob loses 3 life
    Given it is Bob's main phase
    And Alice controls "Opalescence", "Bad Moon" and "Mortis Dogs"
    And Bob has "Blasphemous Act" in hand and can pay {6}{R}
    Then "Mortis Dogs" is 3/3
    And "Bad Moon" is 3/3
    When Bob plays "Blasphemous Act"
    And the top of the stack resolves
    And Alice targets Bob for "Mortis Dogs"
    Then "Bad Moon" was destroyed
    And "Mortis Dogs" was destroyed
    When the stack resolves
    Then Bob is at 17 life
    And Alice is at 20 life

  @cr26:704.8
  Scenario: Mortis Dogs that are destroyed together with Hill Giant had power 2 as they left, so Bob, who is at 11 life, loses 2 life
    Given it is Bob's main phase
    And Bob is at 11 life
    And Alice controls "Hill Giant" and "Mortis Dogs"
    And Bob has "Blasphemous Act" in hand and can pay {8}{R}
    When Bob plays "Blasphemous Act"
    And the top of the stack resolves
    And Alice targets Bob for "Mortis Dogs"
    Then "Hill Giant" was destroyed
    And "Mortis Dogs" was destroyed
    When the stack resolves
    Then Bob is at 9 life
    And Alice is at 20 life

  @cr26:704.8.2
  Scenario: Heirloom Sprite, which dies for its toughness as a pair of its counters would be removed, still had its +1/+1 counter as it left, and puts one on Craw Wurm
    Given it is Bob's main phase
    And Alice controls "Heirloom Sprite" with 1 +1/+1 counter and "Craw Wurm"
    And Bob has "Black Sun's Zenith" in hand and can pay {3}{B}{B}
    When Bob plays "Black Sun's Zenith" with X = 3
    And the top of the stack resolves
    And Alice targets "Craw Wurm" for "Heirloom Sprite"
    Then "Heirloom Sprite" was put there for lack of toughness
    And "Craw Wurm" is 3/1
    When the stack resolves
    Then "Craw Wurm" has 2 -1/-1 counters
    And "Craw Wurm" has no +1/+1 counters
    And "Craw Wurm" is 4/2

  @cr26:704.8.2
  Scenario: Heirloom Sprite without a +1/+1 counter, which dies of its -1/-1 counter, puts no counter on Craw Wurm
    Given it is Bob's main phase
    And Alice controls "Heirloom Sprite" and "Craw Wurm"
    And Bob has "Black Sun's Zenith" in hand and can pay {1}{B}{B}
    When Bob plays "Black Sun's Zenith" with X = 1
    And the top of the stack resolves
    And Alice targets "Craw Wurm" for "Heirloom Sprite"
    Then "Heirloom Sprite" was put there for lack of toughness
    When the stack resolves
    Then "Craw Wurm" has 1 -1/-1 counter
    And "Craw Wurm" has no +1/+1 counters
    And "Craw Wurm" is 5/3
