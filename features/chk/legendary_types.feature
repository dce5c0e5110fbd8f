Feature: Legendary is a supertype

  @chk:legend-rule.2
  Scenario: Legend is no creature type to choose
    Given Alice has "Conspiracy" in hand and can pay {3}{B}{B}
    And Alice controls "Grizzly Bears"
    When Alice plays "Conspiracy"
    And the stack resolves
    Then Alice is asked for a creature type by "Conspiracy"
    And Alice may not choose the creature type "Legend"
    And Alice may choose the creature type "Fox"
    When Alice chooses the creature type "Fox"
    Then "Conspiracy" is in play
    And "Grizzly Bears" has exactly the types "creature" and "Fox"

  @chk:legend-rule.n1
  Scenario: A creature once printed as a Legend has the supertype, and no creature type Legend
    Given Alice has "Conspiracy" in hand and can pay {3}{B}{B}
    And Alice controls "Jasmine Boreal"
    And Bob has "Jasmine Boreal" as "the other Jasmine" in hand
    When Alice plays "Conspiracy"
    And the stack resolves
    Then Alice may not choose the creature type "Legend"
    When Alice chooses the creature type "Fox"
    Then "Jasmine Boreal" has exactly the types "legendary", "creature" and "Fox"
    And "the other Jasmine" has the types "legendary" and "creature"
    And "the other Jasmine" doesn't have the type "Legend"

  @chk:legend-rule.1 @chk:legend-rule.3
  Scenario: A legendary creature that becomes another creature type stays legendary
    Given Alice has "Conspiracy" in hand and can pay {3}{B}{B}
    And Alice controls "Isamaru, Hound of Konda" as "the elder"
    And Bob has "Isamaru, Hound of Konda" as "the younger" in hand and can pay {W}
    When Alice plays "Conspiracy"
    And the stack resolves
    And Alice chooses the creature type "Goblin"
    Then "the elder" has exactly the types "legendary", "creature" and "Goblin"
    When the game goes on to Bob's main phase
    And Bob plays "the younger"
    And the stack resolves
    Then "the elder" is in Alice's graveyard
    And "the younger" is in Bob's graveyard
    And "the elder" and "the younger" were put there by the legend rule

  @chk:legend-rule.3
  Scenario: A legendary creature that becomes an enchantment stays legendary
    Given Alice controls "Soul Sculptor" and can pay {1}{W}
    And Alice has "Lava Spike" in hand and can pay {R}
    And Bob controls "Hikari, Twilight Guardian" and has "Grizzly Bears" in hand and can pay {1}{G}
    When Alice activates "Soul Sculptor" targeting "Hikari, Twilight Guardian"
    Then "Soul Sculptor" is tapped
    And {1}{W} was spent on the ability of "Soul Sculptor"
    When the stack resolves
    Then "Hikari, Twilight Guardian" has the types "legendary" and "enchantment"
    And "Hikari, Twilight Guardian" doesn't have the type "creature"
    And "Hikari, Twilight Guardian" has no power
    And "Hikari, Twilight Guardian" doesn't have "flying"
    When Alice plays "Lava Spike" targeting Bob
    And the game goes on to Bob's main phase
    Then "Hikari, Twilight Guardian" has the types "legendary" and "enchantment"
    When Bob plays "Grizzly Bears"
    Then "Hikari, Twilight Guardian" has exactly the types "legendary", "creature" and "Spirit"
    And "Hikari, Twilight Guardian" has "flying"

  @chk:legend-rule.1 @chk:legend-rule.3
  Scenario: The legend rule puts a legendary enchantment away that was a creature
    Given Alice controls "Soul Sculptor", "Isamaru, Hound of Konda" as "the elder" and "Elvish Piper"
    And Alice has "Isamaru, Hound of Konda" as "the younger" in hand
    And Alice can pay {1}{W} and can pay {G}
    When Alice activates "Soul Sculptor" targeting "the elder"
    And the stack resolves
    Then "the elder" has the types "legendary" and "enchantment"
    And "the elder" doesn't have the type "creature"
    When Alice activates "Elvish Piper"
    And the stack resolves
    Then "the elder" and "the younger" are in Alice's graveyard
    And "the elder" and "the younger" were put there by the legend rule

  @chk:legend-rule.n2
  Scenario: No change of its type makes a creature legendary
    Given Alice has "Conspiracy" in hand and can pay {3}{B}{B}
    And Alice controls 2 "Grizzly Bears" as "bear" and "Isamaru, Hound of Konda"
    Then "bear 1" has exactly the types "creature" and "Bear"
    When Alice plays "Conspiracy"
    And the stack resolves
    Then Alice may not choose the creature type "Legend"
    And Alice may choose the creature type "Hound"
    When Alice chooses the creature type "Hound"
    Then "bear 1" has exactly the types "creature" and "Hound"
    And "Isamaru, Hound of Konda" has exactly the types "legendary", "creature" and "Hound"
    And "bear 1" and "bear 2" are in play
