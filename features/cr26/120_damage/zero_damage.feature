Feature: Zero damage

  @cr26:120.8
  Scenario: Drain Life with X = 0 resolves, but no player is dealt damage, loses life or gains life
    Given Alice has "Drain Life" in hand and can pay {1}{B}
    And Bob controls "Underworld Dreams"
    When Alice plays "Drain Life" with X = 0 targeting Bob
    And the stack resolves
    Then "Drain Life" has resolved
    And Bob is at 20 life
    And it happened never that Bob was dealt damage
    And it happened never that Bob lost life
    And it happened never that Alice gained life

  @cr26:120.8 @cr26:614.7a.3
  Scenario: 0 damage to Screaming Nemesis triggers nothing and isn't redirected by Ward of Piety, which redirects the next 1 damage
    Given Bob controls "Screaming Nemesis", "Ward of Piety" and can pay {1}{W}
    And "Ward of Piety" is attached to "Screaming Nemesis"
    And Alice has "Drain Life" in hand and can pay {1}{B}
    And Alice controls "Frostwielder"
    When Bob activates "Ward of Piety" targeting Alice
    And the stack resolves
    And Alice plays "Drain Life" with X = 0 targeting "Screaming Nemesis"
    And the stack resolves
    Then "Screaming Nemesis" has triggered never
    When Alice activates "chill" of "Frostwielder" targeting "Screaming Nemesis"
    And the stack resolves
    Then Alice is at 19 life
    And "Screaming Nemesis" has no damage marked

  @cr26:120.8
  Scenario: Ward of Piety doesn't redirect 0 damage to Wall of Stone, and redirects the next 1 damage there
    Given Bob controls "Hill Giant", "Ward of Piety" and can pay {1}{W}
    And "Ward of Piety" is attached to "Hill Giant"
    And Alice has "Drain Life" in hand and can pay {1}{B}
    And Alice controls "Frostwielder" and "Wall of Stone"
    When Bob activates "Ward of Piety" targeting "Wall of Stone"
    And the stack resolves
    And Alice plays "Drain Life" with X = 0 targeting "Hill Giant"
    And the stack resolves
    Then "Wall of Stone" has been dealt no damage
    When Alice activates "chill" of "Frostwielder" targeting "Hill Giant"
    And the stack resolves
    Then "Wall of Stone" has 1 damage marked
    And "Hill Giant" has no damage marked

  @cr26:120.8 @cr26:614.7a
  Scenario: Torbran, Thane of Red Fell adds nothing to Blaze's 0 damage and adds 2 to its 1 damage
    Given Alice controls "Torbran, Thane of Red Fell"
    And Alice has "Blaze" as "cold" and "Blaze" as "hot" in hand and can pay {R}{R}{1}
    When Alice plays "cold" with X = 0 targeting Bob
    And the stack resolves
    Then Bob is at 20 life
    And it happened never that Bob was dealt damage
    When Alice plays "hot" with X = 1 targeting Bob
    And the stack resolves
    Then Bob is at 17 life

  @cr26:120.8.2 @cr26:120.4b.5
  Scenario: Wall of Stone with power 0 deals no combat damage, so Torbran adds none and Spirit Link doesn't trigger, and Hill Giant deals 5
    Given it is Bob's main phase
    And Alice controls "Torbran, Thane of Red Fell", "Wall of Stone" and "Hill Giant"
    And Alice controls "Spirit Link" as "idle" attached to "Wall of Stone"
    And Alice controls "Spirit Link" as "busy" attached to "Hill Giant"
    And Bob controls "Grizzly Bears" and "Craw Wurm"
    When Bob attacks with "Grizzly Bears" and "Craw Wurm"
    And Alice blocks "Grizzly Bears" with "Wall of Stone" and "Craw Wurm" with "Hill Giant"
    And combat damage is dealt
    Then "Wall of Stone" has dealt no combat damage
    And "Grizzly Bears" has no damage marked
    And "Hill Giant" has dealt 5 damage to "Craw Wurm"
    And "idle" has triggered never
    And "busy" has triggered once
    When the stack resolves
    Then Alice is at 25 life
