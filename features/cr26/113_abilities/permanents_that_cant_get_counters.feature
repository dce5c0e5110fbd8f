Feature: Permanents that can't get counters

  @cr26:113.6i @cr26:614.17d.3
  Scenario: Tatterkite returns without the +1/+1 counter of Otherworldly Journey, and Grizzly Bears returns with one
    Given Alice controls "Tatterkite" and has "Otherworldly Journey" as "first" in hand and can pay {1}{W}
    And Bob controls "Grizzly Bears" and has "Otherworldly Journey" as "second" in hand and can pay {1}{W}
    When Alice plays "first" targeting "Tatterkite"
    And Bob plays "second" targeting "Grizzly Bears"
    And the stack resolves
    Then "Tatterkite" is removed from the game
    When the game goes on to the end step
    And the stack resolves
    Then "Tatterkite" is in play
    And "Tatterkite" is 2/1
    And "Tatterkite" has 0 +1/+1 counters
    And "Grizzly Bears" is 3/3

  @cr26:113.6i
  Scenario: Hunger of the Howlpack puts no counter on Tatterkite, and one on Grizzly Bears
    Given Alice controls "Tatterkite" and "Grizzly Bears"
    And Alice has "Hunger of the Howlpack" as "first" and "Hunger of the Howlpack" as "second" in hand and can pay {G}{G}
    When Alice plays "first" targeting "Tatterkite"
    And the stack resolves
    Then "first" has resolved
    And "Tatterkite" is 2/1
    When Alice plays "second" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 3/3
    And "Tatterkite" has 0 +1/+1 counters

  @cr26:113.6i.2
  Scenario: Tatterkite that blocks Sickle Ripper gets no -1/-1 counters and survives, and Craw Wurm that blocks another one gets two
    Given Alice controls 2 "Sickle Ripper" as "ripper"
    And Bob controls "Tatterkite" and "Craw Wurm" and has "Giant Growth" in hand and can pay {G}
    When Alice attacks with "ripper 1" and "ripper 2"
    And Bob blocks "ripper 1" with "Tatterkite" and "ripper 2" with "Craw Wurm"
    And Bob plays "Giant Growth" targeting "Tatterkite"
    And the stack resolves
    And combat damage is dealt
    Then "Tatterkite" has no -1/-1 counters
    And "Tatterkite" is 5/4
    And "Tatterkite" is in play
    And "Craw Wurm" has 2 -1/-1 counters

  @cr26:113.6i.2
  Scenario: Elite Vanguard, whose damage results in no counters, and Tatterkite, which blocks it beside Sickle Ripper, destroy each other
    Given Alice controls "Sickle Ripper" and "Elite Vanguard"
    And Bob controls "Tatterkite"
    When Alice attacks with "Sickle Ripper" and "Elite Vanguard"
    And Bob blocks "Elite Vanguard" with "Tatterkite"
    And combat damage is dealt
    Then Bob is at 18 life
    And "Tatterkite" was destroyed
    And "Elite Vanguard" was destroyed

  @cr26:614.17a.2
  Scenario: Under Solemnity, Hunger of the Howlpack puts no counter on Grizzly Bears, and the next one does once Solemnity is destroyed
    Given Alice controls "Grizzly Bears" and has "Naturalize" in hand and can pay {1}{G}{G}{G}
    And Alice has "Hunger of the Howlpack" as "first" and "Hunger of the Howlpack" as "second" in hand
    And Bob controls "Solemnity"
    When Alice plays "first" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" has 0 +1/+1 counters
    When Alice plays "Naturalize" targeting "Solemnity"
    And the stack resolves
    And Alice plays "second" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" has 1 +1/+1 counter

  @cr26:614.17a.2 @edition:2013-07 @edition:2026-01
  Scenario: Under Solemnity, Glistener Elf gives Bob no poison counter, and it gives him one in the next turn once Solemnity is destroyed
    Given Alice controls "Glistener Elf" and has "Naturalize" in hand and can pay {1}{G}
    And Alice has 4 "Plains" as "dune" as library
    And Bob has 4 "Swamp" as "leaf" as library
    And Bob controls "Solemnity"
    When Alice attacks with "Glistener Elf"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob has no poison counters
    When Alice plays "Naturalize" targeting "Solemnity"
    And the stack resolves
    And the game goes on to Alice's next main phase
    And Alice attacks with "Glistener Elf"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob has 1 poison counter

  @cr26:614.17a.2
  Scenario: Under Solemnity, Marsh Viper gives Bob no poison counters, and it gives him two in the next turn once Solemnity is destroyed
    Given Alice controls "Marsh Viper" and has "Naturalize" in hand and can pay {1}{G}
    And Alice has 4 "Plains" as "dune" as library
    And Bob has 4 "Swamp" as "leaf" as library
    And Bob controls "Solemnity"
    When Alice attacks with "Marsh Viper"
    And Bob doesn't block
    And combat damage is dealt
    And the stack resolves
    Then Bob has no poison counters
    When Alice plays "Naturalize" targeting "Solemnity"
    And the stack resolves
    And the game goes on to Alice's next main phase
    And Alice attacks with "Marsh Viper"
    And Bob doesn't block
    And combat damage is dealt
    And the stack resolves
    Then Bob has 2 poison counters

  @cr26:614.17a.2
  Scenario: Grizzly Bears and Bob keep the counters that they got before Solemnity entered, and Hunger of the Howlpack adds none
    Given Alice controls "Grizzly Bears" and has "Solemnity" in hand and can pay {G}{2}{W}{G}
    And Alice has "Hunger of the Howlpack" as "first" and "Hunger of the Howlpack" as "second" in hand
    And Bob has 2 poison counters
    When Alice plays "first" targeting "Grizzly Bears"
    And the stack resolves
    And Alice plays "Solemnity"
    And the stack resolves
    Then "Solemnity" is in play
    And "Grizzly Bears" has 1 +1/+1 counter
    And Bob has 2 poison counters
    When Alice plays "second" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" has 1 +1/+1 counter

  @cr26:614.17d.4
  Scenario: Under Solemnity, Blastoderm enters without fade counters, and Jace Beleren, a planeswalker, enters with its loyalty counters
    Given Alice has "Blastoderm" as "one", "Blastoderm" as "two", "Jace Beleren" and "Naturalize" in hand
    And Alice can pay {2}{G}{G}{1}{U}{U}{1}{G}{2}{G}{G}
    And Bob controls "Solemnity"
    When Alice plays "one"
    And the stack resolves
    Then "one" is in play
    And "one" has no fade counters
    When Alice plays "Jace Beleren"
    And the stack resolves
    Then "Jace Beleren" has 3 loyalty counters
    When Alice plays "Naturalize" targeting "Solemnity"
    And the stack resolves
    And Alice plays "two"
    And the stack resolves
    Then "two" has 3 fade counters
    And "one" has no fade counters
