Feature: Choices that opponents make as an ability is activated

  @cr26:602.3 @cr26:700.2e.4
  Scenario: Bob chooses the mode of Alice's Umpire's Bench as she activates it, before anybody can respond
    Given Alice controls "Umpire's Bench"
    When Alice activates "Umpire's Bench"
    Then Bob is asked for a mode by "Umpire's Bench"
    And Bob may choose the mode "life" for "Umpire's Bench"
    And "Umpire's Bench" is untapped
    When Bob chooses the mode "life" for "Umpire's Bench"
    Then "Umpire's Bench" is tapped
    And the ability of "Umpire's Bench" has the mode "life"
    And Bob was asked for a mode once
    When the stack resolves
    Then Alice is at 23 life
    And Alice has drawn no cards

  @cr26:602.3
  Scenario: In Bob's turn, Bob chooses the mode of Alice's Umpire's Bench as well
    Given it is Bob's main phase
    And Alice controls "Umpire's Bench"
    When Alice activates "Umpire's Bench"
    And Bob chooses the mode "life" for "Umpire's Bench"
    And the stack resolves
    Then Alice is at 23 life
    And Bob was asked for a mode once

  @cr26:602.3
  Scenario: Alice chooses the mode of Healing Salve, which names no opponent, and Bob is asked for none, as no Umpire's Bench is activated
    Given Alice controls tapped "Umpire's Bench" and "Umpire's Bench" as "other"
    And Alice has "Healing Salve" in hand and can pay {W}
    Then Alice can't activate "Umpire's Bench" by rule 118.3
    And Alice can activate "other"
    When Alice plays "Healing Salve" choosing "gain" targeting Alice
    Then "Healing Salve" has the mode "gain"
    When the stack resolves
    Then Alice is at 23 life
    And Bob was asked for a mode never

  @cr26:602.3 @cr26:700.2e.4
  Scenario: Bob, and not Alice, is asked for the mode of Umpire's Bench while it is being activated
    Given Alice controls "Umpire's Bench"
    When Alice activates "Umpire's Bench"
    Then Bob is asked for a mode by "Umpire's Bench"
    When Bob chooses the mode "card" for "Umpire's Bench"
    Then the ability of "Umpire's Bench" has the mode "card"
    And Alice was asked for a mode never

  @cr26:602.3a @cr26:700.2e.5
  Scenario: With two opponents, Alice decides that Carol, and not Bob, chooses the mode of Umpire's Bench
    Given Carol is playing too
    And it is Bob's main phase
    And Alice controls "Umpire's Bench"
    When Alice activates "Umpire's Bench"
    Then Alice is asked for a player by "Umpire's Bench"
    When Alice chooses the player Carol for "Umpire's Bench"
    And Carol chooses the mode "life" for "Umpire's Bench"
    Then Carol was asked for a mode once
    When the stack resolves
    Then Alice is at 23 life
    And Alice has drawn no cards

  @cr26:602.3a @cr26:700.2e.5
  Scenario: In Bob's turn, Alice decides that Bob, and not Carol, chooses the mode of Umpire's Bench
    Given Carol is playing too
    And it is Bob's main phase
    And Alice controls "Umpire's Bench"
    When Alice activates "Umpire's Bench"
    Then Alice is asked for a player by "Umpire's Bench"
    When Alice chooses the player Bob for "Umpire's Bench"
    And Bob chooses the mode "card" for "Umpire's Bench"
    Then the ability of "Umpire's Bench" has the mode "card"
    And Carol was asked for a mode never

  @cr26:602.3a.2
  Scenario: In Bob's turn, Alice decides that Bob, the active player, and not Carol, chooses the target of Grudging Altar's ability
    Given Carol is playing too
    And it is Bob's main phase
    And Alice controls "Grudging Altar" and can pay {1}
    And Bob controls "Hill Giant"
    And Carol controls "Grizzly Bears"
    When Alice activates "Grudging Altar"
    Then Alice is asked for a player by "Grudging Altar"
    When Alice chooses the player Bob for "Grudging Altar"
    And Bob targets "Grizzly Bears" for "Grudging Altar"
    Then the ability of "Grudging Altar" targets "Grizzly Bears"
    And Carol was asked for targets never

  @cr26:602.3a.2
  Scenario: In Bob's turn, Alice decides that Carol, and not Bob, the active player, chooses the target of Grudging Altar's ability
    Given Carol is playing too
    And it is Bob's main phase
    And Alice controls "Grudging Altar" and can pay {1}
    And Bob controls "Hill Giant"
    And Carol controls "Grizzly Bears"
    When Alice activates "Grudging Altar"
    Then Alice is asked for a player by "Grudging Altar"
    When Alice chooses the player Carol for "Grudging Altar"
    Then Carol is asked for targets by "Grudging Altar"
    When Carol targets "Hill Giant" for "Grudging Altar"
    Then the ability of "Grudging Altar" targets "Hill Giant"
    And Bob was asked for targets never
    When the stack resolves
    Then "Hill Giant" was destroyed
    And "Grizzly Bears" is in play

  @cr26:602.3a.3
  Scenario: Bob, who activates the ability of Alice's Grudging Shrine, decides that Carol, and not Alice, who controls Grudging Shrine, chooses its target
    Given Carol is playing too
    And Alice controls "Grudging Shrine" and "Serra Angel"
    And Bob controls "Hill Giant" and can pay {1}
    And Carol controls "Grizzly Bears"
    When Alice passes
    And Bob activates "Grudging Shrine"
    Then Bob is asked for a player by "Grudging Shrine"
    When Bob chooses the player Carol for "Grudging Shrine"
    Then Carol is asked for targets by "Grudging Shrine"
    When Carol targets "Serra Angel" for "Grudging Shrine"
    Then the ability of "Grudging Shrine" targets "Serra Angel"
    And Bob controls the ability of "Grudging Shrine"
    And Alice was asked for a player never
    And Alice was asked for targets never
    When the stack resolves
    Then "Serra Angel" was destroyed
    And "Hill Giant" and "Grizzly Bears" are in play

  @cr26:602.3a.3
  Scenario: Bob, who activates the ability of Alice's Grudging Shrine, decides that Alice, and not Carol, chooses its target
    Given Carol is playing too
    And Alice controls "Grudging Shrine" and "Serra Angel"
    And Bob controls "Hill Giant" and can pay {1}
    When Alice passes
    And Bob activates "Grudging Shrine"
    Then Bob is asked for a player by "Grudging Shrine"
    When Bob chooses the player Alice for "Grudging Shrine"
    And Alice targets "Hill Giant" for "Grudging Shrine"
    Then the ability of "Grudging Shrine" targets "Hill Giant"
    And Carol was asked for targets never

  @cr26:602.3a.3
  Scenario: Alice, who activates the ability of her own Grudging Shrine, decides that Bob, and not Carol, chooses its target
    Given Carol is playing too
    And Alice controls "Grudging Shrine" and "Serra Angel" and can pay {1}
    And Carol controls "Grizzly Bears"
    When Alice activates "Grudging Shrine"
    And Alice chooses the player Bob for "Grudging Shrine"
    Then Bob is asked for targets by "Grudging Shrine"
    When Bob targets "Serra Angel" for "Grudging Shrine"
    Then the ability of "Grudging Shrine" targets "Serra Angel"
    And Carol was asked for targets never

  @cr26:602.3.2
  Scenario: Bob, and not Alice, chooses the target of Alice's Grudging Altar as she activates it, before anybody can respond
    Given Alice controls "Grudging Altar" and "Serra Angel" and can pay {1}
    And Bob controls "Hill Giant" and "Grizzly Bears"
    When Alice activates "Grudging Altar"
    Then Bob is asked for targets by "Grudging Altar"
    And Bob may target "Serra Angel" for "Grudging Altar"
    And "Grudging Altar" is untapped
    When Bob targets "Serra Angel" for "Grudging Altar"
    Then "Grudging Altar" is tapped
    And the ability of "Grudging Altar" targets "Serra Angel"
    And the stack holds the ability of "Grudging Altar"
    And Alice was asked for targets never
    When the stack resolves
    Then "Serra Angel" was destroyed
    And "Hill Giant" is in play

  @cr26:602.3.2
  Scenario: The ability of Grudging Altar destroys Hill Giant, the only creature on the battlefield
    Given Alice controls "Grudging Altar" and can pay {1}
    And Bob controls "Hill Giant" and "Forest"
    When Alice activates "Grudging Altar"
    And the stack resolves
    Then "Hill Giant" was destroyed
    And "Forest" is in play

  @cr26:602.3.2
  Scenario: Bob, and not Alice, is asked for the target of Grudging Altar's ability while it is being activated
    Given Alice controls "Grudging Altar" and "Serra Angel" and can pay {1}
    And Bob controls "Hill Giant"
    When Alice activates "Grudging Altar"
    Then Bob is asked for targets by "Grudging Altar"
    When Bob targets "Serra Angel" for "Grudging Altar"
    Then the ability of "Grudging Altar" targets "Serra Angel"
    And Alice was asked for targets never
