Feature: Shining Shoal

  @bok:shining-shoal.1
  Scenario: Shining Shoal redirects the damage of Glacial Ray to the target creature
    Given Alice controls "Craw Wurm"
    And Alice has "Glacial Ray" in hand and can pay {1}{R}
    And Bob has "Shining Shoal" in hand and can pay {2}{W}{W}
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
  Scenario: Shining Shoal redirects nothing once its target creature has left, even if that creature's card is cast again
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
  Scenario: Shining Shoal redirects nothing once its target is no longer a creature
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
  Scenario: Shining Shoal redirects up to X damage that the chosen source would deal to Bob and to Bob's creatures
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
  Scenario: Combat damage that Shining Shoal redirects to a player is still combat damage of the attacker
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
  Scenario Outline: Combat damage of <attacker> that is redirected to Alice triggers as combat damage to a player
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
  Scenario: Skullsnatcher whose combat damage is redirected to Alice targets cards in Alice's graveyard
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
  Scenario: Shining Shoal redirects no damage after the turn ends, even if it has redirected less than X damage
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
  Scenario: Shining Shoal can be cast by exiling a white card with mana value X, and with no other card
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

  @bok:shining-shoal.2
  Scenario: If 1 damage each is dealt to Bob and two creatures, Shining Shoal with X = 2 can protect Bob and one creature
    Given Alice has "Dry Spell" in hand and can pay {1}{B}
    And Bob controls "Grizzly Bears" and "Hill Giant"
    And Bob has "Shining Shoal" in hand and can pay {2}{W}{W}
    When Alice plays "Dry Spell"
    And Bob plays "Shining Shoal" with X = 2 targeting Alice
    And the stack resolves
    And Bob chooses the source "Dry Spell"
    And Bob divides 1 to Bob and 1 to "Grizzly Bears"
    Then Alice is at 17 life
    And Bob is at 20 life
    And "Grizzly Bears" has no damage marked
    And "Hill Giant" has 1 damage marked

  @bok:shining-shoal.2
  Scenario: If 1 damage each is dealt to Bob and two creatures, Shining Shoal with X = 2 can protect both creatures and not Bob
    Given Alice has "Dry Spell" in hand and can pay {1}{B}
    And Bob controls "Grizzly Bears" and "Hill Giant"
    And Bob has "Shining Shoal" in hand and can pay {2}{W}{W}
    When Alice plays "Dry Spell"
    And Bob plays "Shining Shoal" with X = 2 targeting Alice
    And the stack resolves
    And Bob chooses the source "Dry Spell"
    Then Bob is asked for a division
    When Bob divides 1 to "Grizzly Bears" and 1 to "Hill Giant"
    Then Alice is at 17 life
    And Bob is at 19 life
    And "Grizzly Bears" and "Hill Giant" are in play
    And "Grizzly Bears" has no damage marked
    And "Hill Giant" has no damage marked

  @bok:shining-shoal.2
  Scenario: If 1 damage each is dealt to Bob and two creatures, Shining Shoal with X = 3 redirects it all without a choice
    Given Alice has "Dry Spell" in hand and can pay {1}{B}
    And Bob controls "Grizzly Bears" and "Hill Giant"
    And Bob has "Shining Shoal" in hand and can pay {3}{W}{W}
    When Alice plays "Dry Spell"
    And Bob plays "Shining Shoal" with X = 3 targeting Alice
    And the stack resolves
    And Bob chooses the source "Dry Spell"
    Then Alice is at 16 life
    And Bob is at 20 life
    And Bob was asked for a division never
    And "Grizzly Bears" has no damage marked
    And "Hill Giant" has no damage marked
