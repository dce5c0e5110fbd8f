Feature: Patron of the Kitsune

  @bok:patron-of-the-kitsune.1
  Scenario: A life for each attacker, each as its own ability resolves
    Given Alice controls "Patron of the Kitsune", "Grizzly Bears" and "Hill Giant"
    Then the mana cost of "Patron of the Kitsune" is {4}{W}{W}
    And "Patron of the Kitsune" has exactly the types "legendary", "creature" and "Spirit"
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
  Scenario: Each declaration counts anew, the Patron's own attack too, and no life has to be gained
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
  Scenario: An opponent's attackers give life as well, and creatures put into play attacking don't
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
