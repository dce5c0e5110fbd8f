Feature: Examples of section 800

  @cr26:800.4a.ex1 @cr26:800.4
  Scenario: Alice, whose Mind Control enchants Bob's Assault Griffin, loses the game: Mind Control leaves with her, and Bob controls the Griffin again
    Given Carol is playing too
    And Alice has "Mind Control" in hand and can pay {3}{U}{U}
    And Bob controls "Assault Griffin"
    And Alice is at 3 life
    And Carol has "Lightning Bolt" in hand and can pay {R}
    When Alice plays "Mind Control" targeting "Assault Griffin"
    And the stack resolves
    Then Alice controls "Assault Griffin"
    When Carol plays "Lightning Bolt" targeting Alice
    And the stack resolves
    Then Alice has lost the game
    And "Mind Control" is gone
    And Bob controls "Assault Griffin"
    And "Assault Griffin" is 3/2
    And "Assault Griffin" is the same object
    And Bob is still in the game
    And Carol is still in the game

  @cr26:800.4a.ex1
  Scenario: Bob, whose Assault Griffin is enchanted by Alice's Mind Control, loses the game: the Griffin leaves, and Mind Control goes to Alice's graveyard
    Given Carol is playing too
    And Alice has "Mind Control" in hand and can pay {3}{U}{U}
    And Bob controls "Assault Griffin"
    And Bob is at 3 life
    And Carol has "Lightning Bolt" in hand and can pay {R}
    When Alice plays "Mind Control" targeting "Assault Griffin"
    And the stack resolves
    Then Alice controls "Assault Griffin"
    When Carol plays "Lightning Bolt" targeting Bob
    And the stack resolves
    Then Bob has lost the game
    And "Assault Griffin" is gone
    And "Mind Control" is in Alice's graveyard
    And Alice is still in the game

  @cr26:800.4a.ex2
  Scenario: Alice takes Bob's Runeclaw Bear with Act of Treason and loses the game, so the effect ends and Bob controls the Bear again
    Given Carol is playing too
    And Alice has "Act of Treason" in hand and can pay {2}{R}
    And Bob controls "Runeclaw Bear"
    And Alice is at 3 life
    And Carol has "Lightning Bolt" in hand and can pay {R}
    When Alice plays "Act of Treason" targeting "Runeclaw Bear"
    And the stack resolves
    Then Alice controls "Runeclaw Bear"
    When Carol plays "Lightning Bolt" targeting Alice
    And the stack resolves
    Then Alice has lost the game
    And Bob controls "Runeclaw Bear"
    And "Runeclaw Bear" is in play
    And "Runeclaw Bear" is 2/2

  @cr26:800.4a.ex3
  Scenario: Bob, from whose library Alice put Serra Angel onto the battlefield with Bribery, loses the game, and Serra Angel leaves the game
    Given Carol is playing too
    And Alice has "Bribery" in hand and can pay {3}{U}{U}
    And Bob has "Serra Angel" and "Forest" as library
    And Bob is at 3 life
    And Carol has "Lightning Bolt" in hand and can pay {R}
    When Alice plays "Bribery" targeting Bob
    And the stack resolves
    And Alice chooses "Serra Angel"
    Then Alice controls "Serra Angel"
    When Carol plays "Lightning Bolt" targeting Bob
    And the stack resolves
    Then Bob has lost the game
    And "Serra Angel" is gone
    And Alice is at 20 life

  @cr26:800.4a.ex3
  Scenario: Alice, who put Serra Angel from Bob's library onto the battlefield with Bribery, loses the game, and Serra Angel is exiled
    Given Carol is playing too
    And Alice has "Bribery" in hand and can pay {3}{U}{U}
    And Bob has "Serra Angel" and "Forest" as library
    And Alice is at 3 life
    And Carol has "Lightning Bolt" in hand and can pay {R}
    When Alice plays "Bribery" targeting Bob
    And the stack resolves
    And Alice chooses "Serra Angel"
    Then Alice controls "Serra Angel"
    When Carol plays "Lightning Bolt" targeting Alice
    And the stack resolves
    Then Alice has lost the game
    And "Serra Angel" is exiled
    And Bob is at 20 life

  @cr26:800.4a.ex4
  Scenario: Alice, who controls Genesis Chamber, loses the game: the Myr token that she created leaves, and the one that Bob created stays
    Given Carol is playing too
    And Alice controls "Genesis Chamber" and has "Runeclaw Bear" in hand and can pay {1}{G}
    And Alice is at 3 life
    And Bob controls "Vedalken Orrery" and has "Hill Giant" in hand and can pay {3}{R}
    And Carol has "Lightning Bolt" in hand and can pay {R}
    When Alice plays "Runeclaw Bear"
    And the stack resolves
    Then Alice controls 1 "Myr" permanents
    When Bob plays "Hill Giant"
    And the stack resolves
    Then Bob controls 1 "Myr" permanents
    When Carol plays "Lightning Bolt" targeting Alice
    And the stack resolves
    Then Alice has lost the game
    And "Genesis Chamber" is gone
    And the first "Myr" token is gone
    And Bob controls 1 "Myr" permanents
    And the second "Myr" token is 1/1
    And the second "Myr" token is in play

  @cr26:800.4a.ex4.before
  Scenario: Before tokens belonged to the players who create them, Alice, who controls Genesis Chamber, loses the game, and her Myr token and that of Bob leave
    Given Carol is playing too
    And Alice controls "Genesis Chamber" and has "Runeclaw Bear" in hand and can pay {1}{G}
    And Alice is at 3 life
    And Bob controls "Vedalken Orrery" and has "Hill Giant" in hand and can pay {3}{R}
    And Carol has "Lightning Bolt" in hand and can pay {R}
    When Alice plays "Runeclaw Bear"
    And the stack resolves
    Then Alice controls 1 "Myr" permanents
    When Bob plays "Hill Giant"
    And the stack resolves
    Then Bob controls 1 "Myr" permanents
    When Carol plays "Lightning Bolt" targeting Alice
    And the stack resolves
    Then Alice has lost the game
    And "Genesis Chamber" is gone
    And the first "Myr" token is gone
    And the second "Myr" token is gone
    And Bob controls no "Myr" permanents
    And "Hill Giant" is in play

  @cr26:800.4d.ex1
  Scenario: Bob, whose Astral Slide exiled Alice's Hypnotic Specter until the end step, loses the game first, and the Specter never returns
    Given Carol is playing too
    And Alice controls "Hypnotic Specter"
    And Bob controls "Astral Slide" and has "Drifting Meadow" in hand and can pay {2}
    And Bob is at 3 life
    And Carol has "Lightning Bolt" in hand and can pay {R}
    When Bob activates the cycling ability of "Drifting Meadow"
    And Bob targets "Hypnotic Specter" for "Astral Slide"
    And the stack resolves
    And Bob says yes to "Astral Slide"
    Then "Hypnotic Specter" is exiled
    When Carol plays "Lightning Bolt" targeting Bob
    And the stack resolves
    Then Bob has lost the game
    When the game goes on to Alice's end step
    Then the stack is empty
    And "Hypnotic Specter" is exiled
    When the game goes on to Carol's end step
    Then "Hypnotic Specter" is exiled

  @cr26:800.4d.ex1
  Scenario: Bob's Astral Slide exiled Alice's Hypnotic Specter, Carol loses the game, and the Specter returns at the end step
    Given Carol is playing too
    And Alice controls "Hypnotic Specter" and has "Lightning Bolt" in hand and can pay {R}
    And Bob controls "Astral Slide" and has "Drifting Meadow" in hand and can pay {2}
    And Carol is at 3 life
    When Bob activates the cycling ability of "Drifting Meadow"
    And Bob targets "Hypnotic Specter" for "Astral Slide"
    And the stack resolves
    And Bob says yes to "Astral Slide"
    Then "Hypnotic Specter" is exiled
    When Alice plays "Lightning Bolt" targeting Carol
    And the stack resolves
    Then Carol has lost the game
    When the game goes on to Alice's end step
    And the stack resolves
    Then "Hypnotic Specter" is in play under Alice's control
    And "Hypnotic Specter" is a new object
