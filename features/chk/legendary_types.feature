Feature: Legendary is a supertype
  @chk:legend-rule.2
  Scenario: Conspiracy's controller can't choose Legend as a creature type
    Given Alice has "Conspiracy" in hand and can pay {3}{B}{B}
    And Alice controls "Grizzly Bears"
    When Alice plays "Conspiracy"
    And the stack resolves
    Then Alice is asked for a creature type by "Conspiracy"
    And Alice may not choose the creature type "Legend"
    And Alice may choose the creature type "Fox"
    When as it resolves, Alice chooses the creature type "Fox" for "Conspiracy"
    Then "Conspiracy" is in play
    And "Grizzly Bears" has exactly the types "creature" and "Fox"

  @chk:legend-rule.n1
  Scenario: A creature printed as a Legend has the supertype legendary and not the creature type Legend
    Given Alice has "Conspiracy" in hand and can pay {3}{B}{B}
    And Alice controls "Jasmine Boreal"
    And Bob has "Jasmine Boreal" as "the other Jasmine" in hand
    When Alice plays "Conspiracy"
    And the stack resolves
    Then Alice may choose the creature type "Fox"
    And Alice may not choose the creature type "Legend"
    When as it resolves, Alice chooses the creature type "Fox" for "Conspiracy"
    Then "Jasmine Boreal" has exactly the types "legendary", "creature" and "Fox"
    And "the other Jasmine" has the types "legendary" and "creature"
    And "the other Jasmine" doesn't have the type "Legend"

  @chk:420.5e @chk:legend-rule.n1
  Scenario: From 2004 to 2006, the legend rule puts two creatures printed as Legends with the same name into the graveyard
    Given Alice controls "Jasmine Boreal" as "the elder"
    And Bob has "Jasmine Boreal" as "the younger" in hand and can pay {3}{G}{W}
    And it is Bob's main phase
    When Bob plays "the younger"
    And the stack resolves
    Then "the elder" is in Alice's graveyard
    And "the younger" is in Bob's graveyard
    And "the elder" and "the younger" were put there by the legend rule

  @chk:420.5e.today @chk:legend-rule.n1
  Scenario: Today, a player keeps one of two creatures with the same name that were printed as Legends
    Given Alice controls "Jasmine Boreal" as "the elder"
    And Alice has "Jasmine Boreal" as "the younger" in hand and can pay {3}{G}{W}
    When Alice plays "the younger"
    And the stack resolves
    And Alice keeps "the younger"
    Then "the elder" is in Alice's graveyard
    And "the elder" was put there by the legend rule
    And "the younger" is in play

  @chk:legend-rule.n1.before
  Scenario: In 2001, Legend is a creature type that a player may choose
    Given Alice has "Conspiracy" in hand and can pay {3}{B}{B}
    And Alice controls "Jasmine Boreal" and "Grizzly Bears"
    Then "Jasmine Boreal" has the types "creature" and "Legend"
    When Alice plays "Conspiracy"
    And the stack resolves
    Then Alice may choose the creature type "Legend"
    When as it resolves, Alice chooses the creature type "Legend" for "Conspiracy"
    Then "Grizzly Bears" has the types "creature" and "Legend"
    And "Grizzly Bears" doesn't have the type "Bear"

  @chk:legend-rule.3
  Scenario: A legendary creature whose creature type changes still gets Day of Destiny's bonus for legendary creatures
    Given Alice has "Conspiracy" in hand and can pay {3}{B}{B}
    And Alice controls "Day of Destiny", "Isamaru, Hound of Konda" and "Grizzly Bears"
    When Alice plays "Conspiracy"
    And the stack resolves
    And as it resolves, Alice chooses the creature type "Goblin" for "Conspiracy"
    Then "Isamaru, Hound of Konda" has exactly the types "legendary", "creature" and "Goblin"
    And "Isamaru, Hound of Konda" is 4/4
    And "Grizzly Bears" has exactly the types "creature" and "Goblin"
    And "Grizzly Bears" is 2/2

  @chk:legend-rule.1 @chk:legend-rule.3
  Scenario: From 2004 to 2006, the legend rule still applies to a legendary creature whose creature type has changed
    Given Alice has "Conspiracy" in hand and can pay {3}{B}{B}
    And Alice controls "Isamaru, Hound of Konda" as "the elder"
    And Bob has "Isamaru, Hound of Konda" as "the younger" in hand and can pay {W}
    When Alice plays "Conspiracy"
    And the stack resolves
    And as it resolves, Alice chooses the creature type "Goblin" for "Conspiracy"
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
    And the total cost of the ability of "Soul Sculptor" is {1}{W}
    When the stack resolves
    Then "Hikari, Twilight Guardian" has the types "legendary" and "enchantment"
    And "Hikari, Twilight Guardian" doesn't have the type "creature"
    And "Hikari, Twilight Guardian" doesn't have "flying"
    When Alice plays "Lava Spike" targeting Bob
    And the game goes on to Bob's main phase
    Then "Hikari, Twilight Guardian" has the types "legendary" and "enchantment"
    When Bob plays "Grizzly Bears"
    Then "Hikari, Twilight Guardian" has exactly the types "legendary", "creature" and "Spirit"
    And "Hikari, Twilight Guardian" has "flying"

  @chk:legend-rule.1 @chk:legend-rule.3
  Scenario: From 2004 to 2006, the legend rule still applies to a legendary creature that has become an enchantment
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
  Scenario: Conspiracy changes the creature types of creatures and makes none of them legendary
    Given Alice has "Conspiracy" in hand and can pay {3}{B}{B}
    And Alice controls 2 "Grizzly Bears" as "bear" and "Isamaru, Hound of Konda"
    Then "bear 1" has exactly the types "creature" and "Bear"
    When Alice plays "Conspiracy"
    And the stack resolves
    Then Alice may not choose the creature type "Legend"
    And Alice may choose the creature type "Fox"
    When as it resolves, Alice chooses the creature type "Fox" for "Conspiracy"
    Then "bear 1" has exactly the types "creature" and "Fox"
    And "Isamaru, Hound of Konda" has exactly the types "legendary", "creature" and "Fox"
    And "bear 1" and "bear 2" are in play

  @chk:legend-rule.n2
  Scenario: A creature that gets a legendary creature's creature type isn't legendary, so Day of Destiny gives it no bonus
    Given Alice has "Conspiracy" in hand and can pay {3}{B}{B}
    And Alice controls "Day of Destiny", "Hikari, Twilight Guardian" and "Grizzly Bears"
    Then "Hikari, Twilight Guardian" is 6/6
    When Alice plays "Conspiracy"
    And the stack resolves
    And as it resolves, Alice chooses the creature type "Spirit" for "Conspiracy"
    Then "Grizzly Bears" has exactly the types "creature" and "Spirit"
    And "Hikari, Twilight Guardian" is 6/6
    And "Grizzly Bears" is 2/2

  @chk:legend-rule.n2.before
  Scenario: In 2001, the legend rule applies to creatures with the same name that Conspiracy turns into Legends
    Given Alice has "Conspiracy" in hand and can pay {3}{B}{B}
    And Alice has "Grizzly Bears" as "the younger" in hand and can pay {1}{G}
    And Alice controls "Grizzly Bears" as "the elder"
    When Alice plays "Conspiracy"
    And the stack resolves
    And as it resolves, Alice chooses the creature type "Legend" for "Conspiracy"
    And Alice plays "the younger"
    And the stack resolves
    Then "the younger" is in Alice's graveyard
    And "the younger" was put there by the legend rule
    And "the elder" is in play
    And "the elder" has the types "creature" and "Legend"
