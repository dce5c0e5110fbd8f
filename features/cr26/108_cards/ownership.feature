Feature: Ownership

  @cr26:108.3
  Scenario: Brand gives Alice control of Grizzly Bears, which she owns and Bob controls, and of no permanent that Bob owns
    Given Alice has "Brand" in hand and can pay {R}
    And Alice controls "Hill Giant" owned by Bob
    And Bob controls "Grizzly Bears" owned by Alice and "Watchwolf"
    When Alice plays "Brand"
    And the stack resolves
    Then Alice controls "Grizzly Bears"
    And Alice controls "Hill Giant"
    And Bob controls "Watchwolf"
