Feature: Cleave

  @cr26:702.148a @cr26:601.2c.11
  Scenario: Fierce Retribution destroys an attacking creature for its mana cost, and any creature for its cleave cost
    Given it is Bob's main phase
    And Bob controls "Hill Giant", "Grizzly Bears" and "Sphere of Resistance"
    And Alice has "Fierce Retribution" as "one" and "Fierce Retribution" as "two" in hand and can pay {2}{W}{6}{W}
    When Bob attacks with "Hill Giant"
    And Bob passes
    Then Alice can't play "one" targeting "Grizzly Bears" by rule 601.2c
    And Alice can play "one" targeting "Hill Giant"
    When Alice plays "one" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" was destroyed
    When Bob passes
    Then Alice can play "two" instead of its mana cost targeting "Grizzly Bears"
    When Alice plays "two" instead of its mana cost targeting "Grizzly Bears"
    Then {6}{W} was spent on "two"
    And the total cost of "two" is {6}{W}
    When the stack resolves
    Then "Grizzly Bears" was destroyed

  @cr26:702.148a.2
  Scenario: Dig Up cast for its cleave cost finds any card, which Bob doesn't get to know; cast for its mana cost it finds only a basic land, which is revealed
    Given Alice has "Dig Up" as "one" and "Dig Up" as "two" in hand and can pay {G}{1}{B}{B}{G}
    And Alice has "Forest", "Hill Giant", "Craw Wurm" and "Island" as library
    When Alice plays "one"
    And the stack resolves
    Then Alice may choose "Forest" for "one"
    And Alice may not choose "Hill Giant" for "one"
    When Alice chooses "Forest" for "one"
    Then "Forest" is in Alice's hand
    And Bob knows "Forest"
    And Alice can play "two" instead of its mana cost
    When Alice plays "two" instead of its mana cost
    And the stack resolves
    And Alice chooses "Hill Giant" for "two"
    Then "Hill Giant" is in Alice's hand
    And Bob doesn't know "Hill Giant"

  @cr26:702.148a.2
  Scenario: Dig Up cast for its cleave cost finds Hill Giant, and one cast for its mana cost can find only Forest, which Bob gets to know
    Given Alice has "Dig Up" as "one" and "Dig Up" as "two" in hand and can pay {1}{B}{B}{G}{G}
    And Alice has "Forest", "Hill Giant" and "Craw Wurm" as library
    When Alice plays "one" instead of its mana cost
    Then {1}{B}{B}{G} was spent on "one"
    When the stack resolves
    Then Alice may choose "Forest" for "one"
    When Alice chooses "Hill Giant" for "one"
    Then "Hill Giant" is in Alice's hand
    When Alice plays "two"
    And the stack resolves
    Then Alice may choose "Forest" for "two"
    And Alice may not choose "Craw Wurm" for "two"
    When Alice chooses "Forest" for "two"
    Then "Forest" is in Alice's hand
    And Bob knows "Forest"

  @cr26:702.148a
  Scenario: With Experimental Frenzy, Fierce Retribution is cast from the top of the library for its cleave cost, and destroys a creature that doesn't attack
    Given Alice controls "Experimental Frenzy" and can pay {5}{W}
    And Alice has "Fierce Retribution" and "Island" on top of library
    And Bob controls "Hill Giant" and "Grizzly Bears"
    When Alice plays "Fierce Retribution" from library instead of its mana cost targeting "Hill Giant"
    Then the total cost of "Fierce Retribution" is {5}{W}
    When the stack resolves
    Then "Hill Giant" was destroyed
    And "Grizzly Bears" is 2/2

  @cr26:702.148a @cr26:601.2c.11
  Scenario: Fierce Retribution destroys an attacking creature for its cleave cost, too
    Given it is Bob's main phase
    And Bob controls "Hill Giant" and "Grizzly Bears"
    And Alice has "Fierce Retribution" in hand and can pay {5}{W}
    When Bob attacks with "Hill Giant"
    And Bob passes
    Then Alice can play "Fierce Retribution" instead of its mana cost targeting "Hill Giant"
    When Alice plays "Fierce Retribution" instead of its mana cost targeting "Hill Giant"
    Then the total cost of "Fierce Retribution" is {5}{W}
    When the stack resolves
    Then "Hill Giant" was destroyed
    And "Grizzly Bears" is in play

  @cr26:702.148a.2
  Scenario: Dig Up that Omniscience lets Alice cast for nothing finds only a basic land, and can't be cast for its cleave cost without mana
    Given Alice controls "Omniscience" and has "Dig Up" in hand
    And Alice has "Forest", "Hill Giant" and "Craw Wurm" as library
    Then Alice can't play "Dig Up" instead of its mana cost by "cleave" by rule 118.3
    And Alice can play "Dig Up" without paying its mana cost
    When Alice plays "Dig Up" without paying its mana cost
    And the stack resolves
    Then Alice may choose "Forest" for "Dig Up"
    And Alice may not choose "Hill Giant" for "Dig Up"
    When Alice chooses "Forest" for "Dig Up"
    Then Bob knows "Forest"
