Feature: Scry

  @cr26:701.22a
  Scenario: A player who scries 1 may put the card on the bottom of the library
    Given Alice controls "Flamespeaker Adept"
    And Alice has "Opt" in hand and can pay {U}
    And Alice has "Island" and "Forest" on top of library
    When Alice plays "Opt"
    And the stack resolves
    And Alice chooses "Island"
    Then "Forest" is in Alice's hand
    And the bottom of Alice's library is "Island"
    And "Flamespeaker Adept" is 4/3
    And "Flamespeaker Adept" has "first strike"

  @cr26:701.22a
  Scenario: A player who scries 1 may leave the card on top of the library
    Given Alice controls "Flamespeaker Adept"
    And Alice has "Opt" in hand and can pay {U}
    And Alice has "Island" and "Forest" on top of library
    When Alice plays "Opt"
    And the stack resolves
    And Alice chooses nothing
    Then "Island" is in Alice's hand
    And "Flamespeaker Adept" is 4/3
