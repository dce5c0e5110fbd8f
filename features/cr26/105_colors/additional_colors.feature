Feature: Effects that add a colour

  @cr26:105.3
  Scenario: With blue chosen, Painter's Servant makes a green creature green and blue, and a red card in hand red and blue
    Given Alice has "Painter's Servant" in hand and can pay {2}
    And Alice controls "Grizzly Bears"
    And Bob has "Hill Giant" in hand
    When Alice casts "Painter's Servant"
    And the stack resolves
    And Alice chooses the color "blue"
    Then "Grizzly Bears" is blue and green
    And "Hill Giant" is blue and red
    And "Painter's Servant" is blue

  @cr26:105.3
  Scenario: With blue chosen, Painter's Servant makes a colourless artifact and a land card in a graveyard blue
    Given Alice has "Painter's Servant" in hand and can pay {2}
    And Alice controls "Sol Ring"
    And Bob has "Forest" in graveyard
    Then "Sol Ring" is colorless
    When Alice casts "Painter's Servant"
    And the stack resolves
    And Alice chooses the color "blue"
    Then "Sol Ring" is blue
    And "Forest" is blue
