Feature: Shell of the Last Kappa
  @chk:shell-of-the-last-kappa.1
  Scenario: Shell of the Last Kappa can target a spell that targets the controller of the Shell, and no other spell
    Given Alice controls "Shell of the Last Kappa" and "Grizzly Bears" and can pay {3}
    And Bob has "Glacial Ray" as "at Alice", "Glacial Ray" as "at Bob", "Glacial Ray" as "at the Bears" and "Reach Through Mists" in hand
    And Bob can pay {3}{R}{R}{R} and can pay {U}
    When Bob plays "at Bob" targeting Bob
    And Bob plays "at the Bears" targeting "Grizzly Bears"
    And Bob plays "Reach Through Mists"
    Then Alice can target only nothing with the first printed ability of "Shell of the Last Kappa"
    When Bob plays "at Alice" targeting Alice
    Then Alice can target only "at Alice" with the first printed ability of "Shell of the Last Kappa"
    When Alice activates the first printed ability of "Shell of the Last Kappa" targeting "at Alice"
    And the stack resolves
    Then "at Alice" is removed from the game
    And "at Bob" is in Bob's graveyard
    And Alice is at 20 life
    And Bob is at 18 life

  @chk:shell-of-the-last-kappa.1
  Scenario: Shell of the Last Kappa can exile a spell with several targets if one of them is the controller of the Shell
    Given Alice controls "Shell of the Last Kappa" and "Devoted Retainer" and can pay {3}
    And Bob has "Reach Through Mists" and 2 "Glacial Ray" as "ray" in hand and can pay {2}{U}{R}{R}
    When Bob plays "Reach Through Mists" splicing "ray 1" and "ray 2" targeting "Devoted Retainer" for "ray 1" targeting Alice for "ray 2"
    Then Alice can target only "Reach Through Mists" with the first printed ability of "Shell of the Last Kappa"
    When Alice activates the first printed ability of "Shell of the Last Kappa" targeting "Reach Through Mists"
    And the stack resolves
    Then "Reach Through Mists" is removed from the game
    And "Devoted Retainer" is in play
    And Alice is at 20 life
    And Bob has drawn no cards

  @chk:shell-of-the-last-kappa.2
  Scenario: Shell of the Last Kappa exiles a spell that can't be countered, and the Shell's controller may cast the card later
    Given Alice controls "Shell of the Last Kappa" and has "Counterspell" in hand
    And Alice can pay {3} and can pay {3} and can pay {U}{U}
    And Bob has "Urza's Rage" in hand and can pay {2}{R}
    When Bob plays "Urza's Rage" targeting Alice
    And Alice plays "Counterspell" targeting "Urza's Rage"
    And the top of the stack resolves
    Then "Urza's Rage" is on the stack
    When Alice activates the first printed ability of "Shell of the Last Kappa" targeting "Urza's Rage"
    And the stack resolves
    Then "Urza's Rage" is removed from the game
    And "Urza's Rage" was removed from the stack
    And "Urza's Rage" wasn't countered
    And Alice is at 20 life
    When the game goes on to Alice's next main phase
    And Alice activates the second printed ability of "Shell of the Last Kappa"
    Then "Shell of the Last Kappa" was sacrificed
    When the top of the stack resolves
    And while "Shell of the Last Kappa" resolves, Alice plays "Urza's Rage" targeting Bob
    Then "Urza's Rage" is on the stack
    And Alice controls "Urza's Rage"
    And {0} was spent on "Urza's Rage"
    When the stack resolves
    Then Bob is at 17 life
    And "Urza's Rage" is in Bob's graveyard

  @chk:shell-of-the-last-kappa.2
  Scenario: One of several cards exiled with Shell of the Last Kappa can be cast, and the others stay in exile
    Given Alice controls "Shell of the Last Kappa" as "the Shell" and can pay {3} and can pay {3}
    And Bob has "Urza's Rage" in hand and can pay {2}{R}
    And Bob has "Terror" removed from the game with "the Shell"
    And Bob has "Lava Spike" removed from the game
    When Bob plays "Urza's Rage" targeting Alice
    And Alice activates the first printed ability of "the Shell" targeting "Urza's Rage"
    And the stack resolves
    Then "Urza's Rage" is removed from the game
    And "Urza's Rage" wasn't countered
    When the game goes on to Alice's next main phase
    And Alice activates the second printed ability of "the Shell"
    And the top of the stack resolves
    Then Alice may choose "Urza's Rage"
    And Alice may choose "Terror"
    And Alice may not choose "Lava Spike"
    And Alice may not choose "Urza's Rage" and "Terror"
    When as it resolves, Alice chooses "Urza's Rage" for "the Shell"
    And while "the Shell" resolves, Alice plays "Urza's Rage" targeting Bob
    And the stack resolves
    Then Bob is at 17 life
    And "Urza's Rage" is in Bob's graveyard
    And "Terror" is removed from the game
    And "the Shell" is in Alice's graveyard

  @chk:shell-of-the-last-kappa.2
  Scenario: Shell of the Last Kappa's controller may choose not to cast the exiled card, which stays in exile
    Given Alice controls "Shell of the Last Kappa" and can pay {3} and can pay {3}
    And Bob has "Urza's Rage" in hand and can pay {2}{R}
    When Bob plays "Urza's Rage" targeting Alice
    And Alice activates the first printed ability of "Shell of the Last Kappa" targeting "Urza's Rage"
    And the stack resolves
    And the game goes on to Alice's next main phase
    And Alice activates the second printed ability of "Shell of the Last Kappa"
    And the stack resolves
    And as it resolves, Alice says no to "Shell of the Last Kappa"
    Then "Urza's Rage" is removed from the game
    And "Shell of the Last Kappa" is in Alice's graveyard
    And Alice is at 20 life
    And Bob is at 20 life

  @chk:shell-of-the-last-kappa.1
  Scenario: Shell of the Last Kappa can target a sorcery spell but no ability
    Given Alice controls "Shell of the Last Kappa" and can pay {3}
    And it is Bob's main phase
    And Bob controls "Frostwielder" and has "Lava Spike" in hand and can pay {R}
    When Bob plays "Lava Spike" targeting Alice
    And Bob activates "Frostwielder" targeting Alice
    Then Alice can target only "Lava Spike" with the first printed ability of "Shell of the Last Kappa"
    When Alice activates the first printed ability of "Shell of the Last Kappa" targeting "Lava Spike"
    Then "Shell of the Last Kappa" is tapped
    And the total cost of the ability of "Shell of the Last Kappa" is {3}
    When the stack resolves
    Then "Lava Spike" is removed from the game
    And Alice is at 19 life

  @chk:shell-of-the-last-kappa.2
  Scenario: Shell of the Last Kappa is tapped to exile a spell, so its second ability can be activated only after it untaps
    Given Alice controls "Shell of the Last Kappa" and can pay {3} and can pay {3}
    And Bob has "Urza's Rage" in hand and can pay {2}{R}
    When Bob plays "Urza's Rage" targeting Alice
    And Alice activates the first printed ability of "Shell of the Last Kappa" targeting "Urza's Rage"
    And the stack resolves
    Then "Urza's Rage" is removed from the game
    And Alice can't activate the second printed ability of "Shell of the Last Kappa" by rule 409.1h
    When the game goes on to Alice's next main phase
    Then Alice can activate the second printed ability of "Shell of the Last Kappa"
    When Alice activates the second printed ability of "Shell of the Last Kappa"
    Then {3} was spent on the second ability of "Shell of the Last Kappa"
    And "Shell of the Last Kappa" is in Alice's graveyard
    When the stack resolves
    And Alice says no
    Then "Urza's Rage" is removed from the game
