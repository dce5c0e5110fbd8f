Feature: Overload

  @cr26:702.96b @cr26:702.96a
  Scenario: An overloaded Cyclonic Rift has no target and returns a creature with hexproof
    Given Alice has "Cyclonic Rift" in hand and can pay {6}{U}
    And Alice controls "Grizzly Bears"
    And Bob controls "Gladecover Scout", "Hill Giant" and "Forest"
    Then Alice can't play "Cyclonic Rift" targeting "Gladecover Scout" because "Gladecover Scout" has "hexproof"
    And Alice can play "Cyclonic Rift" targeting "Hill Giant"
    When Alice plays "Cyclonic Rift" instead of its mana cost by "overload"
    Then "Cyclonic Rift" targets nothing
    And the total cost of "Cyclonic Rift" is {6}{U}
    When the stack resolves
    Then "Gladecover Scout" and "Hill Giant" are in Bob's hand
    And "Grizzly Bears" and "Forest" are in play

  @cr26:702.96b
  Scenario: A Cyclonic Rift cast for its mana cost returns only its target
    Given Alice has "Cyclonic Rift" in hand and can pay {1}{U}
    And Bob controls "Grizzly Bears" and "Hill Giant"
    When Alice plays "Cyclonic Rift" targeting "Hill Giant"
    Then {1}{U} was spent on "Cyclonic Rift"
    When the stack resolves
    Then "Hill Giant" is in Bob's hand
    And "Grizzly Bears" is in play
