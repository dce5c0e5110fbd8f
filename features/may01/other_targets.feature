Feature: Other targets

  @may01:ours.220
  Scenario: Misdirection turns a spell to another legal target, which its player chooses
    Given Alice controls "Grizzly Bears"
    And Bob controls "Hill Giant", "Gladecover Scout" and "Typhoid Rats"
    And Bob has "Terror" in hand and can pay {1}{B}
    And Alice has "Misdirection" in hand and can pay {3}{U}{U}
    Then the mana cost of "Misdirection" is {3}{U}{U}
    And "Misdirection" has exactly the type "instant"
    When Bob plays "Terror" targeting "Grizzly Bears"
    And Alice in response plays "Misdirection" targeting "Terror"
    And the top of the stack resolves
    Then Alice may not target "Grizzly Bears"
    And Alice may not target "Typhoid Rats"
    And Alice may target "Hill Giant"
    When Alice targets "Gladecover Scout" for "Misdirection"
    Then "Terror" targets "Gladecover Scout"
    When the stack resolves
    Then "Gladecover Scout" is in Bob's graveyard
    And "Grizzly Bears" is on the battlefield

  @may01:ours.220
  Scenario: What can be turned to nothing else keeps its target
    Given Alice controls "Grizzly Bears"
    And Bob controls "Typhoid Rats"
    And Bob has "Terror" in hand and can pay {1}{B}
    And Alice has "Misdirection" and "Boomerang" in hand
    When Bob plays "Terror" targeting "Grizzly Bears"
    And Alice in response plays "Misdirection" targeting "Terror" removing "Boomerang" instead of its mana cost
    And the top of the stack resolves
    Then "Terror" targets "Grizzly Bears"
    When the stack resolves
    Then "Grizzly Bears" is in Alice's graveyard

  @may01:ours.220
  Scenario: What is turned to another creature kills that one
    Given Alice controls "Grizzly Bears"
    And Bob controls "Hill Giant" and "Craw Wurm"
    And Bob has "Terror" in hand and can pay {1}{B}
    And Alice has "Misdirection" and "Boomerang" in hand
    When Bob plays "Terror" targeting "Grizzly Bears"
    And Alice in response plays "Misdirection" targeting "Terror" removing "Boomerang" instead of its mana cost
    And the top of the stack resolves
    And Alice targets "Craw Wurm" for "Misdirection"
    And the stack resolves
    Then "Craw Wurm" is in Bob's graveyard
    And "Boomerang" is exiled

  @may01:ours.221
  Scenario: A spell with two targets isn't one with a single target
    Given Alice controls "Hill Giant" and "Craw Wurm"
    And Alice has "Twin Sparks" and "Terror" in hand and can pay {1}{R}{R}{1}{B}
    And Bob has "Misdirection" and "Counsel of the Soratami" in hand
    When Alice plays "Twin Sparks" targeting "Hill Giant" and "Craw Wurm" dividing 2 to "Hill Giant" and 1 to "Craw Wurm"
    And Alice plays "Terror" targeting "Craw Wurm"
    Then Bob can't play "Misdirection" targeting "Twin Sparks" instead of its mana cost removing "Counsel of the Soratami"
    And Bob can play "Misdirection" targeting "Terror" instead of its mana cost removing "Counsel of the Soratami"
    When Bob plays "Misdirection" targeting "Terror" removing "Counsel of the Soratami" instead of its mana cost
    And the stack resolves
    Then "Craw Wurm" is on the battlefield
    And "Hill Giant" is in Alice's graveyard

  @may01:ours.221
  @edition:2004-10 @edition:2005-02 @edition:2006-10 @edition:2026-01
  Scenario: A spell that targets one creature by two texts has two targets
    Given Bob controls "Hill Giant" and "Craw Wurm"
    And Alice has "Consuming Vortex" as "vortex", "Glacial Ray", "Terror" and "Boomerang" in hand and can pay {1}{U}{1}{R}{1}{B}
    And Bob has "Misdirection" and "Counsel of the Soratami" in hand
    When Alice plays "vortex" splicing "Glacial Ray" targeting "Hill Giant" for "vortex" then "Hill Giant" for "Glacial Ray"
    And Alice plays "Terror" targeting "Craw Wurm"
    Then Bob can't play "Misdirection" targeting "vortex" instead of its mana cost removing "Counsel of the Soratami" by rule 115.2
    And Bob can play "Misdirection" targeting "Terror" instead of its mana cost removing "Counsel of the Soratami"
    When Bob plays "Misdirection" targeting "Terror" removing "Counsel of the Soratami" instead of its mana cost
    And the top of the stack resolves
    And the top of the stack resolves
    Then "Craw Wurm" is on the battlefield
    And "Hill Giant" is in Bob's graveyard

  @may01:ours.222
  Scenario: New targets are chosen for some of what is divided, and the division stays
    Given it is Bob's precombat main phase
    And Alice controls "Grizzly Bears" and "Wall of Stone"
    And Bob controls "Hill Giant"
    And Bob has "Arc Lightning" in hand and can pay {2}{R}
    And Alice has "Redirect" in hand and can pay {U}{U}
    Then the mana cost of "Redirect" is {U}{U}
    And "Redirect" has exactly the type "instant"
    When Bob plays "Arc Lightning" targeting "Grizzly Bears" and Alice dividing 2 to "Grizzly Bears" and 1 to Alice
    And Alice in response plays "Redirect" targeting "Arc Lightning"
    And the top of the stack resolves
    And Alice targets "Wall of Stone" and Alice for "Redirect"
    Then "Arc Lightning" targets "Wall of Stone" and Alice
    When the stack resolves
    Then "Wall of Stone" has 2 damage marked
    And Alice is at 19 life

  @may01:ours.222
  Scenario: Who may choose new targets may leave them
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

  @may01:ours.222
  Scenario: Who may choose a new target may choose one
    Given Alice controls "Grizzly Bears"
    And Bob controls "Hill Giant" and "Craw Wurm"
    And Bob has "Terror" in hand and can pay {1}{B}
    And Alice has "Redirect" in hand and can pay {U}{U}
    When Bob plays "Terror" targeting "Grizzly Bears"
    And Alice in response plays "Redirect" targeting "Terror"
    And the top of the stack resolves
    And Alice targets "Hill Giant" for "Redirect"
    And the stack resolves
    Then "Hill Giant" is in Bob's graveyard
    And "Grizzly Bears" and "Craw Wurm" are in play

  @may01:ours.223
  Scenario: Mizzium Meddler draws to itself what might have it as a target, and one target alone
    Given Alice controls "Grizzly Bears"
    And Bob controls "Hill Giant"
    And Bob has "Consuming Vortex" and "Glacial Ray" in hand and can pay {1}{U}{1}{R}
    And Alice has "Mizzium Meddler" in hand and can pay {2}{U}
    Then the mana cost of "Mizzium Meddler" is {2}{U}
    And "Mizzium Meddler" has exactly the types "creature", "Vedalken" and "Wizard"
    And "Mizzium Meddler" is 1/4
    When Bob plays "Consuming Vortex" splicing "Glacial Ray" targeting "Grizzly Bears" for "Consuming Vortex" then "Hill Giant" for "Glacial Ray"
    And Alice in response plays "Mizzium Meddler"
    And the top of the stack resolves
    And Alice targets "Consuming Vortex" for "Mizzium Meddler"
    And the top of the stack resolves
    And Alice says yes to "Mizzium Meddler"
    Then Alice may target "Mizzium Meddler"
    And Alice may target "Grizzly Bears"
    And Alice may not target "Hill Giant"
    When Alice targets "Grizzly Bears" then "Mizzium Meddler" for "Mizzium Meddler"
    Then "Consuming Vortex" targets "Grizzly Bears" and "Mizzium Meddler"
    When the stack resolves
    Then "Grizzly Bears" is in Alice's hand
    And "Mizzium Meddler" has 2 damage marked
    And "Hill Giant" has 0 damage marked

  @may01:ours.223
  Scenario: Mizzium Meddler has no say where it is no legal target
    Given it is Bob's precombat main phase
    And Bob has "Lava Spike" in hand and can pay {R}
    And Alice has "Mizzium Meddler" in hand and can pay {2}{U}
    When Bob plays "Lava Spike" targeting Alice
    And Alice in response plays "Mizzium Meddler"
    And the top of the stack resolves
    And Alice targets "Lava Spike" for "Mizzium Meddler"
    Then "Mizzium Meddler" has triggered once
    When the top of the stack resolves
    Then "Lava Spike" targets Alice
    When the stack resolves
    Then Alice is at 17 life
