Feature: Cards and spells that can't be played

  @cr26:101.2.4
  Scenario: With Experimental Frenzy, Alice can't cast a creature spell from hand, but can cast one from the top of the library
    Given Alice controls "Experimental Frenzy"
    And Alice has "Hill Giant" in hand and can pay {3}{R}
    And Alice has "Grizzly Bears" on top of library
    And Alice controls 2 "Forest"
    Then Alice can't play "Hill Giant" because of the ability "hold" of "Experimental Frenzy"
    When Alice casts "Grizzly Bears" from library
    And the stack resolves
    Then "Grizzly Bears" is 2/2

  @cr26:101.2.4 @cr26:601.1a.3
  Scenario: With Experimental Frenzy, Alice can't play a land from hand, but can play one from the top of the library
    Given Alice controls "Experimental Frenzy"
    And Alice has "Mountain" and "Hill Giant" in hand and can pay {3}{R}{3}{R}
    And Alice has "Mountain" as "the top one" and "Grizzly Bears" on top of library
    Then Alice can't play "Hill Giant" because of the ability "hold" of "Experimental Frenzy"
    And Alice can't play the land "Mountain" because of the ability "hold" of "Experimental Frenzy"
    When Alice plays the land "the top one" from library
    Then Alice controls "the top one"
    When Alice activates "stop" of "Experimental Frenzy"
    And the stack resolves
    Then "Experimental Frenzy" is in Alice's graveyard
    And Alice can play "Hill Giant"

  @cr26:101.2.6
  Scenario: Gaddock Teeg forbids Wrath of God, a noncreature spell with mana value 4, but not Serra Angel, a creature spell
    Given Alice has "Wrath of God", "Serra Angel" and "Raise the Alarm" in hand and can pay {3}{W}{W}
    And Bob controls "Gaddock Teeg"
    Then Alice can't play "Wrath of God" because of the ability "dear" of "Gaddock Teeg"
    And Alice can play "Raise the Alarm"
    And Alice can play "Serra Angel"
    When Alice plays "Serra Angel"
    And the stack resolves
    Then "Serra Angel" is in play
