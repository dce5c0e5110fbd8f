Feature: Costs after "unless"

  @cr26:118.12a
  Scenario: Alice keeps Phyrexian Dreadnought by sacrificing two creatures whose total power is 12
    Given Alice has {1} in the mana pool and has "Phyrexian Dreadnought" in hand
    And Alice controls "Craw Wurm" as "one", "Craw Wurm" as "two", "Grizzly Bears" and "Hill Giant"
    When Alice plays "Phyrexian Dreadnought"
    And the stack resolves
    And Alice pays
    Then Alice may not choose "one", "Grizzly Bears" and "Hill Giant"
    And Alice may choose "one", "two" and "Grizzly Bears"
    When Alice chooses "one" and "two"
    Then "Phyrexian Dreadnought" is in play
    And "Grizzly Bears" and "Hill Giant" are in play
    And "one" and "two" are in Alice's graveyard

  @cr26:118.12a
  Scenario: Phyrexian Dreadnought is sacrificed if Alice doesn't pay; she can also pay by sacrificing the Dreadnought itself
    Given Alice has {1}{1} in the mana pool and has 2 "Phyrexian Dreadnought" as "wreck" in hand
    And Alice controls "Grizzly Bears"
    When Alice plays "wreck 1"
    And the stack resolves
    And Alice doesn't pay
    Then "wreck 1" is in Alice's graveyard
    When Alice plays "wreck 2"
    And the stack resolves
    And Alice pays
    Then Alice may not choose "Grizzly Bears"
    And Alice may choose "wreck 2"
    When Alice chooses "wreck 2"
    Then "wreck 2" is in Alice's graveyard
    And "Grizzly Bears" is in play

  @cr26:118.12a.2 @edition:2026-01
  Scenario: Make Disappear counters a spell unless its controller pays {2}; Bob pays for one spell and not for another
    Given it is Bob's main phase
    And Bob has "Lava Spike" as "one" and "Lava Spike" as "two" in hand and can pay {R}{R}{2}
    And Alice has 2 "Make Disappear" as "away" in hand and can pay {1}{U}{1}{U}
    When Bob plays "one" targeting Alice
    And Alice in response plays "away 1" targeting "one"
    And the stack resolves
    And as it resolves, Bob pays for "away 1"
    Then Alice is at 17 life
    When Bob plays "two" targeting Alice
    And Alice in response plays "away 2" targeting "two"
    And the stack resolves
    Then "two" was countered
    And Alice is at 17 life

  @cr26:118.12a.2
  Scenario: The activated ability of Crystal Shard returns a creature to hand unless its controller pays {1}
    Given Alice controls 2 "Crystal Shard" as "shard" and has {U}{U} in the mana pool
    And Bob controls "Hill Giant" and can pay {1}
    When Alice activates "shard 1" targeting "Hill Giant"
    And Alice chooses the mode "blue"
    And the stack resolves
    And as it resolves, Bob pays for "shard 1"
    Then "Hill Giant" is in play
    When Alice activates "shard 2" targeting "Hill Giant"
    And Alice chooses the mode "blue"
    And the stack resolves
    Then "Hill Giant" is in Bob's hand
