Feature: Copies of permanent spells

  @cr26:608.3f
  Scenario: Today, Double Major's copy of a creature spell enters as a token, and Kismet has this token enter tapped
    Given Alice has "Isamaru, Hound of Konda" and "Double Major" in hand and can pay {W}{G}{U}
    And Bob controls "Kismet"
    When Alice casts "Isamaru, Hound of Konda"
    And Alice casts "Double Major" targeting "Isamaru, Hound of Konda"
    And the stack resolves
    Then Alice controls 2 "creature" permanents
    And Alice controls 1 "token" permanent
    And "Isamaru, Hound of Konda" is tapped
    And the copy of "Isamaru, Hound of Konda" is tapped

  @cr26:608.3f.before
  Scenario: Until 2013, Double Major's copy of a creature spell ceases to exist
    Given Alice has "Isamaru, Hound of Konda" and "Double Major" in hand and can pay {W}{G}{U}
    And Bob controls "Kismet"
    When Alice plays "Isamaru, Hound of Konda"
    And Alice plays "Double Major" targeting "Isamaru, Hound of Konda"
    And the stack resolves
    Then Alice controls 1 "creature" permanent
    And Alice controls no "token" permanents
    And "Isamaru, Hound of Konda" is tapped

  @cr26:608.3f.before
  Scenario: Until 2013, a copy of a creature spell that Counterspell counters ceases to exist
    Given Alice has "Hill Giant" and "Double Major" in hand and can pay {3}{R}{G}{U}
    And Bob has "Counterspell" in hand and can pay {U}{U}
    When Alice plays "Hill Giant"
    And Alice plays "Double Major" targeting "Hill Giant"
    And the top of the stack resolves
    And Bob plays "Counterspell" targeting the copy of "Hill Giant"
    And the stack resolves
    Then "Counterspell" has resolved
    And "Hill Giant" is in play
    And Alice controls 1 "creature" permanent
    And Alice has 1 card in graveyard

  @cr26:608.3f
  Scenario: Today, Doubling Season does not double the token that Double Major's copy becomes
    Given Alice controls "Doubling Season" and "Baku Altar"
    And "Baku Altar" has 1 ki counter
    And Alice has "Grizzly Bears" and "Double Major" in hand and can pay {1}{G}{G}{U}{2}
    When Alice casts "Grizzly Bears"
    And Alice casts "Double Major" targeting "Grizzly Bears"
    And the stack resolves
    Then Alice controls 2 "Grizzly Bears" permanents
    When Alice activates "Baku Altar"
    And the stack resolves
    Then Alice controls 2 "Spirit" permanents

  @cr26:608.3f @edition:2026-01
  Scenario: Today, Staff of the Storyteller doesn't trigger for the token that Double Major's copy becomes, and triggers for a token that is created
    Given Alice controls "Staff of the Storyteller" and "Baku Altar"
    And "Baku Altar" has 1 ki counter
    And Alice has "Grizzly Bears" and "Double Major" in hand and can pay {1}{G}{G}{U}{2}
    When Alice casts "Grizzly Bears"
    And Alice casts "Double Major" targeting "Grizzly Bears"
    And the stack resolves
    Then Alice controls 2 "Grizzly Bears" permanents
    And Alice controls 1 "token" permanent
    And "Staff of the Storyteller" has triggered never
    When Alice activates "Baku Altar"
    And the stack resolves
    Then "Staff of the Storyteller" has triggered once

  @cr26:608.3f
  Scenario: Today, a copy of a creature spell that Counterspell counters does not become a token
    Given Alice has "Hill Giant" and "Double Major" in hand and can pay {3}{R}{G}{U}
    And Bob has "Counterspell" in hand and can pay {U}{U}
    When Alice casts "Hill Giant"
    And Alice casts "Double Major" targeting "Hill Giant"
    And the top of the stack resolves
    And Bob casts "Counterspell" targeting the copy of "Hill Giant"
    And the stack resolves
    Then "Counterspell" has resolved
    And "Hill Giant" is in play
    And Alice controls 1 "creature" permanent
    And Alice controls no "token" permanents

  @cr26:608.3f.2 @cr26:111.13.4
  Scenario: Today, Lithoform Engine's copy of Holy Strength becomes a token attached to the creature that both target
    Given Alice controls "Lithoform Engine", "Grizzly Bears" and "Hill Giant"
    And Alice has "Holy Strength" in hand and can pay {W}{4}
    When Alice plays "Holy Strength" targeting "Grizzly Bears"
    And Alice activates "permanent" of "Lithoform Engine" targeting "Holy Strength"
    And the stack resolves
    Then Alice controls 2 "Holy Strength" permanents
    And Alice controls 1 "token" permanent
    And "Grizzly Bears" is 4/6
    And "Hill Giant" is 3/3
