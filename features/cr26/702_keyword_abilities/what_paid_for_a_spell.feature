Feature: What paid for a spell

  @cr26:607.2q
  Scenario: Murktide Regent counts only the instant and sorcery cards that were exiled to cast it
    Given Alice has "Murktide Regent" in hand and can pay {2}{U}{U}
    And Alice has "Lava Spike", "Lightning Bolt" and "Hill Giant" in graveyard
    And Alice has "Shock" removed from the game
    When Alice casts "Murktide Regent" removing "Lava Spike", "Lightning Bolt" and "Hill Giant"
    And the stack resolves
    Then "Murktide Regent" is 5/5

  @cr26:607.2q
  Scenario: Clone that enters as a copy of Murktide Regent has no counters, because no cards were exiled to cast Clone
    Given Alice has "Murktide Regent" and "Clone" in hand and can pay {3}{U}{U}{3}{U}
    And Alice has "Lava Spike" and "Lightning Bolt" in graveyard
    When Alice casts "Murktide Regent" removing "Lava Spike" and "Lightning Bolt"
    And the stack resolves
    Then "Murktide Regent" is 5/5
    When Alice casts "Clone"
    And the stack resolves
    And as it resolves, Alice chooses "Murktide Regent" for "Clone"
    Then "Clone" is named "Murktide Regent"
    And "Clone" is 3/3
    And "Murktide Regent" is 5/5

  @cr26:607.2q
  Scenario: Murktide Regent gets one counter for the exiled Lightning Bolt, and none for the exiled Hill Giant
    Given Alice has "Murktide Regent" in hand and can pay {3}{U}{U}
    And Alice has "Lightning Bolt" and "Hill Giant" in graveyard
    When Alice casts "Murktide Regent" removing "Lightning Bolt" and "Hill Giant"
    And the stack resolves
    Then "Murktide Regent" has 1 +1/+1 counter
    And "Murktide Regent" is 4/4

  @cr26:702.51c
  Scenario: Venerated Loxodon puts a counter on each creature that convoked it, and on no other creature
    Given Alice has "Venerated Loxodon" in hand and can pay {2}{W}
    And Alice controls "Grizzly Bears", "Hill Giant" and "White Knight"
    When Alice casts "Venerated Loxodon" tapping "Grizzly Bears" and "Hill Giant"
    And the stack resolves
    Then "Grizzly Bears" is 3/3
    And "Hill Giant" is 4/4
    And "White Knight" is 2/2
    And "Venerated Loxodon" is 4/4

  @cr26:702.51c
  Scenario: Venerated Loxodon puts no counter on itself if every other creature of its controller convoked it
    Given Alice has "Venerated Loxodon" in hand and can pay {3}{W}
    And Alice controls "Grizzly Bears"
    When Alice casts "Venerated Loxodon" tapping "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 3/3
    And "Venerated Loxodon" is 4/4

  @cr26:702.51c
  Scenario: Venerated Loxodon puts a counter on Grizzly Bears, which convoked it, and none on Llanowar Elves, whose mana paid for it
    Given Alice has "Venerated Loxodon" in hand and can pay {2}{W}
    And Alice controls "Grizzly Bears" and "Llanowar Elves"
    When Alice taps "Llanowar Elves" for mana
    And Alice casts "Venerated Loxodon" tapping "Grizzly Bears"
    Then "Llanowar Elves" and "Grizzly Bears" are tapped
    And {2}{W}{G} was spent on "Venerated Loxodon"
    When the stack resolves
    Then "Grizzly Bears" is 3/3
    And "Llanowar Elves" is 1/1

  @cr26:400.7d.7
  Scenario: A permanent's ability uses the power of the creature that was sacrificed to cast it
    Given Alice has "Ashen Heir" in hand and can pay {1}{B}
    And Alice controls "Hill Giant"
    When Alice casts "Ashen Heir" sacrificing "Hill Giant"
    And the stack resolves
    Then Alice is at 23 life

  @cr26:400.7d.7
  Scenario: Ashen Heir, for whose spell Alice sacrificed Llanowar Elves, gains 1 life
    Given Alice has "Ashen Heir" in hand and can pay {1}{B}
    And Alice controls "Llanowar Elves" and "Hill Giant"
    When Alice casts "Ashen Heir" sacrificing "Llanowar Elves"
    And the stack resolves
    Then Alice is at 21 life
    And "Hill Giant" is in play
