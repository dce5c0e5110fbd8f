Feature: Ascend, in rulings of our own

  @htg:ours.502
  Scenario: Ten permanents bring the city's blessing, which stays when they don't
    Given Alice controls "Snubhorn Sentry" and 8 "Forest" as "wood"
    And Alice has "Forest" as "the tenth" in hand
    And Bob controls 12 "Swamp" as "bog"
    And Bob has "Boomerang" in hand and can pay {U}{U}
    Then "Snubhorn Sentry" is 0/3
    When Alice plays the land "the tenth"
    Then "Snubhorn Sentry" is 3/3
    When Alice passes
    And Bob casts "Boomerang" targeting "the tenth"
    And the stack resolves
    Then Alice's hand holds "the tenth"
    And "Snubhorn Sentry" is 3/3

  @htg:ours.502
  Scenario: A sorcery with ascend looks as it resolves
    Given Alice controls 3 "Forest" as "wood"
    And Alice has 7 "Swamp" as "leaf" as library
    And Alice has "Secrets of the Golden City" as "one", "Secrets of the Golden City" as "two" and "Forest" as "the tenth" in hand and can pay {2}{U}{U}{U}{U}
    When Alice casts "one"
    And the stack resolves
    Then Alice has 4 cards in hand
    When Alice plays the land "the tenth"
    And Alice casts "two"
    And the stack resolves
    Then Alice has 5 cards in hand
