Feature: Auras that enter as copies, and tokens that are Auras

  @cr26:303.4f
  Scenario: Alice chooses what a token that is a copy of Holy Strength enchants
    Given Alice controls "Grizzly Bears" and "Holy Strength" and has "Mirror Stamp" in hand and can pay {U}
    And "Holy Strength" is attached to "Grizzly Bears"
    And Bob controls "Hill Giant"
    When Alice plays "Mirror Stamp" targeting "Holy Strength"
    And the stack resolves
    And Alice chooses "Grizzly Bears"
    Then "Grizzly Bears" is 4/6
    And "Hill Giant" is 3/3

  @cr26:303.4f @cr26:109.3.5
  Scenario: Alice chooses what an enchantment that enters as a copy of Holy Strength enchants
    Given Alice controls "Grizzly Bears" and "Holy Strength" and has "Borrowed Seal" in hand and can pay {U}
    And "Holy Strength" is attached to "Grizzly Bears"
    And Bob controls "Hill Giant"
    When Alice plays "Borrowed Seal"
    And the stack resolves
    And as it resolves, Alice chooses "Holy Strength"
    Then Alice may choose "Hill Giant"
    When Alice chooses "Hill Giant"
    Then "Borrowed Seal" is attached to "Hill Giant"
    And "Hill Giant" is 4/5

  @cr26:303.4f
  Scenario: Alice chooses a creature card in a graveyard for Animate Dead that Replenish returns
    Given Alice has "Animate Dead", "Craw Wurm" and "Forest" in graveyard
    And Alice has "Replenish" in hand and can pay {3}{W}
    And Bob has "Hill Giant" in graveyard
    When Alice plays "Replenish"
    And the stack resolves
    Then Alice may choose "Hill Giant"
    And Alice may not choose "Forest"
    When Alice chooses "Craw Wurm"
    Then "Craw Wurm" is in play

  @cr26:303.4g.2 @cr26:111.5.3
  Scenario: A token that is a copy of Animate Dead isn't created if no creature card is in a graveyard, and a copy of Exploration is created
    Given Alice has "Hill Giant" in graveyard
    And Alice has "Animate Dead", "Mirror Stamp" as "one" and "Mirror Stamp" as "two" in hand and can pay {1}{B}{U}{U}
    And Alice controls "Exploration" and "Eidolon of Blossoms"
    And Alice has 4 "Island" as "isle" as library
    When Alice plays "Animate Dead" targeting "Hill Giant"
    And the top of the stack resolves
    And Alice puts "Eidolon of Blossoms" and "Animate Dead" in this order
    And the stack resolves
    Then "Animate Dead" is attached to "Hill Giant"
    And "Eidolon of Blossoms" has triggered once
    When Alice plays "one" targeting "Animate Dead"
    And the stack resolves
    Then Alice controls no "token" permanents
    And "Eidolon of Blossoms" has triggered once
    When Alice plays "two" targeting "Exploration"
    And the stack resolves
    Then Alice controls 1 "token" permanent
    And "Eidolon of Blossoms" has triggered twice
    And "Hill Giant" is in play

  @cr26:303.4g.3
  Scenario: Borrowed Seal that would enter as a copy of Animate Dead goes to the graveyard from the stack if no creature card is in a graveyard
    Given Alice has "Hill Giant" in graveyard
    And Alice has "Animate Dead" and "Borrowed Seal" in hand and can pay {1}{B}{U}
    When Alice plays "Animate Dead" targeting "Hill Giant"
    And the stack resolves
    Then "Animate Dead" is attached to "Hill Giant"
    When Alice plays "Borrowed Seal"
    And the stack resolves
    And Alice chooses "Animate Dead"
    Then "Borrowed Seal" is in Alice's graveyard
    And it happened never that "Borrowed Seal" entered
    And "Hill Giant" is in play

  @cr26:303.4g.3
  Scenario: Alice's Borrowed Seal, which Bob controls and which would enter as a copy of Animate Dead, goes to Alice's graveyard if no creature card is in a graveyard
    Given Alice has "Hill Giant" in graveyard
    And Alice has "Animate Dead" and "Borrowed Seal" in hand and can pay {1}{B}{U}
    And Bob has "Spell Theft" in hand and can pay {U}
    When Alice plays "Animate Dead" targeting "Hill Giant"
    And the stack resolves
    Then "Animate Dead" is attached to "Hill Giant"
    When Alice plays "Borrowed Seal"
    And Bob in response plays "Spell Theft" targeting "Borrowed Seal"
    And the stack resolves
    And Bob chooses "Animate Dead"
    Then "Borrowed Seal" is in Alice's graveyard
    And it happened never that "Borrowed Seal" entered
    And "Hill Giant" is in play
