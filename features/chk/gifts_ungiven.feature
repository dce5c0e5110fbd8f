Feature: Gifts Ungiven
  @chk:gifts-ungiven.1
  Scenario: Gifts Ungiven that finds three cards puts two into the graveyard and one into hand
    Given Alice has "Gifts Ungiven" in hand and can pay {3}{U}
    And Alice has "Glacial Ray", "Kodama's Might" and "Boomerang" on top of library
    When Alice plays "Gifts Ungiven" targeting Bob
    And the stack resolves
    And as it resolves, Alice chooses "Glacial Ray", "Kodama's Might" and "Boomerang" for "Gifts Ungiven"
    Then it happened at once that "Glacial Ray" was revealed and "Kodama's Might" was revealed and "Boomerang" was revealed
    When as it resolves, Bob chooses "Glacial Ray" and "Kodama's Might" for "Gifts Ungiven"
    Then "Glacial Ray" and "Kodama's Might" are in Alice's graveyard
    And "Boomerang" is in Alice's hand
    And it happened once that Alice shuffled

  @chk:gifts-ungiven.1
  Scenario: Gifts Ungiven that finds two cards puts both into the graveyard
    Given Alice has "Gifts Ungiven" in hand and can pay {3}{U}
    And Alice has "Glacial Ray" and "Kodama's Might" on top of library
    When Alice plays "Gifts Ungiven" targeting Bob
    And the stack resolves
    And as it resolves, Alice chooses "Glacial Ray" and "Kodama's Might" for "Gifts Ungiven"
    Then "Glacial Ray" and "Kodama's Might" are in Alice's graveyard
    And Alice has 0 cards in hand

  @chk:gifts-ungiven.1
  Scenario: Gifts Ungiven that finds four cards with different names puts two into the graveyard and two into hand
    Given Alice has "Gifts Ungiven" in hand and can pay {3}{U}
    And Alice has "Glacial Ray" as "ray", "Kodama's Might", "Boomerang", "Terror" and "Glacial Ray" as "the other ray" on top of library
    When Alice plays "Gifts Ungiven" targeting Bob
    And the stack resolves
    Then Alice may choose "ray", "Kodama's Might" and "Boomerang"
    And Alice may not choose "ray", "the other ray" and "Boomerang"
    When as it resolves, Alice chooses "ray", "Kodama's Might", "Boomerang" and "Terror" for "Gifts Ungiven"
    And as it resolves, Bob chooses "ray" and "Terror" for "Gifts Ungiven"
    Then "ray" and "Terror" are in Alice's graveyard
    And "Kodama's Might" and "Boomerang" are in Alice's hand

  @chk:gifts-ungiven.1
  Scenario: Gifts Ungiven that finds one card puts it into the graveyard
    Given Alice has "Gifts Ungiven" in hand and can pay {3}{U}
    And Alice has "Glacial Ray" and "Kodama's Might" on top of library
    When Alice plays "Gifts Ungiven" targeting Bob
    And the stack resolves
    And as it resolves, Alice chooses "Glacial Ray" for "Gifts Ungiven"
    Then "Glacial Ray" is in Alice's graveyard
    And it happened once that "Glacial Ray" was revealed
    And "Kodama's Might" is in Alice's library
    And it happened never that "Kodama's Might" was revealed
    And Alice has 0 cards in hand
    And it happened once that Alice shuffled

  @chk:gifts-ungiven.1
  Scenario: The controller of Gifts Ungiven may find no card although the library has some
    Given Alice has "Gifts Ungiven" in hand and can pay {3}{U}
    And Alice has "Glacial Ray" and "Kodama's Might" on top of library
    When Alice plays "Gifts Ungiven" targeting Bob
    And the stack resolves
    And as it resolves, Alice chooses nothing for "Gifts Ungiven"
    Then Alice's graveyard holds "Gifts Ungiven"
    And Alice has 0 cards in hand
    And "Glacial Ray" and "Kodama's Might" are in Alice's library
    And it happened once that Alice searched
    And it happened once that Alice shuffled

  @chk:gifts-ungiven.1
  Scenario: Gifts Ungiven targets an opponent and finds at most four cards in its controller's library
    Given it is Bob's upkeep
    And Alice has "Gifts Ungiven" in hand and can pay {3}{U}
    And Alice has "Glacial Ray", "Kodama's Might", "Boomerang", "Terror" and "Naturalize" on top of library
    And Bob has "Counterspell" on top of library and controls "Grizzly Bears"
    Then Alice can target only Bob with "Gifts Ungiven"
    When Alice plays "Gifts Ungiven" targeting Bob
    Then the total cost of "Gifts Ungiven" is {3}{U}
    When the stack resolves
    Then Alice may choose "Glacial Ray", "Kodama's Might", "Boomerang" and "Terror"
    And Alice may not choose "Glacial Ray", "Kodama's Might", "Boomerang", "Terror" and "Naturalize"
    And Alice may not choose "Counterspell"
    When Alice chooses "Glacial Ray" and "Terror"
    Then "Glacial Ray" and "Terror" are in Alice's graveyard
    And it happened never that Bob shuffled
