Feature: Objects that a cost used

  @cr26:608.2h.5
  Scenario: An ability uses the mana value of the card that was exiled to pay for it
    Given Alice controls "Patient Gleaner"
    And Alice has "Hill Giant" and "Lava Spike" in graveyard
    When Alice activates "exile" of "Patient Gleaner" removing "Hill Giant"
    And the stack resolves
    Then Alice is at 24 life
    And "Lava Spike" is in Alice's graveyard

  @cr26:608.2h.5
  Scenario: An ability asks whether the discarded card was a land
    Given Alice controls "Patient Gleaner"
    And Alice has "Plains" and "Hill Giant" in hand
    And Alice has 3 "Swamp" as "leaf" as library
    When Alice activates "discard" of "Patient Gleaner" discarding "Plains"
    And the stack resolves
    Then Alice has 2 cards in hand
    When Alice activates "discard" of "Patient Gleaner" discarding "Hill Giant"
    And the stack resolves
    Then Bob is at 16 life

  @cr26:608.2h.5
  Scenario: An ability uses the toughness of the returned creature as it last was on the battlefield
    Given Alice controls "Patient Gleaner" and "Hill Giant"
    And "Hill Giant" gets +0/+2 until end of turn
    When Alice activates "bounce" of "Patient Gleaner" returning "Hill Giant"
    And the stack resolves
    Then Bob is at 15 life

  @cr26:608.2h.5
  Scenario: A spell knows the objects of its optional and alternative costs
    Given Alice has "Kindled Offering" and "Lightning Bolt" in hand
    And Alice controls "Hill Giant"
    When Alice plays "Kindled Offering" removing "Lightning Bolt" instead of its mana cost paying the optional cost "tithe" sacrificing "Hill Giant"
    And the stack resolves
    Then Bob is at 16 life

  @cr26:608.2h.5
  Scenario: Bloodshot Cyclops's ability uses the power of the sacrificed creature as it last was on the battlefield
    Given Alice controls "Bloodshot Cyclops", "Hill Giant" and "Craw Wurm"
    And "Hill Giant" gets +2/+0 until end of turn
    When Alice activates "hurl" of "Bloodshot Cyclops" sacrificing "Hill Giant" targeting Bob
    And the stack resolves
    Then Bob is at 15 life
    And "Craw Wurm" is in play
