Feature: Colors of mana costs

  @cr26:202.2
  Scenario: Crimson Acolyte with protection from red can't be blocked by Hill Giant, which costs {3}{R}, and can be by Grizzly Bears
    Given Alice controls "Crimson Acolyte"
    And Bob controls "Hill Giant" and "Grizzly Bears"
    When Alice attacks with "Crimson Acolyte"
    Then Bob can't block "Crimson Acolyte" with "Hill Giant" because "Crimson Acolyte" has "protection from red"
    When Bob blocks "Crimson Acolyte" with "Grizzly Bears"
    And combat damage is dealt
    Then "Grizzly Bears" has 1 damage marked

  @cr26:202.2b @cr26:301.4.2
  Scenario: A creature with protection from red and from green can be blocked by Steel Wall, which costs {1}, and not by Hill Giant
    Given Alice controls "Crimson Acolyte"
    And "Crimson Acolyte" has "protection from green"
    And Bob controls "Hill Giant", "Steel Wall", "Charcoal Diamond" and "Kher Keep"
    Then "Steel Wall" is colorless
    And "Charcoal Diamond" is colorless
    And "Kher Keep" is colorless
    When Alice attacks with "Crimson Acolyte"
    Then Bob can't block "Crimson Acolyte" with "Hill Giant" because "Crimson Acolyte" has "protection from red"
    When Bob blocks "Crimson Acolyte" with "Steel Wall"
    And combat damage is dealt
    Then "Steel Wall" has 1 damage marked

  @cr26:202.2c @cr26:202.2.2
  Scenario: Watchwolf, which costs {G}{W}, can block neither a creature with protection from green nor one with protection from white
    Given Alice controls "Grizzly Bears", "Hill Giant" and "Crimson Acolyte"
    And "Grizzly Bears" has "protection from green"
    And "Hill Giant" has "protection from white"
    And Bob controls "Watchwolf" and "Progenitus"
    Then "Progenitus" is white, blue, black, red and green
    When Alice attacks with "Grizzly Bears", "Hill Giant" and "Crimson Acolyte"
    Then Bob can't block "Grizzly Bears" with "Watchwolf" because "Grizzly Bears" has "protection from green"
    And Bob can't block "Hill Giant" with "Watchwolf" because "Hill Giant" has "protection from white"
    When Bob blocks "Crimson Acolyte" with "Watchwolf"
    And combat damage is dealt
    Then "Watchwolf" has 1 damage marked

  @cr26:202.2d
  Scenario: Double Cleave with {R/W} is red and Dismember with {B/P} is black, so that protection from red and from black keeps them off
    Given Alice controls "White Knight", "Crimson Acolyte" and "Craw Wurm"
    And Bob has "Double Cleave" and "Dismember" in hand and can pay {1}{W}{1}
    Then Bob can't play "Double Cleave" targeting "Crimson Acolyte" because "Crimson Acolyte" has "protection from red"
    And Bob can't play "Dismember" paying 4 life targeting "White Knight" because "White Knight" has "protection from black"
    When Bob plays "Double Cleave" targeting "White Knight"
    Then {C}{W} was spent on "Double Cleave"
    And "Double Cleave" is red and white
    When Bob plays "Dismember" paying 4 life targeting "Craw Wurm"
    Then "Dismember" is black
    When the stack resolves
    Then Bob is at 16 life
    And "Craw Wurm" is in Alice's graveyard

  @cr26:202.2d.2
  Scenario: Jund Hackblade, which costs {B/G}{R}, is black, green and red, so Terror can't target it
    Given Alice has "Jund Hackblade" in hand and can pay {G}{R}
    And Alice controls "Grizzly Bears"
    And Bob has "Terror" in hand and can pay {1}{B}
    When Alice plays "Jund Hackblade"
    And the stack resolves
    Then "Jund Hackblade" is black, green and red
    And Bob can target only "Grizzly Bears" with "Terror"
    When Bob plays "Terror" targeting "Grizzly Bears"
    And the stack resolves
    Then "Jund Hackblade" is in play
    And "Grizzly Bears" was destroyed

  @cr26:202.2d.2 @cr26:105.2
  Scenario: Jund Hackblade, which costs {B/G}{R}, can block neither a creature with protection from green nor one with protection from red
    Given Alice controls "Grizzly Bears", "Crimson Acolyte" and "Hill Giant"
    And "Grizzly Bears" has "protection from green"
    And Bob controls "Jund Hackblade"
    When Alice attacks with "Grizzly Bears", "Crimson Acolyte" and "Hill Giant"
    Then Bob can't block "Grizzly Bears" with "Jund Hackblade" because "Grizzly Bears" has "protection from green"
    And Bob can't block "Crimson Acolyte" with "Jund Hackblade" because "Crimson Acolyte" has "protection from red"
    When Bob blocks "Hill Giant" with "Jund Hackblade"
    And combat damage is dealt
    Then "Hill Giant" has 2 damage marked
    And "Jund Hackblade" was destroyed
    And Bob is at 17 life

  @cr26:202.2d.4
  Scenario: Two-Toned Oath, which costs {R}{W/P}, is red and white even if 2 life was paid for it, and can block neither a creature with protection from red nor one with protection from white
    Given it is Bob's main phase
    And Alice controls "Crimson Acolyte", "Grizzly Bears" and "Hill Giant"
    And "Grizzly Bears" has "protection from white"
    And Bob has "Two-Toned Oath" in hand and can pay {R}
    When Bob plays "Two-Toned Oath" paying 2 life
    And the stack resolves
    Then Bob is at 18 life
    And "Two-Toned Oath" is red and white
    When the game goes on to Alice's main phase
    And Alice attacks with "Crimson Acolyte", "Grizzly Bears" and "Hill Giant"
    Then Bob can't block "Crimson Acolyte" with "Two-Toned Oath" because "Crimson Acolyte" has "protection from red"
    And Bob can't block "Grizzly Bears" with "Two-Toned Oath" because "Grizzly Bears" has "protection from white"
    When Bob blocks "Hill Giant" with "Two-Toned Oath"
    And combat damage is dealt
    Then "Two-Toned Oath" was destroyed

  @cr26:202.2d.4
  Scenario: Two-Toned Oath, for whose Phyrexian symbol {W} was paid, is red and white, so Bob's Crusade makes it 3/3
    Given it is Bob's main phase
    And Bob controls "Crusade" and "Hill Giant"
    And Bob has "Two-Toned Oath" in hand and can pay {R}{W}
    When Bob plays "Two-Toned Oath"
    And the stack resolves
    Then Bob is at 20 life
    And "Two-Toned Oath" is red and white
    And "Two-Toned Oath" is 3/3
    And "Hill Giant" is 3/3

  @cr26:202.2a
  Scenario: Creatures that cost {1}{R}, {1}{G} and {3}{U}{U} are red, green and blue once Celestial Dawn no longer makes them white
    Given Alice controls "Celestial Dawn", "Goblin Raider", "Grizzly Bears" and "Air Elemental"
    And Bob has "Naturalize" in hand and can pay {1}{G}
    Then "Goblin Raider", "Grizzly Bears" and "Air Elemental" are white
    When Bob plays "Naturalize" targeting "Celestial Dawn"
    And the stack resolves
    Then "Goblin Raider" is red
    And "Grizzly Bears" is green
    And "Air Elemental" is blue

  @cr26:202.2d.3
  Scenario: Spectral Procession, which costs {2/W}{2/W}{2/W}, is white even if six colourless mana pay for it, so Ceremonious Rejection can't target it
    Given Alice controls "Vedalken Orrery"
    And Alice has "Spectral Procession" and "Steel Wall" in hand and can pay {6}{1}
    And Bob has "Ceremonious Rejection" in hand and can pay {U}
    When Alice plays "Spectral Procession"
    Then {C}{C}{C}{C}{C}{C} was spent on "Spectral Procession"
    And "Spectral Procession" is white
    When Alice plays "Steel Wall"
    Then Bob can target only "Steel Wall" with "Ceremonious Rejection"
    When Bob plays "Ceremonious Rejection" targeting "Steel Wall"
    And the stack resolves
    Then "Steel Wall" was countered
    And Alice controls three 1/1 white "Spirit" creature tokens

  @cr26:202.2.3
  Scenario: Stormscape Battlemage, which costs {2}{U} and has kicker costs of {W} and {2}{B}, is blue alone, so it can block a creature with protection from black
    Given Alice controls "White Knight" and "Grizzly Bears"
    And "Grizzly Bears" has "protection from blue"
    And Bob controls "Stormscape Battlemage"
    When Alice attacks with "White Knight" and "Grizzly Bears"
    Then "Stormscape Battlemage" is blue
    And Bob can't block "Grizzly Bears" with "Stormscape Battlemage" because "Grizzly Bears" has "protection from blue"
    When Bob blocks "White Knight" with "Stormscape Battlemage"
    And combat damage is dealt
    Then "Stormscape Battlemage" was destroyed
    And Bob is at 18 life

  @cr26:202.2d.5
  Scenario: Motley Oath, which costs {R/W}{B/P}, is white, black and red if {W} and 2 life were paid for it, so Crusade and Bad Moon make it 4/4
    Given Alice controls "Crusade", "Bad Moon" and "Hill Giant"
    And Alice has "Motley Oath" in hand and can pay {W}
    When Alice plays "Motley Oath" paying 2 life
    And the stack resolves
    Then Alice is at 18 life
    And "Motley Oath" is white, black and red
    And "Motley Oath" is 4/4
    And "Hill Giant" is 3/3

  @cr26:202.2d.5
  Scenario: Motley Oath, for which {R} and {B} were paid, can't block a creature with protection from white, although no white mana was spent on it
    Given it is Bob's main phase
    And Bob has "Motley Oath" in hand and can pay {R}{B}
    And Alice controls "Grizzly Bears" and "Hill Giant"
    And "Grizzly Bears" has "protection from white"
    When Bob plays "Motley Oath"
    And the stack resolves
    Then Bob is at 20 life
    And "Motley Oath" is white, black and red
    When the game goes on to Alice's main phase
    And Alice attacks with "Grizzly Bears" and "Hill Giant"
    Then Bob can't block "Grizzly Bears" with "Motley Oath" because "Grizzly Bears" has "protection from white"
    When Bob blocks "Hill Giant" with "Motley Oath"
    And combat damage is dealt
    Then "Motley Oath" was destroyed
    And Bob is at 18 life

  @cr26:202.2.4
  Scenario: Forest, whose frame is green, is colourless, so with Living Plane it can block a creature with protection from green, and Llanowar Elves can't
    Given Alice controls "Living Plane" and "Grizzly Bears"
    And "Grizzly Bears" has "protection from green"
    And Bob controls "Forest" and "Llanowar Elves"
    When Alice attacks with "Grizzly Bears"
    Then "Forest" is colorless
    And Bob can't block "Grizzly Bears" with "Llanowar Elves" because "Grizzly Bears" has "protection from green"
    When Bob blocks "Grizzly Bears" with "Forest"
    And combat damage is dealt
    Then "Forest" was destroyed
    And "Grizzly Bears" has 1 damage marked
