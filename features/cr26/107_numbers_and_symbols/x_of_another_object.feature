Feature: X of another object

  @cr26:107.3e
  Scenario: Zaxara, the Exemplary gives its Hydra token as many counters as the X of Blaze
    Given Alice controls "Zaxara, the Exemplary"
    And Alice has "Blaze" in hand and can pay {3}{R}
    When Alice plays "Blaze" with X = 3 targeting Bob
    And the top of the stack resolves
    Then "Zaxara, the Exemplary" has triggered once
    And the first "Hydra" token is 3/3
    When the stack resolves
    Then Bob is at 17 life

  @cr26:107.3e
  Scenario: Zaxara, the Exemplary triggers for Blaze with X = 0, and its token dies, and not for Lightning Bolt
    Given Alice controls "Zaxara, the Exemplary"
    And Alice has "Blaze" and "Lightning Bolt" in hand
    When Alice taps "Zaxara, the Exemplary" for mana making {R}{R}
    Then Alice has {R}{R} in the mana pool
    When Alice plays "Lightning Bolt" targeting Bob
    And the stack resolves
    Then "Zaxara, the Exemplary" has triggered never
    And Bob is at 17 life
    When Alice plays "Blaze" with X = 0 targeting Bob
    And the stack resolves
    Then "Zaxara, the Exemplary" has triggered once
    And it happened once that the first "Hydra" token died

  @cr26:107.3e.2 @cr26:107.3a.4 @edition:2026-01
  Scenario: Zaxara, the Exemplary gives its Hydra token as many counters as the X of Blazing Shoal's alternative cost
    Given Alice controls "Zaxara, the Exemplary"
    And Alice has "Blazing Shoal" and "Hill Giant" in hand
    When Alice plays "Blazing Shoal" with X = 4 exiling "Hill Giant" instead of its mana cost targeting "Zaxara, the Exemplary"
    And the top of the stack resolves
    Then the first "Hydra" token is 4/4
    When the stack resolves
    Then "Zaxara, the Exemplary" is 6/3
    And "Hill Giant" is exiled

  @cr26:107.3e.3
  Scenario: Tally of Numbers has Alice gain 3 life for the ability of Chimeric Staff with X = 3
    Given Alice controls "Tally of Numbers" and "Chimeric Staff" and can pay {3}
    When Alice activates "Chimeric Staff" with X = 3
    And the stack resolves
    Then Alice is at 23 life
    And "Chimeric Staff" is 3/3

  @cr26:107.3e.3
  Scenario: Tally of Numbers has Alice gain no life for the ability of Chimeric Staff with X = 0, and the Staff dies as a 0/0 creature
    Given Alice controls "Tally of Numbers" and "Chimeric Staff"
    When Alice activates "Chimeric Staff" with X = 0
    Then the stack holds the ability of "Tally of Numbers" and the ability of "Chimeric Staff"
    When the stack resolves
    Then Alice is at 20 life
    And "Chimeric Staff" is in Alice's graveyard
