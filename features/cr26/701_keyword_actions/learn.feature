Feature: Learn

  @cr26:701.48a
  Scenario: Alice, who discards Hill Giant as she learns, draws a card
    Given Alice has "Evening Lecture", "Hill Giant" and "Forest" in hand and can pay {U}
    And Alice has "Grizzly Bears" and "Swamp" on top of library
    When Alice casts "Evening Lecture"
    And the stack resolves
    Then Alice may choose yes for "Evening Lecture"
    When Alice says yes to "Evening Lecture"
    And Alice chooses "Hill Giant" for "Evening Lecture"
    Then "Hill Giant" is in Alice's graveyard
    And Alice's hand holds "Grizzly Bears" and "Forest"
    And it happened in this order that "Hill Giant" was discarded, then Alice drew

  @cr26:701.48a.2
  Scenario: Alice, who discards no card as she learns, draws none
    Given Alice has "Evening Lecture", "Hill Giant" and "Forest" in hand and can pay {U}
    And Alice has "Grizzly Bears" and "Swamp" on top of library
    When Alice casts "Evening Lecture"
    And the stack resolves
    And Alice says no to "Evening Lecture"
    Then Alice's hand holds "Hill Giant" and "Forest"
    And "Evening Lecture" is in Alice's graveyard
    And the top of Alice's library is "Grizzly Bears"

  @cr26:701.48a.2
  Scenario: Alice, who has no card to discard as she learns, draws none
    Given Alice has "Evening Lecture" in hand and can pay {U}
    And Alice has "Grizzly Bears" and "Swamp" on top of library
    When Alice casts "Evening Lecture"
    And the stack resolves
    Then Alice's hand is empty
    And "Evening Lecture" is in Alice's graveyard
    And Alice has drawn no cards
