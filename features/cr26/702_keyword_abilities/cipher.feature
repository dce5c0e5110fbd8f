Feature: Cipher

  @cr26:702.99a @cr26:702.99b
  Scenario: Last Thoughts is exiled encoded on Hill Giant, whose controller casts a copy of it when it deals combat damage to a player
    Given Alice controls "Grizzly Bears" and "Hill Giant"
    And Bob controls "Gray Ogre"
    And Alice has "Last Thoughts" in hand and can pay {3}{U}
    And Alice has 9 "Plains" as "page" as library
    When Alice plays "Last Thoughts"
    And the stack resolves
    And Alice says yes
    Then Alice may choose "Grizzly Bears"
    And Alice may not choose "Gray Ogre"
    And Alice may not choose "Grizzly Bears" and "Hill Giant"
    When Alice chooses "Hill Giant"
    Then "Last Thoughts" is removed from the game
    And Alice has drawn 1 card
    When Alice attacks with "Grizzly Bears" and "Hill Giant"
    And Bob doesn't block
    And combat damage is dealt
    And the stack resolves
    And while "Hill Giant" resolves, Alice plays "Last Thoughts"
    Then "Hill Giant" has triggered once
    And "Grizzly Bears" has triggered never
    And Alice has drawn 2 cards
    And "Last Thoughts" is removed from the game
    When the game goes on to Alice's next main phase
    And Alice attacks with "Hill Giant"
    And Bob doesn't block
    And combat damage is dealt
    And the stack resolves
    And while "Hill Giant" resolves, Alice plays "Last Thoughts"
    Then "Hill Giant" has triggered twice
    And Alice has drawn 4 cards

  @cr26:702.99a
  Scenario: Alice may put Last Thoughts into the graveyard instead of encoding it, and may decline to cast the copy of an encoded one
    Given Alice controls "Hill Giant"
    And Alice has "Last Thoughts" as "plain" and "Last Thoughts" as "coded" in hand and can pay {3}{U}{3}{U}
    And Alice has 9 "Plains" as "page" as library
    When Alice plays "plain"
    And the stack resolves
    And Alice says no
    Then "plain" is in Alice's graveyard
    When Alice plays "coded"
    And the stack resolves
    And Alice says yes
    Then "coded" is exiled
    When Alice attacks with "Hill Giant"
    And Bob doesn't block
    And combat damage is dealt
    And the stack resolves
    And Alice says no
    Then "Hill Giant" has triggered once
    And Alice has drawn 2 cards
    And "coded" is exiled
    And Bob is at 17 life

  @cr26:702.99a
  Scenario: Combat damage of Hill Giant to a creature doesn't let Alice cast the encoded Last Thoughts, and combat damage to Bob does
    Given Alice controls "Hill Giant"
    And Bob controls "Wall of Stone"
    And Alice has "Last Thoughts" in hand and can pay {3}{U}
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice plays "Last Thoughts"
    And the stack resolves
    And Alice says yes
    And Alice attacks with "Hill Giant"
    And Bob blocks "Hill Giant" with "Wall of Stone"
    And combat damage is dealt
    Then "Wall of Stone" has 3 damage marked
    And "Hill Giant" has triggered never
    When the game goes on to Alice's next main phase
    And Alice attacks with "Hill Giant"
    And Bob doesn't block
    And combat damage is dealt
    And the stack resolves
    And while "Hill Giant" resolves, Alice plays "Last Thoughts"
    Then "Hill Giant" has triggered once
    And Bob is at 17 life
    And Alice has drawn 3 cards

  @cr26:702.99a
  Scenario: The copy of Last Thoughts that Twincast creates is no card and can't be encoded, and Last Thoughts itself can
    Given Alice controls "Hill Giant"
    And Alice has "Last Thoughts" and "Twincast" in hand and can pay {3}{U}{U}{U}
    And Alice has 9 "Plains" as "page" as library
    When Alice plays "Last Thoughts"
    And Alice plays "Twincast" targeting "Last Thoughts"
    And the top of the stack resolves
    And the top of the stack resolves
    Then Alice has drawn 1 card
    And Alice was asked for yes or no never
    When the stack resolves
    And Alice says yes
    Then Alice has drawn 2 cards
    And "Last Thoughts" is exiled
    When Alice attacks with "Hill Giant"
    And Bob doesn't block
    And combat damage is dealt
    And the stack resolves
    And while "Hill Giant" resolves, Alice plays "Last Thoughts"
    Then "Hill Giant" has triggered once
    And Alice has drawn 3 cards

  @cr26:702.99c @cr26:702.99a
  Scenario: Last Thoughts stays encoded on Grizzly Bears when another player gains control of them, and that player casts the copy
    Given Alice controls "Grizzly Bears"
    And Alice has "Last Thoughts" in hand and can pay {3}{U}
    And Bob has "Act of Treason" in hand and can pay {2}{R}
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice plays "Last Thoughts"
    And the stack resolves
    And Alice says yes
    And the game goes on to Bob's main phase
    And Bob plays "Act of Treason" targeting "Grizzly Bears"
    And the stack resolves
    And Bob attacks with "Grizzly Bears"
    And Alice doesn't block
    And combat damage is dealt
    And the stack resolves
    And while "Grizzly Bears" resolves, Bob plays "Last Thoughts"
    Then Bob has drawn 2 cards
    And Alice has drawn 1 card
    And Alice is at 18 life

  @cr26:702.99c
  Scenario: Last Thoughts stays encoded on Mutavault, which is no creature in between
    Given Alice controls "Mutavault" and can pay {1}{1}{3}{U}
    And Alice has "Last Thoughts" in hand
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice activates "shape" of "Mutavault"
    And the stack resolves
    And Alice plays "Last Thoughts"
    And the stack resolves
    And Alice says yes
    And the game goes on to Bob's upkeep
    Then "Mutavault" doesn't have the type "creature"
    When the game goes on to Alice's next main phase
    And Alice activates "shape" of "Mutavault"
    And the stack resolves
    And Alice attacks with "Mutavault"
    And Bob doesn't block
    And combat damage is dealt
    And the stack resolves
    And while "Mutavault" resolves, Alice plays "Last Thoughts"
    Then Alice has drawn 3 cards
    And Bob is at 18 life

  @cr26:702.99c
  Scenario: Last Thoughts is no longer encoded on Grizzly Bears that left the battlefield and came back
    Given Alice controls "Grizzly Bears"
    And Alice has "Last Thoughts" and "Boomerang" in hand and can pay {3}{U}{U}{U}{1}{G}
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice plays "Last Thoughts"
    And the stack resolves
    And Alice says yes
    And Alice attacks with "Grizzly Bears"
    And Bob doesn't block
    And combat damage is dealt
    And the stack resolves
    And while "Grizzly Bears" resolves, Alice plays "Last Thoughts"
    Then Alice has drawn 2 cards
    When Alice plays "Boomerang" targeting "Grizzly Bears"
    And the stack resolves
    And the game goes on to Alice's second main phase
    And Alice plays "Grizzly Bears"
    And the stack resolves
    And the game goes on to Alice's next main phase
    And Alice attacks with "Grizzly Bears"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 16 life
    And the stack is empty
    And Alice has drawn 3 cards

  @cr26:702.99c @cr26:702.99a
  Scenario: Last Thoughts that left exile is no longer encoded on Grizzly Bears
    Given Alice controls "Grizzly Bears"
    And Alice has "Last Thoughts" and "Pull from Eternity" in hand and can pay {3}{U}{W}
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice plays "Last Thoughts"
    And the stack resolves
    And Alice says yes
    And Alice attacks with "Grizzly Bears"
    And Bob doesn't block
    And combat damage is dealt
    And the stack resolves
    And while "Grizzly Bears" resolves, Alice plays "Last Thoughts"
    Then Alice has drawn 2 cards
    When Alice plays "Pull from Eternity" targeting "Last Thoughts"
    And the stack resolves
    Then "Last Thoughts" is in Alice's graveyard
    When the game goes on to Alice's next main phase
    And Alice attacks with "Grizzly Bears"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 16 life
    And the stack is empty
    And Alice has drawn 3 cards

  @cr26:702.99a
  Scenario: Damage of Prodigal Sorcerer's ability to Bob doesn't let Alice cast the encoded Last Thoughts, and its combat damage does
    Given Alice controls "Prodigal Sorcerer"
    And Alice has "Last Thoughts" in hand and can pay {3}{U}
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice plays "Last Thoughts"
    And the stack resolves
    And Alice says yes
    And Alice activates "Prodigal Sorcerer" targeting Bob
    And the stack resolves
    Then Bob is at 19 life
    And nobody is asked anything
    And Alice has drawn 1 card
    When the game goes on to Alice's next main phase
    And Alice attacks with "Prodigal Sorcerer"
    And Bob doesn't block
    And combat damage is dealt
    And the stack resolves
    And while "Prodigal Sorcerer" resolves, Alice plays "Last Thoughts"
    Then Bob is at 18 life
    And Alice has drawn 3 cards

  @cr26:702.99a
  Scenario: Alice, who controls no creature, isn't asked whether to encode Last Thoughts, and later encodes another one on Young Wolf
    Given Alice controls "Sol Ring"
    And Alice has "Last Thoughts" as "first", "Last Thoughts" as "second" and "Young Wolf" in hand and can pay {3}{U}{G}{3}{U}
    And Alice has 9 "Plains" as "page" as library
    And Bob controls a tapped "Hill Giant"
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice plays "first"
    And the stack resolves
    Then nobody is asked anything
    And "first" is in Alice's graveyard
    When Alice plays "Young Wolf"
    And the stack resolves
    And Alice plays "second"
    And the stack resolves
    And Alice says yes
    Then "second" is exiled
    When the game goes on to Alice's next main phase
    And Alice attacks with "Young Wolf"
    And Bob doesn't block
    And combat damage is dealt
    And the stack resolves
    And while "Young Wolf" resolves, Alice plays "second"
    Then Alice has drawn 4 cards

  @cr26:702.99a @edition:2026-01
  Scenario: The copy of the encoded Last Thoughts is cast, so Monastery Swiftspear's prowess triggers for it as for Last Thoughts itself
    Given Alice controls "Hill Giant" and "Monastery Swiftspear"
    And Alice has "Last Thoughts" in hand and can pay {3}{U}
    And Alice has 9 "Plains" as "page" as library
    When Alice plays "Last Thoughts"
    And the stack resolves
    And Alice says yes
    And Alice chooses "Hill Giant"
    Then "Monastery Swiftspear" has triggered once
    When Alice attacks with "Hill Giant"
    And Bob doesn't block
    And combat damage is dealt
    And the stack resolves
    And while "Hill Giant" resolves, Alice plays "Last Thoughts"
    Then "Monastery Swiftspear" has triggered twice
    And "Monastery Swiftspear" is 3/4
    And Alice has drawn 2 cards

  @cr26:702.99a
  Scenario: Alice, who casts Bob's Last Thoughts from his graveyard, encodes it on her own Hill Giant and casts its copy
    Given Alice controls "Strangers' Graves" and "Hill Giant" and can pay {3}{U}
    And Alice has 9 "Plains" as "page" as library
    And Bob controls a tapped "Grizzly Bears"
    And Bob has "Last Thoughts" in graveyard
    When Alice plays "Last Thoughts" from graveyard
    And the stack resolves
    And Alice says yes
    Then "Last Thoughts" is exiled
    And Alice has drawn 1 card
    When Alice attacks with "Hill Giant"
    And Bob doesn't block
    And combat damage is dealt
    And the stack resolves
    And while "Hill Giant" resolves, Alice plays "Last Thoughts"
    Then Alice has drawn 2 cards
    And Bob has drawn no cards

  @cr26:702.99a
  Scenario: Combat damage of Grizzly Bears to Jace Beleren doesn't let Alice cast the encoded Last Thoughts, and combat damage to Bob does
    Given Alice controls "Grizzly Bears"
    And Alice has "Last Thoughts" in hand and can pay {3}{U}
    And Alice has 9 "Plains" as "page" as library
    And Bob controls "Jace Beleren"
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice plays "Last Thoughts"
    And the stack resolves
    And Alice says yes
    And Alice chooses "Grizzly Bears"
    And Alice attacks with "Grizzly Bears" attacking "Jace Beleren"
    And Bob doesn't block
    And combat damage is dealt
    Then "Jace Beleren" has 1 loyalty counter
    And "Grizzly Bears" has triggered never
    When the game goes on to Alice's next main phase
    And Alice attacks with "Grizzly Bears" attacking Bob
    And Bob doesn't block
    And combat damage is dealt
    And the stack resolves
    And while "Grizzly Bears" resolves, Alice plays "Last Thoughts"
    Then "Grizzly Bears" has triggered once
    And Bob is at 18 life

  @cr26:702.99b
  Scenario: Combat damage of Hill Giant, which Alice chose for Last Thoughts, lets her cast it, and that of Grizzly Bears, on which it isn't encoded, doesn't
    Given Alice controls "Grizzly Bears" and "Hill Giant"
    And Alice has "Last Thoughts" in hand and can pay {3}{U}
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice plays "Last Thoughts"
    And the stack resolves
    And Alice says yes
    And Alice chooses "Hill Giant"
    And Alice attacks with "Hill Giant"
    And Bob doesn't block
    And combat damage is dealt
    And the stack resolves
    And while "Hill Giant" resolves, Alice plays "Last Thoughts"
    Then "Hill Giant" has triggered once
    And Alice has drawn 2 cards
    When the game goes on to Alice's next main phase
    And Alice attacks with "Grizzly Bears"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 15 life
    And "Grizzly Bears" has triggered never
    And the stack is empty

  @cr26:702.99a
  Scenario: Combat damage of Hill Giant to Bob lets Alice cast the encoded Last Thoughts, and later combat damage to Wall of Stone doesn't
    Given Alice controls "Hill Giant"
    And Bob controls "Wall of Stone"
    And Alice has "Last Thoughts" in hand and can pay {3}{U}
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice plays "Last Thoughts"
    And the stack resolves
    And Alice says yes
    And Alice attacks with "Hill Giant"
    And Bob doesn't block
    And combat damage is dealt
    And the stack resolves
    And while "Hill Giant" resolves, Alice plays "Last Thoughts"
    Then Alice has drawn 2 cards
    When the game goes on to Alice's next main phase
    And Alice attacks with "Hill Giant"
    And Bob blocks "Hill Giant" with "Wall of Stone"
    And combat damage is dealt
    Then "Wall of Stone" has 3 damage marked
    And "Hill Giant" has triggered once
    And the stack is empty
