Feature: Flashback

  @cr26:702.34a.2
  Scenario: Snapcaster Mage gives Blaze flashback for its mana cost, and its player chooses X = 3 and pays {3}{R}
    Given Alice has "Snapcaster Mage" in hand and can pay {1}{U}{3}{R}
    And Alice has "Blaze" and "Grizzly Bears" in graveyard
    And Bob has "Blaze" as "yours" in graveyard
    When Alice plays "Snapcaster Mage"
    And the top of the stack resolves
    Then Alice can't target "Grizzly Bears" with "Snapcaster Mage"
    And Alice can't target "yours" with "Snapcaster Mage"
    When Alice targets "Blaze" for "Snapcaster Mage"
    And the stack resolves
    And Alice plays "Blaze" from graveyard with X = 3 targeting Bob
    Then the total cost of "Blaze" is {3}{R}
    When the stack resolves
    Then Bob is at 17 life
    And "Blaze" is exiled

  @cr26:702.34a.2
  Scenario: Only the card that Snapcaster Mage targets gets flashback, and it is exiled after it resolves
    Given it is Alice's main phase
    And Alice has "Snapcaster Mage" in hand and can pay {1}{U}{R}{R}
    And Alice has "Lava Spike" and "Terror" in graveyard
    When Alice plays "Snapcaster Mage"
    And the top of the stack resolves
    And Alice targets "Lava Spike" for "Snapcaster Mage"
    And the stack resolves
    Then "Lava Spike" has "flashback"
    And "Terror" doesn't have "flashback"
    When Alice plays "Lava Spike" from graveyard targeting Bob
    Then {R} was spent on "Lava Spike"
    When the stack resolves
    Then Bob is at 17 life
    And "Lava Spike" is exiled
    And "Terror" is in Alice's graveyard

  @cr26:702.34a
  Scenario: Firebolt cast from hand is put into the graveyard, and cast from there with flashback is exiled
    Given Alice has "Firebolt" in hand and can pay {4}{R}{R}
    When Alice plays "Firebolt" targeting Bob
    And the stack resolves
    Then "Firebolt" is in Alice's graveyard
    When Alice plays "Firebolt" from graveyard targeting Bob
    And the stack resolves
    Then "Firebolt" is exiled
    And Bob is at 16 life

  @cr26:702.34a
  Scenario: A countered Firebolt is exiled if it was cast with flashback, and put into the graveyard if not
    Given Alice has "Firebolt" as "first" in graveyard and has "Firebolt" as "second" in hand and can pay {4}{R}{R}
    And Bob has 2 "Counterspell" as "counter" in hand and can pay {U}{U}{U}{U}
    When Alice plays "first" from graveyard targeting Bob
    And Bob plays "counter 1" targeting "first"
    And the stack resolves
    Then "first" is exiled
    When Alice plays "second" targeting Bob
    And Bob plays "counter 2" targeting "second"
    And the stack resolves
    Then "second" is in Alice's graveyard
    And Bob is at 20 life

  @cr26:702.34a
  Scenario: A countered Lava Spike with flashback from Snapcaster Mage is exiled
    Given it is Alice's main phase
    And Alice has "Snapcaster Mage" in hand and can pay {1}{U}{R}
    And Alice has "Lava Spike" in graveyard
    And Bob has "Counterspell" in hand and can pay {U}{U}
    When Alice plays "Snapcaster Mage"
    And the top of the stack resolves
    And the stack resolves
    And Alice plays "Lava Spike" from graveyard targeting Bob
    And Bob plays "Counterspell" targeting "Lava Spike"
    And the stack resolves
    Then "Lava Spike" is exiled
    And "Counterspell" is in Bob's graveyard
    And Bob is at 20 life

  @cr26:702.34a
  Scenario: Firebolt can be cast with flashback from its owner's graveyard, and not from exile or by another player
    Given Alice has "Firebolt" as "mine" in graveyard and has "Firebolt" as "away" exiled and can pay {4}{R}
    And Bob has "Firebolt" as "yours" in graveyard
    Then Alice can play "mine" from graveyard targeting Bob
    And Alice can't play "away" from exile targeting Bob by rule 601.3
    And Alice can't play "yours" from graveyard targeting Bob by rule 601.3
    When Alice plays "mine" from graveyard targeting Bob
    And the stack resolves
    Then "mine" is exiled

  @cr26:702.34a @cr26:400.7g.2
  Scenario: A card to which an effect gives flashback is exiled whether the spell resolves or is countered
    Given Alice controls "Second Hearing" and can pay {4}
    And Alice has 2 "Lava Spike" as "spike" in graveyard
    And Bob has "Counterspell" in hand and can pay {U}{U}
    When Alice plays "spike 1" from graveyard targeting Bob
    Then {2} was spent on "spike 1"
    When the stack resolves
    Then "spike 1" is exiled
    And Bob is at 17 life
    When Alice plays "spike 2" from graveyard targeting Bob
    And Bob plays "Counterspell" targeting "spike 2"
    And the stack resolves
    Then "spike 2" is exiled
    And Bob is at 17 life

  @cr26:702.34a
  Scenario: Capsize that Snapcaster Mage gave flashback is exiled, though its buyback cost was paid
    Given Alice has "Snapcaster Mage" in hand and can pay {1}{U} and can pay {4}{U}{U}
    And Alice has "Capsize" in graveyard
    And Bob controls "Hill Giant"
    When Alice plays "Snapcaster Mage"
    And the stack resolves
    And Alice plays "Capsize" from graveyard paying the optional cost "buyback" targeting "Hill Giant"
    Then the total cost of "Capsize" is {4}{U}{U}
    When the stack resolves
    And Alice chooses the ability "buyback.keep" of "Capsize"
    Then "Hill Giant" is in Bob's hand
    And "Capsize" is exiled

  @cr26:702.34a
  Scenario: Sphere of Resistance adds {1} to the flashback cost of Firebolt
    Given Bob controls "Sphere of Resistance"
    And Alice has "Firebolt" in graveyard and can pay {5}{R}
    When Alice plays "Firebolt" from graveyard targeting Bob
    Then the total cost of "Firebolt" is {5}{R}
    When the stack resolves
    Then Bob is at 18 life
    And "Firebolt" is exiled

  @cr26:702.34a
  Scenario: Firebolt cast with flashback is exiled although its target has left and it doesn't resolve
    Given Alice has "Firebolt" as "first" in graveyard and has "Firebolt" as "second" in hand and can pay {4}{R}{R}
    And Bob controls "Grizzly Bears" and "Hill Giant" and has 2 "Boomerang" as "recall" in hand and can pay {U}{U}{U}{U}
    When Alice plays "first" from graveyard targeting "Grizzly Bears"
    And Bob plays "recall 1" targeting "Grizzly Bears"
    And the stack resolves
    Then "first" was countered on resolution
    And "first" is exiled
    When Alice plays "second" targeting "Hill Giant"
    And Bob plays "recall 2" targeting "Hill Giant"
    And the stack resolves
    Then "second" is in Alice's graveyard

  @cr26:702.34a.6
  Scenario: Dread Return is cast from the graveyard for three sacrificed creatures and no mana, returns Craw Wurm and is exiled
    Given Alice has "Dread Return" and "Craw Wurm" in graveyard
    And Alice controls "Grizzly Bears", "Hill Giant", "Llanowar Elves" and "Sol Ring"
    Then Alice can't play "Dread Return" from graveyard sacrificing "Grizzly Bears", "Hill Giant" and "Sol Ring" targeting "Craw Wurm" by rule 118.3
    And Alice can play "Dread Return" from graveyard sacrificing "Grizzly Bears", "Hill Giant" and "Llanowar Elves" targeting "Craw Wurm"
    When Alice plays "Dread Return" from graveyard sacrificing "Grizzly Bears", "Hill Giant" and "Llanowar Elves" targeting "Craw Wurm"
    Then "Grizzly Bears", "Hill Giant" and "Llanowar Elves" were sacrificed
    When the stack resolves
    Then "Craw Wurm" is in play under Alice's control
    And "Dread Return" is exiled
    And "Sol Ring" is untapped
