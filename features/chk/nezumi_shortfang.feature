Feature: Nezumi Shortfang
  @chk:508.1a @chk:flip-cards.n1
  Scenario: Nezumi Shortfang flips when its target has no cards in hand after the discard
    Given Alice controls "Nezumi Shortfang" and can pay {1}{B}
    And Bob has "Steel Wall" in hand
    Then "Nezumi Shortfang" is 1/1
    And "Nezumi Shortfang" has exactly the types "creature", "Rat" and "Rogue"
    When Alice activates "Nezumi Shortfang" targeting Bob
    Then "Nezumi Shortfang" is tapped
    And the total cost of the ability of "Nezumi Shortfang" is {1}{B}
    When the stack resolves
    Then "Steel Wall" was discarded
    And "Nezumi Shortfang" is flipped
    And "Nezumi Shortfang" is named "Stabwhisker the Odious"
    And "Nezumi Shortfang" is 3/3
    And "Nezumi Shortfang" has exactly the types "legendary", "creature", "Rat" and "Shaman"

  @chk:508.1a
  Scenario: Nezumi Shortfang doesn't flip when its target has a card left in hand, but flips when the target has none
    Given Alice controls 2 "Nezumi Shortfang" as "fang" and can pay {2}{B}{B}
    And Bob has "Steel Wall" and "Grizzly Bears" in hand
    When Alice activates "fang 1" targeting Bob
    And the stack resolves
    And as it resolves, Bob chooses "Steel Wall" for "fang 1"
    Then Bob's hand holds "Grizzly Bears"
    And "fang 1" is unflipped
    And "fang 1" is named "Nezumi Shortfang"
    When Alice activates "fang 2" targeting Bob
    And the stack resolves
    Then Bob's hand is empty
    And "fang 2" is flipped
    And "fang 1" is unflipped

  @chk:508.1b
  Scenario: Stabwhisker, the flipped Nezumi Shortfang, makes an opponent with fewer than three cards in hand lose life at upkeep
    Given Alice controls "Nezumi Shortfang" and can pay {1}{B}
    And Bob has "Steel Wall" in hand
    And Carol has "Island" in hand
    When Alice activates "Nezumi Shortfang" targeting Carol
    And the stack resolves
    Then "Nezumi Shortfang" is named "Stabwhisker the Odious"
    When the game goes on to Bob's upkeep
    And the stack resolves
    Then Bob is at 18 life
    When the game goes on to Carol's upkeep
    And the stack resolves
    Then Carol is at 17 life
    When the game goes on to Alice's next main phase
    Then Alice is at 20 life
    And Bob is at 18 life
    And "Nezumi Shortfang" has triggered twice

  @chk:508.1b
  Scenario: An opponent with more than three cards in hand loses no life to Stabwhisker, the flipped Nezumi Shortfang
    Given Alice controls "Nezumi Shortfang" and can pay {1}{B}
    And Bob has 4 "Island" in hand
    When Alice activates "Nezumi Shortfang" targeting Carol
    And the stack resolves
    Then "Nezumi Shortfang" is flipped
    When the game goes on to Bob's upkeep
    Then the stack holds the trigger of "Nezumi Shortfang"
    When the stack resolves
    Then the trigger of "Nezumi Shortfang" has resolved
    And Bob is at 20 life

  @chk:508.1a
  Scenario: Nezumi Shortfang can target only an opponent
    Given Alice controls "Nezumi Shortfang" and "Grizzly Bears" and can pay {1}{B}
    And Bob has "Steel Wall" in hand
    Then Alice can target only Bob with "Nezumi Shortfang"
    When Alice activates "Nezumi Shortfang" targeting Bob
    And the stack resolves
    Then "Nezumi Shortfang" is flipped

  @chk:508.1b
  Scenario: Stabwhisker, the flipped Nezumi Shortfang, doesn't make an opponent with five cards in hand gain life
    Given Alice controls "Nezumi Shortfang" and can pay {1}{B}
    And Bob has 5 "Island" in hand
    And Carol has "Steel Wall" in hand
    When Alice activates "Nezumi Shortfang" targeting Carol
    And the stack resolves
    Then "Nezumi Shortfang" is named "Stabwhisker the Odious"
    When the game goes on to Bob's upkeep
    And the stack resolves
    Then "Nezumi Shortfang" has triggered once
    And Bob is at 20 life
    When the game goes on to Carol's upkeep
    And the stack resolves
    Then Carol is at 17 life
