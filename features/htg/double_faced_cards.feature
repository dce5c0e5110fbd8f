Feature: Double-faced cards, in rulings of our own

  @htg:ours.423
  Scenario: A Delver who reveals an instant flies, and is a Delver again in hand
    Given Alice controls "Delver of Secrets"
    And Alice has "Island" and "Counterspell" on top of library
    And Bob has 4 "Swamp" as "leaf" as library
    And Bob has "Boomerang" in hand and can pay {U}{U}
    And it is Bob's end step
    Then the mana cost of "Delver of Secrets" is {U}
    And "Delver of Secrets" has exactly the types "creature", "Human" and "Wizard"
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

  @htg:ours.424
  Scenario: A copy of the back has no front: it has no mana value, and doesn't turn into a Delver
    Given Bob controls "Insectile Aberration"
    And Alice has "Clone" in hand and can pay {3}{U}
    Then the mana value of "Insectile Aberration" is 1
    When Alice casts "Clone"
    And the stack resolves
    And as it resolves, Alice chooses "Insectile Aberration" for "Clone"
    Then "Clone" is named "Insectile Aberration"
    And "Clone" is 3/2
    And the mana value of "Clone" is 0
    And "Insectile Aberration" is transformed
    And "Clone" is untransformed

  @htg:ours.427
  Scenario: One land is played each turn, and it is one
    Given Alice has "Bala Ged Recovery" and "Plains" in hand
    Then Alice can play the land "Plains"
    When Alice plays the land "Bala Ged Recovery"
    Then Alice can't play the land "Plains" by rule 305.2
    When the game goes on to Alice's next main phase
    And Alice taps "Bala Ged Recovery" for mana
    Then Alice has {G} in the mana pool

  @htg:ours.427
  Scenario: The land is played of it, and in hand it is a sorcery again
    Given Alice has "Bala Ged Recovery" as "one" and "Bala Ged Recovery" as "two" in hand and can pay {2}{G}
    And Alice has "Grizzly Bears" in graveyard
    And Bob has 4 "Swamp" as "leaf" as library
    And Bob has "Boomerang" in hand and can pay {U}{U}
    Then the mana cost of "one" is {2}{G}
    When Alice plays the land "one"
    Then "one" is named "Bala Ged Sanctuary"
    And "one" is tapped
    And "one" has exactly the types "land"
    And the mana value of "one" is 0
    When Alice casts "two" targeting "Grizzly Bears"
    Then "two" has exactly the types "sorcery"
    When the stack resolves
    Then "Grizzly Bears" is in Alice's hand
    And "two" is in Alice's graveyard
    When the game goes on to Alice's next main phase
    And Alice taps "one" for mana
    Then Alice has {G} in the mana pool
    When Bob casts "Boomerang" targeting "one"
    And the stack resolves
    Then "one" is in Alice's hand
    And "one" is named "Bala Ged Recovery"
    And the mana value of "one" is 3
