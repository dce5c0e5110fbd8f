Feature: Copies that keep the ability that made them copies

  @cr26:707.9a.3
  Scenario: Unstable Shapeshifter becomes a copy of each of six creatures that enter one after another
    Given Alice controls "Unstable Shapeshifter"
    And Alice has "Elite Vanguard", "Devoted Retainer", "Samurai Enforcers", "Grizzly Bears", "Hill Giant" and "Craw Wurm" in hand
    And Alice can pay {W}{W}{4}{W}{W}{1}{G}{3}{R}{4}{G}{G}
    When Alice casts "Elite Vanguard"
    And the stack resolves
    And Alice casts "Devoted Retainer"
    And the stack resolves
    And Alice casts "Samurai Enforcers"
    And the stack resolves
    And Alice casts "Grizzly Bears"
    And the stack resolves
    And Alice casts "Hill Giant"
    And the stack resolves
    Then "Unstable Shapeshifter" is named "Hill Giant"
    When Alice casts "Craw Wurm"
    And the stack resolves
    Then "Unstable Shapeshifter" is named "Craw Wurm"
    And "Unstable Shapeshifter" is 6/4
    And "Unstable Shapeshifter" has the ability "shift"

  @cr26:707.9a.3
  Scenario: Dimir Doppelganger still has its ability after it has become a copy six times
    Given Alice controls "Dimir Doppelganger" and can pay {6}{U}{U}{U}{U}{U}{U}{B}{B}{B}{B}{B}{B}
    And Bob has "Elite Vanguard", "Devoted Retainer", "Samurai Enforcers", "Grizzly Bears", "Hill Giant" and "Craw Wurm" in graveyard
    When Alice activates "assume" of "Dimir Doppelganger" targeting "Elite Vanguard"
    And the stack resolves
    Then "Dimir Doppelganger" is named "Elite Vanguard"
    And "Dimir Doppelganger" has the ability "assume"
    When Alice activates "assume" of "Dimir Doppelganger" targeting "Devoted Retainer"
    And the stack resolves
    And Alice activates "assume" of "Dimir Doppelganger" targeting "Samurai Enforcers"
    And the stack resolves
    And Alice activates "assume" of "Dimir Doppelganger" targeting "Grizzly Bears"
    And the stack resolves
    And Alice activates "assume" of "Dimir Doppelganger" targeting "Hill Giant"
    And the stack resolves
    And Alice activates "assume" of "Dimir Doppelganger" targeting "Craw Wurm"
    And the stack resolves
    Then "Dimir Doppelganger" is named "Craw Wurm"
    And "Dimir Doppelganger" is 6/4
    And "Dimir Doppelganger" has the ability "assume"
