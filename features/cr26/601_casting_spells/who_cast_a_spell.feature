Feature: Who cast a spell

  @cr26:603.4.2 @cr26:400.7d.5 @edition:2026-01
  Scenario: Geological Appraiser's ability triggers only for the player who cast it
    Given Alice has "Geological Appraiser" as "lost" and "Geological Appraiser" as "kept" in hand and can pay {2}{R}{R}{2}{R}{R}
    And Alice has "Grizzly Bears" on top of library
    And Bob has "Borrowed Incantation" in hand and can pay {U}{U}
    When Alice casts "lost"
    And Bob in response plays "Borrowed Incantation" targeting "lost"
    And the top of the stack resolves
    And the top of the stack resolves
    Then Bob controls "lost"
    And "lost" has triggered never
    When Alice casts "kept"
    And the top of the stack resolves
    Then "kept" has triggered once

  @cr26:603.4.2 @cr26:400.7d.5
  Scenario: Sworn Caller's ability does nothing for Bob, who gained control of the spell that Alice cast, and triggers for Alice
    Given Alice has "Sworn Caller" as "lost" and "Sworn Caller" as "kept" in hand and can pay {1}{R}{1}{R}
    And Bob has "Borrowed Incantation" in hand and can pay {U}{U}
    When Alice plays "lost"
    And Bob in response plays "Borrowed Incantation" targeting "lost"
    And the stack resolves
    Then Bob controls "lost"
    And "lost" has triggered never
    And Bob is at 20 life
    When Alice plays "kept"
    And the stack resolves
    Then "kept" has triggered once
    And Alice is at 22 life

  @cr26:603.4.2 @cr26:400.7d.5
  Scenario: Sworn Caller's ability triggers for Alice, who cast it
    Given Alice has "Sworn Caller" in hand and can pay {1}{R}
    When Alice plays "Sworn Caller"
    And the stack resolves
    Then "Sworn Caller" has triggered once
    And Alice is at 22 life
