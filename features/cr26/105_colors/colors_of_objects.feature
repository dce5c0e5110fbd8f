Feature: Colours of objects

  @cr26:105.2a @cr26:105.2.2
  Scenario: Ultimate Price can target only Grizzly Bears, and neither Watchwolf, which has two colours, nor Steel Golem, which has none
    Given Alice has "Ultimate Price" in hand and can pay {1}{B}
    And Bob controls "Grizzly Bears", "Watchwolf" and "Steel Golem"
    Then Alice can target only "Grizzly Bears" with "Ultimate Price"
    When Alice plays "Ultimate Price" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" was destroyed
    And "Watchwolf" and "Steel Golem" are in play

  @cr26:105.2b @cr26:105.2
  Scenario: Jund Hackblade gets +1/+1 and haste from Watchwolf, which has two colours, and not from Grizzly Bears, which has one
    Given Alice controls "Jund Hackblade" and "Grizzly Bears"
    And Alice has "Watchwolf" in hand and can pay {G}{W}
    Then "Jund Hackblade" is 2/1
    And "Jund Hackblade" doesn't have "haste"
    When Alice plays "Watchwolf"
    And the stack resolves
    Then "Jund Hackblade" is 3/2
    And "Jund Hackblade" has "haste"
    And "Watchwolf" is green and white

  @cr26:105.2c @cr26:105.2.2
  Scenario: Ceremonious Rejection counters Steel Golem, which has no colour, and can't target Lightning Bolt
    Given Alice has "Steel Golem" and "Lightning Bolt" in hand and can pay {3}{R}
    And Bob has "Ceremonious Rejection" in hand and can pay {U}
    When Alice plays "Steel Golem"
    And Alice plays "Lightning Bolt" targeting Bob
    Then Bob can target only "Steel Golem" with "Ceremonious Rejection"
    When Bob plays "Ceremonious Rejection" targeting "Steel Golem"
    And the stack resolves
    Then "Steel Golem" was countered
    And Bob is at 17 life

  @cr26:105.2.2
  Scenario: Ceremonious Rejection counters Sol Ring, which costs {1} and has no colour, and can't target Lightning Bolt
    Given Alice has "Sol Ring" and "Lightning Bolt" in hand and can pay {1}{R}
    And Bob has "Ceremonious Rejection" in hand and can pay {U}
    When Alice plays "Sol Ring"
    And Alice plays "Lightning Bolt" targeting Bob
    Then Bob can target only "Sol Ring" with "Ceremonious Rejection"
    When Bob plays "Ceremonious Rejection" targeting "Sol Ring"
    And the stack resolves
    Then "Sol Ring" was countered
    And Bob is at 17 life

  @cr26:105.3.2 @cr26:202.2f
  Scenario: Purelace makes Hill Giant white and no longer red, and Song of the Dryads makes Grizzly Bears colourless
    Given Alice has "Purelace" and "Song of the Dryads" in hand and can pay {W}{2}{G}
    And Bob controls "Hill Giant" and "Grizzly Bears"
    Then "Hill Giant" is red
    And "Grizzly Bears" is green
    When Alice plays "Purelace" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is white
    And "Hill Giant" isn't red
    When Alice plays "Song of the Dryads" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is colorless

  @cr26:105.3.2 @cr26:202.2f
  Scenario: Purelace makes white each of Mayhem Devil, which was black and red, and Steel Golem, which was colourless
    Given Alice has 2 "Purelace" as "lace" in hand and can pay {W}{W}
    And Bob controls "Mayhem Devil" and "Steel Golem"
    Then "Mayhem Devil" is black and red
    And "Steel Golem" is colorless
    When Alice plays "lace 1" targeting "Mayhem Devil"
    And the stack resolves
    And Alice plays "lace 2" targeting "Steel Golem"
    And the stack resolves
    Then "Mayhem Devil" is white
    And "Mayhem Devil" isn't black
    And "Mayhem Devil" isn't red
    And "Steel Golem" is white

  @cr26:105.4 @cr26:105.1
  Scenario: As Painter's Servant enters, Alice may choose each of the five colours, and may not choose colourless
    Given Alice has "Painter's Servant" in hand and can pay {2}
    And Alice controls "Grizzly Bears"
    When Alice plays "Painter's Servant"
    And the stack resolves
    Then Alice is asked for a color by "Painter's Servant" among "white", "blue", "black", "red" and "green"
    When Alice chooses the color "black"
    Then "Grizzly Bears" is green and black

  @cr26:105.2a
  Scenario: Ultimate Price destroys Hill Giant, which is red, and Steel Golem stays
    Given Alice has "Ultimate Price" in hand and can pay {1}{B}
    And Bob controls "Hill Giant" and "Steel Golem"
    When Alice plays "Ultimate Price" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" was destroyed
    And "Steel Golem" is in play

  @cr26:105.2b
  Scenario: Jund Hackblade gets nothing from Sol Ring, which has no colour, and +1/+1 from Watchwolf
    Given Alice controls "Jund Hackblade"
    And Alice has "Sol Ring" and "Watchwolf" in hand and can pay {1}{G}{W}
    When Alice plays "Sol Ring"
    And the stack resolves
    Then "Jund Hackblade" is 2/1
    When Alice plays "Watchwolf"
    And the stack resolves
    Then "Jund Hackblade" is 3/2
    And "Sol Ring" is in play

  @cr26:105.2b
  Scenario: Jund Hackblade gets nothing from Hill Giant, which has one colour, and +1/+1 from Watchwolf
    Given Alice controls "Jund Hackblade"
    And Alice has "Hill Giant" and "Watchwolf" in hand and can pay {3}{R}{G}{W}
    When Alice plays "Hill Giant"
    And the stack resolves
    Then "Jund Hackblade" is 2/1
    And "Jund Hackblade" doesn't have "haste"
    When Alice plays "Watchwolf"
    And the stack resolves
    Then "Jund Hackblade" is 3/2

  @cr26:105.2b
  Scenario: Jund Hackblade gets +1/+1 and haste from Doran, which has three colours
    Given Alice controls "Jund Hackblade"
    And Alice has "Doran, the Siege Tower" in hand and can pay {W}{B}{G}
    Then "Jund Hackblade" is 2/1
    When Alice plays "Doran, the Siege Tower"
    Then "Doran, the Siege Tower" is white, black and green
    When the stack resolves
    Then "Jund Hackblade" is 3/2
    And "Jund Hackblade" has "haste"

  @cr26:105.2c
  Scenario: Ceremonious Rejection can't target Watchwolf, which has two colours, and counters Steel Golem
    Given Alice has "Watchwolf" and "Steel Golem" in hand and can pay {G}{W}{3}
    And Bob has "Ceremonious Rejection" in hand and can pay {U}
    When Alice plays "Watchwolf"
    Then Bob can't play "Ceremonious Rejection" targeting "Watchwolf" by rule 601.2c
    When the stack resolves
    And Alice plays "Steel Golem"
    Then Bob can play "Ceremonious Rejection" targeting "Steel Golem"
    When Bob plays "Ceremonious Rejection" targeting "Steel Golem"
    And the stack resolves
    Then "Steel Golem" was countered
    And "Watchwolf" is 3/3

  @cr26:105.2a
  Scenario: Painter's Servant with the chosen colour blue is monocoloured itself, and makes Grizzly Bears two-coloured
    Given Alice has "Ultimate Price" in hand and can pay {1}{B}
    And Bob controls "Painter's Servant" and "Grizzly Bears"
    And "Painter's Servant" has the chosen color "blue"
    Then "Grizzly Bears" is green and blue
    And Alice can target only "Painter's Servant" with "Ultimate Price"
    When Alice plays "Ultimate Price" targeting "Painter's Servant"
    And the stack resolves
    Then "Painter's Servant" was destroyed
    And "Grizzly Bears" is green

  @cr26:105.3.2
  Scenario: Purelace makes the spell Hill Giant white and no longer red, and the creature that the spell becomes stays white
    Given Alice has "Hill Giant" and "Purelace" in hand and can pay {3}{R}{W}
    When Alice plays "Hill Giant"
    Then "Hill Giant" is red
    When Alice plays "Purelace" targeting "Hill Giant"
    And the top of the stack resolves
    Then "Hill Giant" is white
    And "Hill Giant" isn't red
    When the stack resolves
    Then "Hill Giant" is white
    And "Hill Giant" is 3/3

  @cr26:105.2.3 @edition:2026-01
  Scenario: Sphinx of the Guildpact, which costs {7} and is of all five colours, is no target of Ceremonious Rejection
    Given Alice has "Sol Ring", "Sphinx of the Guildpact" and "Sphinx of the Guildpact" as "kept" in hand and can pay {7}{1}
    And Bob has "Ceremonious Rejection" in hand and can pay {U}
    Then "kept" is white, blue, black, red and green
    When Alice plays "Sol Ring"
    Then Bob can target only "Sol Ring" with "Ceremonious Rejection"
    When the stack resolves
    And Alice plays "Sphinx of the Guildpact"
    Then Bob can target only nothing with "Ceremonious Rejection"
    And "Sphinx of the Guildpact" is white, blue, black, red and green
    When the stack resolves
    Then "Sphinx of the Guildpact" is white, blue, black, red and green
    And "Sphinx of the Guildpact" is 5/5

  @cr26:105.2.3 @edition:2026-01
  Scenario: Sphinx of the Guildpact on the battlefield is white for Crusade and black for Bad Moon, each of which gives it +1/+1
    Given Alice controls "Sphinx of the Guildpact"
    And Alice has "Crusade" and "Bad Moon" in hand and can pay {W}{W}{1}{B}
    Then "Sphinx of the Guildpact" is 5/5
    When Alice plays "Crusade"
    And the stack resolves
    Then "Sphinx of the Guildpact" is 6/6
    When Alice plays "Bad Moon"
    And the stack resolves
    Then "Sphinx of the Guildpact" is 7/7

  @cr26:105.2.3 @cr26:405.6b.3
  Scenario: Transguild Courier, which costs {4} and is of all five colours, is no target of Ceremonious Rejection
    Given Alice has "Sol Ring", "Transguild Courier" and "Transguild Courier" as "kept" in hand and can pay {4}{1}
    And Bob has "Ceremonious Rejection" in hand and can pay {U}
    Then "kept" is white, blue, black, red and green
    When Alice plays "Sol Ring"
    Then Bob can target only "Sol Ring" with "Ceremonious Rejection"
    When the stack resolves
    And Alice plays "Transguild Courier"
    Then Bob can target only nothing with "Ceremonious Rejection"
    And "Transguild Courier" is white, blue, black, red and green
    And the stack holds "Transguild Courier"
    When the top of the stack resolves
    Then "Transguild Courier" is white, blue, black, red and green
    And the stack is empty
    And "Transguild Courier" is 3/3

  @cr26:105.2.3
  Scenario: Transguild Courier on the battlefield is white for Crusade and black for Bad Moon, each of which gives it +1/+1
    Given Alice controls "Transguild Courier"
    And Alice has "Crusade" and "Bad Moon" in hand and can pay {W}{W}{1}{B}
    When Alice plays "Crusade"
    And the stack resolves
    Then "Transguild Courier" is 4/4
    When Alice plays "Bad Moon"
    And the stack resolves
    Then "Transguild Courier" is 5/5

  @cr26:105.2
  Scenario: Prism Golem, which costs {4} and which its own ability makes all colours, is so in hand, as a spell and on the battlefield, where Crusade and Bad Moon each give it +1/+1
    Given Alice controls "Crusade" and "Bad Moon"
    And Alice has "Prism Golem" in hand and can pay {4}
    Then "Prism Golem" is white, blue, black, red and green
    When Alice plays "Prism Golem"
    Then "Prism Golem" is white, blue, black, red and green
    When the stack resolves
    Then "Prism Golem" is white, blue, black, red and green
    And "Prism Golem" is 5/5

  @cr26:105.2.4
  Scenario: Prism Golem on the battlefield is of all colours, so Doom Blade can't target it, and Sol Ring is of none
    Given Bob controls "Prism Golem", "Hill Giant" and "Sol Ring"
    And Alice has "Doom Blade" in hand and can pay {1}{B}
    Then "Prism Golem" is white, blue, black, red and green
    And "Sol Ring" is colorless
    And Alice can target only "Hill Giant" with "Doom Blade"
    When Alice plays "Doom Blade" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" was destroyed
    And "Prism Golem" is 3/3

  @cr26:105.2.4
  Scenario: Prism Golem, which costs {4}, is of all colours in hand, library and graveyard and as a spell, which Ceremonious Rejection can't target
    Given Alice controls "Crusade"
    And Alice has "Sol Ring", "Prism Golem" and "Prism Golem" as "kept" in hand and can pay {1}{4}
    And Alice has "Prism Golem" as "buried" in graveyard
    And Alice has "Prism Golem" as "hidden" as library
    And Alice has "Prism Golem" as "gone" exiled
    And Bob has "Ceremonious Rejection" in hand and can pay {U}
    Then "kept" is white, blue, black, red and green
    And "buried" is white, blue, black, red and green
    And "hidden" is white, blue, black, red and green
    And "gone" is white, blue, black, red and green
    When Alice plays "Sol Ring"
    Then Bob can target only "Sol Ring" with "Ceremonious Rejection"
    When the stack resolves
    And Alice plays "Prism Golem"
    Then Bob can target only nothing with "Ceremonious Rejection"
    When the stack resolves
    Then "Prism Golem" is white, blue, black, red and green
    And "Prism Golem" is 4/4

  @cr26:105.3.2
  Scenario: Two-Tone Brush makes Grizzly Bears blue, and red after that
    Given Alice controls "Two-Tone Brush" and "Grizzly Bears"
    When Alice activates "blue" of "Two-Tone Brush" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is blue
    And "Grizzly Bears" is not green
    When Alice activates "red" of "Two-Tone Brush" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is red
    And "Grizzly Bears" is not blue
