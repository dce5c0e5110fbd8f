Feature: Kyoki, Sanity's Eclipse

  @bok:kyoki-sanitys-eclipse.1
  Scenario: The card that Bob must exile from his hand because of Kyoki is face up
    Given Alice controls "Kyoki, Sanity's Eclipse"
    And Alice has "Reach Through Mists" in hand and can pay {U}
    And Bob has "Grizzly Bears" and "Craw Wurm" in hand
    When Alice plays "Reach Through Mists"
    Then the stack holds the ability of "Kyoki, Sanity's Eclipse" and "Reach Through Mists"
    And Alice doesn't know "Grizzly Bears"
    When the top of the stack resolves
    And as it resolves, Bob chooses "Grizzly Bears" for "Kyoki, Sanity's Eclipse"
    Then "Grizzly Bears" is removed from the game
    And "Grizzly Bears" is face up
    And Alice knows "Grizzly Bears"
    And "Craw Wurm" is in Bob's hand
    And Alice doesn't know "Craw Wurm"

  @bok:kyoki-sanitys-eclipse.2
  Scenario: A card exiled because of Kyoki stays exiled when Kyoki leaves the battlefield
    Given Alice controls "Kyoki, Sanity's Eclipse"
    And Alice has "Kami of Ancient Law" in hand and can pay {1}{W}
    And Bob has "Craw Wurm" and "Boomerang" in hand and can pay {U}{U}
    When Alice plays "Kami of Ancient Law"
    And the top of the stack resolves
    And as it resolves, Bob chooses "Craw Wurm" for "Kyoki, Sanity's Eclipse"
    Then "Craw Wurm" is removed from the game
    When Bob plays "Boomerang" targeting "Kyoki, Sanity's Eclipse"
    And the stack resolves
    Then "Kyoki, Sanity's Eclipse" is in Alice's hand
    And "Craw Wurm" is removed from the game
    When the turn ends
    Then "Craw Wurm" is removed from the game

  @bok:kyoki-sanitys-eclipse.1
  Scenario: Kyoki triggers for its controller's Arcane spell, and not for other spells or an opponent's spell
    Given Alice controls "Kyoki, Sanity's Eclipse"
    And Alice has "Grizzly Bears", "Hill Giant" and "Reach Through Mists" in hand and can pay {1}{U}{G}
    And Bob has "Glacial Ray" and "Craw Wurm" in hand and can pay {1}{R}
    When Alice plays "Grizzly Bears"
    And the stack resolves
    And Bob plays "Glacial Ray" targeting "Grizzly Bears"
    And the stack resolves
    Then "Kyoki, Sanity's Eclipse" is 6/4
    And "Kyoki, Sanity's Eclipse" has triggered never
    And "Craw Wurm" is in Bob's hand
    When Alice plays "Reach Through Mists"
    And the stack resolves
    Then "Kyoki, Sanity's Eclipse" has triggered once
    And "Craw Wurm" is removed from the game
    And "Craw Wurm" is face up
