Feature: Cards go to their owners' graveyards

  @cr26:400.3 @cr26:400.7f
  Scenario Outline: <stolen> that Bob controls and Alice owns isn't in Bob's graveyard, so it doesn't return to a hand
    Given Bob controls "<land>" and "<stolen>" owned by Alice
    And "<stolen>" is attached to "<land>"
    And Bob controls "<own land>" and "<own>" attached to "<own land>"
    And Alice has "Armageddon" in hand and can pay {3}{W}
    When Alice plays "Armageddon"
    And the stack resolves
    And Bob puts "<stolen>" and "<own>" in this order
    And Bob says yes to "<own>"
    Then "<stolen>" is in Alice's graveyard
    And "<own>" is in Bob's hand

    Examples:
      | stolen              | land     | own                 | own land |
      | Genju of the Cedars | Forest   | Genju of the Spires | Mountain |
      | Genju of the Falls  | Island   | Genju of the Spires | Mountain |
      | Genju of the Fens   | Swamp    | Genju of the Spires | Mountain |
      | Genju of the Fields | Plains   | Genju of the Spires | Mountain |
      | Genju of the Realm  | Plains   | Genju of the Spires | Mountain |
      | Genju of the Spires | Mountain | Genju of the Cedars | Forest   |
