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

  @cr26:105.3.2
  Scenario: Purelace makes Hill Giant white and no longer red, and Painter's Servant with blue chosen then makes it blue in addition
    Given Alice has "Purelace" and "Painter's Servant" in hand and can pay {W}{2}
    And Bob controls "Hill Giant" and "Grizzly Bears"
    When Alice casts "Purelace" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is white
    And "Hill Giant" isn't red
    When Alice casts "Painter's Servant"
    And the stack resolves
    And Alice chooses the color "blue"
    Then "Hill Giant" is white and blue
    And "Hill Giant" isn't red
    And "Grizzly Bears" is green and blue
