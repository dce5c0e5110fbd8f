Feature: Kicker

  @cr26:702.33d @cr26:702.33c @cr26:122.1.3
  Scenario: Everflowing Chalice kicked twice enters with 2 charge counters
    Given Alice has "Everflowing Chalice" in hand and can pay {4}
    When Alice plays "Everflowing Chalice" paying the optional cost "kicker" and "kicker"
    And the stack resolves
    Then "Everflowing Chalice" has 2 charge counters
    When Alice taps "Everflowing Chalice" for mana
    Then Alice has {C}{C} in the mana pool

  @cr26:702.33d @cr26:702.33c
  Scenario: Everflowing Chalice kicked once enters with 1 charge counter
    Given Alice has "Everflowing Chalice" in hand and can pay {2}
    When Alice plays "Everflowing Chalice" kicked
    And the stack resolves
    Then "Everflowing Chalice" has 1 charge counter
    And {C}{C} was spent on "Everflowing Chalice"

  @cr26:702.33c @edition:2013-07 @edition:2026-01
  Scenario: Everflowing Chalice that isn't kicked costs {0} and enters without counters, and one kicked three times costs {6}
    Given Alice has "Everflowing Chalice" as "plain" and "Everflowing Chalice" as "kicked" in hand and can pay {6}
    When Alice plays "plain"
    Then the total cost of "plain" is {0}
    When the stack resolves
    Then "plain" has no charge counters
    And Alice can play "kicked" paying the optional cost "kicker" and "kicker" and "kicker"
    When Alice plays "kicked" paying the optional cost "kicker" and "kicker" and "kicker"
    Then the total cost of "kicked" is {6}
    When the stack resolves
    Then "kicked" has 3 charge counters

  @cr26:702.33g
  Scenario: Probe that isn't kicked has no target, and a kicked Probe has one
    Given Alice has "Probe" as "plain" and "Probe" as "kicked" in hand and can pay {2}{U}{2}{U}{1}{B}
    And Alice has 6 "Island" as "page" as library
    And Bob has "Forest" and "Swamp" in hand
    Then Alice can't play "plain" targeting Bob by rule 601.2c
    When Alice plays "plain"
    Then "plain" targets nothing
    When the stack resolves
    And Alice chooses "page 1" and "page 2"
    Then Bob has 2 cards in hand
    Then Alice can play "kicked" kicked targeting Bob
    When Alice plays "kicked" kicked targeting Bob
    Then "kicked" targets Bob
    When the stack resolves
    And Alice chooses "page 3" and "page 4"
    Then Bob's hand is empty

  @cr26:702.33g.2 @cr26:601.2c.7
  Scenario: Jilt that isn't kicked targets only the creature that it returns, and a kicked Jilt targets another creature, too
    Given Alice has "Jilt" as "plain" and "Jilt" as "kicked" in hand and can pay {1}{U}{1}{U}{1}{R}
    And Bob controls "Hill Giant", "Gray Ogre" and "Grizzly Bears"
    Then Alice can't play "plain" targeting "Hill Giant" then "Gray Ogre" by rule 601.2c
    And Alice can play "plain" targeting "Hill Giant"
    When Alice plays "plain" targeting "Hill Giant"
    Then "plain" targets "Hill Giant"
    When the stack resolves
    Then "Hill Giant" is in Bob's hand
    And "Gray Ogre" has no damage marked
    When Alice plays "kicked" kicked targeting "Gray Ogre" then "Grizzly Bears"
    Then "kicked" targets "Gray Ogre" and "Grizzly Bears"
    When the stack resolves
    Then "Gray Ogre" is in Bob's hand
    And "Grizzly Bears" was destroyed

  @cr26:601.2c.7
  Scenario: A kicked Jilt returns Gray Ogre and deals 2 damage to Hill Giant, which is its second target
    Given Alice has "Jilt" in hand and can pay {1}{U}{1}{R}
    And Bob controls "Hill Giant" and "Gray Ogre"
    When Alice plays "Jilt" kicked targeting "Gray Ogre" then "Hill Giant"
    Then "Jilt" targets "Gray Ogre" and "Hill Giant"
    When the stack resolves
    Then "Gray Ogre" is in Bob's hand
    And "Hill Giant" has 2 damage marked

  @cr26:601.2c.7
  Scenario: Jilt can't be cast with two targets without its kicker, and can with it
    Given Alice has "Jilt" in hand and can pay {1}{U}{1}{R}
    And Bob controls "Hill Giant" and "Gray Ogre"
    Then Alice can't play "Jilt" targeting "Gray Ogre" then "Hill Giant" by rule 601.2c
    And Alice can play "Jilt" kicked targeting "Gray Ogre" then "Hill Giant"
    When Alice plays "Jilt" kicked targeting "Gray Ogre" then "Hill Giant"
    And the stack resolves
    Then "Gray Ogre" is in Bob's hand
    And "Hill Giant" has 2 damage marked

  @cr26:702.33g.2
  Scenario: While Gray Ogre is the only creature, Jilt can be cast only without its kicker, and once there is none, it can't be cast at all
    Given Alice has 2 "Jilt" as "jilt" in hand and can pay {1}{U}{1}{U}{1}{R}
    And Bob controls "Gray Ogre"
    Then Alice can't play "jilt 1" kicked by rule 601.2c
    And Alice can play "jilt 1" targeting "Gray Ogre"
    When Alice plays "jilt 1" targeting "Gray Ogre"
    And the stack resolves
    Then "Gray Ogre" is in Bob's hand
    And Alice can't play "jilt 2" by rule 601.2c

  @cr26:702.33a @cr26:702.33e @cr26:118.8b @cr26:601.2b.8
  Scenario: Kavu Aggressor cast with its kicker costs {4} more and enters with a +1/+1 counter, and one cast without it has none
    Given Alice has "Kavu Aggressor" as "plain" and "Kavu Aggressor" as "kicked" in hand and can pay {2}{R}{2}{R}{4}
    When Alice plays "plain"
    Then the total cost of "plain" is {2}{R}
    When the stack resolves
    And Alice plays "kicked" kicked
    Then the total cost of "kicked" is {6}{R}
    When the stack resolves
    Then "plain" is 3/2
    And "kicked" is 4/3

  @cr26:702.33a
  Scenario: A kicked Kavu Aggressor enters as a 4/3 creature
    Given Alice has "Kavu Aggressor" in hand and can pay {2}{R}{4}
    When Alice plays "Kavu Aggressor" kicked
    Then the total cost of "Kavu Aggressor" is {6}{R}
    When the stack resolves
    Then "Kavu Aggressor" is 4/3

  @cr26:702.33a
  Scenario: The kicker cost of Kavu Aggressor can't be paid twice, and can be paid once
    Given Alice has "Kavu Aggressor" in hand and can pay {2}{R}{4}{4}
    Then Alice can't play "Kavu Aggressor" paying the optional cost "kicker" and "kicker" by rule 118.8
    And Alice can play "Kavu Aggressor" paying the optional cost "kicker"
    When Alice plays "Kavu Aggressor" kicked
    Then the total cost of "Kavu Aggressor" is {6}{R}
    When the stack resolves
    Then "Kavu Aggressor" is 4/3

  @cr26:702.33e @cr26:607.2i.2
  Scenario: A Clone that enters as a copy of a kicked Kavu Aggressor has no counter, because no kicker cost was paid for it
    Given Alice has "Kavu Aggressor" and "Clone" in hand and can pay {2}{R}{4}{3}{U}
    When Alice plays "Kavu Aggressor" kicked
    And the stack resolves
    Then "Kavu Aggressor" is 4/3
    When Alice plays "Clone"
    And the stack resolves
    And Alice chooses "Kavu Aggressor" for "Clone"
    Then "Clone" is named "Kavu Aggressor"
    And "Clone" is 3/2
    And "Clone" has no +1/+1 counters

  @cr26:702.33b @cr26:702.33d.2 @cr26:702.33f
  Scenario: Stormscape Battlemage cast with neither of its kickers triggers no ability, and one cast with both triggers two
    Given Alice has "Stormscape Battlemage" as "plain" and "Stormscape Battlemage" as "kicked" in hand and can pay {2}{U}{4}{U}{W}{B}
    And Bob controls "Hill Giant"
    When Alice plays "plain"
    Then the total cost of "plain" is {2}{U}
    When the stack resolves
    Then "plain" has triggered never
    And "plain" is 2/2
    And Alice can play "kicked" paying the optional cost "white" paying the optional cost "black"
    When Alice plays "kicked" paying the optional cost "white" paying the optional cost "black"
    Then the total cost of "kicked" is {4}{U}{W}{B}
    When the stack resolves
    And Alice puts "kicked" and "kicked" in this order
    And Alice targets "Hill Giant"
    Then "kicked" has triggered twice
    And Alice is at 23 life
    And "Hill Giant" was destroyed

  @cr26:702.33a @cr26:118.9d @cr26:601.2f.9
  Scenario: A kicked Kavu Aggressor costs {1} more with Sphere of Resistance, and its kicker cost is added to the cost of Fist of Suns
    Given Alice controls "Fist of Suns"
    And Alice has "Kavu Aggressor" as "one" and "Kavu Aggressor" as "two" in hand and can pay {3}{R}{4}{W}{U}{B}{R}{G}{5}
    And Bob controls "Sphere of Resistance"
    When Alice plays "one" kicked
    Then the total cost of "one" is {7}{R}
    When the stack resolves
    Then "one" is 4/3
    When Alice plays "two" kicked instead of its mana cost by "suns"
    Then the total cost of "two" is {5}{W}{U}{B}{R}{G}
    When the stack resolves
    Then "two" is 4/3

  @cr26:702.33a.2
  Scenario: Bog Down that is kicked by the sacrifice of two lands makes Bob discard three cards, and one that isn't makes him discard two
    Given Alice controls 2 "Forest" as "wood" and "Hill Giant"
    And Alice has "Bog Down" as "plain" and "Bog Down" as "kicked" in hand and can pay {2}{B}{2}{B}
    And Bob has "Island", "Mountain", "Swamp", "Plains" and "Craw Wurm" in hand
    When Alice plays "plain" targeting Bob
    And the stack resolves
    And Bob chooses "Island" and "Mountain"
    Then Bob has 3 cards in hand
    And Alice can't play "kicked" kicked sacrificing "wood 1" and "Hill Giant" targeting Bob by rule 118.3
    And Alice can play "kicked" kicked sacrificing "wood 1" and "wood 2" targeting Bob
    When Alice plays "kicked" kicked sacrificing "wood 1" and "wood 2" targeting Bob
    Then the total cost of "kicked" is {2}{B}
    And "wood 1" and "wood 2" were sacrificed
    When the stack resolves
    Then Bob's hand is empty

  @cr26:702.33c
  Scenario: Budding Squire was kicked if its multikicker cost was paid twice, so its ability triggers once, and doesn't if it was never paid
    Given Alice has "Budding Squire" as "plain" and "Budding Squire" as "kicked" in hand and can pay {W}{2}{W}
    When Alice plays "plain"
    And the stack resolves
    Then "plain" has triggered never
    And Alice is at 20 life
    When Alice plays "kicked" paying the optional cost "kicker" and "kicker"
    Then the total cost of "kicked" is {2}{W}
    When the stack resolves
    Then "kicked" has triggered once
    And Alice is at 23 life

  @cr26:702.33a
  Scenario: Kavu Aggressor that Alice casts kicked from the top of her library costs {6}{R}, and enters with a +1/+1 counter
    Given Alice controls "Shrine of Things to Come" and can pay {2}{R}{4}
    And Alice has "Kavu Aggressor" and "Island" on top of library
    When Alice plays "Kavu Aggressor" from library kicked
    Then the total cost of "Kavu Aggressor" is {6}{R}
    When the stack resolves
    Then "Kavu Aggressor" is 4/3
    And the top of Alice's library is "Island"

  @cr26:702.33d.4
  Scenario Outline: Twice-Offered Balm gains 2 life unkicked, and 6 life kicked with only its <kicker> kicker cost
    Given Alice has "Twice-Offered Balm" as "plain" and "Twice-Offered Balm" as "kicked" in hand and can pay {W}{W}<mana>
    When Alice plays "plain"
    And the stack resolves
    Then Alice is at 22 life
    When Alice plays "kicked" paying the optional cost "<kicker>"
    And the stack resolves
    Then Alice is at 28 life

    Examples:
      | kicker | mana |
      | green  | {G}  |
      | blue   | {U}  |

  @cr26:702.33a
  Scenario: Kavu Aggressor, Probe and Jilt are kicked for their kicker costs, and Bog Down, which isn't, costs {2}{B}
    Given Alice has "Kavu Aggressor", "Probe", "Jilt" and "Bog Down" in hand
    And Alice can pay {6}{R}{2}{U}{1}{B}{1}{U}{1}{R}{2}{B}
    And Alice has 4 "Island" as "page" as library
    And Bob controls "Hill Giant" and "Grizzly Bears"
    And Bob has "Forest", "Swamp", "Mountain" and "Plains" in hand
    When Alice plays "Kavu Aggressor" kicked
    And the stack resolves
    Then "Kavu Aggressor" is 4/3
    When Alice plays "Jilt" kicked targeting "Hill Giant" then "Grizzly Bears"
    Then the total cost of "Jilt" is {2}{U}{R}
    When the stack resolves
    Then "Hill Giant" is in Bob's hand
    And "Grizzly Bears" was destroyed
    When Alice plays "Probe" kicked targeting Bob
    Then the total cost of "Probe" is {3}{U}{B}
    When the stack resolves
    And Alice chooses "page 1" and "page 2"
    And Bob chooses "Forest" and "Swamp"
    And Alice plays "Bog Down" targeting Bob
    Then the total cost of "Bog Down" is {2}{B}
    When the stack resolves
    And Bob chooses "Mountain" and "Plains"
    Then Bob has 1 card in hand

  @cr26:702.33g
  Scenario: Probe can be cast with Bob as its target only if it is kicked
    Given Alice has "Probe" in hand and can pay {2}{U}{1}{B}
    And Alice has 3 "Island" as "page" as library
    And Bob has "Forest" and "Swamp" in hand
    Then Alice can't play "Probe" targeting Bob by rule 601.2c
    And Alice can play "Probe" kicked targeting Bob
    When Alice plays "Probe" kicked targeting Bob
    Then "Probe" targets Bob
    When the stack resolves
    And Alice chooses "page 1" and "page 2"
    Then Bob's hand is empty
