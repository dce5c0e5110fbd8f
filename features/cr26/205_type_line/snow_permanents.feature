Feature: Snow permanents

  @cr26:205.4g
  Scenario: Rime Dryad can be blocked by Bob, who controls a Forest that isn't snow, and not by Carol, who controls a snow Forest
    Given Carol is playing too
    And Alice controls "Rime Dryad" as "first" and "Rime Dryad" as "second"
    And Bob controls "Forest", "Snow-Covered Mountain" and "Hill Giant"
    And Carol controls "Snow-Covered Forest" and "Gray Ogre"
    When Alice attacks with "first" attacking Bob
    Then Bob can block "first" with "Hill Giant"
    When Bob blocks "first" with "Hill Giant"
    And combat damage is dealt
    Then "first" was destroyed
    When the game goes on to Alice's next main phase
    And Alice attacks with "second" attacking Carol
    Then Carol can't block "second" with "Gray Ogre" because "second" has "landwalk"
    When Carol doesn't block
    And combat damage is dealt
    Then Carol is at 19 life

  @cr26:205.4g
  Scenario: Rime Dryad is unblockable for Bob, whose Snow-Covered Forest is a snow Forest, and blockable for Carol with a Snow-Covered Mountain
    Given Carol is playing too
    And Alice controls "Rime Dryad" as "first" and "Rime Dryad" as "second"
    And Bob controls "Snow-Covered Forest" and "Hill Giant"
    And Carol controls "Snow-Covered Mountain" and "Gray Ogre"
    When Alice attacks with "first" attacking Bob
    Then Bob can't block "first" with "Hill Giant" because "first" has "landwalk"
    When Bob doesn't block
    And combat damage is dealt
    Then Bob is at 19 life
    When the game goes on to Alice's next main phase
    And Alice attacks with "second" attacking Carol
    Then Carol can block "second" with "Gray Ogre"
    When Carol blocks "second" with "Gray Ogre"
    And combat damage is dealt
    Then "second" was destroyed

  @cr26:205.4g
  Scenario: Rime Dryad can be blocked by Bob, who controls a Forest that isn't snow and a snow land that is no Forest, and can't be once he has played a snow Forest
    Given Alice controls "Rime Dryad"
    And Bob controls "Forest", "Snow-Covered Mountain" and "Hill Giant"
    And Bob has "Snow-Covered Forest" in hand
    And Alice has 4 "Plains" as "dune" as library
    And Bob has 4 "Swamp" as "leaf" as library
    When Alice attacks with "Rime Dryad"
    Then Bob can block "Rime Dryad" with "Hill Giant"
    When Bob doesn't block
    And combat damage is dealt
    Then Bob is at 19 life
    When the game goes on to Bob's main phase
    And Bob plays the land "Snow-Covered Forest"
    And the game goes on to Alice's next main phase
    And Alice attacks with "Rime Dryad"
    Then Bob can't block "Rime Dryad" with "Hill Giant" because "Rime Dryad" has "landwalk"
    When Bob doesn't block
    And combat damage is dealt
    Then Bob is at 18 life

  @cr26:205.4g
  Scenario: Rime Dryad can't be blocked by Bob, who controls a snow Forest
    Given Alice controls "Rime Dryad"
    And Bob controls "Snow-Covered Forest" and "Hill Giant"
    When Alice attacks with "Rime Dryad"
    Then Bob can't block "Rime Dryad" with "Hill Giant" because "Rime Dryad" has "landwalk"
    When Bob doesn't block
    And combat damage is dealt
    Then Bob is at 19 life

  @cr26:205.4g.2 @cr26:205.4g
  Scenario: Rime Dryad can be blocked by Bob once Sudden Thaw has made his Snow-Covered Forest nonsnow, although it keeps its name
    Given Alice controls "Rime Dryad" and has "Sudden Thaw" in hand and can pay {R}
    And Bob controls "Snow-Covered Forest" and "Hill Giant"
    When Alice attacks with "Rime Dryad"
    Then Bob can't block "Rime Dryad" with "Hill Giant" because "Rime Dryad" has "landwalk"
    When Alice plays "Sudden Thaw" targeting "Snow-Covered Forest"
    And the stack resolves
    Then "Snow-Covered Forest" is named "Snow-Covered Forest"
    And "Snow-Covered Forest" has exactly the types "basic", "land" and "Forest"
    And Bob can block "Rime Dryad" with "Hill Giant"
    When Bob blocks "Rime Dryad" with "Hill Giant"
    And combat damage is dealt
    Then "Rime Dryad" was destroyed

  @cr26:205.4g.3
  Scenario: Skred doesn't count the one of Alice's four Snow-Covered Forests that Sudden Thaw has made nonsnow
    Given Alice controls 4 "Snow-Covered Forest" as "grove"
    And Alice has "Sudden Thaw" and "Skred" in hand and can pay {R}{R}
    And Bob controls "Craw Wurm"
    When Alice plays "Sudden Thaw" targeting "grove 1"
    And the stack resolves
    And Alice plays "Skred" targeting "Craw Wurm"
    And the stack resolves
    Then "Craw Wurm" has 3 damage marked
    And "grove 1" has exactly the types "basic", "land" and "Forest"

  @cr26:205.4g.3
  Scenario: Skred counts Wall of Shards and Snow-Covered Forest, and neither Alice's Forest and Hill Giant nor Bob's Snow-Covered Mountain
    Given Alice controls "Wall of Shards", "Snow-Covered Forest", "Forest" and "Hill Giant"
    And Alice has "Skred" in hand and can pay {R}
    And Bob controls "Craw Wurm" and "Snow-Covered Mountain"
    When Alice plays "Skred" targeting "Craw Wurm"
    And the stack resolves
    Then "Craw Wurm" has 2 damage marked

  @cr26:205.4g.4
  Scenario: Chill to the Bone, which destroys only a nonsnow creature, can't target Wall of Shards until Sudden Thaw has made it nonsnow
    Given Alice has "Chill to the Bone" and "Sudden Thaw" in hand and can pay {3}{B}{R}
    And Bob controls "Wall of Shards" and "Hill Giant"
    Then Alice can target only "Hill Giant" with "Chill to the Bone"
    When Alice plays "Sudden Thaw" targeting "Wall of Shards"
    And the stack resolves
    Then Alice can target only "Hill Giant" and "Wall of Shards" with "Chill to the Bone"
    When Alice plays "Chill to the Bone" targeting "Wall of Shards"
    And the stack resolves
    Then "Wall of Shards" was destroyed
    And "Hill Giant" is in play

  @cr26:205.4g.4
  Scenario: Chill to the Bone destroys Hill Giant, a nonsnow creature, and can't target Forest, which is nonsnow and no creature
    Given Alice has "Chill to the Bone" in hand and can pay {3}{B}
    And Bob controls "Hill Giant", "Grizzly Bears" and "Forest"
    Then Alice can target only "Hill Giant" and "Grizzly Bears" with "Chill to the Bone"
    When Alice plays "Chill to the Bone" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" was destroyed
    And "Grizzly Bears" and "Forest" are in play
