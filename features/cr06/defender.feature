Feature: Defender

  @cr06:502.41a
  Scenario: Wall of Wood has defender again as soon as Humility is destroyed, with nothing on the stack
    Given Alice controls "Wall of Wood" and "Humility"
    And Bob has "Naturalize" in hand and can pay {1}{G}
    Then Alice can attack with "Wall of Wood"
    When Bob plays "Naturalize" targeting "Humility"
    And the top of the stack resolves
    Then the stack is empty
    And Alice can't attack with "Wall of Wood" because "Wall of Wood" has "defender"

  @cr06:502.41b
  Scenario: A creature with defender can't attack but can block
    Given Alice controls "Wall of Air" and "Grizzly Bears"
    And Bob controls "Hill Giant"
    Then Alice can't attack with "Wall of Air" by rule 502.41b because "Wall of Air" has "defender"
    And Alice can attack with "Grizzly Bears"
    When the game goes on to Bob's main phase
    And Bob attacks with "Hill Giant"
    Then Alice can block "Hill Giant" with "Wall of Air"
    When Alice blocks "Hill Giant" with "Wall of Air"
    And combat damage is dealt
    Then "Hill Giant" has dealt 3 combat damage to "Wall of Air"

  @cr06:502.41c
  Scenario: A Wall with two instances of defender can attack while Animate Wall enchants it, and can't attack afterwards
    Given Alice controls "Wall of Wood" and "Animate Wall"
    And "Wall of Wood" has "defender"
    And "Animate Wall" is attached to "Wall of Wood"
    And Bob has "Naturalize" in hand and can pay {1}{G}
    Then "Wall of Wood" has "defender" and "defender"
    And Alice can attack with "Wall of Wood"
    When Bob plays "Naturalize" targeting "Animate Wall"
    And the stack resolves
    Then Alice can't attack with "Wall of Wood" because "Wall of Wood" has "defender"

  @cr06:502.41c
  Scenario: A Wall that loses one of two instances of defender still can't attack
    Given Alice controls "Wall of Wood", "Grizzly Bears" and "Guard Duty" as "the Bears' duty"
    And Alice controls "Guard Duty" as "the Wall's duty" attached to "Wall of Wood"
    And "the Bears' duty" is attached to "Grizzly Bears"
    And Bob has 2 "Naturalize" as "relief" in hand and can pay {2}{G}{G}
    Then Alice can't attack with "Grizzly Bears" by rule 502.41b
    When Bob plays "relief 1" targeting "the Bears' duty"
    And Bob plays "relief 2" targeting "the Wall's duty"
    And the stack resolves
    Then Alice can attack with "Grizzly Bears"
    And Alice can't attack with "Wall of Wood" because "Wall of Wood" has "defender"
