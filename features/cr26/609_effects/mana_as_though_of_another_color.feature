Feature: Mana spent as though it were of another colour

  @cr26:609.4b.2 @cr26:609.4.3
  Scenario: With Celestial Dawn, white mana pays for Lightning Bolt, whose cost is still {R}, and white mana was spent on Lightning Bolt
    Given Alice controls "Celestial Dawn" and "Plains"
    And Alice has "Lightning Bolt" in hand
    Then Alice can play "Lightning Bolt" targeting Bob
    When Alice plays "Lightning Bolt" targeting Bob
    Then the total cost of "Lightning Bolt" is {R}
    And {W} was spent on "Lightning Bolt"
    And "Plains" is tapped
    When the stack resolves
    Then Bob is at 17 life

  @cr26:609.4b.4
  Scenario: With Celestial Dawn, white mana pays for the ability of Drudge Skeletons, whose cost is still {B}, and white mana was spent on it
    Given Alice controls "Celestial Dawn", "Drudge Skeletons" and "Plains"
    And Bob has "Murder" in hand and can pay {1}{B}{B}
    Then Alice can activate "Drudge Skeletons"
    When Alice activates "Drudge Skeletons"
    Then the total cost of the ability of "Drudge Skeletons" is {B}
    And {W} was spent on the ability of "Drudge Skeletons"
    And "Plains" is tapped
    When the stack resolves
    And Bob plays "Murder" targeting "Drudge Skeletons"
    And the stack resolves
    Then "Drudge Skeletons" is in play
