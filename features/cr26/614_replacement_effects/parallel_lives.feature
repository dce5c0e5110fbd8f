Feature: Parallel Lives

  @cr26:614.5.3
  Scenario: With one Parallel Lives, Spectral Procession creates six tokens, and with two it creates twelve
    Given Alice controls "Parallel Lives" and has "Spectral Procession" as "first", "Spectral Procession" as "second" and "Parallel Lives" as "other" in hand and can pay {W}{W}{W} and can pay {W}{W}{W} and can pay {3}{G}
    And Bob has "Spectral Procession" as "third" in hand and can pay {W}{W}{W}
    When Alice plays "first"
    And the stack resolves
    Then Alice controls 6 "token" permanents
    When Alice plays "other"
    And the stack resolves
    And Alice plays "second"
    And the stack resolves
    And Alice applies "Parallel Lives" first
    Then Alice controls 18 "token" permanents
    When the game goes on to Bob's main phase
    And Bob plays "third"
    And the stack resolves
    Then Bob controls 3 "token" permanents
