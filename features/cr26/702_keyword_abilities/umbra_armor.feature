Feature: Umbra Armor

  @cr26:702.89a
  Scenario: Hyena Umbra is destroyed instead of the creature that it enchants
    Given Alice controls "Grizzly Bears" and "Hyena Umbra"
    And "Hyena Umbra" is attached to "Grizzly Bears"
    And Bob has "Terror" in hand and can pay {1}{B}
    When Bob plays "Terror" targeting "Grizzly Bears"
    And the stack resolves
    Then "Hyena Umbra" was destroyed
    And "Hyena Umbra" is in Alice's graveyard
    And "Grizzly Bears" is in play
    And "Grizzly Bears" is untapped

  @cr26:702.89a
  Scenario: Umbra armor saves Grizzly Bears from destruction, and doesn't save Hill Giant from exile
    Given Alice controls "Grizzly Bears", "Hill Giant", "Hyena Umbra" as "one" and "Hyena Umbra" as "two"
    And "one" is attached to "Grizzly Bears"
    And "two" is attached to "Hill Giant"
    And Bob has "Swords to Plowshares" and "Terror" in hand and can pay {W}{1}{B}
    When Bob plays "Swords to Plowshares" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is exiled
    And "two" wasn't destroyed
    When Bob plays "Terror" targeting "Grizzly Bears"
    And the stack resolves
    Then "one" was destroyed
    And "Grizzly Bears" is 2/2
    And Alice is at 24 life

  @cr26:702.89a
  Scenario: Umbra armor removes the damage from the creature it saves
    Given Alice controls "Grizzly Bears" and "Hyena Umbra"
    And "Hyena Umbra" is attached to "Grizzly Bears"
    And Bob has "Torrent of Stone" in hand and can pay {3}{R}
    When Bob plays "Torrent of Stone" targeting "Grizzly Bears"
    And the stack resolves
    Then "Hyena Umbra" is in Alice's graveyard
    And "Grizzly Bears" is in play
    And "Grizzly Bears" has no damage marked
    And "Grizzly Bears" is 2/2

  @cr26:702.89a
  Scenario: Hyena Umbra of Bob that enchants Alice's creature is destroyed instead of that creature
    Given Alice controls "Grizzly Bears"
    And Bob controls "Hyena Umbra" attached to "Grizzly Bears"
    And Bob has "Terror" as "one" and "Terror" as "two" in hand and can pay {1}{B}{1}{B}
    When Bob plays "one" targeting "Grizzly Bears"
    And the stack resolves
    Then "Hyena Umbra" is in Bob's graveyard
    And "Grizzly Bears" is in play
    When Bob plays "two" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is in Alice's graveyard

  @cr26:702.89a
  Scenario: Of two Hyena Umbras on Grizzly Bears, the one that Alice chooses is destroyed, and the other one stays
    Given Alice controls "Grizzly Bears"
    And Alice controls "Hyena Umbra" as "one" attached to "Grizzly Bears"
    And Alice controls "Hyena Umbra" as "two" attached to "Grizzly Bears"
    And Bob has "Terror" in hand and can pay {1}{B}
    When Bob plays "Terror" targeting "Grizzly Bears"
    And the stack resolves
    And Alice applies "two" first
    Then "two" was destroyed
    And "one" is attached to "Grizzly Bears"
    And "Grizzly Bears" is 3/3

  @cr26:702.89a.2
  Scenario: Song of the Dryads with umbra armor is destroyed instead of Sol Ring, which isn't a creature
    Given it is Bob's main phase
    And Alice controls "Sol Ring" and "Song of the Dryads"
    And "Song of the Dryads" is attached to "Sol Ring"
    And "Song of the Dryads" has "umbra armor"
    And Bob has "Stone Rain" as "first" and "Naturalize" as "second" in hand and can pay {2}{R}{1}{G}
    When Bob plays "first" targeting "Sol Ring"
    And the stack resolves
    Then "Song of the Dryads" was destroyed
    And "Sol Ring" is in play
    When Bob plays "second" targeting "Sol Ring"
    And the stack resolves
    Then "Sol Ring" is in Alice's graveyard

  @cr26:702.89a
  Scenario: Hyena Umbra, which Akroma's Vengeance destroys at the same time, still saves Grizzly Bears, and Hill Giant is destroyed
    Given Alice controls "Grizzly Bears" and "Hyena Umbra"
    And "Hyena Umbra" is attached to "Grizzly Bears"
    And Bob controls "Hill Giant"
    And Alice has "Akroma's Vengeance" in hand and can pay {4}{W}{W}
    When Alice plays "Akroma's Vengeance"
    And the stack resolves
    Then "Hill Giant" was destroyed
    And "Hyena Umbra" was destroyed
    And "Grizzly Bears" is in play
    And "Grizzly Bears" is 2/2

  @cr26:702.89a
  Scenario: Hyena Umbra isn't destroyed while Grizzly Bears, which it enchants, are indestructible and so would not be destroyed
    Given Alice controls "Grizzly Bears", "Hill Giant", "Hyena Umbra" as "one" and "Hyena Umbra" as "two"
    And "Grizzly Bears" has "indestructible"
    And "one" is attached to "Grizzly Bears"
    And "two" is attached to "Hill Giant"
    And Bob has "Wrath of God" in hand and can pay {2}{W}{W}
    And it is Bob's main phase
    When Bob plays "Wrath of God"
    And the stack resolves
    Then "Grizzly Bears" is in play
    And "one" wasn't destroyed
    And "one" is attached to "Grizzly Bears"
    And "two" was destroyed
    And "Hill Giant" is in play

  @cr26:702.89a
  Scenario: Hyena Umbra saves Grizzly Bears from Terror, and not from the three -1/-1 counters of Puncture Blast
    Given Bob controls "Grizzly Bears" as "frightened" and "Hyena Umbra" as "first" attached to "frightened"
    And Bob controls "Grizzly Bears" as "shrunk" and "Hyena Umbra" as "second" attached to "shrunk"
    And Alice has "Terror" and "Puncture Blast" in hand and can pay {1}{B}{2}{R}
    When Alice plays "Terror" targeting "frightened"
    And the stack resolves
    Then "first" was destroyed
    And "frightened" is in play
    When Alice plays "Puncture Blast" targeting "shrunk"
    And the stack resolves
    Then "shrunk" is in Bob's graveyard
    And "shrunk" wasn't destroyed
    And "second" wasn't destroyed
    And "second" is in Bob's graveyard
