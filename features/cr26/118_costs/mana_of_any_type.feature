Feature: Mana of any type

  @cr26:118.14.2 @cr26:609.4b.3
  Scenario: Mana of any type pays for the spell that Hostage Taker lets Alice cast, and not for a spell from her hand
    Given Alice has "Hostage Taker" and "White Knight" in hand and can pay {2}{U}{B}
    And Alice controls "Swamp" as "mire"
    And Bob controls "Serra Angel"
    When Alice plays "Hostage Taker"
    And the stack resolves
    And Alice targets "Serra Angel" for "Hostage Taker"
    Then "Serra Angel" is exiled
    When the game goes on to Alice's next main phase
    Then Alice can't play "White Knight" by rule 118.3
    And Alice can play "Serra Angel" from exile
    When Alice plays "Serra Angel" from exile
    Then the total cost of "Serra Angel" is {3}{W}{W}
    And {2}{U}{B}{B} was spent on "Serra Angel"
    When the stack resolves
    Then Alice controls "Serra Angel"
    And "Serra Angel" is on the battlefield

  @cr26:118.14.3
  Scenario: With Pact of Coins, five colourless mana pay the {W}{U}{B}{R}{G} of Genju of the Realm, which they can't pay before
    Given Alice has "Pact of Coins" and "Genju of the Realm" in hand
    And Alice controls 7 "Wastes" as "waste"
    Then Alice can't play "Genju of the Realm" targeting "waste 1" by rule 118.3
    When Alice plays "Pact of Coins"
    And the stack resolves
    Then Alice can play "Genju of the Realm" targeting "waste 1"
    When Alice plays "Genju of the Realm" targeting "waste 1"
    Then the total cost of "Genju of the Realm" is {W}{U}{B}{R}{G}
    And {C}{C}{C}{C}{C} was spent on "Genju of the Realm"
    When the stack resolves
    Then "Genju of the Realm" is attached to "waste 1"
