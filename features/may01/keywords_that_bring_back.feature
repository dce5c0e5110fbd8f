Feature: Keywords that bring cards back

  @may01:ours.352
  Scenario: A creature with persist comes back once with a counter
    Given Alice controls "Kitchen Finks"
    And Bob has "Terror" as "one" and "Terror" as "two" in hand and can pay {2}{B}{B}
    When Bob plays "one" targeting "Kitchen Finks"
    And the stack resolves
    Then "Kitchen Finks" is 2/1
    And Alice is at 22 life
    When Bob plays "two" targeting "Kitchen Finks"
    And the stack resolves
    Then "Kitchen Finks" is in Alice's graveyard

  @may01:ours.353
  Scenario: A creature with undying comes back once with a counter
    Given Alice controls "Young Wolf"
    And Bob has "Terror" as "one" and "Terror" as "two" in hand and can pay {2}{B}{B}
    When Bob plays "one" targeting "Young Wolf"
    And the stack resolves
    Then "Young Wolf" is 2/2
    When Bob plays "two" targeting "Young Wolf"
    And the stack resolves
    Then "Young Wolf" is in Alice's graveyard

  @may01:ours.354
  Scenario: What was unearthed has haste and is exiled at the end of the turn
    Given Alice has "Dregscape Zombie" in graveyard and can pay {B}
    When Alice activates "Dregscape Zombie"
    And the stack resolves
    Then Alice can attack with "Dregscape Zombie"
    When the game goes on to the end step
    And the stack resolves
    Then "Dregscape Zombie" is exiled

  @may01:ours.354
  Scenario: What was unearthed is exiled however it leaves
    Given Alice has "Dregscape Zombie" in graveyard and can pay {B}
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice activates "Dregscape Zombie"
    And the stack resolves
    And Bob plays "Boomerang" targeting "Dregscape Zombie"
    And the stack resolves
    Then "Dregscape Zombie" is exiled

  @may01:ours.355
  Scenario: A discarded card with madness is played for its other cost
    Given Alice has "Keldon Raider" and "Fiery Temper" in hand and can pay {2}{R}{R}{R}
    When Alice plays "Keldon Raider"
    And the top of the stack resolves
    And the top of the stack resolves
    And Alice says yes to "Keldon Raider"
    Then "Fiery Temper" was discarded
    And "Fiery Temper" is exiled
    When the top of the stack resolves
    And while "Fiery Temper" resolves, Alice plays "Fiery Temper" targeting Bob
    Then {R} was spent on "Fiery Temper"
    When the stack resolves
    Then Bob is at 17 life

  @may01:ours.355
  Scenario: A discarded card with madness that isn't played goes to the graveyard
    Given Alice has "Keldon Raider" and "Fiery Temper" in hand and can pay {2}{R}{R}{R}
    When Alice plays "Keldon Raider"
    And the top of the stack resolves
    And the top of the stack resolves
    And Alice says yes to "Keldon Raider"
    Then "Fiery Temper" is exiled
    When the top of the stack resolves
    And Alice says no to "Fiery Temper"
    Then "Fiery Temper" is in Alice's graveyard
    And Bob is at 20 life

  @may01:ours.356
  Scenario: Rather than draw its owner takes the card that dredges, while there are so many cards
    Given Alice has "Greater Mossdog" in graveyard
    And Alice has "Greater Mossdog" as "other", "Plains", "Mountain" and "Wastes" as library
    And Alice has "Reach Through Mists" and "Reach Through Mists" as "more" in hand and can pay {U}{U}
    When Alice plays "Reach Through Mists"
    And the stack resolves
    And Alice says yes to "Greater Mossdog"
    Then "Greater Mossdog" is in Alice's hand
    And Alice has drawn no cards
    And Alice's library holds "Wastes"
    When Alice plays "more"
    And the stack resolves
    Then Alice's library is empty
    And "Wastes" is in Alice's hand

  @may01:ours.357
  Scenario: Spirits come after the one that dies
    Given Alice controls "Ministrant of Obligation"
    And Bob has "Terror" in hand and can pay {1}{B}
    When Bob plays "Terror" targeting "Ministrant of Obligation"
    And the stack resolves
    Then Alice controls two 1/1 white and black "Spirit" creature tokens
    And the second "Spirit" token has exactly "flying"

  @may01:ours.358
  Scenario: What is scavenged leaves its power to another
    Given Alice has "Sewer Shambler" in graveyard and can pay {2}{B}
    And Alice controls "Grizzly Bears"
    When Alice activates "scavenge" of "Sewer Shambler" targeting "Grizzly Bears"
    Then "Sewer Shambler" is exiled
    When the stack resolves
    Then "Grizzly Bears" is 4/4

  @may01:ours.352
  Scenario: A creature with persist that has no counter yet comes back
    Given Alice controls "Kitchen Finks"
    And Bob has "Terror" in hand and can pay {1}{B}
    When Bob plays "Terror" targeting "Kitchen Finks"
    And the stack resolves
    Then "Kitchen Finks" is 2/1
    And "Kitchen Finks" has 1 -1/-1 counter

  @may01:ours.355
  Scenario: A discarded card with madness does what it does from a hand
    Given Alice has "Keldon Raider" and "Fiery Temper" in hand and can pay {2}{R}{R}{R}
    When Alice plays "Keldon Raider"
    And the top of the stack resolves
    And the top of the stack resolves
    And Alice says yes to "Keldon Raider"
    Then "Fiery Temper" was discarded
    And "Fiery Temper" is exiled
    When the top of the stack resolves
    And while "Fiery Temper" resolves, Alice plays "Fiery Temper" targeting Bob
    And the stack resolves
    Then Bob is at 17 life
    And "Fiery Temper" is in Alice's graveyard

  @may01:ours.356
  Scenario: The owner of a card that dredges may draw all the same
    Given Alice has "Greater Mossdog" in graveyard
    And Alice has "Plains", "Mountain" and "Wastes" as library
    And Alice has "Reach Through Mists" in hand and can pay {U}
    When Alice plays "Reach Through Mists"
    And the stack resolves
    Then Alice is asked for yes or no by "Greater Mossdog"
    When Alice says no to "Greater Mossdog"
    Then Alice's hand holds "Plains"
    And Alice's library holds, in order, "Mountain" and "Wastes"
    And "Greater Mossdog" is in Alice's graveyard

  @may01:ours.358
  Scenario: Who gets something from a scavenged creature survives what would have killed it
    Given Alice has "Sewer Shambler" in graveyard and can pay {2}{B}
    And Alice controls "Grizzly Bears"
    And Bob has "Glacial Ray" in hand and can pay {1}{R}
    When Alice activates "scavenge" of "Sewer Shambler" targeting "Grizzly Bears"
    And the stack resolves
    And Bob plays "Glacial Ray" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" has 2 damage marked
    And "Sewer Shambler" is exiled
