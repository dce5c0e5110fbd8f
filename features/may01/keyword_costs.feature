Feature: Costs that keywords are given

  @may01:ours.300
  Scenario: The Mage gives flashback for the card's own mana cost, X and all
    Given Alice has "Snapcaster Mage" in hand and can pay {1}{U}{3}{R}
    And Alice has "Blaze" and "Grizzly Bears" in graveyard
    And Bob has "Blaze" as "yours" in graveyard
    Then the mana cost of "Snapcaster Mage" is {1}{U}
    And "Snapcaster Mage" has exactly the types "creature", "Human" and "Wizard"
    And "Snapcaster Mage" is 2/1
    And "Snapcaster Mage" is blue
    When Alice plays "Snapcaster Mage"
    And the top of the stack resolves
    Then Alice can't target "Grizzly Bears" with "Snapcaster Mage"
    And Alice can't target "yours" with "Snapcaster Mage"
    When Alice targets "Blaze" for "Snapcaster Mage"
    And the stack resolves
    And Alice plays "Blaze" from graveyard with X = 3 targeting Bob
    Then the total cost of "Blaze" is {3}{R}
    When the stack resolves
    Then Bob is at 17 life
    And "Blaze" is exiled

  @may01:ours.300
  Scenario: The Mage comes at any time, and what it gave lasts for that turn
    Given it is Bob's upkeep
    And Alice has "Snapcaster Mage" in hand and can pay {1}{U}{U}{U}
    And Alice has "Boomerang" and "Terror" in graveyard
    And Bob controls "Hill Giant"
    When Alice plays "Snapcaster Mage"
    And the top of the stack resolves
    And Alice targets "Boomerang" for "Snapcaster Mage"
    And the stack resolves
    Then "Boomerang" has "flashback"
    And "Terror" doesn't have "flashback"
    When Alice plays "Boomerang" from graveyard targeting "Hill Giant"
    Then {U}{U} was spent on "Boomerang"
    When the stack resolves
    Then "Hill Giant" is in Bob's hand
    And "Boomerang" is exiled

  @may01:ours.301
  Scenario: The Illusions cost more each upkeep, and the whole of it is paid or nothing
    Given it is Bob's end step
    And Alice controls "Illusions of Grandeur" and can pay {2}{2}
    And Alice has 5 "Island" as library
    And Bob has 5 "Island" as "isle" as library
    Then the mana cost of "Illusions of Grandeur" is {3}{U}
    And "Illusions of Grandeur" has exactly the type "enchantment"
    And "Illusions of Grandeur" is blue
    When the game goes on to Alice's upkeep
    And the stack resolves
    And Alice pays
    Then "Illusions of Grandeur" has 1 age counter
    And "Illusions of Grandeur" is in play
    When the game goes on to Alice's next upkeep
    And the stack resolves
    And Alice pays
    Then "Illusions of Grandeur" has 2 age counters
    When the game goes on to Alice's next upkeep
    And the stack resolves
    Then nobody is asked anything
    And "Illusions of Grandeur" was sacrificed
    And Alice is at 0 life

  @may01:ours.301
  Scenario: The Sanctum costs two life for each counter, however the counters came there
    Given it is Bob's end step
    And Alice controls "Inner Sanctum" and "Grizzly Bears"
    And "Inner Sanctum" has 2 age counters
    And Alice has "Island" on top of library
    And Bob has "Firebolt" as "bolt" in hand and can pay {R}
    And Bob has "Island" as "isle" on top of library
    Then the mana cost of "Inner Sanctum" is {1}{W}{W}
    And "Inner Sanctum" has exactly the type "enchantment"
    And "Inner Sanctum" is white
    When the game goes on to Alice's upkeep
    And the stack resolves
    And Alice pays
    Then Alice is at 14 life
    And "Inner Sanctum" has 3 age counters
    When the game goes on to Bob's main phase
    And Bob plays "bolt" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" has 0 damage marked

  @may01:ours.301
  Scenario: Who doesn't pay the Sanctum any more loses it, and pays nothing
    Given it is Bob's end step
    And Alice controls "Inner Sanctum"
    And Alice has "Island" and "Plains" on top of library
    And Bob has "Island" as "isle" on top of library
    When the game goes on to Alice's upkeep
    And the stack resolves
    And Alice pays
    Then Alice is at 18 life
    When the game goes on to Alice's next upkeep
    And the stack resolves
    And Alice doesn't pay
    Then "Inner Sanctum" was sacrificed
    And Alice is at 18 life

  @may01:ours.301
  Scenario: Of the Illusions that go in the first upkeep nothing is left of what they gave
    Given Alice has "Illusions of Grandeur" in hand and can pay {3}{U}
    And Alice has "Island" as "isle" and "Plains" on top of library
    And Bob has "Island" on top of library
    When Alice plays "Illusions of Grandeur"
    And the stack resolves
    Then Alice is at 40 life
    When the game goes on to Alice's next upkeep
    And the stack resolves
    And Alice doesn't pay
    Then Alice is at 20 life

  @may01:ours.300
  Scenario: What the Mage gives flashback is played from the graveyard once, and exiled
    Given it is Alice's main phase
    And Alice has "Snapcaster Mage" in hand and can pay {1}{U}{R}{R}
    And Alice has "Lava Spike" and "Terror" in graveyard
    When Alice plays "Snapcaster Mage"
    And the top of the stack resolves
    And Alice targets "Lava Spike" for "Snapcaster Mage"
    And the stack resolves
    Then "Lava Spike" has "flashback"
    And "Terror" doesn't have "flashback"
    When Alice plays "Lava Spike" from graveyard targeting Bob
    And the stack resolves
    Then Bob is at 17 life
    And "Lava Spike" is exiled
    And "Terror" is in Alice's graveyard
