Feature: {X} in mana costs

  @cr26:107.3
  Scenario: Gaddock Teeg forbids Blaze, which has {X} in its mana cost, even with X = 0
    Given Alice has "Blaze" and "Lava Spike" in hand and can pay {R}{R}
    And Bob controls "Gaddock Teeg"
    Then Alice can't play "Blaze" with X = 0 targeting Bob because of the ability "large" of "Gaddock Teeg"
    When Alice plays "Lava Spike" targeting Bob
    And the stack resolves
    Then Bob is at 17 life

  @cr26:107.3b
  Scenario: Blaze cast with Omniscience without paying its mana cost has X = 0 and can't have X = 3
    Given Alice controls "Omniscience" and has "Blaze" in hand
    Then Alice can't play "Blaze" with X = 3 without paying its mana cost targeting Bob
    And Alice can play "Blaze" with X = 0 without paying its mana cost targeting Bob
    When Alice plays "Blaze" with X = 0 without paying its mana cost targeting Bob
    And the stack resolves
    Then "Blaze" is in Alice's graveyard
    And Bob is at 20 life

  @cr26:107.3b
  Scenario: Blaze that is cast for its mana cost can have X = 3 although Omniscience allows its player to cast it without paying
    Given Alice controls "Omniscience" and has "Blaze" in hand and can pay {3}{R}
    When Alice plays "Blaze" with X = 3 targeting Bob
    And the stack resolves
    Then Bob is at 17 life

  @cr26:107.3b
  Scenario: Thunderscape Familiar reduces Exsanguinate's cost by {1}, so {B}{B} pays for X = 1
    Given Alice controls "Thunderscape Familiar" and has "Exsanguinate" in hand and can pay {B}{B}
    When Alice plays "Exsanguinate" with X = 1
    Then {B}{B} was spent on "Exsanguinate"
    When the stack resolves
    Then Bob is at 19 life
    And Alice is at 21 life

  @cr26:107.3b @cr26:107.3a
  Scenario: Nourishing Shoal cast for its alternative cost has X = 2, the mana value of the exiled card, and gains 2 life
    Given Alice has "Nourishing Shoal" and "Grizzly Bears" in hand
    When Alice plays "Nourishing Shoal" with X = 2 removing "Grizzly Bears" instead of its mana cost
    Then "Grizzly Bears" is removed from the game
    When the stack resolves
    Then Alice is at 22 life

  @cr26:107.3b
  Scenario: Two Pearl Medallions reduce the cost of Toll-Free Vessel with X = 2 to zero, and it enters with 2 counters
    Given Alice controls 2 "Pearl Medallion" as "medal"
    And Alice has "Toll-Free Vessel" in hand and can pay {2}
    When Alice plays "Toll-Free Vessel" with X = 2
    Then {0} was spent on "Toll-Free Vessel"
    When the stack resolves
    Then "Toll-Free Vessel" has 2 charge counters

  @cr26:107.4b.2
  Scenario: Mana of Forest and Island pays the {X} of Blaze with X = 2
    Given Alice has "Blaze" in hand
    And Alice controls "Forest", "Island" and "Mountain"
    Then Alice can play "Blaze" with X = 2 targeting Bob
    When Alice plays "Blaze" with X = 2 targeting Bob
    Then {R}{G}{U} was spent on "Blaze"
    And Alice can't tap "Forest" for mana by rule 118.3
    When the stack resolves
    Then Bob is at 18 life

  @cr26:107.4b.2
  Scenario Outline: Mana of <land> pays the {X} of Blaze with X = 1
    Given Alice has "Blaze" in hand
    And Alice controls "<land>" as "land" and "Mountain" as "peak"
    Then Alice can't play "Blaze" with X = 2 targeting Bob by rule 118.3
    And Alice can play "Blaze" with X = 1 targeting Bob
    When Alice plays "Blaze" with X = 1 targeting Bob
    Then {R}<mana> was spent on "Blaze"
    And "land" and "peak" are tapped
    When the stack resolves
    Then Bob is at 19 life

    Examples:
      | land     | mana |
      | Plains   | {W}  |
      | Island   | {U}  |
      | Swamp    | {B}  |
      | Mountain | {R}  |
      | Forest   | {G}  |
      | Wastes   | {C}  |

  @cr26:107.3b
  Scenario: Blaze cast for the alternative cost of Fist of Suns, which has no {X}, has X = 0 and can't have X = 3
    Given Alice controls "Fist of Suns"
    And Alice has "Blaze" in hand and can pay {W}{U}{B}{R}{G}{3}
    Then Alice can't play "Blaze" with X = 3 instead of its mana cost targeting Bob
    And Alice can play "Blaze" with X = 0 instead of its mana cost targeting Bob
    And Alice can play "Blaze" with X = 3 targeting Bob
    When Alice plays "Blaze" with X = 0 instead of its mana cost targeting Bob
    Then the total cost of "Blaze" is {W}{U}{B}{R}{G}
    And the mana value of "Blaze" is 1
    When the stack resolves
    Then "Blaze" is in Alice's graveyard
    And Bob is at 20 life

  @cr26:107.3a @cr26:107.3.2
  Scenario: Alice, who casts Bob's Blaze with Ornate Kanzashi and so controls it, announces X = 2 for its cost and its damage
    Given Alice controls "Ornate Kanzashi" and can pay {2}{2}{R}
    And Bob has "Blaze" on top of library
    When Alice activates "Ornate Kanzashi" targeting Bob
    And the stack resolves
    And Alice plays "Blaze" from exile with X = 2 targeting Bob
    Then Alice controls "Blaze"
    And the total cost of "Blaze" is {2}{R}
    When the stack resolves
    Then Bob is at 18 life
    And "Blaze" is in Bob's graveyard

  @cr26:107.3a @cr26:107.3.2
  Scenario: Alice, who controls Bob's Chimeric Staff, announces X = 3 as she activates it, and Bob can activate only the one that he controls
    Given Alice controls "Chimeric Staff" as "lent" owned by Bob and can pay {3}
    And Bob controls "Chimeric Staff" as "kept" and can pay {5}
    Then Bob can't activate "lent" with X = 5 by rule 602.2
    And Bob can activate "kept" with X = 5
    When Alice activates "lent" with X = 3
    And the stack resolves
    Then "lent" is 3/3
