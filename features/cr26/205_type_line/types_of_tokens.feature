Feature: Types of tokens

  @cr26:205.2c @cr26:111.1
  Scenario: Bob's Raise the Alarm creates two Soldier creatures, and Go for the Throat can target and destroy one of them
    Given Bob controls "Steel Wall" and has "Raise the Alarm" in hand and can pay {1}{W}
    And Alice has "Go for the Throat" in hand and can pay {1}{B}
    And it is Bob's main phase
    When Bob plays "Raise the Alarm"
    And the stack resolves
    Then Bob controls two 1/1 white "Soldier" creature tokens
    And the first "Soldier" token has exactly the types "creature" and "Soldier"
    And Alice can't target "Steel Wall" with "Go for the Throat"
    And Alice can target the first "Soldier" token with "Go for the Throat"
    When Alice in response plays "Go for the Throat" targeting the first "Soldier" token
    And the stack resolves
    Then Bob controls 1 "token" permanent
    And Bob's graveyard holds "Raise the Alarm"

  @cr26:205.2c
  Scenario: Glorious Anthem applies to Soldier tokens as to Hill Giant, which Bob destroys with Go for the Throat
    Given Alice controls "Glorious Anthem" and "Hill Giant" and has "Raise the Alarm" in hand and can pay {1}{W}
    And Bob has "Go for the Throat" in hand and can pay {1}{B}
    When Alice plays "Raise the Alarm"
    And the stack resolves
    Then the first "Soldier" token is 2/2
    And "Hill Giant" is 4/4
    When Bob plays "Go for the Throat" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" was destroyed
    And Alice controls 2 "token" permanents

  @cr26:205.2c.2
  Scenario: The copy of Lightning Bolt that Twincast makes is an instant, so Negate can target it and Essence Scatter can't
    Given Alice has "Lightning Bolt", "Twincast" and "Grizzly Bears" in hand and can pay {R}{U}{U}{1}{G}
    And Bob has "Negate" and "Essence Scatter" in hand and can pay {1}{U}{1}{U}
    When Alice plays "Lightning Bolt" targeting Bob
    And Alice plays "Twincast" targeting "Lightning Bolt"
    And the top of the stack resolves
    And Alice keeps the targets
    Then the copy of "Lightning Bolt" has exactly the types "instant"
    And Bob can target the copy of "Lightning Bolt" with "Negate"
    And Bob can't target the copy of "Lightning Bolt" with "Essence Scatter"
    When Bob plays "Negate" targeting the copy of "Lightning Bolt"
    And the stack resolves
    Then Bob is at 17 life
    When Alice plays "Grizzly Bears"
    Then Bob can target "Grizzly Bears" with "Essence Scatter"

  @cr26:205.2c.3
  Scenario: The copy that Twincast makes of Lightning Bolt is an instant, and the copy of Lava Spike is a sorcery
    Given Alice has "Lightning Bolt", "Lava Spike" and 2 "Twincast" as "twin" in hand and can pay {R}{U}{U}{R}{U}{U}
    When Alice plays "Lightning Bolt" targeting Bob
    And Alice plays "twin 1" targeting "Lightning Bolt"
    And the top of the stack resolves
    And Alice keeps the targets
    Then the copy of "Lightning Bolt" has exactly the type "instant"
    When the stack resolves
    And Alice plays "Lava Spike" targeting Bob
    And Alice plays "twin 2" targeting "Lava Spike"
    And the top of the stack resolves
    And Alice keeps the targets
    Then the copy of "Lava Spike" has the type "sorcery"
    When the stack resolves
    Then Bob is at 8 life

  @cr26:205.2c.4
  Scenario: The copy of the card Lightning Bolt that Isochron Scepter has Alice cast is an instant, so Negate can target it and Essence Scatter can't
    Given Alice has "Isochron Scepter", "Lightning Bolt" and "Grizzly Bears" in hand and can pay {2}{2}{1}{G}
    And Bob has "Negate" and "Essence Scatter" in hand and can pay {1}{U}{1}{U}
    When Alice plays "Isochron Scepter"
    And the stack resolves
    And Alice says yes
    And Alice chooses "Lightning Bolt"
    And Alice activates "copy" of "Isochron Scepter"
    And the top of the stack resolves
    And Alice says yes
    And Alice targets Bob
    Then the copy of "Lightning Bolt" has exactly the types "instant"
    And Bob can target the copy of "Lightning Bolt" with "Negate"
    And Bob can't target the copy of "Lightning Bolt" with "Essence Scatter"
    When the stack resolves
    Then Bob is at 17 life
    When Alice plays "Grizzly Bears"
    Then Bob can target "Grizzly Bears" with "Essence Scatter"
