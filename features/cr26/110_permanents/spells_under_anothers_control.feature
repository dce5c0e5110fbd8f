Feature: Permanents whose spells another player controlled

  @cr26:110.2b.2 @cr26:400.7a.2
  Scenario: When Carol loses, Alice controls the creature whose spell she cast and Carol took
    Given Carol is playing too
    And Alice has "Hill Giant" in hand and can pay {3}{R}
    And Carol has "Spell Thief" in hand and can pay {U}{U}
    And Carol is at 2 life
    And Bob has "Glacial Ray" in hand and can pay {1}{R}
    When Alice plays "Hill Giant"
    And Carol plays "Spell Thief" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in play under Carol's control
    When Bob plays "Glacial Ray" targeting Carol
    And the stack resolves
    Then Carol has lost the game
    And "Hill Giant" is in play under Alice's control

  @cr26:110.2b.2.before
  Scenario: Until 2013, when Carol loses, the creature whose spell Alice cast and Carol took is exiled
    Given Carol is playing too
    And Alice has "Hill Giant" in hand and can pay {3}{R}
    And Carol has "Spell Thief" in hand and can pay {U}{U}
    And Carol is at 2 life
    And Bob has "Glacial Ray" in hand and can pay {1}{R}
    When Alice plays "Hill Giant"
    And Carol plays "Spell Thief" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in play under Carol's control
    When Bob plays "Glacial Ray" targeting Carol
    And the stack resolves
    Then Carol has lost the game
    And "Hill Giant" is exiled

  @cr26:110.2.2
  Scenario: When Carol loses, Alice still controls Hill Giant, which Bribery took from Bob's library, and Carol's creature leaves with Carol
    Given Carol is playing too
    And Alice has "Bribery" in hand and can pay {3}{U}{U}
    And Carol controls "Grizzly Bears" and is at 2 life
    And Bob has "Glacial Ray" in hand and can pay {1}{R}
    And Bob has "Hill Giant" and "Swamp" as library
    When Alice plays "Bribery" targeting Bob
    And the stack resolves
    And Alice chooses "Hill Giant"
    Then "Hill Giant" is in play under Alice's control
    When Bob plays "Glacial Ray" targeting Carol
    And the stack resolves
    Then Carol has lost the game
    And "Hill Giant" is in play under Alice's control
    And "Hill Giant" is 3/3
    And "Grizzly Bears" isn't in play

  @cr26:110.2.2
  Scenario: When Carol loses, who had taken Hill Giant with Sudden Claim, Alice controls it again, under whose control Bribery put it, and not Bob, who owns it
    Given Carol is playing too
    And Alice has "Bribery" in hand and can pay {3}{U}{U}
    And Carol has "Sudden Claim" in hand and can pay {U}
    And Carol is at 2 life
    And Bob has "Glacial Ray" in hand and can pay {1}{R}
    And Bob has "Hill Giant" and "Swamp" as library
    When Alice plays "Bribery" targeting Bob
    And the stack resolves
    And Alice chooses "Hill Giant"
    And Carol plays "Sudden Claim" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in play under Carol's control
    When Bob plays "Glacial Ray" targeting Carol
    And the stack resolves
    Then Carol has lost the game
    And "Hill Giant" is in play under Alice's control
