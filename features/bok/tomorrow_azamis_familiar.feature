Feature: Tomorrow, Azami's Familiar

  @bok:tomorrow-azamis-familiar.3
  Scenario: Tomorrow, Azami's Familiar replaces two draws with two separate looks at three cards
    Given Alice controls "Tomorrow, Azami's Familiar"
    And Alice has "Counsel of the Soratami" in hand and can pay {2}{U}
    And Alice has "Wandering Ones" as "one", "Wandering Ones" as "two", "Wandering Ones" as "three", "Wandering Ones" as "four", "Wandering Ones" as "five" and "Wandering Ones" as "six" as library
    When Alice plays "Counsel of the Soratami"
    And the stack resolves
    Then Alice is asked for objects by "Tomorrow, Azami's Familiar" among "one", "two" and "three"
    When Alice chooses "one"
    Then Alice's hand holds "one"
    When Alice puts "three" and "two" in this order
    Then Alice's library holds, in order, "four", "five", "six", "three" and "two"
    And Alice is asked for objects by "Tomorrow, Azami's Familiar" among "four", "five" and "six"
    When Alice chooses "five"
    And Alice puts "four" and "six" in this order
    Then Alice's hand holds "one" and "five"
    And Alice's library holds, in order, "three", "two", "four" and "six"
    And Alice has drawn no cards

  @bok:tomorrow-azamis-familiar.1
  Scenario: A card put into hand by Tomorrow, Azami's Familiar isn't drawn, so Underworld Dreams doesn't trigger
    Given Alice controls "Tomorrow, Azami's Familiar"
    And Alice has "Reach Through Mists" as "the first thought" and "Reach Through Mists" as "the second thought" in hand
    And Alice can pay {U}{U}
    And Alice has "Island", "Forest", "Swamp", "Mountain" and "Plains" as library
    And Bob controls "Underworld Dreams"
    And Bob has "Boomerang" and "Reach Through Mists" as "Bob's thought" in hand and can pay {U}{U}{U}
    When Alice plays "the first thought"
    And the stack resolves
    And as it resolves, Alice chooses "Forest" for "Tomorrow, Azami's Familiar"
    And as it resolves, Alice puts "Island" and "Swamp" in this order for "Tomorrow, Azami's Familiar"
    Then "Forest" is in Alice's hand
    And Alice has drawn no cards
    And "Underworld Dreams" has triggered never
    And Alice is at 20 life
    And Bob doesn't know "Forest"
    When Bob plays "Boomerang" targeting "Tomorrow, Azami's Familiar"
    And the stack resolves
    And Alice plays "the second thought"
    And the stack resolves
    Then "Mountain" is in Alice's hand
    And Alice has drawn 1 card
    And "Underworld Dreams" has triggered once
    And Alice is at 19 life
    When Bob plays "Bob's thought"
    And the stack resolves
    Then Bob has drawn 1 card
    And "Underworld Dreams" has triggered once

  @bok:tomorrow-azamis-familiar.1
  Scenario: Tomorrow, Azami's Familiar replaces only the draws of its controller
    Given Alice controls "Tomorrow, Azami's Familiar"
    And Alice has "Reach Through Mists" in hand and can pay {U}
    And Alice has "Island", "Forest" and "Swamp" as library
    And Bob has "Reach Through Mists" as "Bob's thought" in hand and can pay {U}
    And Bob has "Mountain" and "Plains" as library
    When Bob plays "Bob's thought"
    And the stack resolves
    Then "Mountain" is in Bob's hand
    And Bob has drawn 1 card
    When Alice plays "Reach Through Mists"
    And the stack resolves
    And as it resolves, Alice chooses "Swamp" for "Tomorrow, Azami's Familiar"
    And as it resolves, Alice puts "Forest" and "Island" in this order for "Tomorrow, Azami's Familiar"
    Then Alice's library holds, in order, "Forest" and "Island"
    And Alice has drawn no cards
    And "Tomorrow, Azami's Familiar" is 1/5

  @bok:tomorrow-azamis-familiar.2
  Scenario: With two permanents named Tomorrow, Azami's Familiar, one draw is still replaced by only one look at three cards
    Given Alice controls "Mirror Gallery"
    And Alice controls "Tomorrow, Azami's Familiar" as "the near one" and "Tomorrow, Azami's Familiar" as "the far one"
    And Alice has "Reach Through Mists" in hand and can pay {U}
    And Alice has "Island", "Forest", "Swamp", "Mountain" and "Plains" as library
    When Alice plays "Reach Through Mists"
    And the stack resolves
    And as it resolves, Alice applies "the far one" first
    And as it resolves, Alice chooses "Forest" for "the far one"
    And as it resolves, Alice puts "Swamp" and "Island" in this order for "the far one"
    Then Alice's hand holds "Forest"
    And Alice's library holds, in order, "Mountain", "Plains", "Swamp" and "Island"
    And Alice has drawn no cards
    And "Reach Through Mists" has resolved

  @bok:tomorrow-azamis-familiar.4
  Scenario: With Tomorrow, Azami's Familiar, one of three cards goes to hand, and the others to the bottom in a chosen order
    Given Alice controls "Tomorrow, Azami's Familiar"
    And Alice has "Reach Through Mists" in hand and can pay {U}
    And Alice has "Island", "Forest" and "Swamp" as library
    When Alice plays "Reach Through Mists"
    And the stack resolves
    Then Alice knows "Island", "Forest" and "Swamp"
    And Bob doesn't know "Swamp"
    And Alice may choose "Swamp" for "Tomorrow, Azami's Familiar"
    And Alice may not choose nothing for "Tomorrow, Azami's Familiar"
    And Alice may not choose "Island" and "Swamp" for "Tomorrow, Azami's Familiar"
    When Alice chooses "Swamp" for "Tomorrow, Azami's Familiar"
    And Alice puts "Forest" and "Island" in this order for "Tomorrow, Azami's Familiar"
    Then Alice's hand holds "Swamp"
    And Alice's library holds, in order, "Forest" and "Island"

  @bok:tomorrow-azamis-familiar.4
  Scenario: With two cards in the library, Tomorrow, Azami's Familiar puts one into hand and the other back
    Given Alice controls "Tomorrow, Azami's Familiar"
    And Alice has "Reach Through Mists" in hand and can pay {U}
    And Alice has "Island" and "Forest" as library
    When Alice plays "Reach Through Mists"
    And the stack resolves
    And as it resolves, Alice chooses "Forest" for "Tomorrow, Azami's Familiar"
    Then Alice's hand holds "Forest"
    And Alice's library holds "Island"
    And Alice has drawn no cards

  @bok:tomorrow-azamis-familiar.4
  Scenario: With one card in the library, Tomorrow, Azami's Familiar puts it into hand; with an empty library, nothing happens
    Given Alice controls "Tomorrow, Azami's Familiar"
    And Alice has "Reach Through Mists" as "the first thought" and "Reach Through Mists" as "the second thought" in hand
    And Alice can pay {U}{U}
    And Alice has "Island" as library
    When Alice plays "the first thought"
    And the stack resolves
    Then "Island" is in Alice's hand
    And Alice's library is empty
    And Alice has drawn no cards
    When Alice plays "the second thought"
    And the stack resolves
    Then "the second thought" has resolved
    And Alice's hand holds "Island"
    And Alice is still in the game

  @bok:tomorrow-azamis-familiar.5
  Scenario: With Tomorrow, Azami's Familiar, Alice doesn't lose by drawing from an empty library, and loses once Tomorrow has left
    Given Alice controls "Tomorrow, Azami's Familiar"
    And Alice has "Counsel of the Soratami" and "Reach Through Mists" in hand and can pay {2}{U}{U}
    And Alice has "Island" as library
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice plays "Counsel of the Soratami"
    And the stack resolves
    Then "Island" is in Alice's hand
    And Alice's library is empty
    And Alice is still in the game
    When Bob plays "Boomerang" targeting "Tomorrow, Azami's Familiar"
    And the stack resolves
    And Alice plays "Reach Through Mists"
    And the stack resolves
    Then Alice has lost the game

  @bok:tomorrow-azamis-familiar.5
  Scenario: With Tomorrow, Azami's Familiar, the draw of the turn from an empty library doesn't make Alice lose
    Given it is Alice's upkeep
    And Alice controls "Tomorrow, Azami's Familiar"
    And Alice has "Island" as library
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When the game goes on to Alice's next precombat main phase
    Then Alice's library is empty
    And Alice is still in the game
    When Bob plays "Boomerang" targeting "Tomorrow, Azami's Familiar"
    And the stack resolves
    And the game goes on to Alice's next draw step
    Then Alice has lost the game

  @bok:tomorrow-azamis-familiar.1
  Scenario: Only the controller of Tomorrow, Azami's Familiar knows the cards that they looked at
    Given it is Bob's main phase
    And Bob controls "Tomorrow, Azami's Familiar"
    And Bob has "Reach Through Mists" in hand and can pay {U}
    And Bob has "Island", "Forest" and "Swamp" on top of library
    When Bob plays "Reach Through Mists"
    And the stack resolves
    Then Bob knows "Island", "Forest" and "Swamp"
    And Alice doesn't know "Island", "Forest" and "Swamp"
    When as it resolves, Bob chooses "Forest"
    And as it resolves, Bob puts "Swamp" and "Island" in this order
    Then "Forest" is in Bob's hand
    And Bob has drawn no cards
