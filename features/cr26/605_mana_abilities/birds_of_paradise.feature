Feature: Birds of Paradise

  @cr26:605.3.3
  Scenario: Birds of Paradise can't be tapped for mana in the turn in which they entered, and make red mana in the next
    Given Alice controls "Birds of Paradise" as "old" and has "Birds of Paradise" as "young" in hand and can pay {G}
    When Alice plays "young"
    And the stack resolves
    Then Alice can't tap "young" for mana making {R} by rule 302.6
    And Alice can tap "old" for mana making {R}
    When the game goes on to Alice's next main phase
    And Alice taps "young" for mana making {R}
    And Alice taps "old" for mana making {W}
    Then Alice has {W}{R} in the mana pool

  @cr26:702.9b.3
  Scenario: New Birds of Paradise block Serra Angel, whom Hill Giant can't block
    Given Alice controls "Serra Angel"
    And Bob controls new "Birds of Paradise" and "Hill Giant"
    When Alice attacks with "Serra Angel"
    Then Bob can't block "Serra Angel" with "Hill Giant" because "Serra Angel" has "flying"
    And Bob can block "Serra Angel" with "Birds of Paradise"
    When Bob blocks "Serra Angel" with "Birds of Paradise"
    And combat damage is dealt
    Then "Birds of Paradise" was destroyed
    And Bob is at 20 life
