Feature: Missing mana costs

  @cr26:202.1b
  Scenario: Ancestral Vision without a mana cost can't be cast, a Forest is played without a payment, and a Saproling token has mana value 0
    Given Alice controls "Jade Mage" and can pay {2}{G}
    And Alice has "Ancestral Vision", "Lava Spike" and "Forest" in hand and can pay {R}
    Then Alice can't play "Ancestral Vision" targeting Alice by rule 118.6
    And Alice can't play "Ancestral Vision" without paying its mana cost targeting Alice
    And Alice can play "Lava Spike" targeting Bob
    When Alice plays the land "Forest"
    Then "Forest" is on the battlefield
    And the mana value of "Forest" is 0
    When Alice activates "sprout" of "Jade Mage"
    And the stack resolves
    Then the mana value of the first "Saproling" token is 0
    And the mana value of "Jade Mage" is 2
