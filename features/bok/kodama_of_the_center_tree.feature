Feature: Kodama of the Center Tree

  @bok:kodama-of-the-center-tree.1
  Scenario: Alone in play the Kodama counts itself
    Given Alice controls "Kodama of the Center Tree"
    And Alice has "Kami of Ancient Law" and "Wandering Ones" in graveyard
    And Bob has "Terror" in hand and can pay {1}{B}
    When Bob plays "Terror" targeting "Kodama of the Center Tree"
    And the top of the stack resolves
    Then the ability of "Kodama of the Center Tree" targets "Wandering Ones"
    When the stack resolves
    And Alice says yes to "Kodama of the Center Tree"
    Then "Wandering Ones" is in Alice's hand
    And "Kami of Ancient Law" is in Alice's graveyard

  @bok:kodama-of-the-center-tree.1
  Scenario: Spirits that die along with the Kodama are counted
    Given Alice controls "Kodama of the Center Tree" and "River Kaijin"
    And Alice has "Kami of Ancient Law" in graveyard
    And Alice has "Wrath of God" in hand and can pay {2}{W}{W}
    When Alice plays "Wrath of God"
    And the top of the stack resolves
    Then "River Kaijin" is in Alice's graveyard
    And the ability of "Kodama of the Center Tree" targets "Kami of Ancient Law"
    When the stack resolves
    And Alice says yes to "Kodama of the Center Tree"
    Then "Kami of Ancient Law" is in Alice's hand

  @bok:kodama-of-the-center-tree.1
  Scenario: A Spirit that leaves play before the Kodama isn't counted
    Given Alice controls "Kodama of the Center Tree" and "River Kaijin"
    And Alice has "Kami of Ancient Law" and "Wandering Ones" in graveyard
    And Bob has "Terror" and "Boomerang" in hand
    And Bob can pay {1}{U}{U}{B}
    When Bob plays "Boomerang" targeting "River Kaijin"
    And the stack resolves
    And Bob plays "Terror" targeting "Kodama of the Center Tree"
    And the top of the stack resolves
    Then "Kodama of the Center Tree" is in Alice's graveyard
    And the ability of "Kodama of the Center Tree" targets "Wandering Ones"
