Feature: A "can't" says why, and would be a "can" without that

  @proofs:cant
  Scenario: What isn't there can't do anything, nor be forbidden it
    Given Alice controls "Marrow-Gnawer" and "Grizzly Bears"
    Then Alice can't attack with the "Rat" token
    And Alice can attack with "Grizzly Bears"

  @proofs:cant
  Scenario: What isn't there can't be targeted, nor be protected
    Given Alice controls "Marrow-Gnawer" and has "Glacial Ray" in hand and can pay {1}{R}
    Then Alice can't play "Glacial Ray" targeting the "Rat" token
    And Alice can play "Glacial Ray" targeting "Marrow-Gnawer"

  @proofs:cant
  Scenario: What isn't there has never triggered
    Given Alice controls "Marrow-Gnawer" and a 1/1 black "Rat" creature token as "rat"
    When Alice activates "Marrow-Gnawer" sacrificing "rat"
    Then the "Rat" token has triggered never

  @proofs:cant
  Scenario: Its sibling could merely pay
    Given Alice controls "Steel Wall"
    And Alice has "Counsel of the Soratami" and "Reach Through Mists" in hand and can pay {U}
    Then Alice can't play "Counsel of the Soratami"
    And Alice can play "Reach Through Mists"
    And Alice can't attack with "Steel Wall" because "Steel Wall" has "defender"

  @proofs:cant
  Scenario: Another reason than the one it gives
    Given Alice controls "Steel Wall" and "Grizzly Bears"
    And "Steel Wall" is tapped
    Then Alice can't attack with "Steel Wall" because "Steel Wall" has "defender"
    And Alice can attack with "Grizzly Bears"

  @proofs:cant
  Scenario: Nothing shows that it could be otherwise
    Given Alice controls "Steel Wall"
    Then Alice can't attack with "Steel Wall" by rule 502.41b

  @proofs:cant
  Scenario: The rule is a tag's, and something can
    Given Alice controls "Steel Wall" and "Grizzly Bears"
    Then Alice can't attack with "Steel Wall"
    And Alice can attack with "Grizzly Bears"

  @proofs:cant
  Scenario: The reason is named
    Given Alice controls "Steel Wall"
    Then Alice can't attack with "Steel Wall" because "Steel Wall" has "defender"

  @proofs:choice
  Scenario: What may not be chosen, where nobody says what may
    Given Alice has "Commune with Nature" in hand and can pay {G}
    And Alice has "Forest", "Grizzly Bears", "Forest" as "2", "Forest" as "3" and "Forest" as "4" on top of library
    When Alice plays "Commune with Nature"
    And the stack resolves
    Then Alice may not choose "3"
    When Alice chooses "Grizzly Bears"
    And Alice puts "Forest", "2", "3" and "4" in this order
    Then "Grizzly Bears" is in Alice's hand
    And "3" is in Alice's library

  @proofs:choice
  Scenario: What may not be chosen, beside what may
    Given Alice has "Commune with Nature" in hand and can pay {G}
    And Alice has "Forest", "Grizzly Bears", "Forest" as "2", "Forest" as "3" and "Forest" as "4" on top of library
    When Alice plays "Commune with Nature"
    And the stack resolves
    Then Alice may not choose "3"
    And Alice may choose "Grizzly Bears"
    When Alice chooses "Grizzly Bears"
    And Alice puts "Forest", "2", "3" and "4" in this order
    Then "Grizzly Bears" is in Alice's hand
    And "3" is in Alice's library

  @proofs:choice
  Scenario: What may not be chosen, where something else is asked
    Given Alice has "Commune with Nature" in hand and can pay {G}
    And Alice has "Forest", "Grizzly Bears", "Forest" as "2", "Forest" as "3" and "Forest" as "4" on top of library
    When Alice plays "Commune with Nature"
    And the stack resolves
    Then Alice may not choose the creature type "Bear"
    And Alice may choose "Grizzly Bears"
    When Alice chooses "Grizzly Bears"
    And Alice puts "Forest", "2", "3" and "4" in this order
    Then "Grizzly Bears" is in Alice's hand
