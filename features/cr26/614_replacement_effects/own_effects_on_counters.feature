Feature: Effects of a permanent on its own counters

  @cr26:614.12.8
  Scenario: Mowu, Loyal Companion returns with one more +1/+1 counter than Otherworldly Journey gives it
    Given Alice controls "Mowu, Loyal Companion" and has "Otherworldly Journey" in hand and can pay {1}{W}
    When Alice plays "Otherworldly Journey" targeting "Mowu, Loyal Companion"
    And the stack resolves
    Then "Mowu, Loyal Companion" is removed from the game
    When the game goes on to the end step
    And the stack resolves
    Then "Mowu, Loyal Companion" has 2 +1/+1 counters
    And "Mowu, Loyal Companion" is 5/5

  @cr26:614.12.8
  Scenario: Hunger of the Howlpack puts two counters on Mowu, Loyal Companion, which is on the battlefield, and one on Grizzly Bears
    Given Alice controls "Mowu, Loyal Companion" and "Grizzly Bears"
    And Alice has "Hunger of the Howlpack" as "first" and "Hunger of the Howlpack" as "second" in hand and can pay {G}{G}
    When Alice plays "first" targeting "Mowu, Loyal Companion"
    And the stack resolves
    And Alice plays "second" targeting "Grizzly Bears"
    And the stack resolves
    Then "Mowu, Loyal Companion" is 5/5
    And "Grizzly Bears" is 3/3

  @cr26:614.17b.2
  Scenario: Bob's Devoted Druid, to which Alice's Unbroken Vigor doesn't apply, untaps for the cost of a -1/-1 counter
    Given Alice controls "Unbroken Vigor"
    And Bob controls tapped "Devoted Druid"
    When Alice passes
    Then Bob can't tap "Devoted Druid" for mana by rule 118.3
    And Bob can activate "devotion" of "Devoted Druid"
    When Bob activates "devotion" of "Devoted Druid"
    And the stack resolves
    Then "Devoted Druid" is untapped
    And "Devoted Druid" is -1/1

  @cr26:614.17b.2
  Scenario: Devoted Druid can't pay with a -1/-1 counter beside Unbroken Vigor; Bob's Devoted Druid can
    Given Alice controls "Unbroken Vigor" and tapped "Devoted Druid" as "kept"
    And Bob controls "Devoted Druid" as "free" and "Fume Spitter"
    Then Alice can't activate "devotion" of "kept" because of the ability "hale" of "Unbroken Vigor"
    When Alice passes
    And Bob taps "free" for mana
    Then "free" is tapped
    And Bob has {G} in the mana pool
    When Bob activates "devotion" of "free"
    And the stack resolves
    Then "free" is untapped
    And "free" is -1/1
    And "kept" is 0/2
    When Alice passes
    And Bob activates "Fume Spitter" targeting "kept"
    And the stack resolves
    Then "Fume Spitter" is in Bob's graveyard
    And "kept" is 0/2
    And "kept" has 0 -1/-1 counters
