Feature: Fiend Hunter

  @cr26:607.2a.3
  Scenario: Fiend Hunter dies while its first ability is on the stack, and Serra Angel stays in exile
    Given Bob controls "Serra Angel" and has "Shock" as "one" and "Shock" as "two" in hand and can pay {R}{R}
    And Alice has "Fiend Hunter" in hand and can pay {1}{W}{W}
    When Alice plays "Fiend Hunter"
    And the top of the stack resolves
    And Alice targets "Serra Angel" for "Fiend Hunter"
    And Bob plays "one" targeting "Fiend Hunter"
    And Bob plays "two" targeting "Fiend Hunter"
    And the stack resolves
    And Alice says yes to "Fiend Hunter"
    Then "Fiend Hunter" is in Alice's graveyard
    And "Serra Angel" is exiled
    And the ability "return" of "Fiend Hunter" has triggered once

  @cr26:607.2a.3
  Scenario: Fiend Hunter exiles Serra Angel, and she returns when Fiend Hunter returns to hand
    Given Bob controls "Serra Angel" and has "Unsummon" in hand and can pay {U}
    And Alice controls "Hill Giant" and has "Fiend Hunter" in hand and can pay {1}{W}{W}
    When Alice plays "Fiend Hunter"
    And the top of the stack resolves
    Then Alice may target "Hill Giant" for "Fiend Hunter"
    And Alice may not target "Fiend Hunter" for "Fiend Hunter"
    When Alice targets "Serra Angel" for "Fiend Hunter"
    And the stack resolves
    And Alice says yes to "Fiend Hunter"
    Then "Serra Angel" is exiled
    When Bob plays "Unsummon" targeting "Fiend Hunter"
    And the stack resolves
    Then "Serra Angel" is in play under Bob's control
    And "Fiend Hunter" is in Alice's hand
