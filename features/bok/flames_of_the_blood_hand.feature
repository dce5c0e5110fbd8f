Feature: Flames of the Blood Hand

  @bok:flames-of-the-blood-hand.2
  Scenario: Damage of Flames of the Blood Hand redirected to Alice doesn't stop her from gaining life
    Given Alice has "Flames of the Blood Hand" and "Healing Salve" as "Alice's Salve" in hand
    And Alice can pay {2}{R}{W}
    And Bob has "Shining Shoal" in hand and can pay {4}{W}{W}
    When Alice plays "Flames of the Blood Hand" targeting Bob
    And Bob plays "Shining Shoal" with X = 4 targeting Alice
    And the stack resolves
    And as it resolves, Bob chooses the source "Flames of the Blood Hand"
    Then Alice is at 16 life
    And Bob is at 20 life
    When Alice plays "Alice's Salve" choosing "gain" targeting Alice
    And the stack resolves
    Then Alice is at 19 life

  @bok:flames-of-the-blood-hand.2
  Scenario: The target of Flames of the Blood Hand gains no life this turn even though the damage was redirected
    Given Alice has "Flames of the Blood Hand" in hand and can pay {2}{R}
    And Bob has "Shining Shoal" and "Healing Salve" in hand
    And Bob can pay {4}{W}{W}{W}
    When Alice plays "Flames of the Blood Hand" targeting Bob
    And Bob plays "Shining Shoal" with X = 4 targeting Alice
    And the stack resolves
    And as it resolves, Bob chooses the source "Flames of the Blood Hand"
    And Bob plays "Healing Salve" choosing "gain" targeting Bob
    And the stack resolves
    Then "Healing Salve" has resolved
    And Alice is at 16 life
    And Bob is at 20 life

  @bok:flames-of-the-blood-hand.1
  Scenario: Healing Salve can't prevent the damage of Flames of the Blood Hand
    Given it is Bob's main phase
    And Alice has "Flames of the Blood Hand" and "Glacial Ray" in hand
    And Alice can pay {3}{R}{R}
    And Bob has "Healing Salve" in hand and can pay {W}
    When Bob plays "Healing Salve" choosing "prevent" targeting Bob
    And the stack resolves
    And Alice plays "Flames of the Blood Hand" targeting Bob
    And the stack resolves
    Then "Flames of the Blood Hand" has dealt 4 damage to Bob
    And Bob is at 16 life
    When Alice plays "Glacial Ray" targeting Bob
    And the stack resolves
    Then Bob is at 16 life

  @bok:flames-of-the-blood-hand.1
  Scenario: The target of Flames of the Blood Hand gains no life in this turn, and gains life in the next turn
    Given Alice has "Flames of the Blood Hand" in hand and can pay {2}{R}
    And Bob has "Healing Salve" as "the first salve" and "Healing Salve" as "the second salve" in hand
    And Bob can pay {W}{W}
    Then Alice can target only Alice and Bob with "Flames of the Blood Hand"
    When Alice plays "Flames of the Blood Hand" targeting Bob
    And the stack resolves
    And the game goes on to the second main phase
    And Bob plays "the first salve" choosing "gain" targeting Bob
    And the stack resolves
    Then "the first salve" has resolved
    And Bob is at 16 life
    And it happened never that Bob gained life
    When the game goes on to Bob's upkeep
    And Bob plays "the second salve" choosing "gain" targeting Bob
    And the stack resolves
    Then Bob is at 19 life

  @bok:flames-of-the-blood-hand.1
  Scenario: A player who isn't the target of Flames of the Blood Hand gains life as usual
    Given Alice has "Flames of the Blood Hand" and "Healing Salve" in hand
    And Alice can pay {2}{R}{W}
    And Bob has "Healing Salve" as "Bob's salve" in hand and can pay {W}
    When Alice plays "Flames of the Blood Hand" targeting Bob
    And the stack resolves
    And Alice plays "Healing Salve" choosing "gain" targeting Alice
    And the stack resolves
    Then Alice is at 23 life
    When Bob plays "Bob's salve" choosing "gain" targeting Bob
    And the stack resolves
    Then Bob is at 16 life

  @bok:flames-of-the-blood-hand.1
  Scenario: The life that Bob gains instead of losing it to the damage of Flames of the Blood Hand is gained before life gain is stopped
    Given Alice has "Flames of the Blood Hand" in hand and can pay {2}{R}
    And Bob controls "Bitter Balm" and has "Healing Salve" in hand and can pay {W}
    When Alice plays "Flames of the Blood Hand" targeting Bob
    And the stack resolves
    Then "Flames of the Blood Hand" has dealt 4 damage to Bob
    And Bob is at 24 life
    When Bob plays "Healing Salve" choosing "gain" targeting Bob
    And the stack resolves
    Then "Healing Salve" has resolved
    And Bob is at 24 life
