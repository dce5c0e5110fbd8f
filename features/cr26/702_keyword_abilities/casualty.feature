Feature: Casualty

  @cr26:702.153a
  Scenario: A creature with power 2 can be sacrificed for casualty 1 to copy Make Disappear, and one with power 0 can't
    Given it is Bob's precombat main phase
    And Alice has "Make Disappear" in hand and can pay {1}{U}
    And Alice controls "Grizzly Bears", "Hill Giant", "Cloudfin Raptor" and "Sky Skiff"
    And Bob has "Lava Spike" in hand and can pay {R}{2}
    When Bob plays "Lava Spike" targeting Alice
    Then Alice can't play "Make Disappear" paying the optional cost "casualty", sacrificing "Cloudfin Raptor" targeting "Lava Spike" by rule 118.3
    And Alice can't play "Make Disappear" paying the optional cost "casualty", sacrificing "Sky Skiff" targeting "Lava Spike" by rule 118.3
    And Alice can't play "Make Disappear" paying the optional cost "casualty", sacrificing "Grizzly Bears" and "Hill Giant" targeting "Lava Spike" by rule 118.3
    And Alice can play "Make Disappear" paying the optional cost "casualty", sacrificing "Grizzly Bears" targeting "Lava Spike"
    When Alice plays "Make Disappear" paying the optional cost "casualty", sacrificing "Grizzly Bears" targeting "Lava Spike"
    And the top of the stack resolves
    And Alice keeps the targets
    And the top of the stack resolves
    And Bob pays
    And the top of the stack resolves
    Then "Lava Spike" is in Bob's graveyard
    And Alice is at 20 life

  @cr26:702.153a
  Scenario: Make Disappear is copied for a creature with power 1, the copy gets a new target, and nothing is copied without a sacrifice
    Given it is Bob's precombat main phase
    And Alice has "Make Disappear" as "plain" and "Make Disappear" as "casual" in hand and can pay {1}{U}{1}{U}
    And Alice controls "Llanowar Elves"
    And Bob has 3 "Lava Spike" as "spike" in hand and can pay {R}{R}{R}
    And Bob controls "Vedalken Orrery"
    When Bob plays "spike 1" targeting Alice
    And Alice plays "plain" targeting "spike 1"
    And the stack resolves
    And Bob doesn't pay
    Then "spike 1" was countered
    And "plain" has triggered never
    When Bob plays "spike 2" targeting Alice
    And Bob plays "spike 3" targeting Alice
    And Alice plays "casual" paying the optional cost "casualty", sacrificing "Llanowar Elves" targeting "spike 3"
    And the stack resolves
    And Alice targets "spike 2" for "casual"
    Then "spike 2" was countered
    And "spike 3" was countered
    And Alice is at 20 life

  @cr26:702.153a.2 @cr26:702.153a
  Scenario: A creature with power 3 can be sacrificed for casualty 3 to copy Cut of the Profits, and one with power 2 can't
    Given Alice has "Cut of the Profits" in hand and can pay {1}{B}{B}
    And Alice controls "Hill Giant" and "Grizzly Bears"
    And Bob controls "Craw Wurm"
    And Alice has 4 "Swamp" as "leaf" as library
    Then Alice can't play "Cut of the Profits" with X = 1 paying the optional cost "casualty", sacrificing "Grizzly Bears" by rule 118.3
    And Alice can't play "Cut of the Profits" with X = 1 paying the optional cost "casualty", sacrificing "Craw Wurm" by rule 118.3
    And Alice can play "Cut of the Profits" with X = 1 paying the optional cost "casualty", sacrificing "Hill Giant"
    When Alice plays "Cut of the Profits" with X = 1 paying the optional cost "casualty", sacrificing "Hill Giant"
    And the stack resolves
    Then Alice has drawn 2 cards
    And Alice is at 18 life
    And "Hill Giant" was sacrificed
    And "Grizzly Bears" is in play

  @cr26:702.153a.2
  Scenario: A creature with power 4 can be sacrificed for casualty 3, too, and Cut of the Profits without a sacrifice isn't copied
    Given Alice has "Cut of the Profits" as "plain" and "Cut of the Profits" as "casual" in hand and can pay {1}{B}{B}{1}{B}{B}
    And Alice controls "Serra Angel"
    And Alice has 5 "Swamp" as "leaf" as library
    When Alice plays "plain" with X = 1
    And the stack resolves
    Then Alice has drawn 1 card
    And Alice is at 19 life
    And "Serra Angel" is in play
    When Alice plays "casual" with X = 1 paying the optional cost "casualty", sacrificing "Serra Angel"
    Then "Serra Angel" was sacrificed
    When the stack resolves
    Then Alice has drawn 3 cards
    And Alice is at 17 life

  @cr26:702.153b
  Scenario: Twofold Loss whose casualty 3 was paid with Hill Giant is copied once
    Given Alice has "Twofold Loss" in hand and can pay {R}
    And Alice controls "Hill Giant" and "Grizzly Bears"
    Then Alice can't play "Twofold Loss" paying the optional cost "second.casualty" sacrificing "Grizzly Bears" targeting Bob by rule 118.3
    And Alice can play "Twofold Loss" paying the optional cost "first.casualty" sacrificing "Grizzly Bears" targeting Bob
    When Alice plays "Twofold Loss" paying the optional cost "second.casualty" sacrificing "Hill Giant" targeting Bob
    Then "Twofold Loss" has triggered once
    When the top of the stack resolves
    And Alice keeps the targets
    And the stack resolves
    Then Bob is at 18 life
    And "Grizzly Bears" is in play
    And "Hill Giant" was sacrificed

  @cr26:702.153b
  Scenario: Twofold Loss of which both casualty costs were paid is copied twice
    Given Alice has "Twofold Loss" in hand and can pay {R}
    And Alice controls "Hill Giant" and "Grizzly Bears"
    When Alice plays "Twofold Loss" paying the optional cost "first.casualty" and "second.casualty" sacrificing "Grizzly Bears" sacrificing "Hill Giant" targeting Bob
    Then "Twofold Loss" has triggered twice
    And "Grizzly Bears" and "Hill Giant" were sacrificed
    When Alice puts the first trigger of "Twofold Loss" and the second trigger of "Twofold Loss" in this order
    And the top of the stack resolves
    And Alice keeps the targets
    And the top of the stack resolves
    And the top of the stack resolves
    And Alice keeps the targets
    And the stack resolves
    Then Bob is at 17 life

  @cr26:702.153a.2
  Scenario: Cut of the Profits that is countered before its casualty ability resolves is copied all the same
    Given Alice has "Cut of the Profits" and "Lightning Bolt" in hand and can pay {1}{B}{B}{R}
    And Alice controls "Hill Giant"
    And Alice has 4 "Swamp" as "leaf" as library
    And Bob has "Counterspell" in hand and can pay {U}{U}
    When Alice plays "Cut of the Profits" with X = 1 paying the optional cost "casualty", sacrificing "Hill Giant"
    And Alice in response plays "Lightning Bolt" targeting Bob
    Then "Cut of the Profits" has triggered once
    When the top of the stack resolves
    And Bob plays "Counterspell" targeting "Cut of the Profits"
    And the top of the stack resolves
    Then "Cut of the Profits" is in Alice's graveyard
    When the stack resolves
    Then Alice has drawn 1 card
    And Alice is at 19 life

  @cr26:702.153a.2
  Scenario: Sphere of Resistance adds {1} to the cost of Cut of the Profits for which a creature is sacrificed, and nothing for the copy
    Given Bob controls "Sphere of Resistance"
    And Alice has "Cut of the Profits" in hand and can pay {2}{B}{B}
    And Alice controls "Hill Giant"
    And Alice has 4 "Swamp" as "leaf" as library
    When Alice plays "Cut of the Profits" with X = 1 paying the optional cost "casualty", sacrificing "Hill Giant"
    Then the total cost of "Cut of the Profits" is {2}{B}{B}
    When the stack resolves
    Then Alice has drawn 2 cards
    And Alice is at 18 life

  @cr26:702.153b
  Scenario: One creature can't be sacrificed for both casualty costs of Twofold Loss
    Given Alice has "Twofold Loss" in hand and can pay {R}
    And Alice controls "Hill Giant"
    Then Alice can't play "Twofold Loss" paying the optional cost "first.casualty" and "second.casualty" sacrificing "Hill Giant" sacrificing "Hill Giant" targeting Bob by rule 118.3
    And Alice can play "Twofold Loss" paying the optional cost "first.casualty" sacrificing "Hill Giant" targeting Bob
    When Alice plays "Twofold Loss" paying the optional cost "first.casualty" sacrificing "Hill Giant" targeting Bob
    Then "Twofold Loss" has triggered once
    And "Hill Giant" was sacrificed
    When the stack resolves
    And Alice keeps the targets
    Then Bob is at 18 life

  @cr26:702.153a.2
  Scenario: Cut of the Profits that Omniscience lets Alice cast without paying its mana cost, with X = 0, is copied for a sacrificed creature
    Given Alice controls "Omniscience" and "Hill Giant"
    And Alice has "Cut of the Profits" in hand
    When Alice plays "Cut of the Profits" without paying its mana cost paying the optional cost "casualty", sacrificing "Hill Giant"
    Then the total cost of "Cut of the Profits" is {0}
    And "Hill Giant" was sacrificed
    When the top of the stack resolves
    Then the stack holds the copy of "Cut of the Profits" and "Cut of the Profits"
    When the stack resolves
    Then Alice is at 20 life
    And "Cut of the Profits" is in Alice's graveyard
