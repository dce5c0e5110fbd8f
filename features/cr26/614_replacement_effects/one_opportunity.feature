Feature: A replacement effect applies once to an event

  @cr26:614.5
  Scenario: Two Furnaces of Rath quadruple the damage of Glacial Ray
    Given Alice controls 2 "Furnace of Rath" as "furnace"
    And Alice has "Glacial Ray" in hand and can pay {1}{R}
    When Alice plays "Glacial Ray" targeting Bob
    And the stack resolves
    And as it resolves, Bob applies "furnace 1" first
    Then Bob is at 12 life

  @cr26:614.5.4
  Scenario: Breath of Learning makes Alice draw three cards instead of gaining 3 life, and doesn't replace the gain of 5 life with which Words of Worship replaces the first draw
    Given Alice controls "Breath of Learning" and "Words of Worship" and can pay {1}
    And Alice has "Healing Salve" as "first" and "Healing Salve" as "second" in hand and can pay {W}{W}
    And Alice has 9 "Plains" as "page" as library
    When Alice activates "Words of Worship"
    And the stack resolves
    And Alice plays "first" choosing "gain" targeting Alice
    And the stack resolves
    Then Alice is at 25 life
    And Alice has drawn 2 cards
    When Alice plays "second" choosing "gain" targeting Alice
    And the stack resolves
    Then Alice is at 25 life
    And Alice has drawn 5 cards

  @cr26:614.5.2
  Scenario: A creature with vulnerability to red and vulnerability to instants takes four times the damage of a red instant
    Given Alice has "Glacial Ray" in hand and can pay {1}{R}
    And Bob controls "Twice-Dried Colossus"
    When Alice casts "Glacial Ray" targeting "Twice-Dried Colossus"
    And the stack resolves
    Then "Twice-Dried Colossus" has 8 damage marked

  @cr26:614.5.2
  Scenario: A creature with vulnerability to red takes twice the damage of a red creature, and the usual damage of a green creature
    Given Alice controls "Hill Giant" and "Grizzly Bears"
    And Bob controls "Twice-Dried Colossus" as "the scorched Colossus" and "Twice-Dried Colossus" as "the mauled Colossus"
    When Alice attacks with "Hill Giant" and "Grizzly Bears"
    And Bob blocks "Hill Giant" with "the scorched Colossus" and "Grizzly Bears" with "the mauled Colossus"
    And combat damage is dealt
    Then "the scorched Colossus" has 6 damage marked
    And "the mauled Colossus" has 2 damage marked
