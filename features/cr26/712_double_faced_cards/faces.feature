Feature: The faces of double-faced cards

  @cr26:712.8d @cr26:712.8e @cr26:712.11 @cr26:712.13
  Scenario: Kessig Prowler is cast and enters with its front face up, and has only the characteristics of the face that is up, but the mana value of the front
    Given Alice has "Kessig Prowler" in hand and can pay {G}{4}{G}
    When Alice plays "Kessig Prowler"
    Then "Kessig Prowler" is named "Kessig Prowler"
    And "Kessig Prowler" has exactly the types "creature", "Werewolf" and "Horror"
    When the stack resolves
    Then "Kessig Prowler" is 2/1
    And "Kessig Prowler" is named "Kessig Prowler"
    And "Kessig Prowler" doesn't have the ability "sinuous"
    When Alice activates "Kessig Prowler"
    And the stack resolves
    Then "Kessig Prowler" is 4/4
    And "Kessig Prowler" is named "Sinuous Predator"
    And "Kessig Prowler" has exactly the types "creature", "Eldrazi" and "Werewolf"
    And "Kessig Prowler" has the ability "sinuous"
    And "Kessig Prowler" doesn't have the ability "turn"
    And the mana value of "Kessig Prowler" is 1

  @cr26:712.8d @cr26:712.8
  Scenario: Sinuous Predator that Waxing Moon transforms has only the characteristics of its front face, Kessig Prowler, again
    Given Alice controls a transformed "Kessig Prowler"
    And Alice has "Waxing Moon" in hand and can pay {1}{G}
    Then "Kessig Prowler" has the ability "sinuous"
    When Alice plays "Waxing Moon" targeting "Kessig Prowler"
    And the stack resolves
    Then "Kessig Prowler" is 2/1
    And "Kessig Prowler" is named "Kessig Prowler"
    And "Kessig Prowler" is green
    And "Kessig Prowler" has exactly the types "creature", "Werewolf" and "Horror"
    And "Kessig Prowler" doesn't have the ability "sinuous"
    And "Kessig Prowler" has the ability "turn"

  @cr26:712.11 @cr26:712.8c.2
  Scenario: Kessig Prowler that has become Sinuous Predator and is returned to hand is cast again with its front face up
    Given Alice controls "Kessig Prowler" and can pay {4}{G}
    And Alice has "Boomerang" in hand and can pay {U}{U}{G}
    When Alice activates "Kessig Prowler"
    And the stack resolves
    Then "Kessig Prowler" is named "Sinuous Predator"
    When Alice plays "Boomerang" targeting "Kessig Prowler"
    And the stack resolves
    And Alice plays "Kessig Prowler"
    Then "Kessig Prowler" is on the stack
    And "Kessig Prowler" is named "Kessig Prowler"
    And "Kessig Prowler" has exactly the types "creature", "Werewolf" and "Horror"
    And "Kessig Prowler" is 2/1
    And "Kessig Prowler" doesn't have the ability "sinuous"
    And the mana value of "Kessig Prowler" is 1
    When the stack resolves
    Then "Kessig Prowler" is 2/1
    And "Kessig Prowler" isn't transformed

  @cr26:712.8e
  Scenario: Clone that is a copy of Sinuous Predator has mana value 0
    Given Alice controls a transformed "Kessig Prowler"
    And Alice has "Clone" in hand and can pay {3}{U}
    When Alice plays "Clone"
    Then the mana value of "Clone" is 4
    When the stack resolves
    And Alice chooses "Kessig Prowler"
    Then "Clone" is 4/4
    And the mana value of "Clone" is 0
    And the mana value of "Kessig Prowler" is 1

  @cr26:712.11d @cr26:702.146a
  Scenario: Lunarch Veteran can be cast from the graveyard with its back face up, whose text has no disturb, and Delver of Secrets can't
    Given Alice has "Lunarch Veteran" and "Delver of Secrets" in graveyard and can pay {1}{W}{U}
    Then Alice can cast "Lunarch Veteran" from graveyard
    And Alice can't cast "Delver of Secrets" from graveyard by rule 601.3
    When Alice casts "Lunarch Veteran" from graveyard
    And the stack resolves
    Then "Lunarch Veteran" is named "Luminous Phantom"
    And "Lunarch Veteran" doesn't have the ability "disturb"

  @cr26:712.14
  Scenario: Kessig Prowler that Zombify returns from the graveyard, where it went as Sinuous Predator, enters with its front face up
    Given Alice controls a transformed "Kessig Prowler"
    And Alice has "Zombify" in hand and can pay {3}{B}
    And Bob has "Terror" in hand and can pay {1}{B}
    When Bob plays "Terror" targeting "Kessig Prowler"
    And the stack resolves
    Then "Kessig Prowler" is in Alice's graveyard
    When Alice plays "Zombify" targeting "Kessig Prowler"
    And the stack resolves
    Then "Kessig Prowler" is 2/1
    And "Kessig Prowler" isn't transformed

  @cr26:712.14.3
  Scenario: Kessig Prowler that Aether Vial puts onto the battlefield from the hand enters with its front face up
    Given Alice controls "Aether Vial" with 1 charge counter
    And Alice has "Kessig Prowler" in hand
    When Alice activates "Aether Vial"
    And the stack resolves
    And Alice chooses "Kessig Prowler"
    Then "Kessig Prowler" is in play under Alice's control
    And "Kessig Prowler" is 2/1
    And "Kessig Prowler" isn't transformed

  @cr26:712.14b
  Scenario: Bala Ged Recovery, whose front face is a sorcery, stays in the graveyard when Open Every Grave would put it onto the battlefield
    Given Alice has "Bala Ged Recovery" and "Glasspool Mimic" in graveyard
    And Alice controls "Hill Giant"
    And Alice has "Open Every Grave" as "one" and "Open Every Grave" as "two" in hand and can pay {1}{B}{1}{B}
    When Alice plays "one" targeting "Bala Ged Recovery"
    And the stack resolves
    Then "Bala Ged Recovery" is in Alice's graveyard
    And "one" has resolved
    When Alice plays "two" targeting "Glasspool Mimic"
    And the stack resolves
    And Alice chooses "Hill Giant"
    Then "Glasspool Mimic" is 3/3
    And "Bala Ged Recovery" is in Alice's graveyard

  @cr26:712.8e
  Scenario: Glasspool Mimic, itself a double-faced card, has mana value 0 as a copy of Sinuous Predator
    Given Alice controls a transformed "Kessig Prowler"
    And Alice has "Glasspool Mimic" in hand and can pay {2}{U}
    When Alice plays "Glasspool Mimic"
    Then the mana value of "Glasspool Mimic" is 3
    When the stack resolves
    And Alice chooses "Kessig Prowler"
    Then "Glasspool Mimic" is 4/4
    And the mana value of "Glasspool Mimic" is 0

  @cr26:712.14a
  Scenario: Moonlit Raising puts Kessig Prowler onto the battlefield as Sinuous Predator
    Given Alice has "Kessig Prowler" and "Grizzly Bears" in graveyard
    And Alice has "Moonlit Raising" in hand and can pay {3}{B}
    When Alice plays "Moonlit Raising" targeting "Kessig Prowler"
    And the stack resolves
    Then "Kessig Prowler" is 4/4
    And "Kessig Prowler" is named "Sinuous Predator"
    And "Grizzly Bears" is in Alice's graveyard

  @cr26:712.14a
  Scenario: Kessig Prowler, which Moonlit Raising puts onto the battlefield with its back face up, has not transformed, and transforms into its front face for Turning Bench
    Given Alice has "Kessig Prowler" in graveyard
    And Alice has "Moonlit Raising" in hand and can pay {3}{B}{1}
    And Alice controls "Turning Bench"
    When Alice plays "Moonlit Raising" targeting "Kessig Prowler"
    And the stack resolves
    Then it happened never that "Kessig Prowler" transformed
    And "Kessig Prowler" is 4/4
    When Alice activates "turn" of "Turning Bench" targeting "Kessig Prowler"
    And the stack resolves
    Then it happened once that "Kessig Prowler" transformed
    And "Kessig Prowler" is 2/1

  @cr26:712.14a.2
  Scenario: Moonlit Raising leaves Grizzly Bears, which has no back face, in the graveyard
    Given Alice has "Grizzly Bears" in graveyard
    And Alice controls "Hill Giant"
    And Alice has "Moonlit Raising" in hand and can pay {3}{B}
    When Alice plays "Moonlit Raising" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is in Alice's graveyard
    And "Moonlit Raising" has resolved
    And it happened never that "Grizzly Bears" entered
    And "Hill Giant" is in play

  @cr26:712.10.2
  Scenario: Moonmist transforms Delver of Secrets, and not a token that is a copy of Selfless Glyphweaver, whose other face is a sorcery
    Given Alice controls "Kiki-Jiki, Mirror Breaker", "Selfless Glyphweaver" and "Delver of Secrets"
    And Alice has "Moonmist" and "Sudden Refit" in hand and can pay {1}{G}{R}
    When Alice activates "Kiki-Jiki, Mirror Breaker" targeting "Selfless Glyphweaver"
    And the stack resolves
    And Alice plays "Moonmist"
    And the stack resolves
    Then Alice controls 1 "token" permanent
    And the first "Selfless Glyphweaver" token is 2/3
    And the first "Selfless Glyphweaver" token is named "Selfless Glyphweaver"
    And "Delver of Secrets" is 3/2
    When Alice plays "Sudden Refit" targeting the first "Selfless Glyphweaver" token
    And the stack resolves
    Then "Sudden Refit" has resolved
    And Alice controls 1 "token" permanent
    And the first "Selfless Glyphweaver" token is named "Selfless Glyphweaver"

  @cr26:712.10.6
  Scenario: A token copy of Wavering Scribe, whose other face is an instant, isn't transformed by its own ability, and Kessig Prowler is by its own
    Given Alice controls "Kiki-Jiki, Mirror Breaker", "Wavering Scribe" and "Kessig Prowler" and can pay {1} and can pay {4}{G}
    When Alice activates "Kiki-Jiki, Mirror Breaker" targeting "Wavering Scribe"
    And the stack resolves
    And Alice activates "turn" of the first "Wavering Scribe" token
    And the stack resolves
    And Alice activates "Kessig Prowler"
    And the stack resolves
    Then Alice controls 1 "token" permanent
    And the first "Wavering Scribe" token is named "Wavering Scribe"
    And the first "Wavering Scribe" token is 2/2
    And it happened never that the first "Wavering Scribe" token transformed
    And "Kessig Prowler" is 4/4

  @cr26:712.14.2
  Scenario: Kessig Prowler that Otherworldly Journey exiles as Sinuous Predator returns in the end step with its front face up
    Given Alice controls a transformed "Kessig Prowler"
    And Alice has "Otherworldly Journey" in hand and can pay {1}{W}
    Then "Kessig Prowler" is named "Sinuous Predator"
    When Alice plays "Otherworldly Journey" targeting "Kessig Prowler"
    And the stack resolves
    Then "Kessig Prowler" is exiled
    When the game goes on to Alice's end step
    And the stack resolves
    Then "Kessig Prowler" is in play under Alice's control
    And "Kessig Prowler" isn't transformed
    And "Kessig Prowler" is 3/2

  @cr26:712.8e.2
  Scenario: Tomb of the Dusk Rose, a land on the back of Profane Procession, has mana value 3, and Thespian's Stage as a copy of it has mana value 0
    Given Alice controls "Profane Procession", "Thespian's Stage" as "stage" and "Mirror Gallery"
    And Alice can pay {3}{W}{B}{3}{W}{B}{3}{W}{B}{2}
    And Bob controls "Grizzly Bears", "Watchwolf" and "Hill Giant"
    When Alice activates "banish" of "Profane Procession" targeting "Grizzly Bears"
    And the stack resolves
    And Alice activates "banish" of "Profane Procession" targeting "Watchwolf"
    And the stack resolves
    And Alice activates "banish" of "Profane Procession" targeting "Hill Giant"
    And the stack resolves
    Then "Profane Procession" has exactly the types "legendary" and "land"
    And the mana value of "Profane Procession" is 3
    When Alice activates "act" of "stage" targeting "Profane Procession"
    And the stack resolves
    Then "stage" is named "Tomb of the Dusk Rose"
    And the mana value of "stage" is 0

  @cr26:712.14b @cr26:712.8a
  Scenario: Bala Ged Sanctuary that Flickerwisp exiles stays in exile, because its front face is a sorcery, and Sol Ring returns
    Given Alice has "Bala Ged Recovery" and 2 "Flickerwisp" as "wisp" in hand and can pay {1}{W}{W}{1}{W}{W}
    And Alice controls "Sol Ring"
    When Alice plays the land "Bala Ged Recovery"
    And Alice plays "wisp 1"
    And the stack resolves
    And Alice targets "Bala Ged Recovery"
    And Alice plays "wisp 2"
    And the stack resolves
    And Alice targets "Sol Ring"
    Then "Bala Ged Recovery" and "Sol Ring" are exiled
    And "Bala Ged Recovery" is named "Bala Ged Recovery"
    And "Bala Ged Recovery" is green
    And "Bala Ged Recovery" has exactly the types "sorcery"
    And the mana value of "Bala Ged Recovery" is 3
    When the game goes on to Alice's end step
    And Alice puts "wisp 1" and "wisp 2" in this order
    And the stack resolves
    Then "Bala Ged Recovery" is exiled
    And "Sol Ring" is in play
    And "wisp 1" is 3/1

  @cr26:712.14.4
  Scenario: Kessig Prowler that Bribery puts onto the battlefield from Bob's library enters with its front face up
    Given Alice has "Bribery" in hand and can pay {3}{U}{U}
    And Bob has "Kessig Prowler" and "Forest" as library
    When Alice plays "Bribery" targeting Bob
    And the stack resolves
    And Alice chooses "Kessig Prowler" for "Bribery"
    Then "Kessig Prowler" is in play under Alice's control
    And "Kessig Prowler" is 2/1
    And "Kessig Prowler" isn't transformed

  @cr26:712.8e.4 @cr26:712.8
  Scenario: Kessig Prowler with its back face up, Sinuous Predator, is a colourless 4/4 Eldrazi with the ability of that face only
    Given Alice controls "Kessig Prowler" and can pay {4}{G}
    When Alice activates "Kessig Prowler"
    And the stack resolves
    Then "Kessig Prowler" is named "Sinuous Predator"
    And "Kessig Prowler" is colorless
    And "Kessig Prowler" is 4/4
    And "Kessig Prowler" has exactly the types "creature", "Eldrazi" and "Werewolf"
    And "Kessig Prowler" has the ability "sinuous"
    And "Kessig Prowler" doesn't have the ability "turn"

  @cr26:712.8a.2
  Scenario: Kessig Prowler that was Sinuous Predator has only the characteristics of Kessig Prowler in the hand, in the library, in the graveyard and in exile
    Given Alice controls a transformed "Kessig Prowler" as "lost" and a transformed "Kessig Prowler" as "dead"
    And Alice has "Boomerang" in hand and can pay {U}{U}{G}
    And Bob has "Memory Lapse", "Terror" and "Cremate" in hand and can pay {1}{U}{1}{B}{B}
    And Bob has "Island" on top of library
    When Alice plays "Boomerang" targeting "lost"
    And the stack resolves
    Then "lost" is in Alice's hand
    And "lost" is named "Kessig Prowler"
    And "lost" is 2/1
    And "lost" doesn't have the ability "sinuous"
    When Alice plays "lost"
    And Bob plays "Memory Lapse" targeting "lost"
    And the stack resolves
    Then the top of Alice's library is "lost"
    And "lost" is named "Kessig Prowler"
    And "lost" is 2/1
    When Bob plays "Terror" targeting "dead"
    And the stack resolves
    Then "dead" is in Alice's graveyard
    And "dead" is named "Kessig Prowler"
    And "dead" is green
    And "dead" is 2/1
    And "dead" has exactly the types "creature", "Werewolf" and "Horror"
    And "dead" doesn't have the ability "sinuous"
    When Bob plays "Cremate" targeting "dead"
    And the stack resolves
    Then "dead" is exiled
    And "dead" is named "Kessig Prowler"
    And "dead" is 2/1
