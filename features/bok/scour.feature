Feature: Scour

  @bok:scour.1
  Scenario: Scour must exile all cards with its target's name from the graveyard, but may leave some in hand and library
    Given Alice has "Scour" in hand and can pay {2}{W}{W}
    And Bob controls "Marching Song" as "the one in play"
    And Bob has "Marching Song" as "the one in the graveyard" and "Marching Song" as "the other in the graveyard" in graveyard
    And Bob has "Marching Song" as "the one in hand" in hand
    And Bob has "Marching Song" as "the one in the library" on top of library
    When Alice plays "Scour" targeting "the one in play"
    And the stack resolves
    Then "the one in play" is removed from the game
    And Alice may not choose nothing for "Scour"
    And Alice may not choose "the one in hand" and "the one in the library" for "Scour"
    And Alice may not choose "the one in the graveyard" for "Scour"
    And Alice may choose "the one in the graveyard" and "the other in the graveyard" for "Scour"
    When Alice chooses "the one in the graveyard" and "the other in the graveyard" for "Scour"
    Then "the one in play", "the one in the graveyard" and "the other in the graveyard" are removed from the game
    And "the one in hand" is in Bob's hand
    And "the one in the library" is in Bob's library
    And it happened once that Bob shuffled
    And it happened in this order that "the one in the graveyard" was removed from the game, then Bob shuffled

  @bok:scour.1
  Scenario: Scour may exile all cards with its target's name from Bob's graveyard, hand and library, and no other cards
    Given Alice controls "Marching Song" as "another player's"
    And Alice has "Scour" in hand and can pay {2}{W}{W}
    And Bob controls "Marching Song" as "the one in play", "Marching Song" as "the one beside it" and "Grizzly Bears"
    And Bob has "Marching Song" as "the one in the graveyard" and "Craw Wurm" in graveyard
    And Bob has "Marching Song" as "the one in hand" and "Hill Giant" in hand
    And Bob has "Marching Song" as "the one in the library" on top of library
    When Alice plays "Scour" targeting "the one in play"
    And the stack resolves
    Then Alice may not choose "the one in the graveyard" and "Craw Wurm" for "Scour"
    And Alice may choose "the one in the graveyard" and "the one in hand" for "Scour"
    When Alice chooses "the one in the graveyard", "the one in hand" and "the one in the library" for "Scour"
    Then "the one in the graveyard", "the one in hand" and "the one in the library" are removed from the game
    And "the one beside it" is in play
    And "another player's" is in play
    And "Craw Wurm" is in Bob's graveyard
    And "Hill Giant" is in Bob's hand
    And it happened once that Bob shuffled

  @bok:scour.2
  Scenario: Scour exiles a creature that Soul Sculptor made an enchantment, and creature cards with that creature's name
    Given Alice controls "Soul Sculptor" and can pay {3}{W}{W}{W}
    And Alice has "Scour" in hand
    And Bob controls "Devoted Retainer" as "the statue" and "Mirror Gallery"
    And Bob has "Devoted Retainer" as "the dead" in graveyard
    And Bob has "Devoted Retainer" as "the young" in hand
    Then "Soul Sculptor" is 1/1
    And Alice can't play "Scour" targeting "the statue" by rule 409.1c
    And Alice can target only "the statue" and "Soul Sculptor" with "Soul Sculptor"
    When Alice activates "Soul Sculptor" targeting "the statue"
    Then the total cost of the ability of "Soul Sculptor" is {1}{W}
    And "Soul Sculptor" is tapped
    When the stack resolves
    Then "the statue" has exactly the type "enchantment"
    And "the statue" doesn't have "bushido 1"
    And Alice can play "Scour" targeting "the statue"
    When Alice plays "Scour" targeting "the statue"
    And the stack resolves
    And as it resolves, Alice chooses "the dead" and "the young" for "Scour"
    Then "the statue", "the dead" and "the young" are removed from the game

  @bok:scour.2
  Scenario: Scour doesn't resolve when its target is no longer an enchantment
    Given Alice controls "Soul Sculptor" and can pay {3}{W}{W}{W}
    And Alice has "Scour" in hand
    And Bob controls "Grizzly Bears" as "the statue"
    And Bob has "Grizzly Bears" as "the dead bear" in graveyard
    And Bob has "Silverstorm Samurai" in hand and can pay {4}{W}{W}
    When Alice activates "Soul Sculptor" targeting "the statue"
    And the stack resolves
    And Alice plays "Scour" targeting "the statue"
    And Bob plays "Silverstorm Samurai"
    Then "the statue" doesn't have the type "enchantment"
    When the stack resolves
    Then "Scour" was countered on resolution
    And "the statue" is in play
    And "the dead bear" is in Bob's graveyard
    And it happened never that Bob shuffled

  @bok:scour.2
  Scenario: Soul Sculptor's effect ends when Alice casts a creature spell herself, so her Scour can't target the creature
    Given Alice controls "Soul Sculptor" and can pay {3}{W}{W}{W}
    And Alice has "Scour" and "Grizzly Bears" in hand and can pay {1}{G}
    And Bob controls "Hill Giant" as "the statue"
    When Alice activates "Soul Sculptor" targeting "the statue"
    And the stack resolves
    Then Alice can play "Scour" targeting "the statue"
    When Alice plays "Grizzly Bears"
    Then "the statue" doesn't have the type "enchantment"
    And Alice can't play "Scour" targeting "the statue" by rule 409.1c
