Feature: Life totals that can't change

  @cr26:101.2.8
  Scenario: With Platinum Emperion, Alice loses no life when she is dealt damage, and gains no life from Renewed Faith
    Given Alice controls "Platinum Emperion"
    And Alice has "Renewed Faith" in hand and can pay {2}{W}
    And Bob has "Glacial Ray" in hand and can pay {1}{R}
    When Bob casts "Glacial Ray" targeting Alice
    And the stack resolves
    Then "Glacial Ray" has dealt 2 damage to Alice
    And Alice is at 20 life
    When Alice casts "Renewed Faith"
    And the stack resolves
    Then Alice is at 20 life

  @cr26:119.8
  Scenario: With Platinum Emperion, Alice can't pay 2 life for Boseiju; Bob, without it, can pay 3 life for Hall of the Bandit Lord
    Given Alice controls "Platinum Emperion" and "Boseiju, Who Shelters All"
    And Bob controls "Hall of the Bandit Lord"
    And Bob has "Lava Spike" in hand and can pay {R}
    And it is Bob's main phase
    Then Alice can't tap "Boseiju, Who Shelters All" for mana because of the ability "steady" of "Platinum Emperion"
    And Bob can tap "Hall of the Bandit Lord" for mana
    When Bob taps "Hall of the Bandit Lord" for mana
    Then Bob is at 17 life
    When Bob plays "Lava Spike" targeting Alice
    And the stack resolves
    Then "Lava Spike" has dealt 3 damage to Alice
    And Alice is at 20 life

  @cr26:119.8.4 @cr26:614.17b.3
  Scenario: Alice, whose life total can't change because of Platinum Emperion, can pay for no card of Sylvan Library and puts both back
    Given it is Alice's upkeep
    And Alice controls "Sylvan Library" and "Platinum Emperion"
    And Alice has "Grizzly Bears", "Hill Giant", "Craw Wurm" and "Smite" on top of library
    When the game goes on to Alice's draw step
    And the stack resolves
    And Alice says yes
    And Alice chooses "Hill Giant" and "Grizzly Bears"
    Then Alice's hand holds "Craw Wurm"
    And Alice was asked for a payment never
    And "Hill Giant" and "Grizzly Bears" are in Alice's library

  @cr26:119.7 @cr26:614.17c
  Scenario: With Tainted Remedy, Bob loses life instead of gaining it, but not after Skullcrack, when he can't gain life
    Given Alice controls "Tainted Remedy"
    And Alice has "Skullcrack" in hand and can pay {1}{R}
    And Bob has "Renewed Faith" as "one" and "Renewed Faith" as "two" in hand and can pay {2}{W}{2}{W}
    When Bob casts "one"
    And the stack resolves
    Then Bob is at 14 life
    When Alice casts "Skullcrack" targeting Bob
    And the stack resolves
    Then Bob is at 11 life
    When Bob casts "two"
    And the stack resolves
    Then nobody is asked anything
    And Bob is at 11 life

  @cr26:119.7.2 @cr26:614.17b.4
  Scenario: Alice can't pay the cumulative upkeep of Wall of Shards if her only opponent controls Platinum Emperion
    Given it is Bob's end step
    And Alice controls "Wall of Shards"
    And Bob controls "Platinum Emperion"
    And Alice has 3 "Island" as library
    When the game goes on to Alice's upkeep
    And the stack resolves
    Then nobody is asked anything
    And "Wall of Shards" was sacrificed
    And Bob is at 20 life

  @cr26:119.7.2 @cr26:614.17b.4
  Scenario: Alice pays the cumulative upkeep of Wall of Shards with Carol, because Bob controls Platinum Emperion
    Given Carol is playing too
    And it is Carol's end step
    And Alice controls "Wall of Shards"
    And Bob controls "Platinum Emperion"
    And Alice has 3 "Island" as library
    When the game goes on to Alice's upkeep
    And the stack resolves
    And Alice pays
    Then "Wall of Shards" is in play
    And Bob is at 20 life
    And Carol is at 21 life

  @cr26:119.8.2 @cr26:119.8.6 @edition:2026-01
  Scenario: Reverse the Sands can't give Bob another life total if he controls Platinum Emperion, and can exchange those of Alice and Carol
    Given Carol is playing too
    And Alice has "Reverse the Sands" in hand and can pay {6}{W}{W} and is at 5 life
    And Bob controls "Platinum Emperion" and is at 15 life
    And Carol is at 20 life
    When Alice plays "Reverse the Sands"
    And the stack resolves
    Then Alice may not choose life totals Alice 15, Bob 5 and Carol 20 for "Reverse the Sands"
    And Alice may not choose life totals Alice 15, Bob 20 and Carol 5 for "Reverse the Sands"
    And Alice may choose life totals Alice 20, Bob 15 and Carol 5 for "Reverse the Sands"
    When as it resolves, Alice sets life totals to Alice 20, Bob 15 and Carol 5
    Then Alice is at 20 life
    And Bob is at 15 life
    And Carol is at 5 life

  @cr26:119.5.2
  Scenario: Repay in Kind sets Bob's life total to the lowest one, and leaves Alice's, which can't change
    Given Carol is playing too
    And Alice controls "Platinum Emperion"
    And Alice has "Repay in Kind" in hand and can pay {5}{B}{B}
    And Bob is at 25 life
    And Carol is at 12 life
    When Alice plays "Repay in Kind"
    And the stack resolves
    Then Alice is at 20 life
    And Bob is at 12 life
    And Carol is at 12 life
    And it happened once that Bob lost life
    And it happened never that Alice lost life

  @cr26:119.8.2.before
  Scenario: Until 2013, Reverse the Sands can give Bob another life total if he controls Platinum Emperion, but his life total doesn't change
    Given Alice has "Reverse the Sands" in hand and can pay {6}{W}{W} and is at 5 life
    And Bob controls "Platinum Emperion" and is at 15 life
    When Alice plays "Reverse the Sands"
    And the stack resolves
    Then Alice may choose life totals Alice 15 and Bob 5 for "Reverse the Sands"
    When as it resolves, Alice sets life totals to Alice 15 and Bob 5
    Then Alice is at 15 life
    And Bob is at 15 life

  @cr26:119.7.4 @cr26:119.7.6 @edition:2026-01
  Scenario: After Skullcrack, Reverse the Sands can give no player a higher life total, and can in a later turn
    Given Alice has "Skullcrack" and 2 "Reverse the Sands" as "sands" in hand and can pay {1}{R}{6}{W}{W}
    And Alice is at 5 life
    When Alice plays "Skullcrack" targeting Bob
    And the stack resolves
    And Alice plays "sands 1"
    And the stack resolves
    Then Alice may not choose life totals Alice 17 and Bob 5 for "sands 1"
    When as it resolves, Alice sets life totals to Alice 5 and Bob 17
    Then Alice is at 5 life
    When the game goes on to Alice's next main phase
    And Alice plays "sands 2"
    And the stack resolves
    Then Alice may choose life totals Alice 17 and Bob 5 for "sands 2"
    When as it resolves, Alice sets life totals to Alice 17 and Bob 5
    Then Alice is at 17 life
    And Bob is at 5 life

  @cr26:119.7.6 @cr26:119.8.6
  Scenario: Under Uneven Accord, Reverse the Sands can give Alice a higher and Bob a lower life total, and then not the other way round
    Given Alice controls "Uneven Accord" and has 2 "Reverse the Sands" as "sands" in hand and can pay {6}{W}{W}{6}{W}{W}
    And Alice is at 5 life
    When Alice plays "sands 1"
    And the stack resolves
    Then Alice may choose life totals Alice 20 and Bob 5 for "sands 1"
    When as it resolves, Alice sets life totals to Alice 20 and Bob 5
    Then Alice is at 20 life
    And Bob is at 5 life
    When Alice plays "sands 2"
    And the stack resolves
    Then Alice may not choose life totals Alice 5 and Bob 20 for "sands 2"
    When as it resolves, Alice sets life totals to Alice 20 and Bob 5
    Then Alice is at 20 life
    And Bob is at 5 life
