Feature: Genju

  @bok:genju.2
  Scenario: Forest animated by Genju of the Cedars stays a creature until end of turn after the Genju is destroyed
    Given Alice controls "Forest" and "Genju of the Cedars" attached to "Forest" and can pay {2}
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When Alice activates "Genju of the Cedars"
    And the stack resolves
    Then "Forest" is 4/4
    When Bob plays "Naturalize" targeting "Genju of the Cedars"
    And the stack resolves
    Then "Genju of the Cedars" is in Alice's graveyard
    And "Forest" is 4/4
    And "Forest" is green
    When the turn ends
    Then "Forest" has no power

  @bok:genju.2
  Scenario: The ability of Genju of the Cedars makes Forest a creature although the Genju is destroyed in response
    Given Alice controls "Forest" and "Genju of the Cedars" attached to "Forest" and can pay {2}
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When Alice activates "Genju of the Cedars"
    And Bob plays "Naturalize" targeting "Genju of the Cedars"
    And the top of the stack resolves
    Then "Genju of the Cedars" is in Alice's graveyard
    And "Forest" has no power
    When the stack resolves
    Then "Forest" is 4/4
    And "Forest" has the types "land", "creature" and "Spirit"

  @bok:genju.n1
  Scenario Outline: <Genju> can enchant <own>, and can't enchant <other>
    Given Alice controls a tapped "<own>" and a tapped "<other>"
    And Alice has "<Genju>" in hand and can pay <cost>
    Then Alice can't play "<Genju>" targeting "<other>"
    And Alice can play "<Genju>" targeting "<own>"
    When Alice plays "<Genju>" targeting "<own>"
    And the stack resolves
    Then "<Genju>" is attached to "<own>"
    And "<Genju>" has the type "enchantment"
    And the mana cost of "<Genju>" is <cost>
    And "<Genju>" is <color>

    Examples:
      | Genju               | cost | own      | other    | color |
      | Genju of the Cedars | {G}  | Forest   | Plains   | green |
      | Genju of the Falls  | {U}  | Island   | Forest   | blue  |
      | Genju of the Fens   | {B}  | Swamp    | Island   | black |
      | Genju of the Fields | {W}  | Plains   | Mountain | white |
      | Genju of the Spires | {R}  | Mountain | Swamp    | red   |

  @bok:genju.n1
  Scenario Outline: Genju of the Realm can enchant any land: <land>
    Given Alice controls "Grizzly Bears"
    And Bob controls "<land>"
    And Alice has "Genju of the Realm" in hand and can pay {W}{U}{B}{R}{G}
    Then Alice can't play "Genju of the Realm" targeting "Grizzly Bears"
    And Alice can play "Genju of the Realm" targeting "<land>"
    When Alice plays "Genju of the Realm" targeting "<land>"
    And the stack resolves
    Then "Genju of the Realm" is attached to "<land>"
    And "Genju of the Realm" has the types "legendary" and "enchantment"

    Examples:
      | land            |
      | Forest          |
      | Stalking Stones |

  @bok:genju.3
  Scenario Outline: <Genju> can enchant the nonbasic land <land>, and not a nonbasic land without a basic land type
    Given Alice controls "<land>" and "Stalking Stones"
    And Alice has "<Genju>" in hand and can pay <cost>
    Then Alice can't play "<Genju>" targeting "Stalking Stones"
    And Alice can play "<Genju>" targeting "<land>"
    When Alice plays "<Genju>" targeting "<land>"
    And the stack resolves
    Then "<Genju>" is attached to "<land>"

    Examples:
      | Genju               | cost | land     |
      | Genju of the Cedars | {G}  | Savannah |
      | Genju of the Falls  | {U}  | Tundra   |
      | Genju of the Fens   | {B}  | Badlands |
      | Genju of the Fields | {W}  | Savannah |
      | Genju of the Spires | {R}  | Badlands |

  @bok:genju.n2
  Scenario Outline: The land enchanted by <Genju> becomes a Spirit creature until end of turn and is still a land
    Given Alice controls "<land>" and "<Genju>" attached to "<land>" and can pay {2}
    When Alice activates "<Genju>"
    Then {2} was spent on the ability of "<Genju>"
    When the stack resolves
    Then "<land>" is <size>
    And "<land>" is <color>
    And "<land>" has the types "land", "<type>", "creature" and "Spirit"
    When the game goes on to the second main phase
    Then "<land>" is <size>
    When Alice taps "<land>" for mana
    Then Alice has <mana> in the mana pool
    When the turn ends
    Then "<land>" has no power
    And "<land>" is colorless
    And "<land>" doesn't have the types "creature" and "Spirit"

    Examples:
      | Genju               | land     | size | color     | type     | mana |
      | Genju of the Cedars | Forest   | 4/4  | green     | Forest   | {G}  |
      | Genju of the Falls  | Island   | 3/2  | blue      | Island   | {U}  |
      | Genju of the Fens   | Swamp    | 2/2  | black     | Swamp    | {B}  |
      | Genju of the Fields | Plains   | 2/5  | white     | Plains   | {W}  |
      | Genju of the Spires | Mountain | 6/1  | red       | Mountain | {R}  |
      | Genju of the Realm  | Forest   | 8/12 | colorless | Forest   | {G}  |

  @bok:genju.n2
  Scenario: A land animated by Genju of the Realm is legendary and has trample until end of turn
    Given Alice controls "Forest" and "Genju of the Realm" attached to "Forest" and can pay {2}
    And Bob controls "Grizzly Bears"
    When Alice activates "Genju of the Realm"
    And the stack resolves
    Then "Forest" has the type "legendary"
    When Alice attacks with "Forest"
    And Bob blocks "Forest" with "Grizzly Bears"
    And combat damage is dealt
    And Alice divides 2 to "Grizzly Bears" and 6 to Bob
    Then Bob is at 14 life
    When the turn ends
    Then "Forest" doesn't have the type "legendary"

  @bok:genju.n2
  Scenario: A land animated by Genju of the Falls has flying
    Given Alice controls "Island" and "Genju of the Falls" attached to "Island" and can pay {2}
    And Bob controls "Grizzly Bears" and "Serra Angel"
    When Alice activates "Genju of the Falls"
    And the stack resolves
    Then "Island" has "flying"
    When Alice attacks with "Island"
    Then Bob can't block "Island" with "Grizzly Bears" by rule 502.4
    And Bob can block "Island" with "Serra Angel"
    When Bob doesn't block
    And combat damage is dealt
    Then Bob is at 17 life

  @bok:genju.n2
  Scenario: A land animated by Genju of the Fens gets +1/+1 until end of turn for each {B} paid
    Given Alice controls "Swamp" and "Genju of the Fens" attached to "Swamp" and can pay {2}{B}{B}
    When Alice activates "Genju of the Fens"
    And the stack resolves
    And Alice activates "Swamp"
    Then {B} was spent on the ability of "Swamp"
    When Alice activates "Swamp"
    And the stack resolves
    Then "Swamp" is 4/4
    When the game goes on to the second main phase
    Then "Swamp" is 4/4
    When the game goes on to Alice's next main phase
    And Alice activates "Genju of the Fens"
    And the stack resolves
    Then "Swamp" is 2/2

  @bok:genju.n2
  Scenario: A land animated by Genju of the Fields deals combat damage, and its controller gains that much life
    Given Alice controls "Plains" and "Genju of the Fields" attached to "Plains" and can pay {2}
    And Alice controls "Grizzly Bears"
    When Alice activates "Genju of the Fields"
    And the stack resolves
    And Alice attacks with "Plains" and "Grizzly Bears"
    And Bob doesn't block
    And combat damage is dealt
    And the stack resolves
    Then Bob is at 16 life
    And Alice is at 22 life

  @bok:genju.n2 @edition:2005-02 @edition:2006-10 @edition:2026-01
  Scenario: A land animated by Genju of the Fields triggers once for simultaneous damage to two creatures
    Given Alice controls "Plains" and "Genju of the Fields" attached to "Plains" and can pay {2}
    And Bob controls "Wall of Stone" and "Steel Wall"
    When Alice activates "Genju of the Fields"
    And the stack resolves
    And Alice attacks with "Plains"
    And Bob blocks "Plains" with "Wall of Stone" and "Steel Wall"
    And combat damage is dealt
    And Alice divides 1 to "Wall of Stone" and 1 to "Steel Wall"
    Then "Plains" has triggered once
    When the stack resolves
    Then Alice is at 22 life

  @bok:genju.n2
  Scenario: A land that a Genju animates in the turn in which the land entered can't attack
    Given Alice controls a new "Forest"
    And Alice controls "Genju of the Cedars" attached to "Forest" and can pay {2}
    And Alice controls "Savannah" and "Genju of the Fields" attached to "Savannah" and can pay {2}
    When Alice activates "Genju of the Cedars"
    And Alice activates "Genju of the Fields"
    And the stack resolves
    Then "Forest" is 4/4
    And Alice can't attack with "Forest" by rule 212.3d
    And Alice can attack with "Savannah"

  @bok:genju.n3
  Scenario Outline: <Genju> may return to hand when the land that it enchants is destroyed
    Given Alice controls "<land>" and "<Genju>" attached to "<land>"
    And Bob has "Stone Rain" in hand and can pay {2}{R}
    And it is Bob's main phase
    When Bob plays "Stone Rain" targeting "<land>"
    And the top of the stack resolves
    Then "<land>" is in Alice's graveyard
    And "<Genju>" is in Alice's graveyard
    And the stack holds the ability of "<Genju>"
    When the stack resolves
    And as it resolves, Alice says yes to "<Genju>"
    Then "<Genju>" is in Alice's hand

    Examples:
      | Genju               | land     |
      | Genju of the Cedars | Forest   |
      | Genju of the Falls  | Island   |
      | Genju of the Fens   | Swamp    |
      | Genju of the Fields | Plains   |
      | Genju of the Spires | Mountain |
      | Genju of the Realm  | Savannah |

  @bok:genju.n3
  Scenario Outline: <Genju> may be left in the graveyard when the land that it enchants is destroyed
    Given Alice controls "<land>" and "<Genju>" attached to "<land>"
    And Bob has "Stone Rain" in hand and can pay {2}{R}
    And it is Bob's main phase
    When Bob plays "Stone Rain" targeting "<land>"
    And the stack resolves
    And as it resolves, Alice says no to "<Genju>"
    Then "<Genju>" is in Alice's graveyard
    And Alice has no cards in hand
    And Alice was asked for yes or no by "<Genju>" once

    Examples:
      | Genju               | land     |
      | Genju of the Cedars | Forest   |
      | Genju of the Falls  | Island   |
      | Genju of the Fens   | Swamp    |
      | Genju of the Fields | Plains   |
      | Genju of the Spires | Mountain |
      | Genju of the Realm  | Savannah |

  @bok:genju.n3
  Scenario Outline: <Genju> doesn't return if it has left the graveyard before its trigger resolves
    Given it is Bob's main phase
    And Alice controls "<land>" and "<Genju>" attached to "<land>"
    And Bob controls "Nezumi Graverobber" and "Hill Giant"
    And Bob has "Stone Rain" in hand and can pay {3}{B}{R}
    When Bob plays "Stone Rain" targeting "<land>"
    And the top of the stack resolves
    And Bob in response activates "Nezumi Graverobber" targeting "<Genju>"
    And the top of the stack resolves
    Then "<Genju>" is removed from the game
    When the stack resolves
    Then nobody is asked anything
    And "<Genju>" has triggered once
    And "<Genju>" is removed from the game
    And "<land>" is in Alice's graveyard
    And "Nezumi Graverobber" is 2/1
    And Alice has no cards in hand

    Examples:
      | Genju               | land     |
      | Genju of the Cedars | Forest   |
      | Genju of the Falls  | Island   |
      | Genju of the Fens   | Swamp    |
      | Genju of the Fields | Plains   |
      | Genju of the Spires | Mountain |
      | Genju of the Realm  | Savannah |

  @bok:genju.n3
  Scenario: Alice's Genju of the Cedars on Bob's Forest returns to Alice's hand when the Forest is destroyed
    Given Bob controls "Forest"
    And Alice controls "Genju of the Cedars" attached to "Forest"
    And Alice has "Stone Rain" in hand and can pay {2}{R}
    When Alice plays "Stone Rain" targeting "Forest"
    And the stack resolves
    And as it resolves, Alice says yes to "Genju of the Cedars"
    Then "Genju of the Cedars" is in Alice's hand
    And "Forest" is in Bob's graveyard

  @bok:genju.n3
  Scenario Outline: <Genju> doesn't trigger when the land that it enchants returns to hand
    Given it is Bob's main phase
    And Alice controls "<land>" and "<Genju>" attached to "<land>"
    And Alice controls "<other land>" and "<other Genju>" attached to "<other land>"
    And Bob has "Boomerang" and "Stone Rain" in hand
    And Bob can pay {2}{U}{U}{R}
    When Bob plays "Boomerang" targeting "<land>"
    And the stack resolves
    Then "<land>" is in Alice's hand
    And "<Genju>" is in Alice's graveyard
    When Bob plays "Stone Rain" targeting "<other land>"
    And the stack resolves
    And as it resolves, Alice says yes to "<other Genju>"
    Then "<other Genju>" is in Alice's hand
    And "<Genju>" is in Alice's graveyard
    And "<Genju>" has triggered never

    Examples:
      | Genju               | land     | other Genju         | other land |
      | Genju of the Cedars | Forest   | Genju of the Fields | Plains     |
      | Genju of the Falls  | Island   | Genju of the Cedars | Forest     |
      | Genju of the Fens   | Swamp    | Genju of the Falls  | Island     |
      | Genju of the Fields | Plains   | Genju of the Fens   | Swamp      |
      | Genju of the Spires | Mountain | Genju of the Realm  | Savannah   |
      | Genju of the Realm  | Savannah | Genju of the Spires | Mountain   |

  @bok:genju.1
  Scenario: Genju of the Cedars destroyed together with its animated land may return to hand
    Given Alice controls "Forest" and "Genju of the Cedars" attached to "Forest" and can pay {2}
    And Alice has "Akroma's Vengeance" in hand
    And Alice can pay {4}{W}{W}
    And Bob controls "Mirror Gallery" and "Hill Giant"
    When Alice activates "Genju of the Cedars"
    And the stack resolves
    And Alice plays "Akroma's Vengeance"
    And the top of the stack resolves
    Then "Mirror Gallery" and "Hill Giant" were destroyed
    Then "Forest" and "Genju of the Cedars" are in Alice's graveyard
    And it happened at once that "Forest" left play and "Genju of the Cedars" left play
    And the stack holds the first trigger of "Genju of the Cedars"
    When the stack resolves
    And as it resolves, Alice says yes to "Genju of the Cedars"
    Then "Genju of the Cedars" is in Alice's hand
    And "Forest" is in Alice's graveyard

  @bok:genju.1
  Scenario: Genju of the Cedars destroyed while its land stays on the battlefield doesn't trigger
    Given Alice controls "Forest" and "Genju of the Cedars" attached to "Forest"
    And Alice controls "Plains" and "Genju of the Fields" attached to "Plains" and can pay {2}
    And Alice has "Akroma's Vengeance" in hand and can pay {4}{W}{W}
    When Alice activates "Genju of the Fields"
    And the stack resolves
    And Alice plays "Akroma's Vengeance"
    And the top of the stack resolves
    Then "Plains", "Genju of the Fields" and "Genju of the Cedars" are in Alice's graveyard
    And "Forest" is in play
    And "Genju of the Cedars" has triggered never
    And "Genju of the Fields" has triggered once

  @bok:genju.1
  Scenario: After one Akroma's Vengeance was cycled, another destroys Genju of the Cedars and its land, and the Genju may return
    Given Alice controls "Forest" and "Genju of the Cedars" attached to "Forest" and can pay {2}
    And Alice has "Akroma's Vengeance" as "the cycled Vengeance" and "Akroma's Vengeance" as "the played Vengeance" in hand
    And Alice can pay {7}{W}{W}
    When Alice activates "Genju of the Cedars"
    And the stack resolves
    And Alice activates "the cycled Vengeance"
    Then {3} was spent on the ability of "the cycled Vengeance"
    When the stack resolves
    Then Alice has drawn 1 card
    And Bob has drawn no cards
    And "the cycled Vengeance" is in Alice's graveyard
    And "Forest" is 4/4
    When Alice plays "the played Vengeance"
    And the stack resolves
    And as it resolves, Alice says yes to "Genju of the Cedars"
    Then "Genju of the Cedars" is in Alice's hand
