Feature: Patron of the Kitsune

  @bok:patron-of-the-kitsune.1
  Scenario: Patron of the Kitsune triggers for each attacker, and each trigger may gain 1 life
    Given Alice controls "Patron of the Kitsune", "Grizzly Bears" and "Hill Giant"
    When Alice attacks with "Grizzly Bears" and "Hill Giant"
    Then "Patron of the Kitsune" has triggered twice
    And "Patron of the Kitsune" is 5/6
    And Alice is at 20 life
    When the top of the stack resolves
    And as it resolves, Alice says yes to "Patron of the Kitsune"
    Then Alice is at 21 life
    When the top of the stack resolves
    And as it resolves, Alice says yes to "Patron of the Kitsune"
    Then Alice is at 22 life
    And Bob is at 20 life

  @bok:patron-of-the-kitsune.1
  Scenario: Patron of the Kitsune triggers for its own attack in each combat, and Alice may choose not to gain life
    Given Alice controls "Patron of the Kitsune"
    And Bob controls "Wall of Stone"
    When Alice attacks with "Patron of the Kitsune"
    And the stack resolves
    And as it resolves, Alice says no to "Patron of the Kitsune"
    Then "Patron of the Kitsune" has triggered once
    And Alice is at 20 life
    When Bob blocks "Patron of the Kitsune" with "Wall of Stone"
    And combat damage is dealt
    Then "Wall of Stone" has 5 damage marked
    When the game goes on to Alice's next precombat main phase
    And Alice attacks with "Patron of the Kitsune"
    And the stack resolves
    And as it resolves, Alice says yes to "Patron of the Kitsune"
    Then "Patron of the Kitsune" has triggered twice
    And Alice is at 21 life

  @bok:patron-of-the-kitsune.2
  Scenario: Patron of the Kitsune triggers for an opponent's attacker, and not for a Ninja that enters attacking
    Given it is Bob's precombat main phase
    And Alice controls "Patron of the Kitsune"
    And Bob controls "Grizzly Bears"
    And Bob has "Ninja of the Deep Hours" in hand and can pay {1}{U}
    When Bob attacks with "Grizzly Bears"
    Then "Patron of the Kitsune" has triggered once
    And Alice controls the ability of "Patron of the Kitsune"
    When the stack resolves
    And as it resolves, Alice says yes to "Patron of the Kitsune"
    Then Alice is at 21 life
    When Alice doesn't block
    And Bob uses ninjutsu with "Ninja of the Deep Hours" returning "Grizzly Bears"
    And the stack resolves
    Then "Ninja of the Deep Hours" is attacking
    And "Patron of the Kitsune" has triggered once
    And Alice is at 21 life
