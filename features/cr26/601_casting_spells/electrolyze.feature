Feature: Electrolyze

  @cr26:601.2d.3
  Scenario: Electrolyze deals 1 damage to each of two targets, one of which has gone, and a card is drawn
    Given Bob controls "Hill Giant" and "Wall of Stone" and has "Unsummon" in hand and can pay {U}
    And Alice has "Electrolyze" in hand and can pay {1}{U}{R}
    And Alice has "Forest" and "Island" as library
    When Alice plays "Electrolyze" targeting "Hill Giant" and "Wall of Stone" dividing 1 to "Hill Giant" and 1 to "Wall of Stone"
    And Bob plays "Unsummon" targeting "Hill Giant"
    And the stack resolves
    Then "Wall of Stone" has 1 damage marked
    And Alice's hand holds "Forest"
    And Alice has drawn 1 card

  @cr26:601.2d.3
  Scenario: Electrolyze deals both damage to one target
    Given Bob controls "Hill Giant" and "Grizzly Bears"
    And Alice has "Electrolyze" in hand and can pay {1}{U}{R}
    And Alice has "Forest" and "Island" as library
    Then Alice can't play "Electrolyze" targeting "Hill Giant" and Bob dividing 0 to "Hill Giant" and 2 to Bob
    And Alice can play "Electrolyze" targeting "Hill Giant" and Bob dividing 1 to "Hill Giant" and 1 to Bob
    And Alice can play "Electrolyze" targeting "Grizzly Bears" dividing 2 to "Grizzly Bears"
    When Alice plays "Electrolyze" targeting "Grizzly Bears" dividing 2 to "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" was destroyed
    And Alice's hand holds "Forest"

  @cr26:601.2d.3
  Scenario: Electrolyze, whose only target has gone, doesn't resolve, and no card is drawn; one whose target stays draws a card
    Given Bob controls "Hill Giant" and "Wall of Stone" and has "Unsummon" in hand and can pay {U}
    And Alice has "Electrolyze" as "one" and "Electrolyze" as "two" in hand and can pay {1}{U}{R}{1}{U}{R}
    And Alice has "Forest" and "Island" as library
    When Alice plays "one" targeting "Hill Giant" dividing 2 to "Hill Giant"
    And Bob plays "Unsummon" targeting "Hill Giant"
    And the stack resolves
    Then "one" did not resolve
    And Alice has drawn no cards
    When Alice plays "two" targeting "Wall of Stone" dividing 2 to "Wall of Stone"
    And the stack resolves
    Then "Wall of Stone" has 2 damage marked
    And Alice has drawn 1 card
