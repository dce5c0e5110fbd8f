Feature: Confound

  @may01:cards.4
  Scenario: Confound counters Boomerang that targets a creature, and its controller draws a card
    Given Alice controls "Grizzly Bears"
    And Alice has "Confound" in hand and can pay {1}{U}
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Bob plays "Boomerang" targeting "Grizzly Bears"
    And Alice plays "Confound" targeting "Boomerang"
    And the stack resolves
    Then "Boomerang" was countered
    And it happened in this order that "Boomerang" was countered, then Alice drew
    And "Grizzly Bears" is in play
    And Alice has drawn 1 card
    And Bob has drawn no cards

  @may01:cards.4
  Scenario: Confound can't target an activated ability, or a spell that targets only a land or a player
    Given Alice controls "Forest"
    And Bob controls "Grizzly Bears"
    And Alice has "Confound" in hand and can pay {1}{U}
    And Bob has 2 "Boomerang" as "boomerang" in hand and can pay {U}{U}{U}{U}
    And Bob has "Urza's Rage" in hand and can pay {2}{R}
    And Bob controls "Frostwielder"
    When Bob plays "boomerang 1" targeting "Forest"
    And Bob plays "Urza's Rage" targeting Alice
    Then Alice can't play "Confound" targeting "boomerang 1" by rule 409.1c
    When Bob plays "boomerang 2" targeting "Grizzly Bears"
    And Bob activates "Frostwielder" targeting "Grizzly Bears"
    Then Alice can play "Confound" targeting "boomerang 2"
    And Alice can target only "boomerang 2" with "Confound"
    When Alice plays "Confound" targeting "boomerang 2"
    And the stack resolves
    Then "boomerang 2" was countered
    And "boomerang 1" has resolved

  @may01:cards.4
  Scenario: Confound can target a copy that targets a creature, though the copied spell targets a land
    Given Alice controls "Grizzly Bears" and "Forest"
    And Alice has "Confound" in hand and can pay {1}{U}
    And Bob has "Boomerang" and "Fork" in hand and can pay {U}{U} and can pay {R}{R}
    When Bob plays "Boomerang" targeting "Forest"
    And Bob plays "Fork" targeting "Boomerang"
    And the top of the stack resolves
    And as it resolves, Bob targets "Grizzly Bears"
    Then Alice can't play "Confound" targeting "Boomerang" by rule 409.1c
    And Alice can play "Confound" targeting the copy of "Boomerang"
    When Alice plays "Confound" targeting the copy of "Boomerang"
    And the stack resolves
    Then "Grizzly Bears" is in play
    And Alice has drawn 1 card
    And "Forest" is in Alice's hand

  @may01:cards.4 @cr26:115.9b
  Scenario: Confound doesn't resolve if the only creature that the targeted Boomerang targets has left the battlefield
    Given Alice has "Confound" in hand and can pay {1}{U}
    And Alice controls "Grizzly Bears"
    And Bob has "Boomerang" as "the slow" and "Boomerang" as "the quick" in hand and can pay {U}{U}{U}{U}
    When Bob plays "the slow" targeting "Grizzly Bears"
    And Alice plays "Confound" targeting "the slow"
    And Bob plays "the quick" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" is in Alice's hand
    When the top of the stack resolves
    Then "Confound" was countered on resolution
    And "the slow" is on the stack
    And Alice has drawn no cards

  @may01:cards.4 @edition:2001-07 @edition:2004-10 @edition:2005-02 @edition:2006-10 @edition:2009-07 @edition:2013-07
  Scenario: Confound counters a spell that targets two creatures even if one of the two has left the battlefield
    Given Alice has "Confound" in hand and can pay {1}{U}
    And Alice controls "Grizzly Bears", "Hill Giant" and "Craw Wurm"
    And Bob has "Bounty of the Hunt" and "Boomerang" in hand and can pay {3}{G}{G} and can pay {U}{U}
    When Bob plays "Bounty of the Hunt" choosing "two" targeting "Grizzly Bears" then "Hill Giant"
    And Alice plays "Confound" targeting "Bounty of the Hunt"
    And Bob plays "Boomerang" targeting "Hill Giant"
    And the stack resolves
    Then "Bounty of the Hunt" was countered
    And Alice has drawn 1 card
    And "Grizzly Bears" is 2/2
