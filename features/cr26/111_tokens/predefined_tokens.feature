Feature: Predefined tokens

  Background:
    Given Alice controls "Curio Cabinet"

  @cr26:111.10a
  Scenario: A Treasure token is tapped and sacrificed for one mana of any colour
    When Alice activates "treasure" of "Curio Cabinet"
    And the stack resolves
    Then the first "Treasure" token has exactly the types "artifact" and "Treasure"
    And the first "Treasure" token is colorless
    And Alice can tap the first "Treasure" token for mana making {W}
    And Alice can tap the first "Treasure" token for mana making {B}
    And Alice can tap the first "Treasure" token for mana making {R}
    And Alice can tap the first "Treasure" token for mana making {G}
    When Alice taps the first "Treasure" token for mana
    Then Alice is asked for a color among "white", "blue", "black", "red" and "green"
    When Alice chooses the color "blue"
    Then Alice has {U} in the mana pool
    And the first "Treasure" token was sacrificed
    And the first "Treasure" token is gone

  @cr26:111.10b
  Scenario: A Food token is tapped and sacrificed for {2}, and its controller gains 3 life
    Given Alice can pay {2}
    When Alice activates "food" of "Curio Cabinet"
    And the stack resolves
    Then the first "Food" token has exactly the types "artifact" and "Food"
    And the first "Food" token is colorless
    When Alice activates "meal" of the first "Food" token
    Then the first "Food" token is gone
    And the first "Food" token was sacrificed
    And the total cost of the ability of the first "Food" token is {2}
    When the stack resolves
    Then Alice is at 23 life

  @cr26:111.10c
  Scenario: A tapped Gold token is sacrificed for one mana of any colour
    Given Alice has "Twiddle" in hand and can pay {U}
    When Alice activates "gold" of "Curio Cabinet"
    And the stack resolves
    Then the first "Gold" token has exactly the types "artifact" and "Gold"
    And the first "Gold" token is colorless
    And Alice can tap the first "Gold" token for mana making {W}
    And Alice can tap the first "Gold" token for mana making {U}
    And Alice can tap the first "Gold" token for mana making {B}
    And Alice can tap the first "Gold" token for mana making {R}
    When Alice plays "Twiddle" targeting the first "Gold" token
    And the stack resolves
    And Alice chooses the option "tap"
    Then the first "Gold" token is tapped
    And Alice can tap the first "Gold" token for mana making {G}
    When Alice taps the first "Gold" token for mana
    Then Alice is asked for a color among "white", "blue", "black", "red" and "green"
    When Alice chooses the color "green"
    Then Alice has {G} in the mana pool
    And the first "Gold" token is gone
    And the first "Gold" token was sacrificed

  @cr26:111.10d
  Scenario: A Walker token is a 2/2 black Zombie named Walker
    When Alice activates "walker" of "Curio Cabinet"
    And the stack resolves
    Then the first "Walker" token is named "Walker"
    And the first "Walker" token is 2/2
    And the first "Walker" token is black
    And the first "Walker" token has exactly the types "creature" and "Zombie"

  @cr26:111.10e
  Scenario: A Shard token is an enchantment that is sacrificed for {2} to scry 1 and draw a card
    Given Alice can pay {2}
    And Alice has "Island" and "Forest" as library
    When Alice activates "shard" of "Curio Cabinet"
    And the stack resolves
    Then the first "Shard" token has exactly the types "enchantment" and "Shard"
    And the first "Shard" token is colorless
    When Alice activates "glint" of the first "Shard" token
    Then the total cost of the ability of the first "Shard" token is {2}
    And the first "Shard" token is gone
    And the first "Shard" token was sacrificed
    When the stack resolves
    Then Alice may choose "Island"
    And Alice may not choose "Island" and "Forest"
    When Alice chooses "Island"
    Then "Forest" is in Alice's hand
    And the bottom of Alice's library is "Island"
    And the first "Shard" token is gone

  @cr26:111.10f
  Scenario: A tapped Clue token is sacrificed for {2} to draw a card
    Given Alice has "Twiddle" in hand and can pay {2}{U}
    And Alice has "Island" and "Forest" on top of library
    When Alice activates "clue" of "Curio Cabinet"
    And the stack resolves
    Then the first "Clue" token has exactly the types "artifact" and "Clue"
    And the first "Clue" token is colorless
    When Alice plays "Twiddle" targeting the first "Clue" token
    And the stack resolves
    And Alice chooses the option "tap"
    Then the first "Clue" token is tapped
    When Alice activates "crack" of the first "Clue" token
    Then the total cost of the ability of the first "Clue" token is {2}
    And the first "Clue" token is gone
    And the first "Clue" token was sacrificed
    When the stack resolves
    Then "Island" is in Alice's hand
    And Alice has 1 card in hand
    And the first "Clue" token is gone

  @cr26:111.10g
  Scenario: A Blood token is tapped and sacrificed for {1} and a discarded card to draw a card
    Given Alice has "Swamp" and "Plains" in hand and can pay {1}
    And Alice has "Island" and "Forest" on top of library
    When Alice activates "blood" of "Curio Cabinet"
    And the stack resolves
    Then the first "Blood" token has exactly the types "artifact" and "Blood"
    And the first "Blood" token is colorless
    When Alice activates "sip" of the first "Blood" token discarding "Swamp"
    Then "Swamp" is in Alice's graveyard
    And "Plains" is in Alice's hand
    And the total cost of the ability of the first "Blood" token is {1}
    And the first "Blood" token is gone
    And the first "Blood" token was sacrificed
    When the stack resolves
    Then "Island" is in Alice's hand
    And Alice has 2 cards in hand
    And the first "Blood" token is gone

  @cr26:111.10s
  Scenario: A Map token is tapped and sacrificed for {1} as a sorcery to make a creature explore
    Given Alice controls "Grizzly Bears" and can pay {1}
    And Alice has "Hill Giant" on top of library
    When Alice activates "map" of "Curio Cabinet"
    And the stack resolves
    Then the first "Map" token has exactly the types "artifact" and "Map"
    And the first "Map" token is colorless
    When Alice activates "chart" of the first "Map" token targeting "Grizzly Bears"
    Then the total cost of the ability of the first "Map" token is {1}
    And the first "Map" token is gone
    And the first "Map" token was sacrificed
    When the stack resolves
    And Alice says yes
    Then "Grizzly Bears" is 3/3
    And "Hill Giant" is in Alice's graveyard
    And the first "Map" token is gone

  @cr26:111.10t
  Scenario: A Junk token is tapped and sacrificed to exile the top card of the library, which can be played this turn
    Given Alice has "Forest" on top of library
    When Alice activates "junk" of "Curio Cabinet"
    And the stack resolves
    Then the first "Junk" token has exactly the types "artifact" and "Junk"
    And the first "Junk" token is colorless
    When Alice activates "rummage" of the first "Junk" token
    Then the first "Junk" token is gone
    And the first "Junk" token was sacrificed
    And "Forest" is in Alice's library
    When the stack resolves
    Then "Forest" is exiled
    When Alice plays the land "Forest" from exile
    Then "Forest" is on the battlefield

  @cr26:111.10t
  Scenario: A card exiled with a Junk token can't be played in a later turn
    Given Alice has "Forest" on top of library
    When Alice activates "junk" of "Curio Cabinet"
    And the stack resolves
    And Alice activates "rummage" of the first "Junk" token
    And the stack resolves
    Then Alice can play the land "Forest" from exile
    When the game goes on to Alice's next main phase
    Then Alice can't play the land "Forest" from exile by rule 305.1
    And "Forest" is exiled

  @cr26:111.10u
  Scenario: A Lander token is tapped and sacrificed for {2} to put a basic land onto the battlefield tapped
    Given Alice can pay {2}
    And Alice has "Savannah", "Forest", "Island" and "Hill Giant" as library
    When Alice activates "lander" of "Curio Cabinet"
    And the stack resolves
    Then the first "Lander" token has exactly the types "artifact" and "Lander"
    And the first "Lander" token is colorless
    When Alice activates "land" of the first "Lander" token
    Then the first "Lander" token is gone
    And the first "Lander" token was sacrificed
    And the total cost of the ability of the first "Lander" token is {2}
    When the stack resolves
    Then Alice may choose "Forest"
    And Alice may not choose "Savannah"
    And Alice may not choose "Hill Giant"
    And Alice may not choose "Forest" and "Island"
    When Alice chooses "Forest"
    Then "Forest" is on the battlefield
    And "Forest" is tapped
    And Alice's library holds "Savannah", "Island" and "Hill Giant"
    And it happened once that Alice shuffled

  @cr26:111.10h
  Scenario: Mana of a Powerstone token pays for an ability and for an artifact spell, and not for another spell
    Given Alice controls "Chimeric Staff" and "Forest"
    And Alice has "Sol Ring" and "Grizzly Bears" in hand
    When Alice activates "powerstone" of "Curio Cabinet"
    And the stack resolves
    Then the first "Powerstone" token has exactly the types "artifact" and "Powerstone"
    And the first "Powerstone" token is colorless
    And Alice can't play "Grizzly Bears" by rule 118.3
    When Alice activates "powerstone" of "Curio Cabinet"
    And the stack resolves
    And Alice taps the first "Powerstone" token for mana
    Then Alice has {C} in the mana pool
    And Alice can't play "Grizzly Bears" by rule 118.3
    And Alice can play "Sol Ring"
    When Alice activates "Chimeric Staff" with X = 1
    And the stack resolves
    Then "Chimeric Staff" is 1/1
    And the second "Powerstone" token is untapped
    When Alice taps the second "Powerstone" token for mana
    And Alice plays "Sol Ring"
    And the stack resolves
    Then "Sol Ring" is in play
    And "Forest" is untapped

  Scenario Outline: The ability of a <token> token can't be activated while the token is tapped
    Given Alice controls "Grizzly Bears" and can pay {3}{U}
    And Alice has "Twiddle" and "Swamp" in hand
    When Alice activates "<made by>" of "Curio Cabinet"
    And the stack resolves
    Then Alice can activate <ability>
    When Alice plays "Twiddle" targeting the first "<token>" token
    And the stack resolves
    And Alice chooses the option "tap"
    Then the first "<token>" token is tapped
    And Alice can't activate <ability> by rule 118.3

    @cr26:111.10b
    Examples:
      | token | made by | ability                              |
      | Food  | food    | "meal" of the first "Food" token     |

    @cr26:111.10g
    Examples:
      | token | made by | ability                                               |
      | Blood | blood   | "sip" of the first "Blood" token discarding "Swamp"   |

    @cr26:111.10s
    Examples:
      | token | made by | ability                                                     |
      | Map   | map     | "chart" of the first "Map" token targeting "Grizzly Bears"  |

    @cr26:111.10t
    Examples:
      | token | made by | ability                               |
      | Junk  | junk    | "rummage" of the first "Junk" token   |

    @cr26:111.10u
    Examples:
      | token  | made by | ability                              |
      | Lander | lander  | "land" of the first "Lander" token   |

  Scenario Outline: A tapped <token> token makes no mana
    Given Alice has "Twiddle" in hand and can pay {U}
    When Alice activates "<made by>" of "Curio Cabinet"
    And the stack resolves
    Then Alice can tap the first "<token>" token for mana making <mana>
    When Alice plays "Twiddle" targeting the first "<token>" token
    And the stack resolves
    And Alice chooses the option "tap"
    Then the first "<token>" token is tapped
    And Alice can't tap the first "<token>" token for mana making <mana> by rule 118.3

    @cr26:111.10a
    Examples:
      | token    | made by  | mana |
      | Treasure | treasure | {U}  |

    @cr26:111.10h
    Examples:
      | token      | made by    | mana |
      | Powerstone | powerstone | {C}  |

  Scenario Outline: The ability of a <token> token can be activated only at a time when a sorcery could be cast
    Given Alice controls "Grizzly Bears" and can pay {1}
    And Alice has "Lightning Bolt" in hand and can pay {R}
    When Alice activates "<made by>" of "Curio Cabinet"
    And the stack resolves
    Then Alice can activate <ability>
    When Alice plays "Lightning Bolt" targeting Bob
    Then Alice can't activate <ability> by rule 602.5d

    @cr26:111.10s
    Examples:
      | token | made by | ability                                                     |
      | Map   | map     | "chart" of the first "Map" token targeting "Grizzly Bears"  |

    @cr26:111.10t
    Examples:
      | token | made by | ability                               |
      | Junk  | junk    | "rummage" of the first "Junk" token   |

  @cr26:111.10s
  Scenario: A Map token's ability can target only a creature of its controller
    Given Alice controls "Grizzly Bears" and can pay {1}
    And Bob controls "Hill Giant"
    And Alice has "Forest" on top of library
    When Alice activates "map" of "Curio Cabinet"
    And the stack resolves
    Then Alice can target only "Grizzly Bears" with "chart" of the first "Map" token
    When Alice activates "chart" of the first "Map" token targeting "Grizzly Bears"
    And the stack resolves
    Then "Forest" is in Alice's hand
    And "Grizzly Bears" is 2/2

  @cr26:111.10s
  Scenario: A Map token's ability can't be activated in Bob's main phase, and makes a creature explore in Alice's next turn
    Given Alice controls "Grizzly Bears" and "Wastes"
    And Alice has 4 "Forest" as "wood" as library
    When Alice activates "map" of "Curio Cabinet"
    And the stack resolves
    Then Alice can activate "chart" of the first "Map" token targeting "Grizzly Bears"
    When the game goes on to Alice's end step
    Then Alice can't activate "chart" of the first "Map" token targeting "Grizzly Bears" by rule 602.5d
    When the game goes on to Bob's main phase
    And Bob passes
    Then Alice has priority
    And Alice can't activate "chart" of the first "Map" token targeting "Grizzly Bears" by rule 602.5d
    When the game goes on to Alice's next main phase
    And Alice activates "chart" of the first "Map" token targeting "Grizzly Bears"
    Then the first "Map" token is gone

  @cr26:111.10e
  Scenario: A tapped Shard token is sacrificed to scry 1 and draw a card
    Given Alice controls "Hill Giant" and has "Toils of Night and Day" in hand and can pay {2}{U}{2}
    And Alice has "Island" and "Forest" as library
    When Alice activates "shard" of "Curio Cabinet"
    And the stack resolves
    And Alice plays "Toils of Night and Day" targeting the first "Shard" token then "Hill Giant"
    And the stack resolves
    And Alice chooses the option "tap"
    And Alice chooses the option "tap"
    Then the first "Shard" token is tapped
    And Alice can activate "glint" of the first "Shard" token
    When Alice activates "glint" of the first "Shard" token
    And the stack resolves
    And Alice chooses nothing
    Then "Island" is in Alice's hand
    And the first "Shard" token is gone

  @cr26:111.10t
  Scenario: Lightning Bolt exiled with a Junk token is cast from exile for its mana cost
    Given Alice has "Lightning Bolt" and "Grizzly Bears" on top of library
    And Alice has "Mountain" in hand
    When Alice activates "junk" of "Curio Cabinet"
    And the stack resolves
    And Alice activates "rummage" of the first "Junk" token
    And the stack resolves
    Then "Lightning Bolt" is exiled
    And "Grizzly Bears" is in Alice's library
    And Alice can't play "Lightning Bolt" from exile targeting Bob by rule 118.3
    When Alice plays the land "Mountain"
    Then Alice can play "Lightning Bolt" from exile targeting Bob
    When Alice plays "Lightning Bolt" from exile targeting Bob
    And the stack resolves
    Then Bob is at 17 life
    And "Mountain" is tapped

  @cr26:111.10t
  Scenario: A Junk token's ability can't be activated in Bob's turn, and exiles a card in Alice's next turn
    When Alice activates "junk" of "Curio Cabinet"
    And the stack resolves
    Then Alice can activate "rummage" of the first "Junk" token
    When the game goes on to Alice's end step
    Then Alice can't activate "rummage" of the first "Junk" token by rule 602.5d
    When the game goes on to Bob's main phase
    And Bob passes
    Then Alice has priority
    And Alice can't activate "rummage" of the first "Junk" token by rule 602.5d
    When the game goes on to Alice's next main phase
    And Alice activates "rummage" of the first "Junk" token
    Then the first "Junk" token is gone
