Feature: Atheneum

  # While Atheneum is on the battlefield, spells and abilities can't interact with libraries.
  @htg:atheneum.1
  Scenario: Under Atheneum, Vampiric Tutor doesn't search the library, and Alice still loses life
    Given Bob controls "Atheneum" and has "Naturalize" in hand and can pay {1}{G}
    And Alice has 2 "Vampiric Tutor" as "tutor" in hand and can pay {B}{B}
    And Alice has "Forest" and "Hill Giant" on top of library
    When Alice casts "tutor 1"
    And the stack resolves
    Then "tutor 1" has resolved
    And it happened never that Alice searched
    And the top of Alice's library is "Forest"
    And Alice is at 18 life
    When Bob casts "Naturalize" targeting "Atheneum"
    And the stack resolves
    And Alice casts "tutor 2"
    And the stack resolves
    And Alice chooses "Hill Giant" for "tutor 2"
    Then the top of Alice's library is "Hill Giant"

  @htg:atheneum.1
  Scenario: Under Atheneum, Brutal Deceiver's controller looks at the top card of the library but doesn't reveal it
    Given Bob controls "Atheneum"
    And Alice controls "Brutal Deceiver" and can pay {3}
    And Alice has "Forest" on top of library
    When Alice activates the first printed ability of "Brutal Deceiver"
    And the stack resolves
    Then Alice knows "Forest"
    When Alice activates the second printed ability of "Brutal Deceiver"
    And the stack resolves
    Then it happened never that "Forest" was revealed
    And Bob doesn't know "Forest"
    And the ability of "Brutal Deceiver" has resolved

  @htg:atheneum.1
  Scenario: Under Atheneum, no cards are moved from a library into a graveyard, or from a graveyard into a library
    Given Bob controls "Atheneum" and has "Naturalize" in hand and can pay {1}{G}
    And Alice has 2 "Dampen Thought" as "thought" in hand and can pay {2}{U}{U}
    And Alice has "Stream of Consciousness" in hand and can pay {1}{U}
    And Alice has "Grizzly Bears" in graveyard
    And Bob has "Forest", "Island", "Swamp" and "Plains" on top of library
    When Alice casts "thought 1" targeting Bob
    And the stack resolves
    Then "thought 1" has resolved
    And Bob's graveyard is empty
    When Alice casts "Stream of Consciousness" targeting Alice then "Grizzly Bears"
    And the stack resolves
    Then "Stream of Consciousness" has resolved
    And "Grizzly Bears" is in Alice's graveyard
    When Bob casts "Naturalize" targeting "Atheneum"
    And the stack resolves
    And Alice casts "thought 2" targeting Bob
    And the stack resolves
    Then Bob's graveyard holds "Naturalize", "Atheneum", "Forest", "Island", "Swamp" and "Plains"

  @htg:atheneum.1
  Scenario: Under Atheneum, Memory Lapse counters a spell but doesn't put it on the library
    Given Bob controls "Atheneum" and has "Memory Lapse" in hand and can pay {1}{U}
    And Alice has "Grizzly Bears" in hand and can pay {1}{G}
    And Alice has "Forest" on top of library
    When Alice casts "Grizzly Bears"
    And Bob casts "Memory Lapse" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" was countered
    And "Grizzly Bears" is not in Alice's library
    And the top of Alice's library is "Forest"

  @htg:atheneum.2
  Scenario: Under Atheneum, Commune with Nature puts no card into the hand, and Counsel of the Soratami still draws
    Given Bob controls "Atheneum"
    And Alice has "Commune with Nature" and "Counsel of the Soratami" in hand and can pay {G} and can pay {2}{U}
    And Alice has "Grizzly Bears" and "Hill Giant" as library
    When Alice casts "Commune with Nature"
    And the stack resolves
    And Alice chooses "Hill Giant" for "Commune with Nature"
    Then "Commune with Nature" has resolved
    And "Hill Giant" is in Alice's library
    When Alice casts "Counsel of the Soratami"
    And the stack resolves
    Then Alice has drawn 2 cards
    And Alice's hand holds "Grizzly Bears" and "Hill Giant"
