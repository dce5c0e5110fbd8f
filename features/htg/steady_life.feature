Feature: Life totals that can't change, in rulings of our own

  @htg:ours.406
  Scenario: Damage and gains leave a life total as it is that can't change
    Given Alice controls "Platinum Emperion"
    And Alice has "Renewed Faith" in hand and can pay {2}{W}
    And Bob has "Glacial Ray" in hand and can pay {1}{R}
    Then the mana cost of "Platinum Emperion" is {8}
    And "Platinum Emperion" has exactly the types "artifact", "creature" and "Golem"
    And "Platinum Emperion" is 8/8
    When Bob casts "Glacial Ray" targeting Alice
    And the stack resolves
    Then "Glacial Ray" has dealt 2 damage to Alice
    And Alice is at 20 life
    When Alice casts "Renewed Faith"
    And the stack resolves
    Then Alice is at 20 life

  @htg:ours.406
  Scenario: Who can't lose life can't pay any; and others' totals change
    Given Alice controls "Platinum Emperion"
    And Alice has "Dismember" in hand and can pay {1}{B}{B}
    And Alice has "Lava Spike" in hand and can pay {R}
    And Bob controls "Hill Giant"
    And Bob has "Glacial Ray" in hand and can pay {1}{R}
    Then Alice can't cast "Dismember" paying 4 life targeting "Hill Giant" by rule 118.3
    And Alice can cast "Dismember" targeting "Hill Giant"
    When Bob casts "Glacial Ray" targeting Alice
    And the stack resolves
    Then Alice is at 20 life
    When Alice casts "Lava Spike" targeting Bob
    And the stack resolves
    Then Bob is at 17 life
