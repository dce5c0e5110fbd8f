Feature: Paying costs

  @cr26:118.1
  Scenario: Fume Spitter is sacrificed as Alice activates its ability, before the ability puts a counter on Hill Giant
    Given Alice controls "Fume Spitter"
    And Bob controls "Hill Giant"
    When Alice activates "Fume Spitter" targeting "Hill Giant"
    Then "Fume Spitter" is in Alice's graveyard
    And "Fume Spitter" was sacrificed
    And "Hill Giant" is 3/3
    When the stack resolves
    Then "Hill Giant" has 1 -1/-1 counter
    And "Hill Giant" is 2/2

  @cr26:118.2
  Scenario: Alice, who has no mana in her pool, activates the mana ability of Mountain while she casts Lightning Bolt
    Given Alice controls "Mountain"
    And Alice has "Lightning Bolt" in hand
    Then Alice can play "Lightning Bolt" targeting Bob
    When Alice plays "Lightning Bolt" targeting Bob
    Then "Mountain" is tapped
    And Alice has no mana in the mana pool
    And it happened in this order that "Mountain" was tapped, then "Lightning Bolt" was cast
    When the stack resolves
    Then Bob is at 17 life

  @cr26:118.3a
  Scenario: Mana that pays for Lightning Bolt leaves the pool, and the rest stays there
    Given Alice has {R}{R}{G} in the mana pool
    And Alice has "Lightning Bolt" in hand
    When Alice plays "Lightning Bolt" targeting Bob
    Then Alice has {R}{G} in the mana pool
    When the stack resolves
    Then Bob is at 17 life

  @cr26:118.3b
  Scenario: Hall of the Bandit Lord's controller pays 3 life for its mana
    Given Alice controls "Hall of the Bandit Lord"
    When Alice taps "Hall of the Bandit Lord" for mana
    Then Alice is at 17 life
    And Alice has {C} in the mana pool
    And Alice has been dealt no damage

  @cr26:118.3c @edition:2026-01
  Scenario: Bob, who could tap his lands to pay {2} for Make Disappear, doesn't, and his spell is countered
    Given it is Bob's main phase
    And Bob controls 2 "Wastes" as "waste"
    And Bob has "Hill Giant" in hand and can pay {3}{R}
    And Alice has "Make Disappear" in hand and can pay {1}{U}
    When Bob plays "Hill Giant"
    And Alice plays "Make Disappear" targeting "Hill Giant"
    And the top of the stack resolves
    And Bob doesn't pay
    Then "Hill Giant" was countered
    And "Hill Giant" is in Bob's graveyard

  @cr26:118.3c
  Scenario: Bob, who could tap his lands to pay {3} for Mana Leak, doesn't, and his spell is countered
    Given it is Bob's main phase
    And Bob controls 3 "Mountain" as "peak"
    And Bob has "Hill Giant" in hand
    And Bob has {3}{R} in the mana pool
    And Alice has "Mana Leak" in hand and can pay {1}{U}
    When Bob plays "Hill Giant"
    And Alice plays "Mana Leak" targeting "Hill Giant"
    And the top of the stack resolves
    Then Bob is asked for a payment by "Mana Leak"
    When Bob doesn't pay
    Then "Hill Giant" was countered
    And "Hill Giant" is in Bob's graveyard
    And "peak 1", "peak 2" and "peak 3" are untapped

  @cr26:118.3c.2
  Scenario: Alice, who has to cast Hill Giant for the {1} of Sphere of Resistance, leaves Island untapped, and Hill Giant stays in exile
    Given Alice controls "Island"
    And Bob controls "Sphere of Resistance"
    And Alice has "Forced Hand" in hand and can pay {1}{R}
    And Alice has "Hill Giant" on top of library
    When Alice plays "Forced Hand"
    And the top of the stack resolves
    And Alice says no
    Then "Hill Giant" is in exile
    And "Island" is untapped
    And Alice can tap "Island" for mana

  @cr26:118.3c.2
  Scenario: Alice taps Island for the {1} of Sphere of Resistance as she has to cast Hill Giant
    Given Alice controls "Island"
    And Bob controls "Sphere of Resistance"
    And Alice has "Forced Hand" in hand and can pay {1}{R}
    And Alice has "Hill Giant" on top of library
    When Alice plays "Forced Hand"
    And the top of the stack resolves
    And Alice says yes
    Then "Island" is tapped
    When the stack resolves
    Then "Hill Giant" is in play

  @cr26:118.3c.2
  Scenario: Alice, who has {U} in her mana pool, has to cast Hill Giant for the {1} of Sphere of Resistance, and isn't asked
    Given Alice controls "Island"
    And Bob controls "Sphere of Resistance"
    And Alice has "Forced Hand" in hand and can pay {1}{R}
    And Alice has "Hill Giant" on top of library
    When Alice plays "Forced Hand"
    And Alice taps "Island" for mana
    And the top of the stack resolves
    Then nobody is asked anything
    And the total cost of "Hill Giant" is {1}
    When the stack resolves
    Then "Hill Giant" is in play

  @cr26:118.5 @cr26:118.5a @cr26:107.4d @cr26:118.3a.2
  Scenario: Ornithopter, which costs {0}, is cast only as Alice decides to, and goes on the stack, where it is countered
    Given it is Alice's upkeep
    And Alice has "Ornithopter" in hand
    And Bob has "Counterspell" in hand and can pay {U}{U}
    Then Alice can't play "Ornithopter" by rule 117.1a
    When the game goes on to Alice's main phase
    Then "Ornithopter" is in Alice's hand
    And Alice can play "Ornithopter"
    When Alice plays "Ornithopter"
    Then the total cost of "Ornithopter" is {0}
    And the stack holds "Ornithopter"
    When Bob plays "Counterspell" targeting "Ornithopter"
    And the stack resolves
    Then "Ornithopter" was countered

  @cr26:118.6 @cr26:601.2h.6
  Scenario: Ancestral Vision has no mana cost, so its unpayable cost stops Alice from casting it
    Given Alice has "Ancestral Vision" and "Lava Spike" in hand and can pay {U}{R}
    Then Alice can't play "Ancestral Vision" targeting Alice by rule 118.6
    And Alice can play "Lava Spike" targeting Bob
    When Alice plays "Lava Spike" targeting Bob
    And the stack resolves
    Then Bob is at 17 life

  @cr26:118.6a
  Scenario: With Sphere of Resistance the cost of Ancestral Vision is still unpayable, and with Omniscience it is {1}
    Given Alice controls "Sphere of Resistance"
    And Alice has "Ancestral Vision" and "Omniscience" in hand and can pay {9}{U}{U}{U}
    And Alice has 4 "Plains" as "dune" as library
    Then Alice can't play "Ancestral Vision" targeting Alice by rule 118.6
    When Alice plays "Omniscience"
    And the stack resolves
    Then Alice can play "Ancestral Vision" without paying its mana cost targeting Alice
    When Alice plays "Ancestral Vision" without paying its mana cost targeting Alice
    Then the total cost of "Ancestral Vision" is {1}
    When the stack resolves
    Then Alice has drawn 3 cards

  @cr26:118.7
  Scenario: With Fluctuator, cycling {2} costs {0} and counts as cycling, so Lightning Rift triggers
    Given Alice controls "Fluctuator" and "Lightning Rift" and can pay {1}
    And Alice has "Vile Manifestation" in hand
    And Alice has "Island" on top of library
    When Alice activates "cycling" of "Vile Manifestation"
    And Alice targets Bob for "Lightning Rift"
    Then the total cost of the ability of "Vile Manifestation" is {0}
    When the stack resolves
    And Alice pays
    Then "Island" is in Alice's hand
    And Bob is at 18 life
    And "Vile Manifestation" is in Alice's graveyard

  @cr26:118.7c
  Scenario: A reduction by {U}{U} takes {U} and one generic mana from Counsel of the Soratami's cost of {2}{U}
    Given Alice controls "Sigil of Two Tides"
    And Alice has "Counsel of the Soratami" in hand and can pay {2}
    And Alice has 4 "Plains" as "dune" as library
    When Alice plays "Counsel of the Soratami"
    Then the total cost of "Counsel of the Soratami" is {1}
    When the stack resolves
    Then Alice has 2 cards in hand

  @cr26:118.7d
  Scenario: A reduction by {C}{C} takes {C} and {1} from Spatial Contortion's cost of {1}{C}
    Given Alice controls "Sigil of Two Moons"
    And Alice has "Spatial Contortion" in hand and can pay {1}
    And Bob controls "Craw Wurm"
    When Alice plays "Spatial Contortion" targeting "Craw Wurm"
    Then the total cost of "Spatial Contortion" is {0}
    When the stack resolves
    Then "Craw Wurm" is 9/1

  @cr26:118.8 @cr26:604.5.2
  Scenario: Altar's Reap's additional cost, the sacrifice of a creature, is paid together with its mana cost
    Given Alice has "Altar's Reap" and "Grizzly Bears" in hand and can pay {1}{G}{1}{B}
    And Alice has 4 "Plains" as "dune" as library
    Then Alice can't play "Altar's Reap" by rule 118.3
    When Alice plays "Grizzly Bears"
    And the stack resolves
    Then Alice can play "Altar's Reap"
    When Alice plays "Altar's Reap" sacrificing "Grizzly Bears"
    Then "Grizzly Bears" was sacrificed
    And {1}{B} was spent on "Altar's Reap"
    When the stack resolves
    Then Alice has drawn 2 cards

  @cr26:118.8a
  Scenario: Both additional costs of Stormscape Battlemage are paid, and both of its abilities trigger
    Given Alice has "Stormscape Battlemage" in hand and can pay {2}{U}{W}{2}{B}
    And Bob controls "Hill Giant"
    Then Alice can play "Stormscape Battlemage" paying the optional cost "white" paying the optional cost "black"
    When Alice plays "Stormscape Battlemage" paying the optional cost "white" paying the optional cost "black"
    Then the total cost of "Stormscape Battlemage" is {4}{W}{U}{B}
    When the stack resolves
    And Alice targets "Hill Giant" for "Stormscape Battlemage"
    And Alice puts "Stormscape Battlemage" and "Stormscape Battlemage" in this order
    Then Alice is at 23 life
    And "Hill Giant" was destroyed

  @cr26:118.8d
  Scenario: Kicker {4} changes the total cost of Kavu Aggressor, and not its mana cost and mana value
    Given Alice has "Kavu Aggressor" in hand and can pay {2}{R}{4}
    When Alice plays "Kavu Aggressor" kicked
    Then the total cost of "Kavu Aggressor" is {6}{R}
    And the mana cost of "Kavu Aggressor" is {2}{R}
    And the mana value of "Kavu Aggressor" is 3
    When the stack resolves
    Then "Kavu Aggressor" is 4/3

  @cr26:118.9b
  Scenario: The alternative cost that Fist of Suns allows is optional
    Given Alice controls "Fist of Suns"
    And Alice has "Craw Wurm" as "one" and "Hill Giant" as "two" in hand
    And Alice can pay {W}{U}{B}{R}{G}
    Then Alice can't play "one" by rule 118.3
    And Alice can play "one" instead of its mana cost
    And Alice can play "two"
    When Alice plays "two"
    Then the total cost of "two" is {3}{R}
    When the stack resolves
    Then "two" is 3/3

  @cr26:118.9c
  Scenario: Craw Wurm cast for the alternative cost of Fist of Suns still has its mana cost and its mana value
    Given Alice controls "Fist of Suns"
    And Alice has "Craw Wurm" in hand and can pay {W}{U}{B}{R}{G}
    Then Alice can play "Craw Wurm" instead of its mana cost
    When Alice plays "Craw Wurm" instead of its mana cost
    Then the total cost of "Craw Wurm" is {W}{U}{B}{R}{G}
    And the mana cost of "Craw Wurm" is {4}{G}{G}
    And the mana value of "Craw Wurm" is 6
    When the stack resolves
    Then "Craw Wurm" is 6/4

  @cr26:118.9d
  Scenario: Sphere of Resistance adds {1} to a spell that Omniscience lets its player cast without paying its mana cost
    Given Alice controls "Omniscience" and "Sphere of Resistance"
    And Alice has "Craw Wurm" in hand and can pay {1}
    When Alice plays "Craw Wurm" without paying its mana cost
    Then the total cost of "Craw Wurm" is {1}
    When the stack resolves
    Then "Craw Wurm" is 6/4

  @cr26:118.10
  Scenario: The sacrifice of one creature pays for only one of two spells
    Given Alice controls "Grizzly Bears"
    And Alice has 2 "Altar's Reap" as "reap" in hand and can pay {1}{B}{1}{B}
    And Alice has 4 "Plains" as "dune" as library
    Then Alice can play "reap 2"
    When Alice plays "reap 1" sacrificing "Grizzly Bears"
    Then Alice can't play "reap 2" by rule 118.3
    When the stack resolves
    Then Alice has drawn 2 cards

  @cr26:118.13b @edition:2013-07 @edition:2026-01
  Scenario Outline: As extort of Syndic of Tithes resolves, Alice pays {W/B} with mana of <land>
    Given Alice controls "Syndic of Tithes" and "<land>"
    And Alice has "Lightning Bolt" in hand and can pay {R}
    When Alice plays "Lightning Bolt" targeting Bob
    And the top of the stack resolves
    And Alice pays
    Then "<land>" is tapped
    And Alice is at 21 life
    And Bob is at 19 life

    Examples:
      | land   |
      | Plains |
      | Swamp  |

  @cr26:118.13b @edition:2013-07 @edition:2026-01
  Scenario Outline: Alice, who controls Plains and Swamp, taps <land> for mana before extort resolves, and pays {W/B} with that mana
    Given Alice controls "Syndic of Tithes", "Plains" and "Swamp"
    And Alice has "Lightning Bolt" in hand and can pay {R}
    When Alice plays "Lightning Bolt" targeting Bob
    And Alice taps "<land>" for mana
    And the top of the stack resolves
    And Alice pays
    Then "<other>" is untapped
    And Alice has no mana in the mana pool
    And Alice is at 21 life
    And Bob is at 19 life

    Examples:
      | land   | other  |
      | Plains | Swamp  |
      | Swamp  | Plains |

  @cr26:118.13b @cr26:118.13b.5 @edition:2013-07 @edition:2026-01
  Scenario: Alice, who spends the mana of Plains after extort has triggered, pays {W/B} with mana of Swamp as extort resolves
    Given Alice controls "Syndic of Tithes", "Crimson Acolyte", "Plains" and "Swamp"
    And Alice has "Lightning Bolt" in hand and can pay {R}
    When Alice plays "Lightning Bolt" targeting Bob
    And Alice in response activates "bless" of "Crimson Acolyte" targeting "Syndic of Tithes"
    Then "Plains" is tapped
    When the top of the stack resolves
    And the top of the stack resolves
    And Alice pays
    Then "Swamp" is tapped
    And Alice is at 21 life
    And Bob is at 19 life

  @cr26:118.7.2
  Scenario: With Suppression Field, cycling {2} costs {4} and counts as cycling, so Lightning Rift triggers
    Given Alice controls "Suppression Field" and "Lightning Rift" and can pay {4}{1}
    And Alice has "Vile Manifestation" in hand
    And Alice has "Island" on top of library
    When Alice activates "cycling" of "Vile Manifestation"
    And Alice targets Bob for "Lightning Rift"
    Then the total cost of the ability of "Vile Manifestation" is {4}
    When the stack resolves
    And Alice pays
    Then Bob is at 18 life
    And "Island" is in Alice's hand
    And "Vile Manifestation" is in Alice's graveyard

  @cr26:118.7
  Scenario: With Fluctuator, a card with cycling {2} is cycled and another card is drawn
    Given Alice controls "Fluctuator" and "Lightning Rift" and can pay {3}
    And Alice has "Vile Manifestation" in hand
    And Alice has "Island" on top of library
    When Alice activates "cycling" of "Vile Manifestation"
    And Alice targets Bob for "Lightning Rift"
    And the stack resolves
    And Alice doesn't pay
    Then "Island" is in Alice's hand
    And "Lightning Rift" has triggered once
    And Bob is at 20 life

  @cr26:118.7c
  Scenario: A reduction by {U}{U} takes {U} from Reach Through Mists's cost of {U}
    Given Alice controls "Sigil of Two Tides"
    And Alice has "Reach Through Mists" and "Lightning Bolt" in hand and can pay {R}
    And Alice has 4 "Plains" as "dune" as library
    When Alice plays "Reach Through Mists"
    Then the total cost of "Reach Through Mists" is {0}
    When Alice plays "Lightning Bolt" targeting Bob
    And the stack resolves
    Then Bob is at 17 life
    And Alice has drawn 1 card

  @cr26:118.7d
  Scenario: A reduction by {C}{C} takes {1} from Sol Ring's cost of {1}
    Given Alice controls "Sigil of Two Moons"
    And Alice has "Sol Ring" in hand
    When Alice plays "Sol Ring"
    Then the total cost of "Sol Ring" is {0}
    When the stack resolves
    And Alice taps "Sol Ring" for mana
    Then Alice has {C}{C} in the mana pool

  @cr26:118.8
  Scenario: After Altar's Reap has resolved, its player has sacrificed the only creature and drawn two cards
    Given Alice controls "Grizzly Bears"
    And Alice has "Altar's Reap" and "Lightning Bolt" in hand and can pay {1}{B}{R}
    And Alice has 4 "Plains" as "dune" as library
    When Alice plays "Altar's Reap"
    And the stack resolves
    Then "Grizzly Bears" was sacrificed
    And Alice has drawn 2 cards
    When Alice plays "Lightning Bolt" targeting Bob
    And the stack resolves
    Then Bob is at 17 life

  @cr26:118.8
  Scenario: Grizzly Bears stays sacrificed for Altar's Reap that Counterspell counters, and its player draws no cards
    Given Alice controls "Grizzly Bears"
    And Alice has "Altar's Reap" in hand and can pay {1}{B}
    And Alice has 4 "Plains" as "dune" as library
    And Bob controls "Hill Giant" and has "Counterspell" in hand and can pay {U}{U}
    When Alice plays "Altar's Reap"
    Then "Grizzly Bears" was sacrificed
    And {1}{B} was spent on "Altar's Reap"
    When Bob plays "Counterspell" targeting "Altar's Reap"
    And the stack resolves
    Then "Altar's Reap" was countered
    And "Grizzly Bears" is in Alice's graveyard
    And "Hill Giant" is in play
    And Alice has drawn no cards

  @cr26:118.9a @cr26:601.2b.3 @cr26:702.34a
  Scenario: Firebolt cast with flashback can't be cast for the alternative cost of Fist of Suns as well
    Given Alice controls "Fist of Suns"
    And Alice has "Firebolt" in graveyard
    And Alice has "Hill Giant" in hand and can pay {W}{U}{B}{R}{G}{4}{R}
    Then Alice can't play "Firebolt" from graveyard instead of its mana cost targeting Bob
    And Alice can play "Firebolt" from graveyard targeting Bob
    And Alice can play "Hill Giant" instead of its mana cost
    When Alice plays "Firebolt" from graveyard targeting Bob
    Then the total cost of "Firebolt" is {4}{R}
    When the stack resolves
    Then Bob is at 18 life
    And "Firebolt" is exiled

  @cr26:118.12b
  Scenario Outline: Alice, who searches with Hopeful Search and <found>, gains 3 life
    Given Alice has "Hopeful Search" in hand and can pay {G}
    And Alice has "Grizzly Bears" and "Forest" as library
    When Alice plays "Hopeful Search"
    And the stack resolves
    And Alice says yes
    And Alice chooses <chosen>
    Then Alice is at 23 life
    And Alice has <count> in hand

    Examples:
      | found            | chosen          | count    |
      | finds no card    | nothing         | no cards |
      | finds a creature | "Grizzly Bears" | 1 card   |

  @cr26:118.12b
  Scenario: Alice, who doesn't search with Hopeful Search, gains no life
    Given Alice has "Hopeful Search" and "Lightning Bolt" in hand and can pay {G}{R}
    And Alice has "Grizzly Bears" and "Forest" as library
    When Alice plays "Hopeful Search"
    And the stack resolves
    And Alice says no
    Then Alice is at 20 life
    When Alice plays "Lightning Bolt" targeting Bob
    And the stack resolves
    Then Bob is at 17 life

  @cr26:118.12.4
  Scenario: Alice gains the 3 life of Second Helping for a draw that Words of Worship replaces, and not for a draw that she declines
    Given Alice controls "Words of Worship" and has 2 "Second Helping" as "helping" in hand
    And Alice has {C}{U}{U} in the mana pool
    And Alice has "Island" and "Forest" as library
    When Alice activates "Words of Worship"
    And the stack resolves
    And Alice plays "helping 1"
    And the stack resolves
    And Alice says yes
    Then Alice is at 28 life
    And Alice has drawn no cards
    When Alice plays "helping 2"
    And the stack resolves
    And Alice says no
    Then Alice is at 28 life

  @cr26:118.12.4
  Scenario: Alice, who draws a card for Second Helping, gains its 3 life
    Given Alice has "Second Helping" in hand and can pay {U}
    And Alice has "Island" and "Forest" as library
    When Alice plays "Second Helping"
    And the stack resolves
    And Alice says yes
    Then Alice has drawn 1 card
    And "Island" is in Alice's hand
    And Alice is at 23 life

  @cr26:118.13c
  Scenario Outline: Alice pays {W/U} with mana of <land> as she turns Masked Herald face up
    Given Alice controls face-down "Masked Herald" and "<land>"
    And Alice controls "Forest"
    Then "Masked Herald" is 2/2
    And Alice can turn "Masked Herald" face up
    When Alice turns "Masked Herald" face up
    Then "Masked Herald" is 3/3
    And "<land>" is tapped
    And "Forest" is untapped

    Examples:
      | land   |
      | Plains |
      | Island |

  @cr26:118.13c
  Scenario Outline: Alice, who controls Plains and Island, taps <land> for mana and pays {W/U} with that mana as she turns Masked Herald face up
    Given Alice controls face-down "Masked Herald", "Plains" and "Island"
    When Alice taps "<land>" for mana
    And Alice turns "Masked Herald" face up
    Then "Masked Herald" is 3/3
    And "<other>" is untapped
    And Alice has no mana in the mana pool

    Examples:
      | land   | other  |
      | Plains | Island |
      | Island | Plains |

  @cr26:118.14 @cr26:609.4b.5
  Scenario: As soon as Pact of Coins is on the battlefield, green mana pays for {C}
    Given Alice has "Spatial Contortion" and "Pact of Coins" in hand
    And Alice controls "Sol Ring"
    And Alice controls 2 "Forest" as "wood"
    And Bob controls "Craw Wurm"
    When Alice taps "Sol Ring" for mana
    And Alice plays "Pact of Coins"
    Then Alice can't play "Spatial Contortion" targeting "Craw Wurm" by rule 118.3
    When the stack resolves
    Then Alice can play "Spatial Contortion" targeting "Craw Wurm"
    When Alice plays "Spatial Contortion" targeting "Craw Wurm"
    Then the total cost of "Spatial Contortion" is {1}{C}
    And {G}{G} was spent on "Spatial Contortion"
    When the stack resolves
    Then "Craw Wurm" is 9/1

  @cr26:118.10
  Scenario: The creature that Alice sacrifices as Innocent Blood resolves doesn't pay for Altar's Reap
    Given Alice controls "Grizzly Bears"
    And Bob controls "Hill Giant"
    And Alice has "Innocent Blood" and "Altar's Reap" in hand and can pay {B}{1}{B}
    And Alice has 4 "Plains" as "dune" as library
    Then Alice can play "Altar's Reap"
    When Alice plays "Innocent Blood"
    And the stack resolves
    Then "Grizzly Bears" was sacrificed
    And "Hill Giant" was sacrificed
    And Alice can't play "Altar's Reap" by rule 118.3
    And Alice has drawn no cards

  @cr26:118.10.3 @cr26:118.10
  Scenario: Grizzly Bears, Alice's only creature, is sacrificed as the ability of Gaunt Bell resolves and doesn't pay for Second Cradle
    Given Alice controls "Gaunt Bell", "Grizzly Bears" and "Second Cradle" and can pay {1}
    Then Alice can activate "Second Cradle" sacrificing "Grizzly Bears"
    When Alice activates "Gaunt Bell"
    And the stack resolves
    Then "Grizzly Bears" was sacrificed
    And Alice can't activate "Second Cradle" by rule 118.3
    And "Grizzly Bears" is in Alice's graveyard

  @cr26:118.10.3
  Scenario: Grizzly Bears, which Alice sacrifices as Lord of the Pit's ability resolves, doesn't pay for Second Cradle, and Lord of the Pit can
    Given it is Bob's end step
    And Alice controls "Lord of the Pit", "Grizzly Bears" and "Second Cradle"
    And Alice controls "Forest"
    When the game goes on to Alice's upkeep
    Then Alice can activate "Second Cradle" sacrificing "Grizzly Bears"
    When the stack resolves
    Then "Grizzly Bears" was sacrificed
    And Alice can't activate "Second Cradle" sacrificing "Grizzly Bears" by rule 118.3
    When Alice activates "Second Cradle" sacrificing "Lord of the Pit"
    And the stack resolves
    Then "Lord of the Pit" is in Alice's hand
    And "Grizzly Bears" is in Alice's graveyard

  @cr26:118.9d.2
  Scenario: Loom of Two Hues takes {U}{R} from the alternative cost {W}{U}{B}{R}{G} that Fist of Suns allows
    Given Alice controls "Fist of Suns" and "Loom of Two Hues"
    And Alice has "Lightning Bolt" in hand and can pay {W}{B}{G}
    Then Alice can play "Lightning Bolt" instead of its mana cost targeting Bob
    When Alice plays "Lightning Bolt" instead of its mana cost targeting Bob
    Then the total cost of "Lightning Bolt" is {W}{B}{G}
    When the stack resolves
    Then Bob is at 17 life

  @cr26:118.9d @cr26:118.8.3
  Scenario: Alice, who casts Altar's Reap without paying its mana cost, still has to sacrifice a creature
    Given Alice controls "Omniscience"
    And Alice has "Altar's Reap" and "Grizzly Bears" in hand
    And Alice has 4 "Plains" as "dune" as library
    Then Alice can't play "Altar's Reap" without paying its mana cost by rule 118.3
    When Alice plays "Grizzly Bears" without paying its mana cost
    And the stack resolves
    Then Alice can play "Altar's Reap" without paying its mana cost
    When Alice plays "Altar's Reap" sacrificing "Grizzly Bears" without paying its mana cost
    Then "Grizzly Bears" was sacrificed
    And the total cost of "Altar's Reap" is {0}
    When the stack resolves
    Then Alice has drawn 2 cards

  @cr26:118.9b.2
  Scenario: Firebolt in the graveyard can be cast only for its flashback cost {4}{R}, and Firebolt in hand for {R}
    Given Alice has "Firebolt" as "buried" in graveyard and "Firebolt" as "held" in hand
    And Alice controls 5 "Mountain" as "peak"
    And Alice controls tapped "Forest"
    Then Alice can play "buried" from graveyard targeting Bob
    When Alice plays "held" targeting Bob
    Then the total cost of "held" is {R}
    When the stack resolves
    Then Alice can't play "buried" from graveyard targeting Bob by rule 118.3
    When the game goes on to Alice's next main phase
    And Alice plays "buried" from graveyard targeting Bob
    Then the total cost of "buried" is {4}{R}

  @cr26:118.6a.2
  Scenario: Unpriced Cub, which has no mana cost, can't be cast with the additional cost of offspring, and can be with the alternative cost of Fist of Suns
    Given Alice controls "Nursery Bell"
    And Alice has "Unpriced Cub" and "Fist of Suns" in hand and can pay {3}{W}{U}{B}{R}{G}{2}
    Then Alice can't play "Unpriced Cub" by rule 118.6
    And Alice can't play "Unpriced Cub" paying the optional cost "offspring" by rule 118.6
    When Alice plays "Fist of Suns"
    And the stack resolves
    Then Alice can play "Unpriced Cub" instead of its mana cost
    When Alice plays "Unpriced Cub" instead of its mana cost paying the optional cost "offspring"
    Then the total cost of "Unpriced Cub" is {2}{W}{U}{B}{R}{G}
    When the stack resolves
    Then Alice controls 2 "Bear" permanents
    And "Unpriced Cub" is 2/2

  @cr26:118.8a
  Scenario: Only the black one of the two additional costs of Stormscape Battlemage is paid, and only the ability of that cost triggers
    Given Alice has "Stormscape Battlemage" in hand and can pay {2}{U}{2}{B}
    And Bob controls "Hill Giant"
    When Alice plays "Stormscape Battlemage" paying the optional cost "black"
    Then the total cost of "Stormscape Battlemage" is {4}{U}{B}
    When the stack resolves
    And Alice targets "Hill Giant" for "Stormscape Battlemage"
    Then "Hill Giant" was destroyed
    And "Stormscape Battlemage" has triggered once
    And Alice is at 20 life

  @cr26:118.8a
  Scenario: Only the white one of the two additional costs of Stormscape Battlemage is paid, and only the ability of that cost triggers
    Given Alice has "Stormscape Battlemage" in hand and can pay {2}{U}{W}
    And Bob controls "Hill Giant"
    Then Alice can play "Stormscape Battlemage" paying the optional cost "white"
    When Alice plays "Stormscape Battlemage" paying the optional cost "white"
    Then the total cost of "Stormscape Battlemage" is {2}{W}{U}
    When the stack resolves
    Then Alice is at 23 life
    And "Stormscape Battlemage" has triggered once
    And "Hill Giant" is in play

  @cr26:118.7d
  Scenario: A reduction by {C}{C} takes only {2} from Costume Chest's cost of {3}
    Given Alice controls "Sigil of Two Moons"
    And Alice has "Costume Chest" in hand and can pay {1}
    When Alice plays "Costume Chest"
    Then the total cost of "Costume Chest" is {1}
    When the stack resolves
    Then "Costume Chest" is in play

  @cr26:118.2
  Scenario: Alice, who has no mana in her pool, activates the mana abilities of Mountain and Forest while she activates Kher Keep's ability
    Given Alice controls "Kher Keep", "Mountain" and "Forest"
    Then Alice can activate "hatch" of "Kher Keep"
    When Alice activates "hatch" of "Kher Keep"
    Then "Mountain", "Forest" and "Kher Keep" are tapped
    And Alice has no mana in the mana pool
    When the stack resolves
    Then the "Kobolds of Kher Keep" token is 0/1
    And Alice can't activate "hatch" of "Kher Keep" by rule 118.3

  @cr26:118.5.2 @cr26:118.5
  Scenario: As Second Levy asks for the mana cost {0} of a spell, Alice pays for one Ornithopter, and doesn't pay for another, which is exiled
    Given Alice has 2 "Ornithopter" as "bird" in hand
    And Bob has 2 "Second Levy" as "levy" in hand and can pay {1}{U}{1}{U}
    When Alice plays "bird 1"
    And Bob in response plays "levy 1" targeting "bird 1"
    And the top of the stack resolves
    Then Alice is asked for a payment
    When Alice pays
    And the stack resolves
    Then "bird 1" is in play
    When Alice plays "bird 2"
    And Bob in response plays "levy 2" targeting "bird 2"
    And the top of the stack resolves
    And Alice doesn't pay
    Then "bird 2" is exiled
    And "bird 1" is 0/2

  @cr26:118.8d
  Scenario: Second Levy asks for the mana cost {2}{R} of Kavu Aggressor, which was kicked for {4}
    Given Alice has "Kavu Aggressor" in hand
    And Alice has {6}{R} in the mana pool
    And Alice controls 3 "Mountain" as "peak" and "Forest"
    And Bob has "Second Levy" in hand and can pay {1}{U}
    When Alice plays "Kavu Aggressor" kicked
    Then the total cost of "Kavu Aggressor" is {6}{R}
    When Bob plays "Second Levy" targeting "Kavu Aggressor"
    And the top of the stack resolves
    And Alice pays
    Then "peak 1", "peak 2" and "peak 3" are tapped
    And "Forest" is untapped
    When the stack resolves
    Then "Kavu Aggressor" is 4/3

  @cr26:118.8d
  Scenario: Second Levy asks for the mana cost {2}{R} of Kavu Aggressor on the battlefield, which was kicked for {4}
    Given Alice has "Kavu Aggressor" in hand
    And Alice has {6}{R} in the mana pool
    And Alice controls 3 "Mountain" as "peak" and "Forest"
    And Bob has "Second Levy" in hand and can pay {1}{U}
    When Alice plays "Kavu Aggressor" kicked
    Then the total cost of "Kavu Aggressor" is {6}{R}
    When the stack resolves
    And Bob plays "Second Levy" targeting "Kavu Aggressor"
    And the stack resolves
    And Alice pays
    Then "peak 1", "peak 2" and "peak 3" are tapped
    And "Forest" is untapped
    And "Kavu Aggressor" is in play

  @cr26:118.8d.2
  Scenario: Under Gaddock Teeg, Urza's Rage can be cast kicked for {10}{R}{R}, and Wrath of God can't be cast
    Given Bob controls "Gaddock Teeg" and "Craw Wurm"
    And Alice has "Urza's Rage" and "Wrath of God" in hand and can pay {10}{R}{R}
    And Alice controls 4 "Plains" as "page"
    Then Alice can't play "Wrath of God" because of the ability "dear" of "Gaddock Teeg"
    And Alice can play "Urza's Rage" kicked targeting "Craw Wurm"
    When Alice plays "Urza's Rage" kicked targeting "Craw Wurm"
    Then the total cost of "Urza's Rage" is {10}{R}{R}
    When the stack resolves
    Then "Craw Wurm" was destroyed
    And "Gaddock Teeg" is in play

  @cr26:118.9c
  Scenario: Second Levy asks for the mana cost {4}{G}{G} of Craw Wurm, which was cast for the alternative cost of Fist of Suns
    Given Alice controls "Fist of Suns" and 6 "Forest" as "wood"
    And Alice has "Craw Wurm" in hand
    And Alice has {W}{U}{B}{R}{G} in the mana pool
    And Bob has "Second Levy" in hand and can pay {1}{U}
    Then Alice can play "Craw Wurm" instead of its mana cost
    When Alice plays "Craw Wurm" instead of its mana cost
    Then the total cost of "Craw Wurm" is {W}{U}{B}{R}{G}
    When Bob plays "Second Levy" targeting "Craw Wurm"
    And the top of the stack resolves
    And Alice pays
    Then "wood 1" and "wood 6" are tapped
    When the stack resolves
    Then "Craw Wurm" is 6/4

  @cr26:118.9c.3
  Scenario: Levy Bell's ability asks for the mana cost {4}{G}{G} of Craw Wurm, which was cast for the alternative cost of Fist of Suns
    Given Alice controls "Fist of Suns" and 6 "Forest" as "wood"
    And Alice has "Craw Wurm" in hand
    And Alice has {W}{U}{B}{R}{G} in the mana pool
    And Bob controls "Levy Bell"
    When Alice plays "Craw Wurm" instead of its mana cost
    Then the total cost of "Craw Wurm" is {W}{U}{B}{R}{G}
    When the top of the stack resolves
    And Alice pays
    Then "wood 1" and "wood 6" are tapped
    When the stack resolves
    Then "Craw Wurm" is 6/4

  @cr26:118.9c.3
  Scenario: Levy Bell's ability asks for the mana cost {4}{G}{G} of Craw Wurm, which was cast for that cost although Fist of Suns offered another
    Given Alice controls "Fist of Suns" and 6 "Forest" as "wood"
    And Alice has "Craw Wurm" in hand
    And Alice has {G}{G}{G}{G}{G}{G} in the mana pool
    And Bob controls "Levy Bell"
    When Alice plays "Craw Wurm"
    Then the total cost of "Craw Wurm" is {4}{G}{G}
    When the top of the stack resolves
    And Alice pays
    Then "wood 1" and "wood 6" are tapped
    When the stack resolves
    Then "Craw Wurm" is 6/4

  @cr26:118.9c.3
  Scenario: If Alice doesn't pay the mana cost of Craw Wurm, which was cast for the alternative cost of Fist of Suns, Levy Bell exiles it
    Given Alice controls "Fist of Suns" and 6 "Forest" as "wood"
    And Alice has "Craw Wurm" in hand
    And Alice has {W}{U}{B}{R}{G} in the mana pool
    And Bob controls "Levy Bell"
    When Alice plays "Craw Wurm" instead of its mana cost
    And the top of the stack resolves
    And Alice doesn't pay
    Then "Craw Wurm" is removed from the game
    And "wood 1" is untapped

  @cr26:118.9c
  Scenario: Under Gaddock Teeg, Terror can be cast for the {W}{U}{B}{R}{G} of Fist of Suns, and Force of Will can't be cast by exiling a card
    Given Alice controls "Gaddock Teeg" and "Fist of Suns"
    And Alice has "Terror" in hand and can pay {W}{U}{B}{R}{G}
    And Bob controls "Hill Giant"
    And Bob has "Force of Will" and "Counterspell" in hand
    Then Alice can play "Terror" instead of its mana cost targeting "Hill Giant"
    When Alice plays "Terror" instead of its mana cost targeting "Hill Giant"
    Then the total cost of "Terror" is {W}{U}{B}{R}{G}
    And Bob can't play "Force of Will" removing "Counterspell" instead of its mana cost targeting "Terror" because of the ability "dear" of "Gaddock Teeg"
    When the stack resolves
    Then "Hill Giant" was destroyed

  @cr26:118.10.2 @cr26:118.10
  Scenario: Grizzly Bears, sacrificed for the ability of one Second Cradle, doesn't pay for the ability of another
    Given Alice controls "Second Cradle" as "one", "Second Cradle" as "two" and "Grizzly Bears"
    And Alice can pay {1}{1}
    Then Alice can activate "two"
    When Alice activates "one" sacrificing "Grizzly Bears"
    Then Alice can't activate "two" by rule 118.3
    When the stack resolves
    Then "Grizzly Bears" is in Alice's hand
    And "two" is in play

  @cr26:118.11
  Scenario: With Rest in Peace, Grizzly Bears is exiled as Alice sacrifices it for Altar's Reap; the cost is paid, and she draws two cards
    Given Alice controls "Rest in Peace" and "Grizzly Bears"
    And Alice has "Altar's Reap" in hand and can pay {1}{B}
    And Alice has "Island", "Forest" and "Swamp" as library
    Then Alice can play "Altar's Reap" sacrificing "Grizzly Bears"
    When Alice plays "Altar's Reap" sacrificing "Grizzly Bears"
    Then "Grizzly Bears" is exiled
    And the stack holds "Altar's Reap"
    When the stack resolves
    Then Alice's hand holds "Island" and "Forest"
    And "Altar's Reap" is exiled

  @cr26:118.5.3
  Scenario: With Fluctuator, cycling of Vile Manifestation costs {0}, and the card stays in Alice's hand until she activates the ability
    Given it is Alice's upkeep
    And Alice controls "Fluctuator"
    And Alice has "Vile Manifestation" in hand
    And Alice has "Island", "Forest" and "Swamp" as library
    Then Alice can activate "cycling" of "Vile Manifestation"
    When the game goes on to Alice's main phase
    Then Alice's hand holds "Vile Manifestation" and "Island"
    When Alice activates "cycling" of "Vile Manifestation"
    Then the total cost of the ability of "Vile Manifestation" is {0}
    And the stack holds the ability of "Vile Manifestation"
    When the stack resolves
    Then Alice's hand holds "Island" and "Forest"

  @cr26:118.13b.2
  Scenario: As Second Levy resolves, Alice, who cast Spectral Procession for {W}{W}{W}, pays its mana cost {2/W}{2/W}{2/W} with six colourless mana
    Given Alice has "Spectral Procession" in hand
    And Alice has {W}{W}{W} in the mana pool
    And Alice controls 6 "Wastes" as "waste"
    And Bob has "Second Levy" in hand and can pay {1}{U}
    When Alice plays "Spectral Procession"
    Then Alice has no mana in the mana pool
    And "waste 1" and "waste 6" are untapped
    When Bob plays "Second Levy" targeting "Spectral Procession"
    And the top of the stack resolves
    And Alice pays
    Then "waste 1" and "waste 6" are tapped
    When the stack resolves
    Then Alice controls three 1/1 white "Spirit" creature tokens

  @cr26:118.13b.2
  Scenario: As Second Levy resolves, Alice, who cast Spectral Procession for {W}{W}{W}, pays its mana cost {2/W}{2/W}{2/W} with the mana of three Plains
    Given Alice has "Spectral Procession" in hand
    And Alice has {W}{W}{W} in the mana pool
    And Alice controls 3 "Plains" as "dune"
    And Bob has "Second Levy" in hand and can pay {1}{U}
    When Alice plays "Spectral Procession"
    Then Alice has no mana in the mana pool
    And "dune 1" and "dune 3" are untapped
    When Bob plays "Second Levy" targeting "Spectral Procession"
    And the top of the stack resolves
    And Alice pays
    Then "dune 1" and "dune 3" are tapped
    When the stack resolves
    Then Alice controls three 1/1 white "Spirit" creature tokens

  @cr26:118.13b.2
  Scenario: As Second Levy resolves, Alice pays one {B/P} of Dismember's mana cost with black mana and the other with 2 life
    Given Alice has "Dismember" in hand
    And Alice has {1} in the mana pool
    And Alice controls "Wastes" and "Swamp"
    And Bob controls "Hill Giant"
    And Bob has "Second Levy" in hand and can pay {1}{U}
    When Alice plays "Dismember" paying 4 life targeting "Hill Giant"
    Then Alice is at 16 life
    When Bob plays "Second Levy" targeting "Dismember"
    And the top of the stack resolves
    And Alice pays
    And Alice chooses the mode "2 life"
    Then Alice is at 14 life
    And "Wastes" and "Swamp" are tapped
    When the stack resolves
    Then "Hill Giant" is in Bob's graveyard

  @cr26:118.13b.3 @cr26:118.13b
  Scenario Outline: As Second Levy resolves, Alice, who tapped <land> for mana, pays {B/G} of Jund Hackblade's mana cost with that mana
    Given Alice controls "Jund Hackblade", "Swamp", "Forest" and "Mountain"
    And Bob has "Second Levy" in hand and can pay {1}{U}
    When Alice taps "<land>" for mana
    And Bob plays "Second Levy" targeting "Jund Hackblade"
    And the top of the stack resolves
    And Alice pays
    Then "Mountain" is tapped
    And "<other>" is untapped
    And Alice has no mana in the mana pool
    And "Jund Hackblade" is 2/1

    Examples:
      | land   | other  |
      | Swamp  | Forest |
      | Forest | Swamp  |

  @cr26:118.13c.2
  Scenario: Alice pays {U/P} with 2 life as she turns manifested Phyrexian Metamorph face up, and Island stays untapped
    Given Alice has "Soul Summons" in hand and can pay {1}{W}
    And Alice controls 3 "Wastes" as "waste" and "Island"
    And Alice has "Phyrexian Metamorph" on top of library
    When Alice plays "Soul Summons"
    And the stack resolves
    Then "Phyrexian Metamorph" is 2/2
    When Alice turns "Phyrexian Metamorph" face up
    And Alice chooses the mode "2 life"
    Then Alice is at 18 life
    And "waste 1", "waste 2" and "waste 3" are tapped
    And "Island" is untapped
    And "Phyrexian Metamorph" is in Alice's graveyard

  @cr26:118.13c.2
  Scenario: Alice pays {U/P} with mana of Island as she turns manifested Phyrexian Metamorph face up, and no life
    Given Alice has "Soul Summons" in hand and can pay {1}{W}
    And Alice controls 3 "Wastes" as "waste" and "Island"
    And Alice has "Phyrexian Metamorph" on top of library
    When Alice plays "Soul Summons"
    And the stack resolves
    And Alice turns "Phyrexian Metamorph" face up
    Then Alice is at 20 life
    And "waste 1", "waste 2" and "waste 3" are tapped
    And "Island" is tapped
    And "Phyrexian Metamorph" is in Alice's graveyard

  @cr26:118.9d @edition:2026-01
  Scenario: With Sphere of Resistance, Bonesplitter that Geological Appraiser discovers can be cast without mana, because Chief Engineer gives it convoke
    Given Alice controls "Chief Engineer" and "Grizzly Bears"
    And Bob controls "Sphere of Resistance"
    And Alice has "Geological Appraiser" in hand and can pay {2}{R}{R}{1}
    And Alice has "Bonesplitter" on top of library
    When Alice plays "Geological Appraiser"
    And the top of the stack resolves
    And the top of the stack resolves
    And while "Geological Appraiser" resolves, Alice plays "Bonesplitter" tapping "Grizzly Bears"
    Then the total cost of "Bonesplitter" is {1}
    And "Grizzly Bears" is tapped
    When the stack resolves
    Then "Bonesplitter" is in play

  @cr26:118.9d.5
  Scenario: Inspiring Statuary gives improvise to Divination that Geological Appraiser discovers, so Ornithopter pays the {1} of Sphere of Resistance
    Given Alice controls "Inspiring Statuary" and "Ornithopter"
    And Bob controls "Sphere of Resistance"
    And Alice has "Geological Appraiser" in hand and can pay {2}{R}{R}{1}
    And Alice has "Divination", "Island", "Forest" and "Swamp" as library
    When Alice plays "Geological Appraiser"
    And the top of the stack resolves
    And the top of the stack resolves
    And while "Geological Appraiser" resolves, Alice plays "Divination" tapping "Ornithopter"
    Then the total cost of "Divination" is {1}
    And "Ornithopter" is tapped
    And "Inspiring Statuary" is untapped
    When the stack resolves
    Then Alice has drawn 2 cards

  @cr26:118.9d.5
  Scenario: Alice pays {1} with mana for Divination that Geological Appraiser discovers, because Sphere of Resistance increases its cost, and taps no artifact
    Given Alice controls "Inspiring Statuary" and "Ornithopter"
    And Bob controls "Sphere of Resistance"
    And Alice has "Geological Appraiser" in hand and can pay {2}{R}{R}{1}{1}
    And Alice has "Divination", "Island", "Forest" and "Swamp" as library
    When Alice plays "Geological Appraiser"
    And the top of the stack resolves
    And the top of the stack resolves
    And while "Geological Appraiser" resolves, Alice plays "Divination"
    Then the total cost of "Divination" is {1}
    And {1} was spent on "Divination"
    And "Ornithopter" is untapped
    When the stack resolves
    Then Alice has drawn 2 cards

  @cr26:118.9d.5
  Scenario: Alice, who has no mana and an untapped artifact, is asked whether she casts Divination that Geological Appraiser discovers for the {1} of Sphere of Resistance, and puts it into her hand
    Given Alice controls "Inspiring Statuary" and "Ornithopter"
    And Bob controls "Sphere of Resistance"
    And Alice has "Geological Appraiser" in hand and can pay {2}{R}{R}{1}
    And Alice has "Divination", "Island", "Forest" and "Swamp" as library
    When Alice plays "Geological Appraiser"
    Then the total cost of "Geological Appraiser" is {3}{R}{R}
    When the top of the stack resolves
    And the top of the stack resolves
    Then Alice is asked for a play by "Geological Appraiser"
    When Alice says no to "Geological Appraiser"
    Then "Divination" is in Alice's hand
    And "Ornithopter" is untapped

  @cr26:118.9d.5
  Scenario: Divination that Geological Appraiser discovers can't be cast without mana and without an untapped artifact for improvise, so it is put into Alice's hand
    Given Alice controls "Inspiring Statuary"
    And "Inspiring Statuary" is tapped
    And Bob controls "Sphere of Resistance"
    And Alice has "Geological Appraiser" in hand and can pay {2}{R}{R}{1}
    And Alice has "Divination", "Island", "Forest" and "Swamp" as library
    When Alice plays "Geological Appraiser"
    And the top of the stack resolves
    And the top of the stack resolves
    Then nobody is asked anything
    And "Divination" is in Alice's hand

  @cr26:118.9d.3
  Scenario: Treasure Cruise that Djinn of Wishes reveals can be cast without mana, because a card exiled for delve pays the {1} of Sphere of Resistance
    Given Alice controls "Djinn of Wishes" with 3 wish counters and can pay {2}{U}{U}
    And Bob controls "Sphere of Resistance"
    And Alice has "Hill Giant" and "Craw Wurm" in graveyard
    And Alice has "Treasure Cruise", "Island", "Forest", "Swamp" and "Plains" as library
    When Alice activates "wish" of "Djinn of Wishes"
    And the top of the stack resolves
    And while "Djinn of Wishes" resolves, Alice plays "Treasure Cruise" exiling "Hill Giant"
    Then the total cost of "Treasure Cruise" is {1}
    And "Hill Giant" is exiled
    And "Craw Wurm" is in Alice's graveyard
    When the stack resolves
    Then Alice has drawn 3 cards

  @cr26:118.9d.3
  Scenario: Alice pays {1} with mana for Treasure Cruise that Djinn of Wishes reveals, because Sphere of Resistance increases its cost, and exiles no card
    Given Alice controls "Djinn of Wishes" with 3 wish counters and can pay {2}{U}{U}{1}
    And Bob controls "Sphere of Resistance"
    And Alice has "Hill Giant" in graveyard
    And Alice has "Treasure Cruise", "Island", "Forest", "Swamp" and "Plains" as library
    When Alice activates "wish" of "Djinn of Wishes"
    And the top of the stack resolves
    And while "Djinn of Wishes" resolves, Alice plays "Treasure Cruise"
    Then the total cost of "Treasure Cruise" is {1}
    And {1} was spent on "Treasure Cruise"
    And "Hill Giant" is in Alice's graveyard
    When the stack resolves
    Then Alice has drawn 3 cards

  @cr26:118.9d.3
  Scenario: Alice, who has no mana and a card to exile for delve, is asked whether she casts Treasure Cruise for the {1} of Sphere of Resistance, and doesn't
    Given Alice controls "Djinn of Wishes" with 3 wish counters and can pay {1}{U} and can pay {2}{U}{U}
    And Bob controls "Sphere of Resistance"
    And Alice has "Hill Giant" in graveyard and "Opt" in hand
    And Alice has "Treasure Cruise" and "Island" as library
    When Alice plays "Opt"
    Then the total cost of "Opt" is {1}{U}
    When Alice activates "wish" of "Djinn of Wishes"
    And the top of the stack resolves
    Then Alice is asked for a play by "Djinn of Wishes"
    When Alice says no
    Then "Treasure Cruise" is exiled
    And "Hill Giant" is in Alice's graveyard

  @cr26:118.9d.3
  Scenario: Treasure Cruise that Djinn of Wishes reveals can't be cast without mana and without a card to exile for delve, so nobody is asked
    Given Alice controls "Djinn of Wishes" with 3 wish counters and can pay {1}{U} and can pay {2}{U}{U}
    And Bob controls "Sphere of Resistance"
    And Alice has "Treasure Cruise" on top of library and "Opt" in hand
    When Alice plays "Opt"
    Then the total cost of "Opt" is {1}{U}
    When Alice activates "wish" of "Djinn of Wishes"
    And the top of the stack resolves
    Then nobody is asked anything
    And "Treasure Cruise" is exiled

  @cr26:118.9d.3
  Scenario: Treasure Cruise that Djinn of Wishes reveals can't be cast for {2} more without mana and with one card to exile for delve, so nobody is asked
    Given Alice controls "Djinn of Wishes" with 3 wish counters and can pay {2}{U} and can pay {2}{U}{U}
    And Bob controls "Sphere of Resistance" as "one" and "Sphere of Resistance" as "two"
    And Alice has "Treasure Cruise" on top of library and "Opt" in hand
    And Alice has "Hill Giant" in graveyard
    When Alice plays "Opt"
    Then the total cost of "Opt" is {2}{U}
    When Alice activates "wish" of "Djinn of Wishes"
    And the top of the stack resolves
    Then nobody is asked anything
    And "Treasure Cruise" is exiled

  @cr26:118.7.3
  Scenario: With Sapphire Medallion, Faerie Squadron with its kicker {3}{U} costs {2}{U}{U} and is kicked, and one without kicker still costs {U}
    Given Alice controls "Sapphire Medallion"
    And Alice has "Faerie Squadron" as "kicked" and "Faerie Squadron" as "plain" in hand and can pay {2}{U}{U}{U}
    When Alice plays "kicked" kicked
    Then the total cost of "kicked" is {2}{U}{U}
    When the stack resolves
    Then "kicked" is 3/3
    And "kicked" has "flying"
    When Alice plays "plain"
    Then the total cost of "plain" is {U}
    When the stack resolves
    Then "plain" is 1/1
    And "plain" doesn't have "flying"

  @cr26:118.6.3
  Scenario: The scavenge that Varolz gives Dryad Arbor, which has no mana cost, can't be paid, and that of Hill Giant can
    Given Alice controls "Varolz, the Scar-Striped" and "Grizzly Bears" and can pay {3}{R}
    And Alice has "Dryad Arbor" and "Hill Giant" in graveyard
    Then "Dryad Arbor" has "scavenge"
    And Alice can't activate "scavenge" of "Dryad Arbor" targeting "Grizzly Bears" by rule 118.6
    And Alice can activate "scavenge" of "Hill Giant" targeting "Grizzly Bears"
    When Alice activates "scavenge" of "Hill Giant" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 5/5
    And "Dryad Arbor" is in Alice's graveyard
