Feature: Discover

  @cr26:701.57a
  Scenario: Discover 3 skips a card with mana value 7, and the player casts Grizzly Bears, the next card
    Given Alice has "Geological Appraiser" in hand and can pay {2}{R}{R}
    And Alice has "Craw Giant" and "Grizzly Bears" as library
    When Alice plays "Geological Appraiser"
    And the stack resolves
    And Alice says yes to "Geological Appraiser"
    Then "Grizzly Bears" is on the battlefield
    And Alice has no cards in exile
    And Alice's library holds "Craw Giant"

  @cr26:701.57a
  Scenario: A discovered card that isn't cast goes to its player's hand
    Given Alice has "Geological Appraiser" in hand and can pay {2}{R}{R}
    And Alice has "Grizzly Bears" on top of library
    When Alice plays "Geological Appraiser"
    And the stack resolves
    And Alice says no to "Geological Appraiser"
    Then "Grizzly Bears" is in Alice's hand

  @cr26:701.57a.2
  Scenario: Discover 3 lets its player cast Pale Envoy, and not its back face with mana value 7
    Given Alice has "Geological Appraiser" in hand and can pay {2}{R}{R}
    And Alice has "Pale Envoy" and "Island" as library
    When Alice plays "Geological Appraiser"
    And the stack resolves
    And while "Geological Appraiser" resolves, Alice plays "Pale Envoy"
    Then Alice was asked for a mode never
    And "Pale Envoy" is in play
    And "Pale Envoy" is 2/2

  @cr26:701.57a
  Scenario: Discover 3 skips a land, and the cards that it skips go under the library when Grizzly Bears goes to hand
    Given Alice has "Geological Appraiser" in hand and can pay {2}{R}{R}
    And Alice has "Island", "Craw Giant", "Grizzly Bears" and "Forest" as library
    When Alice plays "Geological Appraiser"
    And the stack resolves
    And Alice says no to "Geological Appraiser"
    And Alice picks "Craw Giant" and "Island" at random
    Then "Grizzly Bears" is in Alice's hand
    And Alice's library holds, in order, "Forest", "Craw Giant" and "Island"
    And Alice was asked for a random pick once
    And Alice has 3 cards in library
    And Alice has no cards in exile

  @cr26:701.57b
  Scenario: Alice discovers 3 with an empty library, and Keeper of Findings triggers
    Given Alice controls "Keeper of Findings"
    And Alice has "Geological Appraiser" in hand and can pay {2}{R}{R}
    And Alice has no cards in library
    When Alice plays "Geological Appraiser"
    And the stack resolves
    Then "Keeper of Findings" has triggered once
    And Alice is at 22 life
    And "Geological Appraiser" is 3/2

  @cr26:701.57b
  Scenario: Alice's Keeper of Findings doesn't trigger as Bob discovers, and triggers as Alice does
    Given it is Bob's main phase
    And Alice controls "Keeper of Findings" and "Vedalken Orrery"
    And Bob has "Geological Appraiser" as "his" in hand and can pay {2}{R}{R}
    And Bob has "Grizzly Bears" as library
    And Alice has "Geological Appraiser" as "hers" in hand and can pay {2}{R}{R}
    And Alice has "Hill Giant" and "Gray Ogre" as library
    When Bob plays "his"
    And the stack resolves
    And Bob says yes to "his"
    Then "Grizzly Bears" is in play
    And Alice is at 20 life
    When Bob passes
    And Alice plays "hers"
    And the stack resolves
    And Alice says yes to "hers"
    Then "Gray Ogre" is in play
    And Alice is at 22 life

  @cr26:701.57b.2
  Scenario: Keeper of Findings triggers only after Alice has cast the card that she discovered
    Given Alice controls "Keeper of Findings"
    And Alice has "Geological Appraiser" in hand and can pay {2}{R}{R}
    And Alice has "Island", "Grizzly Bears" and "Forest" as library
    When Alice plays "Geological Appraiser"
    And the top of the stack resolves
    And the top of the stack resolves
    Then "Grizzly Bears" is exiled
    And "Keeper of Findings" has triggered never
    When Alice says yes to "Geological Appraiser"
    Then "Keeper of Findings" has triggered once
    And it happened in this order that "Grizzly Bears" was cast, then "Keeper of Findings" triggered
    When the stack resolves
    Then Alice is at 22 life
    And "Grizzly Bears" is in play
    And Alice's library holds, in order, "Forest" and "Island"

  @cr26:701.57c
  Scenario: Whether the discovered card is cast or put into hand, its mana value counts for Hit the Mother Lode
    Given Alice has 2 "Hit the Mother Lode" as "lode" in hand and can pay {4}{R}{R}{R}{4}{R}{R}{R}
    And Alice has "Island", "Hill Giant", "Air Elemental" and "Forest" as library
    When Alice plays "lode 1"
    And the stack resolves
    And while "lode 1" resolves, Alice plays "Hill Giant"
    Then "Hill Giant" is in play
    And Alice controls 6 "Treasure" permanents
    When Alice plays "lode 2"
    And the stack resolves
    And Alice says no
    Then "Air Elemental" is in Alice's hand
    And Alice controls 11 "Treasure" permanents

  @cr26:701.57c
  Scenario: With an empty library, no card is exiled and there is no discovered card, so a second Hit the Mother Lode creates no Treasure
    Given Alice has 2 "Hit the Mother Lode" as "lode" in hand and can pay {4}{R}{R}{R}{4}{R}{R}{R}
    And Alice has "Hill Giant" as library
    When Alice plays "lode 1"
    And the stack resolves
    And while "lode 1" resolves, Alice plays "Hill Giant"
    Then Alice controls 6 "Treasure" permanents
    When Alice plays "lode 2"
    And the stack resolves
    Then "lode 2" has resolved
    And it happened once that "Hill Giant" was exiled
    And Alice controls 6 "Treasure" permanents

  @cr26:701.57c
  Scenario: If the last card of the library is exiled and its mana value is 11, discover 10 has no discovered card, and a second Hit the Mother Lode creates no Treasure
    Given Alice has 2 "Hit the Mother Lode" as "lode" in hand and can pay {4}{R}{R}{R}{4}{R}{R}{R}
    And Alice has "Hill Giant", "Forest" and "Mycosynth Golem" as library
    When Alice plays "lode 1"
    And the stack resolves
    And Alice says no
    Then "Hill Giant" is in Alice's hand
    And Alice controls 6 "Treasure" permanents
    When Alice plays "lode 2"
    And the stack resolves
    And Alice picks "Mycosynth Golem" and "Forest" at random
    Then it happened once that "Mycosynth Golem" was exiled
    And Alice's library holds "Mycosynth Golem" and "Forest"
    And Alice controls 6 "Treasure" permanents

  @cr26:701.57c
  Scenario: If the last card of the library is exiled and is a Forest, it is the discovered card with mana value 0, and Hit the Mother Lode creates ten Treasures
    Given Alice has "Hit the Mother Lode" in hand and can pay {4}{R}{R}{R}
    And Alice has "Mycosynth Golem" and "Forest" as library
    When Alice plays "Hit the Mother Lode"
    And the stack resolves
    And Alice picks "Mycosynth Golem" and "Forest" at random
    Then it happened once that "Forest" was exiled
    And Alice's hand is empty
    And Alice's library holds "Mycosynth Golem" and "Forest"
    And Alice controls 10 "Treasure" permanents

  @cr26:701.57c.2
  Scenario: Rich Findings, which discovers 4, discovers Hill Giant, which has mana value 4, and not Grizzly Bears below it
    Given Alice has "Rich Findings" in hand and can pay {2}{R}
    And Alice has "Hill Giant", "Grizzly Bears" and "Forest" as library
    When Alice plays "Rich Findings"
    And the stack resolves
    And Alice says no
    Then "Hill Giant" is in Alice's hand
    And Alice is at 24 life
    And Alice's library holds, in order, "Grizzly Bears" and "Forest"

  @cr26:701.57c.2
  Scenario: Rich Findings, which discovers 4, exiles Air Elemental, which has mana value 5, and discovers Grizzly Bears, which has mana value 2
    Given Alice has "Rich Findings" in hand and can pay {2}{R}
    And Alice has "Air Elemental", "Grizzly Bears" and "Forest" as library
    When Alice plays "Rich Findings"
    And the stack resolves
    And Alice says no
    Then "Grizzly Bears" is in Alice's hand
    And Alice is at 22 life
    And it happened once that "Air Elemental" was exiled
    And Alice's library holds, in order, "Forest" and "Air Elemental"

  @cr26:701.57a
  Scenario: With Bob's Sphere of Resistance, Alice casts the discovered Grizzly Bears for {1}, and the discovered Gray Ogre, for which she can't pay {1}, goes to her hand
    Given Bob controls "Sphere of Resistance"
    And Alice has 2 "Geological Appraiser" as "appraiser" in hand and can pay {3}{R}{R}{1}{3}{R}{R}
    And Alice has "Grizzly Bears", "Gray Ogre" and "Craw Wurm" as library
    When Alice plays "appraiser 1"
    And the stack resolves
    And while "appraiser 1" resolves, Alice plays "Grizzly Bears"
    Then the total cost of "Grizzly Bears" is {1}
    And "Grizzly Bears" is in play
    When Alice plays "appraiser 2"
    And the stack resolves
    Then "Gray Ogre" is in Alice's hand
    And Alice's library holds "Craw Wurm"

  @cr26:701.57a.3
  Scenario: Hurl into History that counters Ornithopter discovers 0, and one that counters Grizzly Bears discovers 2
    Given Bob has "Ornithopter" as "thopter" and "Grizzly Bears" as "bears" in hand and can pay {1}{G}
    And it is Bob's main phase
    And Alice has 2 "Hurl into History" as "hurl" in hand and can pay {3}{U}{U}{3}{U}{U}
    And Alice has "Hill Giant", "Ornithopter", "Air Elemental", "Grizzly Bears" and "Forest" as library
    When Bob plays "thopter"
    And Alice in response plays "hurl 1" targeting "thopter"
    And the stack resolves
    And Alice says yes to "hurl 1"
    Then "thopter" is in Bob's graveyard
    And "Ornithopter" is in play under Alice's control
    When Bob plays "bears"
    And Alice in response plays "hurl 2" targeting "bears"
    And the stack resolves
    And Alice says yes to "hurl 2"
    Then "Grizzly Bears" is in play under Alice's control

  @cr26:701.57a.3
  Scenario: Hurl into History that counters Ornithopter discovers 0, and skips Island, a land card
    Given Bob has "Ornithopter" as "his" in hand
    And it is Bob's main phase
    And Alice has "Hurl into History" in hand and can pay {3}{U}{U}
    And Alice has "Island", "Ornithopter" as "found" and "Forest" as library
    When Bob plays "his"
    And Alice in response plays "Hurl into History" targeting "his"
    And the stack resolves
    And Alice says yes to "Hurl into History"
    Then "his" is in Bob's graveyard
    And "found" is in play under Alice's control
    And Alice's library holds, in order, "Forest" and "Island"

  @cr26:701.57a.3
  Scenario: Hurl into History that counters Hill Giant discovers 4, not 0, and finds Hill Giant below Air Elemental
    Given Bob has "Hill Giant" as "his" in hand and can pay {3}{R}
    And it is Bob's main phase
    And Alice has "Hurl into History" in hand and can pay {3}{U}{U}
    And Alice has "Air Elemental", "Hill Giant" as "found" and "Forest" as library
    When Bob plays "his"
    And Alice in response plays "Hurl into History" targeting "his"
    And the stack resolves
    And Alice says yes to "Hurl into History"
    Then "his" is in Bob's graveyard
    And "found" is in play under Alice's control
    And "Air Elemental" is in Alice's library

  @cr26:701.57a
  Scenario: Discover 3 skips Fire // Ice, which has mana value 4, and its player casts Bonecrusher Giant, the next card, as Stomp
    Given Alice has "Geological Appraiser" in hand and can pay {2}{R}{R}
    And Alice has "Fire // Ice", "Bonecrusher Giant" and "Island" as library
    When Alice plays "Geological Appraiser"
    And the stack resolves
    And while "Geological Appraiser" resolves, Alice plays "Bonecrusher Giant" as "Stomp" targeting Bob
    Then Bob is at 18 life
    And "Bonecrusher Giant" is exiled
    And Alice's library holds "Fire // Ice" and "Island"

  @cr26:701.57b
  Scenario: Keeper of Findings triggers though Alice, whose library has only two lands and a card with mana value 6, finds no card as she discovers 3
    Given Alice controls "Keeper of Findings"
    And Alice has "Geological Appraiser" in hand and can pay {2}{R}{R}
    And Alice has "Island", "Craw Wurm" and "Forest" as library
    When Alice plays "Geological Appraiser"
    And the stack resolves
    And Alice picks "Forest", "Island" and "Craw Wurm" at random
    Then "Keeper of Findings" has triggered once
    And it happened once that "Craw Wurm" was exiled
    And Alice's library holds "Island", "Craw Wurm" and "Forest"
    And Alice's hand is empty
    And Alice is at 22 life

  @cr26:701.57b.2
  Scenario: Keeper of Findings triggers only after Alice has put the discovered card into her hand and the other cards under her library
    Given Alice controls "Keeper of Findings"
    And Alice has "Geological Appraiser" in hand and can pay {2}{R}{R}
    And Alice has "Island", "Craw Wurm", "Grizzly Bears" and "Forest" as library
    When Alice plays "Geological Appraiser"
    And the top of the stack resolves
    And the top of the stack resolves
    And Alice says no to "Geological Appraiser"
    Then Alice is asked for a random pick
    And "Grizzly Bears" is in Alice's hand
    And "Keeper of Findings" has triggered never
    When Alice picks "Craw Wurm" and "Island" at random
    Then Alice's library holds, in order, "Forest", "Craw Wurm" and "Island"
    And "Keeper of Findings" has triggered once

  @cr26:608.2d.13
  Scenario: With Nevermore for Giant Killer, a discover 2 puts Giant Killer into hand without a question, because Chop Down has mana value 3, and a discover 4 lets Alice cast Chop Down
    Given Bob controls "Nevermore" and "Craw Wurm"
    And "Nevermore" has the chosen card name "Giant Killer"
    And Bob has "Grizzly Bears" and "Hill Giant" in hand and can pay {1}{G}{3}{R}
    And it is Bob's main phase
    And Alice has 2 "Hurl into History" as "hurl" in hand and can pay {3}{U}{U}{3}{U}{U}
    And Alice has "Giant Killer" as "first" and "Giant Killer" as "second" as library
    When Bob plays "Grizzly Bears"
    And Alice in response plays "hurl 1" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is in Bob's graveyard
    And "first" is in Alice's hand
    And Alice was asked for a play never
    When Bob plays "Hill Giant"
    And Alice in response plays "hurl 2" targeting "Hill Giant"
    And the stack resolves
    And while "hurl 2" resolves, Alice plays "second" as "Chop Down" targeting "Craw Wurm"
    Then "Craw Wurm" is in Bob's graveyard
    And "second" is exiled

  @cr26:701.57a.2
  Scenario: With Nevermore for Pale Envoy, discover 3 puts Pale Envoy into hand without a question, because its back face has mana value 7
    Given Bob controls "Nevermore"
    And "Nevermore" has the chosen card name "Pale Envoy"
    And Alice has "Geological Appraiser" in hand and can pay {2}{R}{R}
    And Alice has "Island", "Pale Envoy" and "Forest" as library
    When Alice plays "Geological Appraiser"
    And the stack resolves
    Then "Pale Envoy" is in Alice's hand
    And Alice was asked for a play never
    And Alice's library holds, in order, "Forest" and "Island"
