Feature: Shining Shoal

  @bok:shining-shoal.1
  Scenario: Damage is redirected to a creature that is there
    Given Alice controls "Craw Wurm"
    And Alice has "Glacial Ray" in hand and can pay {1}{R}
    And Bob has "Shining Shoal" in hand and can pay {2}{W}{W}
    Then the mana cost of "Shining Shoal" is {X}{W}{W}
    And "Shining Shoal" is white
    And "Shining Shoal" has exactly the types "instant" and "Arcane"
    When Alice plays "Glacial Ray" targeting Bob
    And Bob plays "Shining Shoal" with X = 2 targeting "Craw Wurm"
    And the top of the stack resolves
    And as it resolves, Bob chooses the source "Glacial Ray"
    Then Bob is at 20 life
    When the stack resolves
    Then "Craw Wurm" has 2 damage marked
    And "Glacial Ray" has dealt 2 damage to "Craw Wurm"
    And Bob is at 20 life

  @bok:shining-shoal.1
  Scenario: Once the creature has left play nothing is redirected to it any more, not even when it is back
    Given Alice controls "Kumano, Master Yamabushi" and can pay {7}{R}{R}{R}{G}{G}
    And Alice controls "Craw Wurm"
    And Bob has "Shining Shoal" and "Boomerang" in hand and can pay {3}{W}{W}{U}{U}
    When Bob plays "Shining Shoal" with X = 3 targeting "Craw Wurm"
    And the stack resolves
    And as it resolves, Bob chooses the source "Kumano, Master Yamabushi"
    And Alice activates "Kumano, Master Yamabushi" targeting Bob
    And the stack resolves
    Then Bob is at 20 life
    And "Craw Wurm" has 1 damage marked
    When Bob plays "Boomerang" targeting "Craw Wurm"
    And the stack resolves
    And Alice activates "Kumano, Master Yamabushi" targeting Bob
    And the stack resolves
    Then Bob is at 19 life
    When Alice plays "Craw Wurm"
    And the stack resolves
    And Alice activates "Kumano, Master Yamabushi" targeting Bob
    And the stack resolves
    Then Bob is at 18 life
    And "Craw Wurm" has no damage marked

  @bok:shining-shoal.1
  Scenario: Once the land is no creature any more nothing is redirected to it either
    Given Alice controls "Kumano, Master Yamabushi" and can pay {2}{R}{R}
    And Alice controls "Stalking Stones" and can pay {6}
    And Bob controls "Soul Sculptor" and can pay {3}{W}{W}{W}
    And Bob has "Shining Shoal" in hand
    When Alice activates the second printed ability of "Stalking Stones"
    And the stack resolves
    And Bob plays "Shining Shoal" with X = 2 targeting "Stalking Stones"
    And the stack resolves
    And as it resolves, Bob chooses the source "Kumano, Master Yamabushi"
    And Alice activates "Kumano, Master Yamabushi" targeting Bob
    And the stack resolves
    Then Bob is at 20 life
    And "Stalking Stones" has 1 damage marked
    When Bob activates "Soul Sculptor" targeting "Stalking Stones"
    And the stack resolves
    Then "Stalking Stones" doesn't have the type "creature"
    When Alice activates "Kumano, Master Yamabushi" targeting Bob
    And the stack resolves
    Then Bob is at 19 life

  @bok:shining-shoal.2
  Scenario: The shield holds for one's creatures as for oneself, against one source, until X is used up
    Given Alice controls "Kumano, Master Yamabushi" and can pay {4}{R}{R}{R}{R}
    And Alice controls "Wall of Stone"
    And Alice has "Lava Spike" in hand and can pay {R}
    And Bob controls "Craw Wurm" owned by Alice
    And Bob has "Shining Shoal" in hand and can pay {2}{W}{W}
    When Bob plays "Shining Shoal" with X = 2 targeting Alice
    And the stack resolves
    And as it resolves, Bob chooses the source "Kumano, Master Yamabushi"
    And Alice activates "Kumano, Master Yamabushi" targeting "Wall of Stone"
    And the stack resolves
    Then "Wall of Stone" has 1 damage marked
    And Alice is at 20 life
    When Alice activates "Kumano, Master Yamabushi" targeting "Craw Wurm"
    And the stack resolves
    Then "Craw Wurm" has no damage marked
    And Alice is at 19 life
    When Alice plays "Lava Spike" targeting Bob
    And the stack resolves
    Then Bob is at 17 life
    And Alice is at 19 life
    When the game goes on to the second main phase
    And Alice activates "Kumano, Master Yamabushi" targeting Bob
    And the stack resolves
    Then Bob is at 17 life
    And Alice is at 18 life
    When Alice activates "Kumano, Master Yamabushi" targeting Bob
    And the stack resolves
    Then Bob is at 16 life
    And Alice is at 18 life

  @bok:shining-shoal.2
  Scenario: Combat damage of one attacker stays combat damage where it is redirected to
    Given Alice controls "Slith Firewalker" and "Craw Wurm"
    And Bob controls "Wall of Stone"
    And Bob has "Shining Shoal" in hand and can pay {1}{W}{W}
    When Alice attacks with "Slith Firewalker"
    And Bob blocks "Slith Firewalker" with "Wall of Stone"
    And Bob plays "Shining Shoal" with X = 1 targeting Alice
    And the stack resolves
    And as it resolves, Bob chooses the source "Slith Firewalker"
    And combat damage is dealt
    Then "Slith Firewalker" has dealt 1 combat damage to Alice
    And "Wall of Stone" has no damage marked
    And Alice is at 19 life
    When the stack resolves
    Then "Slith Firewalker" has 1 +1/+1 counter

  @bok:shining-shoal.2
  Scenario Outline: An attacker whose damage is turned on its own side has dealt combat damage to a player: <attacker>
    Given Alice controls "<attacker>"
    And Alice controls <beside>
    And Alice has "Grizzly Bears" in graveyard
    And Bob has "Shining Shoal" in hand and can pay {5}{W}{W}
    When Alice attacks with "<attacker>"
    And Bob doesn't block
    And Bob plays "Shining Shoal" with X = 5 targeting Alice
    And the stack resolves
    And as it resolves, Bob chooses the source "<attacker>"
    And combat damage is dealt
    Then "<attacker>" has dealt <damage> combat damage to Alice
    And Bob is at 20 life
    And "<trigger>" has triggered once

    Examples:
      | attacker                 | beside                                        | damage | trigger                  |
      | Higure, the Still Wind   | "Forest"                                      | 3      | Higure, the Still Wind   |
      | Ink-Eyes, Servant of Oni | "Forest"                                      | 5      | Ink-Eyes, Servant of Oni |
      | Ninja of the Deep Hours  | "Forest"                                      | 2      | Ninja of the Deep Hours  |
      | Okiba-Gang Shinobi       | "Forest"                                      | 3      | Okiba-Gang Shinobi       |
      | Slith Firewalker         | "Forest"                                      | 1      | Slith Firewalker         |
      | Hill Giant               | "Sakiko, Mother of Summer"                    | 3      | Sakiko, Mother of Summer |
      | Trained Armodon          | "Mark of Sakiko" attached to "Trained Armodon" | 3      | Trained Armodon          |

  @bok:shining-shoal.2
  Scenario: A Skullsnatcher whose damage is turned on its own side robs the graveyard of that player
    Given Alice controls "Skullsnatcher"
    And Alice has "Grizzly Bears" in graveyard
    And Bob has "Craw Wurm" in graveyard
    And Bob has "Shining Shoal" in hand and can pay {2}{W}{W}
    When Alice attacks with "Skullsnatcher"
    And Bob doesn't block
    And Bob plays "Shining Shoal" with X = 2 targeting Alice
    And the stack resolves
    And as it resolves, Bob chooses the source "Skullsnatcher"
    And combat damage is dealt
    Then Alice may target "Grizzly Bears" for "Skullsnatcher"
    And Alice may not target "Craw Wurm" for "Skullsnatcher"
    When Alice targets "Grizzly Bears" for "Skullsnatcher"
    And the stack resolves
    Then "Grizzly Bears" is removed from the game
    And "Skullsnatcher" has dealt 2 combat damage to Alice
    And Bob is at 20 life

  @bok:shining-shoal.2
  Scenario: What of the shield wasn't used up is gone with the turn
    Given Alice controls "Kumano, Master Yamabushi" and can pay {2}{R}{R}
    And Bob has "Shining Shoal" in hand and can pay {2}{W}{W}
    When Bob plays "Shining Shoal" with X = 2 targeting Alice
    And the stack resolves
    And as it resolves, Bob chooses the source "Kumano, Master Yamabushi"
    And Alice activates "Kumano, Master Yamabushi" targeting Bob
    And the stack resolves
    Then Alice is at 19 life
    And Bob is at 20 life
    When the turn ends
    And Alice activates "Kumano, Master Yamabushi" targeting Bob
    And the stack resolves
    Then Alice is at 19 life
    And Bob is at 19 life

  @bok:alternate-costs-spells.n1 @bok:alternate-costs-spells.n2
  Scenario: A white card of converted mana cost X pays for the Shoal, another card doesn't
    Given Alice has "Glacial Ray" in hand and can pay {1}{R}
    And Bob has "Shining Shoal", "Kami of Ancient Law", "Isamaru, Hound of Konda" and "Grizzly Bears" in hand
    When Alice plays "Glacial Ray" targeting Bob
    Then Bob can't play "Shining Shoal" with X = 2 removing "Grizzly Bears" instead of its mana cost targeting Alice by rule 409.1h
    And Bob can't play "Shining Shoal" with X = 2 removing "Isamaru, Hound of Konda" instead of its mana cost targeting Alice by rule 409.1h
    And Bob can't play "Shining Shoal" with X = 2 targeting Alice by rule 409.1h
    And Bob can play "Shining Shoal" with X = 1 removing "Isamaru, Hound of Konda" instead of its mana cost targeting Alice
    When Bob plays "Shining Shoal" with X = 2 removing "Kami of Ancient Law" instead of its mana cost targeting Alice
    Then "Kami of Ancient Law" is removed from the game
    And the converted mana cost of "Shining Shoal" is 4
    When the stack resolves
    And as it resolves, Bob chooses the source "Glacial Ray"
    Then Alice is at 18 life
    And Bob is at 20 life
