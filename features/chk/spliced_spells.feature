Feature: Spells with spliced text
  @chk:502.40a.ex1
  Scenario: A card that was spliced stays in hand and can be cast afterwards
    Given Alice has "Reach Through Mists" and "Glacial Ray" in hand and can pay {2}{U}{R}{R}
    When Alice plays "Reach Through Mists" splicing "Glacial Ray" targeting Bob
    And the stack resolves
    Then "Glacial Ray" is in Alice's hand
    And Bob is at 18 life
    When Alice plays "Glacial Ray" targeting Bob
    And the stack resolves
    Then "Glacial Ray" is in Alice's graveyard
    And Bob is at 16 life

  @chk:502.40a.ex1
  Scenario: A card that was spliced onto a spell can be spliced again onto a later spell
    Given Alice has "Reach Through Mists", "Lava Spike" and "Glacial Ray" in hand and can pay {2}{U}{R}{R}{R}
    When Alice plays "Reach Through Mists" splicing "Glacial Ray" targeting Bob
    And the stack resolves
    And Alice plays "Lava Spike" targeting Bob splicing "Glacial Ray" targeting Bob
    And the stack resolves
    Then Bob is at 13 life
    And "Glacial Ray" is in Alice's hand

  @chk:502.40a.ex1
  Scenario: A card spliced onto a spell can be discarded for that spell's cost, and the spell still has the spliced text
    Given Alice has "Cast into the Mist" and "Glacial Ray" in hand and can pay {1}{U}{R}
    When Alice plays "Cast into the Mist" splicing "Glacial Ray" targeting Bob discarding "Glacial Ray"
    Then "Glacial Ray" was discarded
    And "Glacial Ray" is in Alice's graveyard
    And 1 card is spliced onto "Cast into the Mist"
    And it happened in this order that "Glacial Ray" was revealed, then "Glacial Ray" was discarded
    When the stack resolves
    Then "Cast into the Mist" has resolved
    And Bob is at 18 life
    And Alice has drawn 1 card

  @chk:502.40a.ex1
  Scenario: A card spliced onto a spell can be exiled for that spell's alternative cost, and the spell still has the spliced text
    Given Alice has "Blazing Shoal" and "Glacial Ray" in hand and can pay {1}{R}
    And Alice controls "Grizzly Bears"
    When Alice plays "Blazing Shoal" with X = 2 splicing "Glacial Ray" targeting "Grizzly Bears" then Bob removing "Glacial Ray" instead of its mana cost
    Then "Glacial Ray" is removed from the game
    And the total cost of "Blazing Shoal" is {1}{R}
    When the stack resolves
    Then "Grizzly Bears" is 4/2
    And Bob is at 18 life

  @chk:502.40c
  Scenario: A spell with spliced cards has their text, but its own name, colour and mana cost
    Given Alice has "Reach Through Mists", "Glacial Ray" and "Kodama's Might" in hand and can pay {1}{U}{R}{G}
    And Alice controls "Grizzly Bears"
    When Alice plays "Reach Through Mists" splicing "Glacial Ray" and "Kodama's Might" targeting Bob then "Grizzly Bears"
    Then "Reach Through Mists" targets Bob and "Grizzly Bears"
    And 2 cards are spliced onto "Reach Through Mists"
    And "Reach Through Mists" is blue
    And "Reach Through Mists" isn't red
    And "Reach Through Mists" isn't green
    And "Reach Through Mists" is named "Reach Through Mists"
    And "Reach Through Mists" isn't named "Glacial Ray"
    And the mana cost of "Reach Through Mists" is {U}
    And the converted mana cost of "Reach Through Mists" is 1
    And the total cost of "Reach Through Mists" is {1}{U}{R}{G}

  @chk:502.40c
  Scenario: A sorcery with an instant spliced onto it stays a sorcery, and the sorcery deals the damage of the spliced text
    Given Alice has "Lava Spike" and "Glacial Ray" in hand and can pay {1}{R}{R}
    When Alice plays "Lava Spike" targeting Bob splicing "Glacial Ray" targeting Bob
    Then "Lava Spike" targets Bob and Bob
    And "Lava Spike" has exactly the types "sorcery" and "Arcane"
    When the stack resolves
    Then "Lava Spike" has dealt 5 damage to Bob
    And "Glacial Ray" has dealt 0 damage

  @chk:502.40c
  Scenario: A sorcery with an instant spliced onto it can't be cast as an instant
    Given it is Bob's upkeep
    And Alice has "Lava Spike", "Reach Through Mists" and "Glacial Ray" in hand and can pay {1}{U}{R}{R}
    Then Alice can't play "Lava Spike" targeting Bob splicing "Glacial Ray" targeting Bob by rule 408.1d
    And Alice can play "Reach Through Mists" splicing "Glacial Ray" targeting Bob
    When Alice plays "Reach Through Mists" splicing "Glacial Ray" targeting Bob
    And the stack resolves
    Then Bob is at 18 life

  @chk:splice-onto-arcane.4
  Scenario: A spell's own text and the text spliced onto it may have the same target
    Given Alice has 2 "Kodama's Might" as "might" in hand and can pay {G}{G}
    And Alice controls "Grizzly Bears"
    Then Alice can play "might 1" targeting "Grizzly Bears" splicing "might 2" targeting "Grizzly Bears"
    When Alice plays "might 1" targeting "Grizzly Bears" splicing "might 2" targeting "Grizzly Bears"
    Then "might 1" targets "Grizzly Bears" and "Grizzly Bears"
    When the stack resolves
    Then "Grizzly Bears" is 6/6

  @chk:splice-onto-arcane.4
  Scenario: Two spliced texts may have the same target
    Given Alice has "Reach Through Mists" and 2 "Glacial Ray" as "ray" in hand and can pay {2}{U}{R}{R}
    And Bob controls "Trained Armodon"
    When Alice plays "Reach Through Mists" splicing "ray 1" and "ray 2" targeting "Trained Armodon" then "Trained Armodon"
    And the stack resolves
    Then "Trained Armodon" has been dealt 4 damage
    And "Trained Armodon" is in Bob's graveyard

  @chk:splice-onto-arcane.4.before
  Scenario: In 2001, Fiery Justice can't deal damage to the opponent that it targets for the life gain
    Given Alice has "Fiery Justice" in hand and can pay {R}{G}{W}
    And Bob controls "Hill Giant" and "Craw Wurm"
    Then Alice can't play "Fiery Justice" targeting "Hill Giant" and Bob then Bob dividing 3 to "Hill Giant" and 2 to Bob by rule 409.1c
    And Alice can play "Fiery Justice" targeting "Hill Giant" and "Craw Wurm" then Bob dividing 3 to "Hill Giant" and 2 to "Craw Wurm"
    When Alice plays "Fiery Justice" targeting "Hill Giant" and "Craw Wurm" then Bob dividing 3 to "Hill Giant" and 2 to "Craw Wurm"
    And the stack resolves
    Then "Hill Giant" is in Bob's graveyard
    And "Craw Wurm" has 2 damage marked
    And Bob is at 25 life

  @chk:splice-onto-arcane.6
  Scenario: Spliced text without targets does nothing if the spell's only target is gone, but works if the target is still there
    Given Alice has 2 "Consuming Vortex" as "vortex" in hand
    And Alice has "Desperate Ritual" in hand and can pay {4}{U}{U}{R}{R}
    And Bob controls "Hill Giant" and "Grizzly Bears" and has "Boomerang" in hand and can pay {U}{U}
    When Alice plays "vortex 1" targeting "Hill Giant" splicing "Desperate Ritual"
    Then 1 card is spliced onto "vortex 1"
    When Bob plays "Boomerang" targeting "Hill Giant"
    And the stack resolves
    Then "vortex 1" was countered on resolution
    And "vortex 1" is in Alice's graveyard
    And Alice has no mana in the mana pool
    When Alice plays "vortex 2" targeting "Grizzly Bears" splicing "Desperate Ritual"
    And the stack resolves
    Then "vortex 2" has resolved
    And "Grizzly Bears" is in Bob's hand
    And Alice has {R}{R}{R} in the mana pool

  @chk:splice-onto-arcane.7
  Scenario: Spliced text affects its own target although the target of the spell's own text is gone
    Given Alice has "Kodama's Might" and "Glacial Ray" in hand and can pay {1}{R}{G}
    And Alice controls "Grizzly Bears"
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice plays "Kodama's Might" targeting "Grizzly Bears" splicing "Glacial Ray" targeting Bob
    And Bob plays "Boomerang" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is in Alice's hand
    And "Kodama's Might" has resolved
    And Bob is at 18 life

  @chk:splice-onto-arcane.7
  Scenario: The spell's own text affects its target although the target of the spliced text is gone
    Given Alice has "Kodama's Might" and "Glacial Ray" in hand and can pay {1}{R}{G}
    And Alice controls "Grizzly Bears"
    And Bob controls "Hill Giant" and has "Boomerang" in hand and can pay {U}{U}
    When Alice plays "Kodama's Might" targeting "Grizzly Bears" splicing "Glacial Ray" targeting "Hill Giant"
    Then "Kodama's Might" targets "Grizzly Bears" and "Hill Giant"
    When Bob plays "Boomerang" targeting "Hill Giant"
    And the stack resolves
    Then "Kodama's Might" has resolved
    And "Grizzly Bears" is 4/4
    And it happened never that "Hill Giant" was dealt damage

  @chk:splice-onto-arcane.7
  Scenario: A spell with spliced text does nothing if all of its targets are gone
    Given Alice has "Kodama's Might" and "Glacial Ray" in hand and can pay {1}{R}{G}
    And Alice controls "Grizzly Bears"
    And Bob has "Boomerang" in hand and can pay {U}{U}
    And Bob controls "Hill Giant" and has "Boomerang" as "the second wave" in hand and can pay {U}{U}
    When Alice plays "Kodama's Might" targeting "Grizzly Bears" splicing "Glacial Ray" targeting "Hill Giant"
    And Bob plays "Boomerang" targeting "Grizzly Bears"
    And the top of the stack resolves
    And Bob plays "the second wave" targeting "Hill Giant"
    And the top of the stack resolves
    Then "Kodama's Might" targets "Grizzly Bears" and "Hill Giant"
    And "Grizzly Bears" is in Alice's hand
    And "Hill Giant" is in Bob's hand
    When the stack resolves
    Then "Kodama's Might" was countered on resolution
    And "Kodama's Might" is in Alice's graveyard

  @chk:splice-onto-arcane.7
  Scenario: A spell with one illegal target resolves, and Counterspell can counter a spell whose targets are all legal
    Given Alice has 2 "Kodama's Might" as "might" in hand
    And Alice has "Glacial Ray" in hand and can pay {2}{R}{R}{G}{G}
    And Alice controls "Grizzly Bears" and "Hill Giant"
    And Bob has "Boomerang" and "Counterspell" in hand and can pay {U}{U} and can pay {U}{U}
    When Alice plays "might 1" targeting "Grizzly Bears" splicing "Glacial Ray" targeting Bob
    And Bob plays "Boomerang" targeting "Grizzly Bears"
    And the stack resolves
    Then "might 1" has resolved
    And "might 1" wasn't countered
    And Bob is at 18 life
    When Alice plays "might 2" targeting "Hill Giant" splicing "Glacial Ray" targeting Bob
    And Bob plays "Counterspell" targeting "might 2"
    And the stack resolves
    Then "might 2" was countered
    And "Hill Giant" is 3/3
    And Bob is at 18 life
    And "Glacial Ray" is in Alice's hand
