Feature: Battle types

  @cr26:310.3 @cr26:205.3q
  Scenario: Siege of Trials, a battle with the word Siege after the dash, has that battle type on the stack and in the graveyard, where Roll of Sieges finds it; Test Siege, a battle without a word there, has none
    Given Alice has "Siege of Trials" and "Roll of Sieges" in hand and can pay {1}{W}
    And Alice has "Test Siege" in graveyard
    And Bob has "Counterspell" in hand and can pay {U}{U}
    When Alice casts "Siege of Trials"
    Then "Siege of Trials" has exactly the types "battle" and "Siege"
    When Bob in response casts "Counterspell" targeting "Siege of Trials"
    And the stack resolves
    Then "Siege of Trials" is in Alice's graveyard
    And Alice can target only "Siege of Trials" with "Roll of Sieges"
    When Alice casts "Roll of Sieges" targeting "Siege of Trials"
    And the stack resolves
    Then "Siege of Trials" is in Alice's hand
    And "Test Siege" is in Alice's graveyard
    And "Test Siege" has exactly the type "battle"

  @cr26:310.3 @cr26:205.3q
  Scenario: Roll of Sieges finds Siege of Trials, and not Grizzly Bears, in Alice's graveyard
    Given Alice has "Siege of Trials" and "Grizzly Bears" in graveyard
    And Alice has "Roll of Sieges" in hand and can pay {W}
    Then Alice can target only "Siege of Trials" with "Roll of Sieges"
    When Alice casts "Roll of Sieges" targeting "Siege of Trials"
    And the stack resolves
    Then "Siege of Trials" is in Alice's hand
    And "Grizzly Bears" is in Alice's graveyard

  @cr26:205.3q
  Scenario: Regrowth can target Test Siege, a battle without a battle type, and Grizzly Bears in Alice's graveyard, and Roll of Sieges neither of them
    Given Alice has "Test Siege" and "Grizzly Bears" in graveyard
    And Alice has "Roll of Sieges" and "Regrowth" in hand and can pay {1}{G}{W}
    Then Alice can play "Regrowth" targeting "Test Siege"
    And Alice can play "Regrowth" targeting "Grizzly Bears"
    And Alice can't play "Roll of Sieges" targeting "Test Siege" by rule 601.2c
    And Alice can't play "Roll of Sieges" targeting "Grizzly Bears" by rule 601.2c
