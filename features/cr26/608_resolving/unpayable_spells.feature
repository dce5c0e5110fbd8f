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

  @cr26:608.2d.5
  Scenario: Without mana, Toshiro Umezawa's controller can't cast Fog, which stays in the graveyard, and can cast it with Forest
    Given Alice controls "Toshiro Umezawa"
    And Alice has "Fog" in graveyard
    And Alice has "Terror" as "one", "Terror" as "two" and "Forest" in hand and can pay {1}{B}{1}{B}
    And Bob controls "Hill Giant" and "Grizzly Bears"
    When Alice plays "one" targeting "Hill Giant"
    And the top of the stack resolves
    And Alice targets "Fog"
    And the stack resolves
    Then nobody is asked anything
    And "Fog" is in Alice's graveyard
    When Alice plays the land "Forest"
    And Alice plays "two" targeting "Grizzly Bears"
    And the top of the stack resolves
    And Alice targets "Fog"
    And the top of the stack resolves
    Then Alice is asked for a play by "Toshiro Umezawa"
    When while "Toshiro Umezawa" resolves, Alice plays "Fog"
    Then "Forest" is tapped
    When the stack resolves
    Then "Fog" is exiled
    And "Toshiro Umezawa" has triggered twice

  @cr26:608.2d.5
  Scenario: With the mana for Lightning Bolt, Toshiro Umezawa's controller is asked, and pays for it
    Given Alice controls "Toshiro Umezawa" and "Mountain"
    And Alice has "Lightning Bolt" in graveyard
    And Alice has "Terror" in hand and can pay {1}{B}
    And Bob controls "Hill Giant"
    When Alice plays "Terror" targeting "Hill Giant"
    And the top of the stack resolves
    And Alice targets "Lightning Bolt"
    And the top of the stack resolves
    Then Alice is asked for a play by "Toshiro Umezawa"
    When while "Toshiro Umezawa" resolves, Alice plays "Lightning Bolt" targeting Bob
    Then "Mountain" is tapped
    When the stack resolves
    Then Bob is at 17 life
    And "Lightning Bolt" is exiled
