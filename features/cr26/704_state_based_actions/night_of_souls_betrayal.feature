Feature: Night of Souls' Betrayal

  @cr26:704.5f.2
  Scenario: Elite Vanguard dies, Hill Giant is 2/2, and a 1/1 creature cast later dies, too
    Given Alice controls "Elite Vanguard" and "Hill Giant" and has "Spectral Procession" and "Night of Souls' Betrayal" in hand and can pay {W}{W}{W} and can pay {2}{B}{B}
    And Bob controls "Grizzly Bears"
    When Alice plays "Night of Souls' Betrayal"
    And the stack resolves
    Then "Elite Vanguard" is in Alice's graveyard
    And "Hill Giant" is 2/2
    And "Grizzly Bears" is 1/1
    When Alice plays "Spectral Procession"
    And the stack resolves
    Then Alice controls no "token" permanents
