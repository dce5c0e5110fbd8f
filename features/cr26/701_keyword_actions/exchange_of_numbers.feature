Feature: Exchanges of numbers

  @cr26:701.12g
  Scenario: Witness at the Scales, a 5/5 with its counter, exchanges its power and Alice's life total: Alice loses 15 life, and its power becomes 20 and one more for the counter
    Given Alice controls "Witness at the Scales" with 1 +1/+1 counter and can pay {4}
    When Alice activates "Witness at the Scales"
    And the stack resolves
    Then Alice is at 5 life
    And it happened once that Alice lost life
    And "Witness at the Scales" is 21/5

  @cr26:701.12g
  Scenario: Alice at 1 life gains 3 life as Witness at the Scales exchanges its power and her life total, and Ajani's Pridemate triggers
    Given Alice controls "Witness at the Scales" and "Ajani's Pridemate" and can pay {4}
    And Alice is at 1 life
    When Alice activates "Witness at the Scales"
    And the stack resolves
    Then Alice is at 4 life
    And "Witness at the Scales" is 1/4
    And "Ajani's Pridemate" has triggered once
    And "Ajani's Pridemate" is 3/3

  @cr26:701.12g.2
  Scenario: Boon Reflection doubles the life that Alice gains in an exchange of her life total and the power of Witness at the Scales, whose power becomes her former life total
    Given Alice controls "Witness at the Scales" and "Boon Reflection" and can pay {4}
    And Alice is at 1 life
    When Alice activates "Witness at the Scales"
    And the stack resolves
    Then Alice is at 7 life
    And "Witness at the Scales" is 1/4

  @cr26:701.12g.3 @cr26:119.7.7
  Scenario: Witness at the Scales exchanges nothing for more life while Skullcrack keeps Alice from gaining life, and exchanges the numbers in a later turn
    Given Alice controls "Witness at the Scales" and has "Skullcrack" in hand and can pay {R}{1}{4}
    And Alice is at 1 life
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice plays "Skullcrack" targeting Bob
    And the stack resolves
    And Alice activates "Witness at the Scales"
    And the stack resolves
    Then Alice is at 1 life
    And "Witness at the Scales" is 4/4
    When the game goes on to Alice's next main phase
    And Alice activates "Witness at the Scales"
    And the stack resolves
    Then Alice is at 4 life
    And "Witness at the Scales" is 1/4

  @cr26:701.12g.3 @cr26:119.8.7
  Scenario: Witness at the Scales exchanges nothing for less life while Platinum Emperion keeps Alice from losing life, and exchanges the numbers once it is gone
    Given Alice controls "Witness at the Scales" and "Platinum Emperion" and can pay {4}{4}
    And Bob has "Unsummon" in hand and can pay {U}
    When Alice activates "Witness at the Scales"
    And the stack resolves
    Then Alice is at 20 life
    And "Witness at the Scales" is 4/4
    When Bob plays "Unsummon" targeting "Platinum Emperion"
    And the stack resolves
    And Alice activates "Witness at the Scales"
    And the stack resolves
    Then Alice is at 4 life
    And "Witness at the Scales" is 20/4

  @cr26:701.12g.4
  Scenario: Twisted Image switches the power and toughness of Standing Troops and exchanges no numbers, so that a later Holy Strength adds to both before the switch
    Given Alice controls "Standing Troops" and "Vedalken Orrery"
    And Alice has "Twisted Image" and "Holy Strength" in hand and can pay {U}{W}
    When Alice plays "Twisted Image" targeting "Standing Troops"
    And the stack resolves
    Then "Standing Troops" is 4/1
    When Alice plays "Holy Strength" targeting "Standing Troops"
    And the stack resolves
    Then "Standing Troops" is 6/2

  @cr26:701.12g.5
  Scenario: Bloodletter of Aclazotz doubles the life that Bob loses in Alice's turn in an exchange of his life total and the power of Witness at the Scales
    Given Alice controls "Bloodletter of Aclazotz"
    And Bob controls "Witness at the Scales" and can pay {4}
    And Bob is at 6 life
    When Bob activates "Witness at the Scales"
    And the stack resolves
    Then Bob is at 2 life
    And "Witness at the Scales" is 6/4

  @cr26:701.12g.5
  Scenario: Exquisite Blood triggers for the 16 life that Bob loses in an exchange of his life total and the power of Witness at the Scales
    Given Alice controls "Exquisite Blood"
    And Bob controls "Witness at the Scales" and can pay {4}
    When Bob activates "Witness at the Scales"
    And the stack resolves
    Then Bob is at 4 life
    And "Witness at the Scales" is 20/4
    And "Exquisite Blood" has triggered once
    And Alice is at 36 life

  @cr26:701.12g.6
  Scenario: Tree of Numbers, a 2/15 with its counters, exchanges its toughness and Alice's life total: Alice loses 5 life, and its toughness becomes 20 and two more for the counters
    Given Alice controls "Tree of Numbers" with 2 +1/+1 counters and can pay {4}
    When Alice activates "Tree of Numbers"
    And the stack resolves
    Then Alice is at 15 life
    And it happened once that Alice lost life
    And "Tree of Numbers" is 2/22

  @cr26:701.12g.6
  Scenario: Alice at 5 life gains 8 life as Tree of Numbers exchanges its toughness and her life total, and Ajani's Pridemate triggers
    Given Alice controls "Tree of Numbers" and "Ajani's Pridemate" and can pay {4}
    And Alice is at 5 life
    When Alice activates "Tree of Numbers"
    And the stack resolves
    Then Alice is at 13 life
    And "Tree of Numbers" is 0/5
    And "Ajani's Pridemate" has triggered once

  @cr26:701.12g.7
  Scenario: Two Serene Twins with powers 1 and 4 by their counters exchange them, and each keeps its counters and its toughness
    Given Alice controls "Serene Twin" as "first" with 1 +1/+1 counter and "Serene Twin" as "second" and can pay {1}
    And "second" has 4 +1/+1 counters
    Then "first" is 1/4
    And "second" is 4/7
    When Alice activates "first" targeting "second"
    And the stack resolves
    Then "first" is 5/4
    And "second" is 5/7

  @cr26:701.12g.7
  Scenario: Two Serene Twins exchange no powers if the one whose ability was activated has left the battlefield
    Given Alice controls "Serene Twin" as "first" with 1 +1/+1 counter and "Serene Twin" as "second" and can pay {1}
    And "second" has 4 +1/+1 counters
    And Bob has "Unsummon" in hand and can pay {U}
    When Alice activates "first" targeting "second"
    And Bob plays "Unsummon" targeting "first"
    And the stack resolves
    Then "first" is in Alice's hand
    And "second" is 4/7
