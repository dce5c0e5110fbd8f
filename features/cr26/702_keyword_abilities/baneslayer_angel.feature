Feature: Baneslayer Angel

  @cr26:702.16g.2
  Scenario: Baneslayer Angel blocks a Dragon that survives her first strike, is dealt no damage, and her controller gains 5 life
    Given Alice controls "Eternal Dragon" and has "Giant Growth" in hand and can pay {G}
    And Bob controls "Baneslayer Angel"
    When Alice attacks with "Eternal Dragon"
    And Bob blocks "Eternal Dragon" with "Baneslayer Angel"
    And Alice plays "Giant Growth" targeting "Eternal Dragon"
    And the stack resolves
    And the game goes on to the end of combat step
    Then Bob is at 25 life
    And "Eternal Dragon" has 5 damage marked
    And "Eternal Dragon" is 8/8
    And "Baneslayer Angel" is in play
    And "Baneslayer Angel" has no damage marked

  @cr26:702.16g.2 @cr26:702.16a.3 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Neither a Dragon nor a Demon nor a creature without flying blocks Baneslayer Angel, and her first strike kills before she is dealt damage
    Given Alice controls "Baneslayer Angel"
    And Bob controls "Doom Whisperer", "Eternal Dragon", "Hill Giant" and "Serra Angel"
    When Alice attacks with "Baneslayer Angel"
    Then Bob can't block "Baneslayer Angel" with "Doom Whisperer" because of the ability "demons" of "Baneslayer Angel"
    And Bob can't block "Baneslayer Angel" with "Eternal Dragon" because of the ability "dragons" of "Baneslayer Angel"
    And Bob can't block "Baneslayer Angel" with "Hill Giant" because "Baneslayer Angel" has "flying"
    When Bob blocks "Baneslayer Angel" with "Serra Angel"
    And combat damage is dealt
    Then "Serra Angel" was destroyed
    And "Baneslayer Angel" has no damage marked
    And Alice is at 25 life

  @cr26:702.16g.2
  Scenario: Baneslayer Angel, which Air Elemental blocks, kills it with first strike, is dealt no damage, and her controller gains 5 life
    Given Alice controls "Baneslayer Angel"
    And Bob controls "Air Elemental"
    When Alice attacks with "Baneslayer Angel"
    And Bob blocks "Baneslayer Angel" with "Air Elemental"
    And combat damage is dealt
    Then "Air Elemental" was destroyed
    And "Baneslayer Angel" has no damage marked
    And Alice is at 25 life
