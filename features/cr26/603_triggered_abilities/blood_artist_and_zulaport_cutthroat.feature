Feature: Blood Artist and Zulaport Cutthroat

  @cr26:603.10a.6
  Scenario: Wrath of God destroys Blood Artist and three other creatures, and Blood Artist triggers four times
    Given Alice controls "Blood Artist" and "Hill Giant"
    And Bob controls "Grizzly Bears" and "Serra Angel"
    And Alice has "Wrath of God" in hand and can pay {2}{W}{W}
    When Alice plays "Wrath of God"
    And the top of the stack resolves
    And Alice targets Bob for "Blood Artist"
    And Alice targets Bob for "Blood Artist"
    And Alice targets Bob for "Blood Artist"
    And Alice targets Alice for "Blood Artist"
    And the stack resolves
    Then "Blood Artist" has triggered 4 times
    And Bob is at 17 life
    And Alice is at 23 life

  @cr26:603.10a.6
  Scenario: Wrath of God destroys Zulaport Cutthroat and three other creatures, and Zulaport Cutthroat triggers for itself and its controller's creature
    Given Alice controls "Zulaport Cutthroat" and "Hill Giant"
    And Bob controls "Grizzly Bears" and "Serra Angel"
    And Alice has "Wrath of God" in hand and can pay {2}{W}{W}
    When Alice plays "Wrath of God"
    And the stack resolves
    Then "Zulaport Cutthroat" has triggered twice
    And Bob is at 18 life
    And Alice is at 22 life
