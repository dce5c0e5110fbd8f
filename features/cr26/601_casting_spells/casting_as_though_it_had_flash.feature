Feature: Casting a spell as though it had flash

  @cr26:601.3.7 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: After Teferi, Time Raveler's +1 ability, Alice can cast a sorcery from hand during combat
    Given Alice controls "Teferi, Time Raveler" and "Hill Giant"
    And Alice has "Lava Spike" in hand and can pay {R}
    When Alice activates "hurry" of "Teferi, Time Raveler"
    And the stack resolves
    And Alice attacks with "Hill Giant"
    Then Alice can play "Lava Spike" targeting Bob
    When Alice plays "Lava Spike" targeting Bob
    And the stack resolves
    Then Bob is at 17 life
    And it is Alice's declare attackers step

  @cr26:601.3.7 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: After Teferi, Time Raveler's +1 ability, Alice can cast a sorcery with flashback from her graveyard during combat
    Given Alice controls "Teferi, Time Raveler" and "Hill Giant"
    And Alice has "Firebolt" in graveyard and can pay {4}{R}
    When Alice activates "hurry" of "Teferi, Time Raveler"
    And the stack resolves
    And Alice attacks with "Hill Giant"
    Then Alice can play "Firebolt" from graveyard targeting Bob
    When Alice plays "Firebolt" from graveyard targeting Bob
    And the stack resolves
    Then Bob is at 18 life
    And "Firebolt" is exiled

  @cr26:601.3.7 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: After Teferi, Time Raveler's -3 ability, Alice can't cast a sorcery during combat
    Given Alice controls "Teferi, Time Raveler" and "Hill Giant"
    And Bob controls "Grizzly Bears"
    And Alice has "Lava Spike" in hand and can pay {R}
    When Alice activates "bounce" of "Teferi, Time Raveler" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is in Bob's hand
    And Alice can play "Lava Spike" targeting Bob
    When Alice attacks with "Hill Giant"
    Then Alice can't play "Lava Spike" targeting Bob

  @cr26:601.3.7
  Scenario: With Open Hours, Alice can cast a sorcery from hand and one with flashback from her graveyard during combat, and no creature
    Given Alice controls "Open Hours" and "Hill Giant"
    And Alice has "Lava Spike" and "Goblin Raider" in hand and can pay {R}{4}{R}
    And Alice has "Firebolt" in graveyard
    Then Alice can play "Goblin Raider"
    When Alice attacks with "Hill Giant"
    Then Alice can't play "Goblin Raider"
    And Alice can play "Lava Spike" targeting Bob
    And Alice can play "Firebolt" from graveyard targeting Bob
    When Alice plays "Lava Spike" targeting Bob
    And the stack resolves
    And Alice plays "Firebolt" from graveyard targeting Bob
    And the stack resolves
    Then Bob is at 15 life
    And "Firebolt" is exiled
    And it is Alice's declare attackers step

  @cr26:601.3.7
  Scenario: With Open Hours, Alice can cast Lava Spike from hand in Bob's turn
    Given it is Bob's main phase
    And Alice controls "Open Hours"
    And Alice has "Lava Spike" in hand and can pay {R}
    When Alice plays "Lava Spike" targeting Bob
    And the stack resolves
    Then Bob is at 17 life

  @cr26:601.3b.3 @cr26:601.2e.2
  Scenario: In Bob's turn, Weighty Haste lets Alice cast Blaze with X = 2, which has mana value 3, and not with X = 1
    Given it is Bob's main phase
    And Alice controls "Weighty Haste"
    And Alice has "Blaze" in hand and can pay {2}{R}
    When Bob passes
    Then Alice can't play "Blaze" with X = 1 targeting Bob by rule 117.1a
    And Alice can play "Blaze" with X = 2 targeting Bob
    When Alice plays "Blaze" with X = 2 targeting Bob
    And the stack resolves
    Then Bob is at 18 life
    And "Blaze" is in Alice's graveyard

  @cr26:601.3b.3
  Scenario: In Bob's turn, Weighty Haste lets Alice cast Hill Giant, which has mana value 4, and not Grizzly Bears
    Given it is Bob's main phase
    And Alice controls "Weighty Haste"
    And Alice has "Hill Giant" and "Grizzly Bears" in hand and can pay {3}{R}{1}{G}
    When Bob passes
    Then Alice can't play "Grizzly Bears" by rule 117.1a
    And Alice can play "Hill Giant"
    When Alice plays "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in play under Alice's control
