Feature: Objects that pay in place of mana

  @cr26:118.3.4
  Scenario: Grizzly Bears convokes Muster Rite and is sacrificed for its optional cost
    Given Alice controls "Grizzly Bears" and has "Muster Rite" in hand and can pay {1}{W}
    When Alice plays "Muster Rite" paying the optional cost "blood" tapping "Grizzly Bears" sacrificing "Grizzly Bears"
    Then "Grizzly Bears" was sacrificed
    And {1}{W} was spent on "Muster Rite"
    When the stack resolves
    Then Alice has drawn 3 cards

  @cr26:118.3.4
  Scenario: Grizzly Bears that convokes Muster Rite can't be tapped for its optional cost too, and can be sacrificed for it
    Given Alice controls "Grizzly Bears" and has "Muster Rite" in hand and can pay {1}{W}
    Then Alice can't play "Muster Rite" paying the optional cost "drum" tapping "Grizzly Bears" by rule 118.3
    And Alice can play "Muster Rite" paying the optional cost "blood" tapping "Grizzly Bears" sacrificing "Grizzly Bears"
    When Alice plays "Muster Rite" paying the optional cost "blood" tapping "Grizzly Bears" sacrificing "Grizzly Bears"
    Then {1}{W} was spent on "Muster Rite"
    And "Grizzly Bears" is in Alice's graveyard
    When the stack resolves
    Then Alice has drawn 3 cards

  @cr26:118.3.4
  Scenario: Two creatures that are tapped for the conspire cost of Chord of Calling can't convoke it, and two others can
    Given Alice controls "Wort, the Raidmother", "Llanowar Elves", "Grizzly Bears", "Bear Cub" and "Trained Armodon" and can pay {G}
    And Alice has "Chord of Calling" in hand
    Then Alice can't play "Chord of Calling" with X = 0 paying the optional cost "conspire" tapping "Llanowar Elves" and "Grizzly Bears" tapping "Llanowar Elves" and "Grizzly Bears" by rule 118.3
    And Alice can play "Chord of Calling" with X = 0 paying the optional cost "conspire" tapping "Llanowar Elves" and "Grizzly Bears" tapping "Bear Cub" and "Trained Armodon"
    When Alice plays "Chord of Calling" with X = 0 paying the optional cost "conspire" tapping "Llanowar Elves" and "Grizzly Bears" tapping "Bear Cub" and "Trained Armodon"
    Then {G} was spent on "Chord of Calling"
    And "Llanowar Elves", "Grizzly Bears", "Bear Cub" and "Trained Armodon" are tapped
    And "Wort, the Raidmother" is untapped

  @cr26:118.3.5
  Scenario: A creature card that is exiled for the additional cost of Makeshift Mauler can't be exiled for delve too, and a second one can
    Given Alice controls "Mire Lesson" and "Hill Giant"
    And Alice has "Grizzly Bears" in graveyard and "Makeshift Mauler" in hand and can pay {2}{U}
    And Bob has "Lightning Bolt" in hand and can pay {R}
    Then Alice can't play "Makeshift Mauler" exiling "Grizzly Bears" exiling "Grizzly Bears" by rule 118.3
    And Alice can't play "Makeshift Mauler" by rule 118.3
    When Bob plays "Lightning Bolt" targeting "Hill Giant"
    And the stack resolves
    Then Alice can play "Makeshift Mauler" exiling "Grizzly Bears" exiling "Hill Giant"
    When Alice plays "Makeshift Mauler" exiling "Grizzly Bears" exiling "Hill Giant"
    Then {2}{U} was spent on "Makeshift Mauler"
    And "Grizzly Bears" and "Hill Giant" are exiled
    When the stack resolves
    Then "Makeshift Mauler" is 4/5

  @cr26:118.3.5 @edition:2026-01
  Scenario: A card that is exiled for the escape cost of Twice-Told Spark can't be exiled for delve too, and a second one can
    Given Alice controls "Mire Lesson"
    And Alice has "Twice-Told Spark", "Island" and "Forest" in graveyard and can pay {R}
    Then Alice can't play "Twice-Told Spark" from graveyard exiling "Island" exiling "Island" targeting Bob by rule 118.3
    And Alice can play "Twice-Told Spark" from graveyard exiling "Island" exiling "Forest" targeting Bob
    When Alice plays "Twice-Told Spark" from graveyard exiling "Island" exiling "Forest" targeting Bob
    Then {R} was spent on "Twice-Told Spark"
    And "Island" and "Forest" are exiled
    When the stack resolves
    Then Bob is at 16 life

  @cr26:118.3.6
  Scenario: Bonesplitter is tapped for the improvise of Gearbound Pact, which is cast for its mana cost
    Given Alice controls "Bonesplitter" and has "Gearbound Pact" in hand and can pay {3}{U}
    When Alice plays "Gearbound Pact" tapping "Bonesplitter"
    Then the total cost of "Gearbound Pact" is {4}{U}
    And {3}{U} was spent on "Gearbound Pact"
    And "Bonesplitter" is tapped
    When the stack resolves
    Then Alice has drawn 3 cards

  @cr26:118.3.6
  Scenario: Bonesplitter that is tapped for the alternative cost of Gearbound Pact can't be tapped for improvise too, and Ornithopter can
    Given Alice controls "Bonesplitter" and has "Gearbound Pact" and "Ornithopter" in hand and can pay {1}
    Then Alice can't play "Gearbound Pact" instead of its mana cost by "gears" tapping "Bonesplitter" tapping "Bonesplitter" by rule 118.3
    And Alice can't play "Gearbound Pact" instead of its mana cost by "gears" by rule 118.3
    When Alice plays "Ornithopter"
    And the stack resolves
    Then Alice can play "Gearbound Pact" instead of its mana cost by "gears" tapping "Bonesplitter" tapping "Ornithopter"
    When Alice plays "Gearbound Pact" instead of its mana cost by "gears" tapping "Bonesplitter" tapping "Ornithopter"
    Then {1} was spent on "Gearbound Pact"
    And "Bonesplitter" and "Ornithopter" are tapped
    When the stack resolves
    Then Alice has drawn 3 cards
