Feature: Casting spells without paying their mana costs

  @cr26:118.9
  Scenario: Omniscience makes Craw Wurm cost {0}; a sorcery still can't be cast while the Wurm is on the stack
    Given Alice controls "Omniscience"
    And Alice has "Craw Wurm" and "Blaze" in hand
    Then Alice can play "Craw Wurm" without paying its mana cost
    When Alice plays "Craw Wurm" without paying its mana cost
    Then the total cost of "Craw Wurm" is {0}
    And Alice can't play "Blaze" without paying its mana cost targeting Bob by rule 117.1a
    When the stack resolves
    Then "Craw Wurm" is in play
    And Alice can play "Blaze" without paying its mana cost targeting Bob

  @cr26:118.9
  Scenario: Hill Giant can't be cast without paying its mana cost before Omniscience is in play, and costs {0} afterwards
    Given Alice has "Omniscience" and "Hill Giant" in hand and can pay {7}{U}{U}{U}{3}{R}
    Then Alice can't play "Hill Giant" without paying its mana cost by rule 118.9
    And Alice can play "Hill Giant"
    When Alice plays "Omniscience"
    And the stack resolves
    Then Alice can play "Hill Giant" without paying its mana cost
    When Alice plays "Hill Giant" without paying its mana cost
    Then the total cost of "Hill Giant" is {0}
