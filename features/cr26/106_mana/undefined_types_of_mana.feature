Feature: Mana of an undefined type

  @cr26:106.5
  Scenario: Chrome Mox with a green and white card exiled makes {G} or {W}, but no {R}
    Given it is Alice's main phase
    And Alice has "Chrome Mox", "Watchwolf", "Hill Giant" and "Sol Ring" in hand
    When Alice plays "Chrome Mox"
    And the stack resolves
    And as it resolves, Alice says yes
    Then Alice may choose "Hill Giant"
    And Alice may not choose "Sol Ring"
    When Alice chooses "Watchwolf"
    Then "Watchwolf" is removed from the game
    And Alice can tap "Chrome Mox" for mana making {W}
    And Alice can't tap "Chrome Mox" for mana making {R}
    When Alice taps "Chrome Mox" for mana making {G}
    Then Alice has {G} in the mana pool

  @cr26:106.5
  Scenario: Chrome Mox with no card exiled can be tapped for mana, but produces none
    Given it is Alice's main phase
    And Alice has "Chrome Mox", "Watchwolf" and "Hill Giant" in hand
    When Alice plays "Chrome Mox"
    And the stack resolves
    And as it resolves, Alice says no
    And Alice taps "Chrome Mox" for mana
    Then "Chrome Mox" is tapped
    And "Chrome Mox" has triggered once
    And Alice has 2 cards in hand
    And Alice has no mana in the mana pool
