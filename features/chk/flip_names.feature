Feature: Naming a flip card
  @chk:flip-cards.5
  Scenario: A player may name either half of a flip card
    Given Alice has "Predict" in hand and can pay {1}{U}
    And Bob has "Nezumi Graverobber" on top of library
    When Alice plays "Predict" targeting Bob
    And the stack resolves
    Then Alice is asked for a card name by "Predict"
    And Alice may choose the card name "Nezumi Graverobber"
    And Alice may choose the card name "Nighteyes the Desecrator"
    And Alice may not choose the card name "Nighteyes the Accountant"
    When as it resolves, Alice chooses the card name "Nezumi Graverobber" for "Predict"
    Then "Nezumi Graverobber" is in Bob's graveyard
    And Alice has drawn 2 cards

  @chk:flip-cards.5
  Scenario: A flip card has the name of its bottom half only while it is flipped and on the battlefield
    Given Alice has "Predict" in hand and can pay {1}{U} and can pay {1}{B}
    And Alice controls "Nezumi Graverobber" as "the robber"
    And Bob has "Nezumi Graverobber" as "the novice" on top of library
    Then "the robber" is named "Nezumi Graverobber"
    When Alice plays "Predict" targeting Bob
    And the stack resolves
    Then Alice is asked for a card name by "Predict"
    When as it resolves, Alice chooses the card name "Nighteyes the Desecrator" for "Predict"
    Then "the novice" is in Bob's graveyard
    And Alice has drawn 1 card
    And "the novice" is named "Nezumi Graverobber"
    When Alice activates "the robber" targeting "the novice"
    And the stack resolves
    Then "the robber" is named "Nighteyes the Desecrator"
    And "the novice" is removed from the game
    And "the novice" is named "Nezumi Graverobber"
