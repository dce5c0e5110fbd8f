Feature: Words that are given, in rulings of our own

  @may01:ours.103
  Scenario: What the Acolyte has given stays as it was given, whatever becomes of either text
    Given Alice controls "Crimson Acolyte", "Grizzly Bears" and can pay {W}
    And Alice has "Sleight of Mind" as "one" and "Sleight of Mind" as "two" in hand and can pay {U}{U}
    And Bob has "Glacial Ray" and "Twisted Image" in hand and can pay {1}{R}{U}
    Then the mana cost of "Crimson Acolyte" is {1}{W}
    And "Crimson Acolyte" is white
    And "Crimson Acolyte" is 1/1
    And Bob can play "Glacial Ray" targeting "Grizzly Bears"
    And Bob can't play "Glacial Ray" targeting "Crimson Acolyte" by rule 502.7b
    When Alice activates "bless" of "Crimson Acolyte" targeting "Grizzly Bears"
    And the stack resolves
    And Alice plays "one" targeting "Crimson Acolyte"
    And the stack resolves
    And Alice chooses the color "red"
    And Alice chooses the color "blue"
    And Alice plays "two" targeting "Grizzly Bears"
    And the stack resolves
    And Alice chooses the color "red"
    And Alice chooses the color "blue"
    Then Bob can't play "Glacial Ray" targeting "Grizzly Bears" by rule 502.7b
    And Bob can play "Twisted Image" targeting "Grizzly Bears"
    And Bob can play "Glacial Ray" targeting "Crimson Acolyte"
    And Bob can't play "Twisted Image" targeting "Crimson Acolyte" by rule 502.7b

  @may01:ours.103
  Scenario: What Grace gives to all is what its text says by now
    Given Alice controls "Absolute Grace" and "Grizzly Bears"
    And Alice has "Sleight of Mind" in hand and can pay {U}
    And Bob has "Glacial Ray" and "Terror" in hand and can pay {2}{R}{B}
    Then the mana cost of "Absolute Grace" is {1}{W}
    And "Absolute Grace" is white
    And "Absolute Grace" has exactly the type "enchantment"
    And Bob can play "Glacial Ray" targeting "Grizzly Bears"
    And Bob can't play "Terror" targeting "Grizzly Bears" by rule 409.1c
    When Alice plays "Sleight of Mind" targeting "Absolute Grace"
    And the stack resolves
    And Alice chooses the color "black"
    And Alice chooses the color "red"
    Then Bob can't play "Glacial Ray" targeting "Grizzly Bears" by rule 502.7b
    And Bob can play "Terror" targeting "Grizzly Bears"

  @may01:ours.100
  Scenario: Goblins walk where the King's text says by now, whatever becomes of their own
    Given Alice controls "Goblin King", "Goblin Raider" and "Akki Avalanchers"
    And Alice has "Magical Hack" as "one" and "Magical Hack" as "two" in hand and can pay {U}{U}
    And Bob controls "Mountain" and "Hill Giant"
    Then the mana cost of "Goblin King" is {1}{R}{R}
    And "Goblin King" is red
    And "Goblin King" is 2/2
    And "Goblin King" has exactly the types "creature" and "Goblin"
    And "Goblin Raider" is 3/3
    When Alice plays "one" targeting "Goblin Raider"
    And the stack resolves
    And Alice chooses the land type "Mountain"
    And Alice chooses the land type "Island"
    And Alice attacks with "Goblin King" and "Goblin Raider"
    Then Bob can't block "Goblin Raider" with "Hill Giant" by rule 502.6
    And Bob can block "Goblin King" with "Hill Giant"
    When Alice plays "two" targeting "Goblin King"
    And the stack resolves
    And Alice chooses the land type "Mountain"
    And Alice chooses the land type "Island"
    Then Bob can block "Goblin Raider" with "Hill Giant"
