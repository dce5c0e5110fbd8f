Feature: Crimes

  @cr26:700.13 @edition:2026-01
  Scenario: Lava Spike on Bob is a crime, Arc Lightning on Bob and his creature is one crime, and Giant Growth on Alice's own creature is none
    Given Alice controls "Watch on Crime" and "Hill Giant"
    And Bob controls "Grizzly Bears"
    And Alice has "Lava Spike", "Arc Lightning" and "Giant Growth" in hand and can pay {R}{2}{R}{G}
    When Alice plays "Giant Growth" targeting "Hill Giant"
    And the stack resolves
    Then "Watch on Crime" has triggered never
    When Alice plays "Lava Spike" targeting Bob
    Then the stack holds the ability of "Watch on Crime" and "Lava Spike"
    When the stack resolves
    And Alice plays "Arc Lightning" targeting "Grizzly Bears" and Bob dividing 2 to "Grizzly Bears" and 1 to Bob
    And the stack resolves
    Then "Watch on Crime" has triggered twice
    And Alice is at 22 life

  @cr26:700.13 @edition:2026-01
  Scenario: An activated ability is a crime if it targets Bob or a card in Bob's graveyard, and not if it targets Alice
    Given Alice controls "Watch on Crime", "Frostwielder", "Nezumi Graverobber" and "Samite Healer" and can pay {1}{B}
    And Bob has "Hill Giant" and "Craw Wurm" in graveyard
    When Alice activates "Samite Healer" targeting Alice
    And the stack resolves
    Then "Watch on Crime" has triggered never
    When Alice activates "Nezumi Graverobber" targeting "Hill Giant"
    Then the stack holds the ability of "Watch on Crime" and the ability of "Nezumi Graverobber"
    When the stack resolves
    And Alice activates "Frostwielder" targeting Bob
    And the stack resolves
    Then "Watch on Crime" has triggered twice
    And Alice is at 22 life

  @cr26:700.13 @edition:2026-01
  Scenario: A triggered ability that targets Bob's creature and Counterspell that targets Bob's spell are crimes of Alice, and Bob's Lightning Bolt on Alice isn't
    Given Alice controls "Watch on Crime"
    And Alice has "Banisher Priest" and "Counterspell" in hand and can pay {1}{W}{W}{U}{U}
    And Bob controls "Grizzly Bears" owned by Alice
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Alice plays "Banisher Priest"
    And the top of the stack resolves
    And Alice targets "Grizzly Bears" for "Banisher Priest"
    Then "Watch on Crime" has triggered once
    When Bob plays "Lightning Bolt" targeting Alice
    Then "Watch on Crime" has triggered once
    When Alice plays "Counterspell" targeting "Lightning Bolt"
    Then "Watch on Crime" has triggered twice
    When the stack resolves
    Then Alice is at 22 life

  @cr26:700.13 @edition:2026-01
  Scenario: Stifle on the ability of Bob's Frostwielder is a crime, and Stifle on the ability of Alice's own Samite Healer isn't
    Given Alice controls "Watch on Crime" and "Samite Healer"
    And Alice has "Stifle" as "one" and "Stifle" as "two" in hand and can pay {U}{U}
    And Bob controls "Frostwielder"
    When Alice activates "Samite Healer" targeting Alice
    And Alice plays "one" targeting the ability of "Samite Healer"
    And the stack resolves
    Then "Watch on Crime" has triggered never
    When Bob activates "Frostwielder" targeting Bob
    And Alice plays "two" targeting the ability of "Frostwielder"
    Then "Watch on Crime" has triggered once
    When the stack resolves
    Then the ability of "Frostwielder" was countered
    And Alice is at 21 life

  @cr26:700.13 @edition:2026-01
  Scenario: Fork's copy that targets Bob and Redirect that makes Healing Salve target Bob are no crimes, because nothing was cast with that target, and Lava Spike is one
    Given Alice controls "Watch on Crime" and "Hill Giant" owned by Bob
    And Alice has "Lightning Bolt", "Fork", "Healing Salve", "Redirect" and "Lava Spike" in hand
    And Alice can pay {R}{R}{R}{W}{U}{U}{R}
    When Alice plays "Lightning Bolt" targeting "Hill Giant"
    And Alice plays "Fork" targeting "Lightning Bolt"
    And the top of the stack resolves
    And Alice targets Bob for "Fork"
    Then "Watch on Crime" has triggered never
    When the stack resolves
    Then Bob is at 17 life
    And "Hill Giant" was destroyed
    When Alice plays "Healing Salve" choosing "gain" targeting Alice
    And Alice plays "Redirect" targeting "Healing Salve"
    And the top of the stack resolves
    And Alice targets Bob for "Redirect"
    Then "Watch on Crime" has triggered never
    When the stack resolves
    Then Bob is at 20 life
    When Alice plays "Lava Spike" targeting Bob
    Then "Watch on Crime" has triggered once

  @cr26:700.13 @edition:2026-01
  Scenario: Frostwielder's ability whose target Bend the Arcs changes to Bob and its copy that gets Bob as its target are no crimes, and Mogg Fanatic's is one
    Given Alice controls "Watch on Crime", "Frostwielder", "Lithoform Engine" and "Mogg Fanatic"
    And Alice has "Bend the Arcs" in hand and can pay {2}{U}
    When Alice activates "Frostwielder" targeting Alice
    And Alice activates "ability" of "Lithoform Engine" targeting the ability of "Frostwielder"
    And the top of the stack resolves
    And Alice targets Bob for "Frostwielder"
    And the top of the stack resolves
    Then Bob is at 19 life
    And "Watch on Crime" has triggered never
    When Alice plays "Bend the Arcs" targeting the ability of "Frostwielder"
    And the top of the stack resolves
    And Alice targets Bob for "Bend the Arcs"
    Then the ability of "Frostwielder" targets Bob
    And "Watch on Crime" has triggered never
    When the stack resolves
    Then Bob is at 18 life
    When Alice activates "Mogg Fanatic" targeting Bob
    Then "Watch on Crime" has triggered once

  @cr26:700.13 @edition:2026-01
  Scenario: A copy of Banisher Priest's triggered ability that gets another target of Bob's is no crime, and the triggered ability is one
    Given Alice controls "Watch on Crime" and "Lithoform Engine"
    And Alice has "Banisher Priest" in hand and can pay {1}{W}{W}{2}
    And Bob controls "Grizzly Bears" and "Craw Wurm"
    When Alice plays "Banisher Priest"
    And the top of the stack resolves
    And Alice targets "Grizzly Bears" for "Banisher Priest"
    Then "Watch on Crime" has triggered once
    When the top of the stack resolves
    And Alice activates "ability" of "Lithoform Engine" targeting the ability of "Banisher Priest"
    And the top of the stack resolves
    And Alice targets "Craw Wurm"
    And the stack resolves
    Then "Craw Wurm" and "Grizzly Bears" are exiled
    And "Watch on Crime" has triggered once
    And Alice is at 21 life

  @cr26:700.13 @edition:2026-01
  Scenario: Flametongue Kavu's triggered ability whose target Bend the Arcs changes from Alice's own creature to Bob's is no crime
    Given Alice controls "Watch on Crime" and "Grizzly Bears"
    And Alice has "Flametongue Kavu" and "Bend the Arcs" in hand and can pay {3}{R}{U}
    And Bob controls "Hill Giant"
    When Alice plays "Flametongue Kavu"
    And the top of the stack resolves
    And Alice targets "Grizzly Bears" for "Flametongue Kavu"
    And Alice plays "Bend the Arcs" targeting the ability of "Flametongue Kavu"
    And the top of the stack resolves
    And Alice targets "Hill Giant" for "Bend the Arcs"
    Then the ability of "Flametongue Kavu" targets "Hill Giant"
    And "Watch on Crime" has triggered never
    When the stack resolves
    Then "Hill Giant" was destroyed
    And Alice is at 20 life

  @cr26:700.13 @edition:2026-01
  Scenario: Banisher Priest's triggered ability that targets Bob's creature is one crime, and is no second one as Bend the Arcs changes its target to another creature of Bob's
    Given Alice controls "Watch on Crime"
    And Alice has "Banisher Priest" and "Bend the Arcs" in hand and can pay {1}{W}{W}{U}
    And Bob controls "Hill Giant" and "Craw Wurm"
    When Alice plays "Banisher Priest"
    And the top of the stack resolves
    And Alice targets "Craw Wurm" for "Banisher Priest"
    Then "Watch on Crime" has triggered once
    When the top of the stack resolves
    And Alice plays "Bend the Arcs" targeting the ability of "Banisher Priest"
    And the top of the stack resolves
    And Alice targets "Hill Giant" for "Bend the Arcs"
    Then the ability of "Banisher Priest" targets "Hill Giant"
    And "Watch on Crime" has triggered once
    When the stack resolves
    Then "Hill Giant" is exiled
    And "Craw Wurm" is in play
    And Alice is at 21 life
