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
  Scenario: Capsize with buyback costs {3} more, and goes to the graveyard if it is countered
    Given Alice has "Capsize" in hand and can pay {4}{U}{U}
    And Bob controls "Grizzly Bears" and has "Counterspell" in hand and can pay {U}{U}
    When Alice plays "Capsize" paying the optional cost "buyback" targeting "Grizzly Bears"
    Then the total cost of "Capsize" is {4}{U}{U}
    When Bob plays "Counterspell" targeting "Capsize"
    And the stack resolves
    Then "Capsize" is in Alice's graveyard
    And "Grizzly Bears" is in play
