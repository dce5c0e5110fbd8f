Feature: Splice onto Arcane
  @chk:502.40a @cr26:601.2b.9
  Scenario: A card spliced onto a spell is revealed, adds its text to the spell and stays in hand
    Given Alice has "Reach Through Mists" and "Glacial Ray" in hand and can pay {1}{U}{R}
    Then Alice can play "Reach Through Mists" splicing "Glacial Ray" targeting Bob
    When Alice plays "Reach Through Mists" splicing "Glacial Ray" targeting Bob
    Then the total cost of "Reach Through Mists" is {1}{U}{R}
    And 1 card is spliced onto "Reach Through Mists"
    And it happened once that "Glacial Ray" was revealed
    When the stack resolves
    Then Alice has drawn 1 card
    And Bob is at 18 life
    And "Glacial Ray" is in Alice's hand
    And "Reach Through Mists" is in Alice's graveyard

  @chk:502.40a
  Scenario: A card with splice onto Arcane can be spliced onto an Arcane spell and not onto another spell
    Given Alice has "Counsel of the Soratami", "Reach Through Mists" and "Glacial Ray" in hand and can pay {3}{U}{R}
    Then Alice can't play "Counsel of the Soratami" splicing "Glacial Ray" targeting Bob by rule 502.40
    And Alice can play "Counsel of the Soratami"
    And Alice can play "Reach Through Mists" splicing "Glacial Ray" targeting Bob
    When Alice plays "Reach Through Mists" splicing "Glacial Ray" targeting Bob
    Then 1 card is spliced onto "Reach Through Mists"

  @chk:502.40a
  Scenario: A card can be spliced only if the player can pay its splice cost
    Given Alice controls "Island" and "Mountain"
    And Alice has "Reach Through Mists", "Glacial Ray" and "Forest" in hand
    Then Alice can't play "Reach Through Mists" splicing "Glacial Ray" targeting Bob
    And Alice can play "Reach Through Mists"
    When Alice plays the land "Forest"
    Then Alice can play "Reach Through Mists" splicing "Glacial Ray" targeting Bob
    When Alice plays "Reach Through Mists" splicing "Glacial Ray" targeting Bob
    Then "Island", "Mountain" and "Forest" are tapped
    When the stack resolves
    Then Alice has drawn 1 card
    And Bob is at 18 life

  @chk:502.40a
  Scenario: Only a card in the player's own hand can be spliced
    Given Alice has "Reach Through Mists" and "Kodama's Might" in hand and can pay {1}{U}{R}{G}
    And Alice has "Glacial Ray" as "the buried" in graveyard
    And Alice controls "Grizzly Bears"
    And Bob has "Glacial Ray" as "the stranger's" in hand
    Then Alice can't play "Reach Through Mists" splicing "the buried" targeting Bob by rule 502.40
    And Alice can't play "Reach Through Mists" splicing "the stranger's" targeting Bob by rule 502.40
    And Alice can play "Reach Through Mists" splicing "Kodama's Might" targeting "Grizzly Bears"
    When Alice plays "Reach Through Mists" splicing "Kodama's Might" targeting "Grizzly Bears"
    Then the total cost of "Reach Through Mists" is {U}{G}
    When the stack resolves
    Then "Grizzly Bears" is 4/4

  @chk:502.40b
  Scenario: A card whose text has no legal target can't be spliced
    Given Alice has "Reach Through Mists", "Kodama's Might" and "Devoted Retainer" in hand
    And Alice can pay {W}{U}{G}
    Then Alice can't play "Reach Through Mists" splicing "Kodama's Might" targeting nothing by rule 502.40b
    And Alice can play "Reach Through Mists"
    When Alice plays "Devoted Retainer"
    And the stack resolves
    Then Alice can play "Reach Through Mists" splicing "Kodama's Might" targeting "Devoted Retainer"

  @chk:502.40b
  Scenario: One card can't be spliced onto a spell twice, but two cards with the same name can both be spliced
    Given Alice has "Reach Through Mists" and 2 "Glacial Ray" as "ray" in hand and can pay {2}{U}{R}{R}
    Then Alice can't play "Reach Through Mists" splicing "ray 1" and "ray 1" targeting Bob then Bob by rule 502.40b
    And Alice can play "Reach Through Mists" splicing "ray 1" and "ray 2" targeting Bob then Bob
    When Alice plays "Reach Through Mists" splicing "ray 1" and "ray 2" targeting Bob then Bob
    And the stack resolves
    Then Bob is at 16 life
    And Alice has drawn 1 card

  @chk:502.40b
  Scenario: Two spliced cards are revealed at the same time
    Given Alice has "Reach Through Mists", "Glacial Ray" and "Consuming Vortex" in hand and can pay {4}{U}{U}{R}
    And Bob controls "Hill Giant"
    Then it happened never that "Glacial Ray" was revealed
    When Alice plays "Reach Through Mists" splicing "Glacial Ray" and "Consuming Vortex" targeting "Hill Giant" then "Hill Giant"
    Then it happened at once that "Glacial Ray" was revealed and "Consuming Vortex" was revealed
    And 2 cards are spliced onto "Reach Through Mists"

  @chk:502.40b
  Scenario: The effects of two spliced cards happen in the order that the spell's controller chose
    Given Alice has "Reach Through Mists", "Glacial Ray" and "Consuming Vortex" in hand and can pay {4}{U}{U}{R}
    And Bob controls "Hill Giant"
    When Alice plays "Reach Through Mists" splicing "Glacial Ray" and "Consuming Vortex" targeting "Hill Giant" then "Hill Giant"
    And the stack resolves
    Then "Hill Giant" has been dealt 2 damage
    And it happened in this order that "Hill Giant" was dealt damage, then "Hill Giant" left play
    And "Hill Giant" is in Bob's hand

  @chk:502.40b
  Scenario: If the first spliced text returns a creature to hand, the second spliced text does nothing to that creature
    Given Alice has "Reach Through Mists", "Glacial Ray" and "Consuming Vortex" in hand and can pay {4}{U}{U}{R}
    And Bob controls "Hill Giant"
    When Alice plays "Reach Through Mists" splicing "Consuming Vortex" and "Glacial Ray" targeting "Hill Giant" then "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in Bob's hand
    And it happened never that "Hill Giant" was dealt damage

  @chk:502.40b
  Scenario: The spell's own effect happens before the effect of the spliced card
    Given Alice has "Reach Through Mists" and "Dampen Thought" in hand and can pay {1}{U}{U}
    And Alice has "Devoted Retainer", "Grizzly Bears" and "Hill Giant" on top of library
    When Alice plays "Reach Through Mists" splicing "Dampen Thought" targeting Alice
    And the stack resolves
    Then "Devoted Retainer" is in Alice's hand
    And "Grizzly Bears" and "Hill Giant" are in Alice's graveyard

  @chk:502.40c.ex1
  Scenario: A blue spell with the red card Glacial Ray spliced onto it deals damage to a creature with protection from red
    Given Alice has "Reach Through Mists" and "Glacial Ray" in hand and can pay {1}{U}{R}
    And Bob controls a flipped "Akki Lavarunner" as "Tok-Tok"
    Then "Tok-Tok" has "protection from red"
    And Alice can't play "Glacial Ray" targeting "Tok-Tok" by rule 502.7b because "Tok-Tok" has "protection from red"
    When Alice plays "Reach Through Mists" splicing "Glacial Ray" targeting "Tok-Tok"
    Then "Reach Through Mists" is blue
    And "Reach Through Mists" isn't red
    When the stack resolves
    Then "Reach Through Mists" has dealt 2 damage to "Tok-Tok"
    And "Tok-Tok" is in Bob's graveyard

  @chk:502.40d @chk:splice-onto-arcane.5
  Scenario: A spell whose only target came from splice is countered when that target is gone
    Given Alice has "Reach Through Mists" and "Glacial Ray" in hand and can pay {1}{U}{R}
    And Bob controls "Devoted Retainer" and has "Boomerang" in hand and can pay {U}{U}
    When Alice plays "Reach Through Mists" splicing "Glacial Ray" targeting "Devoted Retainer"
    Then "Reach Through Mists" targets "Devoted Retainer"
    When Bob plays "Boomerang" targeting "Devoted Retainer"
    And the stack resolves
    Then "Reach Through Mists" was countered on resolution
    And "Reach Through Mists" is in Alice's graveyard
    And Alice has drawn no cards

  @chk:502.40d
  Scenario: A spell whose only target came from splice resolves when that target is still there
    Given Alice has "Reach Through Mists" and "Glacial Ray" in hand and can pay {1}{U}{R}
    And Bob controls "Devoted Retainer"
    Then Alice has drawn no cards
    When Alice plays "Reach Through Mists" splicing "Glacial Ray" targeting "Devoted Retainer"
    And the stack resolves
    Then "Reach Through Mists" has resolved
    And "Devoted Retainer" is in Bob's graveyard
    And Alice has drawn 1 card

  @chk:502.40d
  Scenario: If one of two targets of a spell with spliced cards is gone, the spell resolves and affects the other target
    Given Alice has "Reach Through Mists", "Glacial Ray" and "Kodama's Might" in hand and can pay {1}{U}{R}{G}
    And Alice controls "Grizzly Bears"
    And Bob controls "Devoted Retainer" and has "Boomerang" in hand and can pay {U}{U}
    When Alice plays "Reach Through Mists" splicing "Glacial Ray" and "Kodama's Might" targeting "Devoted Retainer" then "Grizzly Bears"
    And Bob plays "Boomerang" targeting "Devoted Retainer"
    And the stack resolves
    Then "Reach Through Mists" has resolved
    And Alice has drawn 1 card
    And "Grizzly Bears" is 4/4
    And "Devoted Retainer" is in Bob's hand

  @chk:502.40e
  Scenario: A spell that has resolved has no spliced text in the graveyard
    Given Alice has "Reach Through Mists" and "Glacial Ray" in hand and can pay {1}{U}{R}
    When Alice plays "Reach Through Mists" splicing "Glacial Ray" targeting Bob
    Then "Reach Through Mists" has the ability "ray"
    When the stack resolves
    Then "Reach Through Mists" is in Alice's graveyard
    And "Reach Through Mists" doesn't have the ability "ray"

  @chk:502.40e
  Scenario: A spell exiled from the stack loses the spliced text and is cast later without it
    Given Alice controls "Shell of the Last Kappa" and 3 "Forest"
    And Bob has "Reach Through Mists" and "Glacial Ray" in hand and can pay {1}{U}{R}
    When Bob plays "Reach Through Mists" splicing "Glacial Ray" targeting Alice
    Then "Reach Through Mists" has the ability "ray"
    When Alice activates the first printed ability of "Shell of the Last Kappa" targeting "Reach Through Mists"
    And the stack resolves
    Then "Reach Through Mists" is removed from the game
    And "Reach Through Mists" doesn't have the ability "ray"
    When the game goes on to Alice's next main phase
    Then Alice has drawn 1 card
    When Alice activates the second printed ability of "Shell of the Last Kappa"
    And the top of the stack resolves
    And while "Shell of the Last Kappa" resolves, Alice plays "Reach Through Mists"
    Then "Reach Through Mists" targets nothing
    When the stack resolves
    Then Alice has drawn 2 cards
    And Alice is at 20 life

  @chk:502.40e
  Scenario: A countered spell loses the spliced text and is cast later without it
    Given Alice has "Reach Through Mists" and "Glacial Ray" in hand and can pay {1}{U}{R}
    And Bob has "Memory Lapse" in hand and can pay {1}{U}
    When Alice plays "Reach Through Mists" splicing "Glacial Ray" targeting Bob
    Then "Reach Through Mists" has the ability "ray"
    When Bob plays "Memory Lapse" targeting "Reach Through Mists"
    And the stack resolves
    Then the top of Alice's library is "Reach Through Mists"
    And "Reach Through Mists" doesn't have the ability "ray"
    When the game goes on to Alice's next main phase
    And Alice plays "Reach Through Mists"
    Then "Reach Through Mists" targets nothing
    When the stack resolves
    Then Alice has drawn 2 cards
    And Bob is at 20 life
