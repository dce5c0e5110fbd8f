Feature: Choosing targets by what happened this turn

  @cr26:601.2c
  Scenario: Needle Drop can target only the player who was dealt damage this turn
    Given Alice has "Needle Drop" in hand and can pay {R}
    And Alice has "Island" as library
    And Alice controls "Hill Giant"
    And Bob controls "Grizzly Bears"
    When Alice attacks with "Hill Giant"
    And Bob doesn't block
    And combat damage is dealt
    Then Alice can target only Bob with "Needle Drop"
    When Alice plays "Needle Drop" targeting Bob
    And the stack resolves
    Then Bob is at 16 life
    And Alice has drawn 1 card

  @cr26:601.2c
  Scenario: Needle Drop deals 1 damage to a creature that was dealt 1 damage earlier in the turn
    Given Alice has "Needle Drop" in hand and can pay {R}
    And Alice has "Island" as library
    And Alice controls "Frostwielder"
    And Bob controls "Trained Armodon" and "Grizzly Bears"
    When Alice activates "Frostwielder" targeting "Trained Armodon"
    And the stack resolves
    And Alice plays "Needle Drop" targeting "Trained Armodon"
    And the stack resolves
    Then "Trained Armodon" has 2 damage marked
    And Alice has drawn 1 card

  @cr26:601.2c
  Scenario: Damage dealt in an earlier turn doesn't make a player or creature a legal target for Needle Drop
    Given Alice has "Needle Drop" in hand and can pay {R}
    And Alice has "Island" as library
    And Alice controls "Frostwielder"
    And Bob controls "Hill Giant" and "Frostwielder" as "his Frostwielder"
    When Alice activates "Frostwielder" targeting Bob
    And the stack resolves
    Then Alice can target only Bob with "Needle Drop"
    When the game goes on to Bob's main phase
    And Bob activates "his Frostwielder" targeting "Hill Giant"
    And the stack resolves
    Then Alice can target only "Hill Giant" with "Needle Drop"
    When Alice plays "Needle Drop" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" has 2 damage marked
    And Bob is at 19 life
