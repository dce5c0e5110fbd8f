Feature: Creatures that are copies until end of turn

  @cr26:707.2
  Scenario: Mirrorweave makes all other creatures copies of Grizzly Bears until the turn ends
    Given Alice controls "Grizzly Bears" and "Wall of Stone"
    And Bob controls "Serra Angel" and "Isamaru, Hound of Konda"
    And Alice has "Mirrorweave" in hand and can pay {2}{W}{U}
    Then Alice can target only "Grizzly Bears", "Wall of Stone" and "Serra Angel" with "Mirrorweave"
    When Alice plays "Mirrorweave" targeting "Grizzly Bears"
    And the stack resolves
    Then "Wall of Stone", "Serra Angel" and "Isamaru, Hound of Konda" are 2/2
    And "Serra Angel" is named "Grizzly Bears"
    And "Serra Angel" doesn't have "flying"
    When the turn ends
    Then "Serra Angel" is 4/4
    And "Serra Angel" is named "Serra Angel"
    And "Serra Angel" has "flying"
    And "Wall of Stone" is 0/8
    And "Grizzly Bears" is 2/2
