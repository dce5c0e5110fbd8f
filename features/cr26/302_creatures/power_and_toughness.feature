Feature: Power and toughness of creatures

  @cr26:302.4 @cr26:208.3.2
  Scenario: Hill Giant that Song of the Dryads makes a land has no power and toughness, and is 3/3 again afterwards
    Given Bob controls "Hill Giant" and "Grizzly Bears"
    And Alice has "Song of the Dryads" and "Naturalize" in hand and can pay {2}{G}{1}{G}
    When Alice plays "Song of the Dryads" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" has no power
    And "Song of the Dryads" has no power
    And "Grizzly Bears" is 2/2
    When Alice plays "Naturalize" targeting "Song of the Dryads"
    And the stack resolves
    Then "Hill Giant" is 3/3

  @cr26:302.4a
  Scenario: Two attacking Hill Giants, one of them under the effect of Giant Growth, deal 3 and 6 damage
    Given Alice controls "Hill Giant" as "small" and "Hill Giant" as "grown"
    And Alice has "Giant Growth" in hand and can pay {G}
    When Alice attacks with "small" and "grown"
    And Alice plays "Giant Growth" targeting "grown"
    And the stack resolves
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 11 life
    And "small" has dealt 3 damage to Bob
    And "grown" has dealt 6 damage to Bob

  @cr26:302.4b
  Scenario: 3 damage destroys Hill Giant with toughness 3, and not Serra Angel with toughness 4
    Given Bob controls "Hill Giant" and "Serra Angel"
    And Alice has "Lightning Bolt" as "first" and "Lightning Bolt" as "second" in hand and can pay {R}{R}
    When Alice plays "first" targeting "Hill Giant"
    And the stack resolves
    And Alice plays "second" targeting "Serra Angel"
    And the stack resolves
    Then "Hill Giant" was destroyed
    And "Serra Angel" has 3 damage marked
    And "Serra Angel" is in play

  @cr26:302.4c
  Scenario: Grizzly Bears with a +1/+1 counter and Holy Strength are 4/5, and 7/8 after Giant Growth
    Given Alice controls "Grizzly Bears" with 1 +1/+1 counter
    And Alice has "Holy Strength" and "Giant Growth" in hand and can pay {W}{G}
    Then "Grizzly Bears" is 3/3
    When Alice plays "Holy Strength" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 4/5
    When Alice plays "Giant Growth" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 7/8

  @cr26:302.7 @cr26:120.6
  Scenario: Damage from Grizzly Bears is gone after the turn, and damage from Sickle Ripper with wither leaves counters
    Given Alice controls "Grizzly Bears" and "Sickle Ripper"
    And Bob controls "Craw Wurm" and "Serra Angel"
    When Alice attacks with "Grizzly Bears" and "Sickle Ripper"
    And Bob blocks "Grizzly Bears" with "Craw Wurm" and "Sickle Ripper" with "Serra Angel"
    And combat damage is dealt
    Then "Craw Wurm" has 2 damage marked
    And "Serra Angel" has no damage marked
    And "Serra Angel" has 2 -1/-1 counters
    When the turn ends
    Then "Craw Wurm" has no damage marked
    And "Serra Angel" is 2/2

  @cr26:302.5
  Scenario: Hill Giant can attack and Grizzly Bears can block it, and Fountain of Youth can do neither
    Given Alice controls "Fountain of Youth" and "Hill Giant"
    And Bob controls "Fountain of Youth" as "other" and "Grizzly Bears"
    Then Alice can't attack with "Fountain of Youth"
    And Alice can attack with "Hill Giant"
    When Alice attacks with "Hill Giant"
    Then Bob can't block "Hill Giant" with "other"
    And Bob can block "Hill Giant" with "Grizzly Bears"
    When Bob blocks "Hill Giant" with "Grizzly Bears"
    And combat damage is dealt
    Then "Grizzly Bears" was destroyed

  @cr26:302.7.2
  Scenario: Lethal damage on Drudge Skeletons is removed as they regenerate
    Given Alice controls "Drudge Skeletons" and can pay {B}
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Alice activates "Drudge Skeletons"
    And the stack resolves
    And Bob plays "Lightning Bolt" targeting "Drudge Skeletons"
    And the stack resolves
    Then "Drudge Skeletons" has been dealt 3 damage
    And "Drudge Skeletons" has no damage marked
    And "Drudge Skeletons" is tapped
    And "Drudge Skeletons" is in play

  @cr26:302.7.4
  Scenario: Two Shocks together destroy Serra Angel with toughness 4, and two Lightning Bolts destroy Craw Wurm with toughness 4, which one of them doesn't
    Given Bob controls "Serra Angel" and "Craw Wurm"
    And Alice has 2 "Shock" as "shock" in hand and can pay {R}{R}
    And Alice has 2 "Lightning Bolt" as "bolt" in hand and can pay {R}{R}
    When Alice plays "shock 1" targeting "Serra Angel"
    And the stack resolves
    Then "Serra Angel" has 2 damage marked
    When Alice plays "shock 2" targeting "Serra Angel"
    And the stack resolves
    Then "Serra Angel" was destroyed
    When Alice plays "bolt 1" targeting "Craw Wurm"
    And the stack resolves
    Then "Craw Wurm" has 3 damage marked
    When Alice plays "bolt 2" targeting "Craw Wurm"
    And the stack resolves
    Then "Craw Wurm" was destroyed

  @cr26:302.4a
  Scenario: Craw Wurm, which is 6/4, deals 6 combat damage, and Giant Spider, which is 2/4 and blocks it, deals 2
    Given Alice controls "Craw Wurm"
    And Bob controls "Giant Spider"
    When Alice attacks with "Craw Wurm"
    And Bob blocks "Craw Wurm" with "Giant Spider"
    And combat damage is dealt
    Then "Craw Wurm" has dealt 6 damage to "Giant Spider"
    And "Giant Spider" has dealt 2 damage to "Craw Wurm"

  @cr26:302.4b @cr26:302.7.4
  Scenario: 3 damage doesn't destroy Giant Spider, which is 2/4, and 5 damage destroys Craw Wurm, which is 6/4
    Given Bob controls "Giant Spider" and "Craw Wurm"
    And Alice has 2 "Lightning Bolt" as "bolt" and "Shock" in hand and can pay {R}{R}{R}
    When Alice plays "bolt 1" targeting "Giant Spider"
    And the stack resolves
    Then "Giant Spider" has 3 damage marked
    And "Giant Spider" is in play
    When Alice plays "bolt 2" targeting "Craw Wurm"
    And the stack resolves
    And Alice plays "Shock" targeting "Craw Wurm"
    And the stack resolves
    Then "Craw Wurm" was destroyed

  @cr26:302.7.2
  Scenario: All damage on Ink-Eyes, by Shock and by Lightning Bolt, is removed as it regenerates, and the damage on Hill Giant stays
    Given Alice controls "Ink-Eyes, Servant of Oni" and can pay {1}{B}
    And Bob controls "Hill Giant"
    And Bob has 2 "Shock" as "shock" and "Lightning Bolt" in hand and can pay {R}{R}{R}
    When Alice activates "regeneration" of "Ink-Eyes, Servant of Oni"
    And the stack resolves
    And Bob plays "shock 1" targeting "Hill Giant"
    And the stack resolves
    And Bob plays "shock 2" targeting "Ink-Eyes, Servant of Oni"
    And the stack resolves
    Then "Ink-Eyes, Servant of Oni" has 2 damage marked
    And "Ink-Eyes, Servant of Oni" is untapped
    When Bob plays "Lightning Bolt" targeting "Ink-Eyes, Servant of Oni"
    And the stack resolves
    Then "Ink-Eyes, Servant of Oni" is in play
    And "Ink-Eyes, Servant of Oni" is tapped
    And "Ink-Eyes, Servant of Oni" has no damage marked
    And "Hill Giant" has 2 damage marked
