Feature: Put into a graveyard from anywhere

  @may01:ours.213
  Scenario: The Avatar goes home when it dies, and when it is discarded
    Given Alice has 7 "Forest" in hand
    And Alice controls "Serra Avatar" as "the first"
    And Alice has "Serra Avatar" as "the second" in hand
    And Bob has "Terror" in hand and can pay {1}{B}
    Then the mana cost of "the first" is {4}{W}{W}{W}
    And "the first" has exactly the types "creature" and "Avatar"
    And "the first" is white
    And "the first" is 20/20
    When Bob plays "Terror" targeting "the first"
    And the stack resolves
    Then "the first" is in Alice's library
    And "the first" has triggered once
    When the game goes on to Alice's cleanup step
    And Alice chooses "the second"
    And the stack resolves
    Then "the second" is in Alice's library

  @may01:ours.213
  Scenario: One that dies goes home
    Given Bob controls "Serra Avatar"
    And Alice has "Terror" in hand and can pay {1}{B}
    When Alice plays "Terror" targeting "Serra Avatar"
    And the stack resolves
    Then "Serra Avatar" is in Bob's library

  @may01:ours.213
  Scenario: It goes home from the stack, and to whom it belongs
    Given it is Bob's main phase
    And Bob has "Serra Avatar" as "the played one" in hand and can pay {4}{W}{W}{W}
    And Alice controls "Serra Avatar" as "the borrowed one" owned by Bob
    And Alice has "Counterspell" and "Terror" in hand and can pay {U}{U}{1}{B}
    When Bob plays "the played one"
    And Alice plays "Counterspell" targeting "the played one"
    And the stack resolves
    Then "the played one" is in Bob's library
    When Alice plays "Terror" targeting "the borrowed one"
    And the stack resolves
    Then "the borrowed one" is in Bob's library

  @may01:ours.214
  Scenario: A copy of the Avatar goes home as if it were one
    Given it is Bob's main phase
    And Bob controls "Serra Avatar"
    And Bob has "Clone" in hand and can pay {3}{U}
    And Alice has "Terror" in hand and can pay {1}{B}
    When Bob plays "Clone"
    And the stack resolves
    And as it resolves, Bob chooses "Serra Avatar" for "Clone"
    And Alice plays "Terror" targeting "Clone"
    And the stack resolves
    Then "Clone" is in Bob's library

  @may01:ours.214
  Scenario: Without abilities in play it stays where it was put, and with them it doesn't
    Given Bob controls "Serra Avatar" as "the strong one", "Serra Avatar" as "the humble one" and "Humility"
    And Alice has 2 "Terror" as "terror" and "Naturalize" in hand and can pay {1}{B}{1}{B}{1}{G}
    When Alice plays "terror 1" targeting "the humble one"
    And the stack resolves
    Then "the humble one" is in Bob's graveyard
    When Alice plays "Naturalize" targeting "Humility"
    And the stack resolves
    And Alice plays "terror 2" targeting "the strong one"
    And the stack resolves
    Then "the strong one" is in Bob's library

  @may01:ours.214.today
  Scenario: Today a copy of the Avatar is no Avatar where it arrives
    Given it is Bob's main phase
    And Bob controls "Serra Avatar"
    And Bob has "Clone" in hand and can pay {3}{U}
    And Alice has 2 "Terror" as "terror" in hand and can pay {1}{B}{1}{B}
    When Bob plays "Clone"
    And the stack resolves
    And as it resolves, Bob chooses "Serra Avatar" for "Clone"
    And Alice plays "terror 1" targeting "Clone"
    And the stack resolves
    Then "Clone" is in Bob's graveyard
    When Alice plays "terror 2" targeting "Serra Avatar"
    And the stack resolves
    Then "Serra Avatar" is in Bob's library

  @may01:ours.214.today
  Scenario: Today it has its ability where it arrives, whatever it had lost in play
    Given Bob controls "Serra Avatar" and "Humility"
    And Alice has "Terror" in hand and can pay {1}{B}
    When Alice plays "Terror" targeting "Serra Avatar"
    And the stack resolves
    Then "Serra Avatar" is in Bob's library
