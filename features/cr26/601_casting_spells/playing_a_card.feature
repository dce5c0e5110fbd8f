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
