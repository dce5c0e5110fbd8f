Feature: Skullsnatcher

  @bok:skullsnatcher.1
  Scenario Outline: Skullsnatcher can target <row> in the damaged player's graveyard
    Given Alice controls "Skullsnatcher"
    And Alice has "Serra Angel" in graveyard
    And Bob has "Grizzly Bears", "Craw Wurm" and "Island" in graveyard
    When Alice attacks with "Skullsnatcher"
    And combat damage is dealt
    And Alice targets <targets> for "Skullsnatcher"
    Then the ability of "Skullsnatcher" targets <targets>
    And Bob is at 18 life
    When the stack resolves
    Then Bob's graveyard holds <left>
    And Bob has <gone> in exile
    And "Serra Angel" is in Alice's graveyard

    Examples:
      | row       | targets                         | left                                      | gone     |
      | no card   | nothing                         | "Grizzly Bears", "Craw Wurm" and "Island" | no cards |
      | one card  | "Island"                        | "Grizzly Bears" and "Craw Wurm"           | 1 card   |
      | two cards | "Grizzly Bears" and "Craw Wurm" | "Island"                                  | 2 cards  |

  @bok:skullsnatcher.1
  Scenario: Skullsnatcher that enters by ninjutsu triggers for combat damage to a player, and a blocked one doesn't trigger
    Given Alice controls "Goblin Raider", "Pandemonium" and "Skullsnatcher" as "the blocked snatcher"
    And Alice has "Skullsnatcher" in hand and can pay {B}
    And Bob controls "Wall of Stone"
    And Bob has "Grizzly Bears", "Craw Wurm" and "Island" in graveyard
    When Alice attacks with "Goblin Raider" and "the blocked snatcher"
    And Bob blocks "the blocked snatcher" with "Wall of Stone"
    And Alice uses ninjutsu with "Skullsnatcher" returning "Goblin Raider"
    Then the total cost of the ninjutsu ability of "Skullsnatcher" is {B}
    When the top of the stack resolves
    And Alice targets Bob for "Pandemonium"
    And the stack resolves
    And as it resolves, Alice says yes to "Pandemonium"
    Then Bob is at 18 life
    When combat damage is dealt
    And Alice targets "Grizzly Bears" and "Island" for "Skullsnatcher"
    And the stack resolves
    Then "Grizzly Bears" and "Island" are removed from the game
    And "Craw Wurm" is in Bob's graveyard
    And "Skullsnatcher" is 2/1
    And "the blocked snatcher" has triggered never

  @bok:skullsnatcher.1
  Scenario: Skullsnatcher can't target three cards, or a card in another player's graveyard
    Given Alice controls "Skullsnatcher"
    And Alice has "Serra Angel" in graveyard
    And Bob has "Grizzly Bears", "Craw Wurm" and "Island" in graveyard
    When Alice attacks with "Skullsnatcher"
    And combat damage is dealt
    Then Alice may target nothing for "Skullsnatcher"
    And Alice may target "Craw Wurm" and "Island" for "Skullsnatcher"
    And Alice may not target "Grizzly Bears", "Craw Wurm" and "Island" for "Skullsnatcher"
    And Alice may not target "Grizzly Bears" and "Serra Angel" for "Skullsnatcher"
    When Alice targets "Craw Wurm" and "Island" for "Skullsnatcher"
    And the stack resolves
    Then "Craw Wurm" and "Island" are removed from the game
    And "Grizzly Bears" is in Bob's graveyard
