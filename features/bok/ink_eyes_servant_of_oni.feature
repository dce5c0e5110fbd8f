Feature: Ink-Eyes, Servant of Oni

  @bok:ink-eyes-servant-of-oni.1
  Scenario: Ink-Eyes can put a creature onto the battlefield that died at the same time as Ink-Eyes dealt combat damage
    Given Alice controls "Goblin Raider" and "Hill Giant"
    And Alice has "Ink-Eyes, Servant of Oni" in hand and can pay {3}{B}{B}
    And Bob controls "Trained Armodon"
    And Bob has "Glacial Ray" in graveyard
    When Alice attacks with "Goblin Raider" and "Hill Giant"
    And Bob blocks "Hill Giant" with "Trained Armodon"
    And Alice uses ninjutsu with "Ink-Eyes, Servant of Oni" returning "Goblin Raider"
    Then the total cost of the ninjutsu ability of "Ink-Eyes, Servant of Oni" is {3}{B}{B}
    When the stack resolves
    And combat damage is dealt
    Then Bob is at 15 life
    And "Trained Armodon" is in Bob's graveyard
    And "Hill Giant" is in Alice's graveyard
    And the second printed ability of "Ink-Eyes, Servant of Oni" targets "Trained Armodon"
    When the stack resolves
    And as it resolves, Alice says yes to "Ink-Eyes, Servant of Oni"
    Then "Trained Armodon" is in play under Alice's control
    And "Trained Armodon" is a new object
    And "Hill Giant" is in Alice's graveyard

  @bok:ink-eyes-servant-of-oni.1
  Scenario: Ink-Eyes that is blocked regenerates and kills the blocker, but doesn't trigger
    Given Alice controls "Ink-Eyes, Servant of Oni" and "Grizzly Bears" and can pay {1}{B}
    And Bob controls "Craw Wurm"
    When Alice attacks with "Ink-Eyes, Servant of Oni" and "Grizzly Bears"
    And Bob blocks "Ink-Eyes, Servant of Oni" with "Craw Wurm"
    And Alice activates the third printed ability of "Ink-Eyes, Servant of Oni"
    Then the total cost of the third printed ability of "Ink-Eyes, Servant of Oni" is {1}{B}
    And "Ink-Eyes, Servant of Oni" is 5/4
    When the stack resolves
    And combat damage is dealt
    Then "Craw Wurm" is in Bob's graveyard
    And "Ink-Eyes, Servant of Oni" is in play under Alice's control
    And "Ink-Eyes, Servant of Oni" is tapped
    And "Ink-Eyes, Servant of Oni" has triggered never
    And Bob is at 18 life

  @bok:ink-eyes-servant-of-oni.1
  Scenario: Ink-Eyes triggers for combat damage to a player, and not for noncombat damage
    Given Alice controls "Pandemonium" and "Goblin Raider"
    And Alice has "Ink-Eyes, Servant of Oni" in hand and can pay {3}{B}{B}
    And Bob has "Trained Armodon" in graveyard
    When Alice attacks with "Goblin Raider"
    And Bob doesn't block
    And Alice uses ninjutsu with "Ink-Eyes, Servant of Oni" returning "Goblin Raider"
    And the top of the stack resolves
    And Alice targets Bob for "Pandemonium"
    And the stack resolves
    And as it resolves, Alice says yes to "Pandemonium"
    Then Bob is at 15 life
    And "Trained Armodon" is in Bob's graveyard
    When combat damage is dealt
    And the top of the stack resolves
    And as it resolves, Alice says yes to "Ink-Eyes, Servant of Oni"
    And Alice targets Bob for "Pandemonium"
    Then "Trained Armodon" is in play under Alice's control
    And Bob is at 10 life

  @bok:ink-eyes-servant-of-oni.1
  Scenario: The controller of Ink-Eyes may leave the targeted creature card in the graveyard
    Given Alice controls "Ink-Eyes, Servant of Oni" and "Hill Giant"
    And Bob controls "Trained Armodon"
    When Alice attacks with "Ink-Eyes, Servant of Oni" and "Hill Giant"
    And Bob blocks "Hill Giant" with "Trained Armodon"
    And combat damage is dealt
    Then the second printed ability of "Ink-Eyes, Servant of Oni" targets "Trained Armodon"
    When the stack resolves
    And as it resolves, Alice says no to "Ink-Eyes, Servant of Oni"
    Then "Trained Armodon" is in Bob's graveyard
    And Bob is at 15 life
