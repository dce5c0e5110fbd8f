Feature: Prevention shields that ask for a colour

  @cr26:609.7b
  Scenario: Story Circle's shield against red doesn't prevent the damage of Pyromancy that has become white
    Given it is Bob's main phase
    And Alice controls "Story Circle" and can pay {W}
    And "Story Circle" has the chosen color "red"
    And Bob controls "Pyromancy" and 6 "Plains" as "field"
    And Bob has "Celestial Dawn" and "Hill Giant" in hand
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
