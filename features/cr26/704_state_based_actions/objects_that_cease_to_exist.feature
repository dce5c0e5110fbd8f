Feature: Tokens and copies that cease to exist

  @cr26:704.5d
  Scenario: A token that is returned to its owner's hand ceases to exist, and a card stays there
    Given Bob controls a 1/1 black "Rat" creature token as "vermin" and "Grizzly Bears"
    And Alice has "Boomerang" as "first" and "Boomerang" as "second" in hand and can pay {U}{U}{U}{U}
    When Alice plays "first" targeting "vermin"
    And the stack resolves
    Then "vermin" is gone
    And Bob's hand is empty
    When Alice plays "second" targeting "Grizzly Bears"
    And the stack resolves
    Then Bob's hand holds "Grizzly Bears"

  @cr26:704.5e @cr26:707.10a
  Scenario: A copy of Lava Spike ceases to exist after its resolution, and the cards go to the graveyard
    Given Alice has "Lava Spike" and "Fork" in hand and can pay {R}{R}{R}
    When Alice plays "Lava Spike" targeting Bob
    And Alice plays "Fork" targeting "Lava Spike"
    And the stack resolves
    And Alice keeps the targets for "Fork"
    Then Bob is at 14 life
    And Alice's graveyard holds "Lava Spike" and "Fork"
    And Alice has 2 cards in graveyard

  @cr26:704.5e @cr26:707.10a
  Scenario: A countered copy of an exiled card ceases to exist, and the card stays in exile
    Given Alice has "Isochron Scepter" and "Boomerang" in hand and can pay {4}
    And Bob controls "Grizzly Bears" and has "Counterspell" in hand and can pay {U}{U}
    When Alice plays "Isochron Scepter"
    And the stack resolves
    And as it resolves, Alice says yes for "Isochron Scepter"
    And Alice chooses "Boomerang" for "Isochron Scepter"
    And Alice activates "Isochron Scepter"
    And the top of the stack resolves
    And as it resolves, Alice says yes for "Isochron Scepter"
    And as it resolves, Alice targets "Grizzly Bears"
    And Bob in response plays "Counterspell" targeting the copy of "Boomerang"
    And the stack resolves
    Then the copy of "Boomerang" was countered
    And "Boomerang" is exiled
    And "Grizzly Bears" is in play
    And Alice's graveyard is empty

  @cr26:704.5e @cr26:707.10a @cr26:707.10.11
  Scenario: A copy of Lava Spike that Memory Lapse would put on top of a library ceases to exist, and the library has no more cards
    Given Alice has "Lava Spike" and "Fork" in hand and can pay {R}{R}{R}
    And Alice has 3 "Plains" as "page" as library
    And Bob has "Memory Lapse" in hand and can pay {1}{U}
    When Alice plays "Lava Spike" targeting Bob
    And Alice plays "Fork" targeting "Lava Spike"
    And the top of the stack resolves
    And Alice keeps the targets for "Fork"
    And Bob in response plays "Memory Lapse" targeting the copy of "Lava Spike"
    And the stack resolves
    Then the copy of "Lava Spike" was countered
    And Bob is at 17 life
    And Alice has 3 cards in library

  @cr26:704.5e.2 @cr26:707.10a
  Scenario: A copy of Grizzly Bears stays on the battlefield, and copies of Lightning Bolt cease to exist after resolving and if they aren't cast
    Given Alice controls 3 "Lens of Faces" as "lens" and can pay {2}{2}{2}
    And Alice has "Grizzly Bears" and "Lightning Bolt" in graveyard
    When Alice activates "lens 1" targeting "Grizzly Bears"
    And the top of the stack resolves
    And while "lens 1" resolves, Alice plays "Grizzly Bears"
    Then the copy of "Grizzly Bears" is on the stack
    When the stack resolves
    Then the copy of "Grizzly Bears" is 2/2
    And Alice controls 1 "Grizzly Bears" permanent
    When Alice activates "lens 2" targeting "Lightning Bolt"
    And the top of the stack resolves
    And while "lens 2" resolves, Alice plays "Lightning Bolt" targeting Bob
    And the stack resolves
    Then Bob is at 17 life
    When Alice activates "lens 3" targeting "Lightning Bolt"
    And the stack resolves
    And Alice says no
    Then Alice has 2 cards in graveyard
    And Alice's graveyard holds "Grizzly Bears" and "Lightning Bolt"
    And Alice has no cards in exile
    And Alice controls 1 "Grizzly Bears" permanent

  @cr26:704.5e.3
  Scenario: A copy of Boomerang that Isochron Scepter makes in exile ceases to exist if it isn't cast, and Boomerang itself stays there
    Given Alice has "Isochron Scepter" and "Boomerang" in hand and can pay {4}
    When Alice plays "Isochron Scepter"
    And the stack resolves
    And as it resolves, Alice says yes for "Isochron Scepter"
    And Alice chooses "Boomerang" for "Isochron Scepter"
    And Alice activates "Isochron Scepter"
    And the stack resolves
    And Alice says no
    Then "Isochron Scepter" is tapped
    And "Boomerang" is exiled
    And Alice has 1 card in exile

  @cr26:704.5e.2
  Scenario: A copy of Lightning Bolt, a card, that Remand would return to a hand ceases to exist
    Given Alice controls "Lens of Faces" and can pay {2}
    And Alice has "Lightning Bolt" in graveyard
    And Bob has "Remand" in hand and can pay {1}{U}
    And Bob has 3 "Swamp" as "leaf" as library
    When Alice activates "Lens of Faces" targeting "Lightning Bolt"
    And the top of the stack resolves
    And while "Lens of Faces" resolves, Alice plays "Lightning Bolt" targeting Bob
    And Bob in response plays "Remand" targeting the copy of "Lightning Bolt"
    And the stack resolves
    Then the copy of "Lightning Bolt" was countered
    And Alice's hand is empty
    And Alice's graveyard holds "Lightning Bolt"
    And Bob is at 20 life

  @cr26:704.5e.2
  Scenario: A copy of Lightning Bolt, a card, that Memory Lapse would put on top of a library ceases to exist
    Given Alice controls "Lens of Faces" and can pay {2}
    And Alice has "Lightning Bolt" in graveyard
    And Alice has 3 "Plains" as "page" as library
    And Bob has "Memory Lapse" in hand and can pay {1}{U}
    When Alice activates "Lens of Faces" targeting "Lightning Bolt"
    And the top of the stack resolves
    And while "Lens of Faces" resolves, Alice plays "Lightning Bolt" targeting Bob
    And Bob in response plays "Memory Lapse" targeting the copy of "Lightning Bolt"
    And the stack resolves
    Then the copy of "Lightning Bolt" was countered
    And Alice has 3 cards in library
    And Alice's graveyard holds "Lightning Bolt"
    And Bob is at 20 life

  @cr26:704.5e.4
  Scenario: A copy of Grizzly Bears, a card, that Boomerang returns from the battlefield ceases to exist
    Given Alice controls "Lens of Faces" and can pay {2}
    And Alice has "Grizzly Bears" in graveyard
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice activates "Lens of Faces" targeting "Grizzly Bears"
    And the top of the stack resolves
    And while "Lens of Faces" resolves, Alice plays "Grizzly Bears"
    And the stack resolves
    Then the copy of "Grizzly Bears" is 2/2
    When Bob plays "Boomerang" targeting the copy of "Grizzly Bears"
    And the stack resolves
    Then Alice's hand is empty
    And Alice controls no "creature" permanents
    And Alice's graveyard holds "Grizzly Bears"

  @cr26:704.5e @cr26:707.10a
  Scenario: A copy of Lava Spike that Remand would return to a hand ceases to exist, and Lava Spike itself is returned
    Given Alice has "Lava Spike" and "Fork" in hand and can pay {R}{R}{R}
    And Bob has 2 "Remand" as "remand" in hand and can pay {1}{U}{1}{U}
    And Bob has 3 "Swamp" as "leaf" as library
    When Alice plays "Lava Spike" targeting Bob
    And Alice plays "Fork" targeting "Lava Spike"
    And the top of the stack resolves
    And Alice keeps the targets for "Fork"
    And Bob in response plays "remand 1" targeting the copy of "Lava Spike"
    And the top of the stack resolves
    Then the copy of "Lava Spike" was countered
    And Alice's hand is empty
    When Bob plays "remand 2" targeting "Lava Spike"
    And the stack resolves
    Then Alice's hand holds "Lava Spike"
    And Bob is at 20 life
