Feature: Transform

  @cr26:701.27a
  Scenario: Delver of Secrets transforms when an instant card is revealed, and has its front face again in hand
    Given Alice controls "Delver of Secrets"
    And Alice has "Island" and "Counterspell" on top of library
    And Bob has 4 "Swamp" as "leaf" as library
    And Bob has "Boomerang" in hand and can pay {U}{U}
    And it is Bob's end step
    Then "Delver of Secrets" has exactly the types "creature", "Human" and "Wizard"
    When the game goes on to Alice's upkeep
    And the stack resolves
    And as it resolves, Alice says yes to "Delver of Secrets"
    Then it happened once that "Island" was revealed
    And "Delver of Secrets" is 1/1
    When the game goes on to Alice's next upkeep
    And the stack resolves
    And as it resolves, Alice says yes to "Delver of Secrets"
    Then "Delver of Secrets" is named "Insectile Aberration"
    And it happened once that "Counterspell" was revealed
    And "Delver of Secrets" is 3/2
    And "Delver of Secrets" has "flying"
    And "Delver of Secrets" is blue
    And "Delver of Secrets" has exactly the types "creature", "Human" and "Insect"
    And the mana value of "Delver of Secrets" is 1
    When Bob casts "Boomerang" targeting "Delver of Secrets"
    And the stack resolves
    Then "Delver of Secrets" is named "Delver of Secrets"
    And "Delver of Secrets" is untransformed

  @cr26:701.27a
  Scenario: Delver of Secrets transforms when its controller reveals a sorcery card
    Given Alice controls "Delver of Secrets"
    And Alice has "Lava Spike" on top of library
    And it is Bob's end step
    When the game goes on to Alice's upkeep
    And the stack resolves
    And as it resolves, Alice says yes to "Delver of Secrets"
    Then "Delver of Secrets" is transformed
    And "Delver of Secrets" is 3/2
    And it happened once that "Delver of Secrets" transformed
