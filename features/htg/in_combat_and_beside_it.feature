Feature: Met in combat, and beside it

  @htg:ours.457
  Scenario: Poison comes besides
    Given Alice controls "Pestilent Syphoner"
    When Alice attacks with "Pestilent Syphoner"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 19 life
    And Bob has 1 poison counter

  @htg:ours.458
  Scenario: An umbra is destroyed in place of a creature
    Given Alice controls "Grizzly Bears" and "Hyena Umbra"
    And "Hyena Umbra" is attached to "Grizzly Bears"
    And Bob has "Terror" in hand and can pay {1}{B}
    Then "Grizzly Bears" is 3/3
    And "Grizzly Bears" has "first strike"
    When Bob plays "Terror" targeting "Grizzly Bears"
    And the stack resolves
    Then "Hyena Umbra" is in Alice's graveyard
    And "Grizzly Bears" is in play
    And "Grizzly Bears" is untapped

  @htg:ours.459
  Scenario: What comes after another spell costs less
    Given Alice has "Plains", "Island" and "Swamp" as library
    And Alice has "Comparative Analysis" and "Lava Spike" in hand and can pay {R}{2}{U}
    When Alice plays "Lava Spike" targeting Bob
    And the stack resolves
    And Alice plays "Comparative Analysis" instead of its mana cost targeting Alice
    Then {C}{C}{U} was spent on "Comparative Analysis"
    When the stack resolves
    Then Alice has drawn 2 cards

  @htg:ours.463
  Scenario: A colourless drone exiles the top card
    Given Alice controls "Culling Drone"
    And Bob has "Plains" and "Island" as library
    Then "Culling Drone" is colorless
    When Alice attacks with "Culling Drone"
    And Bob doesn't block
    And combat damage is dealt
    And the stack resolves
    Then "Plains" is exiled
    And Bob is at 18 life

  @htg:ours.465
  Scenario: A warrior comes, attacks and goes
    Given Alice controls "Dragonback Lancer"
    When Alice attacks with "Dragonback Lancer"
    And the stack resolves
    Then Alice controls one 1/1 red "Warrior" creature token
    And the first "Warrior" token is attacking
    When combat damage is dealt
    Then Bob is at 16 life
    When the game goes on to Bob's upkeep
    Then Alice controls no "Warrior" permanents

  @htg:ours.465
  Scenario: Each attack brings one
    Given Alice controls "Dragonback Lancer"
    When Alice attacks with "Dragonback Lancer"
    And the stack resolves
    And combat damage is dealt
    Then Bob is at 16 life
    And Alice controls 1 "Warrior" permanent
