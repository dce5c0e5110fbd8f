Feature: Discover

  @cr26:701.57a
  Scenario: Discover 3 skips a card with mana value 7, and the player casts Grizzly Bears, the next card
    Given Alice has "Geological Appraiser" in hand and can pay {2}{R}{R}
    And Alice has "Craw Giant" and "Grizzly Bears" as library
    When Alice plays "Geological Appraiser"
    And the stack resolves
    And Alice says yes to "Geological Appraiser"
    Then "Grizzly Bears" is on the battlefield
    And Alice has no cards in exile
    And Alice's library holds "Craw Giant"

  @cr26:701.57a
  Scenario: A discovered card that isn't cast goes to its player's hand
    Given Alice has "Geological Appraiser" in hand and can pay {2}{R}{R}
    And Alice has "Grizzly Bears" on top of library
    When Alice plays "Geological Appraiser"
    And the stack resolves
    And Alice says no to "Geological Appraiser"
    Then "Grizzly Bears" is in Alice's hand

  @cr26:701.57a.2
  Scenario: Discover 3 lets its player cast Pale Envoy, and not its back face with mana value 7
    Given Alice has "Geological Appraiser" in hand and can pay {2}{R}{R}
    And Alice has "Pale Envoy" and "Island" as library
    When Alice plays "Geological Appraiser"
    And the stack resolves
    And while "Geological Appraiser" resolves, Alice plays "Pale Envoy"
    Then Alice was asked for a mode never
    And "Pale Envoy" is in play
    And "Pale Envoy" is 2/2
