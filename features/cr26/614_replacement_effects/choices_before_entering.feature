Feature: Choices and counters of permanents that enter

  @cr26:614.1c
  Scenario: Ivy Elemental cast with X = 3 enters with three counters as a 3/3 creature
    Given Alice has "Ivy Elemental" in hand and can pay {3}{G}
    And Alice controls "Herald of the Stout"
    When Alice plays "Ivy Elemental" with X = 3
    And the stack resolves
    Then "Ivy Elemental" is 3/3
    And "Ivy Elemental" is in play
    And "Herald of the Stout" has triggered once
    And Alice is at 24 life

  @cr26:614.12a @cr26:614.1c
  Scenario: Alice chooses the colour for Voice of All before Voice of All enters
    Given Alice has "Voice of All" in hand and can pay {2}{W}{W}
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Alice plays "Voice of All"
    And the stack resolves
    Then Alice is asked for a color by "Voice of All"
    And "Voice of All" is not on the battlefield
    When Alice chooses the color "red" for "Voice of All"
    Then "Voice of All" is in play
    And Bob can't play "Lightning Bolt" targeting "Voice of All" because "Voice of All" has "protection"

  @cr26:614.12b
  Scenario: With 5 life, Alice can pay 3 life for only one of two Life Furnaces that Replenish returns together
    Given Alice is at 5 life
    And Alice has "Life Furnace" as "one" and "Life Furnace" as "two" in graveyard
    And Alice has "Replenish" in hand and can pay {3}{W}
    When Alice plays "Replenish"
    And the stack resolves
    And Alice pays
    Then "one" and "two" are in play
    And Alice is at 2 life
    And Alice was asked for a payment once

  @cr26:614.12b
  Scenario: With 5 life, Alice can also pay 3 life for the second of two Life Furnaces that Replenish returns together, if she doesn't pay for the first
    Given Alice is at 5 life
    And Alice has "Life Furnace" as "one" and "Life Furnace" as "two" in graveyard
    And Alice has "Replenish" in hand and can pay {3}{W}
    When Alice plays "Replenish"
    And the stack resolves
    And Alice doesn't pay
    And Alice pays
    Then "one" and "two" are in play
    And Alice is at 2 life
    And Alice was asked for a payment twice

  @cr26:614.12b
  Scenario: With 7 life, Alice can pay 3 life for each of two Life Furnaces that Replenish returns together
    Given Alice is at 7 life
    And Alice has "Life Furnace" as "one" and "Life Furnace" as "two" in graveyard
    And Alice has "Replenish" in hand and can pay {3}{W}
    When Alice plays "Replenish"
    And the stack resolves
    And Alice pays
    And Alice pays
    Then "one" and "two" are in play
    And Alice is at 1 life

  @cr26:614.14
  Scenario: A card that Uba Mask exiled can be played in that turn, and neither in the next turn nor if another effect exiled it
    Given Alice controls "Uba Mask" and "Hill Giant" and can pay {1}{G}{3}{R}
    And Alice has "Counsel of the Soratami" and "Swords to Plowshares" in hand and can pay {2}{U}{W}
    And Alice has "Grizzly Bears" and "Watchwolf" on top of library
    When Alice plays "Swords to Plowshares" targeting "Hill Giant"
    And the stack resolves
    And Alice plays "Counsel of the Soratami"
    And the stack resolves
    Then Alice can't play "Hill Giant" from exile by rule 601.3
    And Alice can play "Grizzly Bears" from exile
    When the game goes on to Alice's next main phase
    Then Alice can't play "Grizzly Bears" from exile by rule 601.3
    And "Grizzly Bears" is exiled

  @cr26:614.13c
  Scenario: If Alice mills cards instead of losing life as Tithe Grotto enters from her library, the next two cards are milled and not the land
    Given Alice controls "Spyglass Tower" and "Ragged Manuscript"
    And Alice has "Tithe Grotto", "Island", "Swamp" and "Plains" as library
    When Alice plays the land "Tithe Grotto" from library
    And Alice says yes
    Then "Tithe Grotto" is in play
    And "Tithe Grotto" has 1 charge counter
    And Alice's graveyard holds "Island" and "Swamp"
    And Alice's library holds "Plains"
    And Alice is at 20 life

  @cr26:614.13c
  Scenario: If Alice mills cards instead of losing life as Tithe Grotto enters from her hand, the top two cards are milled
    Given Alice controls "Ragged Manuscript"
    And Alice has "Tithe Grotto" in hand
    And Alice has "Island", "Swamp" and "Plains" as library
    When Alice plays the land "Tithe Grotto"
    And Alice says yes
    Then "Tithe Grotto" has 1 charge counter
    And Alice's graveyard holds "Island" and "Swamp"
    And Alice's library holds "Plains"

  @cr26:614.12a.2 @cr26:614.13.3 @cr26:614.13
  Scenario: Forest, Ornithopter and Hill Giant are sacrificed before Shimatsu enters, and Grizzly Bears, which Alice doesn't choose, stays
    Given Alice controls "Forest", "Ornithopter", "Hill Giant" and "Grizzly Bears"
    And Alice has "Shimatsu the Bloodcloaked" in hand and can pay {3}{R}
    When Alice plays "Shimatsu the Bloodcloaked"
    And the stack resolves
    Then Alice may choose "Forest", "Ornithopter" and "Hill Giant" for "Shimatsu the Bloodcloaked"
    And it happened never that "Shimatsu the Bloodcloaked" entered
    When as it resolves, Alice chooses "Forest", "Ornithopter" and "Hill Giant" for "Shimatsu the Bloodcloaked"
    Then "Forest", "Ornithopter" and "Hill Giant" were sacrificed
    And "Shimatsu the Bloodcloaked" is 3/3
    And "Grizzly Bears" is in play
    And it happened in this order that "Forest" was sacrificed, then "Shimatsu the Bloodcloaked" entered
    And it happened in this order that "Ornithopter" was sacrificed, then "Shimatsu the Bloodcloaked" entered
    And it happened in this order that "Hill Giant" was sacrificed, then "Shimatsu the Bloodcloaked" entered

  @cr26:614.13.2
  Scenario: Sutured Ghoul, for which Alice chooses no card of her graveyard, is only as large as Glorious Anthem makes it, and Hill Giant stays in the graveyard
    Given Alice controls "Glorious Anthem" and has "Hill Giant" in graveyard
    And Alice has "Sutured Ghoul" in hand and can pay {4}{B}{B}{B}
    When Alice plays "Sutured Ghoul"
    And the stack resolves
    Then Alice may choose nothing for "Sutured Ghoul"
    When as it resolves, Alice chooses nothing for "Sutured Ghoul"
    Then "Sutured Ghoul" is in play
    And "Sutured Ghoul" is 1/1
    And "Hill Giant" is in Alice's graveyard

  @cr26:614.13.2
  Scenario: As Sutured Ghoul enters from the stack, Alice exiles Hill Giant from her graveyard, and Grizzly Bears stays there
    Given Alice has "Hill Giant" and "Grizzly Bears" in graveyard
    And Alice has "Sutured Ghoul" in hand and can pay {4}{B}{B}{B}
    When Alice plays "Sutured Ghoul"
    And the stack resolves
    And as it resolves, Alice chooses "Hill Giant" for "Sutured Ghoul"
    Then "Hill Giant" is exiled
    And "Sutured Ghoul" is in play
    And "Sutured Ghoul" is 3/3
    And "Grizzly Bears" is in Alice's graveyard
