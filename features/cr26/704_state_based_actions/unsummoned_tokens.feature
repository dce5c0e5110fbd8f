Feature: Tokens that are returned to a hand

  @cr26:704.5d.2
  Scenario: Unsummon returns a card that Alice controls to Bob's hand, and a token ceases to exist
    Given Alice controls "Hill Giant" as "lent"
    And Bob controls a 1/1 black "Rat" creature token as "vermin" and "Grizzly Bears"
    And Alice has "Unsummon" as "one", "Unsummon" as "two" and "Threaten" in hand and can pay {U}{U} and can pay {2}{R}
    When Alice plays "Threaten" targeting "Grizzly Bears"
    And the stack resolves
    And Alice plays "one" targeting "Grizzly Bears"
    And the stack resolves
    And Alice plays "two" targeting "vermin"
    And the stack resolves
    Then Bob's hand holds "Grizzly Bears"
    And "vermin" is gone
    And "lent" is in play
