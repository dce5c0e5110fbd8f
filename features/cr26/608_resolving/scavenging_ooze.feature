Feature: Scavenging Ooze

  @cr26:608.2h.11
  Scenario: Scavenging Ooze exiles Hill Giant from Bob's graveyard and grows, and exiles Forest from Alice's and does not
    Given Alice controls "Scavenging Ooze" and has "Forest" in graveyard and can pay {G}{G}
    And Bob has "Hill Giant" in graveyard
    When Alice activates "Scavenging Ooze" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is exiled
    And "Scavenging Ooze" is 3/3
    And Alice is at 21 life
    When Alice activates "Scavenging Ooze" targeting "Forest"
    And the stack resolves
    Then "Forest" is exiled
    And "Scavenging Ooze" is 3/3
    And Alice is at 21 life

  @cr26:608.2h.11 @cr26:608.2b.14
  Scenario: Alice exiles Grizzly Bears with Scavenging Ooze in response to Bob's Raise Dead, which doesn't resolve
    Given Alice controls "Scavenging Ooze" and can pay {G}
    And it is Bob's main phase
    And Bob has "Grizzly Bears" in graveyard and has "Raise Dead" in hand and can pay {B}
    When Bob plays "Raise Dead" targeting "Grizzly Bears"
    And Alice in response activates "Scavenging Ooze" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is exiled
    And "Raise Dead" did not resolve
    And "Scavenging Ooze" is 3/3
    And Alice is at 21 life
