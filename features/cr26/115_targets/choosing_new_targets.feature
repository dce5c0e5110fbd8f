Feature: Choosing new targets

  @cr26:115.7d @cr26:115.7f @cr26:115.1.2 @cr26:115.3.3
  Scenario: Redirect changes one of two targets of Arc Lightning; the new target is dealt the 2 damage announced for the old target
    Given it is Bob's precombat main phase
    And Alice controls "Grizzly Bears" and "Wall of Stone"
    And Bob controls "Hill Giant"
    And Bob has "Arc Lightning" in hand and can pay {2}{R}
    And Alice has "Redirect" in hand and can pay {U}{U}
    When Bob plays "Arc Lightning" targeting "Grizzly Bears" and Alice dividing 2 to "Grizzly Bears" and 1 to Alice
    And Alice in response plays "Redirect" targeting "Arc Lightning"
    And the top of the stack resolves
    Then Alice may not target Alice and Alice for "Redirect"
    And Alice may target "Hill Giant" and Alice for "Redirect"
    And Alice may target "Hill Giant" and Bob for "Redirect"
    And Alice may target "Grizzly Bears" and Alice for "Redirect"
    When Alice targets "Wall of Stone" and Alice for "Redirect"
    Then "Arc Lightning" targets "Wall of Stone" and Alice
    When the stack resolves
    Then "Wall of Stone" has 2 damage marked
    And Alice is at 19 life

  @cr26:115.7d
  Scenario: With Redirect, a player can leave Terror's target unchanged, and Terror then destroys that creature
    Given Alice controls "Grizzly Bears"
    And Bob controls "Hill Giant"
    And Bob has "Terror" in hand and can pay {1}{B}
    And Alice has "Redirect" in hand and can pay {U}{U}
    When Bob plays "Terror" targeting "Grizzly Bears"
    And Alice in response plays "Redirect" targeting "Terror"
    And the top of the stack resolves
    And Alice keeps the targets for "Redirect"
    Then "Terror" targets "Grizzly Bears"
    When the stack resolves
    Then "Grizzly Bears" is in Alice's graveyard

  @cr26:115.7d
  Scenario: With Redirect, a player can choose another nonblack creature as Terror's new target, but no black creature
    Given Alice controls "Grizzly Bears"
    And Bob controls "Hill Giant", "Craw Wurm" and "Bog Wraith"
    And Bob has "Terror" in hand and can pay {1}{B}
    And Alice has "Redirect" in hand and can pay {U}{U}
    When Bob plays "Terror" targeting "Grizzly Bears"
    And Alice in response plays "Redirect" targeting "Terror"
    And the top of the stack resolves
    Then Alice may not target "Bog Wraith" for "Redirect"
    And Alice may target "Craw Wurm" for "Redirect"
    When Alice targets "Hill Giant" for "Redirect"
    And the stack resolves
    Then "Hill Giant" is in Bob's graveyard
    And "Grizzly Bears" and "Craw Wurm" are in play

  @cr26:115.7d
  Scenario: With Redirect, a player can leave Terror's target unchanged even if that creature has left; Terror then doesn't resolve
    Given Alice controls "Grizzly Bears"
    And Bob controls "Hill Giant"
    And Bob has "Terror" in hand and can pay {1}{B}
    And Alice has "Redirect" and "Boomerang" in hand and can pay {U}{U}{U}{U}
    When Bob plays "Terror" targeting "Grizzly Bears"
    And Alice in response plays "Redirect" targeting "Terror"
    And Alice plays "Boomerang" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" is in Alice's hand
    When the top of the stack resolves
    Then Alice may target "Hill Giant" for "Redirect"
    When Alice keeps the targets for "Redirect"
    And the stack resolves
    Then "Terror" did not resolve
    And "Hill Giant" is in play

  @cr26:115.7d
  Scenario: Redirect leaves Morphling, which has gained shroud, as the first target of Arc Trail, and changes the second target
    Given it is Bob's main phase
    And Alice controls "Morphling", "Llanowar Elves" and "Wall of Stone"
    And Alice has "Redirect" in hand and can pay {U}{U}{U}
    And Bob has "Arc Trail" in hand and can pay {1}{R}
    When Bob plays "Arc Trail" targeting "Morphling" then "Llanowar Elves"
    And Alice in response plays "Redirect" targeting "Arc Trail"
    And Alice activates "hide" of "Morphling"
    And the top of the stack resolves
    Then "Morphling" has "shroud"
    When the top of the stack resolves
    Then Alice may not target "Llanowar Elves" then "Morphling" for "Redirect"
    And Alice may target "Morphling" then "Wall of Stone" for "Redirect"
    When Alice targets "Morphling" then "Wall of Stone" for "Redirect"
    Then "Arc Trail" targets "Morphling" and "Wall of Stone"
    When the stack resolves
    Then "Wall of Stone" has 1 damage marked
    And "Morphling" has no damage marked
    And "Llanowar Elves" is in play

  @cr26:115.7f @edition:2026-01
  Scenario: Redirect gives two new targets to Bounty of the Hunt, which gets the counters as they were distributed
    Given Alice controls "Grizzly Bears" and "Hill Giant"
    And Bob controls "Wall of Stone" and "Craw Wurm"
    And Bob has "Bounty of the Hunt" in hand and can pay {3}{G}{G}
    And Alice has "Redirect" in hand and can pay {U}{U}
    When Bob plays "Bounty of the Hunt" targeting "Wall of Stone" and "Craw Wurm" dividing 1 to "Wall of Stone" and 2 to "Craw Wurm"
    And Alice in response plays "Redirect" targeting "Bounty of the Hunt"
    And the top of the stack resolves
    And Alice targets "Grizzly Bears" and "Hill Giant" for "Redirect"
    Then "Bounty of the Hunt" targets "Grizzly Bears" and "Hill Giant"
    When the stack resolves
    Then "Grizzly Bears" has 1 +1/+1 counter
    And "Hill Giant" has 2 +1/+1 counters
    And "Wall of Stone" has no +1/+1 counters
    And "Craw Wurm" has no +1/+1 counters

  @cr26:115.5.2
  Scenario: With Redirect, Counterspell's new target can't be Counterspell, and can be Redirect, which is still on the stack; Counterspell then doesn't resolve
    Given Alice has "Lightning Bolt" and "Redirect" in hand and can pay {R}{U}{U}
    And Bob has "Counterspell" in hand and can pay {U}{U}
    When Alice plays "Lightning Bolt" targeting Bob
    And Bob in response plays "Counterspell" targeting "Lightning Bolt"
    And Alice in response plays "Redirect" targeting "Counterspell"
    And the top of the stack resolves
    Then Alice may not target "Counterspell" for "Redirect"
    And Alice may target "Redirect" for "Redirect"
    When Alice targets "Redirect" for "Redirect"
    Then "Counterspell" targets "Redirect"
    And "Redirect" is in Alice's graveyard
    When the stack resolves
    Then "Counterspell" did not resolve
    And Bob is at 17 life

  @cr26:115.7d.3 @cr26:115.7f.2
  Scenario: Glancing Wind leaves Morphling, which has gained shroud, as the first target of Inferno Titan's ability, and changes the second target
    Given Alice controls "Inferno Titan"
    And Bob controls "Morphling", "Hill Giant", "Sol Ring" and "Craw Wurm"
    And Bob has "Glancing Wind" in hand and can pay {U}{U}
    When Alice attacks with "Inferno Titan"
    And Alice targets "Morphling" and "Hill Giant" for "Inferno Titan"
    And Alice divides 1 to "Morphling" and 2 to "Hill Giant"
    And Bob plays "Glancing Wind" targeting the ability of "Inferno Titan"
    And Bob activates "hide" of "Morphling"
    And the top of the stack resolves
    Then "Morphling" has "shroud"
    When the top of the stack resolves
    Then Bob may not target "Morphling" and "Sol Ring" for "Glancing Wind"
    And Bob may not target "Hill Giant" and "Morphling" for "Glancing Wind"
    And Bob may not target "Hill Giant" and "Hill Giant" for "Glancing Wind"
    And Bob may not target "Craw Wurm" and "Craw Wurm" for "Glancing Wind"
    And Bob may target "Craw Wurm" and "Hill Giant" for "Glancing Wind"
    And Bob may target "Morphling" and "Hill Giant" for "Glancing Wind"
    And Bob may target "Craw Wurm" and Alice for "Glancing Wind"
    When Bob targets "Morphling" and "Craw Wurm" for "Glancing Wind"
    Then the ability of "Inferno Titan" targets "Morphling" and "Craw Wurm"
    When the stack resolves
    Then "Craw Wurm" has 2 damage marked
    And "Morphling" has no damage marked
    And "Hill Giant" has no damage marked

  @cr26:115.7d.3 @edition:2013-07 @edition:2026-01
  Scenario: Glancing Wind can give Prodigal Sorcerer's ability the new target Craw Wurm, and not Gladecover Scout, which has hexproof
    Given Alice controls "Prodigal Sorcerer"
    And Bob controls "Hill Giant", "Gladecover Scout" and "Craw Wurm"
    And Bob has "Glancing Wind" in hand and can pay {U}
    When Alice activates "Prodigal Sorcerer" targeting "Hill Giant"
    And Bob in response plays "Glancing Wind" targeting the ability of "Prodigal Sorcerer"
    And the top of the stack resolves
    Then Bob may not target "Gladecover Scout" for "Glancing Wind"
    And Bob may target Alice for "Glancing Wind"
    When Bob targets "Craw Wurm" for "Glancing Wind"
    Then the ability of "Prodigal Sorcerer" targets "Craw Wurm"
    When the stack resolves
    Then "Craw Wurm" has 1 damage marked
    And "Hill Giant" has no damage marked

  @cr26:115.7d.2
  Scenario: Lithoform Engine copies Prodigal Sorcerer's ability, and Alice chooses the new target Craw Wurm for the copy, and can't choose Sol Ring
    Given Alice controls "Prodigal Sorcerer" and "Lithoform Engine" and can pay {2}
    And Bob controls "Hill Giant", "Craw Wurm" and "Sol Ring"
    When Alice activates "Prodigal Sorcerer" targeting "Hill Giant"
    And Alice activates "ability" of "Lithoform Engine" targeting the ability of "Prodigal Sorcerer"
    And the top of the stack resolves
    Then Alice may not target "Sol Ring"
    And Alice may target "Hill Giant"
    When Alice targets "Craw Wurm"
    And the top of the stack resolves
    Then "Craw Wurm" has 1 damage marked
    And "Hill Giant" has no damage marked
    When the stack resolves
    Then "Hill Giant" has 1 damage marked

  @cr26:115.7e.4
  Scenario: With Glancing Wind, Bob exchanges the two targets of Inferno Titan's ability, and can't choose Hill Giant for both
    Given Alice controls "Inferno Titan"
    And Bob controls "Wall of Stone" and "Hill Giant"
    And Bob has "Glancing Wind" in hand and can pay {U}
    When Alice attacks with "Inferno Titan"
    And Alice targets "Wall of Stone" and "Hill Giant" for "Inferno Titan"
    And Alice divides 1 to "Wall of Stone" and 2 to "Hill Giant"
    And Bob plays "Glancing Wind" targeting the ability of "Inferno Titan"
    And the top of the stack resolves
    Then Bob may not target "Hill Giant" and "Hill Giant" for "Glancing Wind"
    And Bob may target "Hill Giant" and Alice for "Glancing Wind"
    And Bob may target "Hill Giant" and "Wall of Stone" for "Glancing Wind"
    When Bob targets "Hill Giant" and "Wall of Stone" for "Glancing Wind"
    Then the ability of "Inferno Titan" targets "Hill Giant" and "Wall of Stone"
    When the stack resolves
    Then "Wall of Stone" has 2 damage marked
    And "Hill Giant" has 1 damage marked

  @cr26:115.7f
  Scenario: Redirect gives one new target to Contagion, which puts one -2/-1 counter on it, as they were distributed, and one on the target that stays
    Given Alice controls "Hill Giant" and "Craw Wurm"
    And Bob controls "Wall of Stone"
    And Bob has "Contagion" in hand and can pay {3}{B}{B}
    And Alice has "Redirect" in hand and can pay {U}{U}
    When Bob plays "Contagion" targeting "Hill Giant" and "Craw Wurm" dividing 1 to "Hill Giant" and 1 to "Craw Wurm"
    And Alice in response plays "Redirect" targeting "Contagion"
    And the top of the stack resolves
    And Alice targets "Wall of Stone" and "Craw Wurm" for "Redirect"
    Then Alice was asked for a division never
    When the stack resolves
    Then "Wall of Stone" has 1 -2/-1 counter
    And "Craw Wurm" has 1 -2/-1 counter
    And "Hill Giant" has no -2/-1 counters
