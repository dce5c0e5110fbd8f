Feature: Loops of mandatory actions

  @cr26:731.4
  Scenario: The game is a draw if mandatory triggered abilities make a creature die and return without end
    Given Alice has "Swamp" exiled
    And Alice controls "Hollow Choir"
    And Alice has "Ghost of No Rest" in hand and can pay {1}{B}
    When Alice plays "Ghost of No Rest"
    And the stack resolves
    Then Alice has drawn the game
    And Bob has drawn the game

  @cr26:731.4
  Scenario: The game goes on if a player stops a mandatory loop, and is a draw if the loop begins again
    Given Alice has "Swamp" exiled
    And Alice controls "Hollow Choir" as "choir"
    And Alice has "Ghost of No Rest" in hand and can pay {1}{B}
    And Alice has "Hollow Choir" as "the other choir" in hand and can pay {1}{B}
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When Alice plays "Ghost of No Rest"
    And the top of the stack resolves
    And the top of the stack resolves
    And Bob plays "Naturalize" targeting "choir"
    And the stack resolves
    Then "Ghost of No Rest" is in play
    And "Ghost of No Rest" is 1/1
    And Alice is still in the game
    When Alice plays "the other choir"
    And the stack resolves
    Then Alice has drawn the game

  @cr26:731.4.1
  Scenario: The game is a draw if Animate Dead returns Worldgorger Dragon, which exiles Animate Dead, and no other creature card can be chosen
    Given Alice has "Worldgorger Dragon" in the graveyard
    And Alice has "Animate Dead" in hand and can pay {1}{B}
    When Alice plays "Animate Dead" targeting "Worldgorger Dragon"
    And the stack resolves
    Then Alice has drawn the game
    And Bob has drawn the game

  @cr26:731.6
  Scenario: Bob isn't forced to pay {1} to end the loop of Ghost of Debts and Knell of Dust, and may end it by paying
    Given Alice has "Swamp" exiled
    And Alice controls "Knell of Dust"
    And Alice has "Ghost of Debts" in hand and can pay {1}{B}
    And Bob can pay {1}
    When Alice casts "Ghost of Debts"
    And the top of the stack resolves
    And the top of the stack resolves
    Then Bob is asked for a payment by "Ghost of Debts"
    When Bob says no
    Then "Ghost of Debts" has triggered twice
    When the top of the stack resolves
    And Bob says no
    Then "Ghost of Debts" has triggered three times
    When the top of the stack resolves
    And Bob says yes
    Then "Ghost of Debts" is in Alice's graveyard
    And the stack is empty

  @cr26:731.6.2
  Scenario: If Bob can't pay {1}, the loop of Ghost of Debts and Knell of Dust makes the game a draw
    Given Alice has "Swamp" exiled
    And Alice controls "Knell of Dust"
    And Alice has "Ghost of Debts" in hand and can pay {1}{B}
    When Alice casts "Ghost of Debts"
    And the top of the stack resolves
    Then "Ghost of Debts" is in Alice's graveyard
    And Alice is still in the game
    When the stack resolves
    Then Alice has drawn the game
    And Bob has drawn the game

  @cr26:731.5.2
  Scenario: Bob has to sacrifice Hill Giant and then Elesh Norn for Alice's Grave Pact, which ends the loop of Ghost of No Rest
    Given Alice controls "Grave Pact"
    And Alice has "Ghost of No Rest" in hand and can pay {1}{B}
    And Bob controls "Elesh Norn, Grand Cenobite" and "Hill Giant"
    When Alice plays "Ghost of No Rest"
    And the top of the stack resolves
    And Alice puts "Ghost of No Rest" and "Grave Pact" in this order
    And the top of the stack resolves
    And Bob chooses "Hill Giant"
    And the top of the stack resolves
    Then "Ghost of No Rest" is in Alice's graveyard
    And Alice is still in the game
    When Alice puts "Ghost of No Rest" and "Grave Pact" in this order
    And the top of the stack resolves
    Then "Elesh Norn, Grand Cenobite" was sacrificed
    When the stack resolves
    Then "Ghost of No Rest" is 1/1
    And Bob controls no "creature" permanents
    And Alice is still in the game
    And Bob is still in the game
