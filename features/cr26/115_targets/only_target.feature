Feature: Spells that target only one object

  @cr26:115.9c
  Scenario: Seeds of Strength that targets one creature three times targets only that creature, so Shrine of the Chosen triggers
    Given Alice controls "Shrine of the Chosen", "Hill Giant" and "Grizzly Bears"
    And Alice has "Seeds of Strength" in hand and can pay {G}{W}
    When Alice plays "Seeds of Strength" targeting "Grizzly Bears" then "Grizzly Bears" then "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 5/5
    And "Shrine of the Chosen" has triggered once
    And Alice is at 22 life

  @cr26:115.9c
  Scenario: Seeds of Strength that targets two creatures doesn't target only one, so Shrine of the Chosen doesn't trigger
    Given Alice controls "Shrine of the Chosen", "Hill Giant" and "Grizzly Bears"
    And Alice has "Seeds of Strength" in hand and can pay {G}{W}
    When Alice plays "Seeds of Strength" targeting "Grizzly Bears" then "Hill Giant" then "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 4/4
    And "Hill Giant" is 4/4
    And "Shrine of the Chosen" has triggered never
    And Alice is at 20 life

  @cr26:115.9c.2
  Scenario: A spell with two different targets has not only one, even after one of them has left the battlefield
    Given Alice controls "Hill Giant" and "Grizzly Bears"
    And Alice has "Seeds of Strength" and "Kodama's Might" in hand and can pay {G}{W}{G}
    And Bob has "Pointed Denial" and "Boomerang" in hand and can pay {U}{U}{U}
    When Alice plays "Seeds of Strength" targeting "Grizzly Bears" then "Hill Giant" then "Grizzly Bears"
    And Alice plays "Kodama's Might" targeting "Grizzly Bears"
    And Bob in response plays "Boomerang" targeting "Hill Giant"
    And the top of the stack resolves
    Then "Hill Giant" is in Alice's hand
    And Bob can target only "Kodama's Might" with "Pointed Denial"
    When Bob plays "Pointed Denial" targeting "Kodama's Might"
    And the stack resolves
    Then "Kodama's Might" was countered
    And "Seeds of Strength" has resolved
    And "Grizzly Bears" is 4/4

  @cr26:115.9c.2
  Scenario: A spell no longer targets only a creature after that creature has left the battlefield
    Given Alice controls "Grizzly Bears"
    And Alice has "Kodama's Might" in hand and can pay {G}
    And Bob has 2 "Pointed Denial" as "denial" and "Boomerang" in hand and can pay {U}{U}{U}{U}
    When Alice plays "Kodama's Might" targeting "Grizzly Bears"
    Then Bob can play "denial 2" targeting "Kodama's Might"
    When Bob in response plays "denial 1" targeting "Kodama's Might"
    And Bob in response plays "Boomerang" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then Bob can't play "denial 2" targeting "Kodama's Might" by rule 601.2c
    When the top of the stack resolves
    Then "denial 1" did not resolve
    And the stack holds "Kodama's Might"

  @cr26:115.9c.2
  Scenario: Arc Lightning that targets Hill Giant and Bob doesn't target only a creature, and Pointed Denial counters Giant Growth
    Given Alice controls "Grizzly Bears" and has "Arc Lightning" and "Giant Growth" in hand and can pay {2}{R}{G}
    And Bob controls "Hill Giant" and has "Pointed Denial" in hand and can pay {U}
    When Alice plays "Arc Lightning" targeting "Hill Giant" and Bob dividing 1 to "Hill Giant" and 2 to Bob
    And Alice plays "Giant Growth" targeting "Grizzly Bears"
    Then Bob can target only "Giant Growth" with "Pointed Denial"
    When Bob plays "Pointed Denial" targeting "Giant Growth"
    And the stack resolves
    Then "Giant Growth" was countered
    And "Grizzly Bears" is 2/2
    And Bob is at 18 life

  @cr26:115.9c.2
  Scenario: Pointed Denial can counter Boomerang, whose only target is the land Mutavault, once Mutavault has become a creature
    Given Alice has "Boomerang" in hand and can pay {U}{U}
    And Bob controls "Mutavault" and has "Pointed Denial" in hand and can pay {1}{U}
    When Alice plays "Boomerang" targeting "Mutavault"
    Then Bob can target only nothing with "Pointed Denial"
    When Bob in response activates "shape" of "Mutavault"
    And the top of the stack resolves
    Then Bob can target only "Boomerang" with "Pointed Denial"
    When Bob plays "Pointed Denial" targeting "Boomerang"
    And the stack resolves
    Then "Boomerang" was countered
    And "Mutavault" is in play

  @cr26:115.9c.4
  Scenario: Inferno Titan's ability with two different targets has not only one, even after one of them has left; Pointed Hush counters that of Prodigal Sorcerer
    Given Alice controls "Inferno Titan" and "Prodigal Sorcerer"
    And Bob controls "Hill Giant" and "Craw Wurm"
    And Bob has "Pointed Hush" and "Boomerang" in hand and can pay {U}{U}{U}
    When Alice attacks with "Inferno Titan"
    And Alice targets "Hill Giant" and "Craw Wurm" for "Inferno Titan"
    And Alice divides 1 to "Hill Giant" and 2 to "Craw Wurm" for "Inferno Titan"
    And Alice activates "Prodigal Sorcerer" targeting "Craw Wurm"
    And Bob in response plays "Boomerang" targeting "Hill Giant"
    And the top of the stack resolves
    Then "Hill Giant" is in Bob's hand
    And Bob can target only the ability of "Prodigal Sorcerer" with "Pointed Hush"
    When Bob in response plays "Pointed Hush" targeting the ability of "Prodigal Sorcerer"
    And the stack resolves
    Then "Craw Wurm" has 2 damage marked

  @cr26:115.9c.4
  Scenario: Pointed Hush counters Prodigal Sorcerer's ability that targets Hill Giant alone, and not the one that targets Bob
    Given Alice controls "Prodigal Sorcerer" as "near" and "Prodigal Sorcerer" as "far"
    And Bob controls "Hill Giant"
    And Bob has "Pointed Hush" in hand and can pay {U}
    When Alice activates "near" targeting "Hill Giant"
    And Alice activates "far" targeting Bob
    Then Bob can target only the ability of "near" with "Pointed Hush"
    When Bob in response plays "Pointed Hush" targeting the ability of "near"
    And the stack resolves
    Then "Hill Giant" has 0 damage marked
    And Bob is at 19 life

  @cr26:115.9c.4
  Scenario: Inferno Titan's ability that targets Hill Giant and Bob doesn't target only a creature, and Pointed Hush counters that of Prodigal Sorcerer
    Given Alice controls "Inferno Titan" and "Prodigal Sorcerer"
    And Bob controls "Hill Giant" and has "Pointed Hush" in hand and can pay {U}
    When Alice attacks with "Inferno Titan"
    And Alice targets "Hill Giant" and Bob for "Inferno Titan"
    And Alice divides 1 to "Hill Giant" and 2 to Bob for "Inferno Titan"
    And Alice activates "Prodigal Sorcerer" targeting "Hill Giant"
    Then Bob can target only the ability of "Prodigal Sorcerer" with "Pointed Hush"
    When Bob in response plays "Pointed Hush" targeting the ability of "Prodigal Sorcerer"
    And the stack resolves
    Then "Hill Giant" has 1 damage marked
    And Bob is at 18 life

  @cr26:115.9c.3 @cr26:115.3.2 @cr26:115.3.9
  Scenario: Seeds of Strength whose targets Redirect has changed to one creature targets only that creature, so Pointed Denial can counter it
    Given Alice controls "Hill Giant" and "Grizzly Bears"
    And Alice has "Seeds of Strength" and "Redirect" in hand and can pay {G}{W}{U}{U}
    And Bob has "Pointed Denial" in hand and can pay {U}
    When Alice plays "Seeds of Strength" targeting "Grizzly Bears" then "Hill Giant" then "Grizzly Bears"
    Then Bob can target only nothing with "Pointed Denial"
    When Alice plays "Redirect" targeting "Seeds of Strength"
    And the top of the stack resolves
    And Alice targets "Grizzly Bears" then "Grizzly Bears" then "Grizzly Bears" for "Redirect"
    Then Bob can target only "Seeds of Strength" with "Pointed Denial"
    When Bob plays "Pointed Denial" targeting "Seeds of Strength"
    And the stack resolves
    Then "Seeds of Strength" was countered
    And "Grizzly Bears" is 2/2

  @cr26:115.9c.4
  Scenario: The ability of Prodigal Sorcerer no longer targets only a creature after that creature has left the battlefield
    Given Alice controls "Prodigal Sorcerer"
    And Bob controls "Hill Giant"
    And Bob has 2 "Pointed Hush" as "hush" and "Boomerang" in hand and can pay {U}{U}{U}{U}
    When Alice activates "Prodigal Sorcerer" targeting "Hill Giant"
    Then Bob can play "hush 2" targeting the ability of "Prodigal Sorcerer"
    When Bob in response plays "hush 1" targeting the ability of "Prodigal Sorcerer"
    And Bob in response plays "Boomerang" targeting "Hill Giant"
    And the top of the stack resolves
    Then Bob can't play "hush 2" targeting the ability of "Prodigal Sorcerer" by rule 601.2c
    When the top of the stack resolves
    Then "hush 1" did not resolve
    And the stack holds the ability of "Prodigal Sorcerer"

  @cr26:115.9c.5
  Scenario: Warded Brow can counter Lightning Bolt, which targets only Bob, and neither Arc Lightning, which also targets Hill Giant, nor Shock on Hill Giant
    Given Alice has "Lightning Bolt", "Arc Lightning" and "Shock" in hand and can pay {R}{2}{R}{R}
    And Bob controls "Hill Giant" and has "Warded Brow" in hand and can pay {U}
    When Alice plays "Arc Lightning" targeting Bob and "Hill Giant" dividing 2 to Bob and 1 to "Hill Giant"
    And Alice plays "Shock" targeting "Hill Giant"
    And Alice plays "Lightning Bolt" targeting Bob
    Then Bob can target only "Lightning Bolt" with "Warded Brow"
    When Bob plays "Warded Brow" targeting "Lightning Bolt"
    And the stack resolves
    Then "Lightning Bolt" was countered
    And Bob is at 18 life
    And "Hill Giant" was destroyed

  @cr26:115.9c.5
  Scenario: Warded Brow counters Lightning Bolt, which targets only Bob, and can't target Shock, which targets only Hill Giant
    Given Alice has "Lightning Bolt" and "Shock" in hand and can pay {R}{R}
    And Bob controls "Hill Giant" and has "Warded Brow" in hand and can pay {U}
    When Alice plays "Shock" targeting "Hill Giant"
    And Alice plays "Lightning Bolt" targeting Bob
    Then Bob can target only "Lightning Bolt" with "Warded Brow"
    When Bob plays "Warded Brow" targeting "Lightning Bolt"
    And the stack resolves
    Then "Lightning Bolt" was countered
    And Bob is at 20 life
    And "Hill Giant" has 2 damage marked

  @cr26:115.9c.6
  Scenario: Pointed Hush can counter the ability of Needle of Two Eyes that targets Hill Giant twice, and not the one that targets two creatures
    Given Alice controls 2 "Needle of Two Eyes" as "needle"
    And Bob controls "Hill Giant" and "Craw Wurm" and has "Pointed Hush" in hand and can pay {U}
    When Alice activates "needle 1" targeting "Hill Giant" then "Hill Giant"
    And Alice activates "needle 2" targeting "Hill Giant" then "Craw Wurm"
    Then Bob can target only the ability of "needle 1" with "Pointed Hush"
    When Bob in response plays "Pointed Hush" targeting the ability of "needle 1"
    And the stack resolves
    Then the ability of "needle 1" was countered
    And "Hill Giant" has 1 damage marked
    And "Craw Wurm" has 1 damage marked

  @cr26:115.9c.6 @cr26:115.3.9
  Scenario: Needle of Two Eyes's ability, whose targets Glancing Wind has changed to Hill Giant alone, can be countered by Pointed Hush
    Given Alice controls "Needle of Two Eyes"
    And Bob controls "Hill Giant" and "Craw Wurm"
    And Bob has "Glancing Wind" and "Pointed Hush" in hand and can pay {U}{U}
    When Alice activates "Needle of Two Eyes" targeting "Hill Giant" then "Craw Wurm"
    Then Bob can target only nothing with "Pointed Hush"
    When Bob in response plays "Glancing Wind" targeting the ability of "Needle of Two Eyes"
    And the top of the stack resolves
    And Bob targets "Hill Giant" then "Hill Giant" for "Glancing Wind"
    Then Bob can target only the ability of "Needle of Two Eyes" with "Pointed Hush"
    When Bob plays "Pointed Hush" targeting the ability of "Needle of Two Eyes"
    And the stack resolves
    Then the ability of "Needle of Two Eyes" was countered
    And "Hill Giant" has no damage marked
    And "Craw Wurm" has no damage marked

  @cr26:115.9c.6
  Scenario: Pointed Hush counters Prodigal Sorcerer's ability, whose one target is Hill Giant
    Given Alice controls "Prodigal Sorcerer" and "Needle of Two Eyes"
    And Bob controls "Hill Giant" and has "Pointed Hush" in hand and can pay {U}
    When Alice activates "Needle of Two Eyes" targeting "Hill Giant" then Bob
    And Alice activates "Prodigal Sorcerer" targeting "Hill Giant"
    Then Bob can target only the ability of "Prodigal Sorcerer" with "Pointed Hush"
    When Bob in response plays "Pointed Hush" targeting the ability of "Prodigal Sorcerer"
    And the stack resolves
    Then "Hill Giant" has 1 damage marked
    And Bob is at 19 life

  @cr26:115.9c.7
  Scenario: Warded Ear can counter the ability of Needle of Two Eyes that targets Bob twice, and neither the one that also targets Hill Giant nor Prodigal Sorcerer's on Hill Giant
    Given Alice controls 2 "Needle of Two Eyes" as "needle" and "Prodigal Sorcerer"
    And Bob controls "Hill Giant" and has "Warded Ear" in hand and can pay {U}
    When Alice activates "needle 1" targeting Bob then Bob
    And Alice activates "needle 2" targeting Bob then "Hill Giant"
    And Alice activates "Prodigal Sorcerer" targeting "Hill Giant"
    Then Bob can target only the ability of "needle 1" with "Warded Ear"
    When Bob in response plays "Warded Ear" targeting the ability of "needle 1"
    And the stack resolves
    Then the ability of "needle 1" was countered
    And Bob is at 19 life
    And "Hill Giant" has 2 damage marked

  @cr26:115.9c.7
  Scenario: Warded Ear counters Prodigal Sorcerer's ability that targets only Bob, and can't target another one's that targets Hill Giant
    Given Alice controls "Prodigal Sorcerer" as "far" and "Prodigal Sorcerer" as "near"
    And Bob controls "Hill Giant" and has "Warded Ear" in hand and can pay {U}
    When Alice activates "far" targeting Bob
    And Alice activates "near" targeting "Hill Giant"
    Then Bob can target only the ability of "far" with "Warded Ear"
    When Bob in response plays "Warded Ear" targeting the ability of "far"
    And the stack resolves
    Then Bob is at 20 life
    And "Hill Giant" has 1 damage marked

  @cr26:115.9c.5
  Scenario: Lava Spike with a spliced Glacial Ray that both target Bob targets only him, so Warded Brow can counter it
    Given Bob controls "Hill Giant"
    And Alice has "Lava Spike" as "spike", "Glacial Ray" and "Shock" in hand and can pay {R}{1}{R}{R}
    And Bob has "Warded Brow" in hand and can pay {U}
    When Alice plays "spike" splicing "Glacial Ray" targeting Bob for "spike" then Bob for "Glacial Ray"
    And Alice plays "Shock" targeting "Hill Giant"
    Then Bob can target only "spike" with "Warded Brow"
    When Bob plays "Warded Brow" targeting "spike"
    And the stack resolves
    Then "spike" was countered
    And Bob is at 20 life
    And "Hill Giant" has 2 damage marked
