Feature: Splinter

  @bok:splinter.1
  Scenario: Splinter must exile all cards with its target's name from the graveyard, but may leave some in hand and library
    Given Alice has "Splinter" in hand and can pay {2}{G}{G}
    And Bob controls "Mirror Gallery" as "the one in play"
    And Bob has "Mirror Gallery" as "the one in the graveyard" and "Mirror Gallery" as "the other in the graveyard" in graveyard
    And Bob has "Mirror Gallery" as "the one in hand" in hand
    And Bob has "Mirror Gallery" as "the one in the library" on top of library
    When Alice plays "Splinter" targeting "the one in play"
    And the stack resolves
    Then "the one in play" is removed from the game
    And Alice may not choose nothing for "Splinter"
    And Alice may not choose "the one in hand" and "the one in the library" for "Splinter"
    And Alice may not choose "the one in the graveyard" for "Splinter"
    And Alice may choose "the one in the graveyard" and "the other in the graveyard" for "Splinter"
    When Alice chooses "the one in the graveyard" and "the other in the graveyard" for "Splinter"
    Then "the one in play", "the one in the graveyard" and "the other in the graveyard" are removed from the game
    And "the one in hand" is in Bob's hand
    And "the one in the library" is in Bob's library
    And it happened once that Bob shuffled
    And it happened in this order that "the one in the graveyard" was removed from the game, then Bob shuffled

  @bok:splinter.1
  Scenario: Splinter may exile all cards with its target's name from Bob's graveyard, hand and library, and no other cards
    Given Alice controls "Mirror Gallery" as "another player's"
    And Alice has "Splinter" in hand and can pay {2}{G}{G}
    And Bob controls "Mirror Gallery" as "the one in play", "Mirror Gallery" as "the one beside it" and "Grizzly Bears"
    And Bob has "Mirror Gallery" as "the one in the graveyard" and "Craw Wurm" in graveyard
    And Bob has "Mirror Gallery" as "the one in hand" and "Hill Giant" in hand
    And Bob has "Mirror Gallery" as "the one in the library" on top of library
    When Alice plays "Splinter" targeting "the one in play"
    And the stack resolves
    Then Alice may not choose "the one in the graveyard" and "Craw Wurm" for "Splinter"
    And Alice may choose "the one in the graveyard" and "the one in hand" for "Splinter"
    When Alice chooses "the one in the graveyard", "the one in hand" and "the one in the library" for "Splinter"
    Then "the one in the graveyard", "the one in hand" and "the one in the library" are removed from the game
    And "the one beside it" is in play
    And "another player's" is in play
    And "Craw Wurm" is in Bob's graveyard
    And "Hill Giant" is in Bob's hand
    And it happened once that Bob shuffled

  @bok:splinter.2
  Scenario: Splinter exiles Stalking Stones that became an artifact, and land cards with that name
    Given Alice has "Splinter" in hand and can pay {2}{G}{G}
    And Bob controls "Stalking Stones" as "the walking stones" and can pay {6}
    And Bob has "Stalking Stones" as "the lost stones" in graveyard
    And Bob has "Stalking Stones" as "the resting stones" in hand
    Then Alice can't play "Splinter" targeting "the walking stones" by rule 409.1c
    When Bob activates the second printed ability of "the walking stones"
    Then the total cost of the second printed ability of "the walking stones" is {6}
    When the stack resolves
    Then Alice can play "Splinter" targeting "the walking stones"
    When Alice plays "Splinter" targeting "the walking stones"
    And the stack resolves
    And as it resolves, Alice chooses "the lost stones" and "the resting stones" for "Splinter"
    Then "the walking stones", "the lost stones" and "the resting stones" are removed from the game
    And it happened once that Bob shuffled

  @bok:splinter.2
  Scenario: Splinter doesn't resolve when its target is no longer an artifact
    Given Alice has "Splinter" in hand and can pay {2}{G}{G}
    And Bob controls "Soul Sculptor" and "Stalking Stones" as "the walking stones" and can pay {7}{W}
    And Bob has "Stalking Stones" as "the lost stones" in graveyard
    When Bob activates the second printed ability of "the walking stones"
    And the stack resolves
    And Alice plays "Splinter" targeting "the walking stones"
    And Bob activates "Soul Sculptor" targeting "the walking stones"
    And the top of the stack resolves
    Then "the walking stones" has exactly the type "enchantment"
    When the stack resolves
    Then "Splinter" was countered on resolution
    And "the walking stones" is in play
    And "the lost stones" is in Bob's graveyard
    And it happened never that Bob shuffled
