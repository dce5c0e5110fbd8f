Feature: Walls and defender
  @chk:502.41a
  Scenario: Defender is a static ability: a creature that gets defender back can't attack, without any trigger
    Given Alice controls "Steel Wall" and "Humility"
    And Bob has "Boomerang" in hand and can pay {U}{U}
    Then "Steel Wall" doesn't have "defender"
    And Alice can attack with "Steel Wall"
    When Bob plays "Boomerang" targeting "Humility"
    And the stack resolves
    Then "Steel Wall" has "defender"
    And "Steel Wall" has triggered never
    And Alice can't attack with "Steel Wall" by rule 502.41

  @chk:502.41a
  Scenario: A creature with defender can block but can't attack
    Given Alice controls "Hill Giant"
    And Bob controls "Steel Wall"
    When Alice attacks with "Hill Giant"
    Then Bob can block "Hill Giant" with "Steel Wall"
    When Bob blocks "Hill Giant" with "Steel Wall"
    And combat damage is dealt
    Then "Steel Wall" has 3 damage marked
    And Bob is at 20 life
    When the game goes on to Bob's main phase
    Then Bob can't attack with "Steel Wall" by rule 502.41b because "Steel Wall" has "defender"

  @chk:502.41c
  Scenario: With Animate Wall, a Wall can attack even if it has two instances of defender
    Given Alice controls "Steel Wall"
    And "Steel Wall" has "defender"
    And Alice has "Animate Wall" in hand and can pay {W}
    Then Alice can't attack with "Steel Wall" by rule 502.41b because "Steel Wall" has "defender"
    When Alice plays "Animate Wall" targeting "Steel Wall"
    And the stack resolves
    Then "Steel Wall" has "defender"
    And Alice can attack with "Steel Wall"
    When Alice attacks with "Steel Wall"
    Then "Steel Wall" is attacking

  @chk:502.41c
  Scenario: A creature that loses one of two instances of defender still can't attack
    Given Alice controls "Steel Wall" and "Grizzly Bears"
    And Alice has "Guard Duty" as "the Wall's duty" and "Guard Duty" as "the Bears' duty" in hand and can pay {W}{W}
    And Bob has 2 "Naturalize" as "relief" in hand and can pay {2}{G}{G}
    And Bob controls "Mirror Gallery"
    Then Alice can attack with "Grizzly Bears"
    And "the Wall's duty" has the type "enchantment"
    And Alice can target only "Steel Wall" and "Grizzly Bears" with "the Wall's duty"
    When Alice plays "the Wall's duty" targeting "Steel Wall"
    And the stack resolves
    And Alice plays "the Bears' duty" targeting "Grizzly Bears"
    And the stack resolves
    Then Alice can't attack with "Grizzly Bears" by rule 502.41b
    And Alice can't attack with "Steel Wall" by rule 502.41b
    When Bob plays "relief 1" targeting "the Wall's duty"
    And Bob plays "relief 2" targeting "the Bears' duty"
    And the stack resolves
    Then Alice can attack with "Grizzly Bears"
    And Alice can't attack with "Steel Wall" by rule 502.41b because "Steel Wall" has "defender"

  @chk:walls.1
  Scenario: A Wall that becomes another creature type keeps defender
    Given Alice controls "Steel Wall" and "Grizzly Bears"
    And Alice has "Conspiracy" in hand and can pay {3}{B}{B}
    Then "Steel Wall" has the types "Wall"
    When Alice plays "Conspiracy"
    And the stack resolves
    And as it resolves, Alice chooses the creature type "Bear" for "Conspiracy"
    Then "Steel Wall" has exactly the types "artifact", "creature" and "Bear"
    And "Steel Wall" has "defender"
    And Alice can't attack with "Steel Wall" by rule 502.41b because "Steel Wall" has "defender"
    And Alice can attack with "Grizzly Bears"

  @chk:walls.1
  Scenario: A creature that becomes a Wall doesn't get defender and can attack
    Given Alice controls "Steel Wall" and "Grizzly Bears"
    And Alice has "Conspiracy" in hand and can pay {3}{B}{B}
    When Alice plays "Conspiracy"
    And the stack resolves
    And as it resolves, Alice chooses the creature type "Wall" for "Conspiracy"
    Then "Grizzly Bears" has exactly the types "creature" and "Wall"
    And "Grizzly Bears" doesn't have "defender"
    And Alice can attack with "Grizzly Bears"
    And Alice can't attack with "Steel Wall" by rule 502.41b because "Steel Wall" has "defender"
    When Alice attacks with "Grizzly Bears"
    Then "Grizzly Bears" is attacking

  @chk:walls.1.before
  Scenario: In 2001, a creature that becomes a Wall can't attack
    Given Alice controls "Grizzly Bears" and has "Conspiracy" in hand and can pay {3}{B}{B}
    Then Alice can attack with "Grizzly Bears"
    When Alice plays "Conspiracy"
    And the stack resolves
    And as it resolves, Alice chooses the creature type "Wall" for "Conspiracy"
    Then "Grizzly Bears" doesn't have "defender"
    And Alice can't attack with "Grizzly Bears" by rule 308.1

  @chk:walls.1.before
  Scenario: In 2001, a Wall that becomes another creature type can attack
    Given Alice controls "Wall of Stone" and has "Conspiracy" in hand and can pay {3}{B}{B}
    Then "Wall of Stone" doesn't have "defender"
    And Alice can't attack with "Wall of Stone" by rule 308.1
    When Alice plays "Conspiracy"
    And the stack resolves
    And as it resolves, Alice chooses the creature type "Bear" for "Conspiracy"
    Then Alice can attack with "Wall of Stone"
    When Alice attacks with "Wall of Stone"
    Then "Wall of Stone" is attacking

  @chk:walls.n1
  Scenario Outline: A Wall printed before defender has the type Wall and defender
    Given Alice controls "<Wall>" and "Grizzly Bears"
    Then "<Wall>" has exactly the types "creature" and "Wall"
    And "<Wall>" has "defender"
    And Alice can't attack with "<Wall>" by rule 502.41b because "<Wall>" has "defender"
    And Alice can attack with "Grizzly Bears"

    Examples:
      | Wall          |
      | Wall of Air   |
      | Wall of Stone |
      | Wall of Wood  |

  @chk:walls.n1
  Scenario: A Wall token without defender can attack
    Given Alice controls "Steel Wall"
    And Alice controls a 0/3 "Wall" creature token as "rampart"
    Then "rampart" has the types "Wall"
    And "rampart" doesn't have "defender"
    And Alice can't attack with "Steel Wall" by rule 502.41b because "Steel Wall" has "defender"
    When Alice attacks with "rampart"
    Then "rampart" is attacking

  @chk:walls.n2
  Scenario Outline: A creature that becomes another creature type gets no abilities of that type
    Given Alice controls "Grizzly Bears"
    And Alice has "Conspiracy" in hand and can pay {3}{B}{B}
    And Bob controls "Hill Giant"
    Then "Grizzly Bears" has the types "Bear"
    When Alice plays "Conspiracy"
    And the stack resolves
    And as it resolves, Alice chooses the creature type "<type>" for "Conspiracy"
    Then "Grizzly Bears" has exactly the types "creature" and "<type>"
    And "Grizzly Bears" doesn't have "<keyword>"
    And "Grizzly Bears" is 2/2
    When Alice attacks with "Grizzly Bears"
    And Bob blocks "Grizzly Bears" with "Hill Giant"
    Then "Grizzly Bears" is blocked
    And "Grizzly Bears" has triggered never
    And "Grizzly Bears" is tapped

    Examples:
      | type    | keyword   |
      | Wall    | defender  |
      | Samurai | bushido   |
      | Spirit  | soulshift |
      | Angel   | flying    |
