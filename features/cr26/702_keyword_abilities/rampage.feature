Feature: Rampage

  @cr26:702.23a
  Scenario: Craw Giant with rampage 2 gets +4/+4 until end of turn when three creatures block it
    Given Alice controls "Craw Giant"
    And Bob controls "Grizzly Bears", "Hill Giant" and "Gray Ogre"
    When Alice attacks with "Craw Giant"
    And Bob blocks "Craw Giant" with "Grizzly Bears", "Hill Giant" and "Gray Ogre"
    And the stack resolves
    Then "Craw Giant" is 10/8
    When combat damage is dealt
    And Alice divides 2 to "Grizzly Bears" and 3 to "Hill Giant" and 2 to "Gray Ogre" and 3 to Bob
    And the game goes on to Alice's second main phase
    Then "Craw Giant" is 10/8
    When the turn ends
    Then "Craw Giant" is 6/4

  @cr26:702.23a
  Scenario: Craw Giant with rampage 2 gets no bonus when one creature blocks it, and its ability triggers
    Given Alice controls "Craw Giant"
    And Bob controls "Grizzly Bears"
    When Alice attacks with "Craw Giant"
    And Bob blocks "Craw Giant" with "Grizzly Bears"
    And the stack resolves
    Then "Craw Giant" has triggered once
    And "Craw Giant" is 6/4
    When combat damage is dealt
    And Alice divides 2 to "Grizzly Bears" and 4 to Bob
    Then Bob is at 16 life

  @cr26:702.23a.before
  Scenario: In 2001, rampage 2 of Craw Giant doesn't trigger when one creature blocks it, and gives it +2/+2 when two block it in the next turn
    Given Alice controls "Craw Giant"
    And Bob controls "Grizzly Bears", "Hill Giant" and "Gray Ogre"
    When Alice attacks with "Craw Giant"
    And Bob blocks "Craw Giant" with "Grizzly Bears"
    Then "Craw Giant" has triggered never
    When combat damage is dealt
    And Alice divides 2 to "Grizzly Bears" and 4 to Bob
    And the game goes on to Bob's main phase
    And the game goes on to Alice's main phase
    And Alice attacks with "Craw Giant"
    And Bob blocks "Craw Giant" with "Hill Giant" and "Gray Ogre"
    Then "Craw Giant" has triggered once
    When the stack resolves
    Then "Craw Giant" is 8/6
    And Bob is at 16 life

  @cr26:702.23b
  Scenario: Craw Giant keeps the bonus of rampage when one of two blockers leaves the battlefield after the ability has resolved
    Given Alice controls "Craw Giant"
    And Bob controls "Grizzly Bears" and "Hill Giant" and has "Boomerang" in hand and can pay {U}{U}
    When Alice attacks with "Craw Giant"
    And Bob blocks "Craw Giant" with "Grizzly Bears" and "Hill Giant"
    And the stack resolves
    Then "Craw Giant" is 8/6
    When Bob plays "Boomerang" targeting "Grizzly Bears"
    And the stack resolves
    Then "Craw Giant" is 8/6
    And "Grizzly Bears" is in Bob's hand

  @cr26:702.23b
  Scenario: Craw Giant gets no bonus from rampage when one of two blockers leaves the battlefield before the ability resolves
    Given Alice controls "Craw Giant"
    And Bob controls "Grizzly Bears" and "Hill Giant" and has "Boomerang" in hand and can pay {U}{U}
    When Alice attacks with "Craw Giant"
    And Bob blocks "Craw Giant" with "Grizzly Bears" and "Hill Giant"
    And Bob in response plays "Boomerang" targeting "Grizzly Bears"
    And the stack resolves
    Then "Craw Giant" has triggered once
    And "Craw Giant" is 6/4
    And "Grizzly Bears" is in Bob's hand

  @cr26:702.23b.2
  Scenario: Craw Giant gets no further bonus when a second blocker is added after its rampage has resolved
    Given Alice controls "Craw Giant"
    And Bob controls "Hill Giant" and "Wall of Stone" and has "Belated Guard" in hand and can pay {W}
    When Alice attacks with "Craw Giant"
    And Bob blocks "Craw Giant" with "Hill Giant"
    And the stack resolves
    And Bob plays "Belated Guard" targeting "Wall of Stone" then "Craw Giant"
    And the stack resolves
    Then "Wall of Stone" is blocking
    And "Craw Giant" is 6/4
    And "Craw Giant" has triggered once

  @cr26:702.23c
  Scenario: Craw Giant with two instances of rampage 2 gets +4/+4 when two creatures block it
    Given Alice controls "Craw Giant"
    And "Craw Giant" has "rampage 2"
    And Bob controls "Grizzly Bears" and "Hill Giant"
    When Alice attacks with "Craw Giant"
    And Bob blocks "Craw Giant" with "Grizzly Bears" and "Hill Giant"
    Then "Craw Giant" has triggered twice
    When the top of the stack resolves
    Then "Craw Giant" is 8/6
    When the top of the stack resolves
    Then "Craw Giant" is 10/8

  @cr26:702.23a
  Scenario: Two blockers give Craw Giant with rampage 2 +2/+2, and Hill Giant with rampage 3 +3/+3
    Given Alice controls "Craw Giant" and "Hill Giant"
    And "Hill Giant" has "rampage 3"
    And Bob controls 4 "Wall of Stone" as "wall"
    When Alice attacks with "Craw Giant" and "Hill Giant"
    And Bob blocks "Craw Giant" with "wall 1" and "wall 2" and "Hill Giant" with "wall 3" and "wall 4"
    And Alice puts "Craw Giant" and "Hill Giant" in this order
    And the stack resolves
    Then "Craw Giant" is 8/6
    And "Hill Giant" is 6/6

  @cr26:702.23b.2
  Scenario: Craw Giant, whose only blocker leaves the battlefield before rampage resolves, stays 6/4
    Given Alice controls "Craw Giant"
    And Bob controls "Hill Giant" and has "Boomerang" in hand and can pay {U}{U}
    When Alice attacks with "Craw Giant"
    And Bob blocks "Craw Giant" with "Hill Giant"
    And Bob in response plays "Boomerang" targeting "Hill Giant"
    And the stack resolves
    Then "Craw Giant" has triggered once
    And "Hill Giant" is in Bob's hand
    And "Craw Giant" is 6/4

  @cr26:702.23a
  Scenario: Rampage of Craw Giant triggers as it becomes blocked in each of two turns, and not for Hill Giant that becomes blocked beside it
    Given Alice controls "Craw Giant" and "Hill Giant"
    And Bob controls 3 "Wall of Stone" as "wall"
    When Alice attacks with "Craw Giant" and "Hill Giant"
    And Bob blocks "Craw Giant" with "wall 1" and "Hill Giant" with "wall 2"
    Then "Craw Giant" has triggered once
    When combat damage is dealt
    And the game goes on to Alice's next main phase
    And Alice attacks with "Craw Giant"
    And Bob blocks "Craw Giant" with "wall 1", "wall 2" and "wall 3"
    Then "Craw Giant" has triggered twice
    When the stack resolves
    Then "Craw Giant" is 10/8
