@edition:2026-01 @edition:2013-07
Feature: Gitaxian Probe

  @cr26:107.4f.2 @cr26:701.20e.2
  Scenario: Gitaxian Probe is cast for 2 life, Alice sees Bob's hand and draws a card, and Carol sees nothing
    Given Carol is playing too
    And Alice has "Gitaxian Probe" in hand
    And Alice has "Forest" and "Island" as library
    And Bob has "Hill Giant" and "Shock" in hand
    When Alice plays "Gitaxian Probe" paying 2 life targeting Bob
    Then Alice is at 18 life
    When the stack resolves
    Then Alice knows "Hill Giant" and "Shock"
    And Carol doesn't know "Hill Giant" and "Shock"
    And Alice's hand holds "Forest"
    And the mana value of "Gitaxian Probe" is 1

  @cr26:107.4f.2
  Scenario: At 1 life, Alice can't pay 2 life for Gitaxian Probe, and pays {U}
    Given Alice has "Gitaxian Probe" in hand and can pay {U}
    And Alice is at 1 life
    And Alice has "Forest" and "Island" as library
    And Bob has "Hill Giant" and "Shock" in hand
    Then Alice can't play "Gitaxian Probe" paying 2 life targeting Bob by rule 118.3
    And Alice can play "Gitaxian Probe" targeting Bob
    When Alice plays "Gitaxian Probe" targeting Bob
    Then {U} was spent on "Gitaxian Probe"
    When the stack resolves
    Then Alice knows "Hill Giant" and "Shock"
    And Alice's hand holds "Forest"
    And Alice is at 1 life
