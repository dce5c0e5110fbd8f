Feature: Night of Souls' Betrayal

  @cr26:704.5f.2
  Scenario: Elite Vanguard dies, Hill Giant is 2/2, and Llanowar Elves and the tokens of Spectral Procession die as they enter later
    Given Alice controls "Elite Vanguard" and "Hill Giant" and has "Spectral Procession" and "Night of Souls' Betrayal" in hand and can pay {W}{W}{W} and can pay {2}{B}{B}
    And Alice has "Llanowar Elves" in hand and can pay {G}
    And Bob controls "Grizzly Bears"
    When Alice plays "Night of Souls' Betrayal"
    And the stack resolves
    Then "Elite Vanguard" is in Alice's graveyard
    And "Hill Giant" is 2/2
    And "Grizzly Bears" is 1/1
    When Alice plays "Llanowar Elves"
    And the stack resolves
    Then it happened once that "Llanowar Elves" entered
    And "Llanowar Elves" is in Alice's graveyard
    When Alice plays "Spectral Procession"
    And the stack resolves
    Then Alice controls no "token" permanents

  @cr26:704.5f.2
  Scenario: The Soldiers of Bob's Raise the Alarm die because of Alice's Night of Souls' Betrayal, and Bob's Wall of Stone stays
    Given Alice controls "Night of Souls' Betrayal"
    And Bob controls "Wall of Stone" and has "Raise the Alarm" in hand and can pay {1}{W}
    When Bob in response plays "Raise the Alarm"
    And the stack resolves
    Then Bob controls no "token" permanents
    And the first "Soldier" token wasn't destroyed
    And "Wall of Stone" is -1/7

  @cr26:704.5f.2
  Scenario: Night of Souls' Betrayal kills Alice's and Bob's Elite Vanguards as it enters, and Hill Giant stays
    Given Alice controls "Elite Vanguard" as "hers" and has "Night of Souls' Betrayal" in hand and can pay {2}{B}{B}
    And Bob controls "Elite Vanguard" as "his" and "Hill Giant"
    When Alice plays "Night of Souls' Betrayal"
    And the stack resolves
    Then "hers" is in Alice's graveyard
    And "his" is in Bob's graveyard
    And "Hill Giant" is 2/2
