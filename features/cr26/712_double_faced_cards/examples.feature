Feature: Examples of section 712

  @cr26:712.9.ex1
  Scenario: A Clone that is a copy of Sinuous Predator can't transform, and the double-faced card that it copied can
    Given Alice controls a transformed "Kessig Prowler"
    And Alice has "Clone", "Waxing Moon" as "first moon" and "Waxing Moon" as "second moon" in hand and can pay {3}{U}{1}{G}{1}{G}
    When Alice casts "Clone"
    And the stack resolves
    And as it resolves, Alice chooses "Kessig Prowler" for "Clone"
    Then "Clone" is named "Sinuous Predator"
    And "Clone" is 4/4
    When Alice casts "first moon" targeting "Clone"
    And the stack resolves
    Then "Clone" is named "Sinuous Predator"
    And "Clone" is 4/4
    And "Clone" has "trample"
    When Alice casts "second moon" targeting "Kessig Prowler"
    And the stack resolves
    Then "Kessig Prowler" is named "Kessig Prowler"
    And "Kessig Prowler" is 2/1
    And "Clone" is 4/4

  @cr26:712.9.ex1
  Scenario: A Clone that is a copy of Kessig Prowler doesn't transform by the ability that it copied
    Given Alice controls "Kessig Prowler"
    And Alice has "Clone" in hand and can pay {3}{U}{4}{G}{4}{G}
    When Alice casts "Clone"
    And the stack resolves
    And as it resolves, Alice chooses "Kessig Prowler" for "Clone"
    And Alice activates "Clone"
    And the stack resolves
    Then "Clone" is named "Kessig Prowler"
    And "Clone" is 2/1
    When Alice activates "Kessig Prowler"
    And the stack resolves
    Then "Kessig Prowler" is named "Sinuous Predator"
    And "Kessig Prowler" is 4/4

  @cr26:712.9.ex2 @cr26:701.27c.3 @cr26:701.27a.6
  Scenario: A double-faced card that is a copy of Elite Vanguard transforms and stays a copy of Elite Vanguard until the turn ends
    Given Alice controls "Kessig Prowler" and "Elite Vanguard"
    And Alice has "Cytoshape" and "Moonmist" in hand and can pay {1}{G}{U}{1}{G}
    When Alice casts "Cytoshape" targeting "Kessig Prowler"
    And the stack resolves
    And as it resolves, Alice chooses "Elite Vanguard" for "Cytoshape"
    Then "Kessig Prowler" is named "Elite Vanguard"
    When Alice casts "Moonmist"
    And the stack resolves
    Then it happened once that "Kessig Prowler" transformed
    And it happened never that "Elite Vanguard" transformed
    And "Kessig Prowler" is named "Elite Vanguard"
    And "Kessig Prowler" is 2/1
    And "Kessig Prowler" has exactly the types "creature", "Human" and "Soldier"
    When the turn ends
    Then "Kessig Prowler" is named "Sinuous Predator"
    And "Kessig Prowler" is 4/4
    And "Elite Vanguard" is 2/1

  @cr26:712.13a.ex1
  Scenario: A double-faced spell with a sorcery on its back that would enter transformed is put into its owner's graveyard instead
    Given Alice controls "Threshold of the Night"
    And Alice has "Kessig Prowler" and "Wayward Envoy" in hand and can pay {G}{1}{U}
    When Alice casts "Kessig Prowler"
    And the stack resolves
    Then "Kessig Prowler" is named "Sinuous Predator"
    And "Kessig Prowler" is 4/4
    When Alice casts "Wayward Envoy"
    And the stack resolves
    Then "Wayward Envoy" is in Alice's graveyard
    And "Wayward Envoy" is named "Wayward Envoy"
    And it happened never that "Wayward Envoy" entered
    And Alice has drawn no cards

  @cr26:712.13a.ex1
  Scenario: A double-faced spell with a sorcery on its back enters with its front face up if no effect makes it enter transformed
    Given Alice has "Wayward Envoy" in hand and can pay {1}{U}
    When Alice casts "Wayward Envoy"
    And the stack resolves
    Then "Wayward Envoy" is in play under Alice's control
    And "Wayward Envoy" is named "Wayward Envoy"
    And "Wayward Envoy" is 2/2

  @cr26:712.18.ex1
  Scenario: An effect that gives Kessig Prowler +2/+2 until end of turn continues to apply after it transforms
    Given Alice controls "Kessig Prowler"
    And Alice has "Kodama's Might" in hand and can pay {G}
    And Alice can pay {4}{G}
    When Alice casts "Kodama's Might" targeting "Kessig Prowler"
    And the stack resolves
    Then "Kessig Prowler" is 4/3
    When Alice activates "Kessig Prowler"
    And the stack resolves
    Then "Kessig Prowler" is named "Sinuous Predator"
    And "Kessig Prowler" is 6/6
    And "Kessig Prowler" is the same object
    When the turn ends
    Then "Kessig Prowler" is 4/4

  @cr26:712.13a.ex1
  Scenario: Wayward Envoy, a creature spell with a sorcery on its back, is put into its owner's graveyard if Turned World would make it enter transformed
    Given Alice controls "Turned World"
    And Alice has "Kessig Prowler", "Wayward Envoy" and "Wavering Scribe" in hand and can pay {G}{1}{U}{1}{U}
    When Alice casts "Kessig Prowler"
    And the stack resolves
    Then "Kessig Prowler" is named "Sinuous Predator"
    When Alice casts "Wayward Envoy"
    And the stack resolves
    Then "Wayward Envoy" is in Alice's graveyard
    And it happened never that "Wayward Envoy" entered
    When Alice casts "Wavering Scribe"
    And the stack resolves
    Then "Wavering Scribe" is in Alice's graveyard
    And it happened never that "Wavering Scribe" entered

  @cr26:712.13a
  Scenario: Double Major's copy of Wayward Envoy doesn't enter if Turned World would make it enter transformed, and its copy of Kessig Prowler enters as Sinuous Predator
    Given Alice controls "Turned World"
    And Alice has "Kessig Prowler", "Wayward Envoy" and 2 "Double Major" as "major" in hand and can pay {G}{1}{U}{G}{U}{G}{U}
    When Alice casts "Kessig Prowler"
    And Alice casts "major 1" targeting "Kessig Prowler"
    And the top of the stack resolves
    And the top of the stack resolves
    Then Alice controls 1 "token" permanent
    And the copy of "Kessig Prowler" is named "Sinuous Predator"
    When the stack resolves
    And Alice casts "Wayward Envoy"
    And Alice casts "major 2" targeting "Wayward Envoy"
    And the top of the stack resolves
    And the top of the stack resolves
    Then the stack holds "Wayward Envoy"
    And Alice controls 1 "token" permanent
    And it happened never that the copy of "Wayward Envoy" entered

  @cr26:712.13a.ex1
  Scenario: Alice's Wayward Envoy, which Bob took with Aethersnatch and which Turned World would make enter transformed under his control, is put into Alice's graveyard
    Given Bob controls "Turned World" and has "Aethersnatch" in hand and can pay {4}{U}{U}
    And Alice has "Wayward Envoy" in hand and can pay {1}{U}
    When Alice casts "Wayward Envoy"
    And Bob plays "Aethersnatch" targeting "Wayward Envoy"
    And the stack resolves
    Then "Aethersnatch" has resolved
    And "Wayward Envoy" is in Alice's graveyard
    And it happened never that "Wayward Envoy" entered

  @cr26:712.13a.ex1
  Scenario: At night, Wayward Envoy, which would enter as a copy of Tavern Ruffian, is put into the graveyard, because daybound would make it enter transformed
    Given Alice controls "Shape of the Fallen" and "The Celestus"
    And Alice has "Tavern Ruffian" in graveyard
    And Alice has "Wayward Envoy" in hand and can pay {3}{1}{U}
    When Alice activates "turn" of "The Celestus"
    And the stack resolves
    And Alice casts "Wayward Envoy"
    And the stack resolves
    And Alice chooses "Tavern Ruffian"
    Then "Wayward Envoy" is in Alice's graveyard
    And it happened never that "Wayward Envoy" entered

  @cr26:712.13a.ex1
  Scenario: By day, Wayward Envoy enters as a copy of Tavern Ruffian, because daybound doesn't make it enter transformed
    Given Alice controls "Shape of the Fallen"
    And Alice has "Tavern Ruffian" in graveyard
    And Alice has "The Celestus" and "Wayward Envoy" in hand and can pay {3}{1}{U}
    When Alice casts "The Celestus"
    And the stack resolves
    And Alice casts "Wayward Envoy"
    And the stack resolves
    And Alice chooses "Tavern Ruffian"
    Then "Wayward Envoy" is in play under Alice's control
    And "Wayward Envoy" is named "Tavern Ruffian"
    And "Wayward Envoy" is 2/5

  @cr26:712.13a
  Scenario: Double Major's copy of Wavering Scribe, which has an instant on its back, doesn't enter if Turned World would make it enter transformed
    Given Alice controls "Turned World"
    And Alice has "Wavering Scribe" and "Double Major" in hand and can pay {1}{U}{G}{U}
    When Alice casts "Wavering Scribe"
    And Alice casts "Double Major" targeting "Wavering Scribe"
    And the top of the stack resolves
    And the top of the stack resolves
    Then the stack holds "Wavering Scribe"
    And Alice controls no "token" permanents
    And it happened never that the copy of "Wavering Scribe" entered
