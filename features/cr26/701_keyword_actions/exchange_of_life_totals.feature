Feature: Exchanges of life totals

  @cr26:701.12c
  Scenario: Soul Conduit exchanges the life totals of Alice and Bob: Alice gains 13 life, and Bob loses 13 life
    Given Alice controls "Soul Conduit" and can pay {6}
    And Alice is at 7 life
    When Alice activates "Soul Conduit" targeting Alice and Bob
    And the stack resolves
    Then Alice is at 20 life
    And Bob is at 7 life
    And it happened once that Alice gained life
    And it happened once that Bob lost life

  @cr26:701.12c.5
  Scenario: Soul Conduit exchanges the life totals of two opponents, and its controller keeps their own
    Given Alice controls "Soul Conduit" and can pay {6}
    And Carol is playing too
    And Bob is at 3 life
    And Alice is at 11 life
    When Alice activates "Soul Conduit" targeting Bob and Carol
    And the stack resolves
    Then Bob is at 20 life
    And Carol is at 3 life
    And Alice is at 11 life

  @cr26:119.7.3 @cr26:701.12a.4 @cr26:701.12c.2
  Scenario: Soul Conduit does nothing while Skullcrack keeps Alice from gaining life, and exchanges the life totals in a later turn
    Given Alice controls "Soul Conduit" as "conduit" and has "Skullcrack" in hand and can pay {R}{1}{6}
    And Alice is at 7 life
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice plays "Skullcrack" targeting Bob
    And the stack resolves
    And Alice activates "conduit" targeting Alice and Bob
    And the stack resolves
    Then Alice is at 7 life
    And Bob is at 17 life
    When the game goes on to Alice's next main phase
    And Alice activates "conduit" targeting Alice and Bob
    And the stack resolves
    Then Alice is at 17 life
    And Bob is at 7 life

  @cr26:119.8.3 @cr26:701.12c.3
  Scenario: Soul Conduit exchanges the life totals of Alice and Carol, and not those of Alice and of Bob, who can't lose life
    Given Alice controls "Soul Conduit" as "one" and "Soul Conduit" as "two" and can pay {6}{6}
    And Carol is playing too
    And Bob controls "Platinum Emperion"
    And Alice is at 7 life
    When Alice activates "one" targeting Alice and Bob
    And the stack resolves
    Then Alice is at 7 life
    And Bob is at 20 life
    When Alice activates "two" targeting Alice and Carol
    And the stack resolves
    Then Alice is at 20 life
    And Carol is at 7 life

  @cr26:701.12c
  Scenario: Alice at 7 life and Bob at 20 exchange life totals, and Alice gains life once
    Given Alice is at 7 life
    And Alice controls "Ajani's Pridemate"
    And Alice controls "Soul Conduit" and can pay {6}
    When Alice activates "Soul Conduit" targeting Alice and Bob
    And the top of the stack resolves
    Then Alice is at 20 life
    And Bob is at 7 life
    And "Ajani's Pridemate" has triggered once

  @cr26:701.12c
  Scenario: Boon Reflection doubles the life that Alice gains in an exchange of life totals, and the loss of Bob triggers an ability
    Given Alice is at 7 life
    And Alice controls "Boon Reflection" and "Exquisite Blood"
    And Alice controls "Soul Conduit" and can pay {6}
    When Alice activates "Soul Conduit" targeting Alice and Bob
    And the top of the stack resolves
    Then Alice is at 33 life
    And Bob is at 7 life
    And "Exquisite Blood" has triggered once
    When the stack resolves
    Then Alice is at 59 life

  @cr26:701.12c
  Scenario: Bloodletter of Aclazotz doubles the 3 life that Bob loses in an exchange of life totals, and Alice gains 3 life
    Given Alice is at 17 life
    And Alice controls "Bloodletter of Aclazotz" and "Soul Conduit" and can pay {6}
    When Alice activates "Soul Conduit" targeting Alice and Bob
    And the stack resolves
    Then Alice is at 20 life
    And Bob is at 14 life
    And it happened once that Bob lost life

  @cr26:701.12c
  Scenario: Alice at 20 life loses 13 life, and Bob at 7 life gains 13
    Given Bob is at 7 life
    And Bob controls "Ajani's Pridemate"
    And Alice controls "Ajani's Pridemate" as "hers"
    And Alice controls "Soul Conduit" and can pay {6}
    When Alice activates "Soul Conduit" targeting Alice and Bob
    And the stack resolves
    Then Alice is at 7 life
    And Bob is at 20 life
    And "Ajani's Pridemate" is 3/3
    And "hers" has triggered never

  @cr26:119.7.5 @cr26:119.8.5
  Scenario: Under Uneven Accord, Bob, who can't gain life, and Alice exchange their life totals of 20 and 7
    Given Alice controls "Uneven Accord" and "Soul Conduit" and can pay {6}
    And Alice is at 7 life
    When Alice activates "Soul Conduit" targeting Alice and Bob
    And the stack resolves
    Then Alice is at 20 life
    And Bob is at 7 life

  @cr26:119.8.5
  Scenario: Under Uneven Accord, Alice, who can't lose life, has Bob's 20 life instead of her 7, although Bob has destroyed Soul Conduit in response
    Given Alice controls "Uneven Accord" and "Soul Conduit" and can pay {6}
    And Alice is at 7 life
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When Alice activates "Soul Conduit" targeting Alice and Bob
    And Bob plays "Naturalize" targeting "Soul Conduit"
    And the top of the stack resolves
    Then "Soul Conduit" was destroyed
    And Alice is at 7 life
    When the stack resolves
    Then Alice is at 20 life
    And Bob is at 7 life

  @cr26:119.7.5 @cr26:119.8.5 @cr26:701.12c.4
  Scenario: Under Uneven Accord, Alice, who can't lose life, and Bob, who can't gain any, exchange 7 life for 20, and don't exchange them back
    Given Alice controls "Uneven Accord" and 2 "Soul Conduit" as "conduit" and can pay {6}{6}
    And Alice is at 7 life
    When Alice activates "conduit 1" targeting Alice and Bob
    And the stack resolves
    Then Alice is at 20 life
    And Bob is at 7 life
    When Alice activates "conduit 2" targeting Alice and Bob
    And the stack resolves
    Then Alice is at 20 life
    And Bob is at 7 life

  @cr26:119.8.3 @cr26:701.12c.3
  Scenario: Under Uneven Accord, Alice at 20 life, who can't lose life, doesn't exchange her life total for Bob's 7 life
    Given Alice controls "Uneven Accord" and "Soul Conduit" and can pay {6}
    And Bob is at 7 life
    When Alice activates "Soul Conduit" targeting Alice and Bob
    And the stack resolves
    Then Alice is at 20 life
    And Bob is at 7 life
    And "Soul Conduit" is tapped

  @cr26:701.12a.4
  Scenario: Soul Conduit does nothing if Bob has become an illegal target by Ivory Mask, and exchanges the life totals once Ivory Mask has left
    Given Alice controls 2 "Soul Conduit" as "conduit" and "Seal of Cleansing" and can pay {6}{6}
    And Alice is at 7 life
    And Bob controls "Vedalken Orrery" and has "Ivory Mask" in hand and can pay {2}{W}{W}
    When Alice activates "conduit 1" targeting Alice and Bob
    And Bob in response plays "Ivory Mask"
    And the stack resolves
    Then "Ivory Mask" is in play
    And Alice is at 7 life
    And Bob is at 20 life
    When Alice activates "Seal of Cleansing" targeting "Ivory Mask"
    And the stack resolves
    And Alice activates "conduit 2" targeting Alice and Bob
    And the stack resolves
    Then Alice is at 20 life
    And Bob is at 7 life

  @cr26:701.12c.2
  Scenario: Bob, whom Skullcrack keeps from gaining life, isn't given Alice's 20 life by Soul Conduit, and is given it in a later turn
    Given Alice controls "Soul Conduit" and has "Skullcrack" in hand and can pay {R}{1}{6}
    And Bob is at 7 life
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice plays "Skullcrack" targeting Bob
    And the stack resolves
    And Alice activates "Soul Conduit" targeting Alice and Bob
    And the stack resolves
    Then Bob is at 4 life
    And Alice is at 20 life
    When the game goes on to Alice's next main phase
    And Alice activates "Soul Conduit" targeting Alice and Bob
    And the stack resolves
    Then Bob is at 20 life
    And Alice is at 4 life

  @cr26:701.12c.3
  Scenario: Bob, who controls Platinum Emperion, isn't given Alice's 7 life by Soul Conduit, and is given it after Naturalize has destroyed Platinum Emperion
    Given Alice controls 2 "Soul Conduit" as "conduit" and has "Naturalize" in hand and can pay {6}{6}{1}{G}
    And Bob controls "Platinum Emperion"
    And Alice is at 7 life
    When Alice activates "conduit 1" targeting Alice and Bob
    And the stack resolves
    Then Bob is at 20 life
    And Alice is at 7 life
    When Alice plays "Naturalize" targeting "Platinum Emperion"
    And the stack resolves
    And Alice activates "conduit 2" targeting Alice and Bob
    And the stack resolves
    Then Bob is at 7 life
    And Alice is at 20 life
