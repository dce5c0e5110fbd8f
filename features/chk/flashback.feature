Feature: Flashback, in a ruling of our own

  @chk:ours.1
  Scenario: What was played from the hand goes to the graveyard, and from there it is removed
    Given Alice has "Firebolt" in hand and can pay {4}{R}{R}
    Then the mana cost of "Firebolt" is {R}
    And "Firebolt" has exactly the type "sorcery"
    And "Firebolt" is red
    When Alice plays "Firebolt" targeting Bob
    And the stack resolves
    Then "Firebolt" is in Alice's graveyard
    When Alice plays "Firebolt" from graveyard targeting Bob
    And the stack resolves
    Then "Firebolt" is exiled
    And Bob is at 16 life

  @chk:ours.1
  Scenario: What is countered goes the same ways
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

  @chk:ours.1
  Scenario: Flashback works from one's own graveyard and from nowhere else
    Given Alice has "Firebolt" as "mine" in graveyard and has "Firebolt" as "away" exiled and can pay {4}{R}
    And Bob has "Firebolt" as "yours" in graveyard
    Then Alice can play "mine" from graveyard targeting Bob
    And Alice can't play "away" from exile targeting Bob by rule 401.4
    And Alice can't play "yours" from graveyard targeting Bob by rule 401.4
    When Alice plays "mine" from graveyard targeting Bob
    And the stack resolves
    Then "mine" is exiled

  @chk:ours.1
  Scenario: A card that was given flashback where it lay is removed as well, resolved or countered
    Given Alice controls "Second Hearing" and can pay {4}
    And Alice has 2 "Lava Spike" as "spike" in graveyard
    And Bob has "Counterspell" in hand and can pay {U}{U}
    Then the mana cost of "Second Hearing" is {1}{R}
    And "Second Hearing" has exactly the type "enchantment"
    And "Second Hearing" is red
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
