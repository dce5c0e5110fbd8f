Feature: Scry

  @cr26:701.22a
  Scenario: A player who scries 1 may put the card on the bottom of the library
    Given Alice controls "Flamespeaker Adept"
    And Alice has "Opt" in hand and can pay {U}
    And Alice has "Island" and "Forest" on top of library
    When Alice plays "Opt"
    And the stack resolves
    Then Alice knows "Island"
    And Alice doesn't know "Forest"
    When Alice chooses "Island"
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

  @cr26:701.22a @cr26:701.22a.2
  Scenario: A player who scries 4 puts two cards on the bottom and two on top, each time in an order of the player's choice
    Given Alice has "Measured Glance" in hand and can pay {4}{U}
    And Alice has "Island", "Forest", "Swamp", "Plains" and "Mountain" on top of library
    When Alice plays "Measured Glance" with X = 4
    And the stack resolves
    Then Alice may choose "Plains"
    And Alice may not choose "Mountain"
    And Alice knows "Island", "Forest", "Swamp" and "Plains"
    And Alice doesn't know "Mountain"
    And Bob doesn't know "Island"
    When Alice chooses "Forest" and "Plains"
    And Alice puts "Plains" and "Forest" in this order for "Measured Glance"
    And Alice puts "Swamp" and "Island" in this order for "Measured Glance"
    Then the bottom of Alice's library is "Plains" and "Forest"
    And the top of Alice's library is "Swamp", "Island" and "Mountain"

  @cr26:701.22a.2
  Scenario: A player who scries 2 can put both cards on the bottom of the library, in an order of the player's choice
    Given Alice has "Measured Glance" in hand and can pay {2}{U}
    And Alice has "Island", "Forest" and "Swamp" on top of library
    When Alice plays "Measured Glance" with X = 2
    And the stack resolves
    And Alice chooses "Island" and "Forest"
    And Alice puts "Forest" and "Island" in this order for "Measured Glance"
    Then the bottom of Alice's library is "Forest" and "Island"
    And the top of Alice's library is "Swamp"

  @cr26:701.22b
  Scenario: Flamespeaker Adept doesn't trigger for a scry 0, and triggers for a scry 1
    Given Alice controls "Flamespeaker Adept"
    And Alice has "Measured Glance" as "none" and "Measured Glance" as "one" in hand and can pay {U}{1}{U}
    And Alice has "Island" and "Forest" on top of library
    When Alice plays "none" with X = 0
    And the stack resolves
    Then "Flamespeaker Adept" is 2/3
    When Alice plays "one" with X = 1
    And the stack resolves
    And Alice chooses "Island"
    Then "Flamespeaker Adept" is 4/3
    And the top of Alice's library is "Forest"

  @cr26:701.22d
  Scenario: Flamespeaker Adept triggers for a scry 2 of a player with an empty library
    Given Alice controls "Flamespeaker Adept"
    And Alice has an empty library
    And Alice has "Measured Glance" in hand and can pay {2}{U}
    When Alice plays "Measured Glance" with X = 2
    And the stack resolves
    Then "Flamespeaker Adept" is 4/3

  @cr26:701.22d
  Scenario: Flamespeaker Adept triggers only after the choice of a scry 2 that finds a single card
    Given Alice controls "Flamespeaker Adept"
    And Alice has "Island" as library
    And Alice has "Measured Glance" in hand and can pay {2}{U}
    When Alice plays "Measured Glance" with X = 2
    And the top of the stack resolves
    Then Alice may choose "Island"
    And "Flamespeaker Adept" has triggered never
    When Alice chooses "Island"
    Then "Flamespeaker Adept" has triggered once
    When the stack resolves
    Then "Flamespeaker Adept" is 4/3
    And the bottom of Alice's library is "Island"
