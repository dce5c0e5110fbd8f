Feature: Hideaway

  @cr26:702.75a
  Scenario: The controller of Windbrisk Heights knows the hidden card and plays it after attacking with three creatures
    Given Alice has "Windbrisk Heights" in hand
    And Alice controls "Grizzly Bears", "Hill Giant" and "Serra Angel"
    And Alice has "Soul Warden", "Island", "Swamp" and "Mountain" on top of library
    And Alice can pay {W}
    When Alice plays the land "Windbrisk Heights"
    And the stack resolves
    And as it resolves, Alice chooses "Soul Warden" for "Windbrisk Heights"
    And Alice picks "Island", "Swamp" and "Mountain" at random
    Then "Soul Warden" is exiled
    And "Soul Warden" is face down
    And the bottom of Alice's library is "Island", "Swamp" and "Mountain"
    And Alice knows "Soul Warden"
    And Bob doesn't know "Soul Warden"
    When the game goes on to Alice's next main phase
    And Alice attacks with "Grizzly Bears", "Hill Giant" and "Serra Angel"
    And Alice activates "play" of "Windbrisk Heights"
    And the stack resolves
    And as it resolves, Alice says yes to "Windbrisk Heights"
    Then "Soul Warden" is in play

  @cr26:702.75a
  Scenario: The controller of Windbrisk Heights can't play the hidden card after an attack with only two creatures
    Given Alice has "Windbrisk Heights" in hand and can pay {W}
    And Alice controls "Grizzly Bears" and "Hill Giant"
    And Alice has "Soul Warden", "Island", "Swamp" and "Mountain" on top of library
    When Alice plays the land "Windbrisk Heights"
    And the stack resolves
    And as it resolves, Alice chooses "Soul Warden" for "Windbrisk Heights"
    And Alice picks "Island", "Swamp" and "Mountain" at random
    And the game goes on to Alice's next main phase
    And Alice attacks with "Grizzly Bears" and "Hill Giant"
    And Alice activates "play" of "Windbrisk Heights"
    And the stack resolves
    Then "Soul Warden" is exiled
    When the game goes on to Alice's next main phase
    And Alice taps "Windbrisk Heights" for mana
    Then Alice has {W} in the mana pool

  @cr26:702.75a.4
  Scenario: The player who controls Windbrisk Heights may look at the hidden card, and its owner may not
    Given Alice controls "Windbrisk Heights" owned by Bob
    And Bob has "Soul Warden" removed from the game face down with "Windbrisk Heights"
    Then Alice can look at "Soul Warden"
    And Bob can't look at "Soul Warden" by rule 406.3
    When Alice looks at "Soul Warden"
    Then Alice knows "Soul Warden"
    And Bob doesn't know "Soul Warden"

  @cr26:702.75a.2 @cr26:702.75a
  Scenario: The controller of Deep Cache with hideaway 5 hides the fifth card of the library, and can't hide the sixth
    Given Alice has "Deep Cache" in hand and can pay {2}
    And Alice has "Island", "Forest", "Swamp", "Mountain", "Hill Giant" and "Plains" as library
    When Alice plays "Deep Cache"
    And the stack resolves
    Then Alice may choose "Hill Giant" for "Deep Cache"
    And Alice may not choose "Plains" for "Deep Cache"
    And Alice may not choose nothing for "Deep Cache"
    And Alice may not choose "Hill Giant" and "Island" for "Deep Cache"
    And Alice knows "Island" and "Hill Giant"
    And Alice doesn't know "Plains"
    And Bob doesn't know "Island"
    When Alice chooses "Hill Giant" for "Deep Cache"
    And Alice picks "Island", "Forest", "Swamp" and "Mountain" at random
    Then "Hill Giant" is exiled
    And the top of Alice's library is "Plains"

  @cr26:702.75a.2
  Scenario: The controller of Deep Cache with hideaway 5 chooses among all three cards of a library that has no more
    Given Alice has "Deep Cache" in hand and can pay {2}
    And Alice has "Island", "Forest" and "Hill Giant" as library
    When Alice plays "Deep Cache"
    And the stack resolves
    Then Alice may choose "Island" for "Deep Cache"
    And Alice may choose "Hill Giant" for "Deep Cache"
    When Alice chooses "Hill Giant" for "Deep Cache"
    And Alice picks "Island" and "Forest" at random
    Then "Hill Giant" is exiled
    And "Hill Giant" is face down
    And Alice has 2 cards in library

  @cr26:702.75b
  Scenario: Windbrisk Heights enters tapped and lets its controller choose among four cards
    Given Alice has "Windbrisk Heights" in hand
    And Alice has "Island", "Forest", "Swamp", "Mountain" and "Plains" as library
    When Alice plays the land "Windbrisk Heights"
    Then "Windbrisk Heights" is tapped
    When the stack resolves
    Then Alice may choose "Mountain" for "Windbrisk Heights"
    And Alice may not choose "Plains" for "Windbrisk Heights"
    When Alice chooses "Mountain" for "Windbrisk Heights"
    And Alice picks "Island", "Forest" and "Swamp" at random
    Then "Mountain" is exiled

  @cr26:702.75a.3
  Scenario: Deep Cache with hideaway enters untapped
    Given Alice has "Deep Cache" in hand and can pay {2}
    And Alice has "Island", "Forest", "Swamp", "Mountain", "Hill Giant" and "Plains" as library
    When Alice plays "Deep Cache"
    And the top of the stack resolves
    Then "Deep Cache" is untapped
    When the stack resolves
    And Alice chooses "Mountain" for "Deep Cache"
    And Alice picks "Island", "Forest", "Swamp" and "Hill Giant" at random
    Then "Mountain" is exiled
    And "Mountain" is face down
    And "Deep Cache" is untapped
    And the top of Alice's library is "Plains"

  @cr26:702.75a.3.before
  Scenario: Until 2013, Deep Cache with hideaway enters tapped, shows four cards, and puts the others on the bottom in the chosen order
    Given Alice has "Deep Cache" in hand and can pay {2}
    And Alice has "Island", "Forest", "Swamp", "Mountain" and "Hill Giant" as library
    When Alice plays "Deep Cache"
    And the top of the stack resolves
    Then "Deep Cache" is tapped
    When the stack resolves
    Then Alice may choose "Mountain" for "Deep Cache"
    And Alice may not choose "Hill Giant" for "Deep Cache"
    When Alice chooses "Mountain" for "Deep Cache"
    And Alice puts "Swamp", "Forest" and "Island" in this order
    Then "Mountain" is exiled
    And "Mountain" is face down
    And Alice can look at "Mountain"
    And Bob doesn't know "Mountain"
    And the bottom of Alice's library is "Swamp", "Forest" and "Island"

  @cr26:702.75a
  Scenario: Bob may look at the card that Deep Cache hid once he has gained control of Deep Cache, and not before
    Given Alice has "Deep Cache" in hand and can pay {2}
    And Alice has "Island", "Forest", "Swamp", "Mountain", "Hill Giant" and "Plains" as library
    And Bob has "Sudden Claim" in hand and can pay {U}
    When Alice plays "Deep Cache"
    And the stack resolves
    And Alice chooses "Hill Giant" for "Deep Cache"
    And Alice picks "Island", "Forest", "Swamp" and "Mountain" at random
    Then Alice can look at "Hill Giant"
    And Bob can't look at "Hill Giant"
    When Bob plays "Sudden Claim" targeting "Deep Cache"
    And the stack resolves
    Then Bob can look at "Hill Giant"
    When Bob looks at "Hill Giant"
    Then Bob knows "Hill Giant"

  @cr26:702.75a
  Scenario: Bob's Deep Cache, which Hostage Taker lets Alice cast, hides one of the top cards of her library, and none of his
    Given Alice has "Hostage Taker" in hand and can pay {2}{U}{B}{2}
    And Alice has "Island", "Forest", "Swamp", "Mountain", "Hill Giant" and "Plains" as library
    And Bob controls "Deep Cache"
    And Bob has 6 "Wastes" as "waste" as library
    When Alice plays "Hostage Taker"
    And the top of the stack resolves
    And Alice targets "Deep Cache"
    And the stack resolves
    And Alice plays "Deep Cache" from exile
    And the stack resolves
    Then Alice may choose "Island" for "Deep Cache"
    And Alice may not choose "waste 1" for "Deep Cache"
    When Alice chooses "Island" for "Deep Cache"
    And Alice picks "Forest", "Swamp", "Mountain" and "Hill Giant" at random
    Then "Island" is face down
    And the top of Alice's library is "Plains"
    And Bob has 6 cards in library
    And Bob doesn't know "Island"
