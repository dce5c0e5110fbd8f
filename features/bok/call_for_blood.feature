Feature: Call for Blood

  @bok:call-for-blood.1
  Scenario: Call for Blood uses the power that the sacrificed creature last had on the battlefield
    Given Alice controls "Grizzly Bears" with 1 +1/+1 counter
    And Alice has "Call for Blood" in hand and can pay {4}{B}
    And Bob controls "Craw Wurm"
    When Alice plays "Call for Blood" targeting "Craw Wurm" sacrificing "Grizzly Bears"
    Then "Grizzly Bears" is in Alice's graveyard
    And "Craw Wurm" is 6/4
    When the stack resolves
    Then "Craw Wurm" is 3/1

  @bok:call-for-blood.1
  Scenario: Call for Blood gives -0/-0 if a creature with power 0 was sacrificed, and -2/-2 if a creature with power 2 was
    Given Alice controls "Steel Wall" and "Grizzly Bears"
    And Alice has "Call for Blood" as "the first call" and "Call for Blood" as "the second call" in hand
    And Alice can pay {8}{B}{B}
    And Bob controls "Craw Wurm"
    When Alice plays "the first call" targeting "Craw Wurm" sacrificing "Steel Wall"
    And the stack resolves
    Then "the first call" has resolved
    And "Craw Wurm" is 6/4
    When Alice plays "the second call" targeting "Craw Wurm" sacrificing "Grizzly Bears"
    And the stack resolves
    Then "Craw Wurm" is 4/2

  @bok:call-for-blood.2 @cr26:601.2.2
  Scenario: The target of Call for Blood can be sacrificed to pay for it, and the spell then doesn't resolve
    Given Alice controls "Grizzly Bears"
    And Alice has "Call for Blood" in hand and can pay {4}{B}
    Then Alice can play "Call for Blood" targeting "Grizzly Bears" sacrificing "Grizzly Bears"
    When Alice plays "Call for Blood" targeting "Grizzly Bears" sacrificing "Grizzly Bears"
    Then "Grizzly Bears" was sacrificed
    And the stack holds "Call for Blood"
    When the stack resolves
    Then "Call for Blood" was countered on resolution

  @bok:call-for-blood.2
  Scenario: Call for Blood resolves if another creature is sacrificed, and not if its target is sacrificed
    Given Alice controls "Grizzly Bears" and "Craw Wurm"
    And Alice has "Call for Blood" as "the first call" and "Call for Blood" as "the second call" in hand
    And Alice can pay {8}{B}{B}
    When Alice plays "the first call" targeting "Craw Wurm" sacrificing "Grizzly Bears"
    And the stack resolves
    Then "the first call" has resolved
    And "Craw Wurm" is 4/2
    When Alice plays "the second call" targeting "Craw Wurm" sacrificing "Craw Wurm"
    And the stack resolves
    Then "the second call" was countered on resolution

  @bok:call-for-blood.1
  Scenario: Only its controller's own creature can be sacrificed for Call for Blood, whose effect ends with the turn
    Given it is Bob's main phase
    And Alice controls "Hill Giant" owned by Bob and "Mirror Gallery"
    And Alice has "Call for Blood" in hand and can pay {4}{B}
    And Bob controls "Craw Wurm" and "Grizzly Bears"
    Then Alice can target only "Hill Giant", "Craw Wurm" and "Grizzly Bears" with "Call for Blood"
    And Alice can't play "Call for Blood" targeting "Craw Wurm" sacrificing "Grizzly Bears"
    And Alice can't play "Call for Blood" targeting "Craw Wurm" sacrificing "Mirror Gallery"
    And Alice can play "Call for Blood" targeting "Craw Wurm" sacrificing "Hill Giant"
    When Alice plays "Call for Blood" targeting "Craw Wurm" sacrificing "Hill Giant"
    And the stack resolves
    Then "Craw Wurm" is 3/1
    When the game goes on to the second main phase
    Then "Craw Wurm" is 3/1
    When the turn ends
    Then "Craw Wurm" is 6/4

  @bok:call-for-blood.2
  Scenario: Call for Blood still resolves for the target of a spliced Glacial Ray although its own target was sacrificed
    Given Alice controls "Grizzly Bears"
    And Alice has "Call for Blood" and "Glacial Ray" in hand and can pay {5}{B}{R}
    When Alice plays "Call for Blood" splicing "Glacial Ray" targeting "Grizzly Bears" then Bob for "Glacial Ray" sacrificing "Grizzly Bears"
    And the stack resolves
    Then "Call for Blood" has resolved
    And "Call for Blood" has dealt 2 damage to Bob
    And Bob is at 18 life
    And "Grizzly Bears" was sacrificed
