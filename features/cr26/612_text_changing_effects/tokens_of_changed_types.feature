Feature: Tokens of a changed creature type

  @cr26:612.2a @cr26:400.7a.5
  Scenario: Staff of the Storyteller with Spirit changed to Goblin creates a Goblin token
    Given it is Alice's main phase
    And Alice has "Staff of the Storyteller" and "Artificial Evolution" in hand and can pay {U} and can pay {1}{W}
    When Alice plays "Staff of the Storyteller"
    And Alice in response plays "Artificial Evolution" targeting "Staff of the Storyteller"
    And the top of the stack resolves
    And as it resolves, Alice chooses the creature type "Spirit"
    And as it resolves, Alice chooses the creature type "Goblin"
    And the stack resolves
    Then Alice controls a 1/1 white "Goblin" creature token
    And Alice controls no "Spirit" permanents
    And the first "Goblin" token has exactly the types "creature" and "Goblin"

  @cr26:612.2a @edition:2026-01
  Scenario: Today, the token of Staff of the Storyteller with Spirit changed to Goblin is named Goblin Token
    Given Alice has "Staff of the Storyteller" and "Artificial Evolution" in hand and can pay {U} and can pay {1}{W}
    When Alice plays "Staff of the Storyteller"
    And Alice in response plays "Artificial Evolution" targeting "Staff of the Storyteller"
    And the top of the stack resolves
    And Alice chooses the creature type "Spirit"
    And Alice chooses the creature type "Goblin"
    And the stack resolves
    Then Alice controls a 1/1 white "Goblin" creature token
    And the first "Goblin" token is named "Goblin Token"
    And the first "Goblin" token isn't named "Spirit Token"

  @cr26:612.2a @edition:2004-10 @edition:2005-02 @edition:2006-10 @edition:2009-07 @edition:2013-07
  Scenario: Until 2013, the token of Staff of the Storyteller with Spirit changed to Goblin is named Goblin
    Given Alice has "Staff of the Storyteller" and "Artificial Evolution" in hand and can pay {U} and can pay {1}{W}
    When Alice plays "Staff of the Storyteller"
    And Alice in response plays "Artificial Evolution" targeting "Staff of the Storyteller"
    And the top of the stack resolves
    And Alice chooses the creature type "Spirit"
    And Alice chooses the creature type "Goblin"
    And the stack resolves
    Then Alice controls a 1/1 white "Goblin" creature token
    And the first "Goblin" token is named "Goblin"
    And the first "Goblin" token isn't named "Spirit"

  @cr26:612.2a
  Scenario: Spectral Procession with Spirit changed to Goblin creates three Goblin tokens
    Given it is Alice's main phase
    And Alice controls "Omniscience"
    And Alice has "Spectral Procession" and "Artificial Evolution" in hand and can pay {U}
    When Alice plays "Spectral Procession" without paying its mana cost
    And Alice in response plays "Artificial Evolution" targeting "Spectral Procession"
    And the top of the stack resolves
    And as it resolves, Alice chooses the creature type "Spirit"
    And as it resolves, Alice chooses the creature type "Goblin"
    And the stack resolves
    Then Alice controls three 1/1 white "Goblin" creature tokens
    And Alice controls no "Spirit" permanents
    And the third "Goblin" token has exactly the types "creature" and "Goblin"

  @cr26:612.2.4
  Scenario: With Kobold changed to Goblin, the token of Kher Keep is a Goblin and is still named Kobolds of Kher Keep
    Given Alice controls "Kher Keep" and can pay {1}{R}
    And Alice has "Artificial Evolution" in hand and can pay {U}
    When Alice plays "Artificial Evolution" targeting "Kher Keep"
    And the stack resolves
    And Alice chooses the creature type "Kobold"
    And Alice chooses the creature type "Goblin"
    And Alice activates "hatch" of "Kher Keep"
    And the stack resolves
    Then the "Kobolds of Kher Keep" token has exactly the types "creature" and "Goblin"
    And the "Kobolds of Kher Keep" token is named "Kobolds of Kher Keep"
    And the "Kobolds of Kher Keep" token is 0/1

  @cr26:612.2.4
  Scenario: The token that Kher Keep created before Kobold was changed to Goblin is a Kobold, the later one is a Goblin, and both have the same name
    Given Alice controls "Kher Keep" and can pay {1}{R}
    And Alice has "Artificial Evolution" in hand and can pay {U}
    When Alice activates "hatch" of "Kher Keep"
    And the stack resolves
    And the game goes on to Alice's next main phase
    And Alice plays "Artificial Evolution" targeting "Kher Keep"
    And the stack resolves
    And Alice chooses the creature type "Kobold"
    And Alice chooses the creature type "Goblin"
    And Alice activates "hatch" of "Kher Keep"
    And the stack resolves
    Then Alice controls 2 "Kobolds of Kher Keep" permanents
    And the first "Kobolds of Kher Keep" token has exactly the types "creature" and "Kobold"
    And the second "Kobolds of Kher Keep" token has exactly the types "creature" and "Goblin"

  @cr26:612.2a.2
  Scenario: Raise the Alarm, whose word Soldier Artificial Evolution has changed to Goblin, creates Goblin tokens that are named Goblin Token
    Given Alice has "Raise the Alarm" and "Artificial Evolution" in hand and can pay {1}{W}{U}
    When Alice plays "Raise the Alarm"
    And Alice in response plays "Artificial Evolution" targeting "Raise the Alarm"
    And the top of the stack resolves
    And Alice chooses the creature type "Soldier"
    And Alice chooses the creature type "Goblin"
    And the stack resolves
    Then Alice controls two 1/1 white "Goblin" creature tokens
    And Alice controls no "Soldier" permanents
    And the first "Goblin" token is named "Goblin Token"
    And the second "Goblin" token is named "Goblin Token"
    And the second "Goblin" token isn't named "Soldier Token"

  @cr26:612.2a.2
  Scenario: Echoing Truth, which targets another Goblin token, also returns the tokens of Raise the Alarm with Soldier changed to Goblin, which have the same name
    Given Alice controls a 1/1 red "Goblin" creature token as "raider"
    And Alice has "Raise the Alarm" and "Artificial Evolution" in hand and can pay {1}{W}{U}
    And Bob has "Echoing Truth" in hand and can pay {1}{U}
    When Alice plays "Raise the Alarm"
    And Alice in response plays "Artificial Evolution" targeting "Raise the Alarm"
    And the top of the stack resolves
    And Alice chooses the creature type "Soldier"
    And Alice chooses the creature type "Goblin"
    And the stack resolves
    Then Alice controls 3 "token" permanents
    When Bob plays "Echoing Truth" targeting "raider"
    And the stack resolves
    Then Alice controls no "token" permanents

  @cr26:612.2a @edition:2004-10 @edition:2005-02 @edition:2006-10 @edition:2009-07 @edition:2013-07
  Scenario: Until 2013, Raise the Alarm, whose word Soldier was changed to Goblin, creates tokens that are named Goblin
    Given Alice has "Raise the Alarm" and "Artificial Evolution" in hand and can pay {1}{W}{U}
    When Alice plays "Raise the Alarm"
    And Alice in response plays "Artificial Evolution" targeting "Raise the Alarm"
    And the top of the stack resolves
    And Alice chooses the creature type "Soldier"
    And Alice chooses the creature type "Goblin"
    And the stack resolves
    Then Alice controls two 1/1 white "Goblin" creature tokens
    And Alice controls no "Soldier" permanents
    And the first "Goblin" token is named "Goblin"
    And the second "Goblin" token is named "Goblin"
    And the second "Goblin" token isn't named "Soldier"
