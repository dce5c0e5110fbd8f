@edition:2026-01 @edition:2013-07
Feature: Karakas

  @cr26:205.4d
  Scenario: Of two Karakas one is put into the graveyard, and the other returns Thalia, and could not return Hill Giant
    Given Alice controls "Karakas" as "elder" and has "Karakas" as "younger" in hand
    And Alice controls "Hill Giant"
    And Bob controls "Thalia, Guardian of Thraben"
    When Alice taps "elder" for mana making {W}
    And Alice plays the land "younger"
    Then Alice is asked for the legend to keep
    When Alice keeps "younger"
    Then "elder" was put there by the legend rule
    And Alice has {W} in the mana pool
    And Alice can target only "Thalia, Guardian of Thraben" with "recall" of "younger"
    When Alice activates "recall" of "younger" targeting "Thalia, Guardian of Thraben"
    And the stack resolves
    Then "Thalia, Guardian of Thraben" is in Bob's hand

  @cr26:205.4d
  Scenario: Alice returns her own Isamaru with Karakas in response to Shock, and Shock does not resolve
    Given Alice controls "Karakas", "Isamaru, Hound of Konda" and "Hill Giant"
    And Bob has "Shock" in hand and can pay {R}
    When Bob in response plays "Shock" targeting "Isamaru, Hound of Konda"
    Then Alice can target only "Isamaru, Hound of Konda" with "recall" of "Karakas"
    When Alice activates "recall" of "Karakas" targeting "Isamaru, Hound of Konda"
    And the stack resolves
    Then "Isamaru, Hound of Konda" is in Alice's hand
    And "Shock" did not resolve
    And "Hill Giant" is in play
    And "Karakas" is tapped
