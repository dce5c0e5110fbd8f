Feature: Ninjutsu

  @bok:502.43b
  Scenario: The Ninja lies open in hand while its ability is on the stack
    Given Alice controls "Grizzly Bears"
    And Alice has "Ninja of the Deep Hours" in hand and can pay {1}{U}
    When Alice attacks with "Grizzly Bears"
    And Bob doesn't block
    Then "Ninja of the Deep Hours" is hidden
    When Alice uses ninjutsu with "Ninja of the Deep Hours" returning "Grizzly Bears"
    Then "Ninja of the Deep Hours" is revealed
    And "Ninja of the Deep Hours" is in Alice's hand
    When the stack resolves
    Then "Ninja of the Deep Hours" is in play under Alice's control

  @bok:502.43b
  Scenario: When the ability is countered, the Ninja is hidden again
    Given Alice controls "Grizzly Bears"
    And Alice has "Ninja of the Deep Hours" in hand and can pay {1}{U}
    And Bob has "Squelch" in hand and can pay {1}{U}
    When Alice attacks with "Grizzly Bears"
    And Bob doesn't block
    And Alice uses ninjutsu with "Ninja of the Deep Hours" returning "Grizzly Bears"
    And Bob plays "Squelch" targeting the ability of "Ninja of the Deep Hours"
    Then "Ninja of the Deep Hours" is revealed
    When the stack resolves
    Then the ability of "Ninja of the Deep Hours" was countered
    And "Ninja of the Deep Hours" is in Alice's hand
    And "Ninja of the Deep Hours" is hidden

  @bok:502.43c
  Scenario: Ninjutsu waits until blockers have been declared, and the Ninja is unblocked
    Given Alice controls "Hill Giant"
    And Alice has "Ninja of the Deep Hours" in hand and can pay {1}{U}
    When Alice attacks with "Hill Giant"
    Then Alice can't use ninjutsu with "Ninja of the Deep Hours" returning "Hill Giant"
    When Bob doesn't block
    Then Alice can use ninjutsu with "Ninja of the Deep Hours" returning "Hill Giant"
    When Alice uses ninjutsu with "Ninja of the Deep Hours" returning "Hill Giant"
    And the stack resolves
    Then "Ninja of the Deep Hours" is attacking
    And "Ninja of the Deep Hours" is unblocked
    When combat damage is dealt
    Then Bob is at 18 life

  @bok:502.43c
  Scenario: A creature that was blocked is no one to change places with
    Given Alice controls "Grizzly Bears" and "Hill Giant"
    And Alice has "Ninja of the Deep Hours" in hand and can pay {1}{U}
    And Bob controls "Steel Wall"
    When Alice attacks with "Grizzly Bears" and "Hill Giant"
    And Bob blocks "Hill Giant" with "Steel Wall"
    Then Alice can't use ninjutsu with "Ninja of the Deep Hours" returning "Hill Giant"
    And Alice can use ninjutsu with "Ninja of the Deep Hours" returning "Grizzly Bears"

  @bok:ninjutsu.2
  Scenario: Before combat damage is on the stack, the Ninja comes in time to deal it
    Given Alice controls "Hill Giant"
    And Alice has "Ninja of the Deep Hours" in hand and can pay {1}{U}
    When Alice attacks with "Hill Giant"
    And Bob doesn't block
    And Alice uses ninjutsu with "Ninja of the Deep Hours" returning "Hill Giant"
    And the stack resolves
    And combat damage is dealt
    Then "Ninja of the Deep Hours" has dealt 2 combat damage to Bob
    And "Hill Giant" has dealt no damage
    And Bob is at 18 life

  @bok:ninjutsu.2
  Scenario: After combat damage is on the stack, the creature that went back deals it
    Given Alice controls "Hill Giant"
    And Alice has "Ninja of the Deep Hours" in hand and can pay {1}{U}
    When Alice attacks with "Hill Giant"
    And Bob doesn't block
    And combat damage is put on the stack
    And Alice uses ninjutsu with "Ninja of the Deep Hours" returning "Hill Giant"
    Then the stack holds the ability of "Ninja of the Deep Hours" and the combat damage
    When the top of the stack resolves
    Then "Ninja of the Deep Hours" is attacking
    And "Hill Giant" is in Alice's hand
    When combat damage is dealt
    Then Bob is at 17 life
    And "Hill Giant" has dealt 3 combat damage to Bob
    And "Ninja of the Deep Hours" has dealt no damage

  @bok:ninjutsu.3
  Scenario: Of several activations the last one brings the Ninja
    Given Alice controls "Grizzly Bears" and "Hill Giant"
    And Alice has "Ninja of the Deep Hours" in hand and can pay {2}{U}{U}
    When Alice attacks with "Grizzly Bears" and "Hill Giant"
    And Bob doesn't block
    And Alice uses ninjutsu with "Ninja of the Deep Hours" returning "Grizzly Bears"
    And Alice uses ninjutsu with "Ninja of the Deep Hours" returning "Hill Giant"
    Then "Grizzly Bears" and "Hill Giant" are in Alice's hand
    When the top of the stack resolves
    Then "Ninja of the Deep Hours" is in play under Alice's control
    And the stack holds the ability of "Ninja of the Deep Hours"
    When the stack resolves
    Then it happened once that "Ninja of the Deep Hours" entered
    And "Ninja of the Deep Hours" is attacking

  @bok:ninjutsu.3
  Scenario: If the last activation is countered, the one below it brings the Ninja
    Given Alice controls "Grizzly Bears" and "Hill Giant"
    And Alice has "Ninja of the Deep Hours" in hand and can pay {2}{U}{U}
    And Bob has "Squelch" in hand and can pay {1}{U}
    When Alice attacks with "Grizzly Bears" and "Hill Giant"
    And Bob doesn't block
    And Alice uses ninjutsu with "Ninja of the Deep Hours" returning "Grizzly Bears"
    And Alice uses ninjutsu with "Ninja of the Deep Hours" returning "Hill Giant"
    And Bob plays "Squelch" targeting the second ability of "Ninja of the Deep Hours"
    And the top of the stack resolves
    Then the stack holds the ability of "Ninja of the Deep Hours"
    And "Ninja of the Deep Hours" is in Alice's hand
    When the stack resolves
    Then "Ninja of the Deep Hours" is in play under Alice's control
