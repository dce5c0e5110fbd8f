Feature: Effects that refer to a discarded card with madness

  @cr26:702.35c @cr26:400.7k
  Scenario: Bag of Holding exiles a discarded card that madness has already put into the graveyard, and not one that madness puts there later
    Given Alice controls "Bag of Holding" and "Wild Mongrel"
    And Alice has "Fiery Temper" as "one" and "Fiery Temper" as "two" in hand and can pay {R}
    When Alice activates "change" of "Wild Mongrel" discarding "one"
    And Alice puts "Bag of Holding" and "one" in this order
    And the top of the stack resolves
    And Alice says no to "one"
    Then "one" is in Alice's graveyard
    When the top of the stack resolves
    Then "one" is exiled
    When Alice activates "change" of "Wild Mongrel" discarding "two"
    And Alice puts "two" and "Bag of Holding" in this order
    And the top of the stack resolves
    Then "two" is exiled
    When the top of the stack resolves
    And Alice says no to "two"
    Then "two" is in Alice's graveyard
    And "one" is exiled

  @cr26:400.7k @cr26:702.35c
  Scenario: Bag of Holding exiles Fiery Temper that madness put into the graveyard uncast, and not one that was cast by madness and has resolved
    Given Alice controls "Bag of Holding" and "Wild Mongrel"
    And Alice has "Fiery Temper" as "one" and "Fiery Temper" as "two" in hand and can pay {R}
    When Alice activates "change" of "Wild Mongrel" discarding "one"
    And Alice puts "Bag of Holding" and "one" in this order
    And the top of the stack resolves
    And Alice says no to "one"
    And the top of the stack resolves
    Then "one" is exiled
    When Alice activates "change" of "Wild Mongrel" discarding "two"
    And Alice puts "Bag of Holding" and "two" in this order
    And the top of the stack resolves
    And while "two" resolves, Alice plays "two" targeting Bob
    And the top of the stack resolves
    Then Bob is at 17 life
    And "two" is in Alice's graveyard
    When the top of the stack resolves
    Then "two" is in Alice's graveyard
    And "Bag of Holding" has triggered twice

  @cr26:702.35c
  Scenario: Bag of Holding exiles Fiery Temper, which its madness ability has already put into the graveyard
    Given Alice controls "Bag of Holding" and "Wild Mongrel"
    And Alice has "Fiery Temper" in hand and can pay {R}
    When Alice activates "change" of "Wild Mongrel" discarding "Fiery Temper"
    And Alice puts "Bag of Holding" and "Fiery Temper" in this order
    And the top of the stack resolves
    And Alice says no to "Fiery Temper"
    Then "Fiery Temper" is in Alice's graveyard
    When the top of the stack resolves
    Then "Fiery Temper" is exiled
    And "Bag of Holding" has triggered once
    And Bob is at 20 life

  @cr26:702.35c
  Scenario: Bag of Holding draws and discards Fiery Temper, exiles it from the graveyard, and returns it to hand with another discarded card in a later turn
    Given Alice controls "Bag of Holding" and can pay {2}{2}{4}{R}
    And Alice has "Fiery Temper" in hand
    And Alice has 6 "Island" as "isle" as library
    And Bob has 4 "Swamp" as "leaf" as library
    When Alice activates "loot" of "Bag of Holding"
    And the top of the stack resolves
    And Alice chooses "Fiery Temper"
    And Alice puts "Bag of Holding" and "Fiery Temper" in this order
    Then "Fiery Temper" is exiled
    When the top of the stack resolves
    And Alice says no to "Fiery Temper"
    Then "Fiery Temper" is in Alice's graveyard
    When the stack resolves
    Then "Fiery Temper" is exiled
    And Alice has drawn 1 card
    When the game goes on to Alice's next main phase
    And Alice activates "loot" of "Bag of Holding"
    And the stack resolves
    And Alice chooses "isle 1"
    Then "isle 1" is exiled
    When the game goes on to Alice's next main phase
    And Alice activates "empty" of "Bag of Holding"
    And the stack resolves
    Then "Bag of Holding" was sacrificed
    And "Fiery Temper" and "isle 1" are in Alice's hand

  @cr26:702.35c.before @edition:2006-10 @edition:2009-07 @edition:2013-07
  Scenario: Until 2013, Bag of Holding doesn't find Fiery Temper, which its madness ability has put into the graveyard, and finds a discarded Island
    Given Alice controls "Bag of Holding" and "Wild Mongrel"
    And Alice has "Fiery Temper" and "Island" in hand and can pay {R}
    When Alice activates "change" of "Wild Mongrel" discarding "Fiery Temper"
    And Alice says yes to "Fiery Temper"
    And Alice puts "Bag of Holding" and "Fiery Temper" in this order
    And the top of the stack resolves
    And Alice says no to "Fiery Temper"
    Then "Fiery Temper" is in Alice's graveyard
    When the top of the stack resolves
    Then "Fiery Temper" is in Alice's graveyard
    And "Bag of Holding" has triggered once
    When Alice activates "change" of "Wild Mongrel" discarding "Island"
    And the top of the stack resolves
    Then "Island" is exiled
    And "Fiery Temper" is in Alice's graveyard

  @cr26:702.35c.before @edition:2004-10 @edition:2005-02
  Scenario: Until 2005, Bag of Holding doesn't find Fiery Temper, which is put into the graveyard as Alice passes without playing it, and finds a discarded Island
    Given Alice controls "Bag of Holding" and "Wild Mongrel"
    And Alice has "Fiery Temper" and "Island" in hand and can pay {R}
    When Alice activates "change" of "Wild Mongrel" discarding "Fiery Temper"
    And Alice says yes to "Fiery Temper"
    And Alice puts "Bag of Holding" and "Fiery Temper" in this order
    And the top of the stack resolves
    Then "Fiery Temper" is exiled
    When Alice passes
    And the top of the stack resolves
    Then "Fiery Temper" is in Alice's graveyard
    When the top of the stack resolves
    Then "Fiery Temper" is in Alice's graveyard
    And "Bag of Holding" has triggered once
    When Alice activates "change" of "Wild Mongrel" discarding "Island"
    And the top of the stack resolves
    Then "Island" is exiled
    And "Fiery Temper" is in Alice's graveyard

  @cr26:702.35c.2 @cr26:400.7k.2
  Scenario: Sweeping Basket puts Fiery Temper on the bottom of the library from the graveyard, where madness has put it, and another one from exile, where Rest in Peace keeps it
    Given Alice controls "Sweeping Basket" and "Wild Mongrel"
    And Alice has "Fiery Temper" as "one", "Fiery Temper" as "two" and "Rest in Peace" in hand and can pay {1}{W}{R}
    And Alice has "Island" as library
    When Alice activates "change" of "Wild Mongrel" discarding "one"
    And Alice puts "Sweeping Basket" and "one" in this order
    And the top of the stack resolves
    And Alice says no to "one"
    Then "one" is in Alice's graveyard
    When the top of the stack resolves
    Then the bottom of Alice's library is "one"
    When the stack resolves
    And Alice chooses the color "red"
    And Alice plays "Rest in Peace"
    And the stack resolves
    And Alice activates "change" of "Wild Mongrel" discarding "two"
    And Alice applies "two" first
    And Alice puts "Sweeping Basket" and "two" in this order
    And the top of the stack resolves
    And Alice says no to "two"
    Then "two" is exiled
    When the top of the stack resolves
    Then the bottom of Alice's library is "two"

  @cr26:702.35c.2
  Scenario: Sweeping Basket puts Fiery Temper, which Alice doesn't cast, from the graveyard on the bottom of the library below Island
    Given Alice controls "Sweeping Basket" and "Wild Mongrel"
    And Alice has "Fiery Temper" in hand and can pay {R}
    And Alice has "Island" as library
    When Alice activates "change" of "Wild Mongrel" discarding "Fiery Temper"
    And Alice puts "Sweeping Basket" and "Fiery Temper" in this order
    Then "Fiery Temper" is exiled
    When the top of the stack resolves
    And Alice says no to "Fiery Temper"
    Then "Fiery Temper" is in Alice's graveyard
    When the top of the stack resolves
    Then the bottom of Alice's library is "Fiery Temper"

  @cr26:702.35c.3 @cr26:400.7k.3
  Scenario: Sweeping Basket finds Fiery Temper in the graveyard, where madness has put it, and not another one, which Reshelving Order has put on top of the library
    Given Alice controls "Sweeping Basket" and "Wild Mongrel"
    And Alice has "Fiery Temper" as "one", "Fiery Temper" as "two" and "Reshelving Order" in hand and can pay {1}{U}{R}
    And Alice has "Island" as library
    When Alice activates "change" of "Wild Mongrel" discarding "one"
    And Alice puts "Sweeping Basket" and "one" in this order
    And the top of the stack resolves
    And Alice says no to "one"
    Then "one" is in Alice's graveyard
    When the top of the stack resolves
    Then the bottom of Alice's library is "one"
    When the stack resolves
    And Alice chooses the color "red"
    And Alice plays "Reshelving Order"
    And the stack resolves
    And Alice activates "change" of "Wild Mongrel" discarding "two"
    And Alice applies "two" first
    And Alice puts "Sweeping Basket" and "two" in this order
    And the top of the stack resolves
    And Alice says no to "two"
    Then the top of Alice's library is "two"
    When the top of the stack resolves
    Then the top of Alice's library is "two"
    And Alice's library holds, in order, "two", "Island" and "one"
    And "Sweeping Basket" has triggered twice
