Feature: Buyback

  @cr26:702.27a
  Scenario: Capsize returns to its owner's hand if its buyback cost was paid
    Given Alice has "Capsize" in hand and can pay {4}{U}{U}
    And Bob controls "Grizzly Bears"
    When Alice plays "Capsize" paying the optional cost "buyback" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is in Bob's hand
    And "Capsize" is in Alice's hand

  @cr26:702.27a
  Scenario: Capsize is put into the graveyard if its buyback cost wasn't paid
    Given Alice has "Capsize" in hand and can pay {1}{U}{U}
    And Bob controls "Grizzly Bears"
    When Alice plays "Capsize" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is in Bob's hand
    And "Capsize" is in Alice's graveyard

  @cr26:702.27a
  Scenario: The buyback cost of Capsize can be paid once and is {3} more, and Capsize goes to the graveyard if it is countered
    Given Alice has "Capsize" in hand and can pay {4}{U}{U}{3}
    And Bob controls "Grizzly Bears" and has "Counterspell" in hand and can pay {U}{U}
    Then Alice can't play "Capsize" paying the optional cost "buyback" and "buyback" targeting "Grizzly Bears" by rule 118.8
    And Alice can play "Capsize" paying the optional cost "buyback" targeting "Grizzly Bears"
    When Alice plays "Capsize" paying the optional cost "buyback" targeting "Grizzly Bears"
    Then the total cost of "Capsize" is {4}{U}{U}
    When Bob plays "Counterspell" targeting "Capsize"
    And the stack resolves
    Then "Capsize" is in Alice's graveyard
    And "Grizzly Bears" is in play

  @cr26:702.27a.2
  Scenario: Lab Rats that Alice casts with buyback from Bob's graveyard is put into Bob's hand
    Given Alice controls "Strangers' Graves" and can pay {4}{B}
    And Bob has "Lab Rats" in graveyard
    When Alice plays "Lab Rats" from graveyard paying the optional cost "buyback"
    Then the total cost of "Lab Rats" is {4}{B}
    When the stack resolves
    Then Alice controls a 1/1 black "Rat" creature token
    And "Lab Rats" is in Bob's hand

  @cr26:702.27a
  Scenario: Capsize whose buyback cost was paid and whose target has left doesn't resolve, and goes to the graveyard
    Given Alice has "Capsize" as "one" and "Capsize" as "two" in hand and can pay {4}{U}{U}{4}{U}{U}
    And Bob controls "Grizzly Bears" and "Hill Giant" and has "Boomerang" in hand and can pay {U}{U}
    When Alice plays "one" paying the optional cost "buyback" targeting "Grizzly Bears"
    And Bob plays "Boomerang" targeting "Grizzly Bears"
    And the stack resolves
    Then "one" was countered on resolution
    And "one" is in Alice's graveyard
    When Alice plays "two" paying the optional cost "buyback" targeting "Hill Giant"
    And the stack resolves
    Then "two" is in Alice's hand

  @cr26:702.27a
  Scenario: Sphere of Resistance adds {1} to the cost of Capsize with buyback
    Given Bob controls "Sphere of Resistance"
    And Alice has "Capsize" in hand and can pay {5}{U}{U}
    When Alice plays "Capsize" paying the optional cost "buyback" targeting "Sphere of Resistance"
    Then the total cost of "Capsize" is {5}{U}{U}
    When the stack resolves
    Then "Capsize" is in Alice's hand
    And "Sphere of Resistance" is in Bob's hand

  @cr26:702.27a.3
  Scenario: Forbid, for whose buyback two cards are discarded, counters Lava Spike and returns to its owner's hand
    Given it is Bob's main phase
    And Bob has "Lava Spike" in hand and can pay {R}
    And Alice has "Forbid", "Island", "Forest" and "Hill Giant" in hand and can pay {1}{U}{U}
    When Bob plays "Lava Spike" targeting Alice
    Then Alice can't play "Forbid" paying the optional cost "buyback" discarding "Island" targeting "Lava Spike" by rule 118.3
    And Alice can play "Forbid" paying the optional cost "buyback" discarding "Island" and "Forest" targeting "Lava Spike"
    When Alice plays "Forbid" paying the optional cost "buyback" discarding "Island" and "Forest" targeting "Lava Spike"
    Then the total cost of "Forbid" is {1}{U}{U}
    And "Island" and "Forest" were discarded
    When the stack resolves
    Then "Lava Spike" was countered
    And Alice's hand holds "Forbid" and "Hill Giant"
    And Alice is at 20 life

  @cr26:702.27a.3
  Scenario: Alice, who has only one other card in hand, can't pay the buyback cost of Forbid, and casts Forbid without it
    Given it is Bob's main phase
    And Bob has "Lava Spike" in hand and can pay {R}
    And Alice has "Forbid" and "Island" in hand and can pay {1}{U}{U}
    When Bob plays "Lava Spike" targeting Alice
    Then Alice can't play "Forbid" paying the optional cost "buyback" targeting "Lava Spike" by rule 118.3
    And Alice can play "Forbid" targeting "Lava Spike"
    When Alice plays "Forbid" targeting "Lava Spike"
    And the stack resolves
    Then "Lava Spike" was countered
    And "Forbid" is in Alice's graveyard
    And Alice's hand holds "Island"
