Feature: Evoke

  @cr26:702.74a @cr26:400.7d.6 @cr26:118.9.4
  Scenario: An evoked Mulldrifter draws two cards and is sacrificed
    Given Alice has "Mulldrifter" in hand and can pay {2}{U}
    Then Alice can play "Mulldrifter" instead of its mana cost by "evoke"
    When Alice plays "Mulldrifter" instead of its mana cost by "evoke"
    Then {2}{U} was spent on "Mulldrifter"
    When the stack resolves
    And Alice puts the ability "draw" of "Mulldrifter" and the ability "evoke.end" of "Mulldrifter" in this order
    Then "Mulldrifter" was sacrificed
    And Alice has drawn 2 cards

  @cr26:702.74a @cr26:400.7d.6
  Scenario: A Mulldrifter cast for its mana cost draws two cards and stays
    Given Alice has "Mulldrifter" in hand and can pay {4}{U}
    When Alice plays "Mulldrifter"
    And the stack resolves
    Then "Mulldrifter" is in play
    And "Mulldrifter" is 2/2
    And "Mulldrifter" has exactly the types "creature" and "Elemental"
    And "Mulldrifter" has exactly "flying" and "evoke"
    And Alice has drawn 2 cards
    And "Mulldrifter" has triggered once

  @cr26:702.74a
  Scenario: Mulldrifter that Shrine of Things to Come lets its owner cast from the library can be evoked
    Given Alice controls "Shrine of Things to Come" and can pay {2}{U}
    And Alice has "Mulldrifter", "Island" and "Forest" on top of library
    When Alice plays "Mulldrifter" from library instead of its mana cost by "evoke"
    Then {2}{U} was spent on "Mulldrifter"
    When the stack resolves
    And Alice puts the ability "draw" of "Mulldrifter" and the ability "evoke.end" of "Mulldrifter" in this order
    Then "Mulldrifter" was sacrificed
    And "Island" and "Forest" are in Alice's hand

  @cr26:702.74a
  Scenario: Mulldrifter that Light Up the Stage exiled can be cast from exile for its evoke cost, and is sacrificed
    Given Alice has "Light Up the Stage" in hand and can pay {2}{R}{2}{U}
    And Alice has "Mulldrifter", "Island", "Forest" and "Plains" as library
    When Alice plays "Light Up the Stage"
    And the stack resolves
    And Alice plays "Mulldrifter" from exile instead of its mana cost by "evoke"
    Then {2}{U} was spent on "Mulldrifter"
    When the stack resolves
    And Alice puts the ability "draw" of "Mulldrifter" and the ability "evoke.end" of "Mulldrifter" in this order
    Then "Mulldrifter" was sacrificed
    And Alice has drawn 2 cards

  @cr26:702.74a
  Scenario: Bob's Mulldrifter, which Ghoul's Ledger lets Alice cast from his graveyard, can be evoked, and she draws and sacrifices it
    Given Alice controls "Ghoul's Ledger" and can pay {2}{U}
    And Alice has 3 "Plains" as "page" as library
    And Bob has "Mulldrifter" in graveyard
    When Alice plays "Mulldrifter" from graveyard instead of its mana cost by "evoke"
    Then {2}{U} was spent on "Mulldrifter"
    When the stack resolves
    And Alice puts the ability "draw" of "Mulldrifter" and the ability "evoke.end" of "Mulldrifter" in this order
    Then "Mulldrifter" was sacrificed
    And Alice has drawn 2 cards
    And "Mulldrifter" is in Bob's graveyard

  @cr26:702.74a
  Scenario: Sphere of Resistance adds {1} to the evoke cost of Mulldrifter
    Given Bob controls "Sphere of Resistance"
    And Alice has "Mulldrifter" in hand and can pay {3}{U}
    When Alice plays "Mulldrifter" instead of its mana cost by "evoke"
    Then the total cost of "Mulldrifter" is {3}{U}
    When the stack resolves
    And Alice puts the ability "draw" of "Mulldrifter" and the ability "evoke.end" of "Mulldrifter" in this order
    Then "Mulldrifter" was sacrificed
    And Alice has drawn 2 cards

  @cr26:702.74a
  Scenario: Bob, who gains control of an evoked Mulldrifter before the ability of evoke resolves, sacrifices it
    Given Alice has "Mulldrifter" in hand and can pay {2}{U}
    And Bob controls "Vedalken Orrery" and has "Threaten" in hand and can pay {2}{R}
    When Alice plays "Mulldrifter" instead of its mana cost by "evoke"
    And the top of the stack resolves
    And Alice puts the ability "evoke.end" of "Mulldrifter" and the ability "draw" of "Mulldrifter" in this order
    And Bob in response plays "Threaten" targeting "Mulldrifter"
    And the top of the stack resolves
    Then "Mulldrifter" is in play under Bob's control
    When the top of the stack resolves
    Then Alice has drawn 2 cards
    And "Mulldrifter" is in play under Bob's control
    When the stack resolves
    Then "Mulldrifter" was sacrificed
    And "Mulldrifter" is in Alice's graveyard

  @cr26:702.74a
  Scenario: An evoked Mulldrifter that Cloudshift returns before the ability of evoke resolves isn't sacrificed
    Given Alice has "Mulldrifter" and "Cloudshift" in hand and can pay {2}{U}{W}
    When Alice plays "Mulldrifter" instead of its mana cost by "evoke"
    And the top of the stack resolves
    And Alice puts the ability "draw" of "Mulldrifter" and the ability "evoke.end" of "Mulldrifter" in this order
    And Alice plays "Cloudshift" targeting "Mulldrifter"
    And the stack resolves
    Then "Mulldrifter" is in play under Alice's control
    And "Mulldrifter" is a new object
    And Alice has drawn 4 cards

  @cr26:702.74a.2
  Scenario: Solitude is cast for its evoke cost by the exile of a white card from hand, exiles Craw Wurm and is sacrificed
    Given Alice has "Solitude", "White Knight" and "Hill Giant" in hand
    And Bob controls "Craw Wurm"
    Then Alice can't play "Solitude" instead of its mana cost by "evoke" exiling "Hill Giant" by rule 118.3
    And Alice can play "Solitude" instead of its mana cost by "evoke" exiling "White Knight"
    When Alice plays "Solitude" instead of its mana cost by "evoke" exiling "White Knight"
    Then "White Knight" is exiled
    When the top of the stack resolves
    And Alice puts the ability "evoke.end" of "Solitude" and the ability "exile" of "Solitude" in this order
    And Alice targets "Craw Wurm" for "Solitude"
    And the stack resolves
    Then "Craw Wurm" is exiled
    And Bob is at 26 life
    And "Solitude" was sacrificed
    And "Hill Giant" is in Alice's hand

  @cr26:702.74a
  Scenario: Clone that copies Mulldrifter, which was cast for its evoke cost, draws two cards and isn't sacrificed
    Given Alice controls "Vedalken Orrery"
    And Alice has "Mulldrifter" and "Clone" in hand and can pay {2}{U}{3}{U}
    And Alice has 9 "Plains" as "page" as library
    When Alice plays "Mulldrifter" instead of its mana cost by "evoke"
    And the top of the stack resolves
    And Alice puts the ability "draw" of "Mulldrifter" and the ability "evoke.end" of "Mulldrifter" in this order
    And Alice plays "Clone"
    And the top of the stack resolves
    And Alice chooses "Mulldrifter" for "Clone"
    And the stack resolves
    Then "Mulldrifter" was sacrificed
    And "Clone" is in play
    And "Clone" is 2/2
    And Alice has drawn 4 cards

  @cr26:702.74a
  Scenario: Mulldrifter cast for its evoke cost under Humility has lost its abilities, so it isn't sacrificed
    Given Alice controls "Humility" and has "Mulldrifter" in hand and can pay {2}{U}
    When Alice plays "Mulldrifter" instead of its mana cost by "evoke"
    Then {2}{U} was spent on "Mulldrifter"
    When the stack resolves
    Then "Mulldrifter" is 1/1
    And "Mulldrifter" is in play
    And Alice has drawn no cards

  @cr26:702.74a
  Scenario: Mulldrifter that is cast for the alternative cost of Fist of Suns wasn't cast for its evoke cost, and stays
    Given Alice controls "Fist of Suns"
    And Alice has "Mulldrifter" as "one" and "Mulldrifter" as "two" in hand and can pay {W}{U}{B}{R}{G}{2}{U}
    And Alice has 9 "Plains" as "page" as library
    When Alice plays "one" instead of its mana cost by "suns"
    Then the total cost of "one" is {W}{U}{B}{R}{G}
    When the stack resolves
    Then "one" is in play
    And "one" has triggered once
    And Alice has drawn 2 cards
    When Alice plays "two" instead of its mana cost by "evoke"
    Then the total cost of "two" is {2}{U}
    When the stack resolves
    And Alice puts the ability "draw" of "two" and the ability "evoke.end" of "two" in this order
    Then "two" was sacrificed

  @cr26:702.74a.3
  Scenario: Passing Idol, an artifact that is cast for its evoke cost, is sacrificed, and one that is cast for its mana cost stays
    Given Alice has "Passing Idol" as "evoked" and "Passing Idol" as "plain" in hand and can pay {1}{4}
    When Alice plays "evoked" instead of its mana cost by "evoke"
    Then the total cost of "evoked" is {1}
    When the stack resolves
    Then "evoked" has triggered twice
    When Alice puts the ability "vigour" of "evoked" and the ability "evoke.end" of "evoked" in this order
    Then "evoked" was sacrificed
    And Alice is at 24 life
    When Alice plays "plain"
    And the stack resolves
    Then "plain" is in play under Alice's control
    And Alice is at 28 life

  @cr26:400.7d.6
  Scenario: Brief Wisp, cast for its mana cost, has triggered never and stays in play, and one that is cast for its evoke cost is sacrificed
    Given Alice has "Brief Wisp" as "paid" and "Brief Wisp" as "evoked" in hand and can pay {2}{U}{U}
    When Alice plays "paid"
    And the stack resolves
    Then "paid" is in play
    And "paid" has triggered never
    When Alice plays "evoked" instead of its mana cost by "evoke"
    And the stack resolves
    Then "evoked" was sacrificed
    And "paid" is in play
