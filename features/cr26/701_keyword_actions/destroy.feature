Feature: Destroy

  @cr26:701.8b
  Scenario: An ability that triggers when a creature is destroyed triggers for Terror, not for a sacrifice or toughness 0
    Given Alice controls "Witness of Ruin", "Fume Spitter" and "Grizzly Bears"
    And Bob controls "Llanowar Elves" and has "Terror" in hand and can pay {1}{B}
    When Alice activates "Fume Spitter" targeting "Llanowar Elves"
    And the stack resolves
    Then "Llanowar Elves" is in Bob's graveyard
    And it happened never that "Witness of Ruin" triggered
    When Bob plays "Terror" targeting "Grizzly Bears"
    And the game goes on to Alice's second main phase
    Then it happened once that "Witness of Ruin" triggered
    And Alice is at 21 life

  @cr26:701.8b
  Scenario: An ability that triggers when a creature is destroyed triggers for lethal damage
    Given Alice controls "Witness of Ruin"
    And Bob controls "Grizzly Bears" and "Hill Giant"
    And Alice has "Arc Lightning" in hand and can pay {2}{R}
    When Alice plays "Arc Lightning" targeting "Grizzly Bears" and "Hill Giant" dividing 2 to "Grizzly Bears" and 1 to "Hill Giant"
    And the stack resolves
    Then "Grizzly Bears" was destroyed
    And "Hill Giant" has 1 damage marked
    And Alice is at 21 life

  @cr26:701.8b @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: An ability that triggers when a creature is destroyed triggers for damage from deathtouch
    Given it is Bob's main phase
    And Alice controls "Witness of Ruin" and "Vampire Nighthawk"
    And Bob controls "Craw Wurm"
    When Bob attacks with "Craw Wurm"
    And Alice blocks "Craw Wurm" with "Vampire Nighthawk"
    And combat damage is dealt
    And the stack resolves
    Then "Craw Wurm" was destroyed
    And it happened twice that "Witness of Ruin" triggered

  @cr26:701.8b
  Scenario: Each player sacrifices two creatures for Barter in Blood, and none of them was destroyed
    Given Alice controls "Witness of Ruin", "Grizzly Bears" and "Hill Giant"
    And Bob controls "Watchwolf" and "Serra Angel"
    And Alice has "Barter in Blood" and "Pyroclasm" in hand and can pay {2}{B}{B}{1}{R}
    When Alice plays "Barter in Blood"
    And the stack resolves
    And Alice chooses "Grizzly Bears" and "Hill Giant"
    Then "Grizzly Bears" and "Hill Giant" are in Alice's graveyard
    And "Watchwolf" and "Serra Angel" are in Bob's graveyard
    And "Serra Angel" wasn't destroyed
    And "Witness of Ruin" has triggered never
    When Alice plays "Pyroclasm"
    And the stack resolves
    Then "Witness of Ruin" was destroyed
    And Alice is at 21 life

  @cr26:701.8a @cr26:400.3
  Scenario: A creature that Alice controls and Bob owns goes to Bob's graveyard when it is destroyed
    Given Alice controls "Hill Giant" as "guest" owned by Bob
    And Bob has "Murder" in hand and can pay {1}{B}{B}
    When Alice passes
    And Bob plays "Murder" targeting "guest"
    And the stack resolves
    Then "guest" was destroyed
    And Bob's graveyard holds "guest" and "Murder"
    And Alice's graveyard is empty

  @cr26:701.8c
  Scenario: Drudge Skeletons with one regeneration shield survive the first Murder, and the second one destroys them
    Given Bob controls "Drudge Skeletons" and can pay {B}
    And Alice has "Murder" as "first" and "Murder" as "second" in hand and can pay {1}{B}{B}{1}{B}{B}
    When Bob activates "Drudge Skeletons"
    And the stack resolves
    And Alice plays "first" targeting "Drudge Skeletons"
    And the stack resolves
    Then "Drudge Skeletons" is in play
    And "Drudge Skeletons" wasn't destroyed
    And "Drudge Skeletons" is tapped
    When Alice plays "second" targeting "Drudge Skeletons"
    And the stack resolves
    Then "Drudge Skeletons" was destroyed

  @cr26:701.8b
  Scenario: Terror destroys Grizzly Bears, and Holy Strength on them goes to the graveyard without being destroyed
    Given Alice controls "Witness of Ruin" and has "Terror" in hand and can pay {1}{B}
    And Bob controls "Grizzly Bears" and "Holy Strength"
    And "Holy Strength" is attached to "Grizzly Bears"
    When Alice plays "Terror" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" was destroyed
    And "Holy Strength" is in Bob's graveyard
    And "Holy Strength" wasn't destroyed
    And Alice is at 21 life

  @cr26:701.8b @edition:2013-07 @edition:2026-01
  Scenario: Isamaru that the legend rule puts into the graveyard isn't destroyed, and the one that Terror kills is
    Given Alice controls "Witness of Ruin" and "Isamaru, Hound of Konda" as "elder"
    And Alice has "Isamaru, Hound of Konda" as "younger" and "Terror" in hand and can pay {W}{1}{B}
    When Alice plays "younger"
    And the stack resolves
    And Alice keeps "younger"
    Then "elder" is in Alice's graveyard
    And "elder" wasn't destroyed
    And "Witness of Ruin" has triggered never
    When Alice plays "Terror" targeting "younger"
    And the stack resolves
    Then "younger" was destroyed
    And Alice is at 21 life

  @cr26:701.8a.2
  Scenario: An artifact that Alice controls and Bob owns goes to Bob's graveyard when Naturalize destroys it
    Given Alice controls "Sol Ring" as "guest" owned by Bob and "Howling Mine"
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When Alice passes
    And Bob plays "Naturalize" targeting "guest"
    And the stack resolves
    Then "guest" was destroyed
    And Bob's graveyard holds "guest" and "Naturalize"
    And "Howling Mine" is in play
