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

  @cr26:614.5.3
  Scenario: With Parallel Lives, the ability of Young Pyromancer creates two Elementals for one Shock
    Given Alice controls "Parallel Lives" and "Young Pyromancer" and has "Shock" in hand and can pay {R}
    And Bob controls "Wall of Stone"
    When Alice plays "Shock" targeting "Wall of Stone"
    And the stack resolves
    Then Alice controls two 1/1 red "Elemental" creature tokens
    And "Young Pyromancer" has triggered once
    And "Wall of Stone" has 2 damage marked

  @cr26:614.5.3
  Scenario: Bob's Raise the Alarm creates two Soldiers and Alice's creates four, because Parallel Lives is Alice's
    Given Alice controls "Parallel Lives" and has "Raise the Alarm" as "mine" in hand and can pay {1}{W}
    And Bob has "Raise the Alarm" as "theirs" in hand and can pay {1}{W}
    When Alice plays "mine"
    And the stack resolves
    Then Alice controls four 1/1 white "Soldier" creature tokens
    When Bob in response plays "theirs"
    And the stack resolves
    Then Bob controls two 1/1 white "Soldier" creature tokens
