Feature: Reanimate

  @cr26:110.2a.2
  Scenario: Reanimate puts Serra Angel from Bob's graveyard onto the battlefield under Alice's control for 5 life
    Given Bob has "Serra Angel" and "Forest" in graveyard
    And Alice has "Hill Giant" in graveyard
    And Alice has "Reanimate" in hand and can pay {B}
    Then Alice can target only "Serra Angel" and "Hill Giant" with "Reanimate"
    When Alice plays "Reanimate" targeting "Serra Angel"
    And the stack resolves
    Then "Serra Angel" is in play under Alice's control
    And Alice is at 15 life
    And Bob is at 20 life

  @cr26:110.2a.2
  Scenario: Alice returns Hill Giant from her own graveyard with Reanimate and loses 4 life
    Given Alice has "Hill Giant" in graveyard
    And Alice has "Reanimate" in hand and can pay {B}
    And Bob has "Serra Angel" in graveyard
    When Alice plays "Reanimate" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in play under Alice's control
    And "Serra Angel" is in Bob's graveyard
    And Alice is at 16 life
    And Bob is at 20 life
