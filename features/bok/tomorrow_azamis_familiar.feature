Feature: Tomorrow, Azami's Familiar

  @bok:tomorrow-azamis-familiar.3
  Scenario: Two draws are two looks at three cards each
    Given Alice controls "Tomorrow, Azami's Familiar"
    And Alice has "Counsel of the Soratami" in hand and can pay {2}{U}
    And Alice has "Wandering Ones" as "one", "Wandering Ones" as "two", "Wandering Ones" as "three", "Wandering Ones" as "four", "Wandering Ones" as "five" and "Wandering Ones" as "six" as library
    When Alice plays "Counsel of the Soratami"
    And the stack resolves
    Then Alice is asked for objects by "Tomorrow, Azami's Familiar" among "one", "two" and "three"
    When Alice chooses "one"
    And Alice puts "three" and "two" in this order
    Then Alice's library holds, in order, "four", "five", "six", "three" and "two"
    And Alice is asked for objects by "Tomorrow, Azami's Familiar" among "four", "five" and "six"
    When Alice chooses "five"
    And Alice puts "four" and "six" in this order
    Then Alice's hand holds "one" and "five"
    And Alice's library holds, in order, "three", "two", "four" and "six"
    And Alice has drawn no cards
