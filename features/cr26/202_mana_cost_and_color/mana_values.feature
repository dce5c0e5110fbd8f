Feature: Mana values

  @cr26:202.3a
  Scenario: Chord of Calling with X = 0 finds Dryad Arbor, which has no mana cost, and not Grizzly Bears
    Given Alice has "Chord of Calling" in hand and can pay {G}{G}{G}
    And Alice has "Grizzly Bears" and "Dryad Arbor" as library
    When Alice plays "Chord of Calling" with X = 0
    And the stack resolves
    Then Alice may choose "Dryad Arbor" for "Chord of Calling"
    And Alice may not choose "Grizzly Bears" for "Chord of Calling"
    When Alice chooses "Dryad Arbor" for "Chord of Calling"
    Then "Dryad Arbor" is in play under Alice's control
    And the mana value of "Dryad Arbor" is 0

  @cr26:202.3d @cr26:702.102b
  Scenario: Wear // Tear has mana value 3 in hand and as a fused spell, 1 as Tear on the stack and 2 as Wear
    Given Alice has "Wear // Tear" as "half", "Wear // Tear" as "whole" and "Wear // Tear" as "other" in hand
    And Alice can pay {W}{1}{R}{W}{1}{R}
    And Bob controls "Steel Wall", "Crusade", "Castle", "Sol Ring" and "Chalice of the Void"
    And "Chalice of the Void" has 2 charge counters
    Then the mana value of "half" is 3
    When Alice plays "half" as "Tear" targeting "Crusade"
    Then the mana value of "half" is 1
    When the stack resolves
    Then Alice can play "whole" targeting "Steel Wall" then "Castle"
    When Alice plays "whole" targeting "Steel Wall" then "Castle"
    Then the mana value of "whole" is 3
    When the stack resolves
    Then the mana value of "half" is 3
    And "Steel Wall" was destroyed
    When Alice plays "other" as "Wear" targeting "Sol Ring"
    Then the mana value of "other" is 2
    And "Chalice of the Void" has triggered once

  @cr26:202.4
  Scenario: Kavu Aggressor with a kicker of {4} has mana value 3 although {6}{R} is paid for it
    Given Alice has "Kavu Aggressor" in hand and can pay {6}{R}
    And Bob controls "Chalice of the Void"
    And "Chalice of the Void" has 7 charge counters
    When Alice plays "Kavu Aggressor" kicked
    Then the total cost of "Kavu Aggressor" is {6}{R}
    And the mana value of "Kavu Aggressor" is 3
    And the mana cost of "Kavu Aggressor" is {2}{R}
    And {R}{C}{C}{C}{C}{C}{C} was spent on "Kavu Aggressor"
    When the stack resolves
    Then "Chalice of the Void" has triggered never
    And "Kavu Aggressor" is 4/3

  @cr26:202.4.4
  Scenario: Altar's Reap, whose additional cost is a creature, has mana cost {1}{B}, and Hill Giant is sacrificed as the mana is paid and not later
    Given Alice controls "Hill Giant"
    And Alice has "Altar's Reap" in hand and can pay {1}{B}
    And Alice has "Island" and "Forest" as library
    Then Alice can play "Altar's Reap" sacrificing "Hill Giant"
    When Alice plays "Altar's Reap"
    Then "Hill Giant" was sacrificed
    And {B}{C} was spent on "Altar's Reap"
    And the mana cost of "Altar's Reap" is {1}{B}
    And the mana value of "Altar's Reap" is 2
    And Alice has drawn no cards
    When the stack resolves
    Then Alice has drawn 2 cards

  @cr26:202.4.3
  Scenario: Grizzly Bears, for which Sexton's Toll asks {2} more from the graveyard, have mana cost {1}{G} and mana value 2, and {2} is paid with {1}{G}
    Given Alice controls "Sexton's Toll"
    And Alice has "Grizzly Bears" as "old" in graveyard
    And Alice has "Grizzly Bears" as "young" and "Mountain" in hand
    And Alice controls 3 "Forest" as "grove"
    Then Alice can't play "old" by rule 118.3
    And Alice can play "young"
    When Alice plays the land "Mountain"
    And Alice plays "old"
    Then the total cost of "old" is {3}{G}
    And {R}{G}{G}{G} was spent on "old"
    And the mana cost of "old" is {1}{G}
    And the mana value of "old" is 2
    When the stack resolves
    Then "old" is in play

  @cr26:202.4.3
  Scenario: Sexton's Toll asks nothing more for Grizzly Bears that Alice casts from her hand, and their mana cost stays {1}{G}
    Given Alice controls "Sexton's Toll" and 2 "Forest" as "grove"
    And Alice has "Grizzly Bears" in hand
    When Alice plays "Grizzly Bears"
    Then the total cost of "Grizzly Bears" is {1}{G}
    And {G}{G} was spent on "Grizzly Bears"
    And the mana cost of "Grizzly Bears" is {1}{G}
    And "grove 1" and "grove 2" are tapped
    When the stack resolves
    Then "Grizzly Bears" is in play

  @cr26:202.4.2 @cr26:118.8.2 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Grizzly Bears, for which the cost of offspring that Nursery Bell gives was paid too, have mana cost {1}{G} and mana value 2
    Given Alice controls "Nursery Bell"
    And Alice has "Grizzly Bears" in hand and can pay {1}{G}{2}
    Then Alice can play "Grizzly Bears" paying the optional cost "offspring"
    When Alice plays "Grizzly Bears" paying the optional cost "offspring"
    Then the total cost of "Grizzly Bears" is {3}{G}
    And the mana cost of "Grizzly Bears" is {1}{G}
    And the mana value of "Grizzly Bears" is 2
    When the stack resolves
    Then Alice controls 2 "Bear" permanents

  @cr26:202.4.2
  Scenario: Hill Giant, for which {5}{R} is paid because Nursery Bell gives it an optional cost of {2}, has mana cost {3}{R} and mana value 4
    Given Alice controls "Nursery Bell"
    And Alice has "Hill Giant" in hand and can pay {3}{R}{2}
    Then Alice can play "Hill Giant" paying the optional cost "offspring"
    When Alice plays "Hill Giant" paying the optional cost "offspring"
    Then the total cost of "Hill Giant" is {5}{R}
    And the mana cost of "Hill Giant" is {3}{R}
    And the mana value of "Hill Giant" is 4
    When the stack resolves
    Then "Hill Giant" is 3/3

  @cr26:202.4.2
  Scenario: Hill Giant, for which the optional cost that Nursery Bell gives is not paid, costs {3}{R}, which is its mana cost
    Given Alice controls "Nursery Bell" and 4 "Mountain" as "ridge"
    And Alice has "Hill Giant" in hand
    When Alice plays "Hill Giant"
    Then the total cost of "Hill Giant" is {3}{R}
    And the mana cost of "Hill Giant" is {3}{R}
    And {R}{R}{R}{R} was spent on "Hill Giant"
    When the stack resolves
    Then "Hill Giant" is 3/3
    And Alice controls no "token" permanents
