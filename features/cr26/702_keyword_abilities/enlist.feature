Feature: Enlist

  @cr26:702.154a
  Scenario: Coalition Skyknight enlists a creature that doesn't attack, and that creature's power is added to its own
    Given Alice controls "Coalition Skyknight", "Hill Giant" and "Serra Angel"
    When Alice attacks with "Coalition Skyknight" and "Serra Angel"
    And Alice says yes to "Coalition Skyknight"
    And the stack resolves
    Then "Hill Giant" is tapped
    And "Serra Angel" is untapped
    And "Coalition Skyknight" is 5/2

  @cr26:702.154a
  Scenario: A creature that entered this turn can't be enlisted until the next turn
    Given Alice controls "Coalition Skyknight"
    And Alice has "Grizzly Bears" in hand and can pay {1}{G}
    When Alice casts "Grizzly Bears"
    And the stack resolves
    And Alice attacks with "Coalition Skyknight"
    Then nobody is asked anything
    When the game goes on to Alice's next main phase
    And Alice attacks with "Coalition Skyknight"
    And Alice says yes to "Coalition Skyknight"
    And the stack resolves
    Then "Grizzly Bears" is tapped

  @cr26:702.154a
  Scenario: A creature with haste can be enlisted on the turn it entered
    Given Alice controls "Coalition Skyknight"
    And Alice has "Zhur-Taa Goblin" in hand and can pay {R}{G}
    When Alice casts "Zhur-Taa Goblin"
    And the stack resolves
    And Alice says no to "Zhur-Taa Goblin"
    And Alice attacks with "Coalition Skyknight"
    And Alice says yes to "Coalition Skyknight"
    And the stack resolves
    Then "Zhur-Taa Goblin" is tapped
    And "Coalition Skyknight" is 4/2

  @cr26:702.154a
  Scenario: Coalition Skyknight enlists one of two untapped creatures, not both and not a tapped one, and its bonus ends with the turn
    Given Alice controls "Coalition Skyknight", "Hill Giant", "Craw Wurm", "Sol Ring" and a tapped "Grizzly Bears"
    And Bob controls "Serra Angel"
    When Alice attacks with "Coalition Skyknight"
    And Alice says yes to "Coalition Skyknight"
    Then Alice may choose "Craw Wurm"
    And Alice may not choose "Hill Giant" and "Craw Wurm"
    And Alice may not choose "Grizzly Bears"
    And Alice may not choose "Sol Ring"
    And Alice may not choose "Serra Angel"
    When Alice chooses "Craw Wurm"
    And the game goes on to Alice's second main phase
    Then "Craw Wurm" is tapped
    And "Hill Giant" is untapped
    And "Coalition Skyknight" is 8/2
    When the turn ends
    Then "Coalition Skyknight" is 2/2

  @cr26:702.154b @cr26:508.1g @cr26:508.1h.7
  Scenario: Coalition Skyknight whose controller doesn't pay the cost of enlist attacks as a 2/2 creature, and one whose controller pays it gets the power of Hill Giant
    Given Alice controls "Coalition Skyknight" and "Hill Giant"
    When Alice attacks with "Coalition Skyknight"
    Then Alice is asked for a payment by "Coalition Skyknight"
    When Alice says no to "Coalition Skyknight"
    Then "Coalition Skyknight" has triggered never
    And "Coalition Skyknight" is 2/2
    And "Hill Giant" is untapped
    When the game goes on to Alice's next main phase
    And Alice attacks with "Coalition Skyknight"
    Then Alice is asked for a payment by "Coalition Skyknight"
    When Alice says yes to "Coalition Skyknight"
    Then "Hill Giant" is tapped
    And "Coalition Skyknight" is 2/2
    When the stack resolves
    Then "Coalition Skyknight" is 5/2
    And "Hill Giant" is tapped

  @cr26:702.154b
  Scenario: Of two attacking Coalition Skyknights, only the one whose cost of enlist was paid gets a bonus
    Given Alice controls "Coalition Skyknight" as "first", "Coalition Skyknight" as "second" and "Hill Giant"
    When Alice attacks with "first" and "second"
    And Alice says no to "first"
    And Alice says yes to "second"
    And the stack resolves
    Then "first" has triggered never
    And "first" is 2/2
    And "second" is 5/2
    And "Hill Giant" is tapped

  @cr26:702.154c
  Scenario: The controller of Coalition Skyknight is asked about enlist only when another creature can be tapped
    Given Alice controls "Coalition Skyknight"
    And Alice has "Grizzly Bears" in hand and can pay {1}{G}
    When Alice attacks with "Coalition Skyknight"
    Then nobody is asked anything
    And "Coalition Skyknight" has triggered never
    When the game goes on to Alice's second main phase
    And Alice plays "Grizzly Bears"
    And the stack resolves
    And the game goes on to Alice's next main phase
    And Alice attacks with "Coalition Skyknight"
    Then Alice is asked for a payment by "Coalition Skyknight"
    When Alice says yes to "Coalition Skyknight"
    And the stack resolves
    Then "Coalition Skyknight" is 4/2

  @cr26:702.154c
  Scenario: Coalition Skyknight with vigilance, which attacks untapped, can enlist Hill Giant or Craw Wurm, and not itself
    Given Alice controls "Coalition Skyknight", "Hill Giant" and "Craw Wurm"
    And "Coalition Skyknight" has "vigilance"
    When Alice attacks with "Coalition Skyknight"
    And Alice says yes to "Coalition Skyknight"
    Then Alice may choose "Hill Giant"
    And Alice may not choose "Coalition Skyknight"
    When Alice chooses "Craw Wurm"
    And the stack resolves
    Then "Coalition Skyknight" is 8/2
    And "Coalition Skyknight" is untapped

  @cr26:702.154c.2
  Scenario: Guardian of New Benalia that enlists Hill Giant triggers for that, and doesn't trigger without the cost
    Given Alice controls "Guardian of New Benalia" and "Hill Giant"
    And Alice has "Island", "Forest", "Swamp" and "Mountain" as library
    When Alice attacks with "Guardian of New Benalia"
    And Alice says no to "Guardian of New Benalia"
    Then "Guardian of New Benalia" has triggered never
    When the game goes on to Alice's next main phase
    And Alice attacks with "Guardian of New Benalia"
    And Alice says yes to "Guardian of New Benalia"
    And Alice puts the ability "watch" of "Guardian of New Benalia" and the ability "enlist" of "Guardian of New Benalia" in this order
    And the stack resolves
    And Alice chooses "Forest"
    Then "Guardian of New Benalia" is 5/2
    And the bottom of Alice's library is "Forest"

  @cr26:702.154c.2
  Scenario: Guardian of New Benalia discards a card to become indestructible until end of turn, and taps
    Given Alice controls "Guardian of New Benalia" and has "Island" and "Forest" in hand
    And Bob has "Murder" as "one" and "Murder" as "two" in hand and can pay {2}{B}{B}{B}{B}
    When Alice activates "guard" of "Guardian of New Benalia" discarding "Island"
    And the stack resolves
    Then "Guardian of New Benalia" is tapped
    When Bob plays "one" targeting "Guardian of New Benalia"
    And the stack resolves
    Then "Guardian of New Benalia" is in play
    When the game goes on to Bob's main phase
    And Bob plays "two" targeting "Guardian of New Benalia"
    And the stack resolves
    Then "Guardian of New Benalia" was destroyed
    And "Forest" is in Alice's hand

  @cr26:702.154c.2
  Scenario: The ability of Guardian of New Benalia doesn't trigger as it attacks without enlisting Hill Giant
    Given Alice controls "Guardian of New Benalia" and "Hill Giant"
    When Alice attacks with "Guardian of New Benalia"
    Then Alice is asked for a payment by "Guardian of New Benalia"
    When Alice says no to "Guardian of New Benalia"
    Then "Guardian of New Benalia" has triggered never
    And "Guardian of New Benalia" is tapped
    And "Hill Giant" is untapped
    And the stack is empty

  @cr26:702.154d
  Scenario: Twofold Captain enlists Hill Giant and Grizzly Bears and gets the power of both, each once
    Given Alice controls "Twofold Captain", "Hill Giant" and "Grizzly Bears"
    When Alice attacks with "Twofold Captain"
    And Alice says yes to "Twofold Captain"
    And Alice chooses "Hill Giant" for "Twofold Captain"
    And Alice says yes to "Twofold Captain"
    And Alice puts the second trigger of "Twofold Captain" and the first trigger of "Twofold Captain" in this order
    And the top of the stack resolves
    Then "Twofold Captain" is 4/4
    When the stack resolves
    Then "Twofold Captain" has triggered twice
    And "Twofold Captain" is 6/4
    And "Hill Giant" and "Grizzly Bears" are tapped

  @cr26:702.154d @cr26:702.154b
  Scenario: Twofold Captain that enlists with one of its two abilities triggers once
    Given Alice controls "Twofold Captain" and "Hill Giant"
    When Alice attacks with "Twofold Captain"
    And Alice says yes to "Twofold Captain"
    And the stack resolves
    Then "Twofold Captain" has triggered once
    And "Twofold Captain" is 4/4

  @cr26:702.154a
  Scenario: Coalition Skyknight gets the last power of the enlisted creature, which has died meanwhile
    Given Alice controls "Coalition Skyknight" and "Hill Giant" and has "Giant Growth" in hand and can pay {G}
    And Bob has "Murder" in hand and can pay {1}{B}{B}
    When Alice attacks with "Coalition Skyknight"
    And Alice says yes to "Coalition Skyknight"
    Then "Hill Giant" is tapped
    When Alice plays "Giant Growth" targeting "Hill Giant"
    And the top of the stack resolves
    And Bob plays "Murder" targeting "Hill Giant"
    And the top of the stack resolves
    Then "Hill Giant" is in Alice's graveyard
    When the stack resolves
    Then "Coalition Skyknight" is 8/2

  @cr26:702.154a
  Scenario: Alice, who need not enlist, taps no creature in the first attack, and enlists Hill Giant in the next one
    Given Alice controls "Coalition Skyknight" and "Hill Giant"
    And Alice has 3 "Plains" as "page" as library
    And Bob has 3 "Swamp" as "leaf" as library
    When Alice attacks with "Coalition Skyknight"
    And Alice says no to "Coalition Skyknight"
    Then "Hill Giant" is untapped
    And the stack is empty
    When combat damage is dealt
    Then Bob is at 18 life
    When the game goes on to Alice's next main phase
    And Alice attacks with "Coalition Skyknight"
    And Alice says yes to "Coalition Skyknight"
    And combat damage is dealt
    Then Bob is at 13 life

  @cr26:702.154a
  Scenario: Hill Giant of which Alice has gained control in this turn can't be enlisted, and can be in her next turn
    Given Alice controls "Coalition Skyknight" and has "Sudden Claim" in hand and can pay {U}
    And Alice has 9 "Plains" as "page" as library
    And Bob controls "Hill Giant" and has 9 "Swamp" as "leaf" as library
    When Alice plays "Sudden Claim" targeting "Hill Giant"
    And the stack resolves
    And Alice attacks with "Coalition Skyknight"
    Then nobody is asked anything
    And "Hill Giant" is untapped
    When the game goes on to Alice's next main phase
    And Alice attacks with "Coalition Skyknight"
    And Alice says yes to "Coalition Skyknight"
    And the stack resolves
    Then "Hill Giant" is tapped
    And "Coalition Skyknight" is 5/2

  @cr26:702.154a @cr26:508.1g
  Scenario: Coalition Skyknight that doesn't attack enlists nothing as Hill Giant attacks without it
    Given Alice controls "Coalition Skyknight", "Hill Giant" and "Grizzly Bears"
    And Alice has 3 "Plains" as "page" as library
    And Bob has 3 "Swamp" as "leaf" as library
    When Alice attacks with "Hill Giant"
    Then nobody is asked anything
    And "Coalition Skyknight" has triggered never
    And "Grizzly Bears" is untapped
    When the game goes on to Alice's next main phase
    And Alice attacks with "Hill Giant" and "Coalition Skyknight"
    And Alice says yes to "Coalition Skyknight"
    And the stack resolves
    Then "Grizzly Bears" is tapped
    And "Coalition Skyknight" is 4/2
    And "Hill Giant" is 3/3

  @cr26:702.154a
  Scenario: Hill Giant that Bob had for a while in this turn can't be enlisted, because Alice hasn't controlled it continuously, and can be in her next turn
    Given Alice controls "Coalition Skyknight" and "Hill Giant"
    And Alice has "Sudden Claim" as "hers" in hand and can pay {U}
    And Alice has 9 "Plains" as "page" as library
    And Bob has "Sudden Claim" as "his" in hand and can pay {U}
    And Bob has 9 "Swamp" as "leaf" as library
    When Bob plays "his" targeting "Hill Giant"
    And the stack resolves
    And Alice plays "hers" targeting "Hill Giant"
    And the stack resolves
    Then Alice controls "Hill Giant"
    When Alice attacks with "Coalition Skyknight"
    Then nobody is asked anything
    And "Hill Giant" is untapped
    When the game goes on to Alice's next main phase
    And Alice attacks with "Coalition Skyknight"
    And Alice says yes to "Coalition Skyknight"
    And the stack resolves
    Then "Hill Giant" is tapped
    And "Coalition Skyknight" is 5/2
