Feature: Self-replacement effects apply first

  @cr26:616.1a
  Scenario: With Rest in Peace, Memory Lapse puts the countered spell on top of the library, and Rest in Peace exiles Memory Lapse
    Given Alice has "Hill Giant" in hand and can pay {3}{R}
    And Bob controls "Rest in Peace"
    And Bob has "Memory Lapse" in hand and can pay {1}{U}
    When Alice plays "Hill Giant"
    And Bob plays "Memory Lapse" targeting "Hill Giant"
    And the stack resolves
    Then the top of Alice's library is "Hill Giant"
    And "Hill Giant" was countered
    And "Memory Lapse" is exiled
    And Alice was asked for a replacement never

  @cr26:400.6.3 @cr26:616.1a @cr26:406.2.4
  Scenario: Rest in Peace exiles a spell that Counterspell counters
    Given Alice has "Hill Giant" in hand and can pay {3}{R}
    And Bob controls "Rest in Peace"
    And Bob has "Counterspell" in hand and can pay {U}{U}
    When Alice plays "Hill Giant"
    And Bob plays "Counterspell" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is exiled
    And "Hill Giant" was countered

  @cr26:616.1a.3
  Scenario: Healing Salve prevents 3 of the 4 damage of Galvanic Blast with three artifacts, and Bob isn't asked whether the 2 damage could be prevented first
    Given Alice controls "Sol Ring", "Ornithopter" and "Baku Altar"
    And Alice has "Galvanic Blast" in hand and can pay {R}
    And Bob has "Healing Salve" in hand and can pay {W}
    When Alice plays "Galvanic Blast" targeting Bob
    And Bob in response plays "Healing Salve" choosing "prevent" targeting Bob
    And the stack resolves
    Then Bob is at 19 life
    And "Galvanic Blast" has dealt 1 damage to Bob
    And Bob was asked for a replacement never
