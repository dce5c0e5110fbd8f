Feature: Moat

  @cr26:508.1c.7 @cr26:506.4a.3
  Scenario: Serra Angel attacks despite Moat, Hill Giant does not, and she stays attacking though Turn to Frog takes her flying
    Given Alice controls "Serra Angel", "Hill Giant" and "Moat"
    And Bob has "Turn to Frog" in hand and can pay {1}{U}
    Then Alice can't attack with "Hill Giant" because of the ability "moat" of "Moat"
    When Alice attacks with "Serra Angel"
    And Bob plays "Turn to Frog" targeting "Serra Angel"
    And the stack resolves
    Then "Serra Angel" is attacking
    And "Serra Angel" doesn't have "flying"
    When combat damage is dealt
    Then Bob is at 19 life

  @cr26:508.1c.7
  Scenario: Bob's Hill Giant can't attack because of Alice's Moat, and attacks after Flight has given it flying
    Given Alice controls "Moat"
    And it is Bob's main phase
    And Bob controls "Hill Giant" and has "Flight" in hand and can pay {U}
    Then Bob can't attack with "Hill Giant" because of the ability "moat" of "Moat"
    When Bob plays "Flight" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" has "flying"
    When Bob attacks with "Hill Giant"
    And combat damage is dealt
    Then Alice is at 17 life
