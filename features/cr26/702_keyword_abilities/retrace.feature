Feature: Retrace

  @cr26:702.81a
  Scenario: Raven's Crime with retrace is cast from the graveyard twice by discarding a land card each time
    Given Alice has "Raven's Crime" in graveyard and can pay {B}{B}
    And Alice has "Forest", "Island" and "Hill Giant" in hand
    And Bob has "Craw Wurm" and "Grizzly Bears" in hand
    Then Alice can't play "Raven's Crime" from graveyard discarding "Hill Giant" targeting Bob by rule 118.3
    And Alice can't play "Raven's Crime" from graveyard discarding "Forest" and "Island" targeting Bob by rule 118.3
    And Alice can play "Raven's Crime" from graveyard discarding "Forest" targeting Bob
    When Alice plays "Raven's Crime" from graveyard discarding "Forest" targeting Bob
    Then "Forest" was discarded
    And the total cost of "Raven's Crime" is {B}
    When the stack resolves
    And Bob chooses "Craw Wurm" for "Raven's Crime"
    Then "Raven's Crime" is in Alice's graveyard
    When Alice plays "Raven's Crime" from graveyard discarding "Island" targeting Bob
    And the stack resolves
    Then "Grizzly Bears" is in Bob's graveyard

  @cr26:702.81a
  Scenario: Raven's Crime with retrace is cast from hand without discarding a land card
    Given Alice has "Raven's Crime", "Forest" and "Island" in hand and can pay {B}{B}
    And Bob has "Craw Wurm" as "first" and "Hill Giant" as "second" in hand
    When Alice plays "Raven's Crime" targeting Bob
    And the stack resolves
    And Bob chooses "first" for "Raven's Crime"
    Then "first" is in Bob's graveyard
    And Alice has 2 cards in hand
    When Alice plays "Raven's Crime" from graveyard discarding "Forest" targeting Bob
    And the stack resolves
    Then "second" is in Bob's graveyard
    And "Island" is in Alice's hand

  @cr26:702.81a
  Scenario: With Sphere of Resistance, Raven's Crime costs {1}{B} with retrace, and a land card is discarded in addition
    Given Alice has "Raven's Crime" in graveyard and can pay {1}{B}
    And Alice has "Forest" in hand
    And Bob controls "Sphere of Resistance" and has "Hill Giant" in hand
    When Alice plays "Raven's Crime" from graveyard discarding "Forest" targeting Bob
    Then the total cost of "Raven's Crime" is {1}{B}
    And "Forest" was discarded
    When the stack resolves
    Then "Hill Giant" is in Bob's graveyard

  @cr26:702.81a
  Scenario: Raven's Crime cast with retrace may be cast for the cost of Fist of Suns, with the discard of a land card in addition
    Given Alice controls "Fist of Suns" and can pay {W}{U}{B}{R}{G}
    And Alice has "Raven's Crime" in graveyard
    And Alice has "Forest" in hand
    And Bob has "Hill Giant" in hand
    When Alice plays "Raven's Crime" from graveyard, discarding "Forest" instead of its mana cost by "suns" targeting Bob
    Then {W}{U}{B}{R}{G} was spent on "Raven's Crime"
    And "Forest" was discarded
    When the stack resolves
    Then "Hill Giant" is in Bob's graveyard

  @cr26:702.81a
  Scenario: Raven's Crime is cast with retrace from its player's graveyard, and not from exile or from Bob's graveyard
    Given Alice has "Raven's Crime" as "mine" in graveyard and "Raven's Crime" as "away" exiled and can pay {B}
    And Alice has "Forest" in hand
    And Bob has "Raven's Crime" as "yours" in graveyard and has "Hill Giant" in hand
    Then Alice can't play "yours" from graveyard discarding "Forest" targeting Bob by rule 601.3
    And Alice can't play "away" from exile discarding "Forest" targeting Bob by rule 601.3
    And Alice can play "mine" from graveyard discarding "Forest" targeting Bob
    When Alice plays "mine" from graveyard discarding "Forest" targeting Bob
    And the stack resolves
    Then "Hill Giant" is in Bob's graveyard
    And "mine" is in Alice's graveyard

  @cr26:702.81a.2
  Scenario: Hill Giant with retrace is cast from the graveyard by discarding a land card, and Grizzly Bears without retrace can't be
    Given Alice has "Hill Giant" and "Grizzly Bears" in graveyard and can pay {3}{R}
    And "Hill Giant" has "retrace"
    And Alice has "Forest" and "Craw Wurm" in hand
    Then Alice can't play "Grizzly Bears" from graveyard by rule 601.3
    And Alice can't play "Hill Giant" from graveyard discarding "Craw Wurm" by rule 118.3
    And Alice can play "Hill Giant" from graveyard discarding "Forest"
    When Alice plays "Hill Giant" from graveyard discarding "Forest"
    Then "Forest" was discarded
    And the total cost of "Hill Giant" is {3}{R}
    When the stack resolves
    Then "Hill Giant" is in play under Alice's control
    And "Craw Wurm" is in Alice's hand
