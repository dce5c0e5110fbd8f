Feature: Which of several it is

  @may01:ours.327 @edition:2004-10 @edition:2005-02 @edition:2006-10 @edition:2026-01
  Scenario: The first card of a draw step is drawn, and the next is drawn by another
    Given it is Bob's upkeep
    And Alice controls "Notion Thief"
    And Alice has "Smite" and "Terror" on top of library
    And Bob has "Grizzly Bears" and "Hill Giant" on top of library
    And Bob has "Reach Through Mists" in hand and can pay {U}
    Then the mana cost of "Notion Thief" is {2}{U}{B}
    And "Notion Thief" is 3/1
    And "Notion Thief" has "flash"
    When the game goes on to Bob's draw step
    Then "Grizzly Bears" is in Bob's hand
    When Bob plays "Reach Through Mists"
    And the stack resolves
    Then "Smite" is in Alice's hand
    And the top of Bob's library is "Hill Giant"

  @may01:ours.327
  Scenario: In another step even the first of the turn is drawn by another, and the draw step has its own first one
    Given it is Bob's upkeep
    And Alice controls "Notion Thief"
    And Alice has "Smite" and "Terror" on top of library
    And Bob has "Grizzly Bears" and "Hill Giant" on top of library
    And Bob has "Reach Through Mists" in hand and can pay {U}
    When Bob plays "Reach Through Mists"
    And the stack resolves
    Then "Smite" is in Alice's hand
    When the game goes on to Bob's main phase
    Then "Grizzly Bears" is in Bob's hand
    And the top of Alice's library is "Terror"

  @may01:ours.328
  Scenario: The second card of a turn is the second one, however many follow before anything comes of it
    Given it is Alice's main phase
    And Alice controls "Improbable Alliance"
    And Alice has "Grizzly Bears", "Hill Giant", "Smite" and "Terror" on top of library
    And Alice has "Reach Through Mists" as "one", "Reach Through Mists" as "two" and "Reach Through Mists" as "three" in hand
    And Alice can pay {U}{U}{U}
    Then the mana cost of "Improbable Alliance" is {U}{R}
    When Alice plays "one"
    And the stack resolves
    Then "Improbable Alliance" has triggered never
    When Alice plays "two"
    And the top of the stack resolves
    Then "Improbable Alliance" has triggered once
    And Alice controls no "token" permanents
    When Alice plays "three"
    And the stack resolves
    Then "Smite" is in Alice's hand
    And "Improbable Alliance" has triggered once
    And Alice controls a 1/1 blue "Faerie" creature token
    And the first "Faerie" token has "flying"

  @may01:ours.328
  Scenario: A card that its own ability draws counts among them
    Given it is Alice's main phase
    And Alice controls "Improbable Alliance"
    And Alice has "Grizzly Bears" and "Hill Giant" on top of library
    And Alice has "Reach Through Mists" and "Smite" in hand
    And Alice can pay {U} and can pay {4}{U}{R}
    When Alice plays "Reach Through Mists"
    And the stack resolves
    Then "Improbable Alliance" has triggered never
    When Alice activates "sift" of "Improbable Alliance"
    And the top of the stack resolves
    And as it resolves, Alice chooses "Smite"
    Then "Smite" is in Alice's graveyard
    And "Hill Giant" is in Alice's hand
    And "Improbable Alliance" has triggered once
    When the stack resolves
    Then Alice controls a 1/1 blue "Faerie" creature token

  @may01:ours.327
  Scenario: The first card of a turn is left to whoever draws it in the draw step
    Given it is Bob's upkeep
    And Alice controls "Notion Thief"
    And Alice has "Smite" and "Terror" on top of library
    And Bob has "Grizzly Bears" and "Hill Giant" on top of library
    And Bob has "Reach Through Mists" in hand and can pay {U}
    When the game goes on to Bob's main phase
    Then "Grizzly Bears" is in Bob's hand
    And the top of Alice's library is "Smite" and "Terror"
    When Bob plays "Reach Through Mists"
    And the stack resolves
    Then "Smite" is in Alice's hand
    And the top of Bob's library is "Hill Giant"
