Feature: Mana payments as a spell resolves

  @cr26:608.2g.2 @edition:2026-01
  Scenario: Alice taps Llanowar Elves and a Forest for mana as Make Disappear resolves, and Grizzly Bears isn't countered
    Given Alice controls "Llanowar Elves", "Forest" as "one", "Forest" as "two" and "Forest" as "three"
    And Alice has "Grizzly Bears" in hand
    And Bob has "Make Disappear" in hand and can pay {1}{U}
    When Alice taps "one" for mana
    And Alice taps "two" for mana
    And Alice plays "Grizzly Bears"
    And Bob in response plays "Make Disappear" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then Alice is asked for a payment by "Make Disappear"
    When Alice pays for "Make Disappear"
    Then "Llanowar Elves" and "three" are tapped
    And Alice has no mana in the mana pool
    When the stack resolves
    Then "Grizzly Bears" is in play

  @cr26:608.2g.2
  Scenario: Alice taps Llanowar Elves and two Forests for mana as Mana Leak resolves, and Grizzly Bears isn't countered
    Given Alice controls "Llanowar Elves" and 2 "Forest" as "wood"
    And Alice has "Grizzly Bears" in hand and can pay {1}{G}
    And Bob has "Mana Leak" in hand and can pay {1}{U}
    When Alice plays "Grizzly Bears"
    And Bob in response plays "Mana Leak" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then Alice is asked for a payment by "Mana Leak"
    When Alice pays for "Mana Leak"
    Then "Llanowar Elves", "wood 1" and "wood 2" are tapped
    And Alice has no mana in the mana pool
    When the stack resolves
    Then "Grizzly Bears" is in play
