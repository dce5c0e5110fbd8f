Feature: Plot

  @cr26:702.170d @cr26:702.170b @cr26:702.170a
  Scenario: A plotted card is cast without paying its mana cost on a later turn
    Given Alice has "Djinn of Fool's Fall" and "Young Wolf" in hand and can pay {3}{U}{G}
    When Alice activates "plot" of "Djinn of Fool's Fall"
    Then the stack is empty
    And "Djinn of Fool's Fall" is exiled
    And Alice can play "Young Wolf"
    And Alice can't play "Djinn of Fool's Fall"
    When the game goes on to Alice's next main phase
    And Alice plays "Djinn of Fool's Fall"
    Then the total cost of "Djinn of Fool's Fall" is {0}
    When the stack resolves
    Then "Djinn of Fool's Fall" is in play

  @cr26:702.170d
  Scenario: A plotted card can be cast only in its owner's main phase with an empty stack
    Given Alice has "Djinn of Fool's Fall" and "Reach Through Mists" in hand and can pay {3}{U}{U}
    When Alice activates "plot" of "Djinn of Fool's Fall"
    And the game goes on to Bob's main phase
    And Bob passes
    Then Alice can play "Reach Through Mists"
    And Alice can't play "Djinn of Fool's Fall"
    When the game goes on to Alice's draw step
    Then Alice can play "Reach Through Mists"
    And Alice can't play "Djinn of Fool's Fall"
    When the game goes on to Alice's main phase
    Then Alice can play "Djinn of Fool's Fall"
    When Alice plays "Reach Through Mists"
    Then Alice can't play "Djinn of Fool's Fall"
    When the stack resolves
    And the game goes on to Alice's second main phase
    Then Alice can play "Djinn of Fool's Fall"
    When Alice plays "Djinn of Fool's Fall"
    And the stack resolves
    Then "Djinn of Fool's Fall" is in play

  @cr26:702.170d.2
  Scenario: Hill Giant, which Make Your Own Luck plotted and which has no plot, is cast for free in a later turn
    Given Alice has "Make Your Own Luck" and "Reach Through Mists" in hand and can pay {3}{G}{U}{U}
    And Alice has "Hill Giant", "Island", "Craw Wurm" and "Swamp" as library
    And Bob has 3 "Swamp" as "log" as library
    When Alice plays "Make Your Own Luck"
    And the stack resolves
    Then Alice may not choose "Island"
    And Alice may choose "Craw Wurm"
    When Alice chooses "Hill Giant"
    Then "Hill Giant" is exiled
    And "Hill Giant" doesn't have "plot"
    And Alice's hand holds "Reach Through Mists", "Island" and "Craw Wurm"
    And Alice can play "Reach Through Mists"
    And Alice can't play "Hill Giant" from exile
    When the game goes on to Alice's next draw step
    Then Alice can play "Reach Through Mists"
    And Alice can't play "Hill Giant" from exile
    When the game goes on to Alice's main phase
    And Alice plays "Hill Giant" from exile
    Then the total cost of "Hill Giant" is {0}
    When the stack resolves
    Then "Hill Giant" is in play

  @cr26:702.170d.2
  Scenario: With Make Your Own Luck, Alice may plot no card and puts all three cards into her hand, or plots one of them
    Given Alice has "Make Your Own Luck" as "first" and "Make Your Own Luck" as "second" in hand and can pay {3}{G}{U}{3}{G}{U}
    And Alice has "Hill Giant", "Island", "Craw Wurm", "Swamp", "Grizzly Bears", "Forest" and "Plains" as library
    And Bob has 3 "Swamp" as "log" as library
    When Alice plays "first"
    And the stack resolves
    And Alice chooses nothing
    Then Alice's hand holds "second", "Hill Giant", "Island" and "Craw Wurm"
    When Alice plays "second"
    And the stack resolves
    And Alice chooses "Grizzly Bears"
    Then "Grizzly Bears" is exiled
    And Alice's hand holds "Hill Giant", "Island", "Craw Wurm", "Swamp" and "Forest"
    When the game goes on to Alice's next main phase
    And Alice plays "Grizzly Bears" from exile
    Then the total cost of "Grizzly Bears" is {0}

  @cr26:702.170a
  Scenario: Djinn of Fool's Fall can't be plotted in its player's upkeep or while a spell is on the stack, and can be afterwards
    Given it is Bob's main phase
    And Alice has "Djinn of Fool's Fall" and "Reach Through Mists" in hand and can pay {3}{U}{U}
    And Alice has "Djinn of Fool's Fall" as "buried" in graveyard
    When Bob passes
    Then Alice can't activate "plot" of "Djinn of Fool's Fall" by rule 116.2
    When the game goes on to Alice's upkeep
    Then Alice can't activate "plot" of "Djinn of Fool's Fall" by rule 116.2
    When the game goes on to Alice's main phase
    And Alice plays "Reach Through Mists"
    Then Alice can't activate "plot" of "Djinn of Fool's Fall" by rule 116.2
    When the stack resolves
    Then Alice can't activate "plot" of "buried" by rule 113.6
    And Alice can activate "plot" of "Djinn of Fool's Fall"
    When the game goes on to Alice's second main phase
    Then Alice can activate "plot" of "Djinn of Fool's Fall"
    When Alice activates "plot" of "Djinn of Fool's Fall"
    Then "Djinn of Fool's Fall" is exiled

  @cr26:702.170d.2
  Scenario: Ornithopter, which Make Your Own Luck plotted, costs nothing in a later turn, as it does without plot
    Given Alice has "Make Your Own Luck" in hand and can pay {3}{G}{U}
    And Alice has "Ornithopter", "Island", "Craw Wurm" and "Swamp" as library
    And Bob has 3 "Swamp" as "log" as library
    When Alice plays "Make Your Own Luck"
    And the stack resolves
    And Alice chooses "Ornithopter"
    Then "Ornithopter" is exiled
    And Alice's hand holds "Island" and "Craw Wurm"
    When the game goes on to Alice's next main phase
    And Alice plays "Ornithopter" from exile
    Then the total cost of "Ornithopter" is {0}
    When the stack resolves
    Then "Ornithopter" is in play under Alice's control
    And "Ornithopter" is 0/2

  @cr26:702.170a
  Scenario: Plotting Djinn of Fool's Fall costs {3}{U}, which is too much for a player with three mana
    Given Alice has "Djinn of Fool's Fall" as "one" and "Djinn of Fool's Fall" as "two" in hand
    And Alice has {C}{C}{C}{C}{C}{U}{U} in the mana pool
    Then Alice can activate "plot" of "one"
    When Alice activates "plot" of "one"
    Then "one" is exiled
    And Bob knows "one"
    And Bob doesn't know "two"
    And Alice has {C}{C}{U} in the mana pool
    And Alice can't activate "plot" of "two" by rule 118.3

  @cr26:702.170e
  Scenario: Plotter's Ally triggers when its controller plots a card, and not when that card is cast in a later turn
    Given Alice controls "Plotter's Ally"
    And Alice has "Djinn of Fool's Fall" in hand and can pay {3}{U}
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice activates "Djinn of Fool's Fall"
    Then "Djinn of Fool's Fall" is exiled
    And the stack holds the ability of "Plotter's Ally"
    When the stack resolves
    Then Alice is at 21 life
    When the game goes on to Alice's next main phase
    And Alice plays "Djinn of Fool's Fall" from exile
    And the stack resolves
    Then "Djinn of Fool's Fall" is 4/3
    And "Plotter's Ally" has triggered once

  @cr26:702.170c @cr26:702.170e
  Scenario: Hill Giant that Hidden Schemer makes plotted is cast for nothing in a later main phase, and Plotter's Ally does not trigger for it
    Given Alice controls "Hidden Schemer" and "Plotter's Ally"
    And Alice has "Hill Giant" and "Djinn of Fool's Fall" in hand and can pay {3}{U}
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice activates "Hidden Schemer"
    And the stack resolves
    And Alice chooses "Hill Giant"
    Then "Hill Giant" is exiled
    And Alice can't play "Hill Giant" from exile by rule 601.3
    And "Plotter's Ally" has triggered never
    When Alice activates "Djinn of Fool's Fall"
    Then "Plotter's Ally" has triggered once
    When the game goes on to Alice's next upkeep
    Then Alice can't play "Hill Giant" from exile by rule 601.3
    When the game goes on to Alice's main phase
    Then Alice can play "Hill Giant" from exile
    When Alice plays "Hill Giant" from exile
    Then the total cost of "Hill Giant" is {0}
    When the stack resolves
    Then "Hill Giant" is 3/3

  @cr26:702.170c.3 @cr26:702.170e
  Scenario: Aloe Alchemist triggers as Hidden Schemer makes it plotted, and Plotter's Ally doesn't, and both trigger as another Alchemist is plotted
    Given Alice controls "Hidden Schemer", "Plotter's Ally" and "Hill Giant"
    And Alice has "Aloe Alchemist" as "one" and "Aloe Alchemist" as "two" in hand and can pay {1}{G}
    When Alice activates "Hidden Schemer"
    And the top of the stack resolves
    And Alice chooses "one"
    Then Alice may target "Hill Giant" for "one"
    When Alice targets "Hill Giant" for "one"
    Then the stack holds the ability of "one"
    And "Plotter's Ally" has triggered never
    When the stack resolves
    Then "one" is exiled
    And "Hill Giant" is 6/5
    And "Hill Giant" has "trample"
    When Alice activates "plot" of "two"
    And Alice puts "two" and "Plotter's Ally" in this order
    And Alice targets "Hill Giant" for "two"
    Then "Plotter's Ally" has triggered once
    When the stack resolves
    Then "Hill Giant" is 9/7
    And Alice is at 21 life

  @cr26:702.170c.3
  Scenario: Aloe Alchemist, a spell that Alice's Deferred Plan makes plotted, triggers as it is exiled
    Given Alice controls "Hill Giant"
    And Alice has "Aloe Alchemist" and "Deferred Plan" in hand and can pay {1}{G}{1}{W}
    When Alice plays "Aloe Alchemist"
    And Alice in response plays "Deferred Plan" targeting "Aloe Alchemist"
    And the top of the stack resolves
    And Alice targets "Hill Giant" for "Aloe Alchemist"
    Then "Aloe Alchemist" is exiled
    And the stack holds the ability of "Aloe Alchemist"
    When the stack resolves
    Then "Hill Giant" is 6/5

  @cr26:702.170c.3
  Scenario: Aloe Alchemist triggers as its player plots it
    Given Alice controls "Hill Giant"
    And Alice has "Aloe Alchemist" in hand and can pay {1}{G}
    When Alice activates "plot" of "Aloe Alchemist"
    And Alice targets "Hill Giant" for "Aloe Alchemist"
    Then "Aloe Alchemist" is exiled
    And "Aloe Alchemist" has triggered once
    When the stack resolves
    Then "Hill Giant" is 6/5
    And "Hill Giant" has "trample"

  @cr26:702.170d.3 @cr26:702.170c.2
  Scenario: Hill Giant, a spell of Bob's that Alice's Deferred Plan plots, is cast for nothing by Bob in a later turn, and not by Alice
    Given it is Bob's main phase
    And Bob has "Hill Giant" in hand and can pay {3}{R}
    And Alice has "Deferred Plan" in hand and can pay {1}{W}
    And Alice has "Young Wolf" in hand and can pay {G}
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    When Bob plays "Hill Giant"
    And Alice in response plays "Deferred Plan" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is exiled
    And Bob can't play "Hill Giant" from exile
    When the game goes on to Alice's main phase
    Then Alice can't play "Hill Giant" from exile by rule 601.3
    And Alice can play "Young Wolf"
    When the game goes on to Bob's main phase
    Then Bob can play "Hill Giant" from exile
    When Bob plays "Hill Giant" from exile
    Then the total cost of "Hill Giant" is {0}
    When the stack resolves
    Then "Hill Giant" is in play under Bob's control

  @cr26:702.170d.3 @cr26:702.170c.2
  Scenario: Sphere of Resistance makes Hill Giant that Alice's Deferred Plan plotted cost her {1} in a later turn
    Given Bob controls "Sphere of Resistance"
    And Alice has "Hill Giant" and "Deferred Plan" in hand and can pay {4}{R}{2}{W}
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice plays "Hill Giant"
    And Alice in response plays "Deferred Plan" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is exiled
    When the game goes on to Alice's next main phase
    And Alice plays "Hill Giant" from exile
    Then the total cost of "Hill Giant" is {1}
    When the stack resolves
    Then "Hill Giant" is in play under Alice's control

  @cr26:702.170d.4 @cr26:702.170d
  Scenario: Lightning Bolt that Hidden Schemer made plotted can be cast neither in the upkeep nor while a spell is on the stack, and one in hand can be
    Given Alice controls "Hidden Schemer"
    And Alice has "Lightning Bolt" as "plotted" and "Lightning Bolt" as "held" in hand and can pay {R}
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice activates "Hidden Schemer"
    And the stack resolves
    And Alice chooses "plotted"
    And the game goes on to Bob's main phase
    And Bob passes
    Then Alice can't play "plotted" from exile targeting Bob by rule 601.3
    And Alice can play "held" targeting Bob
    When the game goes on to Alice's next upkeep
    Then Alice can't play "plotted" from exile targeting Bob by rule 601.3
    And Alice can play "held" targeting Bob
    When the game goes on to Alice's main phase
    Then Alice can play "plotted" from exile targeting Bob
    When Alice plays "held" targeting Bob
    Then Alice can't play "plotted" from exile targeting Bob by rule 601.3
    When the stack resolves
    And Alice plays "plotted" from exile targeting Bob
    Then the total cost of "plotted" is {0}
    When the stack resolves
    Then Bob is at 14 life

  @cr26:702.170d.4
  Scenario: Lightning Bolt that Hidden Schemer made plotted is cast for {0} in the main phase of Alice's next turn
    Given Alice controls "Hidden Schemer"
    And Alice has "Lightning Bolt" as "plotted" and "Shock" in hand
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice activates "Hidden Schemer"
    And the stack resolves
    And Alice chooses "plotted"
    And the game goes on to Alice's next main phase
    And Alice plays "plotted" from exile targeting Bob
    Then the total cost of "plotted" is {0}
    When the stack resolves
    Then Bob is at 17 life

  @cr26:702.170d
  Scenario: Plotted Djinn of Fool's Fall that Pull from Eternity took from exile can't be cast from the graveyard, and another plotted one can be cast
    Given Alice has 2 "Djinn of Fool's Fall" as "djinn" in hand and can pay {3}{U}{3}{U}
    And Alice has 4 "Plains" as "field" as library
    And Bob has 4 "Swamp" as "bog" as library
    And Bob has "Pull from Eternity" in hand and can pay {W}
    When Alice activates "plot" of "djinn 1"
    And Alice activates "plot" of "djinn 2"
    And the game goes on to Alice's next main phase
    And Bob in response plays "Pull from Eternity" targeting "djinn 1"
    And the stack resolves
    Then "djinn 1" is in Alice's graveyard
    And Alice can't play "djinn 1" from graveyard by rule 601.3
    And Alice can play "djinn 2" from exile
    When Alice plays "djinn 2" from exile
    Then the total cost of "djinn 2" is {0}
    When the stack resolves
    Then "djinn 2" is 4/3

  @cr26:702.170d
  Scenario: Djinn of Fool's Fall that Alice plotted and didn't cast in her next turn is cast for {0} in the turn after that
    Given Alice has "Djinn of Fool's Fall" in hand and can pay {3}{U}
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice activates "plot" of "Djinn of Fool's Fall"
    And the game goes on to Alice's next main phase
    Then Alice can play "Djinn of Fool's Fall" from exile
    When the game goes on to Alice's next main phase
    And Alice plays "Djinn of Fool's Fall" from exile
    Then the total cost of "Djinn of Fool's Fall" is {0}
    When the stack resolves
    Then "Djinn of Fool's Fall" is 4/3

  @cr26:702.170d @cr26:118.9a.2
  Scenario: Plotted Djinn of Fool's Fall can't be cast for the alternative cost of Fist of Suns, and is cast for {0}
    Given Alice controls "Fist of Suns"
    And Alice has "Djinn of Fool's Fall" and "Hill Giant" in hand and can pay {3}{U}{W}{U}{B}{R}{G}
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice activates "plot" of "Djinn of Fool's Fall"
    And the game goes on to Alice's next main phase
    Then Alice can't play "Djinn of Fool's Fall" from exile instead of its mana cost by "suns" by rule 118.9
    And Alice can play "Hill Giant" instead of its mana cost
    When Alice plays "Djinn of Fool's Fall" from exile
    Then the total cost of "Djinn of Fool's Fall" is {0}
    When the stack resolves
    Then "Djinn of Fool's Fall" is 4/3

  @cr26:118.9a.2
  Scenario: Hill Giant that Hidden Schemer lets Alice cast without paying its mana cost can't be cast for the alternative cost of Fist of Suns
    Given Alice controls "Hidden Schemer" and "Fist of Suns"
    And Alice has "Hill Giant" and "Grizzly Bears" in hand
    And Alice controls "Plains", "Island", "Swamp", "Mountain" and "Forest"
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice activates "Hidden Schemer"
    And the stack resolves
    And Alice chooses "Hill Giant"
    And the game goes on to Alice's next main phase
    Then Alice can't play "Hill Giant" from exile instead of its mana cost by "suns" by rule 118.9
    And Alice can play "Grizzly Bears" instead of its mana cost
    When Alice plays "Hill Giant" from exile
    Then the total cost of "Hill Giant" is {0}
    When the stack resolves
    Then "Hill Giant" is 3/3

  @cr26:118.9a.2
  Scenario: Fist of Suns that Alice casts later allows its alternative cost for Grizzly Bears, and Hill Giant that Hidden Schemer exiled is cast for {0}
    Given Alice controls "Hidden Schemer"
    And Alice has "Hill Giant", "Grizzly Bears" and "Fist of Suns" in hand
    And Alice controls "Plains", "Island", "Swamp", "Mountain", "Forest" and 3 "Plains" as "dune"
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice activates "Hidden Schemer"
    And the stack resolves
    And Alice chooses "Hill Giant"
    And the game goes on to Alice's next main phase
    And Alice taps "dune 1" for mana
    And Alice taps "dune 2" for mana
    And Alice taps "dune 3" for mana
    And Alice plays "Fist of Suns"
    And the stack resolves
    And Alice plays "Hill Giant" from exile
    Then the total cost of "Hill Giant" is {0}
    When the stack resolves
    Then "Hill Giant" is 3/3
    When Alice plays "Grizzly Bears" instead of its mana cost
    Then the total cost of "Grizzly Bears" is {W}{U}{B}{R}{G}
    When the stack resolves
    Then "Grizzly Bears" is 2/2

  @cr26:702.170f
  Scenario: Ledger of Old Schemes lets Alice plot Shock from her graveyard, from which it is exiled, and not from her hand
    Given Alice controls "Ledger of Old Schemes" and can pay {R}
    And Alice has "Shock" in graveyard and "Shock" as "held" in hand
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    Then Alice can't activate "held" by rule 602.2
    And Alice can activate "Shock"
    When Alice activates "Shock"
    Then "Shock" is exiled
    And the stack is empty
    And "held" is in Alice's hand
    And Alice's graveyard is empty
    When the game goes on to Alice's next main phase
    Then Alice can play "Shock" from exile targeting Bob
    When Alice plays "Shock" from exile targeting Bob
    Then the total cost of "Shock" is {0}
    When the stack resolves
    Then Bob is at 18 life

  @cr26:702.170a
  Scenario: Ledger of Old Schemes gives no plot to creature cards, so of two Djinns of Fool's Fall only the one in hand is plotted, for its plot cost
    Given Alice controls "Ledger of Old Schemes" and can pay {3}{U}
    And Alice has "Djinn of Fool's Fall" as "buried" in graveyard and "Djinn of Fool's Fall" as "held" in hand
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    Then Alice can't activate "plot" of "buried" by rule 113.6
    And Alice can activate "plot" of "held"
    When Alice activates "plot" of "held"
    Then "held" is exiled
    And the stack is empty
    And "buried" is in Alice's graveyard
    When the game goes on to Alice's next main phase
    And Alice plays "held"
    Then the total cost of "held" is {0}
    When the stack resolves
    Then "held" is 4/3

  @cr26:702.170f
  Scenario: Ledger of Old Schemes lets Alice plot Shock from her graveyard for {R}, and she casts it for nothing in her next turn
    Given Alice controls "Ledger of Old Schemes" and can pay {R}
    And Alice has "Shock" in graveyard
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    And Bob controls "Grizzly Bears"
    When Alice activates "Shock"
    Then "Shock" is exiled
    And Alice's graveyard is empty
    When the game goes on to Alice's next main phase
    And Alice plays "Shock" from exile targeting "Grizzly Bears"
    Then the total cost of "Shock" is {0}
    When the stack resolves
    Then "Grizzly Bears" was destroyed
