Feature: Flames of the Blood Hand

  @bok:flames-of-the-blood-hand.2
  Scenario: Redirected damage doesn't bring the ban on gaining life along
    Given Alice has "Flames of the Blood Hand" and "Healing Salve" as "Alice's Salve" in hand
    And Alice can pay {2}{R}{W}
    And Bob has "Shining Shoal" in hand and can pay {4}{W}{W}
    When Alice plays "Flames of the Blood Hand" targeting Bob
    And Bob plays "Shining Shoal" with X = 4 targeting Alice
    And the stack resolves
    And Bob chooses the source "Flames of the Blood Hand"
    Then Alice is at 16 life
    And Bob is at 20 life
    When Alice plays "Alice's Salve" choosing "gain" targeting Alice
    And the stack resolves
    Then Alice is at 19 life

  @bok:flames-of-the-blood-hand.2
  Scenario: The target gains no life this turn even if the damage went elsewhere
    Given Alice has "Flames of the Blood Hand" in hand and can pay {2}{R}
    And Bob has "Shining Shoal" and "Healing Salve" in hand
    And Bob can pay {4}{W}{W}{W}
    When Alice plays "Flames of the Blood Hand" targeting Bob
    And Bob plays "Shining Shoal" with X = 4 targeting Alice
    And the stack resolves
    And Bob chooses the source "Flames of the Blood Hand"
    And Bob plays "Healing Salve" choosing "gain" targeting Bob
    And the stack resolves
    Then "Healing Salve" has resolved
    And Alice is at 16 life
    And Bob is at 20 life
