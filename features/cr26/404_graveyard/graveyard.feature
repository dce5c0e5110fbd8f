Feature: Graveyards

  @cr26:112.1 @cr26:404.1
  Scenario: A countered spell, a destroyed creature and the spells that did it lie in their owners' graveyards in that order
    Given Bob controls "Hill Giant" and has "Lava Spike" as "spike" in graveyard
    And Bob has "Giant Growth" in hand and can pay {G}
    And Alice has "Counterspell" and "Murder" in hand and can pay {U}{U}{1}{B}{B}
    When Alice plays "Murder" targeting "Hill Giant"
    And Bob in response plays "Giant Growth" targeting "Hill Giant"
    And Alice in response plays "Counterspell" targeting "Giant Growth"
    Then the stack holds "Counterspell", "Giant Growth" and "Murder"
    When the stack resolves
    Then Bob's graveyard holds, in order, "Hill Giant", "Giant Growth" and "spike"
    And Alice's graveyard holds, in order, "Murder" and "Counterspell"

  @cr26:404.3
  Scenario Outline: Two creatures of Bob that Pyroclasm kills at the same time lie in his graveyard in the order that he chooses
    Given Bob controls "Grizzly Bears" and "Elite Vanguard"
    And Alice has "Pyroclasm" in hand and can pay {1}{R}
    When Alice plays "Pyroclasm"
    And the stack resolves
    And Bob puts <order> in this order
    Then Bob's graveyard holds, in order, <order>

    Examples:
      | order                                |
      | "Grizzly Bears" and "Elite Vanguard" |
      | "Elite Vanguard" and "Grizzly Bears" |

  @cr26:404.3.2
  Scenario Outline: Two cards that Bob discards to Mind Rot lie in his graveyard in the order that he chooses
    Given Bob has "Grizzly Bears", "Hill Giant" and "Elite Vanguard" in hand
    And Alice has "Mind Rot" in hand and can pay {2}{B}
    When Alice plays "Mind Rot" targeting Bob
    And the stack resolves
    And Bob chooses "Grizzly Bears" and "Hill Giant" for "Mind Rot"
    And Bob puts <order> in this order
    Then Bob's graveyard holds, in order, <order>
    And Bob was asked for an order once
    And "Elite Vanguard" is in Bob's hand

    Examples:
      | order                            |
      | "Grizzly Bears" and "Hill Giant" |
      | "Hill Giant" and "Grizzly Bears" |

  @cr26:404.1.2
  Scenario: A creature sacrificed for Fling, Fling itself and a card discarded for its cycling ability lie in the graveyard in that order
    Given Alice controls "Grizzly Bears"
    And Alice has "Fling" and "Drifting Meadow" in hand and can pay {1}{R}{2}
    And Alice has "Swamp" in graveyard
    When Alice plays "Fling" sacrificing "Grizzly Bears" targeting Bob
    And the stack resolves
    And Alice activates "cycling" of "Drifting Meadow"
    Then Alice's graveyard holds, in order, "Drifting Meadow", "Fling", "Grizzly Bears" and "Swamp"
    And Bob is at 18 life

  @cr26:404.3
  Scenario: Bob puts two creatures that he owns and Alice controls into his graveyard in the order that he chooses
    Given Alice controls "Grizzly Bears" owned by Bob and "Elite Vanguard" owned by Bob
    And Alice has "Pyroclasm" in hand and can pay {1}{R}
    When Alice plays "Pyroclasm"
    And the stack resolves
    And Bob puts "Grizzly Bears" and "Elite Vanguard" in this order
    Then Bob's graveyard holds, in order, "Grizzly Bears" and "Elite Vanguard"
    And Alice was asked for an order never

  @cr26:404.1.3 @cr26:400.3.4
  Scenario: Bob's creature that Alice sacrifices and Bob's spell that she casts and Bob counters lie on top of Bob's graveyard
    Given Alice controls "Grizzly Bears" owned by Bob and "Strangers' Graves"
    And Alice has "Fling" in hand and can pay {1}{R}{R}
    And Bob has "Lava Spike" and "Swamp" in graveyard
    And Bob has "Counterspell" in hand and can pay {U}{U}
    When Alice plays "Lava Spike" from graveyard targeting Bob
    And Alice plays "Fling" sacrificing "Grizzly Bears" targeting Bob
    Then Bob's graveyard holds, in order, "Grizzly Bears" and "Swamp"
    When the top of the stack resolves
    And Alice passes
    And Bob plays "Counterspell" targeting "Lava Spike"
    And the stack resolves
    Then Bob's graveyard holds, in order, "Counterspell", "Lava Spike", "Grizzly Bears" and "Swamp"
    And Alice's graveyard holds "Fling"
    And Bob is at 18 life

  @cr26:404.3
  Scenario: Alice and Bob each put their two creatures that Pyroclasm kills into their own graveyard in the order that they choose
    Given Alice controls "Llanowar Elves" and "Goblin Raider"
    And Bob controls "Grizzly Bears" and "Elite Vanguard"
    And Alice has "Pyroclasm" in hand and can pay {1}{R}
    When Alice plays "Pyroclasm"
    And the stack resolves
    And Alice puts "Llanowar Elves" and "Goblin Raider" in this order
    And Bob puts "Grizzly Bears" and "Elite Vanguard" in this order
    Then Alice's graveyard holds, in order, "Llanowar Elves", "Goblin Raider" and "Pyroclasm"
    And Bob's graveyard holds, in order, "Grizzly Bears" and "Elite Vanguard"

  @cr26:404.3.3 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Bob chooses the order of Grizzly Bears, which -1/-1 counters kill, and Elite Vanguard, which damage destroys at the same time
    Given Alice controls "Sickle Ripper" and "Hill Giant"
    And Bob controls "Grizzly Bears" and "Elite Vanguard"
    When Alice attacks with "Sickle Ripper" and "Hill Giant"
    And Bob blocks "Sickle Ripper" with "Grizzly Bears" and "Hill Giant" with "Elite Vanguard"
    And combat damage is dealt
    And Bob puts "Grizzly Bears" and "Elite Vanguard" in this order
    Then Bob's graveyard holds, in order, "Grizzly Bears" and "Elite Vanguard"
    And "Elite Vanguard" was destroyed
    And it happened never that "Grizzly Bears" was destroyed

  @cr26:404.1
  Scenario: A sorcery that has resolved is put on top of the graveyard, and a spell that Counterspell counters afterwards on top of the sorcery
    Given Alice has "Counsel of the Soratami" and "Lightning Bolt" in hand and can pay {2}{U}{R}
    And Alice has "Swamp" in graveyard
    And Alice has "Island" and "Forest" as library
    And Bob has "Counterspell" in hand and can pay {U}{U}
    When Alice plays "Counsel of the Soratami"
    And the stack resolves
    Then Alice's graveyard holds, in order, "Counsel of the Soratami" and "Swamp"
    When Alice plays "Lightning Bolt" targeting Bob
    And Bob in response plays "Counterspell" targeting "Lightning Bolt"
    And the stack resolves
    Then Alice's graveyard holds, in order, "Lightning Bolt", "Counsel of the Soratami" and "Swamp"

  @cr26:404.3.3
  Scenario Outline: Bob chooses the order of Hill Giant, which is destroyed for its damage, and Elite Vanguard, whose toughness is 0 at the same time
    Given Bob controls "Hill Giant" and "Elite Vanguard"
    And Alice has "Shock" and "Night of Souls' Betrayal" in hand and can pay {R}{2}{B}{B}
    When Alice plays "Shock" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" has 2 damage marked
    When Alice plays "Night of Souls' Betrayal"
    And the stack resolves
    And Bob puts <order> in this order
    Then Bob's graveyard holds, in order, <order>
    And "Hill Giant" was destroyed
    And "Elite Vanguard" wasn't destroyed

    Examples:
      | order                             |
      | "Hill Giant" and "Elite Vanguard" |
      | "Elite Vanguard" and "Hill Giant" |
