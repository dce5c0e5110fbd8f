Feature: Triggers on gaining life

  @cr26:119.9
  Scenario: Ajani's Pridemate triggers once for a gain of 6 life
    Given Alice controls "Ajani's Pridemate"
    And Alice has "Renewed Faith" in hand and can pay {2}{W}
    When Alice plays "Renewed Faith"
    And the top of the stack resolves
    Then Alice is at 26 life
    And "Ajani's Pridemate" is 2/2
    When the game goes on to Alice's second main phase
    Then "Ajani's Pridemate" has 1 +1/+1 counter

  @cr26:119.9
  Scenario: Ajani's Pridemate doesn't trigger when an opponent gains life or when its controller loses life
    Given Alice controls "Ajani's Pridemate" and can pay {1}
    And Bob has "Renewed Faith" in hand and can pay {2}{W}
    And Alice controls "Boseiju, Who Shelters All"
    And Bob controls "Ajani's Pridemate" as "their mate"
    When Bob plays "Renewed Faith"
    And the top of the stack resolves
    Then Bob is at 26 life
    When the game goes on to Alice's second main phase
    Then "Ajani's Pridemate" has no +1/+1 counters
    And "their mate" has 1 +1/+1 counter
    When Alice taps "Boseiju, Who Shelters All" for mana
    And the game goes on to Alice's end step
    Then "Ajani's Pridemate" has no +1/+1 counters

  @cr26:119.9
  Scenario: Ajani's Pridemate does not trigger if Drain Life gains 0 life
    Given Alice controls "Ajani's Pridemate"
    And Alice has "Drain Life" as "one" and "Drain Life" as "two" in hand
    And Alice can pay {1}{B}{B}{B}{B} and can pay {1}{B}{B}
    And Bob has "Healing Salve" in hand and can pay {W}
    When Alice plays "one" with X = 3 targeting Bob
    And Bob plays "Healing Salve" choosing "prevent" targeting Bob
    And the stack resolves
    Then Bob is at 20 life
    And "Ajani's Pridemate" has triggered never
    When Alice plays "two" with X = 1 targeting Bob
    And the stack resolves
    Then Alice is at 21 life
    And "Ajani's Pridemate" has 1 +1/+1 counter

  @cr26:119.9.3
  Scenario: Ajani's Pridemate triggers twice if two creatures with lifelink deal combat damage together
    Given Alice controls "Ajani's Pridemate" and 2 "Vampire Nighthawk" as "hawk"
    When Alice attacks with "hawk 1" and "hawk 2"
    And Bob doesn't block
    And combat damage is dealt
    Then "Ajani's Pridemate" has triggered twice
    When the stack resolves
    Then Alice is at 24 life
    And "Ajani's Pridemate" has 2 +1/+1 counters

  @cr26:119.9.2
  Scenario: Ajani's Pridemate triggers once as Siege Wurm with lifelink deals 1 damage to its blocker and 4 to Bob together, and Alice gains 5 life
    Given Alice controls "Siege Wurm" and "Ajani's Pridemate"
    And "Siege Wurm" has "lifelink"
    And Bob controls "Elite Vanguard"
    When Alice attacks with "Siege Wurm"
    And Bob blocks "Siege Wurm" with "Elite Vanguard"
    And combat damage is dealt
    And Alice divides 1 to "Elite Vanguard" and 4 to Bob
    And the stack resolves
    Then Bob is at 16 life
    And Alice is at 25 life
    And "Ajani's Pridemate" has triggered once
    And "Ajani's Pridemate" is 3/3
