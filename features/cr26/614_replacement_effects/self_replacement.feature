Feature: Self-replacement effects

  @cr26:614.15
  Scenario: Furnace of Rath doubles the 4 damage of Galvanic Blast with metalcraft, and with fewer than three artifacts its 2 damage
    Given Alice controls "Furnace of Rath", "Sol Ring", "Ornithopter" and "Baku Altar"
    And Alice has "Galvanic Blast" as "one" and "Galvanic Blast" as "two" in hand and can pay {R}{R}
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When Alice plays "one" targeting Bob
    And the stack resolves
    Then Bob is at 12 life
    When Bob plays "Naturalize" targeting "Baku Altar"
    And the stack resolves
    And Alice plays "two" targeting Bob
    And the stack resolves
    Then Bob is at 8 life
    And "one" has dealt 8 damage to Bob

  @cr26:614.15
  Scenario: Galvanic Blast of a player with three artifacts deals 4 damage, and with two artifacts 2 damage
    Given Alice controls "Sol Ring", "Ornithopter" and "Baku Altar"
    And Alice has "Galvanic Blast" as "one" and "Galvanic Blast" as "two" in hand and can pay {R}{R}
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When Alice plays "one" targeting Bob
    And the stack resolves
    Then Bob is at 16 life
    When Bob plays "Naturalize" targeting "Baku Altar"
    And the stack resolves
    And Alice plays "two" targeting Bob
    And the stack resolves
    Then Bob is at 14 life
