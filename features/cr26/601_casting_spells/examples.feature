Feature: Examples of section 601

  @cr26:601.2c.ex1
  Scenario: Heavy Eyelids, which taps two target creatures, can't be cast while Grizzly Bears are the only creature, and can once Ornithopter is in play
    Given Alice has "Heavy Eyelids" and "Ornithopter" in hand and can pay {1}{U}
    And Bob controls "Grizzly Bears"
    Then Alice can't play "Heavy Eyelids" by rule 601.2c
    When Alice plays "Ornithopter"
    And the stack resolves
    Then Alice can play "Heavy Eyelids"
    And "Ornithopter" is 0/2

  @cr26:601.2c.ex1
  Scenario: Heavy Eyelids, which taps two target creatures, can't target the same creature twice
    Given Alice has "Heavy Eyelids" in hand and can pay {1}{U}
    And Bob controls "Grizzly Bears" and "Hill Giant"
    Then Alice can't play "Heavy Eyelids" targeting "Grizzly Bears" and "Grizzly Bears" by rule 601.2c
    And Alice can play "Heavy Eyelids" targeting "Grizzly Bears" and "Hill Giant"
    When Alice plays "Heavy Eyelids" targeting "Grizzly Bears" and "Hill Giant"
    And the stack resolves
    Then "Grizzly Bears" and "Hill Giant" are tapped

  @cr26:601.2c.ex1
  Scenario: Ruin and Rust, which names an artifact and a land with separate targets, can target the same artifact land for both
    Given Alice has "Ruin and Rust" in hand and can pay {2}{R}
    And Bob controls "Great Furnace" and "Sol Ring"
    Then Alice can play "Ruin and Rust" targeting "Great Furnace" then "Great Furnace"
    When Alice plays "Ruin and Rust" targeting "Great Furnace" then "Great Furnace"
    Then "Ruin and Rust" targets "Great Furnace" and "Great Furnace"
    When the stack resolves
    Then "Great Furnace" was destroyed
    And "Sol Ring" is in play

  @cr26:601.2h.ex1 @cr26:601.2.6 @cr26:601.2f.10
  Scenario: Altar's Reap costs {B} if Thunderscape Familiar, which reduces its cost, is sacrificed to pay for it
    Given Alice controls "Thunderscape Familiar", "Swamp" as "one" and "Swamp" as "two"
    And Alice has "Altar's Reap" in hand
    And Alice has "Island" and "Forest" as library
    When Alice plays "Altar's Reap" sacrificing "Thunderscape Familiar"
    Then the total cost of "Altar's Reap" is {B}
    And {B} was spent on "Altar's Reap"
    And "Thunderscape Familiar" was sacrificed
    When the stack resolves
    Then Alice has drawn 2 cards

  @cr26:601.2h.ex1 @cr26:601.2.6 @cr26:601.2f.10
  Scenario: After Thunderscape Familiar was sacrificed for one Altar's Reap, the next Altar's Reap costs {1}{B}
    Given Alice controls "Thunderscape Familiar", "Grizzly Bears", "Swamp" as "one", "Swamp" as "two" and "Swamp" as "three"
    And Alice has "Altar's Reap" as "first" and "Altar's Reap" as "second" in hand
    And Alice has 4 "Island" as "page" as library
    When Alice plays "first" sacrificing "Thunderscape Familiar"
    And the stack resolves
    And Alice plays "second" sacrificing "Grizzly Bears"
    Then {B} was spent on "first"
    And the total cost of "second" is {1}{B}
    And "one", "two" and "three" are tapped

  @cr26:601.3a.ex1
  Scenario: Rolling Thunder can be cast with X = 1 or X = 3, and not with X = 2, while an opponent controls Void Winnower
    Given Bob controls "Void Winnower" and "Hill Giant"
    And Alice has "Rolling Thunder" in hand and can pay {3}{R}{R}
    Then Alice can't play "Rolling Thunder" with X = 2 targeting "Hill Giant" dividing 2 to "Hill Giant" because of "silence" of "Void Winnower"
    And Alice can play "Rolling Thunder" with X = 1 targeting "Hill Giant" dividing 1 to "Hill Giant"
    When Alice plays "Rolling Thunder" with X = 3 targeting "Hill Giant" dividing 3 to "Hill Giant"
    And the stack resolves
    Then "Hill Giant" was destroyed

  @cr26:601.3a.ex1
  Scenario: Void Winnower prohibits its controller's opponent from casting Watchwolf and Ornithopter and from blocking with Grizzly Bears, and Trained Armodon can block
    Given Alice controls "Void Winnower" and "Hill Giant"
    And Bob controls "Trained Armodon" and "Grizzly Bears"
    And Bob has "Ornithopter", "Watchwolf" and "Hill Giant" as "his giant" in hand and can pay {3}{R}{G}{W}
    And it is Bob's main phase
    Then Bob can't play "Watchwolf" because of "silence" of "Void Winnower"
    And Bob can't play "Ornithopter" because of "silence" of "Void Winnower"
    When the game goes on to Alice's main phase
    And Alice attacks with "Hill Giant"
    Then Bob can't block "Hill Giant" with "Grizzly Bears" because of "stillness" of "Void Winnower"
    When Bob blocks "Hill Giant" with "Trained Armodon"
    And combat damage is dealt
    Then "Trained Armodon" was destroyed

  @cr26:601.3b.ex1
  Scenario: With Sigarda's Aid, Leafcrown Dryad can be cast on an opponent's turn with bestow as an Aura spell, and not as a creature spell
    Given it is Bob's main phase
    And Alice controls "Sigarda's Aid" and "Grizzly Bears"
    And Alice has "Leafcrown Dryad" in hand and can pay {3}{G}
    Then Alice can't play "Leafcrown Dryad" by rule 117.1a
    And Alice can play "Leafcrown Dryad" instead of its mana cost targeting "Grizzly Bears"
    When Alice plays "Leafcrown Dryad" instead of its mana cost targeting "Grizzly Bears"
    And the stack resolves
    Then "Leafcrown Dryad" is attached to "Grizzly Bears"
    And "Grizzly Bears" is 4/4

  @cr26:601.3b.ex1
  Scenario: Sigarda's Aid lets its controller cast Equipment on an opponent's turn and attach it as it enters
    Given it is Bob's main phase
    And Alice controls "Sigarda's Aid" and "Grizzly Bears"
    And Alice has "Grafted Wargear" in hand and can pay {3}
    Then Alice can play "Grafted Wargear"
    When Alice plays "Grafted Wargear"
    And the stack resolves
    And Alice says yes to "Sigarda's Aid"
    Then "Grafted Wargear" is attached to "Grizzly Bears"
    And "Grizzly Bears" is 5/4

  @cr26:601.3e.2
  Scenario: Garruk's Horde lets its controller cast the creature back face of a noncreature card on top of the library, and not its front face
    Given Alice controls "Garruk's Horde" and can pay {3}{G}
    And Alice has "Cellar Door of Thorns" on top of library
    Then Alice can't play "Cellar Door of Thorns" from library by rule 601.3
    And Alice can play "Cellar Door of Thorns" as "Thing in the Cellar" from library
    When Alice plays "Cellar Door of Thorns" as "Thing in the Cellar" from library
    And the stack resolves
    Then "Cellar Door of Thorns" is in play
    And "Cellar Door of Thorns" is 4/4

  @cr26:601.3e.2 @cr26:712.11b
  Scenario: With Garruk's Horde, Cellar Door of Thorns is cast as an artifact from the hand, but only as its creature back face from the library
    Given Alice controls "Garruk's Horde" and can pay {2}{G}{3}{G}
    And Alice has "Cellar Door of Thorns" as "held" in hand and "Cellar Door of Thorns" as "top" on top of library
    Then Alice can't play "top" from library by rule 601.3
    And Alice can play "held"
    And Alice can play "held" as "Thing in the Cellar"
    When Alice plays "held"
    Then "held" is named "Cellar Door of Thorns"
    When the stack resolves
    Then Alice can play "top" as "Thing in the Cellar" from library
    When Alice plays "top" as "Thing in the Cellar" from library
    Then "top" is named "Thing in the Cellar"
    When the stack resolves
    Then "top" is 4/4
    And "top" doesn't have the ability "thorns"
    When Alice activates "held" targeting Bob
    And the stack resolves
    Then Bob is at 19 life
    And "held" is tapped

  @cr26:601.3e.ex1
  Scenario: With Garruk's Horde, Zoetic Cavern on top of the library, a land card with morph, can be cast face down, and can't be played as a land
    Given Alice controls "Garruk's Horde" and can pay {3}
    And Alice has "Zoetic Cavern" as "top" on top of library
    And Alice has "Zoetic Cavern" as "held" in hand
    Then Alice can't play the land "top" from library by rule 305.1
    And Alice can play the land "held"
    And Alice can play "top" as "face down" from library
    When Alice plays "top" as "face down" from library
    And the stack resolves
    Then "top" is 2/2
    And "top" is face down

  @cr26:601.3e.ex1
  Scenario: With Garruk's Horde, Grizzly Bears on top of the library are cast face up, and Zoetic Cavern is cast face down from the hand
    Given Alice controls "Garruk's Horde" and can pay {1}{G}{3}
    And Alice has "Grizzly Bears" on top of library
    And Alice has "Zoetic Cavern" in hand
    When Alice plays "Grizzly Bears" from library
    And the stack resolves
    Then "Grizzly Bears" is in play
    And "Grizzly Bears" is face up
    When Alice plays "Zoetic Cavern" as "face down"
    And the stack resolves
    Then "Zoetic Cavern" is in play
    And "Zoetic Cavern" is face down
    And "Zoetic Cavern" is 2/2

  @cr26:601.3e.ex2
  Scenario: With Melek, Izzet Paragon, Chop Down can be cast from the top of the library and is copied, but Giant Killer can't be cast
    Given Alice controls "Melek, Izzet Paragon" and can pay {2}{W}{W}
    And Alice has "Giant Killer" and "Island" on top of library
    And Bob controls "Craw Wurm" and "Serra Angel"
    Then Alice can't play "Giant Killer" from library by rule 601.3
    And Alice can play "Giant Killer" as "Chop Down" from library targeting "Craw Wurm"
    When Alice plays "Giant Killer" as "Chop Down" from library targeting "Craw Wurm"
    And the top of the stack resolves
    And Alice targets "Serra Angel" for "Melek, Izzet Paragon"
    And the stack resolves
    Then "Craw Wurm" and "Serra Angel" were destroyed
    And "Giant Killer" is removed from the game
    When Alice plays "Giant Killer" from exile
    And the stack resolves
    Then "Giant Killer" is in play

  @cr26:601.3e.ex2
  Scenario: With Garruk's Horde, Giant Killer can be cast from the top of the library, but Chop Down can't
    Given Alice controls "Garruk's Horde" and has "Giant Killer" as "hand killer" in hand and can pay {W}{2}{W}
    And Alice has "Giant Killer" as "top killer" and "Grizzly Bears" on top of library
    And Bob controls "Craw Wurm"
    Then Alice can't play "top killer" as "Chop Down" from library targeting "Craw Wurm" by rule 601.3
    And Alice can play "hand killer" as "Chop Down" targeting "Craw Wurm"
    When Alice plays "top killer" from library
    And the stack resolves
    Then "top killer" is in play
    And "Craw Wurm" is in play
    And Bob can look at "Grizzly Bears"
    When Alice plays "hand killer" as "Chop Down" targeting "Craw Wurm"
    And the stack resolves
    Then "Craw Wurm" was destroyed
    And "hand killer" is removed from the game

  @cr26:601.4.ex1
  Scenario: Both modes of Tooth and Nail can be chosen, because the entwine cost, which is announced after the modes, can be paid
    Given Alice has "Tooth and Nail" in hand and can pay {7}{G}{G}
    And Alice has "Grizzly Bears" and "Hill Giant" as library
    Then Alice can play "Tooth and Nail" choosing "tooth" and "nail"
    When Alice plays "Tooth and Nail" choosing "tooth" and "nail"
    Then "Tooth and Nail" has the modes "tooth" and "nail"
    And the total cost of "Tooth and Nail" is {7}{G}{G}
    When the stack resolves
    And Alice chooses "Grizzly Bears" and "Hill Giant"
    And Alice chooses "Grizzly Bears" and "Hill Giant"
    Then "Grizzly Bears" and "Hill Giant" are in play

  @cr26:601.4.ex1
  Scenario: With mana for its mana cost only, one mode of Tooth and Nail can be chosen, and both modes can't
    Given Alice has "Tooth and Nail" in hand and can pay {5}{G}{G}
    And Alice has "Grizzly Bears" and "Hill Giant" as library
    Then Alice can't play "Tooth and Nail" choosing "tooth" and "nail" by rule 118.3
    And Alice can play "Tooth and Nail" choosing "nail"
    When Alice plays "Tooth and Nail" choosing "tooth"
    Then the total cost of "Tooth and Nail" is {5}{G}{G}
    When the stack resolves
    And Alice chooses "Grizzly Bears" and "Hill Giant"
    Then Alice's hand holds "Grizzly Bears" and "Hill Giant"
