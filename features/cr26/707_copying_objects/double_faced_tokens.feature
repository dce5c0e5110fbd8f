Feature: Double-faced tokens

  @cr26:707.8a @cr26:712.9
  Scenario: A token copy of Kessig Prowler, which Urn of Likenesses exiled from hand, transforms into Sinuous Predator
    Given Alice has "Urn of Likenesses" and "Kessig Prowler" in hand and can pay {2}{3}{4}{G}
    And Alice controls "Hill Giant"
    When Alice plays "Urn of Likenesses"
    And the stack resolves
    And Alice says yes
    And Alice activates "likeness" of "Urn of Likenesses"
    And the stack resolves
    Then the first "Kessig Prowler" token is 2/1
    When Alice activates the first "Kessig Prowler" token
    And the stack resolves
    Then the first "Kessig Prowler" token is named "Sinuous Predator"
    And the first "Kessig Prowler" token is 4/4
    And "Kessig Prowler" is exiled

  @cr26:707.8a.2
  Scenario: A token copy of Kessig Prowler that is a copy of Elite Vanguard is Elite Vanguard with either face up
    Given Alice controls "Kiki-Jiki, Mirror Breaker", "Kessig Prowler" and "Hill Giant"
    And Bob controls "Elite Vanguard"
    And Alice has "Cytoshape" and "Moonmist" in hand and can pay {1}{G}{U}{1}{G}
    When Alice casts "Cytoshape" targeting "Kessig Prowler"
    And the stack resolves
    And as it resolves, Alice chooses "Elite Vanguard" for "Cytoshape"
    And Alice activates "Kiki-Jiki, Mirror Breaker" targeting "Kessig Prowler"
    And the stack resolves
    Then the first "Elite Vanguard" token is 2/1
    When Alice casts "Moonmist"
    And the stack resolves
    Then it happened once that the first "Elite Vanguard" token transformed
    And the first "Elite Vanguard" token is named "Elite Vanguard"
    And the first "Elite Vanguard" token is 2/1
    And it happened never that "Elite Vanguard" transformed
    And "Hill Giant" is 3/3

  @cr26:707.8a.3
  Scenario: A Zombie token that Parade of Masks makes enter as a copy of Kessig Prowler can't transform, and Kessig Prowler can
    Given Alice controls "Parade of Masks", "Kessig Prowler" and "Doomed Dissenter" and can pay {4}{G}{4}{G}
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Bob plays "Lightning Bolt" targeting "Doomed Dissenter"
    And the stack resolves
    Then Alice controls 2 "Kessig Prowler" permanents
    And Alice controls 1 "token" permanent
    When Alice activates the first "Zombie" token
    And the stack resolves
    Then Alice controls 2 "Kessig Prowler" permanents
    And the first "Zombie" token is 2/1
    When Alice activates "Kessig Prowler"
    And the stack resolves
    Then "Kessig Prowler" is named "Sinuous Predator"
    And "Kessig Prowler" is 4/4

  @cr26:707.8a.4 @cr26:202.3b.3
  Scenario: A token that is a copy of Kessig Prowler with its back face up has mana value 1, and Clone that is a copy of that face has mana value 0
    Given Alice controls "Kiki-Jiki, Mirror Breaker" and a transformed "Kessig Prowler"
    And Alice has "Clone" in hand and can pay {3}{U}
    When Alice activates "Kiki-Jiki, Mirror Breaker" targeting "Kessig Prowler"
    And the stack resolves
    Then the first "Sinuous Predator" token is 4/4
    And the mana value of the first "Sinuous Predator" token is 1
    When Alice plays "Clone"
    And the stack resolves
    And Alice chooses "Kessig Prowler" for "Clone"
    Then "Clone" is named "Sinuous Predator"
    And the mana value of "Clone" is 0
