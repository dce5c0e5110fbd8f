Feature: The Shoals

  @bok:alternate-costs-spells.4
  Scenario: A Shoal in hand counts X as nothing, the Shoal on the stack as the number chosen
    Given Alice controls "Grizzly Bears"
    And Alice has "Blazing Shoal" as "the played Shoal" and "Blazing Shoal" as "the removed Shoal" in hand
    Then the converted mana cost of "the removed Shoal" is 2
    And the converted mana cost of "the played Shoal" is 2
    And Alice can't play "the played Shoal" with X = 4 removing "the removed Shoal" instead of its mana cost targeting "Grizzly Bears"
    And Alice can't play "the played Shoal" with X = 0 removing "the removed Shoal" instead of its mana cost targeting "Grizzly Bears"
    And Alice can play "the played Shoal" with X = 2 removing "the removed Shoal" instead of its mana cost targeting "Grizzly Bears"
    When Alice plays "the played Shoal" with X = 2 removing "the removed Shoal" instead of its mana cost targeting "Grizzly Bears"
    Then the converted mana cost of "the played Shoal" is 4
    And the converted mana cost of "the removed Shoal" is 2
    And "the removed Shoal" is removed from the game
    When the stack resolves
    Then "Grizzly Bears" is 4/2
    And the converted mana cost of "the played Shoal" is 2

  @bok:shining-shoal.2
  Scenario: The protected player shares a shield that is too small between oneself and a creature
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
  Scenario: The same shield may cover two creatures and leave the player out
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
  Scenario: A shield that is large enough takes all of it, and nobody has to choose
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
