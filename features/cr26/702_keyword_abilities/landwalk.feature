Feature: Landwalk

  @cr26:702.14c @cr26:702.14a
  Scenario: Bog Wraith can't be blocked while the defending player controls a Swamp
    Given Alice controls "Bog Wraith"
    And Bob controls "Grizzly Bears"
    And Bob controls "Swamp" owned by Alice
    When Alice attacks with "Bog Wraith"
    Then Bob can't block "Bog Wraith" with "Grizzly Bears" because of the ability "swampwalk" of "Bog Wraith"
    When Bob doesn't block
    And combat damage is dealt
    Then Bob is at 17 life

  @cr26:702.14c
  Scenario: Bog Wraith can be blocked while only its own controller has a Swamp, and not once the defending player has one
    Given Alice controls "Bog Wraith" and "Swamp" as "the near Swamp"
    And Bob controls "Grizzly Bears" and "Forest" and has "Swamp" as "the far Swamp" in hand
    When Alice attacks with "Bog Wraith"
    Then Bob can block "Bog Wraith" with "Grizzly Bears"
    When Bob doesn't block
    And the game goes on to Bob's main phase
    And Bob plays the land "the far Swamp"
    And the game goes on to Alice's main phase
    And Alice attacks with "Bog Wraith"
    Then Bob can't block "Bog Wraith" with "Grizzly Bears" because of the ability "swampwalk" of "Bog Wraith"

  @cr26:702.14e
  Scenario: Goblin Raider with mountainwalk from two Goblin Kings can't be blocked by a player who controls a Mountain
    Given Alice controls 2 "Goblin King" as "king"
    And Alice controls "Goblin Raider" and "Hill Giant"
    And Bob controls "Mountain" and "Grizzly Bears"
    When Alice attacks with "Goblin Raider" and "Hill Giant"
    Then Bob can't block "Goblin Raider" with "Grizzly Bears" by rule 702.14
    And Bob can block "Hill Giant" with "Grizzly Bears"
    When Bob blocks "Hill Giant" with "Grizzly Bears"
    And combat damage is dealt
    Then Bob is at 16 life
    And "Grizzly Bears" was destroyed

  @cr26:702.14c.2
  Scenario: Dryad Sophisticate can't be blocked by a player who controls Taiga, and can be by one who controls only a Forest
    Given Alice controls "Dryad Sophisticate"
    And Bob controls "Grizzly Bears" and "Forest" and "Taiga"
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice attacks with "Dryad Sophisticate"
    Then Bob can't block "Dryad Sophisticate" with "Grizzly Bears" by rule 702.14
    When Bob plays "Boomerang" targeting "Taiga"
    And the stack resolves
    Then Bob can block "Dryad Sophisticate" with "Grizzly Bears"
    When Bob blocks "Dryad Sophisticate" with "Grizzly Bears"
    And combat damage is dealt
    Then "Dryad Sophisticate" was destroyed

  @cr26:702.14c.2
  Scenario: Dryad Sophisticate can't be blocked by a player who controls Taiga, and Hill Giant can be
    Given Alice controls "Dryad Sophisticate" and "Hill Giant"
    And Bob controls "Grizzly Bears" and "Taiga"
    When Alice attacks with "Dryad Sophisticate" and "Hill Giant"
    Then Bob can't block "Dryad Sophisticate" with "Grizzly Bears" because "Dryad Sophisticate" has "landwalk"
    When Bob blocks "Hill Giant" with "Grizzly Bears"
    And combat damage is dealt
    Then Bob is at 18 life
    And "Grizzly Bears" was destroyed

  @cr26:702.14c.4 @cr26:702.14a.2
  Scenario: With Vectis Gloves, which give artifact landwalk, Hill Giant can't be blocked while Bob controls Great Furnace, and can be with a Sol Ring and a Mountain
    Given Alice controls "Hill Giant"
    And Alice controls "Vectis Gloves" attached to "Hill Giant"
    And Bob controls "Grizzly Bears", "Sol Ring", "Mountain" and "Great Furnace"
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice attacks with "Hill Giant"
    Then Bob can't block "Hill Giant" with "Grizzly Bears" by rule 702.14
    When Bob plays "Boomerang" targeting "Great Furnace"
    And the stack resolves
    Then Bob can block "Hill Giant" with "Grizzly Bears"
    When Bob blocks "Hill Giant" with "Grizzly Bears"
    And combat damage is dealt
    Then "Grizzly Bears" was destroyed
    And "Hill Giant" has 2 damage marked

  @cr26:702.14c.4
  Scenario: Hill Giant with Vectis Gloves can't be blocked while Great Furnace is Bob's only land, and can be once he controls no land
    Given Alice controls "Hill Giant"
    And Alice controls "Vectis Gloves" attached to "Hill Giant"
    And Alice has "Boomerang" in hand and can pay {U}{U}
    And Bob controls "Grizzly Bears" and "Great Furnace"
    When Alice attacks with "Hill Giant"
    Then Bob can't block "Hill Giant" with "Grizzly Bears" by rule 702.14
    When Alice plays "Boomerang" targeting "Great Furnace"
    And the stack resolves
    Then Bob can block "Hill Giant" with "Grizzly Bears"
    When Bob blocks "Hill Giant" with "Grizzly Bears"
    And combat damage is dealt
    Then "Grizzly Bears" was destroyed
    And "Hill Giant" has 2 damage marked

  @cr26:702.14c.3 @cr26:702.14a
  Scenario: Livonya Silone with legendary landwalk can't be blocked while Bob controls Karakas, and can be with a Forest and a legendary creature
    Given Alice controls "Livonya Silone"
    And Bob controls "Grizzly Bears", "Isamaru, Hound of Konda", "Forest" and "Karakas"
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice attacks with "Livonya Silone"
    Then Bob can't block "Livonya Silone" with "Grizzly Bears" because of the ability "legendary_landwalk" of "Livonya Silone"
    When Bob plays "Boomerang" targeting "Karakas"
    And the stack resolves
    Then Bob can block "Livonya Silone" with "Grizzly Bears"
    When Bob blocks "Livonya Silone" with "Grizzly Bears"
    And combat damage is dealt
    Then "Grizzly Bears" was destroyed
    And Bob is at 20 life

  @cr26:702.14c
  Scenario: Bog Wraith with swampwalk can't be blocked while the defending player controls Badlands, a nonbasic Swamp, and can be with a Mountain
    Given Alice controls "Bog Wraith"
    And Bob controls "Grizzly Bears", "Badlands" and "Mountain"
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice attacks with "Bog Wraith"
    Then Bob can't block "Bog Wraith" with "Grizzly Bears" because of the ability "swampwalk" of "Bog Wraith"
    When Bob plays "Boomerang" targeting "Badlands"
    And the stack resolves
    Then Bob can block "Bog Wraith" with "Grizzly Bears"
    When Bob blocks "Bog Wraith" with "Grizzly Bears"
    And combat damage is dealt
    Then "Grizzly Bears" was destroyed

  @cr26:702.14c @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Bog Wraith that attacks Bob's Jace Beleren can't be blocked while Bob controls a Swamp, and can be once it has left
    Given Alice controls "Bog Wraith"
    And Bob controls "Jace Beleren", "Swamp" and "Grizzly Bears"
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice attacks with "Bog Wraith" attacking "Jace Beleren"
    Then Bob can't block "Bog Wraith" with "Grizzly Bears" because of the ability "swampwalk" of "Bog Wraith"
    When Bob plays "Boomerang" targeting "Swamp"
    And the stack resolves
    Then Bob can block "Bog Wraith" with "Grizzly Bears"
    When Bob blocks "Bog Wraith" with "Grizzly Bears"
    And combat damage is dealt
    Then "Grizzly Bears" was destroyed
    And "Jace Beleren" has 3 loyalty counters

  @cr26:702.14c.5
  Scenario: Scrapwood Stalker with nonartifact landwalk can't be blocked while Bob controls a Forest, and can be once he controls only Great Furnace
    Given Alice controls "Scrapwood Stalker" and 2 "Island" as "isle"
    And Bob controls "Grizzly Bears", "Great Furnace" and "Forest"
    And Alice has "Boomerang" in hand
    When Alice attacks with "Scrapwood Stalker"
    Then Bob can't block "Scrapwood Stalker" with "Grizzly Bears" because of the ability "nonartifact_landwalk" of "Scrapwood Stalker"
    When Alice plays "Boomerang" targeting "Forest"
    And the stack resolves
    Then Bob can block "Scrapwood Stalker" with "Grizzly Bears"
    When Bob blocks "Scrapwood Stalker" with "Grizzly Bears"
    And combat damage is dealt
    Then "Grizzly Bears" was destroyed
    And "Scrapwood Stalker" has 2 damage marked

  @cr26:702.14c.5
  Scenario: Scrapwood Stalker can't be blocked while a Forest is Bob's only land, and can be once he controls no land
    Given Alice controls "Scrapwood Stalker"
    And Alice has "Boomerang" in hand and can pay {U}{U}
    And Bob controls "Grizzly Bears" and "Forest"
    When Alice attacks with "Scrapwood Stalker"
    Then Bob can't block "Scrapwood Stalker" with "Grizzly Bears" because of the ability "nonartifact_landwalk" of "Scrapwood Stalker"
    When Alice plays "Boomerang" targeting "Forest"
    And the stack resolves
    Then Bob can block "Scrapwood Stalker" with "Grizzly Bears"
    When Bob blocks "Scrapwood Stalker" with "Grizzly Bears"
    And combat damage is dealt
    Then "Grizzly Bears" was destroyed
    And "Scrapwood Stalker" has 2 damage marked

  @cr26:702.14c.6 @cr26:702.14a.3
  Scenario: Slagpeak Stalker with artifact mountainwalk can be blocked while Bob controls Great Furnace and a Mountain, and can't be once Blood Moon makes Great Furnace a Mountain
    Given Alice controls "Slagpeak Stalker", "Vedalken Orrery" and "Hill Giant"
    And Alice has "Blood Moon" in hand and can pay {2}{R}
    And Bob controls "Grizzly Bears", "Great Furnace" and "Mountain"
    When Alice attacks with "Slagpeak Stalker" and "Hill Giant"
    Then Bob can block "Slagpeak Stalker" with "Grizzly Bears"
    When Alice plays "Blood Moon"
    And the stack resolves
    Then "Great Furnace" has the types "artifact", "land" and "Mountain"
    And Bob can't block "Slagpeak Stalker" with "Grizzly Bears" because "Slagpeak Stalker" has "landwalk"
    When Bob blocks "Hill Giant" with "Grizzly Bears"
    And combat damage is dealt
    Then Bob is at 17 life
    And "Grizzly Bears" was destroyed

  @cr26:702.14c.6
  Scenario: Slagpeak Stalker can't be blocked while Blood Moon makes Bob's Great Furnace a Mountain, and can be once he controls only a Forest and a Sol Ring
    Given Alice controls "Slagpeak Stalker" and "Blood Moon"
    And Alice has "Boomerang" in hand and can pay {U}{U}
    And Bob controls "Grizzly Bears", "Great Furnace", "Forest" and "Sol Ring"
    When Alice attacks with "Slagpeak Stalker"
    Then Bob can't block "Slagpeak Stalker" with "Grizzly Bears" because "Slagpeak Stalker" has "landwalk"
    When Alice plays "Boomerang" targeting "Great Furnace"
    And the stack resolves
    Then Bob can block "Slagpeak Stalker" with "Grizzly Bears"
    When Bob blocks "Slagpeak Stalker" with "Grizzly Bears"
    And combat damage is dealt
    Then "Grizzly Bears" was destroyed
    And "Slagpeak Stalker" has 2 damage marked

  @cr26:702.14c.3
  Scenario: Livonya Silone can't be blocked while the legendary Karakas is Bob's only land, and can be once he controls no land
    Given Alice controls "Livonya Silone"
    And Alice has "Boomerang" in hand and can pay {U}{U}
    And Bob controls "Grizzly Bears" and "Karakas"
    When Alice attacks with "Livonya Silone"
    Then Bob can't block "Livonya Silone" with "Grizzly Bears" because of the ability "legendary_landwalk" of "Livonya Silone"
    When Alice plays "Boomerang" targeting "Karakas"
    And the stack resolves
    Then Bob can block "Livonya Silone" with "Grizzly Bears"
    When Bob blocks "Livonya Silone" with "Grizzly Bears"
    And combat damage is dealt
    Then "Grizzly Bears" was destroyed
    And Bob is at 20 life

  @cr26:702.14c.3 @cr26:702.14a
  Scenario: Rime Dryad with snow forestwalk can't be blocked while Bob controls a Snow-Covered Forest, and can be with a Forest and a Snow-Covered Mountain
    Given Alice controls "Rime Dryad"
    And Bob controls "Grizzly Bears", "Forest", "Snow-Covered Mountain" and "Snow-Covered Forest"
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice attacks with "Rime Dryad"
    Then Bob can't block "Rime Dryad" with "Grizzly Bears" because "Rime Dryad" has "landwalk"
    When Bob plays "Boomerang" targeting "Snow-Covered Forest"
    And the stack resolves
    Then Bob can block "Rime Dryad" with "Grizzly Bears"
    When Bob blocks "Rime Dryad" with "Grizzly Bears"
    And combat damage is dealt
    Then "Rime Dryad" was destroyed
    And Bob is at 20 life

  @cr26:702.14a.4
  Scenario: Regalia Stalker can't be blocked while Mycosynth Lattice makes the legendary Karakas an artifact, and can be once Bob controls no land
    Given Alice controls "Regalia Stalker" and "Mycosynth Lattice"
    And Alice has "Boomerang" in hand and can pay {U}{U}
    And Bob controls "Grizzly Bears" and "Karakas"
    When Alice attacks with "Regalia Stalker"
    Then Bob can't block "Regalia Stalker" with "Grizzly Bears" because "Regalia Stalker" has "landwalk"
    When Alice plays "Boomerang" targeting "Karakas"
    And the stack resolves
    Then Bob can block "Regalia Stalker" with "Grizzly Bears"
    When Bob blocks "Regalia Stalker" with "Grizzly Bears"
    And combat damage is dealt
    Then "Grizzly Bears" was destroyed
    And Bob is at 20 life

  @cr26:702.14a.4
  Scenario: Regalia Stalker with legendary artifact landwalk can be blocked while Bob controls Karakas and Great Furnace, and can't be once Mycosynth Lattice makes Karakas an artifact
    Given Alice controls "Regalia Stalker", "Vedalken Orrery" and "Hill Giant"
    And Alice has "Mycosynth Lattice" in hand and can pay {6}
    And Bob controls "Grizzly Bears", "Karakas" and "Great Furnace"
    When Alice attacks with "Regalia Stalker" and "Hill Giant"
    Then Bob can block "Regalia Stalker" with "Grizzly Bears"
    When Alice plays "Mycosynth Lattice"
    And the stack resolves
    Then "Karakas" has the types "legendary", "artifact" and "land"
    And Bob can't block "Regalia Stalker" with "Grizzly Bears" because "Regalia Stalker" has "landwalk"
    When Bob blocks "Hill Giant" with "Grizzly Bears"
    And combat damage is dealt
    Then Bob is at 17 life
    And "Grizzly Bears" was destroyed
