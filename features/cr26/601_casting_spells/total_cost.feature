Feature: The total cost

  @cr26:601.2f @cr26:602.2b
  Scenario: Gloom raises the cost of a white enchantment's ability, but not of a red enchantment's ability
    Given Bob controls "Gloom"
    And Alice controls "Circle of Protection: Red" and "Pyromancy" and can pay {7}
    And Alice has "Hill Giant" and "Healing Salve" in hand and can pay {3}{W}
    When Alice plays "Healing Salve" choosing "gain" targeting Alice
    Then the total cost of "Healing Salve" is {3}{W}
    When the stack resolves
    And Alice activates "burn" of "Pyromancy" targeting Bob
    Then the total cost of the ability of "Pyromancy" is {3}
    When the stack resolves
    Then Bob is at 16 life
    When Alice activates the first printed ability of "Circle of Protection: Red"
    Then the total cost of the ability of "Circle of Protection: Red" is {4}

  @cr26:601.2f
  Scenario: Gloom raises the cost of a white enchantment's ability, but not of a white creature's ability
    Given Bob controls "Gloom"
    And Alice controls "Circle of Protection: Red", "Crimson Acolyte" and "Grizzly Bears" and can pay {4}{W}
    And Alice has "Lava Spike" in hand and can pay {R}
    When Alice activates "bless" of "Crimson Acolyte" targeting "Grizzly Bears"
    Then the total cost of the ability of "Crimson Acolyte" is {W}
    When the stack resolves
    And Alice plays "Lava Spike" targeting Bob
    Then the total cost of "Lava Spike" is {R}
    When the stack resolves
    And Alice activates the first printed ability of "Circle of Protection: Red"
    Then the total cost of the ability of "Circle of Protection: Red" is {4}

  @cr26:601.2f.2
  Scenario: Trinisphere raises the cost of a spell to three mana, and doesn't change the cost of a more expensive spell
    Given Bob controls "Trinisphere"
    And Alice has "Lava Spike" and "Hill Giant" in hand and can pay {2}{R}{3}{R}
    When Alice casts "Lava Spike" targeting Bob
    Then the total cost of "Lava Spike" is {2}{R}
    When the stack resolves
    And Alice casts "Hill Giant"
    Then the total cost of "Hill Giant" is {3}{R}

  @cr26:601.2f.2 @cr26:613.11.3 @edition:2004-10 @edition:2005-02 @edition:2006-10 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Trinisphere applies after affinity: with Trinisphere, a Frogmite that would cost {1} costs {3}
    Given Bob controls "Trinisphere"
    And Alice controls 3 "Frogmite"
    And Alice has "Frogmite" in hand and can pay {3}
    When Alice casts "Frogmite" from hand
    Then the total cost of "Frogmite" is {3}

  @cr26:613.11.3 @cr26:601.2f.9
  Scenario: Unsummon costs {U} under Sapphire Medallion and a newer Sphere of Resistance, whose increase applies before the reduction
    Given Alice controls "Sapphire Medallion" and "Grizzly Bears"
    And Alice has "Unsummon" and "Sphere of Resistance" in hand and can pay {3}{U}
    When Alice plays "Sphere of Resistance"
    And the stack resolves
    And Alice plays "Unsummon" targeting "Grizzly Bears"
    Then the total cost of "Unsummon" is {U}
    When the stack resolves
    Then "Grizzly Bears" is in Alice's hand

  @cr26:601.2f.2
  Scenario: With Trinisphere, a spell cast without paying its mana cost costs {3}
    Given Bob controls "Trinisphere"
    And Alice controls "Omniscience"
    And Alice has "Hill Giant" in hand and can pay {3}
    When Alice casts "Hill Giant" without paying its mana cost
    Then the total cost of "Hill Giant" is {3}

  @cr26:601.2f.2
  Scenario: A tapped Trinisphere changes no cost until it untaps
    Given Bob controls "Trinisphere"
    And "Trinisphere" is tapped
    And Alice controls 5 "Island"
    And Alice has "Boomerang" and "Boomerang" as "the second" in hand
    And Bob controls "Hill Giant"
    When Alice casts "Boomerang" targeting "Hill Giant"
    Then the total cost of "Boomerang" is {U}{U}
    When the stack resolves
    And the game goes on to Bob's upkeep
    And Alice casts "the second" targeting "Trinisphere"
    Then the total cost of "the second" is {1}{U}{U}

  @cr26:601.2f.4
  Scenario: Three Pearl Medallions let Alabaster Potion be cast with X = 4 for three mana, but not with X = 5
    Given Alice controls "Pearl Medallion" as "one", "Pearl Medallion" as "two" and "Pearl Medallion" as "three"
    And Alice has "Alabaster Potion" in hand
    And Alice controls 3 "Plains"
    Then Alice can't play "Alabaster Potion" choosing "gain" with X = 5 targeting Alice by rule 118.3
    And Alice can play "Alabaster Potion" choosing "gain" with X = 4 targeting Alice
    When Alice plays "Alabaster Potion" choosing "gain" with X = 4 targeting Alice
    Then the total cost of "Alabaster Potion" is {1}{W}{W}
    When the stack resolves
    Then Alice is at 24 life

  @cr26:601.7
  Scenario: Sphere of Resistance that resolves while Boomerang is on the stack doesn't raise Boomerang's cost, but raises the cost of the next spell
    Given Bob controls "Vedalken Orrery"
    And Alice has "Boomerang" and "Lightning Bolt" in hand and can pay {U}{U}{1}{R}
    And Bob has "Sphere of Resistance" in hand and can pay {2}
    When Alice plays "Boomerang" targeting "Vedalken Orrery"
    And Bob plays "Sphere of Resistance"
    And the top of the stack resolves
    Then "Sphere of Resistance" is in play
    And the total cost of "Boomerang" is {U}{U}
    When Alice plays "Lightning Bolt" targeting Bob
    Then the total cost of "Lightning Bolt" is {1}{R}
    When the stack resolves
    Then "Vedalken Orrery" is in Bob's hand
    And Bob is at 17 life

  @cr26:601.7.2
  Scenario: Suppression Field that resolves while Jade Mage's ability is on the stack doesn't raise its cost, but raises the cost of the next activation
    Given Bob controls "Vedalken Orrery"
    And Bob has "Suppression Field" in hand and can pay {1}{W}
    And Alice controls "Jade Mage" and can pay {2}{G}
    And Alice can pay {2}{2}{G}
    When Alice activates "Jade Mage"
    And Bob plays "Suppression Field"
    And the top of the stack resolves
    Then "Suppression Field" is in play
    And the total cost of the ability of "Jade Mage" is {2}{G}
    When the stack resolves
    Then Alice controls a 1/1 green "Saproling" creature token
    When Alice activates "Jade Mage"
    Then the total cost of the second activation of "Jade Mage" is {4}{G}

  @cr26:601.2f.2
  Scenario: With Trinisphere, Daze cast for its alternative cost of an Island also costs {3}
    Given it is Bob's main phase
    And Alice controls "Island"
    And Alice has "Daze" in hand and can pay {2}
    And Bob controls "Trinisphere" and has "Lava Spike" in hand and can pay {2}{R}
    When Bob plays "Lava Spike" targeting Alice
    And Alice in response plays "Daze" returning "Island" instead of its mana cost targeting "Lava Spike"
    Then the total cost of "Daze" is {3}
    And "Island" is in Alice's hand
    When the stack resolves
    Then "Lava Spike" was countered
    And Alice is at 20 life

  @cr26:601.7.3
  Scenario: Sapphire Medallion that resolves while Counsel of the Soratami is on the stack doesn't lower its cost, but lowers the cost of the next blue spell
    Given Alice controls "Vedalken Orrery"
    And Alice has "Counsel of the Soratami" as "first", "Counsel of the Soratami" as "second" and "Sapphire Medallion" in hand
    And Alice can pay {2}{U}{2}{2}{U}
    And Alice has 6 "Plains" as "dune" as library
    When Alice plays "first"
    And Alice plays "Sapphire Medallion"
    And the top of the stack resolves
    Then "Sapphire Medallion" is in play
    And the total cost of "first" is {2}{U}
    When Alice plays "second"
    Then the total cost of "second" is {1}{U}
    And {2}{U} was spent on "first"
    When the stack resolves
    Then Alice has drawn 4 cards
    And Alice has no mana in the mana pool

  @cr26:601.7.4
  Scenario: Eased Labour that resolves while Jade Mage's ability is on the stack doesn't lower its cost, but lowers the cost of the next activation
    Given Alice controls "Vedalken Orrery" and "Jade Mage"
    And Alice has "Eased Labour" in hand and can pay {2}{G}{1}{2}{G}
    When Alice activates "Jade Mage"
    And Alice plays "Eased Labour"
    And the top of the stack resolves
    Then "Eased Labour" is in play
    And the total cost of the ability of "Jade Mage" is {2}{G}
    When the stack resolves
    Then Alice controls a 1/1 green "Saproling" creature token
    And Alice has no mana in the mana pool
    When Alice activates "Jade Mage"
    Then the total cost of the second activation of "Jade Mage" is {1}{G}
    When the stack resolves
    Then Alice controls two 1/1 green "Saproling" creature tokens

  @cr26:601.2f.2
  Scenario: With Trinisphere, Counsel of the Soratami that Sapphire Medallion reduces costs {2}{U}, and Lightning Bolt that Sphere of Resistance raises costs {2}{R}
    Given Alice controls "Sapphire Medallion"
    And Alice has "Counsel of the Soratami", "Sphere of Resistance" and "Lightning Bolt" in hand
    And Alice has 4 "Plains" as "dune" as library
    And Alice can pay {2}{U}{3}{2}{R}
    And Bob controls "Trinisphere"
    When Alice plays "Counsel of the Soratami"
    Then the total cost of "Counsel of the Soratami" is {2}{U}
    When the stack resolves
    And Alice plays "Sphere of Resistance"
    And the stack resolves
    And Alice plays "Lightning Bolt" targeting Bob
    Then the total cost of "Lightning Bolt" is {2}{R}
    When the stack resolves
    Then Bob is at 17 life

  @cr26:601.2f.8
  Scenario: Heartless Summoning, which makes creature spells cost {2} less, makes Steel Wall, which costs {1}, cost {0}, and Hill Giant cost {1}{R}
    Given Alice controls "Heartless Summoning"
    And Alice has "Steel Wall" and "Hill Giant" in hand and can pay {1}{1}{R}
    When Alice plays "Steel Wall"
    Then the total cost of "Steel Wall" is {0}
    When the stack resolves
    And Alice plays "Hill Giant"
    Then the total cost of "Hill Giant" is {1}{R}
    When the stack resolves
    Then "Steel Wall" is in play
    And "Hill Giant" is 2/2

  @cr26:601.2f.8
  Scenario: Heartless Summoning makes Craw Wurm cost {2}{G}{G}, and Craw Wurm is 5/3
    Given Alice controls "Heartless Summoning"
    And Alice has "Craw Wurm" in hand and can pay {2}{G}{G}
    When Alice plays "Craw Wurm"
    Then the total cost of "Craw Wurm" is {2}{G}{G}
    When the stack resolves
    Then "Craw Wurm" is 5/3
