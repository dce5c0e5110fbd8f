Feature: What cards of the block say besides what is asked of them elsewhere, in rulings of our own

  @chk:ours.3
  Scenario: Kiki-Jiki makes an image in the turn in which he comes
    Given Alice controls "Grizzly Bears"
    And Alice has "Kiki-Jiki, Mirror Breaker" in hand and can pay {2}{R}{R}{R}
    When Alice plays "Kiki-Jiki, Mirror Breaker"
    And the stack resolves
    Then Alice can activate "mirror" of "Kiki-Jiki, Mirror Breaker" targeting "Grizzly Bears"
    When Alice activates "mirror" of "Kiki-Jiki, Mirror Breaker" targeting "Grizzly Bears"
    And the stack resolves
    Then Alice controls 2 "Grizzly Bears" permanents
    And "Kiki-Jiki, Mirror Breaker" is tapped

  @chk:ours.4
  Scenario: Each Spirit and each Arcane spell splits the heavens anew
    Given Alice controls "Oyobi, Who Split the Heavens"
    And Alice has "Kami of Ancient Law", "Reach Through Mists" and "Lava Spike" in hand and can pay {1}{W}{U}
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice plays "Kami of Ancient Law"
    And the stack resolves
    Then Alice controls 1 3/3 white "Spirit" creature token
    When Alice plays "Reach Through Mists"
    And the stack resolves
    Then Alice controls two 3/3 white "Spirit" creature tokens
    When Bob plays "Boomerang" targeting "Kami of Ancient Law"
    And the stack resolves
    Then Alice controls two 3/3 white "Spirit" creature tokens

  @chk:ours.5
  Scenario: The Kami gives itself for an enchantment
    Given Alice controls "Kami of Ancient Law"
    And Bob controls "Aven Shrine"
    When Alice activates "law" of "Kami of Ancient Law" targeting "Aven Shrine"
    Then "Kami of Ancient Law" is in Alice's graveyard
    And "Aven Shrine" is in play
    When the stack resolves
    Then "Aven Shrine" was destroyed

  @chk:ours.6
  Scenario: A breath that is spliced costs its own mana and wards with it
    Given Alice controls "Grizzly Bears" and "Hill Giant"
    And Alice has "Reach Through Mists" and "Blessed Breath" in hand and can pay {U}{W}
    When Alice plays "Reach Through Mists" splicing "Blessed Breath" targeting "Grizzly Bears"
    And the stack resolves
    And as it resolves, Alice chooses the color "red" for "Reach Through Mists"
    Then "Grizzly Bears" has "protection from red"
    And "Hill Giant" doesn't have "protection from red"
    And "Blessed Breath" is in Alice's hand

  @chk:ours.6
  Scenario: A card that is spliced stays in hand
    Given Alice controls "Grizzly Bears"
    And Alice has "Reach Through Mists" and "Blessed Breath" in hand and can pay {U}{W}
    When Alice plays "Reach Through Mists" splicing "Blessed Breath" targeting "Grizzly Bears"
    And the stack resolves
    And as it resolves, Alice chooses the color "black" for "Reach Through Mists"
    Then "Blessed Breath" is in Alice's hand
    And "Reach Through Mists" is in Alice's graveyard
    And "Grizzly Bears" has "protection from black"

  @chk:ours.7
  Scenario: The Prism gives a counter for each mana, of whatever colour
    Given Alice controls "Pentad Prism"
    And "Pentad Prism" has 2 charge counters
    Then Alice can tap "Pentad Prism" for mana making {G}
    When Alice activates "mana" of "Pentad Prism" making {G}
    Then "Pentad Prism" has 1 charge counter
    And Alice has {G} in the mana pool

  @chk:ours.8
  Scenario: Oyobi is not blocked by what walks
    Given Alice controls "Oyobi, Who Split the Heavens"
    And Bob controls "Grizzly Bears" and "Serra Angel"
    When Alice attacks with "Oyobi, Who Split the Heavens"
    Then Bob can't block "Oyobi, Who Split the Heavens" with "Grizzly Bears" because of the ability "flying" of "Oyobi, Who Split the Heavens"
    And Bob can block "Oyobi, Who Split the Heavens" with "Serra Angel"
