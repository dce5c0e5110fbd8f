Feature: Loxodon Warhammer

  @cr26:702.15b.2
  Scenario: Grizzly Bears with Loxodon Warhammer trample over a creature with toughness 2, and their controller gains 5 life
    Given Alice controls "Grizzly Bears" and "Loxodon Warhammer" and can pay {3}
    And Bob controls "Runeclaw Bear"
    When Alice equips "Grizzly Bears" with "Loxodon Warhammer"
    And the stack resolves
    Then "Grizzly Bears" is 5/2
    When Alice attacks with "Grizzly Bears"
    Then "Grizzly Bears" is tapped
    When Bob blocks "Grizzly Bears" with "Runeclaw Bear"
    And combat damage is dealt
    And Alice divides 2 to "Runeclaw Bear" and 3 to Bob
    Then Bob is at 17 life
    And Alice is at 25 life
    And "Grizzly Bears" was destroyed
    When the game goes on to Alice's second main phase
    Then Alice is at 25 life

  @cr26:702.15b.2
  Scenario: An unblocked Hill Giant with Loxodon Warhammer deals 6 damage to Bob, and Alice gains 6 life
    Given Alice controls "Hill Giant" and "Loxodon Warhammer"
    And "Loxodon Warhammer" is attached to "Hill Giant"
    When Alice attacks with "Hill Giant"
    And the game goes on to Alice's second main phase
    Then Bob is at 14 life
    And Alice is at 26 life
    And "Hill Giant" is 6/3

  @cr26:702.15b.2.before
  Scenario: Until 2006, Loxodon Warhammer triggers once, and the life is gained as that ability resolves
    Given Alice is at 3 life
    And Alice controls "Loxodon Warhammer" and "Grizzly Bears"
    And "Loxodon Warhammer" is attached to "Grizzly Bears"
    And Bob controls "Hill Giant" and "Wall of Stone"
    And it is Bob's main phase
    When Bob attacks with "Hill Giant"
    And Alice blocks "Hill Giant" with "Grizzly Bears"
    And combat damage is dealt
    Then "Grizzly Bears" is in Alice's graveyard
    And "Loxodon Warhammer" has triggered once
    And Alice is at 3 life
    When the stack resolves
    Then Alice is at 8 life

  @cr26:702.15b.2.before
  Scenario: Until 2006, Loxodon Warhammer triggers once for 5 damage to Bob, and Alice gains 5 life
    Given Alice controls "Loxodon Warhammer" and "Grizzly Bears"
    And "Loxodon Warhammer" is attached to "Grizzly Bears"
    When Alice attacks with "Grizzly Bears"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 15 life
    And "Loxodon Warhammer" has triggered once
    And Alice is at 20 life
    When the stack resolves
    Then Alice is at 25 life
