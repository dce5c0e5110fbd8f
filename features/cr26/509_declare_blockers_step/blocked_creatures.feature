Feature: Blocked creatures

  @cr26:509.1h
  Scenario: Smite, which targets a blocked creature, can target only the attacker for which a blocker was declared
    Given Alice has "Smite" in hand and can pay {W}
    And it is Bob's main phase
    And Bob controls "Hill Giant", "Grizzly Bears" and "Craw Wurm"
    And Alice controls "Wall of Stone"
    When Bob attacks with "Hill Giant" and "Grizzly Bears"
    And Alice blocks "Hill Giant" with "Wall of Stone"
    Then Alice can target only "Hill Giant" with "Smite"
    When Alice plays "Smite" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" was destroyed
