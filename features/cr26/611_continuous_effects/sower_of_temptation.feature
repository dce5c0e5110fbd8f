Feature: Sower of Temptation

  @cr26:611.2b.2
  Scenario: Sower of Temptation is destroyed in response to its ability, and control of Hill Giant does not change
    Given Alice has "Sower of Temptation" in hand and can pay {2}{U}{U}
    And Bob controls "Hill Giant" and has "Shock" in hand and can pay {R}
    When Alice plays "Sower of Temptation"
    And the top of the stack resolves
    And Alice targets "Hill Giant" for "Sower of Temptation"
    And Bob plays "Shock" targeting "Sower of Temptation"
    And the stack resolves
    Then Bob controls "Hill Giant"
    And "Sower of Temptation" was destroyed
    And "Sower of Temptation" has triggered once
    And it happened never that "Hill Giant" changed control

  @cr26:611.2b.2 @cr26:611.2.3
  Scenario: Alice controls Hill Giant until Sower of Temptation, which flies, is destroyed in Alice's next turn
    Given Alice has "Sower of Temptation" in hand and can pay {2}{U}{U}
    And Bob controls "Hill Giant" and "Wall of Stone" and has "Shock" in hand and can pay {R}
    When Alice plays "Sower of Temptation"
    And the top of the stack resolves
    And Alice targets "Hill Giant" for "Sower of Temptation"
    And the stack resolves
    Then Alice controls "Hill Giant"
    When the game goes on to Alice's next main phase
    And Alice attacks with "Sower of Temptation"
    Then Bob can't block "Sower of Temptation" with "Wall of Stone" because "Sower of Temptation" has "flying"
    And Alice controls "Hill Giant"
    When Bob plays "Shock" targeting "Sower of Temptation"
    And the stack resolves
    Then Bob controls "Hill Giant"

  @cr26:611.2b.2
  Scenario: While Sower of Temptation stays on the battlefield, Alice keeps Hill Giant in later turns and attacks with it
    Given Alice has "Sower of Temptation" in hand and can pay {2}{U}{U}
    And Bob controls "Hill Giant" and "Grizzly Bears"
    When Alice plays "Sower of Temptation"
    And the top of the stack resolves
    And Alice targets "Hill Giant" for "Sower of Temptation"
    And the stack resolves
    And the game goes on to Alice's next main phase
    Then Alice controls "Hill Giant"
    And Bob controls "Grizzly Bears"
    When Alice attacks with "Hill Giant"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 17 life
