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

  @cr26:106.5.2
  Scenario: Twin Crater, which adds two mana of a colour among Alice's permanents, adds none if they have no colour
    Given Alice controls "Twin Crater" and "Sol Ring"
    And Bob controls "Watchwolf"
    When Alice taps "Twin Crater" for mana
    Then "Twin Crater" is tapped
    And Alice has no mana in the mana pool
    When Alice taps "Sol Ring" for mana
    Then Alice has {C}{C} in the mana pool

  @cr26:106.5.2
  Scenario: Twin Crater adds {G}{G} if Alice controls Grizzly Bears
    Given Alice controls "Twin Crater" and "Grizzly Bears"
    When Alice taps "Twin Crater" for mana
    Then Alice has {G}{G} in the mana pool
    And "Grizzly Bears" is untapped
