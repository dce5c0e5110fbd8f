Feature: Times at which cards of each type can be cast

  Scenario Outline: <card> can't be cast in an upkeep or in response to a spell, and can be cast in a main phase
    Given it is Alice's upkeep
    And Alice has "<card>" and "Lightning Bolt" in hand and can pay {U}{U}{U} and can pay {G}{R}
    And Bob has "Counterspell" in hand and can pay {U}{U}
    Then Alice can't play "<card>" by rule 117.1a
    And Alice can play "Lightning Bolt" targeting Bob
    When the game goes on to Alice's main phase
    And Alice plays "Lightning Bolt" targeting Bob
    Then Alice can't play "<card>" by rule 117.1a
    When the stack resolves
    And Alice plays "<card>"
    Then the stack holds "<card>"
    And Bob can play "Counterspell" targeting "<card>"
    When the stack resolves
    Then "<card>" is in play under Alice's control
    And "<card>" is untapped
    And Bob is at 17 life

    @cr26:301.1 @cr26:301.2
    Examples:
      | card              |
      | Fountain of Youth |

    @cr26:302.1 @cr26:302.2
    Examples:
      | card          |
      | Llanowar Elves |

    @cr26:303.1 @cr26:303.2
    Examples:
      | card        |
      | Exploration |

    @cr26:306.1 @cr26:306.2
    Examples:
      | card         |
      | Jace Beleren |

  Scenario Outline: <card> can't be cast in an opponent's main phase, and can be cast in one of its player's turn
    Given it is Bob's second main phase
    And Alice has "<card>" and "Lightning Bolt" in hand and can pay {U}{U}{U} and can pay {G}{R}
    When Bob passes
    Then Alice can't play "<card>" by rule 117.1a
    And Alice can play "Lightning Bolt" targeting Bob
    When the game goes on to Alice's beginning of combat step
    Then Alice can't play "<card>" by rule 117.1a
    And Alice can play "Lightning Bolt" targeting Bob
    When the game goes on to Alice's second main phase
    And Alice plays "<card>"
    And the stack resolves
    Then the stack is empty
    And "<card>" isn't in Alice's hand
    And Alice can play "Lightning Bolt" targeting Bob

    @cr26:301.1 @cr26:505.6a @cr26:505.6a.4
    Examples:
      | card              |
      | Fountain of Youth |

    @cr26:302.1 @cr26:505.6a @cr26:505.6a.4
    Examples:
      | card          |
      | Llanowar Elves |

    @cr26:303.1 @cr26:505.6a @cr26:505.6a.4
    Examples:
      | card        |
      | Exploration |

    @cr26:306.1 @cr26:505.6a.5
    Examples:
      | card         |
      | Jace Beleren |

    @cr26:307.1 @cr26:117.1a @cr26:505.6a @cr26:505.6a.4
    Examples:
      | card                    |
      | Counsel of the Soratami |

  @cr26:307.1 @cr26:307.2
  Scenario: A sorcery can't be cast in an upkeep or in response to a spell, and goes to the graveyard after its resolution in a main phase
    Given it is Alice's upkeep
    And Alice has "Counsel of the Soratami" and "Lightning Bolt" in hand and can pay {2}{U}{R}
    Then Alice can't play "Counsel of the Soratami" by rule 117.1a
    And Alice can play "Lightning Bolt" targeting Bob
    When the game goes on to Alice's main phase
    And Alice plays "Lightning Bolt" targeting Bob
    Then Alice can't play "Counsel of the Soratami" by rule 117.1a
    When the stack resolves
    And Alice plays "Counsel of the Soratami"
    And the stack resolves
    Then "Counsel of the Soratami" is in Alice's graveyard
    And Alice has drawn 3 cards
    And Bob is at 17 life

  @cr26:304.1 @cr26:304.2 @cr26:117.1a.2 @cr26:701.5a
  Scenario: An instant can be cast in an opponent's upkeep in response to a spell, and goes to the graveyard after its resolution
    Given it is Bob's upkeep
    And Bob has "Giant Growth" in hand and can pay {G}
    And Bob controls "Hill Giant"
    And Alice has "Lightning Bolt" and "Reach Through Mists" in hand and can pay {R} and can pay {U}
    When Bob plays "Giant Growth" targeting "Hill Giant"
    And Bob passes
    Then Alice can play "Lightning Bolt" targeting "Hill Giant"
    When Alice plays "Lightning Bolt" targeting "Hill Giant"
    Then the stack holds "Lightning Bolt" and "Giant Growth"
    And Alice can play "Reach Through Mists"
    When Alice passes
    Then Alice can't play "Reach Through Mists" by rule 117.1
    When the stack resolves
    Then "Hill Giant" was destroyed
    And "Giant Growth" did not resolve
    And "Lightning Bolt" is in Alice's graveyard

  @cr26:300.2b @cr26:308.1
  Scenario: A kindred instant can be cast in an opponent's turn, and a kindred enchantment only in a main phase of its player's turn
    Given it is Bob's main phase
    And Bob controls "Hill Giant"
    And Alice has "Crib Swap" and "Wellspring of Kin" in hand and can pay {2}{W}{1}{U}
    When Bob passes
    Then Alice can't play "Wellspring of Kin" by rule 117.1a
    And Alice can play "Crib Swap" targeting "Hill Giant"
    When Alice plays "Crib Swap" targeting "Hill Giant"
    And the stack resolves
    Then "Crib Swap" is in Alice's graveyard
    And "Hill Giant" is exiled
    When the game goes on to Alice's main phase
    And Alice plays "Wellspring of Kin"
    And the stack resolves
    Then "Wellspring of Kin" is in play

  @cr26:300.2b.2 @cr26:308.1.2
  Scenario: A kindred sorcery can't be cast in an opponent's turn, and goes to the graveyard as it resolves in a main phase of its player's turn
    Given it is Bob's main phase
    And Alice has "Boggart Birth Rite" and "Lightning Bolt" in hand and can pay {B}{R}
    And Alice has "Goblin Raider" and "Grizzly Bears" in graveyard
    When Bob passes
    Then Alice can't play "Boggart Birth Rite" targeting "Goblin Raider" by rule 117.1a
    And Alice can play "Lightning Bolt" targeting Bob
    When the game goes on to Alice's main phase
    Then Alice can target only "Goblin Raider" with "Boggart Birth Rite"
    When Alice plays "Lightning Bolt" targeting Bob
    Then Alice can't play "Boggart Birth Rite" targeting "Goblin Raider" by rule 117.1a
    When the stack resolves
    And Alice plays "Boggart Birth Rite" targeting "Goblin Raider"
    And the stack resolves
    Then "Goblin Raider" is in Alice's hand
    And "Boggart Birth Rite" is in Alice's graveyard

  @cr26:300.2b.2 @cr26:308.1.2
  Scenario: Boggart Birth Rite is a spell beside which Gray Ogre can't be cast, and it goes to the graveyard as it resolves and returns Goblin Raider
    Given Alice has "Boggart Birth Rite" and "Gray Ogre" in hand and can pay {B}{2}{R}
    And Alice has "Goblin Raider" and "Grizzly Bears" in graveyard
    Then Alice can play "Gray Ogre"
    When Alice plays "Boggart Birth Rite" targeting "Goblin Raider"
    Then Alice can't play "Gray Ogre" by rule 117.1a
    When the stack resolves
    Then "Goblin Raider" is in Alice's hand
    And Alice's graveyard holds "Grizzly Bears" and "Boggart Birth Rite"
    And Alice can play "Gray Ogre"

  @cr26:300.2b.3 @cr26:308.1.3
  Scenario: A kindred artifact can't be cast in an opponent's turn, and enters the battlefield as it resolves in a main phase of its player's turn
    Given it is Bob's main phase
    And Alice has "Cousins' Banner" and "Lightning Bolt" in hand and can pay {2}{R}
    When Bob passes
    Then Alice can't play "Cousins' Banner" by rule 117.1a
    And Alice can play "Lightning Bolt" targeting Bob
    When the game goes on to Alice's main phase
    And Alice plays "Cousins' Banner"
    And the stack resolves
    Then "Cousins' Banner" is in play under Alice's control
    And "Cousins' Banner" has exactly the types "kindred", "artifact" and "Elf"

  @cr26:300.2 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Cousins' Banner, cast in Alice's main phase, is a kindred artifact on the battlefield, and Naturalize destroys it
    Given Alice has "Cousins' Banner" in hand and can pay {2}
    And Bob has "Naturalize" in hand and can pay {1}{G}
    And Alice controls "Hill Giant"
    When Alice plays "Cousins' Banner"
    And the stack resolves
    Then "Cousins' Banner" has exactly the types "kindred", "artifact" and "Elf"
    And Bob can target only "Cousins' Banner" with "Naturalize"
    When Bob plays "Naturalize" targeting "Cousins' Banner"
    And the stack resolves
    Then "Cousins' Banner" was destroyed
    And "Hill Giant" is in play

  @cr26:304.2 @cr26:117.7
  Scenario: Lightning Bolt that Purelace has made white still deals 3 damage and goes to the graveyard
    Given Alice has "Lightning Bolt" and "Purelace" in hand and can pay {R}{W}
    When Alice plays "Lightning Bolt" targeting Bob
    And Alice plays "Purelace" targeting "Lightning Bolt"
    And the top of the stack resolves
    Then "Lightning Bolt" is white
    When the stack resolves
    Then Bob is at 17 life
    And "Lightning Bolt" is in Alice's graveyard

  @cr26:307.2
  Scenario: Recoup goes to the graveyard as it resolves, before Lava Spike is cast from there and deals 3 damage
    Given Alice has "Recoup" in hand and can pay {1}{R}{R}
    And Alice has "Lava Spike" in graveyard
    When Alice plays "Recoup" targeting "Lava Spike"
    And the stack resolves
    Then "Recoup" is in Alice's graveyard
    When Alice plays "Lava Spike" from graveyard targeting Bob
    And the stack resolves
    Then Bob is at 17 life

  @cr26:307.2
  Scenario: Yawgmoth's Will is put into the graveyard only after its instructions, and so is exiled by its own effect, unlike Lava Spike before it
    Given Alice has "Yawgmoth's Will" and "Lava Spike" in hand and can pay {2}{B}{R}
    When Alice plays "Lava Spike" targeting Bob
    And the stack resolves
    Then "Lava Spike" is in Alice's graveyard
    When Alice plays "Yawgmoth's Will"
    And the stack resolves
    Then "Yawgmoth's Will" is exiled
    And "Lava Spike" is in Alice's graveyard
    And Bob is at 17 life

  @cr26:305.1.2 @cr26:305.3.2 @cr26:701.18a.2 @cr26:116.2a
  Scenario: A land can't be played in an opponent's turn, in an upkeep or beside a spell on the stack, and it doesn't use the stack
    Given it is Bob's second main phase
    And Alice has "Forest", "Lightning Bolt" and "Giant Growth" in hand and can pay {R}
    And Alice controls "Hill Giant"
    When Bob passes
    Then Alice can't play the land "Forest" by rule 305.3
    And Alice can play "Lightning Bolt" targeting Bob
    When the game goes on to Alice's upkeep
    Then Alice can't play the land "Forest" by rule 305.1
    When the game goes on to Alice's beginning of combat step
    Then Alice can't play the land "Forest" by rule 305.1
    When the game goes on to Alice's main phase
    And Alice plays "Lightning Bolt" targeting Bob
    Then Alice can't play the land "Forest" by rule 305.1
    When the stack resolves
    Then Alice can play the land "Forest"
    When Alice plays the land "Forest"
    Then "Forest" is in play
    And the stack is empty
    And Alice has priority
    And Alice can play "Giant Growth" targeting "Hill Giant"

  @cr26:307.2 @cr26:302.7.6
  Scenario: Arc Lightning is put into the graveyard after it has dealt damage, so the Tarmogoyf that it makes larger survives
    Given Bob controls "Tarmogoyf"
    And Bob has "Hill Giant" and "Forest" in graveyard
    And Alice has "Arc Lightning" in hand and can pay {2}{R}
    When Alice plays "Arc Lightning" targeting "Tarmogoyf"
    And the stack resolves
    Then "Tarmogoyf" is 3/4
    And "Tarmogoyf" has 3 damage marked
    And "Tarmogoyf" is in play

  @cr26:307.1
  Scenario: Counsel of the Soratami, played in the second main phase, uses the stack and can be countered
    Given Alice has "Counsel of the Soratami" as "first" and "Counsel of the Soratami" as "second" in hand and can pay {2}{U}{2}{U}
    And Alice has "Island" and "Forest" on top of library
    And Bob has "Counterspell" in hand and can pay {U}{U}
    And it is Alice's second main phase
    When Alice plays "first"
    Then the stack holds "first"
    And Alice can't play "second" by rule 117.1a
    When Bob plays "Counterspell" targeting "first"
    And the stack resolves
    Then "first" was countered
    And Alice has drawn no cards

  @cr26:310.1
  Scenario: A battle can be cast only in its player's main phase with an empty stack, and is a spell that Counterspell can counter
    Given it is Alice's upkeep
    And Alice has "Test Siege" and "Lightning Bolt" in hand and can pay {R}
    And Bob has "Counterspell" in hand and can pay {U}{U}
    Then Alice can't play "Test Siege" by rule 117.1a
    When the game goes on to Alice's precombat main phase
    Then Alice can play "Test Siege"
    When Alice plays "Lightning Bolt" targeting Bob
    Then Alice can't play "Test Siege" by rule 117.1a
    When the stack resolves
    And Alice plays "Test Siege"
    Then the stack holds "Test Siege"
    When Bob in response casts "Counterspell" targeting "Test Siege"
    And the stack resolves
    Then "Test Siege" is in Alice's graveyard

  Scenario Outline: <card> can be cast from hand, and from the graveyard only after Yawgmoth's Will has allowed it
    Given Alice has "<card>" as "kept" in hand and has "Island" as library
    And Alice has "<card>" as "buried" in graveyard
    And Alice has "<card>" as "away" exiled and "<card>" as "top" on top of library
    And Bob has "<card>" as "his" in hand
    And Alice has "Yawgmoth's Will" in hand and can pay {2}{B} and can pay {U}{U}{U} and can pay {G}{R}
    Then Alice can't play "buried" from graveyard
    And Alice can't play "away" from exile by rule 601.3
    And Alice can't play "top" from library by rule 601.3
    And Alice can't play "his"
    And Alice can play "kept"
    When Alice plays "Yawgmoth's Will"
    And the stack resolves
    Then Alice can play "buried" from graveyard
    When Alice plays "buried" from graveyard
    Then the stack holds "buried"
    When the stack resolves
    Then "buried" isn't in Alice's graveyard
    And "kept" is in Alice's hand

    @cr26:301.1.2
    Examples:
      | card              |
      | Fountain of Youth |

    @cr26:302.1.2
    Examples:
      | card           |
      | Llanowar Elves |

    @cr26:303.1.2
    Examples:
      | card        |
      | Exploration |

    @cr26:304.1.2
    Examples:
      | card                |
      | Reach Through Mists |

    @cr26:306.1.2
    Examples:
      | card         |
      | Jace Beleren |

    @cr26:307.1.2
    Examples:
      | card      |
      | Pyroclasm |

  Scenario Outline: <card> that Alice casts enters under Bob's control after he has gained control of the spell
    Given Alice has "<card>" and "Fountain of Youth" in hand and can pay <mana>
    And Bob has "Spell Theft" in hand and can pay {U}
    When Alice plays "<card>"
    And Bob in response plays "Spell Theft" targeting "<card>"
    And the stack resolves
    Then "<card>" is in play under Bob's control
    When Alice plays "Fountain of Youth"
    And the stack resolves
    Then "Fountain of Youth" is in play under Alice's control

    @cr26:302.2.2 @cr26:110.2b.3 @cr26:608.3a.2
    Examples:
      | card       | mana   |
      | Hill Giant | {3}{R} |

    @cr26:301.2.2 @cr26:110.2b.3 @cr26:608.3a.2
    Examples:
      | card     | mana |
      | Sol Ring | {1}  |

    @cr26:303.2.2 @cr26:110.2b.3 @cr26:608.3a.2
    Examples:
      | card            | mana      |
      | Glorious Anthem | {1}{W}{W} |

    @cr26:306.2.2 @cr26:608.3a.2
    Examples:
      | card         | mana      |
      | Jace Beleren | {1}{U}{U} |

  @cr26:303.2
  Scenario: Honden of Cleansing Fire enters under Alice's control as a legendary enchantment, and its ability triggers in her next upkeep
    Given Alice has "Honden of Cleansing Fire" in hand and can pay {3}{W}
    And Alice has 2 "Plains" as "field" as library
    And Bob has 2 "Swamp" as "moor" as library
    When Alice plays "Honden of Cleansing Fire"
    And the stack resolves
    Then Alice controls "Honden of Cleansing Fire"
    And "Honden of Cleansing Fire" has exactly the types "legendary", "enchantment" and "Shrine"
    When the game goes on to Bob's upkeep
    Then the stack is empty
    When the game goes on to Alice's next upkeep
    And the stack resolves
    Then Alice is at 22 life

  @cr26:304.2 @cr26:304.2.3 @cr26:608.2n.4
  Scenario: The first Accumulated Knowledge draws one card, because it isn't in the graveyard as it resolves, and the second one draws two
    Given Alice has 2 "Accumulated Knowledge" as "study" in hand and can pay {1}{U}{1}{U}
    And Alice has 6 "Island" as "page" as library
    When Alice plays "study 1"
    And the stack resolves
    Then Alice has drawn 1 card
    And "study 1" is in Alice's graveyard
    When Alice plays "study 2"
    And the stack resolves
    Then Alice has drawn 3 cards
    And Alice has 3 cards in library

  @cr26:310.1
  Scenario: Test Siege, a battle, can't be cast in an opponent's main phase, and can be cast in the second main phase of its player's turn
    Given it is Bob's second main phase
    And Alice has "Test Siege" and "Lightning Bolt" in hand and can pay {R}
    And Bob has "Counterspell" in hand and can pay {U}{U}
    When Bob passes
    Then Alice can't play "Test Siege" by rule 117.1a
    And Alice can play "Lightning Bolt" targeting Bob
    When the game goes on to Alice's beginning of combat step
    Then Alice can't play "Test Siege" by rule 117.1a
    When the game goes on to Alice's second main phase
    And Alice plays "Test Siege"
    Then the stack holds "Test Siege"
    When Bob plays "Counterspell" targeting "Test Siege"
    And the stack resolves
    Then "Test Siege" was countered

  @cr26:310.1.2
  Scenario: Test Siege, a battle, can be cast from hand, and from the graveyard only after Yawgmoth's Will has allowed it
    Given Alice has "Test Siege" as "kept" and "Yawgmoth's Will" in hand and can pay {2}{B}
    And Alice has "Test Siege" as "buried" in graveyard
    And Alice has "Test Siege" as "away" exiled and "Test Siege" as "top" on top of library
    And Bob has "Test Siege" as "his" and "Counterspell" in hand and can pay {U}{U}
    Then Alice can't play "buried" from graveyard
    And Alice can't play "away" from exile by rule 601.3
    And Alice can't play "top" from library by rule 601.3
    And Alice can't play "his"
    And Alice can play "kept"
    When Alice plays "Yawgmoth's Will"
    And the stack resolves
    Then Alice can play "buried" from graveyard
    When Alice plays "buried" from graveyard
    Then the stack holds "buried"
    When Bob plays "Counterspell" targeting "buried"
    And the stack resolves
    Then "buried" was countered
    And "kept" is in Alice's hand

  @cr26:307.2.2
  Scenario: Alice, who casts Bob's Lava Spike after Ornate Kanzashi has exiled it, deals 3 damage to Bob, and the card goes to Bob's graveyard
    Given Alice controls "Ornate Kanzashi" and can pay {2}{R}
    And Bob has "Lava Spike" on top of library
    When Alice activates "Ornate Kanzashi" targeting Bob
    And the stack resolves
    Then "Lava Spike" is exiled
    When Alice plays "Lava Spike" from exile targeting Bob
    Then Alice controls "Lava Spike"
    When the stack resolves
    Then Bob is at 17 life
    And "Lava Spike" is in Bob's graveyard

  @cr26:304.2.2
  Scenario: Alice, who casts Bob's Lightning Bolt with Shell of the Last Kappa, deals 3 damage to Hill Giant, and the card goes to Bob's graveyard
    Given Alice controls "Shell of the Last Kappa" as "shell" and can pay {3}
    And Bob has "Lightning Bolt" removed from the game with "shell"
    And Bob controls "Hill Giant"
    When Alice activates "release" of "shell"
    And the top of the stack resolves
    And while "shell" resolves, Alice plays "Lightning Bolt" targeting "Hill Giant" without paying its mana cost
    Then Alice controls "Lightning Bolt"
    When the stack resolves
    Then "Hill Giant" was destroyed
    And "Lightning Bolt" is in Bob's graveyard

  Scenario Outline: Alice, who has passed in her main phase, can't cast <card> while Bob has priority or beside his spell, and can once that has resolved
    Given Alice has "<card>" in hand and can pay {U}{U}{U} and can pay {G}{R}
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Alice passes
    Then Bob has priority
    And Alice can't play "<card>" by rule 117.1
    When Bob plays "Lightning Bolt" targeting Alice
    And Bob passes
    Then Alice has priority
    And Alice can't play "<card>" by rule 117.1a
    When Alice passes
    Then Alice is at 17 life
    And Alice can play "<card>"
    When Alice plays "<card>"
    Then the stack holds "<card>"

    @cr26:301.1.3
    Examples:
      | card              |
      | Fountain of Youth |

    @cr26:302.1.3
    Examples:
      | card           |
      | Llanowar Elves |

    @cr26:303.1.3
    Examples:
      | card        |
      | Exploration |

    @cr26:306.1.3
    Examples:
      | card         |
      | Jace Beleren |

    @cr26:307.1.3
    Examples:
      | card      |
      | Pyroclasm |

  @cr26:310.1.3
  Scenario: Alice, who has passed in her main phase, can't cast the battle Test Siege while Bob has priority or beside his spell, and can once that has resolved
    Given Alice has "Test Siege" in hand
    And Bob has "Lightning Bolt" and "Counterspell" in hand and can pay {R}{U}{U}
    When Alice passes
    Then Bob has priority
    And Alice can't play "Test Siege" by rule 117.1
    When Bob plays "Lightning Bolt" targeting Alice
    And Bob passes
    Then Alice has priority
    And Alice can't play "Test Siege" by rule 117.1a
    When Alice passes
    Then Alice is at 17 life
    When Alice plays "Test Siege"
    Then the stack holds "Test Siege"
    When Bob plays "Counterspell" targeting "Test Siege"
    And the stack resolves
    Then "Test Siege" was countered
