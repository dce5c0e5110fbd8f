Feature: Exert

  @cr26:701.43a
  Scenario: An exerted attacker stays tapped in its controller's next untap step, and untaps in the one after that
    Given Alice controls "Glorybringer"
    When Alice attacks with "Glorybringer"
    And Alice says yes to "Glorybringer"
    And the game goes on to Alice's next main phase
    Then Bob is at 16 life
    And "Glorybringer" is tapped
    When the game goes on to Alice's next main phase
    Then "Glorybringer" is untapped

  @cr26:701.43d
  Scenario: Exerting Glorybringer as it attacks makes it deal 4 damage to a creature
    Given Alice controls "Glorybringer"
    And Bob controls "Hill Giant" and "Serra Angel"
    When Alice attacks with "Glorybringer"
    And Alice says yes to "Glorybringer"
    And Alice targets "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in Bob's graveyard
    And "Serra Angel" is 4/4
    When combat damage is dealt
    Then Bob is at 16 life

  @cr26:701.43d
  Scenario: Glorybringer deals damage to a creature only in the combat in which it is exerted
    Given Alice controls "Glorybringer"
    And Bob controls "Hill Giant"
    When Alice attacks with "Glorybringer"
    And Alice says no to "Glorybringer"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 16 life
    And "Hill Giant" is in play
    When the game goes on to Alice's next main phase
    And Alice attacks with "Glorybringer"
    And Alice says yes to "Glorybringer"
    And the stack resolves
    Then "Hill Giant" is in Bob's graveyard
    And Bob is at 16 life

  @cr26:701.43a @cr26:701.43b
  Scenario: Glorybringer, exerted in two combat phases of a turn, stays tapped in the next untap step and untaps in the one after it
    Given Alice controls "Glorybringer" and "Aggravated Assault" and can pay {3}{R}{R}
    And Bob controls "Hill Giant" and "Gray Ogre"
    When Alice attacks with "Glorybringer"
    And Alice says yes to "Glorybringer"
    And Alice targets "Hill Giant" for "Glorybringer"
    And the game goes on to Alice's second main phase
    And Alice activates "Aggravated Assault"
    And the stack resolves
    And the game goes on to an additional combat phase
    And Alice attacks with "Glorybringer"
    And Alice says yes to "Glorybringer"
    Then "Hill Giant" was destroyed
    When the game goes on to Alice's next main phase
    Then "Glorybringer" is tapped
    And "Gray Ogre" was destroyed
    When the game goes on to Alice's next main phase
    Then "Glorybringer" is untapped

  @cr26:701.43b.2
  Scenario: Glorybringer with vigilance is exerted while it is untapped, and stays tapped in the next untap step if it is tapped by then
    Given Alice controls "Glorybringer" and has "Twiddle" in hand and can pay {U}
    And "Glorybringer" has "vigilance"
    When Alice attacks with "Glorybringer"
    And Alice says yes to "Glorybringer"
    And the game goes on to Alice's second main phase
    Then "Glorybringer" is untapped
    And Bob is at 16 life
    When Alice plays "Twiddle" targeting "Glorybringer"
    And the stack resolves
    And Alice chooses the option "tap"
    And the game goes on to Alice's next main phase
    Then "Glorybringer" is tapped
    When the game goes on to Alice's next main phase
    Then "Glorybringer" is untapped

  @cr26:701.43a
  Scenario: Glorybringer with vigilance that is exerted and untapped in the next untap step untaps in the one after it, although it was tapped in between
    Given Alice controls "Glorybringer" and has "Twiddle" in hand and can pay {U}
    And "Glorybringer" has "vigilance"
    And Alice has 4 "Plains" as "page" as library
    And Bob controls "Hill Giant" and has 4 "Swamp" as "leaf" as library
    When Alice attacks with "Glorybringer"
    And Alice says yes to "Glorybringer"
    And Alice targets "Hill Giant" for "Glorybringer"
    And the stack resolves
    Then "Glorybringer" is untapped
    And "Hill Giant" was destroyed
    When the game goes on to Alice's next main phase
    And Alice plays "Twiddle" targeting "Glorybringer"
    And the stack resolves
    And Alice chooses the option "tap"
    Then "Glorybringer" is tapped
    When the game goes on to Alice's next main phase
    Then "Glorybringer" is untapped

  @cr26:701.43d @cr26:701.43a
  Scenario: Of two attacking Glorybringers, only the ability of the one that is exerted triggers
    Given Alice controls "Glorybringer" as "calm" and "Glorybringer" as "fierce"
    And Bob controls "Hill Giant" and "Gray Ogre"
    When Alice attacks with "calm" and "fierce"
    And Alice says no to "calm"
    And Alice says yes to "fierce"
    And Alice targets "Hill Giant" for "fierce"
    Then "fierce" has triggered once
    And "calm" has triggered never
    When the stack resolves
    Then "Hill Giant" is in Bob's graveyard
    And "Gray Ogre" is in play
    When the game goes on to Alice's next main phase
    Then "fierce" is tapped
    And "calm" is untapped

  @cr26:701.43a.2
  Scenario: Glorybringer, exerted by Alice and then swapped for Bob's creature, untaps in Bob's next untap step
    Given Alice controls "Glorybringer" and has "Switcheroo" in hand and can pay {4}{U}
    And Bob controls "Goblin Raider" and a tapped "Wall of Stone"
    And Bob has 4 "Mountain" as "peak" as library
    When Alice attacks with "Glorybringer"
    And Alice says yes to "Glorybringer"
    And Alice targets "Wall of Stone" for "Glorybringer"
    And the game goes on to Alice's second main phase
    Then "Wall of Stone" has 4 damage marked
    When Alice plays "Switcheroo" targeting "Glorybringer" and "Goblin Raider"
    And the stack resolves
    Then "Glorybringer" is in play under Bob's control
    And "Glorybringer" is tapped
    When the game goes on to Bob's upkeep
    Then "Glorybringer" is untapped

  @cr26:701.43c
  Scenario: Straining Herald, which is on the battlefield, is exerted as its ability resolves and doesn't untap; the one that wasn't exerted untaps
    Given Alice controls tapped "Straining Herald" as "first" and tapped "Straining Herald" as "second" and can pay {1}{1}
    And Alice has 4 "Plains" as "page" as library
    And Bob has 4 "Swamp" as "leaf" as library
    When Alice activates "first"
    And the stack resolves
    And Alice says yes to "first"
    Then Alice is at 23 life
    When Alice activates "second"
    And the stack resolves
    And Alice says no to "second"
    And the game goes on to Alice's next main phase
    Then "first" is tapped
    And "second" is untapped
    And Alice is at 23 life

  @cr26:701.43c
  Scenario: Straining Herald can be exerted as its ability resolves, and can't be exerted after it was destroyed
    Given Alice controls "Straining Herald" as "first" and "Straining Herald" as "second" and can pay {1}{1}
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Alice activates "first"
    And the stack resolves
    And Alice says yes to "first"
    Then Alice is at 23 life
    When Alice activates "second"
    And Bob in response plays "Lightning Bolt" targeting "second"
    And the top of the stack resolves
    Then "second" was destroyed
    When the stack resolves
    Then nobody is asked anything
    And Alice is at 23 life

  @cr26:701.43a.3
  Scenario: Overworked Quarry, a land that is exerted for the cost of its ability, stays tapped in the next untap step, and one that is only tapped untaps
    Given Alice controls "Overworked Quarry" as "one" and "Overworked Quarry" as "two"
    And Alice has 4 "Plains" as "page" as library
    And Bob has 4 "Swamp" as "leaf" as library
    When Alice taps "haul" of "one" for mana
    And Alice taps "dig" of "two" for mana
    Then Alice has {R}{R}{R} in the mana pool
    When the game goes on to Alice's next main phase
    Then "one" is tapped
    And "two" is untapped
    When the game goes on to Alice's next main phase
    Then "one" is untapped

  @cr26:701.43a.3
  Scenario: Overworked Quarry, a land that is exerted for its ability, is untapped in the turn after next and makes {R}{R} again
    Given Alice controls "Overworked Quarry"
    And Alice has 4 "Plains" as "page" as library
    And Bob has 4 "Swamp" as "leaf" as library
    When Alice taps "haul" of "Overworked Quarry" for mana
    Then "Overworked Quarry" is tapped
    When the game goes on to Alice's next main phase
    And the game goes on to Alice's next main phase
    Then "Overworked Quarry" is untapped
    When Alice taps "haul" of "Overworked Quarry" for mana
    Then Alice has {R}{R} in the mana pool

  @cr26:701.43d
  Scenario: Weary Dragon, exerted for the cost of another ability, deals no damage, and deals 4 as it is exerted to attack
    Given Alice controls "Weary Dragon" and can pay {1}
    And Bob controls "Hill Giant"
    When Alice activates "strain" of "Weary Dragon"
    Then "Weary Dragon" has triggered never
    When the stack resolves
    Then Alice is at 23 life
    And "Hill Giant" is in play
    When Alice attacks with "Weary Dragon"
    And Alice says yes to "Weary Dragon"
    And Alice targets "Hill Giant"
    And the stack resolves
    Then "Weary Dragon" has triggered once
    And "Hill Giant" is in Bob's graveyard
