@edition:2004-10 @edition:2005-02 @edition:2006-10 @edition:2026-01 @edition:2009-07 @edition:2013-07
Feature: Lightning Greaves, Skullclamp and Bonesplitter

  @cr26:702.18a.2
  Scenario: A new Hill Giant with Lightning Greaves attacks, and can't be equipped with Bonesplitter or targeted by Shock
    Given Alice controls "Lightning Greaves", "Bonesplitter", new "Hill Giant" and "Grizzly Bears" and can pay {1}{R}
    And Alice has "Shock" in hand
    Then Alice can't attack with "Hill Giant" by rule 302.6
    And Alice can attack with "Grizzly Bears"
    When Alice equips "Hill Giant" with "Lightning Greaves"
    And the stack resolves
    Then Alice can't equip "Hill Giant" with "Bonesplitter" because of the ability "greaves" of "Lightning Greaves"
    And Alice can equip "Grizzly Bears" with "Bonesplitter"
    And Alice can't play "Shock" targeting "Hill Giant" because of the ability "greaves" of "Lightning Greaves"
    And Alice can attack with "Hill Giant"
    When Alice attacks with "Hill Giant"
    And combat damage is dealt
    Then Bob is at 17 life

  @cr26:702.18a.2
  Scenario: After Lightning Greaves have moved from Hill Giant to Grizzly Bears, Hill Giant can be equipped with Bonesplitter
    Given Alice controls "Lightning Greaves", "Bonesplitter", "Hill Giant" and "Grizzly Bears" and can pay {1}
    And "Lightning Greaves" is attached to "Hill Giant"
    Then Alice can't equip "Hill Giant" with "Bonesplitter" because of the ability "greaves" of "Lightning Greaves"
    When Alice equips "Grizzly Bears" with "Lightning Greaves"
    And the stack resolves
    Then "Lightning Greaves" is attached to "Grizzly Bears"
    When Alice equips "Hill Giant" with "Bonesplitter"
    And the stack resolves
    Then "Hill Giant" is 5/3

  @cr26:702.18a.2
  Scenario: Bob's Shock can't target Hill Giant after Lightning Greaves have moved to it from Grizzly Bears, which Shock kills
    Given Alice controls "Lightning Greaves", "Hill Giant" and "Grizzly Bears"
    And "Lightning Greaves" is attached to "Grizzly Bears"
    And Bob has "Shock" in hand and can pay {R}
    When Alice equips "Hill Giant" with "Lightning Greaves"
    And the stack resolves
    Then Bob can't play "Shock" targeting "Hill Giant" because of the ability "greaves" of "Lightning Greaves"
    And Bob can play "Shock" targeting "Grizzly Bears"
    When Bob plays "Shock" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" was destroyed
    And "Hill Giant" has "haste"

  @cr26:603.10a.7
  Scenario: Skullclamp kills a creature with toughness 1, and its controller draws two cards and can equip another creature
    Given Alice controls "Skullclamp", "Elite Vanguard" and "Hill Giant" and can pay {1}{1}
    And Alice has "Forest", "Island" and "Swamp" as library
    When Alice equips "Elite Vanguard" with "Skullclamp"
    And the stack resolves
    Then "Elite Vanguard" is in Alice's graveyard
    And Alice has drawn 2 cards
    And Alice's library holds, in order, "Swamp"
    When Alice equips "Hill Giant" with "Skullclamp"
    And the stack resolves
    Then "Hill Giant" is 4/2

  @cr26:603.10a.7
  Scenario: Skullclamp doesn't trigger as Unsummon returns the equipped Hill Giant, and Alice draws no cards
    Given Alice controls "Skullclamp", "Hill Giant" and "Elite Vanguard" and can pay {1}
    And "Skullclamp" is attached to "Hill Giant"
    And Alice has "Forest", "Island" and "Swamp" as library
    And Bob has "Unsummon" in hand and can pay {U}
    When Bob in response plays "Unsummon" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in Alice's hand
    And Alice has drawn no cards
    When Alice equips "Elite Vanguard" with "Skullclamp"
    And the stack resolves
    Then "Elite Vanguard" is in Alice's graveyard
    And "Skullclamp" has triggered once
    And Alice has drawn 2 cards

  @cr26:603.10a.7
  Scenario: Skullclamp triggers for Hill Giant, which Terror destroys, and Alice draws two cards
    Given Alice controls "Skullclamp" and "Hill Giant"
    And "Skullclamp" is attached to "Hill Giant"
    And Alice has "Forest", "Island" and "Swamp" as library
    And Bob has "Terror" in hand and can pay {1}{B}
    When Bob in response plays "Terror" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" was destroyed
    And "Skullclamp" has triggered once
    And Alice has drawn 2 cards

  @cr26:603.10a.7
  Scenario: Skullclamp doesn't trigger for Hill Giant, which Terror destroys after Skullclamp has moved to Grizzly Bears, and Zulaport Cutthroat does
    Given Alice controls "Skullclamp", "Zulaport Cutthroat", "Hill Giant" and "Grizzly Bears" and can pay {1}
    And "Skullclamp" is attached to "Hill Giant"
    And Alice has "Forest", "Island" and "Swamp" as library
    And Bob has "Terror" in hand and can pay {1}{B}
    Then "Hill Giant" is 4/2
    When Alice equips "Grizzly Bears" with "Skullclamp"
    And the stack resolves
    Then "Hill Giant" is 3/3
    And "Grizzly Bears" is 3/1
    When Bob in response plays "Terror" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" was destroyed
    And "Zulaport Cutthroat" has triggered once
    And Bob is at 19 life
    And "Skullclamp" has triggered never
    And Alice has drawn no cards

  @cr26:613.4c.2
  Scenario: Grizzly Bears get +2/+0, +2/+1, +1/+1, +3/+3 and a +1/+1 counter, and Bob's Hill Giant gets nothing
    Given Alice controls "Grizzly Bears", "Bonesplitter" and "Glorious Anthem" and can pay {1}{B}{G}
    And "Grizzly Bears" has 1 +1/+1 counter
    And Alice has "Unholy Strength" and "Giant Growth" in hand
    And Bob controls "Hill Giant"
    Then "Grizzly Bears" is 4/4
    When Alice equips "Grizzly Bears" with "Bonesplitter"
    And the stack resolves
    Then "Grizzly Bears" is 6/4
    When Alice plays "Unholy Strength" targeting "Grizzly Bears"
    And the stack resolves
    And Alice plays "Giant Growth" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 11/8
    And "Hill Giant" is 3/3
