Feature: Replacement effects that name two kinds of event

  @cr26:614.1.2
  Scenario: An effect that adds one token or counter adds one token when a token is created
    Given Alice controls "Idol of One More" and "Baku Altar" and can pay {2}
    And "Baku Altar" has 1 ki counter
    When Alice activates "Baku Altar"
    And the stack resolves
    Then Alice controls two 1/1 "Spirit" creature tokens

  @cr26:614.1.2
  Scenario: An effect that adds one token or counter adds one counter when a counter is put on a creature
    Given Alice controls "Idol of One More" and "Slith Firewalker"
    When Alice attacks with "Slith Firewalker"
    And Bob doesn't block
    And combat damage is dealt
    And the stack resolves
    Then "Slith Firewalker" has 2 +1/+1 counters

  @cr26:614.1.2
  Scenario: A player whose life gain and draws are replaced with nothing gains no life and doesn't draw in the draw step
    Given Alice controls "Sealed Well"
    And Alice has "Island" as library
    And Alice has "Healing Salve" in hand and can pay {W}
    And it is Alice's upkeep
    When Alice plays "Healing Salve" choosing "gain" targeting Alice
    And the stack resolves
    Then Alice is at 20 life
    When the game goes on to Alice's main phase
    Then Alice has drawn no cards
    And Alice's hand is empty

  @cr26:614.1.2
  Scenario: A player whose life gain and draws are replaced with nothing can still play a land
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

  @cr26:614.1.2
  Scenario: An effect that replaces its controller's life gain and draws doesn't apply to an opponent's life gain and draws
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
