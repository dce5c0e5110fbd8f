Feature: A claim that was true all along proves nothing

  @proofs:always
  Scenario: A lone claim that holds already
    Given Bob is at 18 life
    Then Bob is at 18 life

  @proofs:always
  Scenario: A claim that was false before
    Given Alice has "Glacial Ray" in hand and can pay {1}{R}
    When Alice plays "Glacial Ray" targeting Bob
    Then Bob is at 20 life
    When the stack resolves
    Then Bob is at 18 life
    And Alice is at 20 life

  @proofs:always
  Scenario: A claim that isn't so
    Given Alice has "Glacial Ray" in hand and can pay {1}{R}
    When Alice plays "Glacial Ray" targeting Bob
    And the stack resolves
    Then Bob is at 17 life

  @proofs:always
  Scenario: A claim that an engine gets right which sees one of everything
    Given Alice has "Glacial Ray" in hand and can pay {1}{R}
    When Alice plays "Glacial Ray" targeting Bob
    And the stack resolves
    Then "Glacial Ray" is in Alice's graveyard

  Scenario: No tag says what this is to prove
    Given Alice has "Glacial Ray" in hand and can pay {1}{R}
    When Alice plays "Glacial Ray" targeting Bob
    Then Bob is at 20 life
    When the stack resolves
    Then Bob is at 18 life
    And Alice is at 20 life

  @proovs:always
  Scenario: Nobody has listed what this is to prove
    Given Alice has "Glacial Ray" in hand and can pay {1}{R}
    When Alice plays "Glacial Ray" targeting Bob
    Then Bob is at 20 life
    When the stack resolves
    Then Bob is at 18 life
    And Alice is at 20 life
