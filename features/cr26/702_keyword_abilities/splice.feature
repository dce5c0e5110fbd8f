Feature: Splice

  @cr26:702.47a
  Scenario: Blessed Breath spliced onto Reach Through Mists costs {W} more and gives Grizzly Bears protection from red
    Given Alice controls "Grizzly Bears" and "Hill Giant"
    And Alice has "Reach Through Mists" and "Blessed Breath" in hand and can pay {U}{W}
    When Alice plays "Reach Through Mists" splicing "Blessed Breath" targeting "Grizzly Bears"
    Then {U}{W} was spent on "Reach Through Mists"
    When the stack resolves
    And as it resolves, Alice chooses the color "red" for "Reach Through Mists"
    Then "Grizzly Bears" has "protection from red"
    And "Hill Giant" doesn't have "protection from red"
    And "Blessed Breath" is in Alice's hand

  @cr26:702.47a
  Scenario: Blessed Breath stays in hand, and the spell that it is spliced onto goes to the graveyard
    Given Alice controls "Grizzly Bears"
    And Alice has "Reach Through Mists" and "Blessed Breath" in hand and can pay {U}{W}
    When Alice plays "Reach Through Mists" splicing "Blessed Breath" targeting "Grizzly Bears"
    And the stack resolves
    And as it resolves, Alice chooses the color "black" for "Reach Through Mists"
    Then "Blessed Breath" is in Alice's hand
    And "Reach Through Mists" is in Alice's graveyard
    And "Grizzly Bears" has "protection from black"
