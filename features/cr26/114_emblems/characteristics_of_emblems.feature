Feature: Characteristics of emblems

  @cr26:114.3 @cr26:114.1.2
  Scenario: The emblem of a red planeswalker isn't red, so it can target Paladin en-Vec and deal damage to it
    Given Alice controls "Ember Speaker"
    And Alice has "Reach Through Mists" and "Lightning Bolt" in hand and can pay {U}{R}
    And Bob controls "Paladin en-Vec"
    When Alice activates "kindle" of "Ember Speaker"
    And the stack resolves
    Then "Ember Speaker" is in Alice's graveyard
    And Alice can't play "Lightning Bolt" targeting "Paladin en-Vec" by rule 702.16b because "Paladin en-Vec" has "protection"
    When Alice plays "Reach Through Mists"
    Then Alice may target "Paladin en-Vec"
    When Alice targets "Paladin en-Vec"
    And the stack resolves
    Then "Paladin en-Vec" was destroyed
    And "Paladin en-Vec" is in Bob's graveyard

  @cr26:114.5 @cr26:408.1 @cr26:114.1.3 @cr26:114.2
  Scenario: Upheaval returns all permanents to hands, but not an emblem, which still triggers
    Given Alice controls "Ember Speaker" and "Grizzly Bears"
    And Alice has "Upheaval" and "Gitaxian Probe" in hand and can pay {4}{U}{U}
    When Alice activates "kindle" of "Ember Speaker"
    And the stack resolves
    And Alice plays "Upheaval"
    And Alice targets Bob
    And the stack resolves
    Then "Grizzly Bears" is in Alice's hand
    And Alice controls no "land" permanents
    And Bob is at 17 life
    When Alice plays "Gitaxian Probe" paying 2 life targeting Bob
    Then Alice is asked for targets by "Ember Speaker"
    When Alice targets Bob
    And the stack resolves
    Then Bob is at 14 life

  @cr26:114.3 @cr26:114.1.4
  Scenario: Treaty of Embers prevents damage of red sources and of planeswalkers, but not of the emblem of a red planeswalker
    Given Alice controls "Ember Speaker"
    And Alice has "Lightning Bolt" in hand and can pay {R}
    And Bob controls "Treaty of Embers"
    When Alice activates "kindle" of "Ember Speaker"
    And the stack resolves
    And Alice plays "Lightning Bolt" targeting Bob
    And Alice targets Bob
    And the top of the stack resolves
    Then Bob is at 17 life
    When the stack resolves
    Then "Lightning Bolt" has resolved
    And Bob is at 17 life

  @cr26:408.1.2
  Scenario: Planar Cleansing destroys every permanent of Alice that is no land, and not her emblem in the command zone, which still triggers
    Given Alice controls "Ember Speaker", "Grizzly Bears", "Sol Ring" and "Forest"
    And Alice has "Planar Cleansing" and "Reach Through Mists" in hand and can pay {3}{W}{W}{W}{U}
    When Alice activates "kindle" of "Ember Speaker"
    And the stack resolves
    And Alice plays "Planar Cleansing"
    And Alice targets Bob
    And the stack resolves
    Then "Grizzly Bears" and "Sol Ring" were destroyed
    And "Forest" is in play
    And Bob is at 17 life
    When Alice plays "Reach Through Mists"
    And Alice targets Bob
    And the stack resolves
    Then Bob is at 14 life

  @cr26:408.1.2
  Scenario: Planar Cleansing destroys the creatures of both players, and not their lands or Alice's emblem, which triggers as she casts Grizzly Bears
    Given Alice controls "Ember Speaker", "Gray Ogre" and "Forest"
    And Bob controls "Hill Giant" and "Swamp"
    And Alice has "Planar Cleansing" and "Grizzly Bears" in hand and can pay {3}{W}{W}{W}{1}{G}
    When Alice activates "kindle" of "Ember Speaker"
    And the stack resolves
    And Alice plays "Planar Cleansing"
    And Alice targets Bob
    And the stack resolves
    Then "Gray Ogre" and "Hill Giant" were destroyed
    And "Forest" and "Swamp" are in play
    When Alice plays "Grizzly Bears"
    And Alice targets Bob
    And the stack resolves
    Then Bob is at 14 life

  @cr26:114.3.2 @cr26:114.1.6
  Scenario: Treaty of Titles prevents damage of Lightning Bolt, which has a mana value, but not of the emblem of Ember Speaker, a Chandra with mana value 4
    Given Alice controls "Ember Speaker"
    And Alice has "Lightning Bolt" in hand and can pay {R}
    And Bob controls "Treaty of Titles"
    When Alice activates "kindle" of "Ember Speaker"
    And the stack resolves
    And Alice plays "Lightning Bolt" targeting Bob
    And Alice targets Bob
    And the top of the stack resolves
    Then Bob is at 17 life
    When the stack resolves
    Then "Lightning Bolt" has resolved
    And Bob is at 17 life

  @cr26:114.5.2
  Scenario: Treaty of Cards prevents damage of Lightning Bolt, a card, but not of an emblem
    Given Alice controls "Ember Speaker"
    And Alice has "Lightning Bolt" in hand and can pay {R}
    And Bob controls "Treaty of Cards"
    When Alice activates "kindle" of "Ember Speaker"
    And the stack resolves
    And Alice plays "Lightning Bolt" targeting Bob
    And Alice targets Bob
    And the top of the stack resolves
    Then Bob is at 17 life
    When the stack resolves
    Then "Lightning Bolt" has resolved
    And Bob is at 17 life

  @cr26:114.5.2
  Scenario: Treaty of Cards prevents damage of Lightning Bolt, a card, to Bob, and an emblem deals 3 damage to his Craw Wurm
    Given Alice controls "Ember Speaker"
    And Alice has "Lightning Bolt" in hand and can pay {R}
    And Bob controls "Treaty of Cards" and "Craw Wurm"
    When Alice activates "kindle" of "Ember Speaker"
    And the stack resolves
    And Alice plays "Lightning Bolt" targeting Bob
    And Alice targets "Craw Wurm"
    And the top of the stack resolves
    Then "Craw Wurm" has 3 damage marked
    And Bob is at 20 life
    When the stack resolves
    Then "Lightning Bolt" has resolved
    And Bob is at 20 life

  @cr26:114.1.5
  Scenario: The emblem of Oath of Two Lines gives Alice's creatures +1/+1 and has her gain 1 life at her end step
    Given Alice controls "Grizzly Bears" and has "Oath of Two Lines" in hand and can pay {W}
    When Alice plays "Oath of Two Lines"
    And the stack resolves
    Then "Grizzly Bears" is 3/3
    When the game goes on to Bob's upkeep
    Then Alice is at 21 life

  @cr26:114.1.5
  Scenario: Oath of Two Lines gives +1/+1 to a creature that enters later, and none to Bob's creature
    Given Alice has "Oath of Two Lines" and "Grizzly Bears" in hand and can pay {W}{1}{G}
    And Bob controls "Hill Giant"
    When Alice plays "Oath of Two Lines"
    And the stack resolves
    And Alice plays "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 3/3
    And "Hill Giant" is 3/3
