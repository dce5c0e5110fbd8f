Feature: One text for two things, in rulings of our own

  @may01:ours.78
  Scenario: Who has sealed the well neither draws nor gains life
    Given Alice controls "Sealed Well"
    And Alice has "Island" as library
    And Alice has "Healing Salve" in hand and can pay {W}
    And it is Alice's upkeep
    Then the mana cost of "Sealed Well" is {2}
    And "Sealed Well" has exactly the type "artifact"
    When Alice plays "Healing Salve" choosing "gain" targeting Alice
    And the stack resolves
    Then Alice is at 20 life
    When the game goes on to Alice's main phase
    Then Alice has drawn no cards
    And Alice's hand is empty

  @may01:ours.78
  Scenario: A well that is sealed gives nothing
    Given Alice controls "Sealed Well"
    And Alice has "Island" as library
    And Alice has "Forest" in hand
    And it is Alice's upkeep
    When the game goes on to Alice's main phase
    Then Alice has drawn no cards
    And Alice's library holds "Island"
    When Alice plays the land "Forest"
    Then "Forest" is in play
    And Alice's hand is empty

  @may01:ours.78
  Scenario: Others draw and gain life as ever
    Given Alice controls "Sealed Well"
    And Bob has "Island" as library
    And Bob has "Healing Salve" as "one" and "Healing Salve" as "two" in hand and can pay {W}{W}
    And it is Bob's upkeep
    When Bob plays "one" choosing "gain" targeting Bob
    And the stack resolves
    And Bob plays "two" choosing "gain" targeting Alice
    And the stack resolves
    Then Bob is at 23 life
    And Alice is at 20 life
    When the game goes on to Bob's main phase
    Then Bob has drawn 1 card

  @may01:ours.79
  Scenario: What is promised for the worst is kept once it has come to that
    Given Alice is at 8 life
    And Alice has "Deathbed Promise" in hand and can pay {W}
    And Bob has "Lava Spike" in hand and can pay {R}
    And it is Bob's main phase
    Then the mana cost of "Deathbed Promise" is {W}
    And "Deathbed Promise" is white
    And "Deathbed Promise" has exactly the type "instant"
    When Alice plays "Deathbed Promise"
    And the stack resolves
    Then Alice is at 8 life
    And the stack is empty
    When Bob plays "Lava Spike" targeting Alice
    And the stack resolves
    Then Alice is at 10 life

  @may01:ours.79
  Scenario: It is kept once
    Given Alice is at 4 life
    And Alice has "Deathbed Promise" in hand and can pay {W}
    And Bob has "Lava Spike" as "one" and "Lava Spike" as "two" in hand and can pay {R}{R}
    And it is Bob's main phase
    When Alice plays "Deathbed Promise"
    And the stack resolves
    Then Alice is at 9 life
    When Bob plays "one" targeting Alice
    And the stack resolves
    And Bob plays "two" targeting Alice
    And the stack resolves
    Then Alice is at 3 life

  @may01:ours.80
  Scenario: The stall is open when a sorcery could be played, and on others' turns
    Given Alice controls "Market Stall"
    And Bob controls "Market Stall" as "their stall"
    And Alice has "Boomerang" in hand and can pay {U}{U}
    Then the mana cost of "Market Stall" is {2}
    And "Market Stall" has exactly the type "artifact"
    And Alice can activate "Market Stall"
    When Alice plays "Boomerang" targeting "Market Stall"
    Then Alice can't activate "Market Stall"
    When Alice passes
    Then Bob can activate "their stall"
    When Bob activates "their stall"
    And the top of the stack resolves
    Then Bob is at 21 life

  @may01:ours.80
  Scenario: The stall is closed in its player's upkeep and at the end of that turn
    Given Alice controls "Market Stall"
    And it is Alice's upkeep
    Then Alice can't activate "Market Stall"
    When the game goes on to Alice's main phase
    Then Alice can activate "Market Stall"
    When the game goes on to Alice's end step
    Then Alice can't activate "Market Stall"
    When the game goes on to Bob's upkeep
    Then Alice can activate "Market Stall"
