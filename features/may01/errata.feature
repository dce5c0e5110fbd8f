Feature: Errata of May 2001

  @may01:errata.bounty-of-the-hunt
  Scenario Outline: Until 2013, Bounty of the Hunt cast by exiling a green card gives +3/+3 in all to one, two or three creatures
    Given Alice controls "Grizzly Bears", "Hill Giant" and "Trained Armodon"
    And Alice has "Bounty of the Hunt" and "Craw Wurm" in hand
    When Alice plays "Bounty of the Hunt" choosing "<mode>" targeting <targets> removing "Craw Wurm" instead of its mana cost
    Then "Craw Wurm" is removed from the game
    When the stack resolves
    Then "Grizzly Bears" is <bears>
    And "Hill Giant" is <giant>
    And "Trained Armodon" is <armodon>
    When the game goes on to the end step
    Then "Grizzly Bears" is <bears>
    And "Hill Giant" is <giant>
    And "Trained Armodon" is <armodon>
    When the turn ends
    Then "Grizzly Bears" is 2/2
    And "Hill Giant" and "Trained Armodon" are 3/3

    Examples:
      | mode  | targets                                              | bears | giant | armodon |
      | one   | "Grizzly Bears"                                      | 5/5   | 3/3   | 3/3     |
      | two   | "Grizzly Bears" then "Hill Giant"                    | 4/4   | 4/4   | 3/3     |
      | three | "Grizzly Bears", "Hill Giant" and "Trained Armodon"  | 3/3   | 4/4   | 4/4     |

  @may01:errata.bounty-of-the-hunt
  Scenario: Only a green card can be exiled to cast Bounty of the Hunt
    Given Alice controls "Grizzly Bears"
    And Alice has "Bounty of the Hunt", "Craw Wurm" and "Serra Angel" in hand
    Then Alice can't play "Bounty of the Hunt" choosing "one" targeting "Grizzly Bears" instead of its mana cost removing "Serra Angel" by rule 409.1f
    And Alice can play "Bounty of the Hunt" choosing "one" targeting "Grizzly Bears" removing "Craw Wurm" instead of its mana cost
    When Alice plays "Bounty of the Hunt" choosing "one" targeting "Grizzly Bears" removing "Craw Wurm" instead of its mana cost
    And the stack resolves
    Then "Grizzly Bears" is 5/5

  @may01:errata.bounty-of-the-hunt
  Scenario: The creature that gets +2/+2 from Bounty of the Hunt can't be the one that gets +1/+1
    Given Alice controls "Grizzly Bears" and "Hill Giant"
    And Alice has "Bounty of the Hunt" and "Craw Wurm" in hand
    Then Alice can't play "Bounty of the Hunt" choosing "two" targeting "Grizzly Bears" then "Grizzly Bears" instead of its mana cost removing "Craw Wurm" by rule 409.1c
    And Alice can play "Bounty of the Hunt" choosing "two" targeting "Grizzly Bears" then "Hill Giant" removing "Craw Wurm" instead of its mana cost
    When Alice plays "Bounty of the Hunt" choosing "two" targeting "Grizzly Bears" then "Hill Giant" removing "Craw Wurm" instead of its mana cost
    And the stack resolves
    Then "Grizzly Bears" and "Hill Giant" are 4/4

  @may01:errata.bounty-of-the-hunt
  Scenario Outline: Bounty of the Hunt targets any player's creatures, but no player and no land
    Given Alice controls "Grizzly Bears", "Hill Giant" and "Forest"
    And Bob controls "Trained Armodon"
    And Alice has "Bounty of the Hunt" and "Craw Wurm" in hand
    Then Alice can't play "Bounty of the Hunt" choosing "<mode>" targeting <player> instead of its mana cost removing "Craw Wurm" by rule 409.1c
    And Alice can't play "Bounty of the Hunt" choosing "<mode>" targeting <land> instead of its mana cost removing "Craw Wurm" by rule 409.1c
    And Alice can play "Bounty of the Hunt" choosing "<mode>" targeting <creatures> removing "Craw Wurm" instead of its mana cost
    When Alice plays "Bounty of the Hunt" choosing "<mode>" targeting <creatures> removing "Craw Wurm" instead of its mana cost
    And the stack resolves
    Then "Trained Armodon" is <armodon>

    Examples:
      | mode  | creatures                                           | player                                  | land                                         | armodon |
      | one   | "Trained Armodon"                                   | Bob                                     | "Forest"                                     | 6/6     |
      | two   | "Trained Armodon" then "Grizzly Bears"              | Bob then "Grizzly Bears"                | "Forest" then "Grizzly Bears"                | 5/5     |
      | two   | "Grizzly Bears" then "Trained Armodon"              | "Grizzly Bears" then Bob                | "Grizzly Bears" then "Forest"                | 4/4     |
      | three | "Grizzly Bears", "Hill Giant" and "Trained Armodon" | "Grizzly Bears", "Hill Giant" and Bob   | "Grizzly Bears", "Hill Giant" and "Forest"   | 4/4     |

  @may01:errata.bounty-of-the-hunt.today
  Scenario: Today, Bounty of the Hunt cast by exiling a green card can put all three counters on one creature
    Given Alice controls "Grizzly Bears" and "Forest"
    And Alice has "Bounty of the Hunt", "Craw Wurm" and "Serra Angel" in hand
    And Alice has "Llanowar Elves" in graveyard
    And Bob controls "Trained Armodon"
    Then Alice can't cast "Bounty of the Hunt" dividing 3 to "Grizzly Bears" targeting "Grizzly Bears" instead of its mana cost removing "Serra Angel" by rule 118.3
    And Alice can't cast "Bounty of the Hunt" dividing 3 to "Grizzly Bears" targeting "Grizzly Bears" instead of its mana cost removing "Llanowar Elves" by rule 118.3
    And Alice can't cast "Bounty of the Hunt" dividing 3 to Bob targeting Bob instead of its mana cost removing "Craw Wurm" by rule 115.2
    And Alice can't cast "Bounty of the Hunt" dividing 3 to "Forest" targeting "Forest" instead of its mana cost removing "Craw Wurm" by rule 601.2c
    And Alice can't cast "Bounty of the Hunt" targeting nothing instead of its mana cost removing "Craw Wurm" by rule 601.2c
    And Alice can cast "Bounty of the Hunt" dividing 3 to "Trained Armodon" targeting "Trained Armodon" removing "Craw Wurm" instead of its mana cost
    When Alice casts "Bounty of the Hunt" dividing 3 to "Trained Armodon" targeting "Trained Armodon" removing "Craw Wurm" instead of its mana cost
    Then "Craw Wurm" is exiled
    When the stack resolves
    Then "Trained Armodon" has 3 +1/+1 counters

  @may01:errata.bounty-of-the-hunt.today
  Scenario: Today, in the cleanup step, Bounty of the Hunt removes as many +1/+1 counters as it has put on each creature
    Given Alice controls "Grizzly Bears", "Hill Giant" and "Trained Armodon"
    And "Grizzly Bears" has 3 +1/+1 counters
    And "Hill Giant" has 3 +1/+1 counters
    And "Hill Giant" has 2 charge counters
    And Alice has "Bounty of the Hunt" in hand and can pay {3}{G}{G}
    When Alice casts "Bounty of the Hunt" dividing 1 to "Grizzly Bears" and 1 to "Hill Giant" and 1 to "Trained Armodon" targeting "Grizzly Bears", "Hill Giant" and "Trained Armodon"
    And the stack resolves
    Then "Grizzly Bears" has 4 +1/+1 counters
    And "Trained Armodon" has 1 +1/+1 counter
    When the game goes on to the end step
    Then the stack is empty
    And "Grizzly Bears" has 4 +1/+1 counters
    And "Trained Armodon" has 1 +1/+1 counter
    When the game goes on to Bob's upkeep
    Then "Grizzly Bears" has 3 +1/+1 counters
    And "Hill Giant" has 3 +1/+1 counters
    And "Hill Giant" has 2 charge counters
    And "Trained Armodon" has no +1/+1 counters

  @may01:errata.bounty-of-the-hunt.today @cr26:601.2d.4
  Scenario: Today, Bounty of the Hunt puts one +1/+1 counter on one creature and two on another until the turn ends
    Given Alice controls "Grizzly Bears", "Hill Giant" and "Trained Armodon"
    And Alice has "Bounty of the Hunt" in hand and can pay {3}{G}{G}
    When Alice plays "Bounty of the Hunt" dividing 1 to "Grizzly Bears" and 2 to "Hill Giant" targeting "Grizzly Bears" and "Hill Giant"
    And the stack resolves
    Then "Grizzly Bears" has 1 +1/+1 counter
    And "Hill Giant" has 2 +1/+1 counters
    And "Hill Giant" is 5/5
    And "Trained Armodon" has no +1/+1 counters
    When the game goes on to Bob's upkeep
    Then "Grizzly Bears" has no +1/+1 counters
    And "Hill Giant" is 3/3

  @may01:errata.dream-thrush
  Scenario: Dream Thrush makes Mountain an Island instead of a Mountain until end of turn
    Given Alice controls "Dream Thrush", "Mountain" and "Grizzly Bears"
    And Bob controls "Forest"
    Then "Dream Thrush" has exactly the types "creature" and "Bird"
    And "Dream Thrush" is 1/1
    And Alice can target only "Mountain" and "Forest" with "Dream Thrush"
    When Alice activates "Dream Thrush" targeting "Mountain"
    Then "Dream Thrush" is tapped
    When the stack resolves
    And as it resolves, Alice chooses the land type "Island" for "Dream Thrush"
    Then "Mountain" has the types "land" and "Island"
    And "Mountain" doesn't have the type "Mountain"
    When Alice taps "Mountain" for mana
    Then Alice has {U} in the mana pool
    When the game goes on to the end step
    Then "Mountain" has the types "land" and "Island"
    When the turn ends
    Then "Mountain" has the types "land" and "Mountain"
    And "Mountain" doesn't have the type "Island"

  @may01:errata.dream-thrush
  Scenario: Grizzly Bears can't block Dream Thrush, which has flying
    Given Alice controls "Dream Thrush"
    And Bob controls "Grizzly Bears" and "Wall of Air"
    When Alice attacks with "Dream Thrush"
    Then Bob can't block "Dream Thrush" with "Grizzly Bears" because "Dream Thrush" has "flying"
    And Bob can block "Dream Thrush" with "Wall of Air"

  @may01:errata.lobotomy
  Scenario: Lobotomy exiles all cards with the chosen card's name from hand, graveyard and library
    Given Alice has "Lobotomy" and "White Knight" in hand and can pay {2}{U}{B}
    And Bob has "Grizzly Bears" as "the held", "Forest" as "the grove" and "Drifting Meadow" in hand
    And Bob has "Grizzly Bears" as "the fallen" and "Hill Giant" in graveyard
    And Bob has "Forest" as "the wood" and "Grizzly Bears" as "the coming" on top of library
    And Bob controls "Grizzly Bears" as "the present"
    Then Alice can target only Alice and Bob with "Lobotomy"
    When Alice plays "Lobotomy" targeting Bob
    And the stack resolves
    Then it happened once that "the grove" was revealed
    And Alice may choose "the held"
    And Alice may choose "Drifting Meadow"
    And Alice may not choose "the grove"
    And Alice may not choose "White Knight"
    When as it resolves, Alice chooses "the held" for "Lobotomy"
    And as it resolves, Alice chooses "the held", "the fallen" and "the coming" for "Lobotomy"
    Then "the held", "the fallen" and "the coming" are removed from the game
    And "the grove" is in Bob's hand
    And "Hill Giant" is in Bob's graveyard
    And "the present" is in play
    And it happened in this order that "the held" was removed from the game, then Bob shuffled
    And it happened once that Bob shuffled

  @may01:errata.lobotomy
  Scenario: Lobotomy exiles the chosen Terror alone when no other card has its name
    Given Alice has "Lobotomy" in hand and can pay {2}{U}{B}
    And Bob has "Terror" in hand
    And Bob has "Grizzly Bears" in graveyard
    And Bob has "Hill Giant" on top of library
    When Alice plays "Lobotomy" targeting Bob
    And the stack resolves
    And as it resolves, Alice chooses "Terror" for "Lobotomy"
    And as it resolves, Alice chooses "Terror" for "Lobotomy"
    Then "Terror" is removed from the game
    And "Grizzly Bears" is in Bob's graveyard
    And "Hill Giant" is in Bob's library

  @may01:errata.recycle
  Scenario: Recycle draws a card for each land played and each spell cast, but not for a creature put onto the battlefield
    Given Alice controls "Recycle"
    And Alice has "Forest", "Grizzly Bears", "Through the Breach" and "Hill Giant" in hand
    And Alice can pay {1}{G} and can pay {4}{R}
    When Alice plays the land "Forest"
    Then the stack holds the ability of "Recycle"
    When the stack resolves
    Then Alice has drawn 1 card
    When Alice plays "Grizzly Bears"
    Then the stack holds the second trigger of "Recycle" and "Grizzly Bears"
    When the stack resolves
    Then Alice has drawn 2 cards
    When Alice plays "Through the Breach"
    And the stack resolves
    And as it resolves, Alice says yes to "Through the Breach"
    And as it resolves, Alice chooses "Hill Giant" for "Through the Breach"
    Then "Hill Giant" is in play under Alice's control
    And Alice has drawn 3 cards
    And Bob has drawn no cards

  @may01:errata.recycle
  Scenario: Recycle's controller skips the draw step and discards down to two cards; the opponent isn't affected
    Given it is Alice's upkeep
    And Alice controls "Recycle"
    And Alice has "Mountain", "Forest", "Island" and "Swamp" in hand
    And Bob has "Plains", "Hill Giant", "Terror" and "Boomerang" in hand
    When the game goes on to Alice's main phase
    Then Alice has drawn no cards
    And it happened never that Alice's draw step began
    When the game goes on to the cleanup step
    And Alice chooses "Island" and "Swamp"
    Then Alice's hand holds "Mountain" and "Forest"
    When the game goes on to Bob's next main phase
    Then Bob has drawn 1 card
    When Bob plays the land "Plains"
    Then the stack is empty
    When the turn ends
    Then Bob has 4 cards in hand

  @may01:errata.relentless-assault
  Scenario: Until 2013, Relentless Assault cast in combat untaps attackers and adds a combat phase and a main phase
    Given Alice controls "Hill Giant", tapped "Grizzly Bears" and "Vedalken Orrery"
    And Alice has "Relentless Assault" in hand and can pay {2}{R}{R}
    When Alice attacks with "Hill Giant"
    And combat damage is dealt
    And Alice plays "Relentless Assault"
    And the stack resolves
    Then "Hill Giant" is untapped
    And "Grizzly Bears" is tapped
    When the game goes on to an additional combat phase
    And Alice attacks with "Hill Giant"
    And combat damage is dealt
    Then Bob is at 14 life
    When the turn ends
    Then it happened twice that a beginning of combat step began
    And it happened twice that a second main phase began

  @may01:errata.relentless-assault
  Scenario: Relentless Assault cast in the first main phase adds a combat phase and a main phase directly after that phase
    Given Alice controls "Hill Giant" and has "Relentless Assault" in hand and can pay {2}{R}{R}
    When Alice plays "Relentless Assault"
    And the stack resolves
    And the game goes on to an additional combat phase
    And Alice attacks with "Hill Giant"
    And combat damage is dealt
    Then Bob is at 17 life
    And "Hill Giant" is tapped
    When the turn ends
    Then it happened twice that a beginning of combat step began
    And it happened twice that a second main phase began

  @may01:errata.relentless-assault.today
  Scenario: Today, Relentless Assault cast in combat untaps attackers but adds no phases; cast in a main phase it adds them
    Given Alice controls "Hill Giant", tapped "Grizzly Bears" and "Vedalken Orrery"
    And Alice has "Relentless Assault" as "the rash Assault" and "Relentless Assault" as "the patient Assault" in hand
    And Alice can pay {4}{R}{R}{R}{R}
    When Alice attacks with "Hill Giant"
    And combat damage is dealt
    And Alice casts "the rash Assault"
    And the stack resolves
    Then "Hill Giant" is untapped
    And "Grizzly Bears" is tapped
    When the game goes on to the second main phase
    Then it happened once that a beginning of combat step began
    When Alice casts "the patient Assault"
    And the stack resolves
    And the game goes on to an additional combat phase
    Then it happened twice that a beginning of combat step began
    When the turn ends
    Then it happened twice that a second main phase began

  @may01:errata.relentless-assault.today
  Scenario: Today, Relentless Assault cast in the first main phase adds phases; a second one cast in the added combat adds none
    Given Alice controls "Hill Giant" and "Vedalken Orrery"
    And Alice has "Relentless Assault" as "the rash Assault" and "Relentless Assault" as "the early Assault" in hand
    And Alice can pay {4}{R}{R}{R}{R}
    When Alice casts "the early Assault"
    And the stack resolves
    And the game goes on to an additional combat phase
    And Alice attacks with "Hill Giant"
    And Alice casts "the rash Assault"
    And the stack resolves
    And combat damage is dealt
    Then Bob is at 17 life
    When the turn ends
    Then it happened twice that a beginning of combat step began
    And it happened twice that a second main phase began

  @may01:errata.skyship-weatherlight
  Scenario: Skyship Weatherlight exiles chosen artifact and creature cards and returns one of them to hand at random
    Given Alice has "Skyship Weatherlight" in hand and can pay {8}
    And Alice has "Forest", "Grizzly Bears", "Mirror Gallery", "Terror" and "Hill Giant" on top of library
    And Bob has "Steel Wall" on top of library
    When Alice plays "Skyship Weatherlight"
    And the stack resolves
    Then Alice may choose "Grizzly Bears", "Mirror Gallery" and "Hill Giant"
    And Alice may not choose "Terror"
    And Alice may not choose "Steel Wall"
    When as it resolves, Alice chooses "Grizzly Bears" and "Mirror Gallery" for "Skyship Weatherlight"
    Then "Grizzly Bears" and "Mirror Gallery" are removed from the game
    And "Hill Giant" is in Alice's library
    And it happened in this order that "Grizzly Bears" was removed from the game, then Alice shuffled
    And it happened once that Alice shuffled
    And it happened never that Bob shuffled
    When Alice activates "Skyship Weatherlight"
    Then the total cost of the second printed ability of "Skyship Weatherlight" is {4}
    And "Skyship Weatherlight" is tapped
    When the stack resolves
    And as it resolves, Alice picks "Mirror Gallery" at random for "Skyship Weatherlight"
    Then "Mirror Gallery" is in Alice's hand
    And "Grizzly Bears" is removed from the game

  @may01:errata.skyship-weatherlight
  Scenario: Each Skyship Weatherlight returns only a card that it exiled itself
    Given Alice controls nonlegendary "Skyship Weatherlight" as "the old ship"
    And Alice has "Grizzly Bears" removed from the game with "the old ship"
    And Alice has "Skyship Weatherlight" as "the new ship" in hand and can pay {8}
    And Alice has "Hill Giant" on top of library
    When Alice plays "the new ship"
    And the stack resolves
    And as it resolves, Alice chooses "Hill Giant" for "the new ship"
    Then "Grizzly Bears" and "Hill Giant" are removed from the game
    When Alice activates "the old ship"
    And the stack resolves
    Then "Grizzly Bears" is in Alice's hand
    And "Hill Giant" is removed from the game

  @may01:errata.search-for-survivors
  Scenario Outline: Until 2013, Search for Survivors puts a random graveyard card onto the battlefield if it is a creature, else exiles it
    Given Alice has "Search for Survivors" in hand and can pay {2}{R}
    And Alice has "Grizzly Bears", "Terror" and "Forest" in graveyard
    And Bob has "Hill Giant" in graveyard
    When Alice plays "Search for Survivors"
    And the stack resolves
    And as it resolves, Bob picks <card> at random for "Search for Survivors"
    Then <card> is <place>
    And Alice's graveyard holds <rest> and "Search for Survivors"
    And it happened once that "Forest" was removed from the game
    And it happened never that "Hill Giant" was removed from the game

    Examples:
      | card            | place                         | rest                         |
      | "Grizzly Bears" | in play under Alice's control | "Terror", "Forest"           |
      | "Terror"        | removed from the game         | "Grizzly Bears", "Forest"    |
      | "Forest"        | removed from the game         | "Grizzly Bears", "Terror"    |

  @may01:errata.search-for-survivors.today
  Scenario Outline: Today, Search for Survivors exiles no other card of the graveyard than the one that is chosen at random
    Given Alice has "Search for Survivors" in hand and can pay {2}{R}
    And Alice has "Grizzly Bears", "Terror" and "Forest" in graveyard
    And Bob has "Hill Giant" in graveyard
    When Alice casts "Search for Survivors"
    And the stack resolves
    Then Bob is asked for a random pick by "Search for Survivors" among "Grizzly Bears", "Terror" and "Forest"
    When as it resolves, Bob picks <card> at random for "Search for Survivors"
    Then <card> is <place>
    And Alice's graveyard holds <rest> and "Search for Survivors"
    And it happened never that "Forest" was exiled

    Examples:
      | card            | place                                 | rest                      |
      | "Grizzly Bears" | on the battlefield under Alice's control | "Terror", "Forest"        |
      | "Terror"        | in exile                              | "Grizzly Bears", "Forest" |

  @may01:errata.dream-thrush @edition:2001-07
  Scenario: In 2001, a legendary land that Dream Thrush makes an Island is named Island and isn't legendary
    Given Alice controls "Dream Thrush" and "Boseiju, Who Shelters All"
    When Alice activates "Dream Thrush" targeting "Boseiju, Who Shelters All"
    And the stack resolves
    And as it resolves, Alice chooses the land type "Island"
    Then "Boseiju, Who Shelters All" is named "Island"
    And "Boseiju, Who Shelters All" doesn't have the type "legendary"

  @may01:errata.dream-thrush @edition:2004-10 @edition:2005-02 @edition:2006-10 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Since 2004, a legendary land that Dream Thrush makes an Island keeps its name and stays legendary
    Given Alice controls "Dream Thrush" and "Boseiju, Who Shelters All"
    When Alice activates "Dream Thrush" targeting "Boseiju, Who Shelters All"
    And the stack resolves
    And as it resolves, Alice chooses the land type "Island"
    Then "Boseiju, Who Shelters All" isn't named "Island"
    And "Boseiju, Who Shelters All" has exactly the types "legendary", "land" and "Island"
