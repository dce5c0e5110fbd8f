Feature: Wither

  @cr26:702.80a
  Scenario: A creature with wither that deals 2 damage to a creature puts two -1/-1 counters on it
    Given Alice controls "Sickle Ripper"
    And Bob controls "Hill Giant"
    When Alice attacks with "Sickle Ripper"
    And Bob blocks "Sickle Ripper" with "Hill Giant"
    And combat damage is dealt
    Then "Hill Giant" has 2 -1/-1 counters
    And "Hill Giant" has 0 damage marked
    And "Hill Giant" is 1/1

  @cr26:702.80a
  Scenario: A creature with wither puts -1/-1 counters on a creature, and its damage to a player causes loss of life
    Given Alice controls "Sickle Ripper"
    And Bob controls "Wall of Stone"
    When Alice attacks with "Sickle Ripper"
    And Bob blocks "Sickle Ripper" with "Wall of Stone"
    And combat damage is dealt
    Then "Wall of Stone" has 2 -1/-1 counters
    When the game goes on to Alice's next main phase
    And Alice attacks with "Sickle Ripper"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 18 life
    And Bob has no poison counters

  @cr26:702.80a
  Scenario: Damage from Sickle Ripper outside combat also puts -1/-1 counters on a creature
    Given Alice controls "Pandemonium" and has "Sickle Ripper" in hand and can pay {1}{B}
    And Bob controls "Hill Giant"
    When Alice plays "Sickle Ripper"
    And the top of the stack resolves
    And Alice targets "Hill Giant" for "Pandemonium"
    And the stack resolves
    And Alice says yes to "Pandemonium"
    Then "Hill Giant" has 2 -1/-1 counters
    And "Hill Giant" has 0 damage marked

  @cr26:702.80d
  Scenario: Sickle Ripper with two instances of wither puts as many -1/-1 counters on its blocker as it deals damage
    Given Alice controls "Sickle Ripper"
    And "Sickle Ripper" has "wither"
    And Bob controls "Wall of Stone"
    When Alice attacks with "Sickle Ripper"
    And Bob blocks "Sickle Ripper" with "Wall of Stone"
    And combat damage is dealt
    Then "Wall of Stone" has 2 -1/-1 counters
    And "Wall of Stone" has no damage marked

  @cr26:702.80b
  Scenario: Ember-Fist Zubera with wither that has died puts a -1/-1 counter on Hill Giant
    Given Alice controls "Ember-Fist Zubera"
    And "Ember-Fist Zubera" has "wither"
    And Bob controls "Hill Giant" and has "Terror" in hand and can pay {1}{B}
    When Bob plays "Terror" targeting "Ember-Fist Zubera"
    And the top of the stack resolves
    And Alice targets "Hill Giant" for "Ember-Fist Zubera"
    And the stack resolves
    Then "Hill Giant" has 1 -1/-1 counter
    And "Hill Giant" has no damage marked
    And "Ember-Fist Zubera" is in Alice's graveyard

  @cr26:702.80b
  Scenario: Ember-Fist Zubera with wither puts a -1/-1 counter on its blocker while it is on the battlefield
    Given Alice controls "Ember-Fist Zubera"
    And "Ember-Fist Zubera" has "wither"
    And Bob controls "Wall of Stone"
    When Alice attacks with "Ember-Fist Zubera"
    And Bob blocks "Ember-Fist Zubera" with "Wall of Stone"
    And combat damage is dealt
    Then "Wall of Stone" has 1 -1/-1 counter
    And "Wall of Stone" has no damage marked
    And "Wall of Stone" is -1/7
    And "Ember-Fist Zubera" is in play

  @cr26:702.80c
  Scenario: Puncture Blast, a spell with wither, puts three -1/-1 counters on Wall of Stone
    Given Alice has "Puncture Blast" in hand and can pay {2}{R}
    And Bob controls "Wall of Stone"
    When Alice plays "Puncture Blast" targeting "Wall of Stone"
    And the stack resolves
    Then "Wall of Stone" has 3 -1/-1 counters
    And "Wall of Stone" has no damage marked
    And "Wall of Stone" is -3/5

  @cr26:702.80a
  Scenario: Sickle Ripper with wither puts two -1/-1 counters on Wall of Stone, and Puncture Blast with wither makes Bob lose 3 life
    Given Alice controls "Sickle Ripper" and has "Puncture Blast" in hand and can pay {2}{R}
    And Bob controls "Wall of Stone"
    When Alice attacks with "Sickle Ripper"
    And Bob blocks "Sickle Ripper" with "Wall of Stone"
    And combat damage is dealt
    Then "Wall of Stone" has 2 -1/-1 counters
    And "Wall of Stone" has no damage marked
    When Alice plays "Puncture Blast" targeting Bob
    And the stack resolves
    Then Bob is at 17 life

  @cr26:702.80c.2
  Scenario: Grave Witherer with wither puts two -1/-1 counters on Wall of Stone from the graveyard
    Given Alice has "Grave Witherer" in graveyard and can pay {1}
    And Bob controls "Wall of Stone"
    When Alice activates "sting" of "Grave Witherer" targeting "Wall of Stone"
    And the stack resolves
    Then "Wall of Stone" has 2 -1/-1 counters
    And "Wall of Stone" has no damage marked
    And "Grave Witherer" is in Alice's graveyard

  @cr26:702.80b.2
  Scenario: Kumano, which had wither as its ability was activated and lost it before it returned to hand, deals damage without wither
    Given Alice controls "Kumano, Master Yamabushi" and can pay {1}{R}
    And "Kumano, Master Yamabushi" has "wither"
    And Bob controls "Hill Giant"
    And Bob has "Turn to Frog" and "Boomerang" in hand and can pay {1}{U}{U}{U}
    When Alice activates "ember" of "Kumano, Master Yamabushi" targeting "Hill Giant"
    And Bob in response plays "Turn to Frog" targeting "Kumano, Master Yamabushi"
    And the top of the stack resolves
    And Bob plays "Boomerang" targeting "Kumano, Master Yamabushi"
    And the stack resolves
    Then "Kumano, Master Yamabushi" is in Alice's hand
    And "Hill Giant" has 1 damage marked
    And "Hill Giant" has no -1/-1 counters

  @cr26:702.80b.2
  Scenario: Kumano, which still had wither as it returned to hand, puts a -1/-1 counter on Hill Giant
    Given Alice controls "Kumano, Master Yamabushi" and can pay {1}{R}
    And "Kumano, Master Yamabushi" has "wither"
    And Bob controls "Hill Giant" and has "Boomerang" in hand and can pay {U}{U}
    When Alice activates "ember" of "Kumano, Master Yamabushi" targeting "Hill Giant"
    And Bob in response plays "Boomerang" targeting "Kumano, Master Yamabushi"
    And the stack resolves
    Then "Kumano, Master Yamabushi" is in Alice's hand
    And "Hill Giant" has 1 -1/-1 counter
    And "Hill Giant" has no damage marked

  @cr26:702.80b.2
  Scenario: Sickle Ripper, which lost wither before it returned to hand, where its card has wither, deals damage without wither
    Given Alice controls "Pandemonium" and has "Sickle Ripper" in hand and can pay {1}{B}
    And Bob controls "Hill Giant" and has "Turn to Frog" and "Boomerang" in hand and can pay {1}{U}{U}{U}
    When Alice plays "Sickle Ripper"
    And the top of the stack resolves
    And Alice targets "Hill Giant" for "Pandemonium"
    And Bob in response plays "Turn to Frog" targeting "Sickle Ripper"
    And the top of the stack resolves
    And Bob plays "Boomerang" targeting "Sickle Ripper"
    And the stack resolves
    And Alice says yes to "Pandemonium"
    Then "Sickle Ripper" is in Alice's hand
    And "Sickle Ripper" has "wither"
    And "Hill Giant" has 1 damage marked
    And "Hill Giant" has no -1/-1 counters

  @cr26:702.80c.3
  Scenario: Far Witherer with wither puts two -1/-1 counters on Wall of Stone from the hand, and another one two on Craw Wurm from exile
    Given Alice has "Far Witherer" as "held" in hand and "Far Witherer" as "away" exiled and can pay {1}{1}
    And Bob controls "Wall of Stone" and "Craw Wurm"
    When Alice activates "near" of "held" targeting "Wall of Stone"
    And the stack resolves
    Then "Wall of Stone" has 2 -1/-1 counters
    And "Wall of Stone" has no damage marked
    When Alice activates "far" of "away" targeting "Craw Wurm"
    And the stack resolves
    Then "Craw Wurm" has 2 -1/-1 counters
    And "Craw Wurm" is 4/2
    And "held" is in Alice's hand
    And "away" is exiled

  @cr26:702.80c.3
  Scenario: Far Witherer makes Bob lose 2 life from the hand, and another one on the battlefield puts a -1/-1 counter on Wall of Stone
    Given Alice has "Far Witherer" as "held" in hand and controls "Far Witherer" as "played" and can pay {1}
    And Bob controls "Wall of Stone"
    When Alice activates "near" of "held" targeting Bob
    And the stack resolves
    Then Bob is at 18 life
    When Alice attacks with "played"
    And Bob blocks "played" with "Wall of Stone"
    And combat damage is dealt
    Then "Wall of Stone" has 1 -1/-1 counter
    And "Wall of Stone" has no damage marked
    And "Wall of Stone" is -1/7

  @cr26:702.80b.3
  Scenario: Grave Witherer, which had wither in the graveyard and was exiled from there in response, puts two -1/-1 counters on Wall of Stone
    Given Alice has "Grave Witherer" in graveyard and can pay {1}
    And Bob controls "Wall of Stone" and has "Cremate" in hand and can pay {B}
    When Alice activates "sting" of "Grave Witherer" targeting "Wall of Stone"
    And Bob plays "Cremate" targeting "Grave Witherer"
    And the top of the stack resolves
    Then "Grave Witherer" is exiled
    When the stack resolves
    Then "Wall of Stone" has 2 -1/-1 counters
    And "Wall of Stone" has no damage marked
    And "Wall of Stone" is -2/6

  @cr26:702.80b.3
  Scenario: Barrow Mite, which had wither only in the graveyard and was exiled from there in response, puts two -1/-1 counters on Wall of Stone
    Given Alice has "Barrow Mite" in graveyard and can pay {1}
    And "Barrow Mite" has "wither"
    And Bob controls "Wall of Stone" and has "Cremate" in hand and can pay {B}
    When Alice activates "sting" of "Barrow Mite" targeting "Wall of Stone"
    And Bob plays "Cremate" targeting "Barrow Mite"
    And the top of the stack resolves
    Then "Barrow Mite" is exiled
    And "Barrow Mite" doesn't have "wither"
    When the stack resolves
    Then "Wall of Stone" has 2 -1/-1 counters
    And "Wall of Stone" has no damage marked

  @cr26:702.80c.2
  Scenario: Barrow Mite, which has wither in the graveyard and is still there as its ability resolves, puts two -1/-1 counters on Wall of Stone
    Given Alice has "Barrow Mite" in graveyard and can pay {1}
    And "Barrow Mite" has "wither"
    And Bob controls "Wall of Stone"
    When Alice activates "sting" of "Barrow Mite" targeting "Wall of Stone"
    And the stack resolves
    Then "Wall of Stone" has 2 -1/-1 counters
    And "Wall of Stone" has no damage marked
    And "Barrow Mite" is in Alice's graveyard

  @cr26:702.80c.4
  Scenario: Sickle Ripper puts two -1/-1 counters on Wall of Stone with the damage that Depth Gauge has it deal from Alice's library, and Hill Giant in Bob's library deals damage without wither
    Given Alice controls "Depth Gauge" and "Craw Wurm" and has "Sickle Ripper" and "Island" as library
    And Bob controls "Wall of Stone" and "Depth Gauge" as "his gauge" and has "Hill Giant" and "Swamp" as library
    When Alice activates "Depth Gauge" targeting "Wall of Stone"
    And the stack resolves
    Then "Wall of Stone" has 2 -1/-1 counters
    And "Wall of Stone" has no damage marked
    And "Sickle Ripper" is in Alice's library
    When Alice passes
    And Bob activates "his gauge" targeting "Craw Wurm"
    And the stack resolves
    Then "Craw Wurm" has 2 damage marked
    And "Craw Wurm" has no -1/-1 counters

  @cr26:702.80c.5
  Scenario: The emblem of Withering Oath, which has wither, puts two -1/-1 counters on Wall of Stone from the command zone
    Given Alice has "Withering Oath" in hand and can pay {B}
    And Alice has 3 "Island" as "page" as library
    And Bob has 3 "Swamp" as "leaf" as library
    And Bob controls "Wall of Stone" and "Craw Wurm"
    When Alice plays "Withering Oath"
    And the stack resolves
    And the game goes on to Alice's next upkeep
    And Alice targets "Wall of Stone"
    And the stack resolves
    Then "Wall of Stone" has 2 -1/-1 counters
    And "Wall of Stone" has no damage marked
    And "Wall of Stone" is -2/6
    And "Craw Wurm" has no -1/-1 counters

  @cr26:120.3d
  Scenario: Sickle Ripper puts two -1/-1 counters on Wall of Stone, and the emblem of Withering Oath, which has wither, makes Bob lose 2 life
    Given Alice controls "Sickle Ripper" and has "Withering Oath" in hand and can pay {B}
    And Alice has 3 "Island" as "page" as library
    And Bob has 3 "Swamp" as "leaf" as library
    And Bob controls "Wall of Stone"
    When Alice plays "Withering Oath"
    And the stack resolves
    And Alice attacks with "Sickle Ripper"
    And Bob blocks "Sickle Ripper" with "Wall of Stone"
    And combat damage is dealt
    Then "Wall of Stone" has 2 -1/-1 counters
    And "Wall of Stone" is -2/6
    When the game goes on to Alice's next upkeep
    And Alice targets Bob
    And the stack resolves
    Then Bob is at 18 life
    And "Wall of Stone" has 2 -1/-1 counters
