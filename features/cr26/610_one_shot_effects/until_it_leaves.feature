Feature: Objects that return when a permanent leaves the battlefield

  @cr26:610.3
  Scenario: A creature that Banisher Priest exiled returns to the battlefield immediately after Banisher Priest leaves, without the stack
    Given Alice has "Banisher Priest" in hand and can pay {1}{W}{W}
    And Bob controls "Hill Giant" and has "Boomerang" in hand and can pay {U}{U}
    When Alice plays "Banisher Priest"
    And the top of the stack resolves
    And Alice targets "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is exiled
    When Alice passes
    And Bob plays "Boomerang" targeting "Banisher Priest"
    And the top of the stack resolves
    Then "Banisher Priest" is in Alice's hand
    And "Hill Giant" is in play
    And the stack is empty
    And "Banisher Priest" has triggered once

  @cr26:610.3b
  Scenario: Banisher Priest that has left before its ability resolves exiles nothing
    Given Alice has "Banisher Priest" in hand and can pay {1}{W}{W}
    And Bob controls "Hill Giant" and has "Terror" in hand and can pay {1}{B}
    When Alice plays "Banisher Priest"
    And the top of the stack resolves
    And Alice targets "Hill Giant"
    And Alice passes
    And Bob plays "Terror" targeting "Banisher Priest"
    And the stack resolves
    Then "Banisher Priest" was destroyed
    And "Banisher Priest" has triggered once
    And "Hill Giant" is 3/3
    And it happened never that "Hill Giant" left play

  @cr26:610.3c
  Scenario: A creature of Bob that Alice controlled as Banisher Priest exiled it returns under Bob's control
    Given Carol is playing too
    And Alice has "Banisher Priest" in hand and can pay {1}{W}{W}
    And Bob controls "Hill Giant"
    And Carol controls "Mind Control" and has "Boomerang" in hand and can pay {U}{U}
    And "Mind Control" is attached to "Hill Giant"
    Then Carol controls "Hill Giant"
    When Alice plays "Banisher Priest"
    And the top of the stack resolves
    And Alice targets "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is exiled
    When Alice passes
    And Bob passes
    And Carol plays "Boomerang" targeting "Banisher Priest"
    And the top of the stack resolves
    Then Bob controls "Hill Giant"

  @cr26:610.3d.ex1
  Scenario: Creatures that two Banisher Priests exiled return at the same time as Wrath of God destroys both
    Given Alice has "Banisher Priest" as "elder" and "Banisher Priest" as "younger" in hand and can pay {1}{W}{W}{1}{W}{W}
    And Bob controls "Soul Warden" and "Hill Giant"
    And Alice has "Wrath of God" in hand and can pay {2}{W}{W}
    When Alice plays "elder"
    And the top of the stack resolves
    And Alice targets "Hill Giant"
    And the stack resolves
    And Alice plays "younger"
    And the top of the stack resolves
    And Alice targets "Soul Warden"
    And the stack resolves
    Then "Soul Warden" and "Hill Giant" are exiled
    When Alice plays "Wrath of God"
    And the top of the stack resolves
    Then "Soul Warden" and "Hill Giant" are in play
    And "Soul Warden" has triggered 3 times
    And "elder" is in Alice's graveyard
