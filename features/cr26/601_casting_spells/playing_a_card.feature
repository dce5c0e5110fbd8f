Feature: Playing a card

  @cr26:601.1a
  Scenario: Experimental Frenzy, which allows its controller to play the top card of the library, lets Island be played as a land and then Lava Spike be cast
    Given Alice controls "Experimental Frenzy" and can pay {R}
    And Alice has "Island" and "Lava Spike" on top of library
    Then Alice can play the land "Island" from library
    When Alice plays the land "Island" from library
    Then Alice can play "Lava Spike" from library targeting Bob
    When Alice plays "Lava Spike" from library targeting Bob
    And the stack resolves
    Then "Island" is in play
    And Bob is at 17 life

  @cr26:601.1a
  Scenario: With Experimental Frenzy, two spells can be cast from the top of the library one after the other
    Given Alice controls "Experimental Frenzy" and can pay {R}{R}
    And Alice has "Lava Spike" as "upper" and "Lava Spike" as "lower" on top of library
    When Alice plays "upper" from library targeting Bob
    And the stack resolves
    Then Alice can play "lower" from library targeting Bob
    When Alice plays "lower" from library targeting Bob
    And the stack resolves
    Then Bob is at 14 life

  @cr26:601.1a.2
  Scenario: Recycle triggers as Alice plays a land and as she casts a spell, and not as she cycles a card
    Given Alice controls "Recycle"
    And Alice has "Forest", "Grizzly Bears" and "Drifting Meadow" in hand and can pay {1}{G}{2}
    And Alice has 6 "Plains" as "dune" as library
    When Alice plays the land "Forest"
    Then the ability "recycle" of "Recycle" has triggered once
    When the stack resolves
    And Alice plays "Grizzly Bears"
    Then the ability "recycle" of "Recycle" has triggered twice
    When the stack resolves
    And Alice activates the cycling ability of "Drifting Meadow"
    And the stack resolves
    Then the ability "recycle" of "Recycle" has triggered twice
    And Alice has drawn 3 cards
    And "Grizzly Bears" is 2/2
