Feature: Counters on permanents and players

  @cr26:122.1a
  Scenario: Two +1/+1 counters and one -1/-1 counter of another creature change power and toughness
    Given Alice controls "Grizzly Bears" and "Hill Giant"
    And "Grizzly Bears" has 2 +1/+1 counters
    And "Hill Giant" has 1 -1/-1 counter
    And Alice has "Lesson of Strength" in hand and can pay {G}
    Then "Grizzly Bears" is 4/4
    And "Hill Giant" is 2/2
    When Alice attacks with "Grizzly Bears" and "Hill Giant"
    And combat damage is dealt
    Then Bob is at 14 life

  @cr26:122.1e
  Scenario: Jace Beleren that loses its last loyalty counter is put into its owner's graveyard
    Given Alice controls "Jace Beleren" with 1 loyalty counter
    And Alice has "Plains" and "Forest" as library
    When Alice activates "gift" of "Jace Beleren" targeting Alice
    Then "Jace Beleren" is in Alice's graveyard
    When the stack resolves
    Then Alice has drawn 1 card
    And "Plains" is in Alice's hand

  @cr26:122.1f
  Scenario: A player who gets a tenth poison counter loses
    Given Alice controls "Glistener Elf" and "Hill Giant"
    And Bob has 8 poison counters
    When Alice attacks with "Glistener Elf"
    And combat damage is dealt
    Then Bob has 9 poison counters
    And Bob is still in the game
    When the game goes on to Alice's next main phase
    And Alice attacks with "Glistener Elf"
    And combat damage is dealt
    Then Bob has lost the game

  @cr26:122.2
  Scenario: The counters of Grizzly Bears cease to exist as Boomerang returns it to hand
    Given Alice controls "Grizzly Bears" and "Forest"
    And "Grizzly Bears" has 3 +1/+1 counters
    And Alice has "Boomerang" in hand and can pay {U}{U}{1}
    Then "Grizzly Bears" is 5/5
    When Alice plays "Boomerang" targeting "Grizzly Bears"
    And the stack resolves
    And Alice plays "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 2/2
    And "Grizzly Bears" has no +1/+1 counters

  @cr26:122.3
  Scenario: The two -1/-1 counters of Sickle Ripper's damage remove two of three +1/+1 counters with themselves
    Given Alice controls "Sickle Ripper"
    And Bob controls "Craw Wurm"
    And "Craw Wurm" has 3 +1/+1 counters
    When Alice attacks with "Sickle Ripper"
    And Bob blocks "Sickle Ripper" with "Craw Wurm"
    And combat damage is dealt
    Then "Craw Wurm" has 1 +1/+1 counter
    And "Craw Wurm" has no -1/-1 counters
    And "Craw Wurm" is 7/5
