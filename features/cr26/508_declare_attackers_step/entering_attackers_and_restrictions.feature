Feature: Restrictions and creatures that are put onto the battlefield attacking

  @cr26:508.4c
  Scenario: With Silent Arbiter, only one creature can be declared as an attacker, but two Warriors of mobilize enter attacking as well
    Given Alice controls "Voice of Victory" and "Hill Giant"
    And Bob controls "Silent Arbiter"
    Then Alice can't attack with "Voice of Victory" and "Hill Giant" because of "duel" of "Silent Arbiter"
    When Alice attacks with "Voice of Victory"
    And the stack resolves
    Then the first "Warrior" token and the second "Warrior" token are attacking
    When Bob doesn't block
    And combat damage is dealt
    Then Bob is at 17 life
