@edition:2004-10 @edition:2005-02 @edition:2006-10 @edition:2026-01 @edition:2009-07 @edition:2013-07
Feature: Stoneforge Mystic

  @cr26:701.18b.2
  Scenario: Stoneforge Mystic finds Grafted Wargear, reveals it, and puts it onto the battlefield without its being cast
    Given Alice has "Stoneforge Mystic" in hand and can pay {1}{W} and can pay {1}{W}
    And Alice has "Sol Ring", "Grafted Wargear" and "Forest" as library
    And Bob has "Counterspell" in hand and can pay {U}{U}
    When Alice plays "Stoneforge Mystic"
    And the stack resolves
    And Alice says yes to "Stoneforge Mystic"
    Then Alice may not choose "Sol Ring" for "Stoneforge Mystic"
    And Alice may choose "Grafted Wargear" for "Stoneforge Mystic"
    When Alice chooses "Grafted Wargear" for "Stoneforge Mystic"
    Then "Grafted Wargear" is in Alice's hand
    And it happened once that "Grafted Wargear" was revealed
    And it happened once that Alice shuffled
    When the game goes on to Alice's next main phase
    And Alice activates "Stoneforge Mystic"
    And the top of the stack resolves
    And Alice chooses "Grafted Wargear" for "Stoneforge Mystic"
    Then Bob can't target "Grafted Wargear" with "Counterspell"
    And "Grafted Wargear" is in play under Alice's control
    And it happened never that "Grafted Wargear" was cast

  @cr26:701.18b.2
  Scenario: Stoneforge Mystic can put Bonesplitter from Alice's hand onto the battlefield, and not Sol Ring
    Given Alice controls "Stoneforge Mystic" and can pay {1}{W}
    And Alice has "Bonesplitter" and "Sol Ring" in hand
    When Alice activates "Stoneforge Mystic"
    And the stack resolves
    Then Alice may choose "Bonesplitter" for "Stoneforge Mystic"
    And Alice may not choose "Sol Ring" for "Stoneforge Mystic"
    When Alice chooses "Bonesplitter" for "Stoneforge Mystic"
    Then "Bonesplitter" is in play under Alice's control
    And Alice's hand holds "Sol Ring"
    And it happened never that "Bonesplitter" was cast

  @cr26:701.18b.2
  Scenario: Stoneforge Mystic finds Bonesplitter, and its ability can be activated without an Equipment card in hand, and does nothing
    Given Alice has "Stoneforge Mystic" as "first" in hand and can pay {1}{W}
    And Alice controls "Stoneforge Mystic" as "second" and can pay {1}{W}
    And Alice has "Sol Ring", "Bonesplitter" and "Forest" as library
    When Alice activates "second"
    And the stack resolves
    Then "second" is tapped
    And nobody is asked anything
    When Alice plays "first"
    And the stack resolves
    And Alice says yes to "first"
    And Alice chooses "Bonesplitter" for "first"
    Then "Bonesplitter" is in Alice's hand
