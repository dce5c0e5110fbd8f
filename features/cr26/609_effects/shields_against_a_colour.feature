Feature: Prevention shields that ask for a colour

  @cr26:609.7b
  Scenario: Story Circle's shield against red prevents the damage of red Pyromancy, but not that of Pyromancy that has become white
    Given it is Bob's main phase
    And Alice controls "Story Circle" and can pay {W}{W}
    And "Story Circle" has the chosen color "red"
    And Bob controls "Pyromancy" and 9 "Plains" as "field"
    And Bob has "Celestial Dawn", "Hill Giant" and "Craw Wurm" in hand
    When Alice activates "Story Circle"
    And the stack resolves
    And as it resolves, Alice chooses the source "Pyromancy"
    And Bob activates "burn" of "Pyromancy" targeting Alice
    And Bob picks "Craw Wurm" at random
    And the stack resolves
    Then Alice is at 20 life
    When Alice activates "Story Circle"
    And the stack resolves
    And as it resolves, Alice chooses the source "Pyromancy"
    And Bob plays "Celestial Dawn"
    And the stack resolves
    Then "Pyromancy" is white
    When Bob activates "burn" of "Pyromancy" targeting Alice
    And the stack resolves
    Then Alice is at 16 life

  @cr26:609.7b.2
  Scenario: Story Circle's shield against red prevents no damage while Pyromancy is white, but does once Pyromancy is red again
    Given it is Bob's main phase
    And Alice controls "Story Circle" and can pay {W}
    And "Story Circle" has the chosen color "red"
    And Alice has "Naturalize" in hand and can pay {1}{G}
    And Bob controls "Pyromancy" and 9 "Plains" as "field"
    And Bob has "Celestial Dawn", "Hill Giant" and "Craw Wurm" in hand
    When Alice activates "Story Circle"
    And the stack resolves
    And as it resolves, Alice chooses the source "Pyromancy"
    And Bob plays "Celestial Dawn"
    And the stack resolves
    Then "Pyromancy" is white
    When Bob activates "burn" of "Pyromancy" targeting Alice
    And Bob picks "Hill Giant" at random
    And the stack resolves
    Then Alice is at 16 life
    When Alice plays "Naturalize" targeting "Celestial Dawn"
    And the stack resolves
    Then "Pyromancy" is red
    When Bob activates "burn" of "Pyromancy" targeting Alice
    And the stack resolves
    Then Alice is at 16 life

  @cr26:609.7b @cr26:615.9.5
  Scenario: Circle of Protection: Red prevents the damage of Goblin Raider, but not that of Hill Giant that Purelace has made white
    Given it is Bob's main phase
    And Alice controls "Circle of Protection: Red" and can pay {2}
    And Bob controls "Hill Giant" and "Goblin Raider"
    And Bob has "Purelace" in hand and can pay {W}
    When Bob attacks with "Hill Giant" and "Goblin Raider"
    And Alice activates "Circle of Protection: Red"
    And the stack resolves
    And as it resolves, Alice chooses the source "Hill Giant"
    And Alice activates "Circle of Protection: Red"
    And the stack resolves
    And as it resolves, Alice chooses the source "Goblin Raider"
    And Bob plays "Purelace" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is white
    When Alice doesn't block
    And combat damage is dealt
    Then Alice is at 17 life

  @cr26:609.7b.3 @cr26:615.9.4
  Scenario: Ember Mirror doesn't redirect the damage of Hill Giant while it is white, and redirects it in the next combat once it is red again
    Given it is Bob's main phase
    And Alice controls "Ember Mirror" and "Wall of Stone" and can pay {1}
    And Bob controls "Hill Giant"
    And Bob has "Purelace", "Crimson Wisps" and "Relentless Assault" in hand and can pay {W}{R}{2}{R}{R}
    And Bob has "Mountain" as library
    When Alice activates "Ember Mirror" targeting "Wall of Stone"
    And the stack resolves
    And as it resolves, Alice chooses the source "Hill Giant"
    And Bob plays "Purelace" targeting "Hill Giant"
    And the stack resolves
    And Bob attacks with "Hill Giant"
    And Alice doesn't block
    And combat damage is dealt
    Then Alice is at 17 life
    And "Wall of Stone" has no damage marked
    When the game goes on to Bob's second main phase
    And Bob plays "Crimson Wisps" targeting "Hill Giant"
    And the stack resolves
    And Bob plays "Relentless Assault"
    And the stack resolves
    And Bob attacks with "Hill Giant"
    And Alice doesn't block
    And combat damage is dealt
    Then Alice is at 17 life
    And "Wall of Stone" has 3 damage marked

  @cr26:609.7b.3 @cr26:615.9.4
  Scenario: Ember Mirror redirects the damage of Hill Giant, which has been red all the time
    Given it is Bob's main phase
    And Alice controls "Ember Mirror" and "Wall of Stone" and can pay {1}
    And Bob controls "Hill Giant" and "Goblin Raider"
    When Alice activates "Ember Mirror" targeting "Wall of Stone"
    And the stack resolves
    And as it resolves, Alice chooses the source "Hill Giant"
    And Bob attacks with "Hill Giant" and "Goblin Raider"
    And Alice doesn't block
    And combat damage is dealt
    Then Alice is at 18 life
    And "Wall of Stone" has 3 damage marked
