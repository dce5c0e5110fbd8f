Feature: Infect

  @cr26:702.90b
  Scenario: Damage from Glistener Elf, which has infect, gives a player the tenth poison counter, and the player loses the game
    Given Alice controls "Glistener Elf"
    And Bob has 9 poison counters
    When Alice attacks with "Glistener Elf"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 20 life
    And Bob has 10 poison counters
    And Bob has lost the game

  @cr26:702.90c @cr26:120.3d @cr26:302.7.3 @cr26:120.3e.4
  Scenario: A creature dealt 1 damage by Glistener Elf, which has infect, gets a -1/-1 counter
    Given Alice controls "Glistener Elf"
    And Bob controls "Hill Giant"
    When Alice attacks with "Glistener Elf"
    And Bob blocks "Glistener Elf" with "Hill Giant"
    And combat damage is dealt
    Then "Hill Giant" has 1 -1/-1 counter
    And "Hill Giant" has 0 damage marked
    And "Hill Giant" is 2/2

  @cr26:702.90b @cr26:702.90b.2
  Scenario: Damage from Glistener Elf outside combat also gives a player a poison counter
    Given Alice controls "Pandemonium" and has "Glistener Elf" in hand and can pay {G}
    And Bob controls "Hill Giant"
    When Alice plays "Glistener Elf"
    And the top of the stack resolves
    And Alice targets Bob for "Pandemonium"
    And the stack resolves
    And Alice says yes to "Pandemonium"
    Then Bob is at 20 life
    And Bob has 1 poison counter

  @cr26:702.90c
  Scenario: Damage from Glistener Elf outside combat also puts a -1/-1 counter on a creature
    Given Alice controls "Pandemonium" and has "Glistener Elf" in hand and can pay {G}
    And Bob controls "Hill Giant"
    When Alice plays "Glistener Elf"
    And the top of the stack resolves
    And Alice targets "Hill Giant" for "Pandemonium"
    And the stack resolves
    And Alice says yes to "Pandemonium"
    Then "Hill Giant" has 1 -1/-1 counter
    And "Hill Giant" has 0 damage marked

  @cr26:702.90f
  Scenario: Glistener Elf with two instances of infect gives a player 1 poison counter for 1 damage
    Given Alice controls "Glistener Elf"
    And "Glistener Elf" has "infect"
    And Bob has 7 poison counters
    When Alice attacks with "Glistener Elf"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob has 8 poison counters
    And Bob is at 20 life

  @cr26:702.90d
  Scenario: The damage of Arc-Slogger's ability gives Bob poison counters although Arc-Slogger, which had infect, has left the battlefield
    Given Alice controls "Arc-Slogger" and can pay {R}
    And Alice has 10 "Mountain" as "peak" as library
    And "Arc-Slogger" has "infect"
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice activates "arc" of "Arc-Slogger" targeting Bob
    And Bob in response plays "Boomerang" targeting "Arc-Slogger"
    And the stack resolves
    Then "Arc-Slogger" is in Alice's hand
    And Bob has 2 poison counters
    And Bob is at 20 life

  @cr26:702.90d.2
  Scenario: The damage of Arc-Slogger's ability gives Bob no poison counters if Arc-Slogger no longer had infect as it left the battlefield
    Given Alice controls "Arc-Slogger" and can pay {R}
    And Alice has 10 "Mountain" as "peak" as library
    And "Arc-Slogger" has "infect"
    And Bob has "Turn to Frog" and "Boomerang" in hand and can pay {1}{U}{U}{U}
    When Alice activates "arc" of "Arc-Slogger" targeting Bob
    And Bob in response plays "Turn to Frog" targeting "Arc-Slogger"
    And the top of the stack resolves
    And Bob plays "Boomerang" targeting "Arc-Slogger"
    And the stack resolves
    Then "Arc-Slogger" is in Alice's hand
    And Bob is at 18 life
    And Bob has no poison counters

  @cr26:702.90d.2
  Scenario: Glistener Elf, which lost infect before it returned to hand, where its card has infect, gives Bob no poison counter
    Given Alice controls "Pandemonium" and has "Glistener Elf" in hand and can pay {G}
    And Bob has "Turn to Frog" and "Boomerang" in hand and can pay {1}{U}{U}{U}
    When Alice plays "Glistener Elf"
    And the top of the stack resolves
    And Alice targets Bob for "Pandemonium"
    And Bob in response plays "Turn to Frog" targeting "Glistener Elf"
    And the top of the stack resolves
    And Bob plays "Boomerang" targeting "Glistener Elf"
    And the stack resolves
    And Alice says yes to "Pandemonium"
    Then "Glistener Elf" is in Alice's hand
    And "Glistener Elf" has "infect"
    And Bob is at 19 life
    And Bob has no poison counters

  @cr26:702.90e
  Scenario: A spell with infect gives the player whom it damages poison counters
    Given Alice controls "Hymn of Thorn and Balm" and has "Glacial Ray" in hand and can pay {1}{R}
    When Alice plays "Glacial Ray" targeting Bob
    And the stack resolves
    Then Bob has 2 poison counters
    And Bob is at 20 life

  @cr26:702.90e
  Scenario: A spell with infect gives the player whom it damages a poison counter and the creature a -1/-1 counter
    Given Alice controls "Hymn of Thorn and Balm" and has "Dry Spell" in hand and can pay {1}{B}
    And Bob controls "Craw Wurm"
    When Alice plays "Dry Spell"
    And the stack resolves
    Then "Craw Wurm" has 1 -1/-1 counter
    And "Craw Wurm" has no damage marked
    And Bob has 1 poison counter

  @cr26:702.90e.2
  Scenario: Grave Infector with infect gives Bob two poison counters from the graveyard
    Given Alice has "Grave Infector" in graveyard and can pay {1}
    When Alice activates "sting" of "Grave Infector" targeting Bob
    And the stack resolves
    Then Bob has 2 poison counters
    And Bob is at 20 life
    And "Grave Infector" is in Alice's graveyard

  @cr26:702.90e.2 @cr26:702.90c
  Scenario: Grave Infector with infect gives Craw Wurm two -1/-1 counters from the graveyard
    Given Alice has "Grave Infector" in graveyard and can pay {1}
    And Bob controls "Craw Wurm"
    When Alice activates "sting" of "Grave Infector" targeting "Craw Wurm"
    And the stack resolves
    Then "Craw Wurm" has 2 -1/-1 counters
    And "Craw Wurm" has no damage marked

  @cr26:702.90b
  Scenario: Furnace of Rath doubles the damage of Glistener Elf, which gives two poison counters
    Given Alice controls "Glistener Elf" and "Hill Giant" and "Furnace of Rath"
    When Alice attacks with "Glistener Elf" and "Hill Giant"
    And combat damage is dealt
    Then Bob has 2 poison counters
    And Bob is at 14 life

  @cr26:702.90f
  Scenario: Glistener Elf with two instances of infect gives Wall of Stone one -1/-1 counter for 1 damage
    Given Alice controls "Glistener Elf"
    And "Glistener Elf" has "infect"
    And Bob controls "Wall of Stone"
    When Alice attacks with "Glistener Elf"
    And Bob blocks "Glistener Elf" with "Wall of Stone"
    And combat damage is dealt
    Then "Wall of Stone" has 1 -1/-1 counter
    And "Wall of Stone" has no damage marked

  @cr26:702.90e.3
  Scenario: Far Infector with infect gives Bob two poison counters from the hand, and another one gives Craw Wurm two -1/-1 counters from exile
    Given Alice has "Far Infector" as "held" in hand and "Far Infector" as "away" exiled and can pay {1}{1}
    And Bob controls "Craw Wurm"
    When Alice activates "near" of "held" targeting Bob
    And the stack resolves
    Then Bob has 2 poison counters
    And Bob is at 20 life
    When Alice activates "far" of "away" targeting "Craw Wurm"
    And the stack resolves
    Then "Craw Wurm" has 2 -1/-1 counters
    And "Craw Wurm" has no damage marked
    And "held" is in Alice's hand
    And "away" is exiled

  @cr26:702.90d
  Scenario: The damage of Arc-Slogger's ability puts two -1/-1 counters on Hill Giant although Arc-Slogger, which had infect, has left the battlefield
    Given Alice controls "Arc-Slogger" and can pay {R}
    And Alice has 10 "Mountain" as "peak" as library
    And "Arc-Slogger" has "infect"
    And Bob controls "Hill Giant" and has "Boomerang" in hand and can pay {U}{U}
    When Alice activates "arc" of "Arc-Slogger" targeting "Hill Giant"
    And Bob in response plays "Boomerang" targeting "Arc-Slogger"
    And the stack resolves
    Then "Arc-Slogger" is in Alice's hand
    And "Hill Giant" has 2 -1/-1 counters
    And "Hill Giant" has no damage marked

  @cr26:702.90d.3
  Scenario: Grave Infector, which had infect in the graveyard and was exiled from there in response, gives Bob two poison counters
    Given Alice has "Grave Infector" in graveyard and can pay {1}
    And Bob has "Cremate" in hand and can pay {B}
    When Alice activates "sting" of "Grave Infector" targeting Bob
    And Bob plays "Cremate" targeting "Grave Infector"
    And the top of the stack resolves
    Then "Grave Infector" is exiled
    When the stack resolves
    Then Bob has 2 poison counters
    And Bob is at 20 life

  @cr26:702.90d.3
  Scenario: Barrow Mite, which had infect only in the graveyard and was exiled from there in response, gives Bob two poison counters
    Given Alice has "Barrow Mite" in graveyard and can pay {1}
    And "Barrow Mite" has "infect"
    And Bob has "Cremate" in hand and can pay {B}
    When Alice activates "sting" of "Barrow Mite" targeting Bob
    And Bob plays "Cremate" targeting "Barrow Mite"
    And the top of the stack resolves
    Then "Barrow Mite" is exiled
    And "Barrow Mite" doesn't have "infect"
    When the stack resolves
    Then Bob has 2 poison counters
    And Bob is at 20 life

  @cr26:702.90e.4
  Scenario: Glistener Elf gives Bob two poison counters with the damage that Depth Gauge has it deal from Alice's library, and Hill Giant in Bob's library deals damage without infect
    Given Alice controls "Depth Gauge" and has "Glistener Elf" and "Island" as library
    And Bob controls "Depth Gauge" as "his gauge" and has "Hill Giant" and "Swamp" as library
    When Alice activates "Depth Gauge" targeting Bob
    And the stack resolves
    Then Bob has 2 poison counters
    And Bob is at 20 life
    And "Glistener Elf" is in Alice's library
    When Alice passes
    And Bob activates "his gauge" targeting Alice
    And the stack resolves
    Then Alice is at 18 life
    And Alice has no poison counters

  @cr26:702.90e.4
  Scenario: Glistener Elf puts two -1/-1 counters on Wall of Stone with the damage that Depth Gauge has it deal from Alice's library
    Given Alice controls "Depth Gauge" and has "Glistener Elf" and "Island" as library
    And Bob controls "Wall of Stone" and "Craw Wurm"
    When Alice activates "Depth Gauge" targeting "Wall of Stone"
    And the stack resolves
    Then "Wall of Stone" has 2 -1/-1 counters
    And "Wall of Stone" has no damage marked
    And "Craw Wurm" is 6/4

  @cr26:702.90e.5
  Scenario: The emblem of Festering Oath, which has infect, gives Bob two poison counters from the command zone
    Given Alice has "Festering Oath" in hand and can pay {B}
    And Alice has 3 "Island" as "page" as library
    And Bob has 3 "Swamp" as "leaf" as library
    And Bob controls "Craw Wurm"
    When Alice plays "Festering Oath"
    And the stack resolves
    And the game goes on to Alice's next upkeep
    And Alice targets Bob
    And the stack resolves
    Then Bob has 2 poison counters
    And Bob is at 20 life
    And "Craw Wurm" has no -1/-1 counters

  @cr26:702.90e.5
  Scenario: The emblem of Festering Oath, which has infect, puts two -1/-1 counters on Craw Wurm from the command zone
    Given Alice has "Festering Oath" in hand and can pay {B}
    And Alice has 3 "Island" as "page" as library
    And Bob has 3 "Swamp" as "leaf" as library
    And Bob controls "Craw Wurm" and "Wall of Stone"
    When Alice plays "Festering Oath"
    And the stack resolves
    And the game goes on to Alice's next upkeep
    And Alice targets "Craw Wurm"
    And the stack resolves
    Then "Craw Wurm" has 2 -1/-1 counters
    And "Craw Wurm" has no damage marked
    And "Wall of Stone" has no -1/-1 counters

  @cr26:702.90b
  Scenario: Glistener Elf, Grave Infector and Far Infector with infect give Bob three poison counters with their combat damage from the battlefield, and Hill Giant's damage gives none
    Given Alice controls "Glistener Elf", "Grave Infector", "Far Infector" and "Hill Giant"
    When Alice attacks with "Glistener Elf", "Grave Infector", "Far Infector" and "Hill Giant"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob has 3 poison counters
    And Bob is at 17 life
