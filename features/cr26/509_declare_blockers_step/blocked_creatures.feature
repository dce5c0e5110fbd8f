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

  @cr26:509.1h.4 @cr26:506.4.3
  Scenario: Smite can't target Hill Giant once it is removed from combat, nor Grizzly Bears after the combat phase, although both were blocked
    Given Alice controls "Reconnaissance", "Hill Giant" and "Grizzly Bears"
    And Alice has "Smite" in hand and can pay {W}
    And Bob controls "Wall of Stone" and "Wall of Wood"
    When Alice attacks with "Hill Giant" and "Grizzly Bears"
    And Bob blocks "Hill Giant" with "Wall of Stone" and "Grizzly Bears" with "Wall of Wood"
    Then Alice can target only "Hill Giant" and "Grizzly Bears" with "Smite"
    When Alice activates "Reconnaissance" targeting "Hill Giant"
    And the stack resolves
    Then Alice can target only "Grizzly Bears" with "Smite"
    When the game goes on to Alice's end of combat step
    Then Alice can target only "Grizzly Bears" with "Smite"
    When the game goes on to Alice's postcombat main phase
    Then Alice can't play "Smite" targeting "Grizzly Bears" by rule 601.2c
