Feature: Special actions

  @htg:ours.440
  Scenario: A card is suspended without the stack, and played as its last counter goes
    Given Alice has "Ancestral Vision" in hand and can pay {U}
    When Alice activates "suspend" of "Ancestral Vision"
    Then the stack is empty
    And "Ancestral Vision" is exiled
    And "Ancestral Vision" has 4 time counters

  @htg:ours.440
  Scenario: A suspended card is played for nothing
    Given it is Bob's end step
    And Alice has "Ancestral Vision" in exile
    And "Ancestral Vision" has 1 time counter
    And Bob has "Plains", "Mountain" and "Wastes" as library
    When the game goes on to Alice's upkeep
    And the top of the stack resolves
    And the top of the stack resolves
    And while "Ancestral Vision" resolves, Alice plays "Ancestral Vision" targeting Bob
    And the stack resolves
    Then Bob has drawn 3 cards
    And "Ancestral Vision" is in Alice's graveyard

  @htg:ours.441
  Scenario: A creature that was suspended has haste
    Given it is Bob's end step
    And Bob controls "Grizzly Bears"
    And Alice has "Riftwing Cloudskate" in exile
    And "Riftwing Cloudskate" has 1 time counter
    When the game goes on to Alice's upkeep
    And the top of the stack resolves
    And the top of the stack resolves
    And while "Riftwing Cloudskate" resolves, Alice plays "Riftwing Cloudskate"
    And the top of the stack resolves
    And Alice targets "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is in Bob's hand
    When the game goes on to Alice's main phase
    And Alice attacks with "Riftwing Cloudskate"
    Then "Riftwing Cloudskate" is attacking

  @htg:ours.441
  Scenario: A creature with suspend that is cast has no haste
    Given Alice has "Riftwing Cloudskate" in hand
    And Alice controls 5 "Island"
    And Alice controls "Hill Giant"
    And Bob controls "Grizzly Bears"
    When Alice plays "Riftwing Cloudskate"
    And the top of the stack resolves
    And Alice targets "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is in Bob's hand
    And Alice can attack with "Hill Giant"
    And Alice can't attack with "Riftwing Cloudskate" by rule 302.6

  @htg:ours.442
  Scenario: A card is foretold and played on a later turn for its other cost
    Given Alice has "Saw It Coming" in hand and can pay {2}
    And Alice controls "Island" and "Wastes"
    And Bob has "Young Wolf" in hand
    And Bob controls "Forest"
    When Alice activates "foretell" of "Saw It Coming"
    Then the stack is empty
    And "Saw It Coming" is exiled
    And Bob doesn't know "Saw It Coming"
    When the game goes on to Bob's main phase
    And Bob plays "Young Wolf"
    And Alice plays "Saw It Coming" from exile targeting "Young Wolf"
    Then {C}{U} was spent on "Saw It Coming"
    When the stack resolves
    Then "Young Wolf" is in Bob's graveyard

  @htg:ours.442
  Scenario: Foretold it isn't played for its mana cost, and later in no other way
    Given Alice has "Saw It Coming" in hand and can pay {2}
    And Alice controls 2 "Island"
    And Bob has "Young Wolf" in hand
    And Bob controls "Forest"
    When Alice activates "foretell" of "Saw It Coming"
    And the game goes on to Bob's main phase
    And Bob plays "Young Wolf"
    And Alice plays "Saw It Coming" from exile targeting "Young Wolf"
    Then {U}{U} was spent on "Saw It Coming"

  @htg:ours.443
  Scenario: On the turn that it is plotted it stays in exile
    Given Alice has "Djinn of Fool's Fall" and "Young Wolf" in hand and can pay {3}{U}{G}
    When Alice activates "plot" of "Djinn of Fool's Fall"
    Then "Djinn of Fool's Fall" is exiled
    And Alice can play "Young Wolf"
    And Alice can't play "Djinn of Fool's Fall"

  @htg:ours.443
  Scenario: A card is plotted and played on a later turn for nothing
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
