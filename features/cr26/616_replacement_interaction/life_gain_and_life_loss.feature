Feature: Effects that replace a gain of life with a loss, and a loss with a gain

  @cr26:616.2.2
  Scenario: Healing Salve makes Alice lose 6 life on Bob's turn, and 3 life on her own, if Bob controls Tainted Remedy and Bloodletter of Aclazotz
    Given it is Bob's main phase
    And Bob controls "Tainted Remedy" and "Bloodletter of Aclazotz"
    And Alice has 2 "Healing Salve" as "salve" in hand and can pay {W}{W}
    When Alice casts "salve 1" choosing "gain" targeting Alice
    And the stack resolves
    Then Alice is at 14 life
    When the game goes on to Alice's main phase
    And Alice casts "salve 2" choosing "gain" targeting Alice
    And the stack resolves
    Then Alice is at 11 life

  @cr26:616.2.2
  Scenario: Sign in Blood makes Alice gain 4 life if she controls Bitter Balm and Boon Reflection, and 2 life without Boon Reflection
    Given Alice controls "Bitter Balm"
    And Alice has "Boon Reflection" and 2 "Sign in Blood" as "sign" in hand and can pay {4}{W}{B}{B}{B}{B}
    When Alice casts "sign 1" targeting Alice
    And the stack resolves
    Then Alice is at 22 life
    When Alice casts "Boon Reflection"
    And the stack resolves
    And Alice casts "sign 2" targeting Alice
    And the stack resolves
    Then Alice is at 26 life
