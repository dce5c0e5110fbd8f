Feature: What damage comes to, in rulings of our own

  @htg:ours.380
  Scenario: A circle keeps no creature of the Beast's controller off, and keeps its shield
    Given Alice controls "Questing Beast" and "Hill Giant"
    And Bob controls "Circle of Protection: Red", "Grizzly Bears" and "Craw Wurm"
    And Bob can pay {1}
    Then the mana cost of "Questing Beast" is {2}{G}{G}
    And "Questing Beast" has exactly the types "legendary", "creature" and "Beast"
    And "Questing Beast" is 4/4
    And "Questing Beast" is green
    And "Questing Beast" has exactly "vigilance", "deathtouch" and "haste"
    When Bob activates "Circle of Protection: Red"
    And the stack resolves
    And as it resolves, Bob chooses the source "Hill Giant"
    Then it happened once that the ability of "Circle of Protection: Red" resolved
    When Alice attacks with "Hill Giant" and "Questing Beast"
    Then Bob can't block "Questing Beast" with "Grizzly Bears" by rule 509.1b
    And Bob can block "Hill Giant" with "Grizzly Bears"
    And Bob can block "Questing Beast" with "Craw Wurm"
    When Bob doesn't block
    And combat damage is dealt
    Then Bob is at 13 life
    And "Hill Giant" has dealt 3 damage to Bob
    And "Questing Beast" is untapped
    And the stack is empty

  @htg:ours.380
  Scenario: The shield that combat damage went through is still there for other damage
    Given Alice controls "Questing Beast" and "Frostwielder"
    And Alice has "Psychic Puppetry" in hand and can pay {1}{U}
    And Bob controls "Circle of Protection: Red" and can pay {1}
    When Bob activates "Circle of Protection: Red"
    And the stack resolves
    And as it resolves, Bob chooses the source "Frostwielder"
    And Alice attacks with "Frostwielder"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 19 life
    When Alice casts "Psychic Puppetry" targeting "Frostwielder"
    And the stack resolves
    And as it resolves, Alice says yes to "Psychic Puppetry"
    And as it resolves, Alice chooses the option "untap" for "Psychic Puppetry"
    And Alice activates "chill" of "Frostwielder" targeting Bob
    And the stack resolves
    Then Bob is at 19 life
    And it happened once that "Frostwielder" was untapped

  @htg:ours.380
  Scenario: For the turn nothing keeps damage off, and life isn't gained
    Given Alice has "Skullcrack" in hand and can pay {1}{R}
    And Alice controls "Hill Giant"
    And Bob controls "Circle of Protection: Red" and can pay {1}{1}
    And Bob has "Healing Salve" in hand and can pay {W}
    Then the mana cost of "Skullcrack" is {1}{R}
    And "Skullcrack" has exactly the type "instant"
    And "Skullcrack" is red
    When Alice casts "Skullcrack" targeting Bob
    And Bob in response activates "Circle of Protection: Red"
    And the top of the stack resolves
    And as it resolves, Bob chooses the source "Skullcrack"
    And the stack resolves
    Then Bob is at 17 life
    When Bob casts "Healing Salve" choosing "gain" targeting Bob
    And the stack resolves
    Then Bob is at 17 life
    When Bob activates "Circle of Protection: Red"
    And the stack resolves
    And as it resolves, Bob chooses the source "Hill Giant"
    And Alice attacks with "Hill Giant"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 14 life

  @htg:ours.383
  Scenario: Damage that the Beast deals to a player reaches a planeswalker of that player, too
    Given Alice controls "Questing Beast"
    And Bob controls "Jace Beleren" with 5 loyalty counters
    When Alice attacks with "Questing Beast" attacking Bob
    And Bob doesn't block
    And combat damage is dealt
    And Alice targets "Jace Beleren" for "Questing Beast"
    And the stack resolves
    Then Bob is at 16 life
    And "Jace Beleren" has 1 loyalty counter

  @htg:ours.381
  Scenario: The Elf's damage is poison for a player
    Given Alice controls "Glistener Elf"
    And Bob has 9 poison counters
    Then the mana cost of "Glistener Elf" is {G}
    And "Glistener Elf" has exactly the types "creature", "Phyrexian", "Elf" and "Warrior"
    And "Glistener Elf" is 1/1
    And "Glistener Elf" is green
    And "Glistener Elf" has exactly "infect"
    When Alice attacks with "Glistener Elf"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 20 life
    And Bob has 10 poison counters
    And Bob has lost the game

  @htg:ours.381
  Scenario: A creature is dealt counters for it
    Given Alice controls "Glistener Elf"
    And Bob controls "Hill Giant"
    When Alice attacks with "Glistener Elf"
    And Bob blocks "Glistener Elf" with "Hill Giant"
    And combat damage is dealt
    Then "Hill Giant" has 1 -1/-1 counter
    And "Hill Giant" has 0 damage marked
    And "Hill Giant" is 2/2
