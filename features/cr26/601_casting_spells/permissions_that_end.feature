Feature: Permissions to cast a spell that end before it resolves

  @cr26:601.5.2
  Scenario: Grizzly Bears that Alice casts in Bob's turn with Vedalken Orrery resolves although Bob destroys Vedalken Orrery in response
    Given it is Bob's main phase
    And Alice controls "Vedalken Orrery"
    And Alice has "Grizzly Bears" and "Runeclaw Bear" in hand and can pay {1}{G}{1}{G}
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When Bob passes
    Then Alice can play "Grizzly Bears"
    When Alice plays "Grizzly Bears"
    And Alice passes
    And Bob plays "Naturalize" targeting "Vedalken Orrery"
    And the top of the stack resolves
    Then "Vedalken Orrery" was destroyed
    When Bob passes
    Then Alice can't play "Runeclaw Bear" by rule 117.1a
    When the stack resolves
    Then "Grizzly Bears" is in play under Alice's control
    And "Grizzly Bears" is 2/2
