Feature: Casting spells during a resolution without the mana for them

  @cr26:608.2d.5
  Scenario: Toshiro Umezawa's controller is asked to cast an instant card only with the mana to pay for it
    Given Alice controls "Toshiro Umezawa"
    And Alice has "Lightning Bolt" in graveyard
    And Alice has "Terror" as "one", "Terror" as "two" and "Mountain" in hand and can pay {1}{B}{1}{B}
    And Bob controls "Hill Giant" and "Grizzly Bears"
    When Alice plays "one" targeting "Hill Giant"
    And the top of the stack resolves
    And Alice targets "Lightning Bolt"
    And the stack resolves
    Then nobody is asked anything
    And "Lightning Bolt" is in Alice's graveyard
    And "Toshiro Umezawa" has triggered once
    When Alice plays the land "Mountain"
    And Alice plays "two" targeting "Grizzly Bears"
    And the top of the stack resolves
    And Alice targets "Lightning Bolt"
    And the top of the stack resolves
    And while "Toshiro Umezawa" resolves, Alice plays "Lightning Bolt" targeting Bob
    And the stack resolves
    Then Bob is at 17 life
    And "Toshiro Umezawa" has triggered twice
