Feature: Split second

  @cr26:702.61c
  Scenario: A spell with two instances of split second can't be responded to with a spell
    Given Alice has "Hushed Sting" and "Lava Spike" in hand and can pay {1}{R}{R}
    And Bob controls "Hill Giant" and has "Counterspell" in hand and can pay {U}{U}
    When Alice plays "Hushed Sting" targeting "Hill Giant"
    Then Bob can't play "Counterspell" targeting "Hushed Sting" by rule 702.61a
    When the stack resolves
    Then "Hill Giant" has 1 damage marked
    When Alice plays "Lava Spike" targeting Bob
    Then Bob can play "Counterspell" targeting "Lava Spike"
