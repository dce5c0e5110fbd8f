Feature: Combat damage, in rulings of our own

  @may01:ours.1
  Scenario: What tramples kills every blocker, damaged as it is, before the rest goes through
    Given Alice controls "Craw Giant"
    And Bob controls "Grizzly Bears" and "Hill Giant"
    And Alice has "Glacial Ray" in hand and can pay {1}{R}
    When Alice plays "Glacial Ray" targeting "Hill Giant"
    And the stack resolves
    And Alice attacks with "Craw Giant"
    And Bob blocks "Craw Giant" with "Grizzly Bears" and "Hill Giant"
    And the stack resolves
    Then "Craw Giant" is 8/6
    When combat damage is dealt
    And Alice divides 2 to "Grizzly Bears" and 1 to "Hill Giant" and 5 to Bob
    Then Bob is at 15 life
    And "Grizzly Bears" and "Hill Giant" are in Bob's graveyard

  @may01:ours.1
  Scenario: A blocker may be given more than kills it, and the rest still goes through
    Given Alice controls "Craw Giant"
    And Bob controls "Grizzly Bears" and "Hill Giant"
    When Alice attacks with "Craw Giant"
    And Bob blocks "Craw Giant" with "Grizzly Bears" and "Hill Giant"
    And the stack resolves
    And combat damage is dealt
    And Alice divides 3 to "Grizzly Bears" and 3 to "Hill Giant" and 2 to Bob
    Then Bob is at 18 life
    And "Craw Giant" has dealt 3 damage to "Grizzly Bears"

  @may01:ours.1
  Scenario: Nothing has to go through, and then all of it may go to one blocker
    Given Alice controls "Craw Giant"
    And Bob controls "Grizzly Bears" and "Hill Giant"
    When Alice attacks with "Craw Giant"
    And Bob blocks "Craw Giant" with "Grizzly Bears" and "Hill Giant"
    And the stack resolves
    And combat damage is dealt
    And Alice divides 8 to "Grizzly Bears" and 0 to "Hill Giant" and 0 to Bob
    Then "Craw Giant" has dealt 8 damage to "Grizzly Bears"
    And "Hill Giant" has no damage marked
    And Bob is at 20 life

  @may01:ours.1
  Scenario: What is just lethal for all blockers, or isn't, leaves nothing for the player
    Given Alice controls "Hill Giant", "Watchwolf" and "Craw Giant"
    And "Hill Giant" has "trample"
    And "Watchwolf" has "trample"
    And Bob controls "Grizzly Bears", "Llanowar Elves" and "Wall of Wood" and "Standing Troops"
    When Alice attacks with "Hill Giant", "Watchwolf" and "Craw Giant"
    And Bob blocks "Hill Giant" with "Grizzly Bears" and "Llanowar Elves" and "Watchwolf" with "Standing Troops" and "Craw Giant" with "Wall of Wood"
    And the stack resolves
    And combat damage is dealt
    And Alice divides 1 to "Grizzly Bears" and 2 to "Llanowar Elves"
    And Alice divides 3 to "Wall of Wood" and 3 to Bob
    Then "Standing Troops" has 3 damage marked
    And "Grizzly Bears" has 1 damage marked
    And "Llanowar Elves" is in Bob's graveyard
    And Bob is at 17 life
    And Alice was asked for a division twice

  @may01:ours.1
  Scenario: With its blocker gone a trampler deals all its damage to the player, another creature none
    Given Alice controls "Craw Giant" and "Craw Wurm"
    And Bob controls "Grizzly Bears" and "Hill Giant"
    And Bob has 2 "Boomerang" as "boomerang" in hand and can pay {U}{U}{U}{U}
    When Alice attacks with "Craw Giant" and "Craw Wurm"
    And Bob blocks "Craw Giant" with "Grizzly Bears" and "Craw Wurm" with "Hill Giant"
    And the stack resolves
    And Bob plays "boomerang 1" targeting "Grizzly Bears"
    And Bob plays "boomerang 2" targeting "Hill Giant"
    And the stack resolves
    And combat damage is dealt
    Then Bob is at 14 life
    And "Craw Wurm" has dealt no combat damage

  @may01:ours.1
  Scenario: Without power there is nothing to divide
    Given Alice controls "Kitsune Palliator" and "Craw Giant"
    And Bob controls "Grizzly Bears", "Llanowar Elves" and "Wall of Wood"
    When Alice attacks with "Kitsune Palliator" and "Craw Giant"
    And Bob blocks "Kitsune Palliator" with "Grizzly Bears" and "Llanowar Elves" and "Craw Giant" with "Wall of Wood"
    And the stack resolves
    And combat damage is dealt
    And Alice divides 3 to "Wall of Wood" and 3 to Bob
    Then "Kitsune Palliator" has dealt no combat damage
    And "Kitsune Palliator" is in Alice's graveyard
    And Alice was asked for a division once
    And Bob is at 17 life

  @may01:ours.2 @edition:2004-10 @edition:2005-02 @edition:2006-10
  Scenario: From 2004 to 2006 a first striker that had nothing to assign gets another chance
    Given Alice controls "Kitsune Palliator" and "White Knight"
    And "Kitsune Palliator" has "first strike"
    And Alice has "Kodama's Might" in hand and can pay {G}
    When Alice attacks with "Kitsune Palliator" and "White Knight"
    And Bob doesn't block
    And first-strike damage is dealt
    Then Bob is at 18 life
    When Alice plays "Kodama's Might" targeting "Kitsune Palliator"
    And the stack resolves
    And combat damage is dealt
    Then Bob is at 16 life

  @may01:ours.2 @edition:2001-07 @edition:2026-01
  Scenario: In 2001 and today a first striker that had nothing to assign has had its chance
    Given Alice controls "Kitsune Palliator", "White Knight" and "Hill Giant"
    And "Kitsune Palliator" has "first strike"
    And Alice has "Kodama's Might" in hand and can pay {G}
    When Alice attacks with "Kitsune Palliator", "White Knight" and "Hill Giant"
    And Bob doesn't block
    And first-strike damage is dealt
    Then Bob is at 18 life
    When Alice plays "Kodama's Might" targeting "Kitsune Palliator"
    And the stack resolves
    And combat damage is dealt
    Then Bob is at 15 life

  @may01:ours.16
  Scenario: A blocker that is no creature any more leaves combat, and what it blocked stays blocked
    Given Alice controls "Grizzly Bears" and "Hill Giant"
    And Bob controls "Soul Sculptor" and "Steel Wall" and can pay {1}{W}
    When Alice attacks with "Grizzly Bears" and "Hill Giant"
    And Bob blocks "Grizzly Bears" with "Steel Wall"
    Then "Steel Wall" is blocking
    When Bob activates "Soul Sculptor" targeting "Steel Wall"
    And the stack resolves
    Then "Steel Wall" isn't blocking
    And "Grizzly Bears" is blocked
    And it happened once that "Steel Wall" left combat
    When combat damage is dealt
    Then Bob is at 17 life

  @may01:ours.16
  Scenario: An attacker that is no creature any more leaves combat
    Given Alice controls "Grizzly Bears" and "Craw Wurm"
    And Bob controls "Soul Sculptor" and can pay {1}{W}
    When Alice attacks with "Grizzly Bears" and "Craw Wurm"
    And Bob activates "Soul Sculptor" targeting "Craw Wurm"
    And the stack resolves
    Then "Craw Wurm" isn't attacking
    And "Grizzly Bears" is attacking
    When Bob doesn't block
    And combat damage is dealt
    Then Bob is at 18 life

  @may01:ours.14
  Scenario: What has just come can't be tapped for mana or attack, what was there can
    Given Alice controls new "Llanowar Elves" as "new", "Llanowar Elves" as "old" and new "Grizzly Bears"
    Then Alice can't tap "new" for mana by rule 308.1
    And Alice can tap "old" for mana
    And Alice can't attack with "new" by rule 308.1
    And Alice can attack with "old"
    When Alice taps "old" for mana
    Then Alice has {G} in the mana pool

  @may01:ours.15
  Scenario: With four life three can be paid, and with the one that is left no two
    Given Alice controls "Boseiju, Who Shelters All" and "Hall of the Bandit Lord"
    And Alice is at 4 life
    Then Alice can tap "Boseiju, Who Shelters All" for mana
    When Alice taps "Hall of the Bandit Lord" for mana
    Then Alice is at 1 life
    And Alice can't tap "Boseiju, Who Shelters All" for mana by rule 409.1f
    And Alice has {1} in the mana pool
