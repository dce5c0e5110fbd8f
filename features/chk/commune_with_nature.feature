Feature: Commune with Nature
  @chk:commune-with-nature.1
  Scenario: If its controller takes no creature card, Commune with Nature puts all five cards on the bottom of the library
    Given Alice has "Commune with Nature" in hand and can pay {G}
    And Alice has "Grizzly Bears", "Forest", "Island", "Swamp", "Mountain" and "Hill Giant" on top of library
    When Alice plays "Commune with Nature"
    And the stack resolves
    Then Alice may choose "Grizzly Bears"
    And Alice may not choose "Forest"
    And Alice may not choose "Hill Giant"
    When as it resolves, Alice chooses nothing for "Commune with Nature"
    And as it resolves, Alice puts "Swamp", "Grizzly Bears", "Mountain", "Forest" and "Island" in this order for "Commune with Nature"
    Then the top of Alice's library is "Hill Giant"
    And the bottom of Alice's library is "Swamp", "Grizzly Bears", "Mountain", "Forest" and "Island"
    And Alice has 0 cards in hand
    And it happened never that "Grizzly Bears" was revealed
    And Bob doesn't know "Grizzly Bears"

  @chk:commune-with-nature.1
  Scenario: If none of the five cards is a creature card, Commune with Nature puts all five on the bottom of the library
    Given Alice has "Commune with Nature" in hand and can pay {G}
    And Alice has "Plains", "Forest", "Island", "Swamp", "Mountain" and "Hill Giant" on top of library
    When Alice plays "Commune with Nature"
    And the stack resolves
    And as it resolves, Alice puts "Mountain", "Swamp", "Island", "Forest" and "Plains" in this order for "Commune with Nature"
    Then the bottom of Alice's library is "Mountain", "Swamp", "Island", "Forest" and "Plains"
    And the top of Alice's library is "Hill Giant"
    And Alice has 0 cards in hand

  @chk:commune-with-nature.1
  Scenario: Commune with Nature puts the revealed creature card into hand and the other four cards on the bottom of the library
    Given Alice has "Commune with Nature" in hand and can pay {G}
    And Alice has "Grizzly Bears", "Forest", "Island", "Swamp" and "Mountain" on top of library
    When Alice plays "Commune with Nature"
    And the stack resolves
    And as it resolves, Alice chooses "Grizzly Bears" for "Commune with Nature"
    And as it resolves, Alice puts "Forest", "Island", "Swamp" and "Mountain" in this order for "Commune with Nature"
    Then "Grizzly Bears" is in Alice's hand
    And Bob knows "Grizzly Bears"
    And Bob doesn't know "Forest"
    And the bottom of Alice's library is "Forest", "Island", "Swamp" and "Mountain"

  @chk:commune-with-nature.1
  Scenario: Only the controller of Commune with Nature sees the five cards and puts them on the bottom of the library in any order
    Given Alice has "Commune with Nature" in hand and can pay {G}
    And Alice has "Grizzly Bears", "Forest", "Island", "Swamp", "Mountain" and "Hill Giant" on top of library
    When Alice plays "Commune with Nature"
    Then the total cost of "Commune with Nature" is {G}
    And Alice doesn't know "Grizzly Bears" and "Mountain"
    When the stack resolves
    Then Alice knows "Grizzly Bears", "Forest", "Island", "Swamp" and "Mountain"
    And Alice doesn't know "Hill Giant"
    And Bob doesn't know "Forest" and "Island"
    When Alice chooses nothing
    Then Alice is asked for an order by "Commune with Nature"
    When Alice puts "Swamp", "Grizzly Bears", "Mountain", "Forest" and "Island" in this order
    Then the bottom of Alice's library is "Swamp", "Grizzly Bears", "Mountain", "Forest" and "Island"
    And "Commune with Nature" is in Alice's graveyard
    And Bob doesn't know "Grizzly Bears", "Forest", "Island", "Swamp" and "Mountain"
