Feature: Patron of the Moon

  @bok:patron-of-the-moon.1
  Scenario: Patron of the Moon puts two lands onto the battlefield tapped, and Alice can still play a land in that turn
    Given Alice controls "Patron of the Moon" and can pay {2}
    And Alice has "Forest", "Island", "Swamp" and "Grizzly Bears" in hand
    And Bob has "Mountain" in hand
    When Alice activates "Patron of the Moon"
    Then {1} was spent on the ability of "Patron of the Moon"
    When the stack resolves
    Then Alice may not choose "Forest" and "Mountain" for "Patron of the Moon"
    And Alice may choose "Forest" and "Swamp" for "Patron of the Moon"
    When Alice chooses "Island" and "Swamp" for "Patron of the Moon"
    Then "Island" and "Swamp" are in play under Alice's control
    And "Island" and "Swamp" are tapped
    And "Patron of the Moon" is 5/4
    When Alice plays the land "Forest"
    Then "Forest" is in play under Alice's control
    And Alice's hand holds "Grizzly Bears"
    And Alice can activate "Patron of the Moon"
    When Alice activates "Patron of the Moon"
    And the stack resolves
    Then the second ability of "Patron of the Moon" has resolved
    And Alice's hand holds "Grizzly Bears"

  @bok:patron-of-the-moon.1
  Scenario: Alice may put only one land onto the battlefield with Patron of the Moon, and chooses it as the ability resolves
    Given Alice controls "Patron of the Moon" and can pay {1}
    And Alice has "Forest" and "Island" in hand
    When Alice activates "Patron of the Moon"
    Then "Forest" and "Island" are in Alice's hand
    When the stack resolves
    And as it resolves, Alice chooses "Island" for "Patron of the Moon"
    Then "Island" is in play under Alice's control
    And "Island" is tapped
    And "Forest" is in Alice's hand

  @bok:patron-of-the-moon.1
  Scenario: Patron of the Moon may put no land onto the battlefield, and can't put three
    Given Alice controls "Patron of the Moon" and can pay {1}
    And Alice has "Forest", "Island" and "Swamp" in hand
    When Alice activates "Patron of the Moon"
    And the stack resolves
    Then Alice may choose nothing for "Patron of the Moon"
    And Alice may choose "Forest" for "Patron of the Moon"
    And Alice may choose "Forest" and "Swamp" for "Patron of the Moon"
    And Alice may not choose "Forest", "Island" and "Swamp" for "Patron of the Moon"
    When Alice chooses nothing for "Patron of the Moon"
    Then Alice's hand holds "Forest", "Island" and "Swamp"
    And the ability of "Patron of the Moon" has resolved
